/**
 * Keeps the screens in the browser, so that the judge's page opens without the network. Only judges' devices do: nobody else needs
 * it, and a phone of a spectator should not load screens it never shows.
 */

/** Whether the screens are kept now. Browsers do so only for pages that came over https or from this machine. */
export async function keepShell(): Promise<boolean> {
  // The server of developers serves files that change under its hands; there is nothing to keep.
  const built = (import.meta as { env?: { PROD?: boolean } }).env?.PROD === true;
  if (!built || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    return active !== null;
  } catch {
    // Without the network, or with storage full: then it is as it was.
    return navigator.serviceWorker.controller !== null;
  }
}

/** Asks the browser not to throw away what is kept when it wants space. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
