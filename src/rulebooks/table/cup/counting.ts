/** 4.6, 4.10: what changes how points are counted. */
import type { Refusal } from '../../../engine/contract.js';
import { organiserOnly, somePlayer } from './access.js';
import type { CommandOf } from './commands.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

export function setFormula(turn: Turn, { formula, from, reason }: CommandOf<'setFormula'>): Outcome {
  const refusal = organiserOnly(turn, '4.6');
  if (refusal) return refusal;
  const rounds = turn.cup.plan?.rounds;
  if (rounds !== undefined && from > rounds)
    return refuse('too-many-rounds', ['4.6'], { field: 'from', params: { rounds } });
  const version = turn.cup.formulas.length + 1;
  turn.emit({ type: 'FormulaSet', version, formula, from, reason, clauses: cite('4.6') });
}

export function adjustPoints(turn: Turn, command: CommandOf<'adjustPoints'>): Outcome {
  const { player, points, round = null, reason } = command;
  const refusal = organiserOnly(turn, '4.10') ?? somePlayer(turn, player, 'player', '4.10');
  if (refusal) return refusal;
  const { rounds } = turn.cup;
  if (round !== null && round > rounds.length)
    return refuse('no-such-round', ['4.10'], { field: 'round', params: { round, rounds: rounds.length } });
  turn.emit({ type: 'PointsAdjusted', player, points, round, reason, protest: null, clauses: cite('4.10') });
}
