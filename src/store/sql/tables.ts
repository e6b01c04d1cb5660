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
  staff: { game: string; account: string };
  persons: {
    game: string;
    id: string;
    /** Order of adding within a game. */
    number: number;
    name: string;
    role: string;
    clan: number | null;
    created_at: string;
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
  sessions: { hash: string; created_at: string };
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
