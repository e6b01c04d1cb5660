/** The store for several processes: PostgreSQL, the one truth of them all. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { grantOf, sqlAccess } from '../sql/access.js';
import { sqlCare } from '../sql/care.js';
import { sqlDump } from '../sql/dump.js';
import { sqlGames } from '../sql/games.js';
import { type BeforeChange, isCurrent, migrate } from '../sql/migrations.js';
import type { Tables } from '../sql/tables.js';
import type { Grant, Others, Pulse, Store } from '../store.js';
import { Listener } from './listener.js';

const CONNECTIONS = 10;
/** Of a new connection. */
const PATIENCE_MS = 5_000;
/** A statement that takes longer hangs. */
const STATEMENT_MS = 30_000;
/** A process that went away in the middle of a transaction keeps nobody waiting longer. */
const IDLE_TRANSACTION_MS = 10_000;

/**
 * Opens the store in a database, and makes its tables there if it is empty.
 * @param before what is done before the tables of a store with content change
 * @throws when the server cannot be reached, or does not keep the promise of durability
 */
export async function openPostgresStore(url: string, before: BeforeChange): Promise<Store> {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'reglament',
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...config, max: CONNECTIONS });
  // A connection nobody uses was lost: the next one who needs one makes a new one.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireDurable(db);
    await migrate(db, before);
    const { others, stop } = othersIn(db, config);
    return {
      ...sqlGames(db),
      ...sqlAccess(db),
      ...sqlCare(db),
      ...sqlDump(db),
      others,
      ready: () => isCurrent(db),
      async close() {
        await stop();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function othersIn(db: Kysely<Tables>, config: pg.ClientConfig): { others: Others; stop(): Promise<void> } {
  const listeners: Listener[] = [];
  const others: Others = {
    async now() {
      const { rows } = await sql<{ now: string }>`
        SELECT (extract(epoch from clock_timestamp()) * 1000)::text AS now`.execute(db);
      return Number(rows[0]!.now);
    },

    async listen(heard) {
      const listener = new Listener(config, heard);
      listeners.push(listener);
      await listener.start();
    },

    async pulses(games) {
      if (games.length === 0) return [];
      const { rows } = await sql<Omit<Pulse, 'open'> & { open: number }>`
        SELECT id AS game, seq, open, COALESCE(news, 0) AS news, COALESCE(steering, 0) AS steering,
          concat_ws(' ',
            (SELECT string_agg(account || ' ' || role, ' ' ORDER BY account) FROM staff WHERE staff.game = games.id),
            (SELECT removed_at FROM removals WHERE removals.game = games.id)) AS rights
        FROM games LEFT JOIN pulses ON pulses.game = games.id
        WHERE id IN (${sql.join(games)})`.execute(db);
      return rows.map((row) => ({ ...row, open: row.open === 1 }));
    },

    async grantsOf(sessions) {
      const found = new Map<string, Grant[]>();
      if (sessions.length === 0) return found;
      const there = await db.selectFrom('sessions').select('hash').where('hash', 'in', sessions).execute();
      for (const { hash } of there) found.set(hash, []);
      const rows = await db
        .selectFrom('grants')
        .selectAll()
        .where('session', 'in', sessions)
        .orderBy('number', 'desc')
        .execute();
      for (const row of rows) found.get(row.session)?.push(grantOf(row));
      return found;
    },
  };
  return {
    others,
    async stop() {
      await Promise.all(listeners.map((listener) => listener.stop()));
    },
  };
}

/** What is committed must be on the disk: a server that only says so cannot be believed. */
async function requireDurable(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`.execute(
    db,
  );
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (off.length > 0) throw new Error(`PostgreSQL is not durable: ${off.join(', ')} must not be off`);
}
