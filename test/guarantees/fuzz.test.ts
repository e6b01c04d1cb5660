/**
 * Whatever is sent, pasted, typed or uploaded: no crash, no five-hundred, no hang, bounded memory, and a refusal changes
 * nothing. `REGLAMENT_FUZZ` is the number of inputs altogether, `REGLAMENT_FUZZ_SEED` where the seeds begin,
 * `REGLAMENT_FUZZ_TARGET` a part of a target's name; with a target and a seed exactly one batch is made again.
 */
import { afterAll, expect, test } from 'vitest';
import { rulebooks } from '../../src/rulebooks/index.js';
import { measured, sizeOf } from '../support/measured.js';
import { expected } from '../support-access/routes.js';
import { fuzzedRoutes } from './fuzz/http.js';
import { bundled, described, fuzz, type Job } from './fuzz/run.js';

const INPUTS = sizeOf('REGLAMENT_FUZZ', 20_000);
const FIRST = sizeOf('REGLAMENT_FUZZ_SEED', 1);
const ONLY = process.env.REGLAMENT_FUZZ_TARGET ?? '';
/** What a batch may take on a busy machine, in milliseconds: no single input comes near it. */
const SILENCE = 240_000;
/** The most one process may hold, in megabytes. */
const MEMORY = 1400;

/** How many of 10,000 inputs a target gets, by what they cost; the commands share what is left. */
const SHARES: Record<string, number> = {
  'quiz tables as text': 60,
  'quiz workbooks': 6,
  'scenario files': 40,
  'season packs': 120,
  'paper protocols': 120,
  'HTTP API': 80,
};
/** A rulebook whose decisions cost more gets fewer. */
const COMMANDS: Record<string, number> = {
  'mafia-2018': 1,
  'thrones-2017': 1,
  season: 1.5,
  'twelve-rooms': 2,
  'vavt-cup-2017': 3,
  'mafia-cup': 1,
};

const program = await bundled();
afterAll(() => program.remove());

test(`${INPUTS} inputs: nothing falls, hangs or answers 5xx`, async () => {
  expect(Object.keys(COMMANDS).sort(), 'every rulebook is fuzzed').toEqual(Object.keys(rulebooks).sort());
  const jobs = jobsOf(INPUTS).filter(({ target }) => target.includes(ONLY));
  const tally = await fuzz(program.file, jobs, { processes: 2, silence: SILENCE, finds: 8 });
  const outcomes = [...tally.outcomes.values()].reduce((sum, { size }) => sum + size, 0);
  console.info(
    `${tally.inputs} inputs, ${outcomes} kinds of answers, slowest ${tally.slowest} ms, ${tally.megabytes} MB\n`,
    Object.fromEntries(
      [...tally.byTarget].map(([name, count]) => [name, `${count} (${tally.outcomes.get(name)?.size})`]),
    ),
  );
  expect(tally.finds.map(described).join('\n\n')).toBe('');
  expect(tally.inputs).toBe(jobs.reduce((sum, { count }) => sum + count, 0));
  expect(tally.megabytes).toBeLessThan(MEMORY);
  measured('fuzz', {
    'входов · inputs': tally.inputs,
    'видов ответов · kinds of answers': outcomes,
    'падений · crashes': 0,
    'ответов 5xx · five-hundreds': 0,
    'самый долгий вход, мс · slowest input, ms': tally.slowest,
    'памяти не больше, МБ · memory at most, MB': tally.megabytes,
  });
}, 14_400_000);

test('every route of the server is fuzzed', async () => {
  expect((await fuzzedRoutes()).sort()).toEqual(Object.keys(expected).sort());
}, 120_000);

/** Batches of all targets, the costly ones first, so that two processes end together. */
function jobsOf(inputs: number): Job[] {
  if (ONLY && process.env.REGLAMENT_FUZZ_SEED) return [{ target: ONLY, seed: FIRST, count: inputs }];
  const parts = Object.values(COMMANDS).reduce((sum, part) => sum + part, 0);
  const rest = 10_000 - Object.values(SHARES).reduce((sum, share) => sum + share, 0);
  const shares = {
    ...SHARES,
    ...Object.fromEntries(
      Object.entries(COMMANDS).map(([id, part]) => [`commands of ${id}`, (rest * part) / parts]),
    ),
  };
  const sizes: Record<string, number> = { 'HTTP API': 1500, 'quiz workbooks': 60 };
  return Object.entries(shares).flatMap(([target, share]) => {
    const whole = Math.round((inputs * share) / 10_000);
    const size = sizes[target] ?? (target.startsWith('commands') ? 20_000 : 1000);
    return Array.from({ length: Math.ceil(whole / size) }, (_, n) => ({
      target,
      seed: FIRST + n,
      count: Math.min(size, whole - n * size),
    }));
  });
}
