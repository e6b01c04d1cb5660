/**
 * 3.5 asks for a second person, and the cup knows people by their ids. Somebody may have two: an organiser's account and a
 * personal link. Both are one human here.
 */
import type { Author, Command } from '../../engine/contract.js';
import { unfitToVerify } from '../../rulebooks/table/cup/knowledge.js';
import type { Store } from '../../store/store.js';
import type { LiveGame } from '../live-game.js';
import { RefusalError } from '../refusal-text.js';
import { cupOf } from './place.js';

/** The other ids of whoever acts, in a game: his account, his personal links. */
export async function otherIds(store: Store, game: string, id: string): Promise<string[]> {
  const persons = await store.persons(game);
  const account = persons.find((person) => person.id === id)?.account ?? id;
  const same = persons.filter((person) => person.account === account).map((person) => person.id);
  return [account, ...same].filter((each) => each !== id);
}

/** @throws RefusalError when the result of a table would be verified by the human it comes from, or who played there */
export function refuseSameHuman(
  live: LiveGame,
  command: Command,
  author: Author,
  others: readonly string[],
): void {
  const cup = cupOf(live);
  if (!cup || command.type !== 'verifyResult' || author.kind === 'system') return;
  const { round, table } = command as { round?: unknown; table?: unknown } & Command;
  const found = cup.rounds[Number(round) - 1]?.tables[Number(table) - 1];
  if (!found) return;
  for (const other of others) {
    const code = unfitToVerify(cup, other, found);
    if (code === null) continue;
    const refusal = {
      ...{ code, clauses: ['mafia-cup:3.5'], field: 'table' },
      params: { round: Number(round), table: Number(table) },
    };
    throw new RefusalError(refusal, live.game.rulebook);
  }
}
