/** Opens the table of a game on this page. */
import './no-eval.js';

import { tableRulebook } from '../../../rulebooks/table/index.js';
import type { AnyRulebook } from './decide.js';
import { aloneFor, otherPages } from './pages.js';
import { TableStore } from './store.js';
import { Tablet } from './tablet.js';
import { httpTransport } from './transport.js';
import { TrueClock } from './true-clock.js';

export interface OpenTable {
  tablet: Tablet;
  store: TableStore;
  /** The judge leaves the game on this page. */
  close(): Promise<void>;
}

/** Milliseconds between attempts: a network that comes back is noticed at once by other signs; this is for when none comes. */
const ATTEMPTS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Most days a game stays on a device that has nothing to send for it. */
const DAYS = 30;

/** The browser lets pages keep nothing. */
export class NoStorage extends Error {}

/** @throws ApiError when the game is neither kept here nor to be had; OtherEdition; NoStorage */
export async function openTable(id: string, as: string | null): Promise<OpenTable> {
  const store = await TableStore.open().catch(() => {
    throw new NoStorage();
  });
  await sweep(store, id);
  const clock = new TrueClock(Date.now, (await store.read(id))?.game.clock ?? null);
  const pages = otherPages(id, () => void tablet?.reread());
  let tablet: Tablet | null = null;
  try {
    tablet = await Tablet.open({
      id,
      store,
      clock,
      rulebook: tableRulebook as unknown as AnyRulebook,
      transport: httpTransport(id, as, clock),
      alone: aloneFor(id),
      changed: pages.changed,
      patience: (failures) => ATTEMPTS[Math.min(failures, ATTEMPTS.length) - 1] ?? 0,
    });
  } catch (error) {
    pages.close();
    store.close();
    throw error;
  }
  const open = tablet;
  return {
    tablet: open,
    store,
    async close() {
      await open.leave();
      pages.close();
      store.close();
    },
  };
}

/** Roles of games that are over, or that nobody has opened here for long, do not stay; what waits to be sent does. */
async function sweep(store: TableStore, opened: string): Promise<void> {
  const long = Date.now() - DAYS * 24 * 3_600_000;
  for (const { game, waiting } of await store.games()) {
    const done = game.ended || game.touchedAt < long;
    if (game.id !== opened && done && waiting === 0) await store.forget(game.id);
  }
}
