/**
 * A whole cup over HTTP: thirty players, ten rounds, three tables. The seating is searched for and accepted, judges open their
 * tables by their links and lead thirty games, results flow by themselves, and the standings are added up here by hand.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { SeatingFigures } from '../../src/rulebooks/table/cup/seating/figures.js';
import type { PlacedTable } from '../../src/rulebooks/table/cup/seating/task.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import { Chance } from '../support/chance.js';
import {
  type Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  testServer,
} from '../support/test-server.js';

const CARDS = [
  'don',
  'mafia',
  'mafia',
  'sheriff',
  'doctor',
  'citizen',
  'citizen',
  'citizen',
  'citizen',
  'citizen',
];
const BLACK = new Set(['don', 'mafia']);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ packs, rulebooks: rulebooks as unknown as Rulebooks });
});
afterAll(() => server.close());

async function give(
  browser: Browser,
  game: string,
  command: { type: string; [field: string]: unknown },
): Promise<void> {
  const answer = await browser.command(game, command);
  if (answer.status !== 200) throw new Error(`${command.type}: ${answer.text}`);
}

it('runs through, and the standings are those added up by hand', async () => {
  const olga = await organiser(server);
  const cup = await newGame(olga, {
    rulebook: 'mafia-cup',
    title: 'Кубок',
    pack: 'mafia-cup',
    setup: undefined,
  });
  const judges = await Promise.all(
    [1, 2, 3].map((n) => member(server, olga, cup, { name: `Судья ${n}`, role: 'judge', clan: null })),
  );
  await give(olga, cup, {
    type: 'addPlayers',
    players: Array.from({ length: 30 }, (_, n) => ({ id: `p${n + 1}`, nick: `Ник ${n + 1}` })),
  });
  await give(olga, cup, {
    type: 'addJudges',
    judges: judges.map(({ person }, n) => ({ id: `j${n + 1}`, name: `Судья ${n + 1}`, person })),
  });
  await give(olga, cup, { type: 'setPlan', plan: { rounds: 10, tables: 3, seats: 10, judges: 1 } });

  const found = await olga.post<{ tables: PlacedTable[]; figures: SeatingFigures }>(
    `/api/games/${cup}/cup/seating/propose`,
    { seed: 'whole' },
  );
  expect(found.status).toBe(200);
  const { tables, figures } = found.body;
  expect(figures.seats).toMatchObject({ least: 1, most: 1 });
  expect(figures.meetings.squares.achieved).toBeLessThanOrEqual(figures.meetings.squares.ideal + 14);
  await give(olga, cup, {
    type: 'setSeating',
    rounds: Array.from({ length: 10 }, (_, r) => ({
      tables: tables
        .filter(({ round }) => round === r + 1)
        .map((each) => ({ seats: each.seats, judges: each.judges })),
    })),
    source: 'search',
  });

  const luck = new Chance(2017);
  const wins = new Map<string, number>();
  for (let round = 1; round <= 10; round++) {
    await give(olga, cup, { type: 'startRound', round });
    for (const placed of tables.filter((each) => each.round === round)) {
      const judge = judges[Number(placed.judges[0]!.slice(1)) - 1]!.browser;
      const opened = await judge.post(`/api/games/${cup}/cup/tables`, { round, table: placed.table });
      expect(opened.status, opened.text).toBe(200);
      const game = opened.body.game as string;
      const roles = [...CARDS];
      for (let i = roles.length - 1; i > 0; i--) {
        const j = luck.below(i + 1);
        [roles[i], roles[j]] = [roles[j]!, roles[i]!];
      }
      const winner = luck.maybe(0.5) ? 'red' : 'black';
      await give(judge, game, {
        type: 'enterRoles',
        roles: Object.fromEntries(roles.map((role, n) => [String(n + 1), role])),
      });
      await give(judge, game, {
        type: 'override',
        effect: { kind: 'winner', winner },
        reason: 'для проверки',
      });
      await give(judge, game, { type: 'confirmWinner' });
      for (const [n, role] of roles.entries()) {
        const player = placed.seats[n]!;
        if (BLACK.has(role) === (winner === 'black')) wins.set(player, (wins.get(player) ?? 0) + 1);
      }
    }
    // Nobody enters a result: the games bring them.
    await olga.get(`/api/games/${cup}`);
    await give(olga, cup, { type: 'closeRound', round });
  }
  await give(olga, cup, { type: 'finishCup' });

  const { view } = (await olga.get<{ view: CupView }>(`/api/games/${cup}`)).body;
  expect(view.finished).toBe(true);
  expect(view.statistics.games).toBe(30);
  expect(view.statistics.judges.map(({ led }) => led)).toEqual([10, 10, 10]);
  const standings = Object.fromEntries(view.standings.rows.map(({ player, points }) => [player, points]));
  // A point a win and nothing else: nobody was killed, nobody fouled.
  expect(standings).toEqual(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`p${n + 1}`, 100 * (wins.get(`p${n + 1}`) ?? 0)]),
    ),
  );
  const places = view.standings.rows.map(({ points }) => points);
  expect(places).toEqual([...places].sort((a, b) => b - a));
  expect(await server.store.gamesOf(cup)).toHaveLength(30);
}, 240_000);
