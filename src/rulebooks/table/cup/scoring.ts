/** 4.1 – 4.5: what one game brings one player, number by number. Integers only, in hundredths. */
import { sideOf } from '../setup.js';
import { type CupResult, firstVictimOf, hitsOf, outcomeOf, type SeatResult, wasRemoved } from './result.js';
import type { FormulaVersion } from './state.js';
import { cite } from './turn.js';
import type { Line } from './view.js';

/** A game of one player: his seat, and the version of the formula that counts it. */
export interface PlayedGame {
  round: number;
  table: number;
  result: CupResult;
  seat: SeatResult;
  version: FormulaVersion;
}

/** 4.5: in how many of his counted games the player was killed first, and of how many games a share is taken. */
export interface VictimFacts {
  times: number;
  played: number;
  planned: number;
}

/** a / b, rounded half up; b > 0. */
export function halfUp(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b));
}

export function isFirstVictim({ result, seat }: PlayedGame): boolean {
  return firstVictimOf(result) === seat.n;
}

/** Black named in his best move; 0 when he had none. */
export function bestMoveHits({ result, seat }: PlayedGame): number {
  return result.bestMove?.seat === seat.n ? hitsOf(result)! : 0;
}

/** 4.3 */
export function extraOf({ seat, version }: PlayedGame): number {
  const { least, most } = version.formula.extra;
  return Math.min(most, Math.max(least, seat.extra));
}

/** Everything a game brings, numbers of nought left out but for the outcome. */
export function linesOf(game: PlayedGame, facts: VictimFacts): Line[] {
  const { seat, result, version } = game;
  const { formula } = version;
  const outcome = outcomeOf(result.winner, seat);
  const hits = result.bestMove?.seat === seat.n ? hitsOf(result)! : null;
  const fouls = Math.max(0, seat.fouls - formula.foul.free);
  const lines = [
    line(game, 'outcome', '4.1', formula[outcome][seat.role], { role: seat.role, outcome }),
    line(game, 'bestMove', '4.2', hits === null ? 0 : formula.bestMove[hits]!, { hits: hits ?? 0 }),
    line(game, 'extra', '4.3', extraOf(game), { entered: seat.extra }),
    line(game, 'fouls', '4.4', fouls * formula.foul.each, { count: seat.fouls, free: formula.foul.free }),
    line(game, 'technical', '4.4', seat.technical * formula.technical, { count: seat.technical }),
    line(game, 'removal', '4.4', wasRemoved(seat) ? formula.removal : 0, {}),
    compensation(game, facts),
  ];
  return lines.filter(({ kind, points }) => kind === 'outcome' || points !== 0);
}

function line(
  { round, table, version }: PlayedGame,
  kind: Line['kind'],
  clause: Parameters<typeof cite>[0],
  points: number,
  facts: Line['facts'],
): Line {
  // A product with a negative factor may be −0, which is not the same as 0 where things are compared.
  const exact = points === 0 ? 0 : points;
  return {
    kind,
    points: exact,
    round,
    table,
    clauses: cite(clause),
    rulings: [],
    version: version.version,
    facts,
  };
}

/** 4.5 */
function compensation(game: PlayedGame, facts: VictimFacts): Line {
  const { seat, result, version } = game;
  const rule = version.formula.firstVictim;
  if (rule.kind === 'none' || !isFirstVictim(game)) return line(game, 'firstVictim', '4.5', 0, {});
  const due =
    (rule.side === 'both' || sideOf(seat.role) === 'red') &&
    (rule.when === 'any' || outcomeOf(result.winner, seat) === 'loss');
  if (!due) return line(game, 'firstVictim', '4.5', 0, {});
  if (rule.kind === 'fixed') return line(game, 'firstVictim', '4.5', rule.points, {});
  const { times } = facts;
  const of = shareBase(rule, facts);
  const points = times >= of ? rule.most : halfUp(rule.most * times, of);
  return line(game, 'firstVictim', '4.5', points, { times, of, most: rule.most });
}

type Share = Extract<FormulaVersion['formula']['firstVictim'], { kind: 'share' }>;

function shareBase({ percent, base, rounding, least }: Share, facts: VictimFacts): number {
  const product = percent * facts[base];
  const rounded = {
    up: Math.ceil(product / 100),
    half: halfUp(product, 100),
    down: Math.floor(product / 100),
  };
  return Math.max(least, rounded[rounding]);
}
