/** A game in memory, and how it is read from the store. */
import { createHash } from 'node:crypto';
import type { Command, Due, EventBase, Instant, Rulebook, Viewer } from '../engine/contract.js';
import { keyedDraws } from '../engine/draws.js';
import { Game, type LogRecord } from '../engine/game.js';
import type { GameStore, StoredGame } from '../store/store.js';
import { GameError } from './game-error.js';

export type AnyRulebook = Rulebook<unknown, Command, EventBase, unknown>;
/** By id, or by `id@version` where several editions are kept. */
export type Rulebooks = Readonly<Record<string, AnyRulebook>>;

export interface LiveGame {
  meta: StoredGame;
  game: Game;
  /** What the game waits for now. */
  dues: readonly Due[];
  /** The number of the newest stored snapshot. */
  snapshotSeq: number;
  /** Views of the present state by viewer. */
  views: Map<string, unknown>;
}

/** The edition a game is played by. @throws when this program does not have it. */
export function rulebookOf(rulebooks: Rulebooks, id: string, version: string): AnyRulebook {
  const name = [`${id}@${version}`, id].find((each) => Object.hasOwn(rulebooks, each));
  const rulebook = name === undefined ? undefined : rulebooks[name];
  if (rulebook?.version !== version) {
    throw new GameError('unknown-rulebook', `no rulebook ${id} ${version} in this program`);
  }
  return rulebook;
}

/** From the snapshot and the records after it; from the whole log where the history is needed. */
export async function loadGame(
  store: GameStore,
  rulebooks: Rulebooks,
  id: string,
  options: { history: boolean; snapshotTag: string; records?: readonly LogRecord[] },
): Promise<LiveGame> {
  const meta = await store.game(id);
  if (!meta) throw new GameError('unknown-game', `no game ${id}`);
  const rulebook = rulebookOf(rulebooks, meta.rulebook, meta.version);
  const draws = keyedDraws(meta.seed, meta.id);
  const snapshot = await store.snapshot(id);
  const game = await (async () => {
    if (snapshot?.tag === options.snapshotTag && !options.history) {
      const later = await store.records(id, snapshot.seq);
      if (later.every((record) => record.input.kind === 'command')) {
        return Game.fromSnapshot(rulebook, meta, draws, snapshot, later);
      }
    }
    return Game.replay(rulebook, meta, draws, options.records ?? (await store.records(id)));
  })();
  return {
    meta: { ...meta, seq: game.seq },
    game,
    dues: rulebook.due(game.state),
    snapshotSeq: snapshot?.tag === options.snapshotTag ? snapshot.seq : 0,
    views: new Map(),
  };
}

/** A copy to try something on: nothing done to it reaches the game. */
export function copyOf(live: LiveGame): Game {
  const { game, meta } = live;
  return Game.fromSnapshot(game.rulebook, meta, keyedDraws(meta.seed, meta.id), game.snapshot(), []);
}

const BEFORE_END = 'before the end';

/** The game as it may be shown; for whoever may not know its end it must have been read with its history. */
export function shownTo(live: LiveGame, access: { concealed: boolean }): LiveGame {
  const { rulebook, state } = live.game;
  return access.concealed && rulebook.ended(state) ? beforeEnd(live) : live;
}

/** Made once for each state. */
function beforeEnd(live: LiveGame): LiveGame {
  const { game, meta, views } = live;
  if (!views.has(BEFORE_END)) {
    const past = (count: number): Game => {
      const copy = new Game(game.rulebook, meta, keyedDraws(meta.seed, meta.id));
      for (const entry of game.entries.slice(0, count)) {
        const { at, author, command } = entry;
        const input = { kind: 'command', command } as const;
        copy.apply({ seq: copy.seq + 1, at, author, key: entry.id, input, entries: [entry] });
        if (game.rulebook.ended(copy.state)) break;
      }
      return copy;
    };
    // The first time tells where it ends, the second stops one entry earlier.
    const before = past(past(game.entries.length).seq - 1);
    const shown: LiveGame = { ...live, game: before, meta: { ...meta, ended: false }, views: new Map() };
    views.set(BEFORE_END, shown);
  }
  return views.get(BEFORE_END) as LiveGame;
}

/** The view of one viewer; made once for each state. */
export function viewOf(live: LiveGame, viewer: Viewer): unknown {
  const borrowed = 'borrowed' in viewer ? 'borrowed ' : '';
  const key = 'person' in viewer ? `${borrowed}${viewer.kind}:${viewer.person}` : viewer.kind;
  if (!live.views.has(key)) live.views.set(key, live.game.rulebook.view(live.game.state, viewer));
  return live.views.get(key);
}

/** A fingerprint of what a viewer sees: it changes when, and only when, the view does. Worked out once for each view. */
export function markOf(view: unknown): string {
  const seen = view as object;
  const known = marks.get(seen);
  if (known !== undefined) return known;
  const mark = createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 32);
  marks.set(seen, mark);
  return mark;
}

const marks = new WeakMap<object, string>();

/** The time of a game at a moment of the server. */
export function gameTime(meta: StoredGame, serverMs: number): Instant {
  return new Date(serverMs + meta.clockOffsetMs).toISOString();
}

/** The earliest deadline, or null. */
export function earliest(dues: readonly Due[]): Instant | null {
  let first: Instant | null = null;
  for (const { at } of dues) if (first === null || at < first) first = at;
  return first;
}
