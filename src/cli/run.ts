/** `reglament run`, `reglament verify`: scenario files, played. */
import { readFileSync } from 'node:fs';
import type { EventBase } from '../engine/contract.js';
import type { Problem } from '../scenario/positions.js';
import { readScenario, type Scenario } from '../scenario/read.js';
import { type Failure, play, type Report, type StepReport, viewerNamed } from '../scenario/run.js';
import { type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

interface RunOptions {
  json: boolean;
  views: readonly string[];
}

export function run(file: string, { json, views }: RunOptions, terminal: Terminal): ExitCode {
  const read = load(file, terminal);
  if ('problems' in read) {
    if (json) terminal.out(`${JSON.stringify({ ok: false, malformed: read.problems }, null, 2)}\n`);
    else tellProblems(file, read.problems, terminal);
    return 2;
  }
  const { scenario } = read;
  const report = play(scenario);
  const seen = lookAt(scenario, report, views, terminal);
  if (json) {
    terminal.out(`${JSON.stringify(asJson(scenario, report, seen), null, 2)}\n`);
  } else {
    terminal.out(`${scenario.title || file} (${scenario.rulebook.id}, ${scenario.rulebook.version})\n`);
    for (const step of report.steps) terminal.out(stepText(step, terminal));
    for (const failure of report.failures) terminal.out(failureText(failure, terminal));
    for (const [name, view] of Object.entries(seen)) {
      terminal.out(`\n${name}:\n${JSON.stringify(view, null, 2)}\n`);
    }
    const { length } = report.failures;
    terminal.out(
      length === 0 ? `\n${word('holds', terminal.lang)}\n` : `\n${word('fails', terminal.lang)}: ${length}\n`,
    );
    terminal.out(`state: ${report.hash}\n`);
  }
  return report.failures.length === 0 ? 0 : 1;
}

export function verify(file: string, terminal: Terminal): ExitCode {
  const read = load(file, terminal);
  if ('problems' in read) {
    tellProblems(file, read.problems, terminal);
    return 2;
  }
  const { expectHash } = read.scenario;
  if (expectHash === undefined) {
    terminal.err(`${word('noHash', terminal.lang)}\n`);
    return 2;
  }
  const report = play(read.scenario);
  for (const failure of report.failures) terminal.out(failureText(failure, terminal));
  const same = report.hash === expectHash;
  terminal.out(`${word(same ? 'sameHash' : 'otherHash', terminal.lang)}\nstate: ${report.hash}\n`);
  return same && report.failures.length === 0 ? 0 : 1;
}

/** @throws UsageError when there is no such file */
export function load(file: string, terminal: Terminal): ReturnType<typeof readScenario> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${word('noFile', terminal.lang)}: ${error instanceof Error ? error.message : file}`,
    );
  }
  return readScenario(text, terminal.library);
}

function lookAt(
  { rulebook }: Scenario,
  { game }: Report,
  names: readonly string[],
  terminal: Terminal,
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const viewer = viewerNamed(rulebook, game.state, name);
      // A seat nobody holds sees nothing; the expectations are judged all the same.
      if (!viewer) terminal.err(`${word('noViewer', terminal.lang)}: ${name}\n`);
      return [name, viewer && rulebook.view(game.state, viewer)];
    }),
  );
}

function asJson({ title, rulebook, clauses }: Scenario, report: Report, views: Record<string, unknown>) {
  return {
    ok: report.failures.length === 0,
    title,
    rulebook: rulebook.id,
    version: rulebook.version,
    clauses,
    steps: report.steps,
    failures: report.failures,
    state: report.hash,
    views,
  };
}

export function tellProblems(file: string, problems: readonly Problem[], { err, lang }: Terminal): void {
  err(`${word('malformed', lang)}:\n`);
  for (const { line, field, message } of problems) {
    err(`  ${file}:${line}${field ? ` ${field}` : ''}: ${message[lang]}\n`);
  }
}

function stepText(step: StepReport, { lang }: Terminal): string {
  const { refusal } = step;
  const outcome = refusal
    ? `${word('refused', lang)}: ${refusal.text[lang]} (${[refusal.code, refusal.field, ...refusal.clauses].filter(Boolean).join(', ')})`
    : word('accepted', lang);
  const head = `\n${step.n}. ${step.at} ${step.by}: ${step.command} — ${outcome}\n`;
  return head + step.events.map((event) => `   ${eventText(event)}\n`).join('');
}

function eventText({ type, at: _, clauses, rulings = [], draws: __, ...facts }: EventBase): string {
  const text = JSON.stringify(facts);
  const short = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return `${type} ${short} [${[...clauses, ...rulings].join(', ')}]`;
}

function failureText({ step, line, what, expected, got }: Failure, { lang }: Terminal): string {
  return [
    `\n✗ ${word('step', lang)} ${step} (${word('line', lang)} ${line}), ${what}`,
    `    ${word('expected', lang)}: ${JSON.stringify(expected)}`,
    `    ${word('got', lang)}: ${JSON.stringify(got)}\n`,
  ].join('\n');
}
