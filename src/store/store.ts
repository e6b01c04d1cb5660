/**
 * What a store must do. One contract for every database; its tests are `storeContract` in test/store. All methods are
 * asynchronous, and every promise of a write is kept only after the write is durable.
 */
import type { Due, Instant } from '../engine/contract.js';
import type { GameHead, LogRecord, Snapshot } from '../engine/game.js';

/** A game as the store knows it, without its log. */
export interface StoredGame extends GameHead {
  title: string;
  /** The cup this game is a table of; null for a game of its own. */
  parent: string | null;
  /** A season to look around in: whoever opened it may act through every seat. */
  demo: boolean;
  /** May be watched by everybody; otherwise only by its people. */
  open: boolean;
  createdAt: Instant;
  /** The secret seed of all draws, hex. */
  seed: string;
  /** Published from the start. */
  commitment: string;
  /** Game time = server time + this many milliseconds. */
  clockOffsetMs: number;
  /** Why the game waits for its organiser; null when it runs. */
  quarantined: string | null;
  /** Number of the last record. */
  seq: number;
  /** The rulebook says the game is over for good. */
  ended: boolean;
}

/** Something remembered for a game beside its log, under a key. */
export interface Preference {
  key: string;
  value: unknown;
}

export interface Change {
  records: readonly LogRecord[];
  /** All deadlines the game waits for after these records; they replace the former ones. */
  timers: readonly Due[];
  ended: boolean;
  /** Something remembered beside the log, stored together with the records or not at all. */
  beside?: Preference | null;
}

export type Appended = { stored: true } | { stored: false; seq: number };

/** The nearest deadline of a game, in game time. */
export interface NextTimer {
  game: string;
  due: Instant;
  clockOffsetMs: number;
}

export interface StoredTimer extends Due {
  /** The number of the record these timers were written with. */
  generation: number;
}

/** A snapshot is only good for the code that made it; `tag` names that code. */
export interface StoredSnapshot extends Snapshot {
  tag: string;
}

/** What listeners of a game may have missed. The counts only grow. */
export interface Pulse {
  game: string;
  seq: number;
  open: boolean;
  /** Who steers it, and whether it was taken away; says no more than whether that is the same. */
  rights: string;
  /** Changes beside the log that everybody may hear of: name, people, a stop. */
  news: number;
  /** Changes beside the log for those only who steer the game: who leads it. */
  steering: number;
}

/** What processes that share a store learn of each other through it. */
export interface Others {
  /** The one clock of them all, in milliseconds since 1970. */
  now(): Promise<number>;
  /**
   * Hears of committed changes: the id of a game, or null when anything may have changed (people signed out, the connection was
   * lost for a while). What is heard may be lost or come twice; `pulses` and `grantsOf` say what is so. Ends with the store.
   */
  listen(heard: (game: string | null) => void): Promise<void>;
  /** Games that are not there are left out. */
  pulses(games: readonly string[]): Promise<Pulse[]>;
  /** What sessions may; those that have ended are left out. */
  grantsOf(sessions: readonly string[]): Promise<Map<string, Grant[]>>;
}

export interface GameStore {
  /** Null where no other process may write: what one holds in memory is then what is stored. */
  readonly others: Others | null;
  /**
   * The game together with its first records, if it has any, in one transaction. False, and nothing stored, when there is a game
   * of that id already.
   */
  createGame(game: StoredGame, first: Change): Promise<boolean>;
  game(id: string): Promise<StoredGame | null>;
  /** Oldest first. */
  games(): Promise<StoredGame[]>;
  /** The tables of a cup, oldest first. */
  gamesOf(parent: string): Promise<StoredGame[]>;
  updateGame(
    id: string,
    fields: Partial<Pick<StoredGame, 'title' | 'open' | 'quarantined' | 'clockOffsetMs'>>,
  ): Promise<void>;
  /**
   * Records, timers and the new sequence number in one transaction, if the log still ends at `expectedSeq`;
   * otherwise nothing happens and the answer says where it ends.
   */
  append(game: string, expectedSeq: number, change: Change): Promise<Appended>;
  /** Records after `after`, in order. */
  records(game: string, after?: number): Promise<LogRecord[]>;
  /** Numbers and times only: enough for a feed. */
  marks(game: string, after: number): Promise<{ seq: number; at: Instant }[]>;
  recordByKey(game: string, key: string): Promise<LogRecord | null>;
  snapshot(game: string): Promise<StoredSnapshot | null>;
  /** Keeps the newest snapshot of a game only. */
  saveSnapshot(game: string, snapshot: StoredSnapshot): Promise<void>;
  timers(game: string): Promise<StoredTimer[]>;
  /** The nearest deadline of every game that is not in quarantine. */
  nextTimers(): Promise<NextTimer[]>;
  /** Anything remembered for a game beside its log: the column mapping of its quiz tables. */
  preference(game: string, key: string): Promise<unknown>;
  savePreference(game: string, key: string, value: unknown): Promise<void>;
  /**
   * Puts a preference in the place of what `preference` answered, `null` for nothing. False, and nothing stored, when somebody was
   * faster.
   */
  replacePreference(game: string, preference: Preference, former: unknown): Promise<boolean>;
  /** Keeps a picture of a game under an id that cannot be guessed. */
  addImage(image: StoredImage): Promise<void>;
  image(game: string, id: string): Promise<StoredImage | null>;
}

export interface StoredImage {
  game: string;
  id: string;
  /** `image/webp` */
  type: string;
  bytes: Uint8Array;
  createdAt: Instant;
}

/** Somebody who creates and steers seasons. */
export interface Account {
  id: string;
  name: string;
  createdAt: Instant;
}

export type PersonRole = 'co-organiser' | 'boss' | 'consigliere' | 'member' | 'player' | 'judge';

/** Somebody in one game. Names live here only; logs hold the opaque id. */
export interface StoredPerson {
  id: string;
  game: string;
  name: string;
  role: PersonRole;
  clan: number | null;
  createdAt: Instant;
  /** The organiser's account of the same human; null or absent: nobody has said so. */
  account?: string | null;
  /** His place is another's since: he is named where he acted and may come in no more. */
  leftAt?: Instant | null;
  /** His name is a pseudonym since. */
  erasedAt?: Instant | null;
  /** He has asked the organiser to be forgotten. */
  askedAt?: Instant | null;
}

/** A key handed out as an address. Only the hash of its token is known. */
export interface StoredLink {
  hash: string;
  /**
   * `organiser` opens an account (null: makes a new one), `person` a seat, `calendar` reads a person's deadlines, `signup` lets
   * anybody into a game as a new player, `handover` makes whoever accepts it the organiser of a game.
   */
  purpose: 'organiser' | 'person' | 'calendar' | 'signup' | 'handover';
  account: string | null;
  game: string | null;
  person: string | null;
  oneTime: boolean;
  createdAt: Instant;
  usedAt: Instant | null;
  revokedAt: Instant | null;
}

/** What a session was let into. */
export interface Grant {
  kind: 'account' | 'person' | 'demo';
  account: string | null;
  game: string | null;
  person: string | null;
  /** The link it came by; a revoked link takes its grants with it. */
  link: string | null;
}

export interface AccessStore {
  addAccount(account: Account): Promise<void>;
  /** Oldest first. */
  accounts(): Promise<Account[]>;
  account(id: string): Promise<Account | null>;
  addStaff(game: string, account: string): Promise<void>;
  /** The games an account steers. */
  staffOf(account: string): Promise<string[]>;
  /** The accounts that steer a game, and how. */
  staff(game: string): Promise<(Account & { role: StaffRole })[]>;

  addPerson(person: StoredPerson): Promise<void>;
  updatePerson(
    game: string,
    id: string,
    fields: Partial<
      Pick<StoredPerson, 'name' | 'role' | 'clan' | 'account' | 'leftAt' | 'erasedAt' | 'askedAt'>
    >,
  ): Promise<void>;
  /** Forgets the person's name, links and sessions. */
  removePerson(game: string, id: string): Promise<string[]>;
  person(game: string, id: string): Promise<StoredPerson | null>;
  /** In the order they were added. */
  persons(game: string): Promise<StoredPerson[]>;

  addLink(link: StoredLink): Promise<void>;
  link(hash: string): Promise<StoredLink | null>;
  /** Ends the open sign-up links of a game; what was opened by them stays. */
  revokeSignup(game: string, at: Instant): Promise<void>;
  /** Every link of a game's people, oldest first. */
  links(game: string): Promise<StoredLink[]>;
  /**
   * Marks a link as used. False when it is unknown, revoked, or one-time and already used: of two people who use a
   * one-time link at once, one gets true.
   */
  markLinkUsed(hash: string, at: Instant): Promise<boolean>;
  /** Revokes the links of a person and takes their grants away. Answers with the sessions that lost something. */
  revokeLinks(game: string, person: string, at: Instant): Promise<string[]>;

  addSession(hash: string, at: Instant): Promise<void>;
  /** What a session may; null when there is no such session. Newest grant first. */
  grants(session: string): Promise<Grant[] | null>;
  addGrant(session: string, grant: Grant, at: Instant): Promise<void>;
  /** Moves all grants to a new session and ends the old one. */
  renewSession(from: string, to: string, at: Instant): Promise<void>;
  endSession(hash: string): Promise<void>;
}

/** An organiser may hand a game over and remove it; a co-organiser does everything else. */
export type StaffRole = 'organiser' | 'co-organiser';

/** One way in that a session holds. */
export interface SignIn {
  /** Hash of the session's token. */
  session: string;
  since: Instant;
  /** The browser and the system it came from; null for sign-ins of old. */
  label: string | null;
  /** When it was last used, to the hour. */
  seen: Instant | null;
  account: string | null;
  game: string | null;
  person: string | null;
}

/** A game on its way to another organiser. */
export interface Handover {
  /** Hash of the invitation's token. */
  link: string;
  game: string;
  /** Who hands it over. */
  account: string;
  /** Whether he stays as a co-organiser. */
  stays: boolean;
  createdAt: Instant;
  acceptedAt: Instant | null;
  acceptedBy: string | null;
}

/** A game its organiser has taken away. What is left of it when it has been purged is this. */
export interface Removal {
  game: string;
  at: Instant;
  /** Id of the account. */
  by: string;
  reason: string;
  title: string;
  purgedAt: Instant | null;
}

/** What people in trouble and people who want to be forgotten need. */
export interface CareStore {
  /** Sign-ins of the people of a game, or of an account. */
  signIns(of: { game: string } | { account: string }): Promise<SignIn[]>;
  noteSession(hash: string, facts: { label?: string; seen?: Instant }): Promise<void>;
  /** Takes from a session what it may in a game; a session that may nothing more ends. Whether it held anything. */
  endGameSession(session: string, game: string): Promise<boolean>;

  setStaffRole(game: string, account: string, role: StaffRole): Promise<void>;
  removeStaff(game: string, account: string): Promise<void>;
  renameAccount(id: string, name: string): Promise<void>;

  addHandover(handover: Omit<Handover, 'acceptedAt' | 'acceptedBy'>): Promise<void>;
  /** Oldest first. */
  handovers(game: string): Promise<Handover[]>;
  /** Once: the account becomes the organiser, the former one a co-organiser or nothing. False when it was taken before. */
  acceptHandover(link: string, account: string, at: Instant): Promise<boolean>;
  /** Invitations nobody has accepted end. */
  dropHandovers(game: string, at: Instant): Promise<void>;

  removal(game: string): Promise<Removal | null>;
  /** Oldest first. */
  removals(): Promise<Removal[]>;
  addRemoval(removal: Omit<Removal, 'purgedAt'>): Promise<void>;
  /** False when there is none or the game has been purged. */
  dropRemoval(game: string): Promise<boolean>;
  /** Everything of a removed game goes but the trace. */
  purgeGame(game: string, at: Instant): Promise<void>;

  /**
   * Puts every stored JSON of a game through `change` in one transaction: setup, title, records, timers, preferences. The
   * snapshot goes. Answers how many rows are others now.
   */
  rewrite(game: string, change: (value: unknown) => unknown): Promise<number>;
  /** The pseudonym takes the place of the name, and the account, the wish to be forgotten go with it. */
  renamePerson(game: string, id: string, name: string, at: Instant): Promise<void>;
  removeImages(game: string, ids: readonly string[]): Promise<number>;
  forgetSignups(game: string): Promise<void>;
  /** Every link and grant of a person goes, not only its force. Answers with the sessions that lost something. */
  scrub(game: string, person: string): Promise<string[]>;
}

/** One row of one table, as every database holds it. */
export interface StoredRow {
  table: string;
  row: Record<string, string | number | null>;
}

export interface DumpStore {
  /**
   * Hands over every row of the store as it stands at one moment, while others go on writing.
   * @returns the edition of the tables, for whoever loads the rows again
   */
  dump(take: (row: StoredRow) => void | Promise<void>): Promise<{ schema: string }>;
}

export interface Store extends GameStore, AccessStore, CareStore, DumpStore {
  /**
   * Whether this program may work on the store as it is now; false when a newer one has changed the tables.
   * @throws when the store cannot be reached
   */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
