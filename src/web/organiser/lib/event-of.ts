/** Events of one type out of a journal or a dry run. */
import type { EventOf, SeasonEvent } from '../../../rulebooks/race/events.js';
import type { JournalEntry } from '../../../rulebooks/race/view.js';

type Loose = { type: string };

export function eventsOfType<T extends SeasonEvent['type']>(events: readonly Loose[], type: T): EventOf<T>[] {
  return events.filter((event) => event.type === type) as unknown as EventOf<T>[];
}

export function entriesOfType<T extends SeasonEvent['type']>(
  entries: readonly JournalEntry[],
  type: T,
): EventOf<T>[] {
  return eventsOfType(
    entries.map((entry) => entry.event),
    type,
  );
}
