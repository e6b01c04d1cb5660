/**
 * A seating for a cup: meetings first, then seats, then judges. Pure: the same task and seed give the same seating on every
 * machine; the length of the search is counted in steps, not in seconds.
 */
import { figuresOf, type SeatingFigures } from './figures.js';
import { assignJudges, lackingJudges } from './judges.js';
import { defaultSteps, Meetings, type Progress } from './meetings.js';
import { brokenWishes, obstaclesOf } from './obstacles.js';
import { placed, problemOf } from './problem.js';
import { chanceOf } from './random.js';
import { defaultSeatSteps, orderSeats } from './seats.js';
import type { Obstacle, PlacedTable, SeatingTask } from './task.js';

export type Proposal =
  | { made: true; tables: PlacedTable[]; figures: SeatingFigures; obstacles: Obstacle[] }
  | { made: false; obstacles: Obstacle[] };

/** The share of the work that goes into meetings. */
const MEETINGS = 0.7;

/** @param progress called now and then with the share that is done, 0 … 1 */
export function proposeSeating(task: SeatingTask, progress: Progress = () => {}): Proposal {
  const problem = problemOf(task);
  const obstacles = obstaclesOf(problem);
  if (obstacles.some(({ fatal }) => fatal)) return { made: false, obstacles };
  const chance = chanceOf(task.seed);
  const meetings = new Meetings(problem, chance);
  meetings.search(task.steps ?? defaultSteps(problem), (share) => progress(share * MEETINGS));
  if (task.conflicts.length > 0) meetings.mend((tables, round) => lackingJudges(problem, tables, round));
  const layout = orderSeats(problem, meetings.layout(), {
    chance,
    steps: Math.min(defaultSeatSteps(problem), task.steps ?? Number.POSITIVE_INFINITY),
    progress: (share) => progress(MEETINGS + share * (1 - MEETINGS)),
  });
  const tables = placed(problem, layout, assignJudges(problem, layout, chance));
  const figures = figuresOf(problem, tables);
  progress(1);
  return {
    made: true,
    tables,
    figures,
    obstacles: [...obstacles, ...brokenWishes(problem, figures, obstacles)],
  };
}
