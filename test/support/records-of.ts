/** The log of a game that was never corrected: each entry as a record of its own. */
import type { Game, LogRecord } from '../../src/engine/game.js';

export function recordsOf(game: Game): LogRecord[] {
  return game.entries.map((entry, index) => ({
    seq: index + 1,
    at: entry.at,
    author: entry.author,
    key: `r${index}`,
    input: { kind: 'command', command: entry.command },
    entries: [structuredClone(entry)],
  }));
}
