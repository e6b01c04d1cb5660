/** What the generic screens need to know of this game. */
import { use } from 'react';
import type { EventBase } from '../../../engine/contract.js';
import { describe, namesOf } from '../../../rulebooks/twelve-rooms/describe.js';
import { useLang } from '../../app/prefs.js';
import type { Kit } from '../../steer/kit.js';
import { Clauses } from '../../ui/clause.js';
import { loadWords } from '../../words.js';
import { useMaster, useRooms } from './lib/use.js';
import { ChangesView } from './log/changes.js';
import { useEntryWords } from './log/entry-words.js';
import { InsertEntry } from './log/insert-entry.js';
import { ReplaceEntry } from './log/replace-entry.js';

type Loose = { type: string; clauses?: unknown; rulings?: unknown; draws?: unknown };

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function Sentences({ events }: { events: readonly Loose[] }) {
  const { view } = useRooms();
  const lang = useLang();
  const t = useMaster();
  const { rulings } = use(loadWords('twelve-rooms'));
  const names = namesOf(view, lang, { rulings });
  if (events.length === 0) return <p className="quiet">{t('events.none')}</p>;
  return (
    <ol className="why-list">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one record have no name but their place
        <li key={index}>
          <p>{describe(event as EventBase, names, lang)}</p>
          <div className="why-reasons">
            <Clauses ids={strings(event.clauses)} rulings={strings(event.rulings)} />
            {strings(event.draws).length > 0 && <span className="tag">{t('events.drawn')}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Explained({ events }: { events: readonly Loose[] }) {
  const t = useMaster();
  if (events.length === 0) return null;
  return (
    <details className="org-why">
      <summary>{t('events.explained', { n: events.length })}</summary>
      <Sentences events={events} />
    </details>
  );
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
