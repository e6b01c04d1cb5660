/** Why a game could not do what it was asked, apart from a refusal by its rules. */
import type { Instant } from '../engine/contract.js';
import type { Mark } from './feed-hub.js';

export type GameErrorCode =
  | 'unknown-game'
  | 'unknown-rulebook'
  | 'broken-game'
  | 'quarantined'
  | 'sealed'
  | 'key-reused'
  | 'changed-meanwhile'
  | 'led-elsewhere';

/** A record that came in between, for the person whose correction was too late. */
export interface Meanwhile extends Mark {
  /** The type of its command, or `amend`. */
  type: string;
}

export class GameError extends Error {
  constructor(
    readonly code: GameErrorCode,
    message: string,
    readonly meanwhile: readonly Meanwhile[] = [],
  ) {
    super(message);
  }
}

/** Another device leads the game: who, and since when. */
export class LedElsewhere extends GameError {
  constructor(
    readonly label: string,
    readonly since: Instant,
  ) {
    super('led-elsewhere', `led by ${label} since ${since}`);
  }
}

/** The log of the game has grown behind our back: the game must be read anew. */
export class StaleLog extends Error {}
