/** Players whom a game itself names together with an id of their own: each may get a personal link. */
import { z } from 'zod';
import type { Command } from '../engine/contract.js';
import type { StoredGame } from '../store/store.js';
import { type Context, serverTime } from './context.js';

const playerShape = z.object({ name: z.string().trim(), person: z.string().optional() });
const setupShape = z.object({ players: z.array(playerShape) });
const substituteShape = playerShape.extend({ type: z.literal('substitute') });

type Named = z.infer<typeof playerShape>;

/** Those a game begins with. */
export const playersOf = ({ setup }: StoredGame): Named[] => setupShape.safeParse(setup).data?.players ?? [];

/** Whom a command that was accepted has put on a seat of a table. In a cup a substitute is a player with an id of the cup. */
export function newcomersOf(command: Command): Named[] {
  const newcomer = substituteShape.safeParse(command);
  return newcomer.success ? [newcomer.data] : [];
}

/** Makes people of them; whoever is one already stays as he is. Those who listen to the game hear that there are more. */
export async function addPlayers(context: Context, game: string, players: readonly Named[]): Promise<void> {
  const { store, hub } = context;
  let added = false;
  for (const { name, person: id } of players) {
    if (id === undefined || (await store.person(game, id))) continue;
    const person = { id, game, name, role: 'player' as const, clan: null, createdAt: serverTime(context) };
    await store.addPerson(person).catch(async (error) => {
      // Another request was faster.
      if (!(await store.person(game, id))) throw error;
    });
    added = true;
  }
  if (added) hub.notice(game);
}
