/** Somebody else in a person's place: the seat and its rights pass on, what was done stays with whoever did it. */
import type { Author } from '../engine/contract.js';
import type { StoredPerson } from '../store/store.js';
import { type Context, serverTime } from './context.js';
import { cupOf } from './cup/place.js';
import type { LiveGame } from './live-game.js';
import { seatsByPerson } from './person-seats.js';
import { ApiProblem } from './problems.js';
import { randomId } from './secrets.js';

const SEATED: ReadonlySet<StoredPerson['role']> = new Set(['boss', 'consigliere', 'member']);

/** @throws ApiProblem, RefusalError; nothing has changed then */
export async function replacePerson(
  context: Context,
  former: StoredPerson,
  { name, author, receivedMs }: { name: string; author: Author; receivedMs: number },
): Promise<{ next: StoredPerson; sessions: string[] }> {
  const { store, host } = context;
  if (former.leftAt != null) throw new ApiProblem('person-left');
  if (former.role === 'player') throw new ApiProblem('replace-in-game');
  const at = serverTime(context);
  const seat = await host.read(former.game, (live) => seatsByPerson(live).get(former.id) ?? null);
  const next: StoredPerson = {
    ...{ id: randomId('p'), game: former.game, name, createdAt: at },
    ...{ role: seat?.role ?? former.role, clan: seat?.clan ?? former.clan },
  };
  await store.addPerson(next);
  try {
    if (SEATED.has(next.role) && next.clan !== null) {
      const { team } = seat ?? {};
      await tell(
        { type: 'assignSeat', person: next.id, clan: next.clan, role: next.role, ...(team ? { team } : {}) },
        'assign',
      );
      if (seat) await tell({ type: 'removeSeat', person: former.id }, 'remove');
    }
    if (former.role === 'judge') await relinkJudge();
  } catch (error) {
    await store.removePerson(former.game, next.id);
    throw error;
  }
  await store.updatePerson(former.game, former.id, { leftAt: at });
  return { next, sessions: await store.revokeLinks(former.game, former.id, at) };

  async function tell(command: { type: string; [field: string]: unknown }, what: string): Promise<void> {
    await host.submit(former.game, () => ({
      ...{ command, author, receivedMs },
      key: `people:${next.id}:${what}`,
    }));
  }

  /** A judge of a cup is known to it by his person: his tables are the new one's. */
  async function relinkJudge(): Promise<void> {
    const judge = await host.read(former.game, (live) => judgeOf(live, former.id));
    if (judge !== null) await tell({ type: 'editJudge', judge, name, person: next.id }, 'judge');
  }
}

function judgeOf(live: LiveGame, person: string): string | null {
  return cupOf(live)?.judges.find((judge) => judge.person === person)?.id ?? null;
}
