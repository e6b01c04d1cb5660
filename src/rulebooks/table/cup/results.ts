/** 3.3 – 3.6: results come from the game or from paper, are replaced, verified, annulled, played again. */
import type { Refusal } from '../../../engine/contract.js';
import { judgeBehind, leadsTable, organiserOnly, running, someTable, whoIs } from './access.js';
import type { CommandOf } from './commands.js';
import { unfitToVerify } from './knowledge.js';
import type { CupResult } from './result.js';
import { nickAt } from './rounds.js';
import type { CupTable, Entered } from './state.js';
import { type Clause, cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/**
 * The table of a round that has begun, whose game is not annulled. `may` is asked first: whoever has no business there
 * learns nothing of what came of the game.
 */
function playedTable(
  turn: Turn,
  place: { round: number; table: number },
  clause: Clause,
  may: (table: CupTable) => boolean = () => true,
): { table: CupTable } | { refusal: Refusal } {
  const found = someTable(turn, place, clause);
  if ('refusal' in found) return found;
  const { round, table } = place;
  if (!may(found.table)) return { refusal: refuse('not-your-table', [clause], { field: 'table' }) };
  if (turn.cup.rounds[round - 1]!.status === 'planned')
    return { refusal: refuse('round-not-begun', [clause], { field: 'round', params: { round } }) };
  return found.table.annulled === null
    ? found
    : { refusal: refuse('annulled', ['3.6', clause], { field: 'table', params: { round, table } }) };
}

/** 3.3: a judge of the table, an organiser, the game itself. */
function enters(turn: Turn): (table: CupTable) => boolean {
  return (table) => turn.author.kind === 'system' || leadsTable(turn, table);
}

/** 3.3 */
export function enterResult(turn: Turn, command: CommandOf<'enterResult'>): Outcome {
  const { round, table: n, result } = command;
  const refusal = running(turn);
  if (refusal) return refusal;
  const found = playedTable(turn, command, '3.3', enters(turn));
  if ('refusal' in found) return found.refusal;
  const { table } = found;
  if (turn.author.kind === 'system') return resultOfGame(turn, command, table);
  if (table.entered)
    return refuse('has-result', ['3.3', '3.4'], { field: 'table', params: { round, table: n } });
  const fault = faultOfSeats(turn, table, result, '3.3');
  if (fault) return fault;
  turn.emit({
    type: 'ResultEntered',
    ...{ round, table: n, result, game: table.game, revision: null },
    by: whoIs(turn.author),
    pending: turn.ruling('verification') === 'second',
    clauses: cite('3.3'),
    rulings: ['verification'],
  });
}

/** The game linked to the table has ended, or was corrected after its end. A revision counts once. */
function resultOfGame(turn: Turn, command: CommandOf<'enterResult'>, table: CupTable): Outcome {
  const { round, table: n, result, game, revision, led = [] } = command;
  if (game === undefined || game !== table.game)
    return refuse('other-game', ['3.2', '3.3'], { field: 'game' });
  if (revision === undefined) return refuse('no-revision', ['3.3'], { field: 'revision' });
  const { entered, withdrawn } = table;
  const old = oldRevision(entered ?? withdrawn, game, revision);
  if (old) return old;
  const fault = faultOfSeats(turn, table, result, '3.3');
  if (fault) return fault;
  if (entered) return replace(turn, { ...command, led }, table, entered, '', revision);
  // What was verified before the game was opened again is a corrected result now.
  const keeps = withdrawn?.verifiedBy != null && turn.ruling('verification.corrected') === 'keeps';
  turn.emit({
    type: 'ResultEntered',
    ...{ round, table: n, result, game, revision, led, by: 'table' },
    pending: turn.ruling('verification') === 'second' && !keeps,
    clauses: cite('3.2', '3.3'),
    rulings: withdrawn ? ['verification', 'verification.corrected'] : ['verification'],
  });
}

/** Each record of a game speaks once, whatever order its messages come in. */
function oldRevision(
  known: { game: string | null; revision: number | null } | null,
  game: string,
  revision: number,
): Outcome {
  if (known?.game !== game || known.revision === null || revision > known.revision) return undefined;
  return refuse('old-revision', ['3.3', '3.4'], { field: 'revision', params: { revision: known.revision } });
}

/** 3.4: the ended game was opened again. What people have entered or decided stays: it does not come from the game. */
export function withdrawResult(turn: Turn, command: CommandOf<'withdrawResult'>): Outcome {
  const { round, table: n, game, revision } = command;
  if (turn.author.kind !== 'system') return refuse('game-only', ['3.4']);
  const refusal = running(turn);
  if (refusal) return refusal;
  const found = playedTable(turn, command, '3.4');
  if ('refusal' in found) return found.refusal;
  const { entered, game: linked, withdrawn } = found.table;
  if (game !== linked) return refuse('other-game', ['3.2', '3.4'], { field: 'game' });
  const old = oldRevision(entered ?? withdrawn, game, revision);
  if (old) return old;
  if (entered?.by !== 'table' || entered.game !== game)
    return refuse('no-result-of-game', ['3.4'], { field: 'table', params: { round, table: n } });
  turn.emit({ type: 'ResultWithdrawn', round, table: n, game, revision, clauses: cite('3.4', '3.7') });
}

/** The seats of a result are those of the table. */
function faultOfSeats(turn: Turn, table: CupTable, { seats }: CupResult, ...clauses: Clause[]): Outcome {
  for (const [index, { n, player }] of seats.entries()) {
    if (table.seats[n - 1] !== player) {
      const nick = nickAt(turn, table.seats[n - 1]);
      return refuse(nick ? 'other-player' : 'nobody-sits', clauses, {
        field: `result.seats.${index}.player`,
        params: { seat: n, player: nick },
      });
    }
  }
  const missing = table.seats.findIndex(
    (id, index) => id !== null && !seats.some(({ n }) => n === index + 1),
  );
  return missing === -1
    ? undefined
    : refuse('seat-missing', clauses, {
        field: 'result.seats',
        params: { seat: missing + 1, player: nickAt(turn, table.seats[missing]) },
      });
}

/** 3.4 */
export function replaceResult(turn: Turn, command: CommandOf<'replaceResult'>): Outcome {
  const { round, table: n, result, reason } = command;
  const refusal = running(turn);
  if (refusal) return refusal;
  const found = playedTable(turn, command, '3.4', (table) => leadsTable(turn, table));
  if ('refusal' in found) return found.refusal;
  const { table } = found;
  if (!table.entered) return refuse('no-result', ['3.4'], { field: 'table', params: { round, table: n } });
  const fault = faultOfSeats(turn, table, result, '3.4');
  if (fault) return fault;
  replace(turn, command, table, table.entered, reason, table.entered.revision);
}

/** 3.5: what was verified was another result. */
function replace(
  turn: Turn,
  { round, table: n, result, led = [] }: { round: number; table: number; result: CupResult; led?: string[] },
  table: CupTable,
  old: Entered,
  reason: string,
  revision: number | null,
): undefined {
  const keeps = old.verifiedBy !== null && turn.ruling('verification.corrected') === 'keeps';
  turn.emit({
    type: 'ResultReplaced',
    ...{ round, table: n, result, game: table.game, revision, reason, led },
    by: whoIs(turn.author),
    pending: turn.ruling('verification') === 'second' && !keeps,
    clauses: cite('3.4', '3.5'),
    rulings: ['verification', 'verification.corrected'],
  });
}

/** 3.5: an organiser or a judge, but not whoever entered it, not who led that game and not who played in it. */
export function verifyResult(turn: Turn, command: CommandOf<'verifyResult'>): Outcome {
  const { round, table: n } = command;
  const { author, cup } = turn;
  const refusal = running(turn);
  if (refusal) return refusal;
  if (author.kind !== 'organiser' && !judgeBehind(cup, author)) return refuse('judges-only', ['3.5']);
  const found = someTable(turn, command, '3.5');
  if ('refusal' in found) return found.refusal;
  const { entered, annulled } = found.table;
  const params = { round, table: n };
  if (!entered?.pending || annulled !== null)
    return refuse('nothing-to-verify', ['3.5'], { field: 'table', params });
  const person = author.kind === 'system' ? null : (author.person ?? null);
  const unfit = unfitToVerify(cup, person, found.table);
  if (unfit) return refuse(unfit, ['3.5'], { field: 'table', params });
  turn.emit({
    type: 'ResultVerified',
    round,
    table: n,
    by: whoIs(author),
    clauses: cite('3.5'),
    rulings: ['verification'],
  });
}

/** 3.6 */
export function annulTable(turn: Turn, command: CommandOf<'annulTable'>): Outcome {
  const refusal = organiserOnly(turn, '3.6');
  if (refusal) return refusal;
  const found = playedTable(turn, command, '3.6');
  return 'refusal' in found ? found.refusal : annul(turn, command, command.reason);
}

export function annul(
  turn: Turn,
  { round, table }: { round: number; table: number },
  reason: string,
): undefined {
  turn.emit({
    type: 'TableAnnulled',
    round,
    table,
    reason,
    clauses: cite('3.6'),
    rulings: ['annulled'],
  });
}

export function replayTable(turn: Turn, command: CommandOf<'replayTable'>): Outcome {
  const { round, table, reason } = command;
  const refusal = organiserOnly(turn, '3.6');
  if (refusal) return refusal;
  const found = someTable(turn, command, '3.6');
  if ('refusal' in found) return found.refusal;
  if (turn.cup.rounds[round - 1]!.status === 'planned')
    return refuse('round-not-begun', ['3.6'], { field: 'round', params: { round } });
  playAgain(turn, { round, table }, reason);
}

export function playAgain(turn: Turn, place: { round: number; table: number }, reason: string): void {
  const { round, table } = place;
  turn.emit({ type: 'TableReplayed', round, table, reason, clauses: cite('3.6') });
}

/** 5.2: the decision of a protest is itself the word of another person. */
export function resultByDecision(
  turn: Turn,
  place: { round: number; table: number },
  result: CupResult,
  reason: string,
): Outcome {
  const found = playedTable(turn, place, '5.2');
  if ('refusal' in found) return found.refusal;
  const { table } = found;
  if (!table.entered) return refuse('no-result', ['5.2'], { field: 'result', params: place });
  const fault = faultOfSeats(turn, table, result, '5.2');
  if (fault) return fault;
  turn.emit({
    type: 'ResultReplaced',
    ...place,
    ...{ result, game: table.game, revision: table.entered.revision, reason },
    by: whoIs(turn.author),
    pending: false,
    clauses: cite('3.4', '5.2'),
  });
}
