/** The search for a seating over HTTP: found in a thread of its own, watched, stopped, measured, accepted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { SeatingFigures } from '../../src/rulebooks/table/cup/seating/figures.js';
import type { Obstacle, PlacedTable } from '../../src/rulebooks/table/cup/seating/task.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import {
  type Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  testServer,
} from '../support/test-server.js';

interface Proposed {
  tables: PlacedTable[];
  figures: SeatingFigures | null;
  obstacles: Obstacle[];
}

let server: TestServer;
let olga: Browser;

beforeAll(async () => {
  server = await testServer({ packs, rulebooks: rulebooks as unknown as Rulebooks });
  olga = await organiser(server);
});
afterAll(() => server.close());

async function give(cup: string, command: { type: string; [field: string]: unknown }): Promise<void> {
  const answer = await olga.command(cup, command);
  if (answer.status !== 200) throw new Error(`${command.type}: ${answer.text}`);
}

async function newCup(players: number, rounds: number, tables: number): Promise<string> {
  const cup = await newGame(olga, {
    rulebook: 'mafia-cup',
    title: 'Кубок',
    pack: 'mafia-cup',
    setup: undefined,
  });
  await give(cup, {
    type: 'addPlayers',
    players: Array.from({ length: players }, (_, n) => ({ id: `p${n + 1}`, nick: `Ник ${n + 1}` })),
  });
  await give(cup, {
    type: 'addJudges',
    judges: Array.from({ length: tables }, (_, n) => ({ id: `j${n + 1}`, name: `Судья ${n + 1}` })),
  });
  await give(cup, { type: 'setPlan', plan: { rounds, tables, seats: 10, judges: 1 } });
  return cup;
}

const propose = (cup: string, body: object = {}) =>
  olga.post<Proposed & { code?: string; field?: string }>(`/api/games/${cup}/cup/seating/propose`, body);

function accepted({ tables }: Proposed, from: number): object[] {
  const rounds = [...new Set(tables.map(({ round }) => round))].filter((round) => round >= from);
  return rounds.map((round) => ({
    tables: tables.filter((table) => table.round === round).map(({ seats, judges }) => ({ seats, judges })),
  }));
}

describe('a proposal', () => {
  it('is found, recorded by nobody, and accepted by the cup as it is', async () => {
    const cup = await newCup(21, 3, 2);
    await give(cup, { type: 'setPair', a: 'p1', b: 'p2', rule: 'separate' });
    await give(cup, { type: 'setConflict', judge: 'j1', player: 'p3', on: true });
    const before = (await server.store.game(cup))!.seq;
    const { status, body } = await propose(cup, { seed: 'a' });
    expect(status).toBe(200);
    expect((await server.store.game(cup))!.seq).toBe(before);
    expect(body.tables).toHaveLength(6);
    expect(body.figures).toMatchObject({ byes: { least: 0, most: 1 }, seats: { repeats: { achieved: 0 } } });
    expect(body.obstacles).toEqual([]);
    expect((await propose(cup, { seed: 'a' })).body).toEqual(body);
    await give(cup, { type: 'setSeating', rounds: accepted(body, 1), source: 'search' });
    const { view } = (await olga.get<{ view: CupView }>(`/api/games/${cup}`)).body;
    expect(view.rounds.map(({ tables }) => tables.length)).toEqual([2, 2, 2]);
  });

  it('from a later round keeps what was played, with a late entry and one who withdrew', async () => {
    const cup = await newCup(20, 4, 2);
    await give(cup, { type: 'setSeating', rounds: accepted((await propose(cup)).body, 1), source: 'search' });
    await give(cup, { type: 'startRound', round: 1 });
    await give(cup, { type: 'addPlayers', players: [{ id: 'late', nick: 'Опоздавший' }] });
    await give(cup, { type: 'withdrawPlayer', player: 'p7', from: 2, reason: 'уехал' });
    const { body } = await propose(cup, { from: 2 });
    const { view } = (await olga.get<{ view: CupView }>(`/api/games/${cup}`)).body;
    const played = view.rounds[0]!.tables.map(({ seats }) => seats.map(({ player }) => player));
    expect(body.tables.filter(({ round }) => round === 1).map(({ seats }) => seats)).toEqual(played);
    const later = body.tables.filter(({ round }) => round > 1).flatMap(({ seats }) => seats);
    expect(later).not.toContain('p7');
    expect(later.filter((id) => id === 'late')).toHaveLength(3);
    await give(cup, { type: 'setSeating', from: 2, rounds: accepted(body, 2), source: 'search' });
    // What has begun is not seated again.
    expect(await propose(cup, { from: 1 })).toMatchObject({
      status: 400,
      body: { field: 'from', text: { ru: 'Можно назвать тур с 2 по 4.' } },
    });
  });

  it('says why there is none', async () => {
    const cup = await newCup(15, 2, 2);
    const { status, body } = await propose(cup);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tables: [],
      figures: null,
      obstacles: [{ code: 'too-few-players', fatal: true }],
    });
    expect(body.obstacles[0]!.text.ru).toContain('Столов хватит: 1');
    const empty = await newGame(olga, { rulebook: 'mafia-cup', pack: 'mafia-cup', setup: undefined });
    expect(await propose(empty)).toMatchObject({ status: 409, body: { code: 'no-plan' } });
  });

  it('is for the organisers only', async () => {
    const cup = await newCup(10, 1, 1);
    const judge = await member(server, olga, cup, { role: 'judge', clan: null });
    expect((await judge.browser.post(`/api/games/${cup}/cup/seating/propose`, {})).status).toBe(403);
  });
});

describe('a long search', () => {
  const far = async (cup: string): Promise<number | null> =>
    (await olga.get<{ share: number | null }>(`/api/games/${cup}/cup/seating/propose`)).body.share;
  const until = async (is: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; !(await is()); tries++) {
      if (tries > 400) throw new Error('waited in vain');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('tells how far it is, leaves the server free, and can be stopped', async () => {
    const cup = await newCup(300, 20, 30);
    expect(await far(cup)).toBeNull();
    const waiting = propose(cup);
    await until(async () => ((await far(cup)) ?? 0) > 0);
    const { status } = await olga.request('DELETE', `/api/games/${cup}/cup/seating/propose`);
    expect(status).toBe(200);
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'search-stopped' } });
    expect(await far(cup)).toBeNull();
  });

  it('is stopped by a new one of the same cup, and by a closed connection', async () => {
    const cup = await newCup(300, 20, 30);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const control = new AbortController();
    const gone = fetch(`http://127.0.0.1:${port}/api/games/${cup}/cup/seating/propose`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: olga.cookie! },
      body: '{}',
      signal: control.signal,
    }).catch(() => 'gone');
    await until(async () => (await far(cup)) !== null);
    const second = propose(cup);
    expect(await gone).toMatchObject({ status: 409 });
    await olga.request('DELETE', `/api/games/${cup}/cup/seating/propose`);
    await second;
    const third = fetch(`http://127.0.0.1:${port}/api/games/${cup}/cup/seating/propose`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: olga.cookie! },
      body: '{}',
      signal: control.signal,
    }).catch(() => 'gone');
    await until(async () => (await far(cup)) !== null);
    control.abort();
    expect(await third).toBe('gone');
    await until(async () => (await far(cup)) === null);
  });
});

describe('figures', () => {
  it('of the seating of the cup, of another one, and of a swap', async () => {
    const cup = await newCup(20, 3, 2);
    const { body } = await propose(cup);
    const measure = (fields: object) =>
      olga.post<{ figures: SeatingFigures; swapped: SeatingFigures | null }>(
        `/api/games/${cup}/cup/seating/figures`,
        fields,
      );
    expect((await measure({ tables: body.tables })).body).toEqual({ figures: body.figures, swapped: null });
    await give(cup, { type: 'setSeating', rounds: accepted(body, 1), source: 'search' });
    expect((await measure({})).body.figures).toEqual(body.figures);
    const [one, two] = body.tables.filter(({ round }) => round === 2);
    const swap = { round: 2, a: one!.seats[0], b: two!.seats[4] };
    const { figures, swapped } = (await measure({ swap })).body;
    expect(figures).toEqual(body.figures);
    expect(swapped!.meetings.squares.achieved).not.toBe(figures.meetings.squares.achieved);
    expect(await measure({ swap: { round: 3, a: 'nobody', b: 'noone' } })).toMatchObject({ status: 400 });
  });
});
