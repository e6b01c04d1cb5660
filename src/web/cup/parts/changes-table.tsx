import type { Difference } from '../../../engine/diff.js';
import { points } from '../../../texts/numbers.js';
import { useLang } from '../../app/prefs.js';
import { Table } from '../../ui/table.js';
import { standingsChanges } from '../lib/after.js';
import { useCup, useCupGame, useCupNames } from '../lib/use.js';

/** Who moves in the standings, and from where to where. */
export function StandingsChanges({ differences }: { differences: readonly Difference[] }) {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const names = useCupNames();
  const changes = standingsChanges(view.desk?.standings ?? [], differences);
  if (changes.length === 0) return <p className="quiet">{t('changes.none')}</p>;
  const place = (value: number | null | undefined) => (value == null ? '—' : String(value));
  const sum = (value: number | undefined) => (value === undefined ? '—' : points(value, lang));
  return (
    <Table
      caption={t('changes.title')}
      rows={changes}
      rowKey={({ player }) => player}
      columns={[
        { key: 'nick', title: t('row.player'), head: true, cell: ({ player }) => names.nick(player) },
        {
          key: 'place',
          title: t('row.place'),
          cell: ({ before, after }) =>
            before?.place === after?.place ? (
              place(after?.place)
            ) : (
              <span>
                <s className="quiet">{place(before?.place)}</s> → <b>{place(after?.place)}</b>
              </span>
            ),
        },
        {
          key: 'points',
          title: t('row.points'),
          cell: ({ before, after }) =>
            before?.points === after?.points ? (
              sum(after?.points)
            ) : (
              <span>
                <s className="quiet">{sum(before?.points)}</s> → <b>{sum(after?.points)}</b>
              </span>
            ),
        },
      ]}
    />
  );
}
