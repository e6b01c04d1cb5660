/** All rows of a store, one after the other: what a backup is made of, the same for every database. */
import { type Kysely, Migrator, sql } from 'kysely';
import type { DumpStore, StoredRow } from '../store.js';
import { migrationNames, migrations, NewerStore } from './migrations.js';
import type { Tables } from './tables.js';

/** Every table with the columns that order its rows; what others refer to comes first. */
const KEYS = {
  games: ['id'],
  accounts: ['id'],
  sessions: ['hash'],
  records: ['game', 'seq'],
  snapshots: ['game'],
  timers: ['game', 'key'],
  preferences: ['game', 'key'],
  images: ['game', 'id'],
  staff: ['game', 'account'],
  persons: ['game', 'id'],
  links: ['hash'],
  grants: ['session', 'number'],
  handovers: ['link'],
  removals: ['game'],
} satisfies Record<keyof Tables, readonly string[]>;

/** Rows read or written at once. */
const BATCH = 200;

type AnyTables = Kysely<Record<string, Record<string, string | number | null>>>;

export function sqlDump(db: Kysely<Tables>): DumpStore {
  return {
    async dump(take) {
      // One transaction: the rows of one moment, while others go on writing.
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const any = tx as unknown as AnyTables;
          // A store that an older program has written is not brought up to date only to be read.
          const present = new Set((await tx.introspection.getTables()).map(({ name }) => name));
          for (const [table, key] of Object.entries(KEYS)) {
            if (!present.has(table)) continue;
            for (let from = 0; ; from += BATCH) {
              let query = any.selectFrom(table).selectAll().limit(BATCH).offset(from);
              // A table of a cup refers to its cup.
              if (table === 'games') query = query.orderBy(sql`case when parent is null then 0 else 1 end`);
              for (const column of key) query = query.orderBy(column);
              const rows = await query.execute();
              for (const row of rows) await take({ table, row: plain(row) });
              if (rows.length < BATCH) break;
            }
          }
          const last = await any
            .selectFrom('kysely_migration')
            .select('name')
            .orderBy('name', 'desc')
            .executeTakeFirst();
          return { schema: String(last?.name) };
        });
    },
  };
}

/** Databases answer with a big number as a text where it might not fit. */
function plain(row: Record<string, string | number | null>): StoredRow['row'] {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'clock_offset_ms' ? Number(value) : value]),
  );
}

/**
 * Fills an empty database: makes the tables as they were when the dump was made, puts the rows in, and brings all of it up
 * to date.
 * @param schema the last migration the rows have seen
 * @throws NewerStore; what the database says of rows that do not fit. The database is then to be thrown away.
 */
export async function loadDump(db: Kysely<Tables>, schema: string, rows: Iterable<StoredRow>): Promise<void> {
  if (!migrationNames.includes(schema)) throw new NewerStore(schema);
  const migrator = new Migrator({ db, provider: migrations });
  const made = await migrator.migrateTo(schema);
  if (made.error) throw made.error;
  await db.transaction().execute(async (tx) => {
    const any = tx as unknown as AnyTables;
    let batch: StoredRow[] = [];
    const put = async (): Promise<void> => {
      if (batch[0])
        await any
          .insertInto(batch[0].table)
          .values(batch.map(({ row }) => row))
          .execute();
      batch = [];
    };
    for (const each of rows) {
      if (batch.length === BATCH || (batch[0] && batch[0].table !== each.table)) await put();
      batch.push(each);
    }
    await put();
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
