/** 6.2, 6.3: what the public sees, and the end of the cup. */
import type { Refusal } from '../../../engine/contract.js';
import { organiserOnly } from './access.js';
import type { CommandOf } from './commands.js';
import { everything, sharedPlaces } from './standings.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

export function hide(turn: Turn, { from, what }: CommandOf<'hide'>): Outcome {
  const refusal = organiserOnly(turn, '6.2');
  if (refusal) return refusal;
  const { hiding, plan } = turn.cup;
  if (plan && from > plan.rounds)
    return refuse('too-many-rounds', ['6.2'], { field: 'from', params: { rounds: plan.rounds } });
  if (hiding?.from === from && hiding.what === what)
    return refuse('hidden-already', ['6.2'], { field: 'from' });
  turn.emit({ type: 'Hidden', from, what, clauses: cite('6.2') });
}

export function reveal(turn: Turn): Outcome {
  const refusal = organiserOnly(turn, '6.2');
  if (refusal) return refusal;
  if (!turn.cup.hiding) return refuse('nothing-hidden', ['6.2']);
  turn.emit({ type: 'Revealed', clauses: cite('6.2') });
}

export function finishCup(turn: Turn): Outcome {
  const refusal = organiserOnly(turn, '6.3');
  if (refusal) return refusal;
  const { cup } = turn;
  const rounds = cup.plan?.rounds ?? 0;
  if (rounds === 0) return refuse('no-plan', ['2.1', '6.3']);
  for (let round = 1; round <= rounds; round++) {
    const found = cup.rounds[round - 1];
    if (found?.status !== 'closed') return refuse('round-not-closed', ['6.3'], { params: { round } });
    const pending = found.tables.findIndex(({ entered, annulled }) => annulled === null && entered?.pending);
    if (pending !== -1)
      return refuse('not-verified', ['3.5', '6.3'], { params: { round, table: pending + 1 } });
  }
  const protest = cup.protests.find(({ decision }) => decision === null);
  if (protest) return refuse('protest-open', ['5.2', '6.3'], { params: { protest: protest.protest } });
  const [shared] = turn.ruling('places.shared') === 'lot' ? sharedPlaces(everything(cup)) : [];
  if (shared) {
    const players = shared.map((id) => cup.players.find((player) => player.id === id)?.nick ?? id).join(', ');
    return refuse('lot-needed', ['4.8', '6.3'], { params: { players } });
  }
  if (cup.hiding) turn.emit({ type: 'Revealed', clauses: cite('6.2', '6.3') });
  turn.emit({ type: 'CupFinished', clauses: cite('6.3'), rulings: ['places.shared'] });
}
