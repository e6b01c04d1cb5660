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

/**
 * The game is no longer led by whoever holds this device: roles do not stay, and without the network the page does not open as
 * the judge's. Entries that were never sent wait for whoever enters as the judge again.
 */
export async function giveUpTable(game: string): Promise<void> {
  await withStore(async (store) => {
    const waits = (await store.games()).some((kept) => kept.game.id === game && kept.waiting > 0);
    if (waits) await store.dropAnswer(game);
    else await store.forget(game);
  }).catch(() => null);
}

/** Of a table that is not open to all, a device that lost its right is told nothing but that: no reason to keep roles either. */
export async function giveUpWhereDenied(game: string, status: number): Promise<void> {
  if (isDenial({ status })) await giveUpTable(game);
}

/** Whether an answer says that whoever holds this device has no right to the game, or that there is none. */
export function isDenial({ status }: { status: number }): boolean {
  return status === 401 || status === 403 || status === 404;
}

/** Nothing of any game stays on this device, what waits included. */
export async function forgetTables(): Promise<void> {
  await withStore(async (store) => {
    for (const { game } of await store.games()) await store.forget(game.id);
  }).catch(() => null);
}
