/**
 * A club that plays through a proxy while its servers are killed, stopped and started again at random and their computers' clocks jump.
 * Afterwards the history is read: what was acknowledged stands in it once and in order, in the log and in every feed; every window
 * was closed once, and when it was due.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { LogRecord } from '../../src/engine/game.js';
import { openPostgresStore } from '../../src/store/postgres/postgres.js';
import type { Chance } from '../support/chance.js';
import { admin } from '../support/postgres.js';
import type { Cluster } from './cluster.js';
import { type Answered, Caller, type Front, Watcher } from './players.js';

const WRITERS = 4;
const WATCHERS = 6;
/** Times of the test and of the database are compared: they are one computer's, read one after the other. */
const SLACK_MS = 100;

interface Stage {
  cluster: Cluster;
  /** The address of the servers' database. */
  database: string;
  /** What people open. */
  front: Front;
  chance: Chance;
  seconds: number;
}

interface Window {
  game: string;
  key: string;
  closesAt: number;
}

/** @param known the organiser, where the first link is used already; @returns what was counted; @throws at the first thing that is not as promised */
export async function playUnderTrouble(stage: Stage, known?: Caller): Promise<Record<string, number>> {
  const { cluster, front, chance, seconds } = stage;
  const club = await gather(stage, known);
  const { organiser, players, games, secret } = club;
  const answered: Answered[][] = [];
  const windows: Window[] = [];
  const watchers = Array.from({ length: WATCHERS }, (_, n) => {
    const game = games[n % games.length]!;
    return new Watcher(front, game, n % 2 ? new Caller(front) : organiser, '0');
  });
  const [player] = players.get(secret)!;
  const { mark } = (await player!.call('GET', `/api/games/${secret}`)).body;
  const veiled = new Watcher(front, secret, player!, String(mark));
  for (const watcher of [...watchers, veiled]) watcher.start();

  let stopped = false;
  const playing = [
    ...Array.from({ length: WRITERS }, async (_, n) => {
      const own: Answered[] = [];
      answered.push(own);
      for (let k = 0; !stopped; k++) own.push(await entry(n, k));
    }),
    ...games.map(async (game) => {
      const own: Answered[] = [];
      answered.push(own);
      for (let k = 0; !stopped; k++) {
        const closesAt = Date.now() + 700 + chance.below(1500);
        const key = `window-${game}-${k}`;
        windows.push({ game, key, closesAt });
        const command = { type: 'open', closesAt: new Date(closesAt).toISOString() };
        own.push(await organiser.command(game, key, command));
        await pause(Math.max(0, closesAt - Date.now()) + 300);
      }
    }),
  ];
  const trouble = (async () => {
    while (!stopped) await misfortune(stage);
  })();

  await pause(seconds * 1000);
  stopped = true;
  await trouble;
  await cluster.beginAll();
  await Promise.all(playing);
  return audit(stage, club, { answered: answered.flat(), byWriter: answered, windows, watchers, veiled });

  /** What a writer sends: mostly sums, dice, and offers while a window is open. */
  async function entry(n: number, k: number): Promise<Answered> {
    const game = chance.below(8) === 0 ? secret : games[chance.below(games.length)]!;
    const key = `w${n}-${k}`;
    const what = chance.below(10);
    if (what < 3) {
      const offerers = players.get(game)!;
      const amount = 1 + n * 1_000_000 + k;
      return offerers[n % offerers.length]!.command(game, key, { type: 'offer', amount });
    }
    if (what < 4) return organiser.command(game, key, { type: 'roll' });
    return organiser.command(game, key, { type: 'add', by: 1 + chance.below(9) });
  }
}

/** Something goes wrong: mostly a server is killed and comes back a little later. */
async function misfortune({ cluster, database, chance }: Stage): Promise<void> {
  await pause(200 + chance.below(900));
  const n = chance.below(cluster.size);
  // Of each of the main ones there is at least one, however short the test.
  const { kills, steps } = cluster.counts;
  const what = kills === 0 ? 0 : steps === 0 ? 5 : chance.below(10);
  if (what < 4) {
    await cluster.end(n, 'SIGKILL');
    await pause(chance.below(400));
    // Not waited for: another one may go before it is back.
    void cluster.begin(n).catch(() => {});
  } else if (what < 5) {
    await cluster.end(n, 'SIGTERM');
    void cluster.begin(n).catch(() => {});
  } else if (what < 9) {
    const hour = 3600_000;
    cluster.step(n, chance.below(2 * hour) - hour);
  } else {
    // Whatever was told meanwhile is lost to everybody.
    await admin(
      database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
  }
}

interface Club {
  organiser: Caller;
  /** Who may offer, by game. */
  players: Map<string, Caller[]>;
  games: string[];
  /** One more, where the number of records is a secret. */
  secret: string;
}

async function gather({ front, cluster }: Stage, known: Caller | undefined): Promise<Club> {
  const organiser = known ?? new Caller(front);
  const token = cluster.firstLink.split('/l/')[1];
  if (!known) await organiser.call('POST', '/api/links/consume', { token, name: 'Ольга' });
  const players = new Map<string, Caller[]>();
  const make = async (rulebook: string): Promise<string> => {
    const made = await organiser.call('POST', '/api/games', { rulebook, setup: { limit: 1_000_000_000 } });
    const id = String(made.body.id);
    const people: Caller[] = [];
    for (const clan of [1, 2]) {
      const person = { name: 'Пётр', role: 'boss', clan };
      const added = await organiser.call('POST', `/api/games/${id}/people`, person);
      const link = await organiser.call('POST', `/api/games/${id}/people/${added.body.person}/link`);
      const caller = new Caller(front);
      await caller.call('POST', '/api/links/consume', { token: String(link.body.url).split('/l/')[1] });
      people.push(caller);
    }
    players.set(id, people);
    return id;
  };
  const games = [await make('counter'), await make('counter'), await make('counter')];
  return { organiser, players, games, secret: await make('secret-counter') };
}

interface Played {
  answered: Answered[];
  byWriter: Answered[][];
  windows: Window[];
  watchers: Watcher[];
  veiled: Watcher;
}

async function audit(
  { cluster, database, seconds }: Stage,
  { organiser, players, games, secret }: Club,
  { answered, byWriter, windows, watchers, veiled }: Played,
): Promise<Record<string, number>> {
  // The last windows close by themselves.
  await until(async () => (await Promise.all(games.map(viewOf))).every(({ window }) => window === null));
  const store = await openPostgresStore(database, async () => {});
  const logs = new Map<string, LogRecord[]>();
  for (const game of [...games, secret]) logs.set(game, await store.records(game));
  await store.close();

  let refused = 0;
  const byKey = new Map<string, LogRecord[]>();
  for (const [game, log] of logs) {
    for (const record of log) {
      // The server puts the author before the key.
      const name = `${game} ${record.key.split(':').at(-1)}`;
      byKey.set(name, [...(byKey.get(name) ?? []), record]);
    }
  }
  for (const { game, key, command, seq } of answered) {
    const found = byKey.get(`${game} ${key}`) ?? [];
    if (seq === null) {
      refused += 1;
      expect(found, `refused: ${key}`).toEqual([]);
      continue;
    }
    expect(found, `acknowledged: ${key}`).toHaveLength(1);
    expect(found[0]!.input).toEqual({ kind: 'command', command });
    // A player of a secret game is told no number.
    if (seq !== 0) expect(found[0]!.seq).toBe(seq);
  }
  for (const log of logs.values()) {
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1));
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
  }
  // What somebody was told first stands first.
  for (const writer of byWriter) {
    for (const game of games) {
      const seqs = writer.flatMap((one) => (one.game === game && one.seq !== null ? [one.seq] : []));
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    }
  }

  for (const watcher of watchers) {
    const all = logs.get(watcher.game)!.map(({ seq }) => String(seq));
    await until(async () => watcher.ids.length >= all.length);
    expect(watcher.ids).toEqual(all);
  }
  const [player] = players.get(secret)!;
  await until(
    async () => veiled.ids.at(-1) === (await player!.call('GET', `/api/games/${secret}`)).body.mark,
  );
  await Promise.all([...watchers, veiled].map((watcher) => watcher.stop()));

  const late = closings(logs, windows, watchers);
  // Whoever is asked says the same.
  for (const game of games) {
    const log = logs.get(game)!;
    const views = await Promise.all(
      cluster.urls.map(async (url) => {
        const caller = new Caller({ url });
        return (await caller.call('GET', `/api/games/${game}`)).body;
      }),
    );
    expect(views).toHaveLength(cluster.size);
    for (const view of views) {
      expect(view).toMatchObject({ seq: log.length, view: { count: countOf(log), results: resultsOf(log) } });
    }
  }

  const connections = watchers.reduce((sum, watcher) => sum + watcher.connections, 0);
  const { kills, stops, steps } = cluster.counts;
  expect(kills).toBeGreaterThan(0);
  expect(steps).toBeGreaterThan(0);
  expect(answered.length - refused).toBeGreaterThan(seconds);
  return {
    seconds: seconds,
    'kill −9': kills,
    SIGTERM: stops,
    'clock steps': steps,
    acknowledged: answered.length - refused,
    lost: 0,
    twice: 0,
    windows: windows.length,
    'closed late, ms (median)': late[Math.floor(late.length / 2)] ?? 0,
    'feed connections': connections,
    'gaps and duplicates': 0,
  };

  async function viewOf(game: string): Promise<{ window: unknown }> {
    return (await organiser.call('GET', `/api/games/${game}`)).body.view as { window: unknown };
  }
}

/** Every window was closed once, at its time; how late people were told of each, sorted. */
function closings(logs: Map<string, LogRecord[]>, windows: Window[], watchers: Watcher[]): number[] {
  const late: number[] = [];
  for (const { game, closesAt, key } of windows) {
    const log = logs.get(game)!;
    const opened = log.findIndex((record) => record.key.endsWith(`:${key}`));
    const next = log.findIndex((record, n) => n > opened && isOf(record, 'open'));
    const until = next < 0 ? log.length : next;
    const own = log.slice(opened + 1, until).filter((record) => isOf(record, 'close'));
    expect(own, `closed: ${key}`).toHaveLength(1);
    // One that was opened after its time, because nobody answered before, closes at once.
    const due = new Date(closesAt).toISOString();
    const openedAt = log[opened]!.at;
    expect(own[0]!.at).toBe(openedAt > due ? openedAt : due);
    if (openedAt > due) continue;
    const seq = String(own[0]!.seq);
    const seen = watchers.flatMap((watcher) => {
      const n = watcher.game === game ? watcher.ids.indexOf(seq) : -1;
      return n < 0 ? [] : [watcher.times[n]!];
    });
    const first = Math.min(...seen);
    expect(first, 'closed early').toBeGreaterThan(closesAt - SLACK_MS);
    late.push(first - closesAt);
  }
  for (const log of logs.values()) {
    let open: string | null = null;
    for (const { at, input } of log) {
      if (input.kind !== 'command') continue;
      const { type, closesAt } = input.command;
      if (type === 'open') {
        expect(open, 'opened twice').toBeNull();
        open = at > String(closesAt) ? at : String(closesAt);
      } else if (type === 'close') {
        expect(at).toBe(open);
        open = null;
      } else if (type === 'offer')
        expect(open !== null && at < open, 'an offer out of its window').toBe(true);
    }
  }
  return late.sort((a, b) => a - b);
}

const isOf = ({ input }: LogRecord, type: string): boolean =>
  input.kind === 'command' && input.command.type === type;

function countOf(log: readonly LogRecord[]): number {
  let count = 0;
  for (const { input, entries } of log) {
    if (input.kind !== 'command') continue;
    if (input.command.type === 'add') count += Number(input.command.by);
    for (const event of entries.flatMap(({ events }) => events)) {
      if ('rolled' in event) count += Number(event.rolled);
    }
  }
  return count;
}

/** The offers of each window, as the rulebook joins them. */
function resultsOf(log: readonly LogRecord[]): string[] {
  const results: string[] = [];
  let offers: number[] = [];
  for (const { input } of log) {
    if (input.kind !== 'command') continue;
    const { type, amount } = input.command;
    if (type === 'open') offers = [];
    else if (type === 'offer') offers.push(Number(amount));
    else if (type === 'close') results.push(offers.join('+'));
  }
  return results;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition()); ) {
    if (Date.now() > end) throw new Error(`waited in vain for ${condition}`);
    await pause(50);
  }
}
