/** Private reports, one player at a time, as he will get his. */
import { useState } from 'react';
import { reportLines } from '../../../../rulebooks/twelve-rooms/describe.js';
import type { Report } from '../../../../rulebooks/twelve-rooms/shapes.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

export function PrivateReports({ reports }: { reports: Report[] }) {
  const { id } = useRooms();
  const t = useMaster();
  const names = useNames();
  const [player, setPlayer] = useState(reports[0]?.player ?? '');
  const at = reports.findIndex((one) => one.player === player);
  const report = reports[at];
  if (!report) return <p className="quiet">{t('outcome.noReports')}</p>;
  const lines = reportLines(report, names.said, names.lang);
  const step = (by: number) =>
    setPlayer(reports[(at + by + reports.length) % reports.length]?.player ?? player);
  return (
    <div className="stack-tight">
      <div className="rm-as">
        <Button variant="ghost" icon="left" aria-label={t('outcome.previous')} onClick={() => step(-1)}>
          {' '}
        </Button>
        <SelectField
          label={t('outcome.as')}
          value={player}
          options={reports.map((one) => ({ value: one.player, title: names.nick(one.player) }))}
          onChange={setPlayer}
        />
        <Button variant="ghost" icon="right" aria-label={t('outcome.next')} onClick={() => step(1)}>
          {' '}
        </Button>
      </div>
      <article className="rm-letter" aria-live="polite">
        <h3>{t('report.title', { n: report.turn, nick: names.nick(player) })}</h3>
        {lines.map(({ text, clauses, rulings }) => (
          <p key={text}>
            {text} <Clauses ids={clauses} rulings={rulings} />
          </p>
        ))}
      </article>
      <div className="row">
        <CopyButton text={lines.map(({ text }) => text).join('\n')}>{t('report.copy')}</CopyButton>
        <a
          className="button button-ghost"
          href={`/g/${encodeURIComponent(id)}?as=player:${player}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('outcome.whole')}
        </a>
      </div>
      <p className="quiet small">{t('outcome.outOfGame')}</p>
    </div>
  );
}
