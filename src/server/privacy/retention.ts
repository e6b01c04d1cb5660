/**
 * How long names are kept. A game may say: so many days after its end the names of its people, their links and sign-ins go,
 * each name by its pseudonym. A removed game goes altogether some days after it was removed. Carried out at the start and
 * every hour; doing it late or twice changes nothing.
 */
import { z } from 'zod';
import type { Store, StoredGame } from '../../store/store.js';
import type { HostLog } from '../game-keeper.js';
import { type ForgetTools, forget } from './forget.js';

const KEY = 'retention';
const DAY_MS = 24 * 3600 * 1000;
const EVERY_MS = 3600 * 1000;
/** A removed game can be brought back so long. */
export const REMOVED_DAYS = 7;

const keptShape = z.object({ days: z.int().min(0).max(3650).nullable(), doneAt: z.string().nullable() });

export interface Retention {
  /** Days after the end; null: names are kept. */
  days: number | null;
  /** When it falls due; null while the game goes on or names are kept. */
  dueAt: string | null;
  /** When it was carried out. */
  doneAt: string | null;
}

async function kept(store: Store, game: string): Promise<z.infer<typeof keptShape>> {
  const value = await store.preference(game, KEY);
  return keptShape.safeParse(value).data ?? { days: null, doneAt: null };
}

/** The last entry of a game that is over, by the server's clock; null while it goes on. */
async function overSince(store: Store, game: StoredGame): Promise<number | null> {
  if (!game.ended) return null;
  const [last] = await store.marks(game.id, Math.max(0, game.seq - 1));
  return Date.parse(last?.at ?? game.createdAt) - (last ? game.clockOffsetMs : 0);
}

export async function retentionOf(store: Store, game: StoredGame): Promise<Retention> {
  const { days, doneAt } = await kept(store, game.id);
  const over = days === null ? null : await overSince(store, game);
  const dueAt = over === null ? null : new Date(over + days! * DAY_MS).toISOString();
  return { days, dueAt, doneAt };
}

export async function setRetention(store: Store, game: string, days: number | null): Promise<void> {
  await store.savePreference(game, KEY, { days, doneAt: null });
}

export class RetentionWorker {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly tools: ForgetTools,
    private readonly log: HostLog,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.begin(), EVERY_MS);
    this.timer.unref();
    this.begin();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round = this.round.then(() => this.carryOut());
  }

  /** Everything that is due; a game that fails keeps none of the others from it. */
  async carryOut(): Promise<void> {
    const { store, clock } = this.tools;
    try {
      for (const removal of await store.removals()) {
        if (removal.purgedAt !== null || Date.parse(removal.at) + REMOVED_DAYS * DAY_MS > clock()) continue;
        await this.guarded(removal.game, () => this.purge(removal.game));
      }
      for (const game of await store.games()) {
        if (game.parent !== null || game.demo) continue;
        const { dueAt, doneAt } = await retentionOf(store, game);
        if (dueAt === null || doneAt !== null || Date.parse(dueAt) > clock()) continue;
        await this.guarded(game.id, () => this.forgetAll(game));
      }
    } catch (error) {
      this.log.error({ err: error }, 'retention');
    }
  }

  private async guarded(game: string, task: () => Promise<void>): Promise<void> {
    await task().catch((error) => this.log.error({ err: error, game }, 'retention'));
  }

  private async purge(game: string): Promise<void> {
    const { store, host, clock } = this.tools;
    const at = new Date(clock()).toISOString();
    for (const table of await store.gamesOf(game))
      await host.apart(table.id, () => store.purgeGame(table.id, at));
    await host.apart(game, () => store.purgeGame(game, at));
  }

  private async forgetAll(game: StoredGame): Promise<void> {
    const { store, clock } = this.tools;
    for (const { id } of await store.persons(game.id)) {
      await forget(this.tools, (await store.game(game.id))!, { person: id, names: [], words: false });
    }
    await store.forgetSignups(game.id);
    const { days } = await kept(store, game.id);
    await store.savePreference(game.id, KEY, { days, doneAt: new Date(clock()).toISOString() });
  }
}
