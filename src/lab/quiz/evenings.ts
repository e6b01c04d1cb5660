/** Quiz evenings as they really are: strengths, ups and downs and absences of teams are those of a real season. */
import type { QuizResults } from '../../quiz/types.js';
import type { Luck } from '../chance.js';
import { REAL_SEASON } from './real-season.js';

/** Questions of an evening, as masks of fights have them. */
const QUESTIONS = 36;
/** Points × 100 that a team which takes everything would have. */
const ALL_POINTS = 6000;
const CUP_WON = 300;
const CUP_LOST = 100;

/** A team of a season that is played. */
export interface Team {
  team: string;
  /** Mean of its evenings, points × 100. */
  strength: number;
  /** Share of evenings it comes to. */
  comes: number;
  /** How far each of its real evenings lay from its mean, the evening's own ease taken out. */
  swings: readonly number[];
  /** Index of the first game it plays. */
  from: number;
}

interface RealTeam {
  strength: number;
  comes: number;
  swings: number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ease of an evening is the mean distance of the teams from their own means. */
const REAL: readonly RealTeam[] = (() => {
  const means = REAL_SEASON.map((row) => mean(row.filter((value) => value !== null)));
  const ease = REAL_SEASON[0]!.map((_, evening) =>
    mean(
      REAL_SEASON.flatMap((row, team) => {
        const points = row[evening] ?? null;
        return points === null ? [] : [points - means[team]!];
      }),
    ),
  );
  return REAL_SEASON.map((row, team) => {
    const swings = row.flatMap((points, evening) =>
      points === null ? [] : [points - means[team]! - ease[evening]!],
    );
    return { strength: means[team]!, comes: swings.length / row.length, swings };
  });
})();

/**
 * Teams of a season: drawn from the real ones without repetition as long as there are enough.
 * @param regular how many are there from the first game on
 * @param later how many more come in the course of `games`
 */
export function teamsOf(luck: Luck, regular: number, later: number, games: number): Team[] {
  const chance = luck.at('teams');
  const drawn: RealTeam[] = [];
  while (drawn.length < regular + later) drawn.push(...chance.sample(REAL, regular + later - drawn.length));
  return drawn.map(({ strength, comes, swings }, index) => ({
    team: `Команда ${index + 1}`,
    strength,
    // Whoever takes part in a season comes more often than a passer-by.
    comes: Math.max(comes, 0.75),
    swings,
    from: index < regular ? 0 : 1 + chance.below(Math.max(1, games - 1)),
  }));
}

/** The table of one evening: each team plays one of its own real evenings. Half points, as in the source. */
export function evening(teams: readonly Team[], index: number, luck: Luck): QuizResults {
  const present = teams
    .filter(({ from }) => from <= index)
    .filter(({ team, comes }, nth) => nth === 0 || luck.at(`comes:${index}:${team}`).maybe(comes));
  const rows = present.map(({ team, strength, swings }) => {
    const points = strength + luck.at(`points:${index}:${team}`).pick(swings);
    return { team, main: Math.max(0, Math.round(points / 50) * 50) };
  });
  rows.sort((a, b) => b.main - a.main);
  const cup = cupPoints(rows, luck.at(`cup:${index}`).sample(rows, rows.length));
  const creative = luck.at(`creative:${index}`);
  return {
    teams: rows.map(({ team, main }, at) => ({
      team,
      main,
      place: at + 1,
      cup: cup.get(team) ?? CUP_LOST,
      questions: questionsOf(main, luck, `${index}:${team}`),
    })),
    creative: creative.maybe(0.5) ? [creative.pick(rows).team] : [],
    questionCount: QUESTIONS,
  };
}

interface Row {
  team: string;
  main: number;
}

/** Teams meet in pairs; whoever has more points has won. */
function cupPoints(rows: readonly Row[], order: readonly Row[]): Map<string, number> {
  const points = new Map<string, number>();
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [one, other] = [order[at]!, order[at + 1]!];
    const first = one.main >= other.main ? one : other;
    points.set(first.team, CUP_WON);
  }
  return points;
}

function questionsOf(main: number, luck: Luck, label: string): Record<string, 0 | 1> {
  const chance = luck.at(`questions:${label}`);
  const share = Math.min(1, main / ALL_POINTS);
  return Object.fromEntries(
    Array.from({ length: QUESTIONS }, (_, n) => [n + 1, chance.maybe(share) ? 1 : 0] as const),
  );
}
