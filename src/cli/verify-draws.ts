/**
 * `reglament verify draws`: every draw of an exported game, made again from the seed, which must be the one whose commitment
 * was published. First each draw by itself, with nothing but the file; then the game is played again, and must have asked
 * for just these draws in this order.
 */
import { commitment } from '../engine/draws.js';
import type { LuckEntry } from '../scenario/format.js';
import { drawnAgain, luckOf, sameDraw } from '../scenario/luck.js';
import type { Scenario } from '../scenario/read.js';
import { play } from '../scenario/run.js';
import { load, tellProblems } from './run.js';
import type { ExitCode, Terminal } from './terminal.js';
import { word } from './words.js';

/** @param published the commitment as somebody has noted it when the game began; without it the file's own is taken */
export function verifyDraws(file: string, published: string | undefined, terminal: Terminal): ExitCode {
  const { lang, out, err } = terminal;
  const read = load(file, terminal);
  if ('problems' in read) {
    tellProblems(file, read.problems, terminal);
    return 2;
  }
  const { scenario } = read;
  const { luck, seed } = scenario;
  const promised = published ?? scenario.commitment;
  if (luck === undefined || promised === undefined) {
    err(`${word(seed === '' ? 'draws-secret' : 'draws-absent', lang)}\n`);
    return 2;
  }
  const faults = [
    ...seedFaults(scenario, published, terminal),
    ...luck.flatMap((entry, index) => drawFaults(entry, index, scenario, terminal)),
    ...orderFaults(luck, scenario, terminal),
  ];
  for (const fault of faults) err(`✗ ${fault}\n`);
  out(
    faults.length === 0
      ? `${word('draws-hold', lang)}: ${luck.length}\n${word('commitment', lang)}: ${promised}\n`
      : `${word('faults', lang)}: ${faults.length}\n`,
  );
  return faults.length === 0 ? 0 : 1;
}

function seedFaults(
  { seed, commitment: own }: Scenario,
  published: string | undefined,
  { lang }: Terminal,
): string[] {
  const made = commitment(seed);
  return [...new Set([published, own])]
    .filter((promised) => promised !== undefined && promised.toLowerCase() !== made)
    .map((promised) => `${word('fault-seed', lang)}: ${promised} ≠ ${made}`);
}

/** A draw by itself. */
function drawFaults(entry: LuckEntry, index: number, { seed, head }: Scenario, { lang }: Terminal): string[] {
  let made: unknown;
  try {
    made = drawnAgain(entry, seed, head.id);
  } catch (error) {
    made = error instanceof Error ? error.message : String(error);
  }
  if (sameDraw(made, entry.result)) return [];
  const [written, right] = [entry.result, made].map((value) => JSON.stringify(value));
  return [`${place(entry, index, lang)}: ${word('draw-other', lang)}: ${written} ≠ ${right}`];
}

/** The draws the game asks for when it is played again, against those of the file. */
function orderFaults(luck: readonly LuckEntry[], scenario: Scenario, terminal: Terminal): string[] {
  const { lang } = terminal;
  const { seed } = scenario;
  const report = play({ ...scenario, draws: {} });
  const faults = report.failures.map(
    ({ step, what }) => `${word('step', lang)} ${step}: ${word('draws-step', lang)} (${what})`,
  );
  const asked = luckOf(report.game, seed);
  const index = Array.from({ length: Math.max(luck.length, asked.length) }, (_, n) => n).find(
    (n) => !sameDraw(question(luck[n]), question(asked[n])),
  );
  if (index === undefined) return faults;
  const [written, right] = [luck[index], asked[index]].map(
    (entry) => entry?.label ?? word('draw-none', lang),
  );
  const detail = written === right ? word('draw-question', lang) : `${written} ≠ ${right}`;
  return [...faults, `${word('draw', lang)} ${index + 1}: ${word('draw-order', lang)}: ${detail}`];
}

/** A draw without what came of it. */
function question(entry: LuckEntry | undefined): unknown {
  if (entry === undefined) return null;
  const { result: _, ...asked } = entry;
  return asked;
}

function place({ label }: LuckEntry, index: number, lang: 'ru' | 'en'): string {
  return `${word('draw', lang)} ${index + 1} «${label}»`;
}
