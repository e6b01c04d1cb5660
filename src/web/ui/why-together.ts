/** Events that one sentence tells: an offer that binds several clans at once (9.3.2) is said once. */
import type { JournalEntry } from '../../rulebooks/race/view.js';

export interface Told {
  entry: JournalEntry;
  /** The clans the sentence names in place of the event's one; empty: the event stands alone. */
  clans: number[];
}

export function together(entries: readonly JournalEntry[]): Told[] {
  const told: Told[] = [];
  const groups = new Map<string, Told>();
  for (const entry of entries) {
    const { event } = entry;
    const spreads = event.type === 'OfferMade' && event.clan !== event.visitor;
    const key = spreads ? JSON.stringify([event.game, event.kind, event.cell, event.visitor]) : null;
    const group = key === null ? undefined : groups.get(key);
    if (group) {
      group.clans.push(Number(event.clan));
      continue;
    }
    const one = { entry, clans: key === null ? [] : [Number(event.clan)] };
    if (key !== null) groups.set(key, one);
    told.push(one);
  }
  return told;
}
