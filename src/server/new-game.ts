/** How a game comes into being: an empty one, or one with a past that is played through the same commands. */
import type { Author, Command, EventBase, Instant, Viewer } from '../engine/contract.js';
import { commitment, keyedDraws } from '../engine/draws.js';
import { Game, type LogRecord } from '../engine/game.js';
import { malformed } from '../engine/refusals.js';
import type { StoredGame } from '../store/store.js';
import { GameError } from './game-error.js';
import type { AnyRulebook } from './live-game.js';
import { RefusalError, refusalText } from './refusal-text.js';
import { randomId, randomSeed } from './secrets.js';

export interface NewGame {
  /** Random when absent. */
  id?: string;
  rulebook: AnyRulebook;
  setup: unknown;
  title: string;
  /** The cup the game is a table of. */
  parent?: string;
  demo?: boolean;
  open?: boolean;
  /** Random when absent. */
  seed?: string;
  /** What the game's clock shows now; absent: the server's time. */
  now?: Instant;
  /** Plays the past of the game. */
  play?: (past: Past) => void | Promise<void>;
}

/** The hand that plays a past. Authors and viewers by name (`clan:2`) or as they are. */
export interface Past {
  /** Deadlines up to `at` are carried out first. @throws when the command is refused. */
  submit(at: Instant, author: Author | string, command: Command): EventBase[];
  view(viewer: Viewer | string): unknown;
  /** Lets the deadlines up to `at` pass. */
  wait(at: Instant): void;
}

/** A game in memory and its first records, ready to be stored together. */
export async function makeGame(
  options: NewGame,
  serverMs: number,
): Promise<{ stored: StoredGame; game: Game; records: LogRecord[] }> {
  const { rulebook } = options;
  const setup = rulebook.setupSchema.safeParse(options.setup);
  if (!setup.success) throw new RefusalError(malformed(setup.error), rulebook);
  const seed = options.seed ?? randomSeed();
  const stored: StoredGame = {
    id: options.id ?? randomId('g'),
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: setup.data,
    title: options.title,
    parent: options.parent ?? null,
    demo: options.demo ?? false,
    open: options.open ?? true,
    createdAt: new Date(serverMs).toISOString(),
    seed,
    commitment: commitment(seed),
    clockOffsetMs: options.now === undefined ? 0 : Date.parse(options.now) - serverMs,
    quarantined: null,
    seq: 0,
    ended: false,
  };
  const game = new Game(rulebook, stored, keyedDraws(seed, stored.id));
  const records: LogRecord[] = [];
  await options.play?.(pastOf(game, records));
  stored.seq = game.seq;
  stored.ended = rulebook.ended(game.state);
  return { stored, game, records };
}

function pastOf(game: Game, records: LogRecord[]): Past {
  const { rulebook } = game;
  return {
    submit(at, name, command) {
      records.push(...game.advance(at));
      const author = typeof name === 'string' ? rulebook.author(game.state, name) : name;
      if (!author) throw new GameError('broken-game', `nobody holds the seat ${name}`);
      const outcome = game.submit(command, author, at, `past:${game.seq + 1}`);
      if (!outcome.accepted) {
        const text = refusalText(outcome.refusal, rulebook).en;
        throw new GameError('broken-game', `${command.type} at ${at}: ${outcome.refusal.code}: ${text}`);
      }
      records.push(outcome.record);
      return outcome.record.entries.flatMap((entry) => entry.events);
    },
    wait(at) {
      records.push(...game.advance(at));
    },
    view(name) {
      const viewer = typeof name === 'string' ? rulebook.viewer(game.state, name) : name;
      if (!viewer) throw new GameError('broken-game', `no viewer ${name}`);
      return rulebook.view(game.state, viewer);
    },
  };
}
