import type { ClanView } from '../../rulebooks/race/view.js';
import { useBook } from '../app/book.js';
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
  const book = useBook();
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
  ];
  if (book.has('territory')) {
    columns.push({
      key: 'cells',
      title: s('table.cells'),
      numeric: true,
      cell: (clan) => <LandWhy clan={clan} />,
    });
  }
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
  const feast = clan.twins?.feast ?? false;
  if (clan.modifiers.length === 0 && clan.skips === 0 && !clan.roulette && !clan.coin && !feast) return null;
  return (
    <span className="row">
      {clan.modifiers.length > 0 && <NextMove clan={clan} />}
      {clan.skips > 0 && <span className="tag tag-warn">{s('table.skip')}</span>}
      {clan.roulette && <span className="tag tag-warn">{s('table.roulette')}</span>}
      {feast && <span className="tag tag-warn">{s('table.feast')}</span>}
      {clan.coin && <span className="tag">{s('table.coin')}</span>}
    </span>
  );
}
