/**
 * The tables, as both SQLite and PostgreSQL can hold them: texts, integers, JSON as text, yes and no as 1 and 0.
 */
export interface Tables {
  games: {
    id: string;
    rulebook: string;
    version: string;
    setup: string;
    title: string;
    parent: string | null;
    demo: number;
    open: number;
    created_at: string;
    seed: string;
    commitment: string;
    clock_offset_ms: number;
    quarantined: string | null;
    seq: number;
    ended: number;
  };
  records: {
    game: string;
    seq: number;
    at: string;
    author: string;
    key: string;
    input: string;
    entries: string;
  };
  snapshots: { game: string; seq: number; last_at: string; state: string; tag: string };
  timers: { game: string; key: string; due: string; command: string; generation: number };
  preferences: { game: string; key: string; value: string };
  /** Base64, because the databases spell their binary types differently. */
  images: { game: string; id: string; type: string; base64: string; created_at: string };
  accounts: { id: string; name: string; created_at: string };
  staff: { game: string; account: string /** `organiser`, `co-organiser` */; role: string };
  persons: {
    game: string;
    id: string;
    /** Order of adding within a game. */
    number: number;
    name: string;
    role: string;
    clan: number | null;
    created_at: string;
    /** The account of the same human. */
    account: string | null;
    /** His place is another's since. */
    left_at: string | null;
    /** His name is a pseudonym since. */
    erased_at: string | null;
    /** He asked to be forgotten. */
    asked_at: string | null;
  };
  links: {
    hash: string;
    purpose: string;
    account: string | null;
    game: string | null;
    person: string | null;
    one_time: number;
    created_at: string;
    used_at: string | null;
    revoked_at: string | null;
  };
  /** `label`: the browser and the system it came from. */
  sessions: { hash: string; created_at: string; label: string | null; seen_at: string | null };
  /** Seasons on their way to another organiser; `link` is the hash of the invitation. */
  handovers: {
    link: string;
    game: string;
    account: string;
    stays: number;
    created_at: string;
    accepted_at: string | null;
    accepted_by: string | null;
  };
  /** Games taken away by their organiser: the trace of it stays when the game is gone. */
  removals: {
    game: string;
    removed_at: string;
    removed_by: string;
    reason: string;
    title: string;
    purged_at: string | null;
  };
  grants: {
    session: string;
    /** Order of granting within a session. */
    number: number;
    kind: string;
    account: string | null;
    game: string | null;
    person: string | null;
    link: string | null;
    created_at: string;
  };
}
