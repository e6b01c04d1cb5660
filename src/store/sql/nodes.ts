/** Where several processes share a store, every committed change is told to the others, with no more than its game. */
import { type Migration, PostgresAdapter, sql } from 'kysely';

/** The channel of NOTIFY. Its message is a game's id and sequence number, a game's id, or nothing. */
export const CHANNEL = 'reglament';

/**
 * Triggers instead of calls in the code: whoever changes a table, nobody can forget to tell. A message is sent at commit, and
 * never for what was rolled back.
 */
export const nodes: Migration = {
  async up(db) {
    // One process alone has nobody to tell.
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await db.schema
      .createTable('pulses')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('news', 'integer', (c) => c.notNull())
      .addColumn('steering', 'integer', (c) => c.notNull())
      .execute();
    await sql`
      CREATE FUNCTION reglament_count(id text, more_news integer, more_steering integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO pulses (game, news, steering)
          SELECT id, more_news, more_steering WHERE EXISTS (SELECT 1 FROM games WHERE games.id = $1)
          ON CONFLICT (game) DO UPDATE
            SET news = pulses.news + excluded.news, steering = pulses.steering + excluded.steering;
        SELECT pg_notify('reglament', id)
      $$`.execute(db);
    await sql`
      CREATE FUNCTION reglament_game() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.seq <> OLD.seq THEN PERFORM pg_notify('reglament', NEW.id || ' ' || NEW.seq); END IF;
        IF (NEW.title, NEW.open, NEW.quarantined) IS DISTINCT FROM (OLD.title, OLD.open, OLD.quarantined)
          THEN PERFORM reglament_count(NEW.id, 1, 0); END IF;
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE FUNCTION reglament_person() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM reglament_count(COALESCE(NEW.game, OLD.game), 1, 0);
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE FUNCTION reglament_preference() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM reglament_count(COALESCE(NEW.game, OLD.game), 0, 1);
        RETURN NULL;
      END $$`.execute(db);
    await sql`
      CREATE FUNCTION reglament_any() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('reglament', '');
        RETURN NULL;
      END $$`.execute(db);
    // A record changes only when it forgets somebody's name: whoever holds games in memory must read them anew.
    await sql`
      CREATE TRIGGER reglament_forgotten AFTER UPDATE ON records
        FOR EACH STATEMENT EXECUTE FUNCTION reglament_any()`.execute(db);
    await sql`
      CREATE TRIGGER reglament_forgotten AFTER UPDATE OF setup ON games
        FOR EACH STATEMENT EXECUTE FUNCTION reglament_any()`.execute(db);
    await sql`
      CREATE TRIGGER reglament_told AFTER UPDATE ON games FOR EACH ROW EXECUTE FUNCTION reglament_game()`.execute(
      db,
    );
    await sql`
      CREATE TRIGGER reglament_told AFTER INSERT OR UPDATE OR DELETE ON persons
        FOR EACH ROW EXECUTE FUNCTION reglament_person()`.execute(db);
    await sql`
      CREATE TRIGGER reglament_told AFTER INSERT OR UPDATE OR DELETE ON preferences
        FOR EACH ROW EXECUTE FUNCTION reglament_preference()`.execute(db);
    await sql`
      CREATE TRIGGER reglament_told AFTER DELETE ON grants
        FOR EACH STATEMENT EXECUTE FUNCTION reglament_any()`.execute(db);
    await sql`
      CREATE TRIGGER reglament_told_too AFTER DELETE ON sessions
        FOR EACH STATEMENT EXECUTE FUNCTION reglament_any()`.execute(db);
  },
};

/** Who steers a game, and whether it was taken away, are rights of many at once: the others hear of these, too. */
export const rights: Migration = {
  async up(db) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      CREATE FUNCTION reglament_rights() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('reglament', COALESCE(NEW.game, OLD.game));
        RETURN NULL;
      END $$`.execute(db);
    for (const table of ['staff', 'removals']) {
      await sql`
        CREATE TRIGGER reglament_told AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
          FOR EACH ROW EXECUTE FUNCTION reglament_rights()`.execute(db);
    }
  },
};
