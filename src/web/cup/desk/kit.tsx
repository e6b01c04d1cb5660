/** What the generic screens of steering need to know of a cup. */
import { use } from 'react';
import type { EventBase } from '../../../engine/contract.js';
import { cupNames, describe } from '../../../rulebooks/table/cup/describe.js';
import { useLang } from '../../app/prefs.js';
import { EventLines, ExplainedLines, type LooseEvent } from '../../steer/event-lines.js';
import type { Kit } from '../../steer/kit.js';
import { loadWords } from '../../words.js';
import { useCupGame } from '../lib/use.js';
import { ChangesView } from './log/changes.js';
import { useEntryWords } from './log/entry-words.js';
import { InsertEntry } from './log/insert-entry.js';
import { ReplaceEntry } from './log/replace-entry.js';

function useSentence(): (event: EventBase) => string {
  const { view } = useCupGame();
  const lang = useLang();
  const { rulings } = use(loadWords('mafia-cup'));
  return (event) => describe(event, cupNames({ ...view, rulings }), lang);
}

function Sentences({ events }: { events: readonly LooseEvent[] }) {
  return <EventLines events={events} say={useSentence()} />;
}

function Explained({ events }: { events: readonly LooseEvent[] }) {
  return <ExplainedLines events={events} say={useSentence()} />;
}

export const kit: Kit = {
  host: { ru: 'организатор', en: 'organiser' },
  useWords: useEntryWords,
  Explained,
  Events: Sentences,
  Changes: ChangesView,
  Replace: ReplaceEntry,
  Insert: InsertEntry,
};
