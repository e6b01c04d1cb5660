/** The last answer of a game that this device carries: what the page shows first when it opens without the network. */
import type { GameAnswer } from '../../../server/shapes.js';
import { TableStore } from './store.js';

async function withStore<T>(use: (store: TableStore) => Promise<T>): Promise<T> {
  const store = await TableStore.open();
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

/** @returns null when there is none, or the browser lets pages keep nothing */
export async function keptAnswer(
  game: string,
  as: string | null,
): Promise<{ answer: GameAnswer; offset: number } | null> {
  const kept = await withStore((store) => store.answer(game)).catch(() => null);
  return kept?.as === as ? kept : null;
}

/** Entries of all games that wait to be sent from this device. */
export function entriesWaiting(): Promise<number> {
  return withStore(async (store) =>
    (await store.games()).reduce((sum, { waiting }) => sum + waiting, 0),
  ).catch(() => 0);
}

/** Nothing of any game stays on this device, what waits included. */
export async function forgetTables(): Promise<void> {
  await withStore(async (store) => {
    for (const { game } of await store.games()) await store.forget(game.id);
  }).catch(() => null);
}
