/** What the generic screens need to know of this game. */
import { use } from 'react';
import type { EventBase } from '../../../engine/contract.js';
import { describe, namesOf } from '../../../rulebooks/twelve-rooms/describe.js';
import { useLang } from '../../app/prefs.js';
import { EventLines, ExplainedLines, type LooseEvent } from '../../steer/event-lines.js';
import type { Kit } from '../../steer/kit.js';
import { loadWords } from '../../words.js';
import { useRooms } from './lib/use.js';
import { ChangesView } from './log/changes.js';
import { useEntryWords } from './log/entry-words.js';
import { InsertEntry } from './log/insert-entry.js';
import { ReplaceEntry } from './log/replace-entry.js';

function useSentence(): (event: EventBase) => string {
  const { view } = useRooms();
  const lang = useLang();
  const { rulings } = use(loadWords('twelve-rooms'));
  const names = namesOf(view, lang, { rulings });
  return (event) => describe(event, names, lang);
}

function Sentences({ events }: { events: readonly LooseEvent[] }) {
  return <EventLines events={events} say={useSentence()} />;
}

function Explained({ events }: { events: readonly LooseEvent[] }) {
  return <ExplainedLines events={events} say={useSentence()} />;
}

export const kit: Kit = {
  host: { ru: 'ведущий', en: 'master' },
  useWords: useEntryWords,
  Explained,
  Events: Sentences,
  Changes: ChangesView,
  Replace: ReplaceEntry,
  Insert: InsertEntry,
};
