/** Deciding on the device itself. The rules are the server's; luck is not: a draw that only the server can make stops here. */
import type {
  Author,
  Command,
  Draws,
  EventBase,
  Instant,
  Refusal,
  Rulebook,
} from '../../../engine/contract.js';
import { Game, type GameHead, type LogRecord } from '../../../engine/game.js';

export type AnyRulebook = Rulebook<unknown, Command, EventBase, unknown>;

/** The command needs a draw. */
class NeedsLuck extends Error {}

const noLuck: Draws = {
  int: () => {
    throw new NeedsLuck();
  },
  sample: () => {
    throw new NeedsLuck();
  },
};

export function replay(rulebook: AnyRulebook, head: GameHead, records: readonly LogRecord[]): Game {
  return Game.replay(rulebook, head, noLuck, records);
}

export type Tried = 'accepted' | 'luck' | Refusal;

/** Carries an entry out in `game`, or leaves the game as it was. */
export function attempt(
  game: Game,
  entry: { command: Command; at: Instant; key: string },
  author: Author,
): Tried {
  try {
    const outcome = game.submit(entry.command, author, entry.at, entry.key);
    return outcome.accepted ? 'accepted' : outcome.refusal;
  } catch (error) {
    if (error instanceof NeedsLuck) return 'luck';
    throw error;
  }
}
