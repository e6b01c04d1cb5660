/** Events in words: a list of a journal behind «Почему так». */
import type { EventBase } from '../../../engine/contract.js';
import type { JournalEntry } from '../../../rulebooks/race/view.js';
import { WhyList } from '../../ui/why-list.js';
import { useOrg } from '../say.js';

/** Events that are not in any journal yet, as entries of one. */
export function asEntries(events: readonly { type: string; clauses?: string[] }[]): JournalEntry[] {
  return events.map((event, index) => ({
    id: `${index}-${event.type}`,
    step: 'season',
    at: (event as Partial<EventBase>).at ?? '',
    event: { ...event, clauses: event.clauses ?? [] },
  }));
}

export function Entries({ entries }: { entries: readonly JournalEntry[] }) {
  return <WhyList entries={entries} />;
}

export function Explained({ entries, open }: { entries: readonly JournalEntry[]; open?: boolean }) {
  const t = useOrg();
  if (entries.length === 0) return null;
  return (
    <details className="org-why" open={open}>
      <summary>{t('common.explained', { n: entries.length })}</summary>
      <Entries entries={entries} />
    </details>
  );
}
