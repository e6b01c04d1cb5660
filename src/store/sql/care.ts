/** Sign-ins, hand-overs, removed games, and the rewriting of a log that forgets a person, in SQL that every dialect understands. */
import type { Kysely, Transaction } from 'kysely';
import type { CareStore, Handover, Removal, SignIn } from '../store.js';
import { takeGrants } from './access.js';
import type { Tables } from './tables.js';

export function sqlCare(db: Kysely<Tables>): CareStore {
  return {
    async signIns(of) {
      let query = db
        .selectFrom('grants')
        .innerJoin('sessions', 'sessions.hash', 'grants.session')
        .select([
          'sessions.hash as session',
          'sessions.created_at as since',
          'sessions.label as label',
          'sessions.seen_at as seen',
          'grants.kind as kind',
          'grants.account as account',
          'grants.game as game',
          'grants.person as person',
        ]);
      if ('game' in of) query = query.where('grants.game', '=', of.game).where('grants.kind', '=', 'person');
      else query = query.where('grants.account', '=', of.account);
      const rows = await query.orderBy('sessions.created_at').orderBy('grants.number').execute();
      return rows.map(
        (row): SignIn => ({
          session: row.session,
          since: row.since,
          label: row.label,
          seen: row.seen,
          account: row.account,
          game: row.game,
          person: row.person,
        }),
      );
    },
    async noteSession(hash, { label, seen }) {
      if (label === undefined && seen === undefined) return;
      await db
        .updateTable('sessions')
        .set({
          ...(label === undefined ? {} : { label }),
          ...(seen === undefined ? {} : { seen_at: seen }),
        })
        .where('hash', '=', hash)
        .execute();
    },
    async endGameSession(session, game) {
      return db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('grants')
          .where('session', '=', session)
          .where('game', '=', game)
          .executeTakeFirst();
        const left = await tx
          .selectFrom('grants')
          .select('number')
          .where('session', '=', session)
          .executeTakeFirst();
        if (!left) await tx.deleteFrom('sessions').where('hash', '=', session).execute();
        return Number(gone.numDeletedRows) > 0;
      });
    },

    async setStaffRole(game, account, role) {
      await db
        .updateTable('staff')
        .set({ role })
        .where('game', '=', game)
        .where('account', '=', account)
        .execute();
    },
    async removeStaff(game, account) {
      await db.deleteFrom('staff').where('game', '=', game).where('account', '=', account).execute();
    },
    async renameAccount(id, name) {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },

    async addHandover({ link, game, account, stays, createdAt }) {
      await db
        .insertInto('handovers')
        .values({
          link,
          game,
          account,
          stays: Number(stays),
          created_at: createdAt,
          accepted_at: null,
          accepted_by: null,
        })
        .execute();
    },
    async handovers(game) {
      const rows = await db
        .selectFrom('handovers')
        .selectAll()
        .where('game', '=', game)
        .orderBy('created_at')
        .execute();
      return rows.map(
        (row): Handover => ({
          link: row.link,
          game: row.game,
          account: row.account,
          stays: row.stays === 1,
          createdAt: row.created_at,
          acceptedAt: row.accepted_at,
          acceptedBy: row.accepted_by,
        }),
      );
    },
    async acceptHandover(link, account, at) {
      return db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('handovers')
          .selectAll()
          .where('link', '=', link)
          .where('accepted_at', 'is', null)
          .executeTakeFirst();
        if (!row) return false;
        await tx
          .updateTable('handovers')
          .set({ accepted_at: at, accepted_by: account })
          .where('link', '=', link)
          .execute();
        await tx
          .insertInto('staff')
          .values({ game: row.game, account, role: 'organiser' })
          .onConflict((conflict) => conflict.columns(['game', 'account']).doUpdateSet({ role: 'organiser' }))
          .execute();
        if (row.account === account) return true;
        const former = { game: row.game, account: row.account };
        if (row.stays === 1) {
          await tx
            .updateTable('staff')
            .set({ role: 'co-organiser' })
            .where('game', '=', former.game)
            .where('account', '=', former.account)
            .execute();
        } else {
          await tx
            .deleteFrom('staff')
            .where('game', '=', former.game)
            .where('account', '=', former.account)
            .execute();
        }
        return true;
      });
    },
    async dropHandovers(game, at) {
      await db.transaction().execute(async (tx) => {
        const open = await tx
          .selectFrom('handovers')
          .select('link')
          .where('game', '=', game)
          .where('accepted_at', 'is', null)
          .execute();
        for (const { link } of open) {
          await tx
            .updateTable('links')
            .set({ revoked_at: at })
            .where('hash', '=', link)
            .where('revoked_at', 'is', null)
            .execute();
          await tx.deleteFrom('handovers').where('link', '=', link).execute();
        }
      });
    },

    async removal(game) {
      const row = await db.selectFrom('removals').selectAll().where('game', '=', game).executeTakeFirst();
      return row ? removalOf(row) : null;
    },
    async removals() {
      const rows = await db
        .selectFrom('removals')
        .selectAll()
        .orderBy('removed_at')
        .orderBy('game')
        .execute();
      return rows.map(removalOf);
    },
    async addRemoval({ game, at, by, reason, title }) {
      await db
        .insertInto('removals')
        .values({ game, removed_at: at, removed_by: by, reason, title, purged_at: null })
        .execute();
    },
    async dropRemoval(game) {
      const gone = await db
        .deleteFrom('removals')
        .where('game', '=', game)
        .where('purged_at', 'is', null)
        .executeTakeFirst();
      return Number(gone.numDeletedRows) === 1;
    },
    async purgeGame(game, at) {
      await db.transaction().execute(async (tx) => {
        await empty(tx, game);
        await tx.updateTable('removals').set({ purged_at: at }).where('game', '=', game).execute();
      });
    },

    async rewrite(game, change) {
      return db.transaction().execute(async (tx) => {
        const text = (json: string): string => JSON.stringify(change(JSON.parse(json)));
        let changed = 0;
        const head = await tx
          .selectFrom('games')
          .select(['setup', 'title'])
          .where('id', '=', game)
          .executeTakeFirst();
        if (!head) return 0;
        const setup = text(head.setup);
        const { title } = change({ title: head.title }) as { title: string };
        if (setup !== head.setup || title !== head.title) {
          changed++;
          await tx.updateTable('games').set({ setup, title }).where('id', '=', game).execute();
        }
        const records = await tx
          .selectFrom('records')
          .select(['seq', 'input', 'entries'])
          .where('game', '=', game)
          .execute();
        for (const record of records) {
          const fields = { input: text(record.input), entries: text(record.entries) };
          if (fields.input === record.input && fields.entries === record.entries) continue;
          changed++;
          await tx
            .updateTable('records')
            .set(fields)
            .where('game', '=', game)
            .where('seq', '=', record.seq)
            .execute();
        }
        const timers = await tx
          .selectFrom('timers')
          .select(['key', 'command'])
          .where('game', '=', game)
          .execute();
        for (const { key, command } of timers) {
          const next = text(command);
          if (next === command) continue;
          await tx
            .updateTable('timers')
            .set({ command: next })
            .where('game', '=', game)
            .where('key', '=', key)
            .execute();
        }
        const kept = await tx
          .selectFrom('preferences')
          .select(['key', 'value'])
          .where('game', '=', game)
          .execute();
        for (const { key, value } of kept) {
          const next = text(value);
          if (next === value) continue;
          changed++;
          await tx
            .updateTable('preferences')
            .set({ value: next })
            .where('game', '=', game)
            .where('key', '=', key)
            .execute();
        }
        // It holds the state with the old words; the next one is made of the new log.
        await tx.deleteFrom('snapshots').where('game', '=', game).execute();
        return changed;
      });
    },
    async renamePerson(game, id, name, at) {
      await db
        .updateTable('persons')
        .set((e) => ({
          ...{ name, account: null, asked_at: null },
          erased_at: e.fn.coalesce('erased_at', e.val(at)),
        }))
        .where('game', '=', game)
        .where('id', '=', id)
        .execute();
    },
    async removeImages(game, ids) {
      if (ids.length === 0) return 0;
      const gone = await db
        .deleteFrom('images')
        .where('game', '=', game)
        .where('id', 'in', [...ids])
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    async forgetSignups(game) {
      await db.deleteFrom('links').where('game', '=', game).where('purpose', '=', 'signup').execute();
    },
    async scrub(game, person) {
      return db.transaction().execute(async (tx) => {
        const held = await takeGrants(tx, game, person);
        await tx.deleteFrom('links').where('game', '=', game).where('person', '=', person).execute();
        for (const session of held) {
          const left = await tx
            .selectFrom('grants')
            .select('number')
            .where('session', '=', session)
            .executeTakeFirst();
          if (!left) await tx.deleteFrom('sessions').where('hash', '=', session).execute();
        }
        return held;
      });
    },
  };
}

function removalOf(row: Tables['removals']): Removal {
  return {
    game: row.game,
    at: row.removed_at,
    by: row.removed_by,
    reason: row.reason,
    title: row.title,
    purgedAt: row.purged_at,
  };
}

/** Everything of a game but the bare row other tables point at. */
async function empty(tx: Transaction<Tables>, game: string): Promise<void> {
  await tx.deleteFrom('records').where('game', '=', game).execute();
  await tx.deleteFrom('snapshots').where('game', '=', game).execute();
  await tx.deleteFrom('timers').where('game', '=', game).execute();
  await tx.deleteFrom('preferences').where('game', '=', game).execute();
  await tx.deleteFrom('images').where('game', '=', game).execute();
  await tx.deleteFrom('handovers').where('game', '=', game).execute();
  await tx.deleteFrom('grants').where('game', '=', game).execute();
  await tx.deleteFrom('links').where('game', '=', game).execute();
  await tx.deleteFrom('persons').where('game', '=', game).execute();
  await tx
    .updateTable('games')
    .set({ setup: '{}', title: '', quarantined: 'removed', open: 0, ended: 1 })
    .where('id', '=', game)
    .execute();
}
