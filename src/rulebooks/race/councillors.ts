/** Who sits in the council: the boss of each side or, where the council is of teams, one person for each team. */
import { hasModule } from './reading.js';
import type { SeasonState } from './state.js';

type Seat = SeasonState['seats'][number];

interface Voter {
  clan: number;
  team?: string;
}

/** As whom a person with this seat votes, or null. */
export function voterOfSeat(state: SeasonState, { clan, role, team }: Seat): Voter | null {
  if (hasModule(state, 'conclave')) return team === undefined ? null : { clan, team };
  return role === 'boss' ? { clan } : null;
}

/** All who may vote. */
export function councillors(state: SeasonState): Voter[] {
  return state.seats.flatMap((seat) => voterOfSeat(state, seat) ?? []);
}

/** Tells voters apart. */
export function nameOfVoter({ clan, team }: Voter): string {
  return team === undefined ? String(clan) : `${clan} ${team}`;
}
