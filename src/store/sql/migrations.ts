/** The history of the tables. A migration that has been published is never changed; a new one is added below it. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { nodes, rights } from './nodes.js';
import type { Tables } from './tables.js';

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('rulebook', 'text', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('demo', 'integer', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('clock_offset_ms', 'bigint', (c) => c.notNull())
      .addColumn('quarantined', 'text')
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('ended', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('records')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('input', 'text', (c) => c.notNull())
      .addColumn('entries', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('records_pk', ['game', 'seq'])
      .addUniqueConstraint('records_key', ['game', 'key'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('tag', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('timers')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('due', 'text', (c) => c.notNull())
      .addColumn('command', 'text', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('timers_pk', ['game', 'key'])
      .execute();
    await db.schema
      .createTable('preferences')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('preferences_pk', ['game', 'key'])
      .execute();
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('staff')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id'))
      .addPrimaryKeyConstraint('staff_pk', ['game', 'account'])
      .execute();
    await db.schema
      .createTable('persons')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('clan', 'integer')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('persons_pk', ['game', 'id'])
      .execute();
    await db.schema
      .createTable('links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.references('accounts.id'))
      .addColumn('game', 'text')
      .addColumn('person', 'text')
      .addColumn('one_time', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .addColumn('revoked_at', 'text')
      .execute();
    await db.schema.createIndex('links_person').on('links').columns(['game', 'person']).execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('grants')
      .addColumn('session', 'text', (c) => c.notNull().references('sessions.hash'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('account', 'text')
      .addColumn('game', 'text')
      .addColumn('person', 'text')
      .addColumn('link', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('grants_pk', ['session', 'number'])
      .execute();
    await db.schema.createIndex('grants_person').on('grants').columns(['game', 'person']).execute();
  },
};

const images: Migration = {
  async up(db) {
    await db.schema
      .createTable('images')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('base64', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('images_pk', ['game', 'id'])
      .execute();
  },
};

const parents: Migration = {
  async up(db) {
    await db.schema
      .alterTable('games')
      .addColumn('parent', 'text', (c) => c.references('games.id'))
      .execute();
    await db.schema.createIndex('games_parent').on('games').columns(['parent']).execute();
  },
};

const care: Migration = {
  async up(db) {
    await db.schema
      .alterTable('staff')
      .addColumn('role', 'text', (c) => c.notNull().defaultTo('organiser'))
      .execute();
    for (const column of ['account', 'left_at', 'erased_at', 'asked_at']) {
      await db.schema.alterTable('persons').addColumn(column, 'text').execute();
    }
    for (const column of ['label', 'seen_at']) {
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
    }
    await db.schema
      .createTable('handovers')
      .addColumn('link', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('stays', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('accepted_at', 'text')
      .addColumn('accepted_by', 'text')
      .execute();
    await db.schema
      .createTable('removals')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id'))
      .addColumn('removed_at', 'text', (c) => c.notNull())
      .addColumn('removed_by', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('purged_at', 'text')
      .execute();
  },
};

const all: Record<string, Migration> = {
  '0001-first': first,
  '0002-images': images,
  '0003-parents': parents,
  '0004-care': care,
  '0005-nodes': nodes,
  '0006-rights': rights,
};

/** In the order they are applied. */
export const migrationNames = Object.keys(all).sort();
export const migrations: MigrationProvider = { getMigrations: async () => all };

/** The tables were made by a newer program than this one. */
export class NewerStore extends Error {}

/** What is done before a store with content is changed: a copy of it. `change`: the first migration that will run. */
export type BeforeChange = (change: string) => Promise<void>;

/**
 * Brings the tables up to date.
 * @throws when the copy or a migration fails, or the store was written by a newer program.
 */
export async function migrate(db: Kysely<Tables>, before: BeforeChange): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const known = await migrator.getMigrations();
  const waiting = known.find(({ executedAt }) => executedAt === undefined);
  if (waiting && known.some(({ executedAt }) => executedAt !== undefined)) await before(waiting.name);
  const { error } = await migrator.migrateToLatest();
  // The words of kysely for a migration that stands in the database and not in this program.
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerStore(error.message);
  if (error) throw error;
}

/** Whether the tables are those of this program, neither older nor newer. @throws when the store cannot be reached */
export async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name).join() === migrationNames.join();
}
