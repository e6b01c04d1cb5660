/** Events of one type out of a journal or a dry run. */
import type { EventOf, MafiaEvent } from '../../../rulebooks/mafia-2018/events.js';
import type { JournalEntry } from '../../../rulebooks/mafia-2018/view.js';

type Loose = { type: string };

export function eventsOfType<T extends MafiaEvent['type']>(events: readonly Loose[], type: T): EventOf<T>[] {
  return events.filter((event) => event.type === type) as unknown as EventOf<T>[];
}

export function entriesOfType<T extends MafiaEvent['type']>(
  entries: readonly JournalEntry[],
  type: T,
): EventOf<T>[] {
  return eventsOfType(
    entries.map((entry) => entry.event),
    type,
  );
}
