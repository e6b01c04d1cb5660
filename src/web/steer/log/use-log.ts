/** The audit log, fetched again whenever the season moves on. */
import { useEffect, useState } from 'react';
import type { LogAnswer } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';

export type LogRecord = LogAnswer['records'][number];
export type LogEntry = LogRecord['entries'][number];

export function useLog(): { records: LogRecord[] | null; entries: LogEntry[] | null; error: unknown } {
  const { id, as, answer } = useSeason();
  const [log, setLog] = useState<LogAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence number is the reason to ask again
  useEffect(() => {
    let alive = true;
    request<LogAnswer>(`/api/games/${encodeURIComponent(id)}/log`, { query: { as } })
      .then((got) => {
        if (!alive) return;
        setLog(got);
        setError(null);
      })
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [id, as, answer.seq]);
  return {
    records: log?.records ?? null,
    entries: log?.records.flatMap((record) => record.entries) ?? null,
    error,
  };
}
