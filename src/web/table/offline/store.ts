/**
 * What the judge's device keeps of a game: its setup, the log as the server has it, and the entries that are on their way. One
 * database for all pages of this device. A promise of a write is kept only when it is on the disk.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Author, Command, Instant, Text } from '../../../engine/contract.js';
import type { GameHead, LogRecord } from '../../../engine/game.js';
import type { GameAnswer, LeadAnswer } from '../../../server/shapes.js';
import type { Bounds } from './true-clock.js';

export interface KeptGame {
  id: string;
  /** Grows with every change, so that two pages of one device notice each other. */
  rev: number;
  head: GameHead;
  /** How entries made here are signed. */
  author: Author;
  /** As the server last said. */
  lead: LeadAnswer;
  clock: Bounds | null;
  /** Entries of another device have come in while entries of this one were waiting: the judge must look at them. */
  changed: boolean;
  /** The game is over for good. */
  ended: boolean;
  /** This device's time. */
  touchedAt: number;
}

export interface KeptEntry {
  game: string;
  /** The order they were made in. */
  order: number;
  /** Idempotency key. */
  key: string;
  command: Command;
  /** When it was made, in game time. */
  at: Instant;
  /** The record it became; null: the server has not said so yet. */
  sent: number | null;
  /** Why the server did not take it. */
  refused: Text | null;
}

export interface Kept {
  game: KeptGame;
  records: LogRecord[];
  /** In order. */
  queue: KeptEntry[];
}

export interface Change {
  game?: Partial<Omit<KeptGame, 'id' | 'rev'>>;
  records?: readonly LogRecord[];
  put?: readonly KeptEntry[];
  /** `order` of entries that are done with. */
  drop?: readonly number[];
}

/** The last answer of a game, for a page that opens without the network. */
export interface KeptAnswer {
  game: string;
  as: string | null;
  answer: GameAnswer;
  /** Game time minus this device's time, milliseconds. */
  offset: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  records: { key: [string, number]; value: { game: string; seq: number; record: LogRecord } };
  queue: { key: [string, number]; value: KeptEntry };
  answers: { key: string; value: KeptAnswer };
}

const NAME = 'reglament-table';
const DURABLE = { durability: 'strict' } as const;

export class TableStore {
  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  /** @throws when the browser lets pages keep nothing */
  static async open(name = NAME): Promise<TableStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('records', { keyPath: ['game', 'seq'] });
        fresh.createObjectStore('queue', { keyPath: ['game', 'order'] });
        fresh.createObjectStore('answers', { keyPath: 'game' });
      },
      // A newer program wants another form of the database: it must not wait for this page.
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    });
    return new TableStore(db);
  }

  close(): void {
    this.db.close();
  }

  /** @param after only records after this one */
  async read(id: string, after = 0): Promise<Kept | null> {
    const tx = this.db.transaction(['games', 'records', 'queue']);
    const [game, records, queue] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('records').getAll(range(id, after + 1)),
      tx.objectStore('queue').getAll(range(id)),
    ]);
    return game ? { game, records: records.map(({ record }) => record), queue } : null;
  }

  async rev(id: string): Promise<number | null> {
    return (await this.db.get('games', id))?.rev ?? null;
  }

  /** Keeps a game from its first record on; entries on their way stay. */
  async begin(game: Omit<KeptGame, 'rev'>, records: readonly LogRecord[]): Promise<void> {
    const tx = this.db.transaction(['games', 'records'], 'readwrite', DURABLE);
    const known = await tx.objectStore('games').get(game.id);
    const store = tx.objectStore('records');
    await Promise.all([
      tx.objectStore('games').put({ ...game, rev: (known?.rev ?? 0) + 1 }),
      store.delete(range(game.id)),
      ...records.map((record) => store.put({ game: game.id, seq: record.seq, record })),
      tx.done,
    ]);
  }

  /** All of a change or, when another page was faster (the game is not at `rev`), nothing of it: null. */
  async change(
    id: string,
    rev: number,
    { game, records = [], put = [], drop = [] }: Change,
  ): Promise<number | null> {
    const tx = this.db.transaction(['games', 'records', 'queue'], 'readwrite', DURABLE);
    const known = await tx.objectStore('games').get(id);
    if (known?.rev !== rev) {
      await tx.done;
      return null;
    }
    await Promise.all([
      tx.objectStore('games').put({ ...known, ...game, rev: rev + 1 }),
      ...records.map((record) => tx.objectStore('records').put({ game: id, seq: record.seq, record })),
      ...put.map((entry) => tx.objectStore('queue').put(entry)),
      ...drop.map((order) => tx.objectStore('queue').delete([id, order])),
      tx.done,
    ]);
    return rev + 1;
  }

  /** Every game kept here, and how many of its entries wait. */
  async games(): Promise<{ game: KeptGame; waiting: number }[]> {
    const tx = this.db.transaction(['games', 'queue']);
    const [games, queue] = await Promise.all([
      tx.objectStore('games').getAll(),
      tx.objectStore('queue').getAll(),
    ]);
    return games.map((game) => ({
      game,
      waiting: queue.filter((entry) => entry.game === game.id && entry.sent === null).length,
    }));
  }

  /** Nothing of the game stays on this device. */
  async forget(id: string): Promise<void> {
    const tx = this.db.transaction(['games', 'records', 'queue', 'answers'], 'readwrite', DURABLE);
    await Promise.all([
      tx.objectStore('games').delete(id),
      tx.objectStore('records').delete(range(id)),
      tx.objectStore('queue').delete(range(id)),
      tx.objectStore('answers').delete(id),
      tx.done,
    ]);
  }

  async keepAnswer(answer: KeptAnswer): Promise<void> {
    await this.db.put('answers', answer);
  }

  async dropAnswer(game: string): Promise<void> {
    await this.db.delete('answers', game);
  }

  async answer(game: string): Promise<KeptAnswer | null> {
    return (await this.db.get('answers', game)) ?? null;
  }
}

function range(game: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.MAX_SAFE_INTEGER]);
}
