/** Many trial seasons of one pack in a few numbers: who wins, how long it takes, what the board does. */
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { playTrial, type TrialSeason } from './play.js';

export interface TrialSummary {
  seasons: number;
  /** Seasons won, by side. */
  wins: { side: number; wins: number }[];
  /** Seasons that ended at the finish before the calendar was over. */
  finished: number;
  /** Games of the shortest, the mean and the longest season. */
  games: { least: number; mean: number; most: number };
  /** By cell with an effect: how often it caught somebody. */
  fired: { cell: number; times: number }[];
  /** Cells where nobody ever stood. */
  empty: number[];
}

export interface Trial {
  /** The season of the given seed, to be looked at. */
  season: TrialSeason;
  summary: TrialSummary;
}

export interface TrialOptions {
  seed: number;
  seasons: number;
  /** Teams a side has at the first game. */
  teams: number;
}

/** Plays seasons with the seeds from `seed` on; the first is told whole. */
export function tryPack(pack: SeasonFile, { seed, seasons, teams }: TrialOptions): Trial {
  const wins = new Map(pack.sides.map(({ id }) => [id, 0]));
  const fired = new Map(
    Object.entries(pack.marks).flatMap(([cell, { kind }]) => (kind === 'free' ? [] : [[Number(cell), 0]])),
  );
  const visited = new Set<number>();
  const lengths: number[] = [];
  let finished = 0;
  let first: TrialSeason | null = null;
  for (let nth = 0; nth < seasons; nth++) {
    const season = playTrial(pack, seed + nth, teams);
    first ??= season;
    lengths.push(season.games.length);
    if (season.how === 'finish') finished++;
    if (season.winner !== null) wins.set(season.winner, (wins.get(season.winner) ?? 0) + 1);
    for (const { moves, hits } of season.games) {
      for (const { cell } of hits) fired.set(cell, (fired.get(cell) ?? 0) + 1);
      for (const { to, via } of moves) for (const cell of [...via, to]) visited.add(cell);
    }
  }
  return {
    season: first!,
    summary: {
      seasons,
      wins: [...wins].map(([side, count]) => ({ side, wins: count })),
      finished,
      games: {
        least: Math.min(...lengths),
        mean: Math.round((10 * lengths.reduce((sum, length) => sum + length, 0)) / seasons) / 10,
        most: Math.max(...lengths),
      },
      fired: [...fired].map(([cell, times]) => ({ cell, times })).sort((a, b) => a.cell - b.cell),
      empty: Array.from({ length: pack.size }, (_, n) => n + 1).filter((cell) => !visited.has(cell)),
    },
  };
}
