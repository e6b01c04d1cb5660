/**
 * How long a turn of «12 комнат» with 30 players takes: the master's dry run and the real resolution. The ratio is taken
 * inside the run against a plain deep copy of the same state, the least any decision on a copy can cost.
 */
import type { Author, Command } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { addDays, instantOf, plusMs } from '../../src/engine/time.js';
import { twelveRoomsRulebook } from '../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../src/rulebooks/twelve-rooms/pack.js';

export interface TurnFigures {
  players: number;
  turns: number;
  /** Medians, milliseconds. */
  dryRunMs: number;
  resolveMs: number;
  copyMs: number;
  /** Resolution against the copy. */
  ratio: number;
}

type AnyRulebook = ConstructorParameters<typeof Game>[0];

const MASTER: Author = { kind: 'organiser' };
const NAMED = [
  'steward',
  'guarantor',
  'executor',
  'servant',
  'deputy',
  'observer',
  'saviour',
  'caretaker',
  'guardian',
  'investigator',
] as const;
const DIRECTIONS = ['up', 'down', 'left', 'right', 'stay'] as const;

/** @param games how many games of one full turn are played */
export function measureTurns(games: number, players = 30): TurnFigures {
  const dry: number[] = [];
  const resolve: number[] = [];
  const copy: number[] = [];
  for (let index = 0; index < games; index++) {
    const game = readyTurn(index, players);
    const at = plusMs(game.lastAt, 1000);
    copy.push(timed(() => structuredClone(game.state)));
    dry.push(timed(() => give(game, { type: 'dryRun', turn: 1 }, at)));
    resolve.push(timed(() => give(game, { type: 'resolveTurn', turn: 1 }, at)));
  }
  const figures = { dryRunMs: median(dry), resolveMs: median(resolve), copyMs: median(copy) };
  return { players, turns: games, ...figures, ratio: figures.resolveMs / figures.copyMs };
}

/** A game whose first turn is closed with every part of every player sent. */
function readyTurn(index: number, players: number): Game {
  const rulebook = twelveRoomsRulebook as unknown as AnyRulebook;
  const ids = Array.from({ length: players }, (_, n) => `p${n + 1}`);
  const setup = {
    pack: twelveRooms,
    rulings: { 'turn.resolution': 'master' },
    players: ids.map((id, n) => ({ person: `person-${id}`, nick: `Игрок ${n + 1}`, wish: (n % 12) + 1 })),
  };
  const head = { id: `bench-${index}`, rulebook: rulebook.id, version: rulebook.version, setup };
  const game = new Game(rulebook, head, keyedDraws(`bench ${index}`, head.id));
  const date = '2019-03-04';
  let at = '2019-03-03T09:00:00.000Z';
  const roles = Object.fromEntries(
    ids.map((id, n) => [id, NAMED[n] ?? (n % 3 === 0 ? 'mafioso' : 'civilian')]),
  );
  give(game, { type: 'dealMap' }, at);
  give(game, { type: 'dealRoles', roles }, at);
  give(game, { type: 'openRegroup', until: plusMs(at, 60_000) }, at);
  at = plusMs(at, 60_000);
  game.advance(at);
  give(game, { type: 'openTurn', date: addDays(date, 0) }, at);
  for (const [n, id] of ids.entries()) {
    at = plusMs(at, 1000);
    // Never for the two who do not sit at once: a tie of theirs would stop the turn with a question.
    const vote = ids[NAMED.length + ((n * 7 + index) % (players - NAMED.length))]!;
    const move: Command = { type: 'sendMove', turn: 1, direction: DIRECTIONS[(n + index) % 5]!, vote };
    game.submit(move, { kind: 'person', person: `person-${id}` }, at, `move-${id}`);
    for (const action of actionsOf(n, ids)) {
      game.submit(
        { type: 'sendMove', turn: 1, actions: [action] },
        { kind: 'person', person: `person-${id}` },
        at,
        `act-${id}`,
      );
    }
  }
  game.advance(instantOf(date, twelveRooms.deadline, twelveRooms.zone));
  return game;
}

/** What the ten named players do; an action that a rule bars is simply not taken. */
function actionsOf(n: number, ids: readonly string[]): object[] {
  const [a, b] = [ids[(n + 11) % ids.length]!, ids[(n + 17) % ids.length]!];
  const by: object[] = [
    {
      ability: 'dictate',
      votes: [
        { voter: a, vote: b },
        { voter: b, vote: a },
      ],
    },
    { ability: 'block', target: a },
    { ability: 'swap', targets: [a, b] },
    { ability: 'doubt', target: a },
    {},
    {
      ability: 'doors',
      doors: [
        [1, 2],
        [5, 9],
      ],
    },
    { ability: 'heal', target: a },
    { ability: 'check', target: a },
    { ability: 'compare', targets: [a, b] },
    { ability: 'question', target: a },
  ];
  const action = by[n];
  return action && 'ability' in action ? [action] : [];
}

function give(game: Game, command: Command, at: string): void {
  const outcome = game.submit(command, MASTER, at, `${command.type}-${game.seq}`);
  if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
