/** What a club waits for: a turn resolved, a season corrected, a board drawn, a table read, a cup seated. */
import type { Author } from '../../src/engine/contract.js';
import type { Game } from '../../src/engine/game.js';
import { importTable } from '../../src/quiz/index.js';
import { boardPicture } from '../../src/server/board-picture.js';
import { newSeasonGame, seasonScripts } from '../games/season.js';
import { type Spread, spreadOf } from '../lib/measure.js';
import { type Row, row, single } from '../lib/rows.js';
import { type BenchCup, measureSeating } from './seating.js';
import { measureTurns } from './twelve-rooms-turn.js';

export interface WorkSize {
  turns: number;
  times: number;
  cups: BenchCup[];
  /** Steps of the search for a seating; absent: by the size of the cup. */
  steps?: number;
}

export const FULL: WorkSize = {
  turns: 100,
  times: 9,
  cups: [
    { players: 30, rounds: 10, tables: 3 },
    { players: 30, rounds: 10, tables: 3, teamsOf: 3 },
    { players: 60, rounds: 10, tables: 6 },
    { players: 200, rounds: 10, tables: 20 },
  ],
};

export const QUICK: WorkSize = { turns: 20, times: 5, cups: FULL.cups.slice(0, 2) };

export async function measureWork(size: WorkSize): Promise<Row[]> {
  return [
    ...turnRows(size),
    ...(await seasonRows(size)),
    await importRow(size),
    ...size.cups.flatMap((cup) => seatingRows(cup, size.steps)),
  ];
}

function turnRows({ turns }: WorkSize): Row[] {
  // A first round warms the code up and is thrown away.
  measureTurns(Math.ceil(turns / 10));
  const { players, dryRunMs, resolveMs, ratio } = measureTurns(turns);
  return [
    single(`Twelve rooms: turn of ${players} players, tried out`, dryRunMs, ' ms'),
    single(`Twelve rooms: turn of ${players} players, resolved`, resolveMs, ' ms'),
    single('Twelve rooms: resolved ÷ a deep copy of the state', ratio, ' ×'),
  ];
}

const ORGANISER: Author = { kind: 'organiser' };

async function seasonRows({ times }: WorkSize): Promise<Row[]> {
  const { game, records } = playedSeason();
  const target = records.find(({ command }) => command.type === 'enterResults')!;
  const results = target.command.results as { creative: string[]; teams: { team: string }[] };
  const creative = results.teams.map(({ team }) => team).filter((team) => !results.creative.includes(team));
  const command = { ...target.command, results: { ...results, creative: [creative[0]!] } };
  const change = { kind: 'replace', target: target.id, command } as const;
  const preview = await timed(times, () => {
    const answer = game.previewAmend(change, game.lastAt);
    if ('refusal' in answer) throw new Error(answer.refusal.code);
  });
  const amend = await timed(times, () => {
    const outcome = game.copy().amend(change, 'опечатка', ORGANISER, game.lastAt, 'amend');
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
  });
  const view = game.rulebook.view(game.state, { kind: 'public' });
  const picture = (shape: 'wide' | 'tall') =>
    timed(times, async () => {
      if (!(await boardPicture(view, { game: null, shape, theme: 'light', lang: 'ru' })))
        throw new Error('no board');
    });
  return [
    row('Season of ten games: a correction at game 1, previewed', preview, ' ms'),
    row('Season of ten games: a correction at game 1, carried out', amend, ' ms'),
    row('Board of 262 cells as a PNG, 1920 × 1552', await picture('wide'), ' ms'),
    row('Board of 262 cells as a PNG, 1080 × 7888', await picture('tall'), ' ms'),
  ];
}

function playedSeason(): { game: Game; records: Game['entries'] } {
  const game = newSeasonGame();
  for (const [n, { at, author, command }] of seasonScripts(1)[0]!.entries.entries()) {
    game.advance(at);
    if (!game.submit(command, author, at, `k${n}`).accepted) throw new Error(command.type);
  }
  return { game, records: game.entries };
}

async function importRow({ times }: WorkSize): Promise<Row> {
  const head = ['Место', 'Команда', ...Array.from({ length: 7 }, (_, n) => `Тур ${n + 1}`), 'Сумма'];
  const lines = Array.from({ length: 40 }, (_, team) => {
    const rounds = Array.from({ length: 7 }, (_, n) => 40 - team + ((n * 7) % 5));
    return [team + 1, `Команда ${team + 1}`, ...rounds, rounds.reduce((a, b) => a + b, 0)].join('\t');
  });
  const text = [head.join('\t'), ...lines].join('\n');
  const read = await timed(times, async () => {
    const outcome = await importTable({ kind: 'paste', text });
    if (!('preview' in outcome)) throw new Error(JSON.stringify(outcome.refusal));
  });
  return row('Quiz table of 40 teams, read and checked', read, ' ms');
}

function seatingRows(cup: BenchCup, steps?: number): Row[] {
  const { players, rounds, tables, teamsOf } = cup;
  const apart = teamsOf === undefined ? '' : `, teams of ${teamsOf} kept apart`;
  const name = `Seating of ${players} players, ${rounds} rounds, ${tables} tables${apart}`;
  const { cpuMs, measureMs, excess, found, ideal, seatRepeats } = measureSeating(cup, steps);
  return [
    single(`${name}: search`, cpuMs / 1000, ' s'),
    single(`${name}: search ÷ measuring one seating`, cpuMs / measureMs, ' ×'),
    single(`${name}: meetings ÷ proved optimum`, found / ideal, ' ×'),
    // Random seats know nothing of teams.
    ...(teamsOf === undefined
      ? [single(`${name}: excess left of a random seating’s`, excess * 100, ' %')]
      : []),
    single(`${name}: seats repeated beyond need`, seatRepeats, ''),
  ];
}

/** Milliseconds of the processor, of all threads; the first time warms up and is thrown away. */
async function timed(times: number, work: () => unknown): Promise<Spread> {
  const values: number[] = [];
  for (let n = -1; n < times; n++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    if (n >= 0) values.push((user + system) / 1000);
  }
  return spreadOf(values);
}
