/** Whole games of the table rulebook as lists of entries: chance thinks for the players, the judge enters it. */
import type { Author, Command, Instant } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import type { GameState, Table } from '../../src/rulebooks/table/state.js';
import { Chance } from './chance.js';
import { type Move, newDayNight, play, type Role } from './day-night.js';

export const JUDGE: Author = { kind: 'organiser' };

const book = rulebooks['vavt-cup-2017']!;
const ROLES: Role[] = ['don', 'mafia', 'mafia', 'sheriff', 'doctor', ...new Array<Role>(5).fill('citizen')];

export const TABLE_SETUP = {
  pack: vavtCup2017,
  rulings: {},
  players: Array.from({ length: 10 }, (_, n) => ({ name: `Игрок ${n + 1}`, person: `p${n + 1}` })),
};

export function newTableGame(id = 'bench'): Game {
  const head = { id, rulebook: book.id, version: book.version, setup: TABLE_SETUP };
  return new Game(book, head, keyedDraws('bench', id));
}

/** The moment of the n-th entry: twenty seconds each. */
export function momentOf(n: number): Instant {
  return new Date(Date.UTC(2026, 2, 1, 10) + n * 20_000).toISOString();
}

/** Games that come to a winner without a question to the judge, each checked against the game written by hand. */
export function tableScripts(count: number, seed = 1): Move[][] {
  const scripts: Move[][] = [];
  for (let n = seed; scripts.length < count; n++) {
    const script = scriptOf(new Chance(n));
    if (script) scripts.push(script);
  }
  return scripts;
}

/** Null when the game stops at a question or does not end. */
function scriptOf(chance: Chance): Move[] | null {
  const game = newTableGame();
  const twin = newDayNight();
  const script: Move[] = [];
  while (script.length < 600) {
    const { table } = game.state as GameState;
    if (table.phase === 'ended') {
      const same =
        table.victory?.winner === twin.winner &&
        table.seats.every(({ n, alive }) => alive === twin.alive[n - 1]);
      if (!same) throw new Error('the game written by hand ends otherwise');
      return script;
    }
    if (table.ask) return null;
    for (const move of movesNow(table, chance)) {
      const outcome = game.submit(
        move as unknown as Command,
        JUDGE,
        momentOf(script.length),
        `k${script.length}`,
      );
      if (!outcome.accepted) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(outcome.refusal)}`);
      if (!play(twin, move)) throw new Error(`the game written by hand refuses ${JSON.stringify(move)}`);
      script.push(move);
    }
  }
  return null;
}

function movesNow(table: Table, chance: Chance): Move[] {
  const alive = table.seats.filter((seat) => seat.alive).map(({ n }) => n);
  if (table.victory && table.phase !== 'lastWords') return [{ type: 'confirmWinner' }];
  switch (table.phase) {
    case 'dealing': {
      const roles = chance.shuffled(ROLES);
      return [{ type: 'enterRoles', roles: Object.fromEntries(roles.map((role, n) => [n + 1, role])) }];
    }
    case 'speeches': {
      const free = alive.filter((n) => table.nominations.every(({ seat }) => seat !== n));
      const names = chance.below(100) < 35 && free.length > 0;
      return [...(names ? [{ type: 'nominate', seat: chance.pick(free) } as const] : []), { type: 'next' }];
    }
    case 'vote': {
      const { candidates } = table.vote!;
      const choices = alive.map((n) => ({ n, candidate: chance.pick(candidates) }));
      return [
        ...candidates.map((candidate) => ({
          type: 'hands' as const,
          candidate,
          seats: choices.filter((choice) => choice.candidate === candidate).map(({ n }) => n),
        })),
        { type: 'closeVote' },
      ];
    }
    case 'question':
      return [{ type: 'question', seats: alive.filter(() => chance.below(2) === 0) }];
    case 'night':
      return nightMoves(table, alive, chance);
    default:
      return [{ type: 'next' }];
  }
}

function nightMoves(table: Table, alive: number[], chance: Chance): Move[] {
  const holds = (role: Role): boolean => table.seats.some((seat) => seat.alive && seat.role === role);
  const red = table.seats.filter(({ alive: in_, role }) => in_ && role !== 'don' && role !== 'mafia');
  const doctor = table.seats.find(({ role }) => role === 'doctor')!.n;
  const patients = alive.filter((n) => n !== doctor);
  return [
    { type: 'shoot', target: chance.pick(red).n },
    { type: 'next' },
    ...(holds('doctor') ? [{ type: 'heal', target: chance.pick(patients) } as const] : []),
    { type: 'next' },
    ...(holds('don') ? [{ type: 'check', by: 'don', target: chance.pick(alive) } as const] : []),
    { type: 'next' },
    ...(holds('sheriff') ? [{ type: 'check', by: 'sheriff', target: chance.pick(alive) } as const] : []),
    { type: 'next' },
  ];
}
