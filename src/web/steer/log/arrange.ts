/** The log as it reads: every version of an entry once, where it was written, with what became of it. */
import type { LogEntry, LogRecord } from './use-log.js';

/** refused: fell out of the game after a correction; replaced and removed: by a correction. */
export type Fate = 'live' | 'refused' | 'replaced' | 'removed';

export interface LogLine {
  entry: LogEntry;
  fate: Fate;
}

export interface LogSection {
  record: LogRecord;
  lines: LogLine[];
}

/**
 * A correction stores the whole tail of the history anew. What it did not change stays where it stood, so here its record
 * holds only what it brought: another version of an entry, or an entry that was not there.
 */
export function arrangeLog(records: readonly LogRecord[]): LogSection[] {
  const last = new Map<string, LogEntry>();
  const written = new Map<LogEntry, string>();
  const standing = new Map<string, LogEntry>();
  for (const record of records) {
    for (const entry of record.entries) {
      const version = JSON.stringify([entry.command, entry.author, entry.at]);
      const before = standing.get(entry.id);
      if (!before || written.get(before) !== version) {
        written.set(entry, version);
        standing.set(entry.id, entry);
      }
      last.set(entry.id, entry);
    }
  }
  return records.map((record) => ({
    record,
    lines: record.entries.flatMap((entry): LogLine[] => {
      if (!written.has(entry)) return [];
      if (standing.get(entry.id) !== entry) return [{ entry, fate: 'replaced' }];
      const now = last.get(entry.id) ?? entry;
      return [{ entry: now, fate: !now.inForce ? 'removed' : now.refused ? 'refused' : 'live' }];
    }),
  }));
}
