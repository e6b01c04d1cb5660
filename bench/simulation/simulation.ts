/** Whole table games per second: through the rulebook, and in a loop written for speed alone; in one thread and in two. */
import { Worker } from 'node:worker_threads';
import { contest, type Effort, ratioOf, spreadOf } from '../lib/measure.js';
import { type Row, row } from '../lib/rows.js';
import { Luck, playFast, type Winner } from './fast.js';
import { playPlain, playTable } from './table.js';

export interface SimulationSize extends Effort {
  games: number;
}

export const FULL: SimulationSize = { rounds: 9, slice: 200, warm: 1500, games: 300 };

export const QUICK: SimulationSize = { rounds: 5, slice: 60, warm: 500, games: 60 };

/** @throws when they do not come to the same winners */
export function measureSimulation({ games, ...effort }: SimulationSize): Row[] {
  const winners = (play: (luck: Luck) => Winner): Winner[] =>
    Array.from({ length: games }, (_, seed) => play(new Luck(seed + 1)));
  const expected = winners(playTable).join();
  for (const play of [playPlain, playFast])
    if (winners(play).join() !== expected) throw new Error(`${play.name} plays another game`);
  const all = (play: (luck: Luck) => Winner) => (): void => {
    for (let seed = 1; seed <= games; seed++) play(new Luck(seed));
  };
  const rates = contest(
    {
      ours: { units: games, run: all(playTable) },
      plain: { units: games, run: all(playPlain) },
      fast: { units: games, run: all(playFast) },
    },
    effort,
  );
  return [
    row('Whole table games through the rulebook', spreadOf(rates.ours), ' /s'),
    row('The same entries into a plain state changed in place', spreadOf(rates.plain), ' /s'),
    row('The same games as bits, without entries', spreadOf(rates.fast), ' /s'),
    row('Ours ÷ the plain state', ratioOf(rates.ours, rates.plain), ' ×', { least: 0.1 }),
    row('Ours ÷ the loop of bits', ratioOf(rates.ours, rates.fast), ' ×', { least: 0.1 }),
  ];
}

/**
 * By the clock the second thread is a gain only when a processor is free for it. What it would be on an idle machine follows
 * from the time of the processor: twice, were a game no dearer when another thread plays beside it.
 */
export async function measureWorkers(file: string, { rounds, games }: SimulationSize): Promise<Row[]> {
  const workers = [new Worker(file), new Worker(file)];
  const share = games * 5;
  const play = async (chosen: Worker[]): Promise<Rate> => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    await Promise.all(
      chosen.map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once('message', () => resolve());
            worker.postMessage(share);
          }),
      ),
    );
    const { user, system } = process.cpuUsage(cpu);
    const played = share * chosen.length;
    return { byClock: played / (performance.now() - start), perProcessor: played / (user + system) };
  };
  const one: Rate[] = [];
  const two: Rate[] = [];
  await play(workers);
  for (let round = 0; round < rounds; round++) {
    one.push(await play(workers.slice(0, 1)));
    two.push(await play(workers));
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  const clock = (rates: Rate[]): number[] => rates.map(({ byClock }) => byClock);
  const idle = (rates: Rate[], threads: number): number[] =>
    rates.map(({ perProcessor }) => perProcessor * threads);
  return [
    row('Games of two threads ÷ of one, by the clock', ratioOf(clock(two), clock(one)), ' ×', { least: 1.8 }),
    row('The same, were each thread’s processor free for it', ratioOf(idle(two, 2), idle(one, 1)), ' ×'),
  ];
}

/** Games in a unit of time. */
interface Rate {
  byClock: number;
  /** Of one processor. */
  perProcessor: number;
}
