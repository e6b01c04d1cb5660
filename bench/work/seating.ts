/**
 * How good a seating of a cup is and how long it takes to find. The ratios are taken inside the run: what is left above the
 * proved optimum of meetings against what a random seating of the same cup has above it, and the time of the search against
 * that of measuring one seating.
 */
import { figuresOf } from '../../src/rulebooks/table/cup/seating/figures.js';
import { problemOf } from '../../src/rulebooks/table/cup/seating/problem.js';
import { type Proposal, proposeSeating } from '../../src/rulebooks/table/cup/seating/propose.js';
import type { SeatingTask } from '../../src/rulebooks/table/cup/seating/task.js';

export interface SeatingBench {
  /** Of the whole search, milliseconds: by the clock, and of the processor, which a busy machine does not stretch. */
  searchMs: number;
  cpuMs: number;
  /** Of the figures of one seating, milliseconds of the processor. */
  measureMs: number;
  /** Sum of squares of meetings: found, proved optimum, random. */
  found: number;
  ideal: number;
  random: number;
  /** (found − ideal) / (random − ideal). */
  excess: number;
  /** Games at a seat taken before, beyond what cannot be helped. */
  seatRepeats: number;
}

/** `teamsOf`: how many players a team has, when teams are to be kept apart. */
export interface BenchCup {
  players: number;
  rounds: number;
  tables: number;
  teamsOf?: number;
}

/** How often one seating is measured. */
const MEASURED = 9;

/** @param steps of the search; absent: by the size of the cup */
export function measureSeating(size: BenchCup, steps?: number): SeatingBench {
  const task = taskOf(size);
  const start = performance.now();
  const used = process.cpuUsage();
  const proposal = made(proposeSeating({ ...task, ...(steps === undefined ? {} : { steps }) }));
  const searched = performance.now();
  const { user, system } = process.cpuUsage(used);
  const measured = process.cpuUsage();
  for (let n = 1; n < MEASURED; n++) figuresOf(problemOf(task), proposal.tables);
  const figures = figuresOf(problemOf(task), proposal.tables);
  const measuring = process.cpuUsage(measured);
  const random = made(proposeSeating({ ...task, steps: 0 })).figures.meetings.squares.achieved;
  const { achieved: found, ideal } = figures.meetings.squares;
  return {
    searchMs: searched - start,
    cpuMs: (user + system) / 1000,
    measureMs: (measuring.user + measuring.system) / 1000 / MEASURED,
    found,
    ideal,
    random,
    excess: random === ideal ? 0 : (found - ideal) / (random - ideal),
    seatRepeats: figures.seats.repeats.achieved - figures.seats.repeats.ideal,
  };
}

function made(proposal: Proposal): Extract<Proposal, { made: true }> {
  if (!proposal.made) throw new Error('no seating was made');
  return proposal;
}

function taskOf({ players, rounds, tables, teamsOf }: BenchCup): SeatingTask {
  return {
    players: Array.from({ length: players }, (_, n) => ({
      id: `p${n}`,
      name: `${n}`,
      team: teamsOf === undefined ? null : `t${Math.floor(n / teamsOf)}`,
      away: [],
    })),
    tables: Array.from({ length: rounds }, () => tables),
    seats: 10,
    judges: Array.from({ length: tables }, (_, n) => ({ id: `j${n}`, name: `${n}`, plays: null })),
    judgesPerTable: 1,
    conflicts: [],
    pairs: [],
    teams: teamsOf === undefined ? 'free' : 'separate',
    fixed: [],
    locked: [],
    seed: 'bench',
  };
}
