/** Events of a record in sentences, with their clauses; what luck decided is marked. */
import type { EventBase } from '../../engine/contract.js';
import { useT } from '../app/prefs.js';
import { Clauses } from '../ui/clause.js';
import { useSteer } from './say.js';

export type LooseEvent = { type: string; clauses?: unknown; rulings?: unknown; draws?: unknown };

interface Props {
  events: readonly LooseEvent[];
  /** The sentence of an event. */
  say(event: EventBase): string;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

export function EventLines({ events, say }: Props) {
  const t = useT();
  if (events.length === 0) return <p className="quiet">{t('why.none')}</p>;
  return (
    <ol className="why-list">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one record have no name but their place
        <li key={index}>
          <p>{say(event as EventBase)}</p>
          <div className="why-reasons">
            <Clauses ids={strings(event.clauses)} rulings={strings(event.rulings)} />
            {strings(event.draws).length > 0 && <span className="tag">{t('why.draw')}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The same behind «Почему так»; nothing where a record led to nothing. */
export function ExplainedLines({ events, say }: Props) {
  const t = useSteer();
  if (events.length === 0) return null;
  return (
    <details className="org-why">
      <summary>{t('common.explained', { n: events.length })}</summary>
      <EventLines events={events} say={say} />
    </details>
  );
}
