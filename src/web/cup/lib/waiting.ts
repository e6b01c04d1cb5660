/** Results that nobody has verified yet, in every round: a closed round must not make one forgotten. */
import type { CupView } from '../../../rulebooks/table/cup/view.js';

export interface Place {
  round: number;
  table: number;
}

/** mafia-cup:3.5. `mine`: this viewer may be the second person; `others`: it waits for somebody else. */
export function waitingOf({ rounds, toVerify }: Pick<CupView, 'rounds' | 'toVerify'>): {
  mine: Place[];
  others: Place[];
} {
  const isMine = (round: number, table: number): boolean =>
    toVerify.some((place) => place.round === round && place.table === table);
  const others = rounds.flatMap(({ n: round, tables }) =>
    tables.flatMap(({ n: table, status }) =>
      status === 'entered' && !isMine(round, table) ? [{ round, table }] : [],
    ),
  );
  return { mine: toVerify, others };
}
