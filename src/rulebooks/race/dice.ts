/** The dice of a race: what a side's teams earned in the quiz game, in exact hundredths. */

export interface Score {
  team: string;
  /** Points × 100. */
  main: number;
  cup: number;
}

export interface DiceRules {
  mainDivisor: number;
  cupDivisor: number;
  /** A part is at least this. */
  least: number;
  creative: number;
}

export interface Dice {
  mainSum: number;
  removed: { team: string; main: number } | null;
  main: number;
  cupSum: number;
  cup: number;
  creative: number;
}

/**
 * Sum of the main points and of the cup points, each divided and rounded down, each at least the least part, and the
 * creative points on top: 94 and 5 points with the contest won make 9 + 2 + 2 = 13 (mafia-2018:5.6).
 * @param withoutLargest takes the largest single main result out before the division (a roulette)
 */
export function throwDice(
  scores: readonly Score[],
  wonCreative: boolean,
  withoutLargest: boolean,
  rules: DiceRules,
): Dice {
  const mainSum = scores.reduce((sum, score) => sum + score.main, 0);
  const cupSum = scores.reduce((sum, score) => sum + score.cup, 0);
  const largest = withoutLargest ? largestOf(scores) : null;
  const part = (hundredths: number, divisor: number): number =>
    Math.max(rules.least, Math.floor(hundredths / (100 * divisor)));
  return {
    mainSum,
    removed: largest && { team: largest.team, main: largest.main },
    main: part(mainSum - (largest?.main ?? 0), rules.mainDivisor),
    cupSum,
    cup: part(cupSum, rules.cupDivisor),
    creative: wonCreative ? rules.creative : 0,
  };
}

function largestOf(scores: readonly Score[]): Score | null {
  return scores.reduce<Score | null>(
    (best, score) => (best === null || score.main > best.main ? score : best),
    null,
  );
}
