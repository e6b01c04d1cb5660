import type { ClanView } from '../../rulebooks/race/view.js';
import { useSeason, useSides } from '../app/game.js';
import { useNarrow } from '../ui/narrow.js';
import { SideChip } from '../ui/side-chip.js';
import { type Column, Table } from '../ui/table.js';
import { LandWhy, PositionWhy } from './clan-why.js';
import { standings } from './frames.js';
import { NextMove } from './next-move.js';
import { useS } from './say.js';

/** Clans from the nearest to the finish, with what waits for their next move. */
export function StandingsTable({ brief }: { brief?: boolean }) {
  const { view } = useSeason();
  const side = useSides();
  const s = useS();
  const narrow = useNarrow();
  const columns: Column<ClanView>[] = [
    {
      key: 'clan',
      title: s('table.clan'),
      head: true,
      cell: (clan) => (
        <span className="stack-tight">
          <SideChip side={side(clan.id)} short size={narrow ? 'small' : 'normal'} />
          {narrow && !brief && <Ahead clan={clan} />}
        </span>
      ),
    },
    {
      key: 'position',
      title: s('table.position'),
      numeric: true,
      cell: (clan) => <PositionWhy clan={clan} />,
    },
    { key: 'cells', title: s('table.cells'), numeric: true, cell: (clan) => <LandWhy clan={clan} /> },
  ];
  // On a phone it stands under the name: four columns are too wide for it.
  if (!brief && !narrow) {
    columns.push({
      key: 'next',
      title: s('table.next'),
      cell: (clan) => <Ahead clan={clan} />,
    });
  }
  return (
    <Table
      caption={s('season.table')}
      columns={columns}
      rows={standings(view)}
      rowKey={(clan) => clan.id}
      rowClass={(clan) => (clan.id === view.me?.clan ? 'row-mine' : undefined)}
    />
  );
}

/** What waits for the clan's next move; nothing for most. */
function Ahead({ clan }: { clan: ClanView }) {
  const s = useS();
  if (clan.modifiers.length === 0 && clan.skips === 0 && !clan.roulette) return null;
  return (
    <span className="row">
      {clan.modifiers.length > 0 && <NextMove clan={clan} />}
      {clan.skips > 0 && <span className="tag tag-warn">{s('table.skip')}</span>}
      {clan.roulette && <span className="tag tag-warn">{s('table.roulette')}</span>}
    </span>
  );
}
