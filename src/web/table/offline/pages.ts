/** Several pages of one device: one of them sends at a time, and each hears when another has changed what is kept. */

/**
 * Runs a task alone among the pages of this device. Browsers have locks only on pages that came over https or from this
 * machine; elsewhere two pages may send the same entry at once, and its key makes one record of it: order and number stay right.
 */
export function aloneFor(game: string): <T>(task: () => Promise<T>) => Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return (task) => task();
  return async (task) => await locks.request(`reglament:send:${game}`, task);
}

export interface Pages {
  /** Tells the others. */
  changed(): void;
  close(): void;
}

export function otherPages(game: string, heard: () => void): Pages {
  const channel = new BroadcastChannel(`reglament:table:${game}`);
  channel.onmessage = heard;
  return { changed: () => channel.postMessage(null), close: () => channel.close() };
}
