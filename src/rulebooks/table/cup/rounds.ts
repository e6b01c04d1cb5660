/** 3: rounds begin and close in order; a table of a round is a game of its own. */
import type { Refusal } from '../../../engine/contract.js';
import { organiserOnly, running, someTable } from './access.js';
import type { CommandOf } from './commands.js';
import { LEAST_PLAYERS } from './lots.js';
import { faultOfRound } from './seats.js';
import { nextRound, playerOf } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/** 3.1, 2.6 */
export function startRound(turn: Turn, { round }: CommandOf<'startRound'>): Outcome {
  const refusal = organiserOnly(turn, '3.1');
  if (refusal) return refusal;
  const { cup } = turn;
  const next = nextRound(cup);
  if (round !== next) return refuse('not-next', ['3.1'], { field: 'round', params: { round: next } });
  const planned = cup.rounds[round - 1];
  if (!planned) return refuse('no-seating', ['2.2', '3.1'], { field: 'round', params: { round } });
  const before = cup.rounds[round - 2];
  if (before && before.status !== 'closed')
    return refuse('round-open', ['3.1'], { field: 'round', params: { round: round - 1 } });
  const needed = cup.plan?.judges ?? 0;
  for (const [index, table] of planned.tables.entries()) {
    const params = { round, table: index + 1 };
    const players = table.seats.filter((seat) => seat !== null).length;
    if (players < LEAST_PLAYERS)
      return refuse('few-at-table', ['3.1'], { field: 'round', params: { ...params, least: LEAST_PLAYERS } });
    if (table.seats.includes(null) && turn.ruling('seat.empty') === 'substitute')
      return refuse('seat-empty', ['2.6'], { field: 'round', params });
    if (table.judges.length < needed)
      return refuse('no-judges', ['2.5', '3.1'], { field: 'round', params: { ...params, judges: needed } });
  }
  const fault = faultOfRound(cup, round);
  if (fault) return fault;
  const short = planned.tables.some(({ seats }) => seats.includes(null));
  turn.emit({
    type: 'RoundStarted',
    round,
    clauses: short ? cite('3.1', '2.6') : cite('3.1'),
    rulings: short ? ['seat.empty'] : [],
  });
}

/** 3.7 */
export function closeRound(turn: Turn, { round }: CommandOf<'closeRound'>): Outcome {
  const refusal = organiserOnly(turn, '3.7');
  if (refusal) return refusal;
  const found = turn.cup.rounds[round - 1];
  if (found?.status !== 'playing')
    return refuse('round-not-playing', ['3.7'], { field: 'round', params: { round } });
  const open = found.tables.findIndex(({ entered, annulled }) => entered === null && annulled === null);
  if (open !== -1)
    return refuse('no-result-yet', ['3.7'], { field: 'round', params: { round, table: open + 1 } });
  turn.emit({ type: 'RoundClosed', round, clauses: cite('3.7') });
}

/** 3.2: another game takes the place of the first as long as there is no result. */
export function linkTable(turn: Turn, command: CommandOf<'linkTable'>): Outcome {
  const { round, table, game } = command;
  const refusal = turn.author.kind === 'system' ? running(turn) : organiserOnly(turn, '3.2');
  if (refusal) return refusal;
  const found = someTable(turn, command, '3.2');
  if ('refusal' in found) return found.refusal;
  const { entered, annulled } = found.table;
  if (entered !== null || annulled !== null)
    return refuse('has-result', ['3.2'], { field: 'table', params: { round, table } });
  const elsewhere = turn.cup.rounds.some(({ tables }) => tables.some((each) => each.game === game));
  if (elsewhere) return refuse('game-taken', ['3.2'], { field: 'game' });
  turn.emit({ type: 'TableLinked', round, table, game, clauses: cite('3.2') });
}

/** The nick at a seat, for texts; empty when nobody sits there. */
export function nickAt(turn: Turn, id: string | null | undefined): string {
  return (id && playerOf(turn.cup, id)?.nick) || '';
}
