/**
 * What a busy server does all the time, in statements of SQLite that are prepared once and run without a detour: with a query
 * builder and a turn of the event loop for each, an append costs five times as much. It means what sql/games.ts says for
 * every database, and stands the same contract.
 */
import type Sqlite from 'better-sqlite3';
import type { Kysely, Selectable } from 'kysely';
import { groupedWrites } from './group-commit.js';
import { recordOf, recordRow, timerRow, within } from './sql/games.js';
import type { Tables } from './sql/tables.js';
import type { Appended, Change, GameStore } from './store.js';

type Hot = Pick<GameStore, 'append' | 'saveSnapshot' | 'records' | 'marks' | 'recordByKey'>;

/**
 * @param db the same database through the query builder: while a transaction of its own is open, nobody else may write, and what
 * it has not committed may not be read
 * @param slow the same questions through the query builder, which wait for their turn
 */
export function hotSqlite(database: Sqlite.Database, db: Kysely<Tables>, slow: Hot): Hot {
  const move = database.prepare('UPDATE games SET seq = ?, ended = ? WHERE id = ? AND seq = ?');
  const end = database.prepare<[string], number>('SELECT seq FROM games WHERE id = ?').pluck();
  const keepBeside = database.prepare(
    'INSERT INTO preferences (game, key, value) VALUES (?, ?, ?) ON CONFLICT (game, key) DO UPDATE SET value = excluded.value',
  );
  const addRecord = database.prepare(
    'INSERT INTO records (game, seq, at, author, key, input, entries) VALUES (@game, @seq, @at, @author, @key, @input, @entries)',
  );
  const dropTimers = database.prepare('DELETE FROM timers WHERE game = ?');
  const addTimer = database.prepare(
    'INSERT INTO timers (game, key, due, command, generation) VALUES (@game, @key, @due, @command, @generation)',
  );
  const keepSnapshot = database.prepare(
    'INSERT INTO snapshots (game, seq, last_at, state, tag) VALUES (@game, @seq, @lastAt, @state, @tag) ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, last_at = excluded.last_at, state = excluded.state, tag = excluded.tag WHERE snapshots.seq <= excluded.seq',
  );
  const after = database.prepare<[string, number], Selectable<Tables['records']>>(
    'SELECT * FROM records WHERE game = ? AND seq > ? ORDER BY seq',
  );
  const marksAfter = database.prepare<[string, number], { seq: number; at: string }>(
    'SELECT seq, at FROM records WHERE game = ? AND seq > ? ORDER BY seq',
  );
  const byKey = database.prepare<[string, string], Selectable<Tables['records']>>(
    'SELECT * FROM records WHERE game = ? AND key = ?',
  );

  const append = (game: string, expectedSeq: number, change: Change): Appended => {
    const { records, timers, ended, beside } = change;
    if (move.run(expectedSeq + records.length, Number(ended), game, expectedSeq).changes === 0) {
      const seq = end.get(game);
      if (seq === undefined) throw new Error(`no game ${game}`);
      return { stored: false, seq };
    }
    if (beside) keepBeside.run(game, beside.key, JSON.stringify(beside.value));
    for (const record of records) addRecord.run(recordRow(game, record));
    dropTimers.run(game);
    const generation = records.at(-1)?.seq ?? 0;
    for (const due of timers) addTimer.run(timerRow(game, due, generation));
    return { stored: true };
  };
  const together = database.transaction((group: readonly (() => unknown)[]) => group.map((write) => write()));
  const grouped = groupedWrites(async (group) =>
    database.inTransaction ? db.connection().execute(async () => together(group)) : together(group),
  );

  return {
    append: (game, expectedSeq, change) => grouped(() => append(game, expectedSeq, change)),
    async saveSnapshot(game, { seq, lastAt, state, tag }) {
      const row = { game, seq, lastAt, tag, state: JSON.stringify(state) };
      await grouped(() => keepSnapshot.run(row));
    },
    records: async (game, since = 0) =>
      database.inTransaction ? slow.records(game, since) : after.all(game, within(since)).map(recordOf),
    marks: async (game, since) =>
      database.inTransaction ? slow.marks(game, since) : marksAfter.all(game, within(since)),
    async recordByKey(game, key) {
      if (database.inTransaction) return slow.recordByKey(game, key);
      const row = byKey.get(game, key);
      return row ? recordOf(row) : null;
    },
  };
}
