import type { ClanView } from '../../rulebooks/mafia-2018/view.js';
import { useSeason, useSides } from '../app/game.js';
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
  const columns: Column<ClanView>[] = [
    {
      key: 'clan',
      title: s('table.clan'),
      head: true,
      cell: (clan) => <SideChip side={side(clan.id)} short />,
    },
    {
      key: 'position',
      title: s('table.position'),
      numeric: true,
      cell: (clan) => <PositionWhy clan={clan} />,
    },
    { key: 'cells', title: s('table.cells'), numeric: true, cell: (clan) => <LandWhy clan={clan} /> },
  ];
  if (!brief) {
    columns.push({
      key: 'next',
      title: s('table.next'),
      cell: (clan) => (
        <span className="row">
          {clan.modifiers.length > 0 && <NextMove clan={clan} />}
          {clan.skips > 0 && <span className="tag tag-warn">{s('table.skip')}</span>}
          {clan.roulette && <span className="tag tag-warn">{s('table.roulette')}</span>}
        </span>
      ),
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
