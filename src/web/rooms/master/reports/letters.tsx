import { reportLines } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

/** Private reports of the turn, each to be copied into a letter. */
export function Letters({ turn }: { turn: number }) {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const reports = master.turns.find((one) => one.turn === turn)?.reports ?? [];
  return (
    <Card title={t('reports.private')} actions={<Clauses ids={['twelve-rooms:G.7']} />}>
      <p className="quiet small">{t('reports.privateText')}</p>
      {reports.length === 0 && <p>{t('reports.noPrivate')}</p>}
      <ul className="rm-letters">
        {reports.map((report) => {
          const nick = names.nick(report.player);
          const lines = reportLines(report, names.said, names.lang).map(({ text }) => text);
          return (
            <li key={report.player}>
              <details className="org-why">
                <summary>{nick}</summary>
                <div className="rm-letter">
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </details>
              <CopyButton text={lines.join('\n')} label={t('reports.copyOf', { nick })}>
                {t('report.copy')}
              </CopyButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
