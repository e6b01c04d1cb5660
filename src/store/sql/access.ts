/** Accounts, people, links and login sessions, in SQL that every dialect understands. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccessStore, Grant, PersonRole, StaffRole, StoredLink, StoredPerson } from '../store.js';
import type { Tables } from './tables.js';

export function sqlAccess(db: Kysely<Tables>): AccessStore {
  return {
    async addAccount({ id, name, createdAt }) {
      await db.insertInto('accounts').values({ id, name, created_at: createdAt }).execute();
    },
    async accounts() {
      const rows = await db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(accountOf);
    },
    async account(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? accountOf(row) : null;
    },
    async addStaff(game, account) {
      await db
        .insertInto('staff')
        .values({ game, account, role: 'organiser' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async staffOf(account) {
      const rows = await db.selectFrom('staff').select('game').where('account', '=', account).execute();
      return rows.map((row) => row.game);
    },
    async staff(game) {
      const rows = await db
        .selectFrom('staff')
        .innerJoin('accounts', 'accounts.id', 'staff.account')
        .selectAll('accounts')
        .select('staff.role as role')
        .where('staff.game', '=', game)
        .orderBy('accounts.created_at')
        .execute();
      return rows.map((row) => ({ ...accountOf(row), role: row.role as StaffRole }));
    },

    async addPerson({ id, game, name, role, clan, createdAt, account = null }) {
      await db.transaction().execute(async (tx) => {
        const last = await tx
          .selectFrom('persons')
          .select((e) => e.fn.max('number').as('number'))
          .where('game', '=', game)
          .executeTakeFirst();
        const number = (last?.number ?? 0) + 1;
        await tx
          .insertInto('persons')
          .values({
            ...{ game, id, number, name, role, clan, account, created_at: createdAt },
            ...{ left_at: null, erased_at: null, asked_at: null },
          })
          .execute();
      });
    },
    async updatePerson(game, id, fields) {
      if (Object.keys(fields).length === 0) return;
      const { name, role, clan, account, leftAt, erasedAt, askedAt } = fields;
      await db
        .updateTable('persons')
        .set({
          ...(name === undefined ? {} : { name }),
          ...(role === undefined ? {} : { role }),
          ...(clan === undefined ? {} : { clan }),
          ...(account === undefined ? {} : { account }),
          ...(leftAt === undefined ? {} : { left_at: leftAt }),
          ...(erasedAt === undefined ? {} : { erased_at: erasedAt }),
          ...(askedAt === undefined ? {} : { asked_at: askedAt }),
        })
        .where('game', '=', game)
        .where('id', '=', id)
        .execute();
    },
    async removePerson(game, id) {
      return db.transaction().execute(async (tx) => {
        const sessions = await takeGrants(tx, game, id);
        await tx.deleteFrom('links').where('game', '=', game).where('person', '=', id).execute();
        await tx.deleteFrom('persons').where('game', '=', game).where('id', '=', id).execute();
        return sessions;
      });
    },
    async person(game, id) {
      const row = await db
        .selectFrom('persons')
        .selectAll()
        .where('game', '=', game)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? personOf(row) : null;
    },
    async persons(game) {
      const rows = await db
        .selectFrom('persons')
        .selectAll()
        .where('game', '=', game)
        .orderBy('number')
        .execute();
      return rows.map(personOf);
    },

    async addLink(link) {
      await db
        .insertInto('links')
        .values({
          hash: link.hash,
          purpose: link.purpose,
          account: link.account,
          game: link.game,
          person: link.person,
          one_time: Number(link.oneTime),
          created_at: link.createdAt,
          used_at: link.usedAt,
          revoked_at: link.revokedAt,
        })
        .execute();
    },
    async link(hash) {
      const row = await db.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row ? linkOf(row) : null;
    },
    async links(game) {
      const rows = await db
        .selectFrom('links')
        .selectAll()
        .where('game', '=', game)
        .orderBy('created_at')
        .execute();
      return rows.map(linkOf);
    },
    async markLinkUsed(hash, at) {
      const used = await db
        .updateTable('links')
        .set({ used_at: at })
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .where((e) => e.or([e('one_time', '=', 0), e('used_at', 'is', null)]))
        .executeTakeFirst();
      return Number(used.numUpdatedRows) === 1;
    },
    async revokeSignup(game, at) {
      await db
        .updateTable('links')
        .set({ revoked_at: at })
        .where('game', '=', game)
        .where('purpose', '=', 'signup')
        .where('revoked_at', 'is', null)
        .execute();
    },
    async revokeLinks(game, person, at) {
      return db.transaction().execute(async (tx) => {
        await tx
          .updateTable('links')
          .set({ revoked_at: at })
          .where('game', '=', game)
          .where('person', '=', person)
          .where('revoked_at', 'is', null)
          .execute();
        return takeGrants(tx, game, person);
      });
    },

    async addSession(hash, at) {
      await db.insertInto('sessions').values({ hash, created_at: at, label: null, seen_at: at }).execute();
    },
    async grants(session) {
      const found = await db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', '=', session)
        .executeTakeFirst();
      if (!found) return null;
      const rows = await db
        .selectFrom('grants')
        .selectAll()
        .where('session', '=', session)
        .orderBy('number', 'desc')
        .execute();
      return rows.map(grantOf);
    },
    async addGrant(session, grant, at) {
      await db.transaction().execute(async (tx) => {
        const last = await tx
          .selectFrom('grants')
          .select((e) => e.fn.max('number').as('number'))
          .where('session', '=', session)
          .executeTakeFirst();
        await tx
          .insertInto('grants')
          .values({ session, number: (last?.number ?? 0) + 1, ...grant, created_at: at })
          .execute();
      });
    },
    async renewSession(from, to, at) {
      await db.transaction().execute(async (tx) => {
        const former = await tx
          .selectFrom('sessions')
          .select('label')
          .where('hash', '=', from)
          .executeTakeFirst();
        const facts = { label: former?.label ?? null, seen_at: at };
        await tx
          .insertInto('sessions')
          .values({ hash: to, created_at: at, ...facts })
          .execute();
        await tx.updateTable('grants').set({ session: to }).where('session', '=', from).execute();
        await tx.deleteFrom('sessions').where('hash', '=', from).execute();
      });
    },
    async endSession(hash) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('grants').where('session', '=', hash).execute();
        await tx.deleteFrom('sessions').where('hash', '=', hash).execute();
      });
    },
  };
}

/** Takes a person's grants away; the sessions that held them. */
export async function takeGrants(tx: Transaction<Tables>, game: string, person: string): Promise<string[]> {
  const held = await tx
    .selectFrom('grants')
    .select('session')
    .distinct()
    .where('game', '=', game)
    .where('person', '=', person)
    .execute();
  await tx.deleteFrom('grants').where('game', '=', game).where('person', '=', person).execute();
  return held.map((row) => row.session);
}

function accountOf(row: Selectable<Tables['accounts']>): { id: string; name: string; createdAt: string } {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}

function personOf(row: Selectable<Tables['persons']>): StoredPerson {
  return {
    id: row.id,
    game: row.game,
    name: row.name,
    role: row.role as PersonRole,
    clan: row.clan,
    createdAt: row.created_at,
    account: row.account,
    leftAt: row.left_at,
    erasedAt: row.erased_at,
    askedAt: row.asked_at,
  };
}

export function grantOf({ kind, account, game, person, link }: Selectable<Tables['grants']>): Grant {
  return { kind: kind as Grant['kind'], account, game, person, link };
}

function linkOf(row: Selectable<Tables['links']>): StoredLink {
  return {
    hash: row.hash,
    purpose: row.purpose as StoredLink['purpose'],
    account: row.account,
    game: row.game,
    person: row.person,
    oneTime: row.one_time === 1,
    createdAt: row.created_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  };
}
