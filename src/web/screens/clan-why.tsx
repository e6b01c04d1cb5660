/** Where a clan's numbers come from: the last game's dice and moves, the last changes of its land. */
import type { ClanView, JournalStep } from '../../rulebooks/race/view.js';
import { useSeason } from '../app/game.js';
import { Why } from '../ui/why.js';
import { WhyList } from '../ui/why-list.js';
import { concernsClan, concernsLand } from './clan/concerns.js';
import { lastResolved } from './frames.js';
import { useC } from './say.js';

const MOVES: JournalStep[] = ['dice', 'walks', 'fights', 'marks'];

export function PositionWhy({ clan }: { clan: ClanView }) {
  const { view } = useSeason();
  const c = useC();
  const entries = (lastResolved(view)?.journal ?? []).filter(
    (entry) => MOVES.includes(entry.step) && concernsClan(entry.event, clan.id),
  );
  if (entries.length === 0) return <b>{clan.position}</b>;
  return (
    <Why label={clan.position} of={c('clan.position')}>
      <WhyList entries={entries} />
    </Why>
  );
}

export function LandWhy({ clan }: { clan: ClanView }) {
  const { view } = useSeason();
  const c = useC();
  const entries = view.games
    .flatMap((game) => game.journal)
    .filter((entry) => concernsLand(entry.event, clan.id))
    .reverse();
  if (entries.length === 0) return clan.cells;
  return (
    <Why label={clan.cells} of={c('clan.painted')}>
      <WhyList entries={entries.slice(0, 10)} />
    </Why>
  );
}
