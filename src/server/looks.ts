/**
 * Those who listen to a game and see it alike share one look at it: after each record it is read once, and what is said of it is
 * put into words once, however many they are. Strangers are one such group; whoever came by a link is alone, or with his
 * own other devices.
 */
import { accessTo, viewerAs } from './access.js';
import type { Context } from './context.js';
import { gameAnswer, hidesLog } from './game-answer.js';
import { markOf, viewOf } from './live-game.js';
import { changesOf, type Told, toldOf } from './patch.js';
import { namesOf } from './people-names.js';
import { ApiProblem } from './problems.js';
import type { AnswerChange } from './shapes.js';
import type { Visitor } from './visitors.js';

/** Where somebody looks from. */
export interface Place {
  game: string;
  /** The cup, where the game is a table of one. */
  cup: string | null;
  visitor: Visitor;
  as: string | undefined;
}

export interface Watcher {
  /** Wants to be told what has changed of the answer. */
  changes: boolean;
  /** What he saw last; null: whatever there is now. */
  last: string | null;
  /** An event, as it goes over the wire. */
  say(event: string): void;
  /** He may not look any more. */
  gone(): void;
  failed(error: unknown): void;
}

/** A change that takes more than this is fetched: an answer is compressed, the feed is not. */
const MOST_CHANGE = 16_384;

export class Looks {
  private readonly known = new Map<string, Look>();

  constructor(private readonly context: Context) {}

  /** The look of everybody at this place, with one more. */
  join(place: Place, watcher: Watcher): { again(): void; leave(): void } {
    const key = keyOf(place);
    const look = this.known.get(key) ?? new Look(this.context, place);
    this.known.set(key, look);
    look.watchers.add(watcher);
    return {
      again: () => look.again(),
      leave: () => {
        look.watchers.delete(watcher);
        if (look.watchers.size === 0 && this.known.get(key) === look) this.known.delete(key);
      },
    };
  }
}

/** Everything of a place that access is found by. */
function keyOf({ game, cup, visitor, as }: Place): string {
  const held = visitor.grants
    .filter((grant) => grant.game !== null && (grant.game === game || grant.game === cup))
    .map(({ kind, game, person }) => [kind, game, person]);
  return JSON.stringify([game, as ?? null, visitor.account?.id ?? null, held]);
}

class Look {
  readonly watchers = new Set<Watcher>();
  /** `called`: it will be looked, and has not been begun; `late`: it is being looked and must be once more. */
  private state: 'idle' | 'called' | 'looking' | 'late' = 'idle';
  /** The answer the next change is told from, and its `print`. */
  private former: { told: Told; print: string } | null = null;

  constructor(
    private readonly context: Context,
    private readonly place: Place,
  ) {}

  /** Something may be to be seen. */
  again(): void {
    if (this.state === 'looking') this.state = 'late';
    if (this.state !== 'idle') return;
    this.state = 'called';
    queueMicrotask(() => void this.run());
  }

  private async run(): Promise<void> {
    do {
      this.state = 'looking';
      try {
        await this.look();
      } catch (error) {
        // Eyes that are not his, or nobody's: he asked for what there is not.
        const refused = error instanceof ApiProblem;
        for (const watcher of [...this.watchers]) refused ? watcher.gone() : watcher.failed(error);
      }
    } while ((this.state as string) === 'late');
    this.state = 'idle';
  }

  private async look(): Promise<void> {
    const { context, place } = this;
    const { store, host } = context;
    const { game, visitor, as } = place;
    // What he may know of a table is for the cup to say, and that changes.
    const meta = await store.game(game);
    const access = meta && (await accessTo(context, visitor, meta, as));
    if (!meta || !access?.levels.has('watch')) {
      for (const watcher of [...this.watchers]) watcher.gone();
      return;
    }
    const names = [...this.watchers].some(({ changes }) => changes) ? await namesOf(store, meta) : null;
    const now = await host.readFor(access, game, (live) => {
      const { rulebook, seq, lastAt } = live.game;
      const hidden = hidesLog(rulebook, access, as);
      const mark = hidden ? markOf(viewOf(live, viewerAs(live, access, as))) : String(seq);
      const answer = names && gameAnswer(live, access, as, names, context.clock());
      const told = answer && { told: toldOf(answer), print: answer.print };
      return { mark, says: hidden ? { mark } : { seq, at: lastAt }, told };
    });
    const { former } = this;
    this.former = now.told;
    const event = (says: object): string => `id: ${now.mark}\ndata: ${JSON.stringify(says)}\n\n`;
    let plain: string | undefined;
    let whole: string | undefined;
    for (const watcher of [...this.watchers]) {
      const { last, changes } = watcher;
      if (last === now.mark) continue;
      watcher.last = now.mark;
      if (last === null) continue;
      if (changes) whole ??= event({ ...now.says, ...changeOf(former, now.told) });
      else plain ??= event(now.says);
      watcher.say((changes ? whole : plain)!);
    }
  }
}

/** Nothing where there is no former answer, or too much has changed: the answer is then to be fetched. */
function changeOf(
  former: { told: Told; print: string } | null,
  now: { told: Told; print: string } | null,
): AnswerChange | null {
  if (!former || !now || former.print === now.print) return null;
  const patch = changesOf(former.told, now.told);
  return JSON.stringify(patch).length > MOST_CHANGE ? null : { from: former.print, to: now.print, patch };
}
