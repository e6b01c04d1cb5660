import { reportLines } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Card } from '../../../ui/card.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { useNames } from '../lib/names.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';

/** Private reports the player has got, the latest first. */
export function PlayerReports({ player }: { player: MasterPlayer }) {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const got = master.turns
    .flatMap(({ reports }) => reports.filter((report) => report.player === player.id))
    .reverse();
  if (got.length === 0) return null;
  return (
    <Card title={t('player.reports')}>
      {got.map((report, index) => {
        const lines = reportLines(report, names.said, names.lang).map(({ text }) => text);
        return (
          <details key={report.turn} className="org-why" open={index === 0}>
            <summary>{t('common.turnN', { n: report.turn })}</summary>
            <div className="rm-letter">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <CopyButton text={lines.join('\n')}>{t('report.copy')}</CopyButton>
            </div>
          </details>
        );
      })}
    </Card>
  );
}
