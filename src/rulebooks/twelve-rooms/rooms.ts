/** What a room can be. The spelling of each in clause ids is its name in capitals: `twelve-rooms:R.SAFE`. */
export const ROOM_KINDS = [
  'safe',
  'isolated',
  'reluctant',
  'inverse',
  'detector',
  'cocoa',
  'cameras',
  'gun',
  'loudspeaker',
  'laughter',
  'silence',
  'passage',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** M.6: guessing one of these earns nothing. */
export const NO_REWARD: readonly RoomKind[] = ['cameras', 'laughter', 'silence'];

/** The Safe room holds so many (R.SAFE); so many turns in a row may be spent in it. */
export const SAFE_CAPACITY = 3;
export const SAFE_TURNS = 2;
/** Every so manieth entrant of the room with the gun is shot (R.GUN). */
export const GUN_EVERY = 4;
/** A room empty for so many turns becomes a Passage (M.12). */
export const EMPTY_TURNS = 2;
/** More mafia players than this in one room are announced (M.5). */
export const CROWD = 2;
