/** Games, their logs, snapshots, timers and preferences, in SQL that every dialect understands. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Due } from '../../engine/contract.js';
import type { LogRecord } from '../../engine/game.js';
import type { Appended, Change, GameStore, Preference, StoredGame } from '../store.js';
import type { Tables } from './tables.js';

/** Rows an INSERT may hold, well below the parameter limits of the databases. */
const BATCH = 100;

/** What a column of numbers can be compared with. */
export const within = (seq: number): number => Math.min(seq, 2 ** 31 - 1);

export function sqlGames(db: Kysely<Tables>): Omit<GameStore, 'others'> {
  return {
    async createGame(game, first) {
      return db.transaction().execute(async (tx) => {
        const made = await tx
          .insertInto('games')
          .values(rowOf(game))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (Number(made.numInsertedOrUpdatedRows) === 0) return false;
        await write(tx, game.id, first);
        return true;
      });
    },

    async game(id) {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? gameOf(row) : null;
    },

    async games() {
      const rows = await db.selectFrom('games').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(gameOf);
    },

    async gamesOf(parent) {
      const rows = await db
        .selectFrom('games')
        .selectAll()
        .where('parent', '=', parent)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(gameOf);
    },

    async updateGame(id, fields) {
      if (Object.keys(fields).length === 0) return;
      const { title, open, quarantined, clockOffsetMs } = fields;
      await db
        .updateTable('games')
        .set({
          ...(title === undefined ? {} : { title }),
          ...(open === undefined ? {} : { open: Number(open) }),
          ...(quarantined === undefined ? {} : { quarantined }),
          ...(clockOffsetMs === undefined ? {} : { clock_offset_ms: clockOffsetMs }),
        })
        .where('id', '=', id)
        .execute();
    },

    append: (game, expectedSeq, change) =>
      db.transaction().execute((tx) => appendIn(tx, game, expectedSeq, change)),

    async records(game, after = 0) {
      const rows = await db
        .selectFrom('records')
        .selectAll()
        .where('game', '=', game)
        .where('seq', '>', within(after))
        .orderBy('seq')
        .execute();
      return rows.map(recordOf);
    },

    marks: (game, after) =>
      db
        .selectFrom('records')
        .select(['seq', 'at'])
        .where('game', '=', game)
        .where('seq', '>', within(after))
        .orderBy('seq')
        .execute(),

    async recordByKey(game, key) {
      const row = await db
        .selectFrom('records')
        .selectAll()
        .where('game', '=', game)
        .where('key', '=', key)
        .executeTakeFirst();
      return row ? recordOf(row) : null;
    },

    async snapshot(game) {
      const row = await db.selectFrom('snapshots').selectAll().where('game', '=', game).executeTakeFirst();
      return row ? { seq: row.seq, lastAt: row.last_at, state: JSON.parse(row.state), tag: row.tag } : null;
    },

    async saveSnapshot(game, { seq, lastAt, state, tag }) {
      const row = { seq, last_at: lastAt, state: JSON.stringify(state), tag };
      await db
        .insertInto('snapshots')
        .values({ game, ...row })
        .onConflict((conflict) => conflict.column('game').doUpdateSet(row).where('snapshots.seq', '<=', seq))
        .execute();
    },

    async timers(game) {
      const rows = await db
        .selectFrom('timers')
        .selectAll()
        .where('game', '=', game)
        .orderBy('due')
        .orderBy('key')
        .execute();
      return rows.map((row) => ({
        at: row.due,
        key: row.key,
        command: JSON.parse(row.command),
        generation: row.generation,
      }));
    },

    async nextTimers() {
      const rows = await db
        .selectFrom('timers')
        .innerJoin('games', 'games.id', 'timers.game')
        .select((e) => ['games.id', 'games.clock_offset_ms', e.fn.min<string>('timers.due').as('due')])
        .where('games.quarantined', 'is', null)
        // A game that was taken away stands still.
        .where('games.id', 'not in', (e) => e.selectFrom('removals').select('removals.game'))
        .groupBy(['games.id', 'games.clock_offset_ms'])
        .execute();
      return rows.map((row) => ({
        game: row.id,
        due: row.due,
        clockOffsetMs: Number(row.clock_offset_ms),
      }));
    },

    async preference(game, key) {
      const row = await db
        .selectFrom('preferences')
        .select('value')
        .where('game', '=', game)
        .where('key', '=', key)
        .executeTakeFirst();
      return row ? JSON.parse(row.value) : null;
    },

    async savePreference(game, key, value) {
      await keepBeside(db, game, { key, value });
    },

    async replacePreference(game, { key, value }, former) {
      const text = JSON.stringify(value);
      if (former === null) {
        const kept = await db
          .insertInto('preferences')
          .values({ game, key, value: text })
          .onConflict((conflict) => conflict.columns(['game', 'key']).doNothing())
          .executeTakeFirst();
        return Number(kept.numInsertedOrUpdatedRows) === 1;
      }
      const replaced = await db
        .updateTable('preferences')
        .set({ value: text })
        .where('game', '=', game)
        .where('key', '=', key)
        .where('value', '=', JSON.stringify(former))
        .executeTakeFirst();
      return Number(replaced.numUpdatedRows) === 1;
    },

    async addImage({ game, id, type, bytes, createdAt }) {
      const base64 = Buffer.from(bytes).toString('base64');
      await db.insertInto('images').values({ game, id, type, base64, created_at: createdAt }).execute();
    },

    async image(game, id) {
      const row = await db
        .selectFrom('images')
        .selectAll()
        .where('game', '=', game)
        .where('id', '=', id)
        .executeTakeFirst();
      return row
        ? { game, id, type: row.type, bytes: Buffer.from(row.base64, 'base64'), createdAt: row.created_at }
        : null;
    },
  };
}

async function keepBeside(
  db: Kysely<Tables> | Transaction<Tables>,
  game: string,
  { key, value }: Preference,
): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('preferences')
    .values({ game, key, value: text })
    .onConflict((conflict) => conflict.columns(['game', 'key']).doUpdateSet({ value: text }))
    .execute();
}

/**
 * Appends inside a transaction; hot-sqlite.ts says the same in the words of SQLite.
 * @returns where the log ends when it does not end at `expectedSeq`; nothing has then happened
 */
async function appendIn(
  tx: Transaction<Tables>,
  game: string,
  expectedSeq: number,
  change: Change,
): Promise<Appended> {
  // The write comes first: it takes the lock and proves the version in one statement.
  const moved = await tx
    .updateTable('games')
    .set({ seq: expectedSeq + change.records.length, ended: Number(change.ended) })
    .where('id', '=', game)
    .where('seq', '=', expectedSeq)
    .executeTakeFirst();
  if (Number(moved.numUpdatedRows) === 0) {
    const { seq } = await tx
      .selectFrom('games')
      .select('seq')
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    return { stored: false, seq };
  }
  await write(tx, game, change);
  return { stored: true };
}

async function write(
  tx: Transaction<Tables>,
  game: string,
  { records, timers, beside }: Change,
): Promise<void> {
  if (beside) await keepBeside(tx, game, beside);
  for (let from = 0; from < records.length; from += BATCH) {
    const rows = records.slice(from, from + BATCH).map((record) => recordRow(game, record));
    await tx.insertInto('records').values(rows).execute();
  }
  await tx.deleteFrom('timers').where('game', '=', game).execute();
  const generation = records.at(-1)?.seq ?? 0;
  for (let from = 0; from < timers.length; from += BATCH) {
    const rows = timers.slice(from, from + BATCH).map((due) => timerRow(game, due, generation));
    await tx.insertInto('timers').values(rows).execute();
  }
}

function rowOf(game: StoredGame): Tables['games'] {
  return {
    id: game.id,
    rulebook: game.rulebook,
    version: game.version,
    setup: JSON.stringify(game.setup),
    title: game.title,
    parent: game.parent,
    demo: Number(game.demo),
    open: Number(game.open),
    created_at: game.createdAt,
    seed: game.seed,
    commitment: game.commitment,
    clock_offset_ms: game.clockOffsetMs,
    quarantined: game.quarantined,
    seq: game.seq,
    ended: Number(game.ended),
  };
}

function gameOf(row: Selectable<Tables['games']>): StoredGame {
  return {
    id: row.id,
    rulebook: row.rulebook,
    version: row.version,
    setup: JSON.parse(row.setup),
    title: row.title,
    parent: row.parent,
    demo: row.demo === 1,
    open: row.open === 1,
    createdAt: row.created_at,
    seed: row.seed,
    commitment: row.commitment,
    clockOffsetMs: Number(row.clock_offset_ms),
    quarantined: row.quarantined,
    seq: row.seq,
    ended: row.ended === 1,
  };
}

export function recordRow(
  game: string,
  { seq, at, author, key, input, entries }: LogRecord,
): Tables['records'] {
  return {
    ...{ game, seq, at, key, author: JSON.stringify(author) },
    ...{ input: JSON.stringify(input), entries: JSON.stringify(entries) },
  };
}

/** @param generation the number of the record the deadline is written with */
export function timerRow(game: string, { key, at, command }: Due, generation: number): Tables['timers'] {
  return { game, key, due: at, command: JSON.stringify(command), generation };
}

export function recordOf(row: Selectable<Tables['records']>): LogRecord {
  return {
    seq: row.seq,
    at: row.at,
    author: JSON.parse(row.author),
    key: row.key,
    input: JSON.parse(row.input),
    entries: JSON.parse(row.entries),
  };
}
