/** Who may give a command, and whether what it names is there: the first questions of every rule. */
import type { Author, Refusal } from '../../../engine/contract.js';
import {
  type CupState,
  type CupTable,
  type Judge,
  judgeOf,
  type Player,
  playerOf,
  tableOf,
} from './state.js';
import { type Clause, refuse, type Turn } from './turn.js';

export function running(turn: Turn): Refusal | undefined {
  return turn.cup.finished ? refuse('finished', ['6.3']) : undefined;
}

export function organiserOnly(turn: Turn, ...clauses: Clause[]): Refusal | undefined {
  if (turn.author.kind !== 'organiser') return refuse('organiser-only', clauses);
  return running(turn);
}

/** Who does something, as events and results keep it. `table`: the game itself. */
export function whoIs(author: Author): string {
  if (author.kind === 'system') return 'table';
  if (author.kind === 'person') return `person:${author.person}`;
  return author.person === undefined ? 'organiser' : `organiser:${author.person}`;
}

/** The judge of the cup who gives the command, if it is one. */
export function judgeBehind(cup: CupState, author: Author): Judge | undefined {
  if (author.kind !== 'person') return undefined;
  return cup.judges.find(({ person, removed }) => person === author.person && removed === null);
}

export function playerBehind(cup: CupState, author: Author): Player | undefined {
  return author.kind === 'person' ? cup.players.find(({ person }) => person === author.person) : undefined;
}

/** The organiser, or a judge who leads this table. */
export function leadsTable(turn: Turn, table: CupTable): boolean {
  if (turn.author.kind === 'organiser') return true;
  const judge = judgeBehind(turn.cup, turn.author);
  return judge !== undefined && table.judges.includes(judge.id);
}

export function somePlayer(turn: Turn, id: string, field: string, ...clauses: Clause[]): Refusal | undefined {
  return playerOf(turn.cup, id) ? undefined : refuse('no-such-player', clauses, { field, params: { id } });
}

export function someJudge(turn: Turn, id: string, field: string, ...clauses: Clause[]): Refusal | undefined {
  return judgeOf(turn.cup, id) ? undefined : refuse('no-such-judge', clauses, { field, params: { id } });
}

/** Every one of them is there, and nobody stands twice. */
export function somePlayers(
  turn: Turn,
  ids: readonly string[],
  field: string,
  ...clauses: Clause[]
): Refusal | undefined {
  for (const [index, id] of ids.entries()) {
    const at = `${field}.${index}`;
    const fault = somePlayer(turn, id, at, ...clauses);
    if (fault) return fault;
    if (ids.indexOf(id) !== index)
      return refuse('named-twice', clauses, { field: at, params: { player: playerOf(turn.cup, id)!.nick } });
  }
  return undefined;
}

/** The table of a round that has seats. */
export function someTable(
  turn: Turn,
  { round, table }: { round: number; table: number },
  ...clauses: Clause[]
): { table: CupTable } | { refusal: Refusal } {
  const { rounds } = turn.cup;
  const seated = rounds[round - 1];
  if (!seated) {
    const params = { round, rounds: rounds.length };
    return { refusal: refuse('no-such-round', clauses, { field: 'round', params }) };
  }
  const found = tableOf(turn.cup, round, table);
  if (found) return { table: found };
  const params = { table, tables: seated.tables.length };
  return { refusal: refuse('no-such-table', clauses, { field: 'table', params }) };
}
