/** What the generic screens need to know of a season. */
import type { Kit } from '../steer/kit.js';
import { ChangesView } from './log/changes.js';
import { ReplaceEntry } from './log/edit-entry.js';
import { useEntryWords } from './log/entry-words.js';
import { InsertEntry } from './log/insert-entry.js';
import { asEntries, Entries, Explained } from './parts/events.js';

export const kit: Kit = {
  host: { ru: 'организатор', en: 'organiser' },
  useWords: useEntryWords,
  Explained: ({ events }) => <Explained entries={asEntries(events)} />,
  Events: ({ events }) => <Entries entries={asEntries(events)} />,
  Changes: ChangesView,
  Replace: ReplaceEntry,
  Insert: InsertEntry,
};
