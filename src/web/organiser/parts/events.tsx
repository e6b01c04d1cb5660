/** Events in words: a list of a journal behind «Почему так», and what a command would do. */
import { useEffect, useMemo, useState } from 'react';
import type { EventBase } from '../../../engine/contract.js';
import type { MafiaCommand } from '../../../rulebooks/mafia-2018/commands.js';
import type { JournalEntry } from '../../../rulebooks/mafia-2018/view.js';
import type { DryRun } from '../../../server/shapes.js';
import { api } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { ErrorNotice } from '../../ui/notice.js';
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

/** What the server says a command would do; asked again when the command changes. */
export function useDryRun(command: MafiaCommand | null): {
  run: DryRun | null;
  error: unknown;
  busy: boolean;
} {
  const { id, as, answer } = useSeason();
  const text = command ? JSON.stringify(command) : null;
  const seq = answer.seq;
  const [state, setState] = useState<{ for: string | null; run: DryRun | null; error: unknown }>({
    for: null,
    run: null,
    error: null,
  });
  const wanted = text === null ? null : `${seq} ${text}`;
  useEffect(() => {
    if (text === null) return;
    let alive = true;
    const timer = setTimeout(() => {
      api
        .dryRun(id, JSON.parse(text) as MafiaCommand, as)
        .then((run) => alive && setState({ for: `${seq} ${text}`, run, error: null }))
        .catch((error: unknown) => alive && setState({ for: `${seq} ${text}`, run: null, error }));
    }, 250);
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [id, as, text, seq]);
  return useMemo(() => {
    const fresh = wanted !== null && state.for === wanted;
    return {
      run: fresh ? state.run : null,
      error: fresh ? state.error : null,
      busy: wanted !== null && !fresh,
    };
  }, [state, wanted]);
}

/** The consequences of a command, before it is given. */
export function Outcome({ command }: { command: MafiaCommand }) {
  const t = useOrg();
  const { run, error, busy } = useDryRun(command);
  if (busy) return <p className="quiet">{t('common.outcomeLoading')}</p>;
  if (error) return <ErrorNotice error={error} />;
  if (!run || run.events.length === 0) return <p className="quiet">{t('common.outcomeNothing')}</p>;
  return <Entries entries={asEntries(run.events)} />;
}
