/**
 * A club at play: clients that send commands to a server over HTTP and write down what was acknowledged, and the audit of
 * the store after the server has come back. Promises audited: an acknowledged command stands in the log once, under its
 * number; a refused one not at all; no key twice; no gap; what the server shows is what the log leads to.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Sqlite from 'better-sqlite3';
import type { Command, Rulebook } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { mafia2018 } from '../../src/rulebooks/mafia-2018/pack.js';
import type { Chance } from '../support/chance.js';
import { counterRulebooks } from '../support/counter-rulebook.js';

const library: Readonly<Record<string, Rulebook>> = { ...rulebooks, ...counterRulebooks };
const CLIENTS = 4;

interface Sent {
  key: string;
  game: string;
  command: Command;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string | null;
}

interface LogRow {
  game: string;
  seq: number;
  key: string;
}

/** A game as its stored records lead to it. */
interface Replayed {
  game: Game;
  keys: Set<string>;
  /** By the key the client sent. */
  seqOf: Map<string, number>;
}

/** What was found amiss, in words. */
export type Findings = string[];

export class Club {
  /** Key → number of the record, as the receipt said. */
  readonly acknowledged = new Map<string, Sent & { seq: number }>();
  readonly counts = { acknowledged: 0, refused: 0, unanswered: 0, failed: 0 };
  private readonly refused = new Set<string>();
  /** No answer came: it may have been carried out or not. */
  private unanswered: Sent[] = [];
  private readonly replays = new Map<string, Replayed>();
  private games: string[] = [];
  private cookie = '';
  private url = '';
  private number = 0;
  private agent = new Agent({ keepAlive: true });
  private playing: Promise<unknown> = Promise.resolve();
  private stopped = true;

  /** @param file the database */
  constructor(
    private readonly file: string,
    private readonly chance: Chance,
  ) {}

  /** A server has come up at this address: the first time, an organiser's link. */
  async meet(address: string): Promise<void> {
    this.agent.destroy();
    this.agent = new Agent({ keepAlive: true });
    const { origin, pathname } = new URL(address);
    this.url = origin;
    if (this.cookie === '') {
      const token = pathname.split('/l/')[1];
      const { cookie } = await this.send('POST', '/api/links/consume', { token, name: 'Ольга' });
      if (!cookie) throw new Error('no organiser');
      this.cookie = cookie;
    }
    if (this.games.length === 0) await this.newGames();
  }

  /** Leaves the present games as they are and goes on with new ones, so that no log grows without end. */
  async newGames(): Promise<void> {
    this.games = [];
    this.replays.clear();
    this.acknowledged.clear();
    this.refused.clear();
    this.unanswered = [];
    const make = async (rulebook: string, setup: object): Promise<string> => {
      const { status, body } = await this.send('POST', '/api/games', { rulebook, setup });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return String(body.id);
    };
    const season = await make('mafia-2018', { pack: mafia2018 });
    await this.send('POST', `/api/games/${season}/commands`, { command: { type: 'startSeason' } }, 'start');
    this.games = [await make('counter', { limit: 1_000_000 }), season, await make('counter', { limit: 50 })];
  }

  /** Everybody sends what comes to his mind, until `stop`. */
  play(): void {
    this.stopped = false;
    this.playing = Promise.all(Array.from({ length: CLIENTS }, () => this.client()));
  }

  /** Resolves when so many answers have come since now, or after a second. */
  async answers(count: number): Promise<void> {
    const { acknowledged, refused } = this.counts;
    const until = Date.now() + 1000;
    while (this.counts.acknowledged + this.counts.refused < acknowledged + refused + count) {
      if (Date.now() > until) return;
      await pause(1);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.playing;
  }

  /** Some of those who had no answer send the same again under the same key; some of the others too, by mistake. */
  async sendAgain(): Promise<Findings> {
    const found: Findings = [];
    const waiting = this.unanswered;
    this.unanswered = [];
    for (const sent of waiting) {
      if (this.chance.maybe(0.7)) await this.give(sent);
      else this.unanswered.push(sent);
    }
    const known = [...this.acknowledged.values()];
    if (known.length > 0) {
      const { key, game, command, seq } = this.chance.pick(known);
      const { status, body } = await this.command({ key, game, command });
      if (status !== 200 || body.repeated !== true || body.seq !== seq) {
        found.push(`${key} was acknowledged as ${seq}; sent again: ${status} ${JSON.stringify(body)}`);
      }
    }
    return found;
  }

  /** Compares what was told with what is stored and with what the server shows. Nobody may be playing. */
  async audit(): Promise<Findings> {
    const found: Findings = [];
    const database = new Sqlite(this.file, { readonly: true });
    try {
      for (const id of this.games) found.push(...(await this.auditGame(database, id)));
    } finally {
      database.close();
    }
    return found;
  }

  /** One command, and a look at its game. Whoever had no answer tries again with the others. */
  async tryOut(): Promise<{ given: Answer; shown: Answer }> {
    const game = this.games[0]!;
    const sent = { key: `k${++this.number}`, game, command: { type: 'add', by: 1 } };
    const given = await this.command(sent);
    if (given.status === 200) this.acknowledged.set(sent.key, { ...sent, seq: Number(given.body.seq) });
    else this.unanswered.push(sent);
    return { given, shown: await this.send('GET', `/api/games/${game}`) };
  }

  /** A deadline that comes in so many milliseconds. */
  async light(ms: number): Promise<void> {
    const at = new Date(Date.now() + ms).toISOString();
    await this.give({
      key: `k${++this.number}`,
      game: this.games[0]!,
      command: { type: 'light', at, wet: false },
    });
  }

  /** How many acknowledged commands the file, read by itself, does not hold; all of them if it cannot be read. */
  lost(): number {
    let stored: Set<string>;
    try {
      const database = new Sqlite(this.file);
      const rows = database.prepare('select game, seq, key from records').all() as LogRow[];
      stored = new Set(rows.map(({ game, seq, key }) => `${game} ${seq} ${ownKey(key)}`));
      database.close();
    } catch {
      return this.acknowledged.size;
    }
    return [...this.acknowledged.values()].filter(
      ({ game, seq, key }) => !stored.has(`${game} ${seq} ${key}`),
    ).length;
  }

  private async auditGame(database: Sqlite.Database, id: string): Promise<Findings> {
    const { status, body } = await this.send('GET', `/api/games/${id}`);
    if (status !== 200) return [`${id} is not shown: ${status} ${JSON.stringify(body)}`];
    const { seq, view } = body as { seq: number; view: unknown };
    const found: Findings = [];
    const replay = this.replays.get(id) ?? {
      game: emptyGame(database, id),
      keys: new Set(),
      seqOf: new Map(),
    };
    this.replays.set(id, replay);
    for (const record of recordsOf(database, id, replay.game.seq, seq)) {
      if (replay.keys.has(record.key)) found.push(`${id}: ${record.key} stands twice`);
      replay.keys.add(record.key);
      replay.seqOf.set(ownKey(record.key), record.seq);
      replay.game.apply(record);
    }
    if (replay.game.seq !== seq) found.push(`${id}: shown up to ${seq}, stored up to ${replay.game.seq}`);
    const led = replay.game.rulebook.view(replay.game.state, { kind: 'organiser' });
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(led)), view)) {
      found.push(`${id}: the server shows another state than its log leads to`);
    }
    for (const { key, game, seq: told } of this.acknowledged.values()) {
      if (game !== id) continue;
      const stored = replay.seqOf.get(key);
      if (stored !== told) found.push(`LOST ${id}: ${key} was acknowledged as ${told}, stored as ${stored}`);
    }
    for (const key of this.refused) {
      if (replay.seqOf.has(key)) found.push(`${id}: ${key} was refused and is stored`);
    }
    return found;
  }

  private async client(): Promise<void> {
    while (!this.stopped) {
      const game = this.chance.pick(this.games);
      const sent = { key: `k${++this.number}`, game, command: this.something(game) };
      if (!(await this.give(sent))) return;
    }
  }

  /** @returns whether an answer came */
  private async give(sent: Sent): Promise<boolean> {
    try {
      const { status, body } = await this.command(sent);
      if (status === 200) {
        this.acknowledged.set(sent.key, { ...sent, seq: Number(body.seq) });
        this.counts.acknowledged++;
      } else if (status === 422) {
        this.refused.add(sent.key);
        this.counts.refused++;
      } else {
        this.unanswered.push(sent);
        this.counts.failed++;
      }
      return true;
    } catch {
      this.unanswered.push(sent);
      this.counts.unanswered++;
      return false;
    }
  }

  private command({ key, game, command }: Sent): Promise<Answer> {
    return this.send('POST', `/api/games/${game}/commands`, { command }, key);
  }

  private something(game: string): Command {
    const { chance } = this;
    if (game === this.games[1]) {
      const effect = { kind: 'modifier', clan: 1 + chance.below(6), amount: chance.below(11) - 5 };
      return { type: 'decree', reason: `правка ${this.number}`, effect };
    }
    if (chance.maybe(0.7)) return { type: 'add', by: 1 + chance.below(5) };
    if (chance.maybe(0.5)) return { type: 'roll' };
    // A deadline that may come while the server is down.
    return { type: 'light', at: new Date(Date.now() + chance.below(300)).toISOString(), wet: false };
  }

  private send(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}${path}`,
        {
          method,
          agent: this.agent,
          headers: {
            cookie: this.cookie,
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(key ? { 'idempotency-key': key } : {}),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
          });
          response.on('error', reject);
          response.on('end', () => {
            if (!response.complete) return reject(new Error('cut off'));
            resolve({
              status: response.statusCode ?? 0,
              body: JSON.parse(text),
              cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }
}

function emptyGame(database: Sqlite.Database, id: string): Game {
  const { rulebook, version, setup, seed } = database.prepare('select * from games where id = ?').get(id) as {
    [column: string]: string;
  };
  const head = { id, rulebook: rulebook!, version: version!, setup: JSON.parse(setup!) };
  return new Game(library[rulebook!]!, head, keyedDraws(seed!, id));
}

function recordsOf(database: Sqlite.Database, id: string, after: number, upTo: number): LogRecord[] {
  const rows = database
    .prepare('select * from records where game = ? and seq > ? and seq <= ? order by seq')
    .all(id, after, upTo) as ({ [column: string]: string } & { seq: number })[];
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at!,
    key: row.key!,
    author: JSON.parse(row.author!),
    input: JSON.parse(row.input!),
    entries: JSON.parse(row.entries!),
  }));
}

/** The server puts the author before the key it was sent. */
function ownKey(stored: string): string {
  return stored.slice(stored.lastIndexOf(':') + 1);
}
