/**
 * The engine against others on the same games: boardgame.io’s client, loops written by hand that keep each move, or each thing
 * that happens, as JSON, and the bare state changed in place. Ours validates, cites and folds; what it serialises is the events.
 */
import type { Command, Viewer } from '../../src/engine/contract.js';
import type { Game } from '../../src/engine/game.js';
import { type Move, newDayNight, play } from '../games/day-night.js';
import { newRace, playRace, type RaceEvent, type RaceMove } from '../games/race.js';
import { newSeasonGame, type SeasonScript, seasonScripts } from '../games/season.js';
import { JUDGE, momentOf, newTableGame, tableScripts } from '../games/table.js';
import { type Contestant, contest, type Effort, ratioOf, spreadOf } from '../lib/measure.js';
import { type Row, row } from '../lib/rows.js';
import { dayNightGame, playOnClients, raceGame } from './boardgame.js';

const MOMENTS = Array.from({ length: 700 }, (_, n) => momentOf(n));
const VIEWERS: Viewer[] = Array.from({ length: 10 }, (_, n) => ({ kind: 'person', person: `p${n + 1}` }));

export interface EngineSize extends Effort {
  games: number;
  seasons: number;
  /** Entries in the log that is called long. */
  long: number;
}

export const FULL: EngineSize = { rounds: 9, slice: 150, warm: 1500, games: 40, seasons: 6, long: 10_000 };

/** For a machine that has other work. */
export const QUICK: EngineSize = { rounds: 5, slice: 60, warm: 500, games: 10, seasons: 2, long: 10_000 };

/** @param peer whether boardgame.io is installed */
export function measureEngine(size: EngineSize, peer: boolean): Row[] {
  const rows = [...tableRows(size, peer), ...seasonRows(size, peer), ...logRows(size), ...viewRows(size)];
  if (bytes === 0 || views === 0) throw new Error('nothing was serialised or seen');
  return rows;
}

function tableRows(size: EngineSize, peer: boolean): Row[] {
  const scripts = tableScripts(size.games);
  const few = scripts.slice(0, 2);
  const rates = contest(
    {
      ours: { units: moves(scripts), run: () => scripts.map((script) => playTable(script)) },
      ...(peer && { peer: { units: moves(few), run: () => playOnClients(dayNightGame(), 10, few) } }),
      json: { units: moves(scripts), run: () => scripts.map(withJson) },
      texts: textsOf(
        scripts.map((script) => playTable(script)),
        moves(scripts),
      ),
      bare: { units: moves(scripts), run: () => scripts.map(bare) },
    } as Record<string, Contestant>,
    size,
  );
  return rowsOf('Ten-player table game', rates);
}

function seasonRows(size: EngineSize, peer: boolean): Row[] {
  const scripts = seasonScripts(size.seasons);
  const whole = scripts.map(({ moves: all }) => all);
  const few = whole.slice(0, 1);
  const rates = contest(
    {
      ours: { units: moves(whole), run: () => scripts.map(playSeason) },
      ...(peer && { peer: { units: moves(few), run: () => playOnClients(raceGame(), 6, few) } }),
      json: {
        units: moves(whole),
        run: () => whole.map((script) => logged(newRace(), script, playRace)),
      },
      told: { units: moves(whole), run: () => whole.map(told) },
      texts: textsOf(scripts.map(playSeason), moves(whole)),
      bare: {
        units: moves(whole),
        run: () => {
          for (const script of whole) {
            const race = newRace();
            for (const move of script) playRace(race, move);
          }
        },
      },
    } as Record<string, Contestant>,
    size,
  );
  return rowsOf('Six-side race over 262 cells', rates);
}

/** Where one move brings much about, the near limit is the loop that tells each thing; else the one that keeps the moves. */
function rowsOf(
  game: string,
  { ours, peer, json, told: events, texts, bare: mutable }: Record<string, number[]>,
): Row[] {
  const near = { least: 0.2 };
  const per = ' /s';
  return [
    row(`${game}: moves on our engine`, spreadOf(ours!), per),
    ...(peer ? [row(`${game}: moves on boardgame.io 0.50.2’s client`, spreadOf(peer), per)] : []),
    row(`${game}: moves of a loop by hand, each kept as JSON`, spreadOf(json!), per),
    ...(events
      ? [row(`${game}: moves of a loop by hand, each event of a move kept as JSON`, spreadOf(events), per)]
      : []),
    row(`${game}: moves of the bare state, no log`, spreadOf(mutable!), per),
    row(`${game}: moves whose events are only turned into JSON`, spreadOf(texts!), per),
    ...(peer
      ? [
          row(`${game}: ours ÷ boardgame.io`, ratioOf(ours!, peer), ' ×', { least: 100 }),
          row(`${game}: only the JSON of our events ÷ boardgame.io`, ratioOf(texts!, peer), ' ×'),
        ]
      : []),
    ...(events
      ? [
          row(`${game}: ours ÷ the loop with its events as JSON`, ratioOf(ours!, events), ' ×', near),
          row(`${game}: ours ÷ the loop with only its moves as JSON`, ratioOf(ours!, json!), ' ×'),
        ]
      : [row(`${game}: ours ÷ the loop with JSON`, ratioOf(ours!, json!), ' ×', near)]),
  ];
}

/** What one entry costs when many stand before it. */
function logRows(size: EngineSize): Row[] {
  const few = Math.min(100, size.long);
  const games = Math.max(1, size.games);
  // A long game is played on for ever. Short ones are played from nothing to twice as many, so that `few` stand before an
  // entry, and are kept for a while like the long one.
  const long = paused(size.long);
  let short: Game[] = [];
  const units = games * few * 2;
  const rates = contest(
    {
      short: {
        units,
        run: () => {
          short = Array.from({ length: games }, () => paused(few * 2));
        },
      },
      long: { units, run: () => pauseOn(long, units) },
    },
    size,
  );
  if (short.some(({ seq }) => seq !== few * 2))
    throw new Error('a short game is not as long as it should be');
  return [
    row(
      `Cost of an entry at a log of ${size.long} ÷ at one of ${few}`,
      ratioOf(rates.short, rates.long),
      ' ×',
      { most: 1.2 },
    ),
  ];
}

/** A game whose judge stops the clock and lets it run on, over and over. */
function paused(length: number): Game {
  const game = newTableGame();
  const roles = { 1: 'don', 2: 'mafia', 3: 'mafia', 4: 'sheriff', 5: 'doctor' } as Record<number, string>;
  const all = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 1, roles[n + 1] ?? 'citizen']));
  enter(game, { type: 'enterRoles', roles: all });
  pauseOn(game, length - game.seq);
  return game;
}

function pauseOn(game: Game, entries: number): void {
  for (let n = 0; n < entries; n++) enter(game, PAUSES[game.seq % 2]!);
}

const PAUSES: Command[] = [{ type: 'resumeTimer' }, { type: 'pauseTimer' }];

function enter(game: Game, command: Command): void {
  game.advance(MOMENTS[0]!);
  const outcome = game.submit(command, JUDGE, MOMENTS[0]!, 'key');
  if (!outcome.accepted) throw new Error(`${command.type}: ${outcome.refusal.code}`);
  bytes += JSON.stringify(outcome.record.entries[0]!.events).length;
}

function viewRows(size: EngineSize): Row[] {
  const scripts = tableScripts(Math.max(1, Math.round(size.games / 4)));
  const look = (game: Game): void => {
    for (const viewer of VIEWERS) views += Number(game.rulebook.view(game.state, viewer) !== null);
  };
  const rates = contest(
    {
      seen: { units: moves(scripts), run: () => scripts.map((script) => playTable(script, look)) },
      unseen: { units: moves(scripts), run: () => scripts.map((script) => playTable(script)) },
    },
    size,
  );
  return [
    row('Commands with a view for each of ten players after each', spreadOf(rates.seen), ' /s', {
      least: 40_000,
    }),
    row('The same ÷ commands without views', ratioOf(rates.seen, rates.unseen), ' ×'),
  ];
}

/** What was serialised and seen, so that nothing is left out for not being needed. */
let bytes = 0;
let views = 0;

function playTable(script: readonly Move[], after?: (game: Game) => void): Game {
  const game = newTableGame();
  for (let n = 0; n < script.length; n++) {
    const at = MOMENTS[n]!;
    game.advance(at);
    const outcome = game.submit(script[n] as unknown as Command, JUDGE, at, `k${n}`);
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    bytes += JSON.stringify(outcome.record.entries[0]!.events).length;
    after?.(game);
  }
  return game;
}

function playSeason({ entries }: SeasonScript): Game {
  const game = newSeasonGame();
  for (let n = 0; n < entries.length; n++) {
    const { at, author, command } = entries[n]!;
    for (const { entries: due } of game.advance(at)) bytes += JSON.stringify(due[0]!.events).length;
    const outcome = game.submit(command, author, at, `k${n}`);
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    bytes += JSON.stringify(outcome.record.entries[0]!.events).length;
  }
  return game;
}

/** What is left when all else costs nothing: the events of played games, turned into JSON. */
function textsOf(games: readonly Game[], units: number): Contestant {
  const entries = games.flatMap((game) => game.entries);
  return {
    units,
    run: () => {
      for (const { events } of entries) bytes += JSON.stringify(events).length;
    },
  };
}

const withJson = (script: readonly Move[]): void => logged(newDayNight(), script, play);

/** Each move is checked, carried out and kept as a line of JSON. */
function logged<G, M>(game: G, script: readonly M[], step: (game: G, move: M) => boolean): void {
  const log: string[] = [];
  for (let n = 0; n < script.length; n++) {
    if (!step(game, script[n]!)) throw new Error(`move ${n} is refused`);
    const line = JSON.stringify({ seq: n + 1, at: MOMENTS[n], event: script[n] });
    log.push(line);
    bytes += line.length;
  }
}

/** Each move is checked and carried out, and each thing that it brings about is kept as a line of JSON. */
function told(script: readonly RaceMove[]): void {
  const race = newRace();
  const log: string[] = [];
  const events: RaceEvent[] = [];
  for (let n = 0; n < script.length; n++) {
    events.length = 0;
    if (!playRace(race, script[n]!, events)) throw new Error(`move ${n} is refused`);
    for (const event of events) {
      const line = JSON.stringify({ seq: log.length + 1, at: MOMENTS[n], event });
      log.push(line);
      bytes += line.length;
    }
  }
}

function bare(script: readonly Move[]): void {
  const game = newDayNight();
  for (const move of script) play(game, move);
}

const moves = (scripts: readonly (readonly unknown[])[]): number =>
  scripts.reduce((sum, script) => sum + script.length, 0);
