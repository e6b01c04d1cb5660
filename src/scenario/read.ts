/** From the text of a scenario file to a game that can be played: shape, packs, times and shorthand. */
import type { Command, Instant, Rulebook, Text } from '../engine/contract.js';
import type { Drawn } from '../engine/draws.js';
import type { GameHead } from '../engine/game.js';
import {
  ADVANCE,
  type Amendment,
  amendSchemas,
  amendStepSchema,
  commandStepSchema,
  type LuckEntry,
  type Step,
  scenarioSchema,
} from './format.js';
import { isObject, setAt } from './paths.js';
import { type Path, type Problem, parseSource, type Source, shapeProblems } from './positions.js';
import { MOST_QUESTIONS, parseTable, TableFault } from './table.js';
import { parseWhen } from './when.js';

/** What scenario files may name. */
export interface Library {
  rulebooks: Readonly<Record<string, Rulebook>>;
  packs: Readonly<Record<string, unknown>>;
}

export interface Scenario {
  title: string;
  /** Clauses it proves, with the rulebook's prefix. */
  clauses: string[];
  rulebook: Rulebook;
  head: GameHead;
  seed: string;
  draws: Drawn;
  /** Of the seed, as published; absent in files written by hand. */
  commitment?: string;
  luck?: LuckEntry[];
  steps: Step[];
  expectHash?: string;
}

/** Reads a file; everything wrong with it is told at once. */
export function readScenario(
  text: string,
  library: Library,
): { scenario: Scenario } | { problems: Problem[] } {
  const source = parseSource(text);
  if (source.problems.length > 0) return { problems: source.problems };
  const parsed = scenarioSchema.safeParse(source.data);
  if (!parsed.success) return { problems: shapeProblems(parsed.error, source) };
  const file = parsed.data;
  const reader = new Reader(source);

  const rulebook = Object.hasOwn(library.rulebooks, file.rulebook)
    ? library.rulebooks[file.rulebook]
    : undefined;
  if (!rulebook) {
    const known = Object.keys(library.rulebooks).join(', ');
    reader.fault(['rulebook'], `нет такого регламента; есть: ${known}`, `no such rulebook; known: ${known}`);
    return { problems: reader.problems };
  }
  if (file.version !== undefined && file.version !== rulebook.version) {
    reader.fault(
      ['version'],
      `записано по редакции ${file.version}, здесь редакция ${rulebook.version}`,
      `recorded with edition ${file.version}, this is edition ${rulebook.version}`,
    );
  }
  const known = (id: string): boolean => Object.hasOwn(rulebook.clauses, id);
  const clauses = file.clauses.map((id) => fullClause(id, rulebook.id));
  clauses.forEach((id, index) => {
    if (!known(id)) reader.fault(['clauses', index], `нет пункта ${id}`, `no clause ${id}`);
  });
  for (const [id, value] of Object.entries(file.rulings)) {
    if (!Object.hasOwn(rulebook.rulings[id]?.values ?? {}, value)) {
      reader.fault(['rulings', id], `нет решения ${id}: ${value}`, `no ruling ${id}: ${value}`);
    }
  }

  const setup = reader.setup(file.setup, file.rulings, library);
  const zone = zoneOf(setup);
  const steps = file.steps.flatMap((step, index) => reader.step(step, index, zone) ?? []);
  const checked = rulebook.setupSchema.safeParse(setup);
  if (!checked.success) reader.problems.push(...shapeProblems(checked.error, source, ['setup']));
  if (reader.problems.length > 0) return { problems: reader.problems.sort((a, b) => a.line - b.line) };
  return {
    scenario: {
      title: file.title,
      clauses,
      rulebook,
      head: { id: file.game, rulebook: rulebook.id, version: rulebook.version, setup: checked.data },
      seed: file.seed,
      draws: file.draws,
      commitment: file.commitment,
      luck: file.luck,
      steps,
      expectHash: file.expectHash,
    },
  };
}

/** `6.4` → `mafia-2018:6.4`: scenarios may leave the rulebook out. */
export function fullClause(clause: string, rulebook: string): string {
  return clause.includes(':') ? clause : `${rulebook}:${clause}`;
}

/** The zone of local times: the pack's, or UTC where a rulebook has none. */
function zoneOf(setup: Record<string, unknown>): string {
  const zone = isObject(setup.pack) ? setup.pack.zone : setup.zone;
  return typeof zone === 'string' ? zone : 'UTC';
}

class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly source: Source) {}

  fault(path: Path, ru: string, en: string): void {
    this.faultAt(this.source.lineOf(path), path, { ru, en });
  }

  private faultAt(line: number, path: Path, message: Text): void {
    this.problems.push({ line, field: path.join('.'), message });
  }

  /** Puts the pack in place of its name, changes what the patch says and adds the rulings. */
  setup(
    written: { pack?: unknown; patch?: Record<string, unknown> },
    rulings: Record<string, string>,
    library: Library,
  ): Record<string, unknown> {
    const { patch = {}, ...setup }: Record<string, unknown> & { patch?: Record<string, unknown> } = written;
    if (typeof setup.pack === 'string') {
      if (!Object.hasOwn(library.packs, setup.pack)) {
        const known = Object.keys(library.packs).join(', ');
        this.fault(
          ['setup', 'pack'],
          `нет набора «${setup.pack}»; есть: ${known}`,
          `no such pack; known: ${known}`,
        );
        return {};
      }
      setup.pack = structuredClone(library.packs[setup.pack]);
    }
    for (const [path, value] of Object.entries(patch)) {
      if (!setAt(setup.pack, path, value)) {
        this.fault(['setup', 'patch', path], 'в наборе нет такого места', 'the pack has no such place');
      }
    }
    if (Object.keys(rulings).length > 0) {
      setup.rulings = { ...(isObject(setup.rulings) ? setup.rulings : {}), ...rulings };
    }
    if (setup.pack === undefined) delete setup.pack;
    return setup;
  }

  step(written: Record<string, unknown>, index: number, zone: string): Step | null {
    const path: Path = ['steps', index];
    const line = this.source.lineOf(path);
    const isAmend = 'amend' in written;
    const parsed = isAmend ? amendStepSchema.safeParse(written) : commandStepSchema.safeParse(written);
    if (!parsed.success) {
      this.problems.push(...shapeProblems(parsed.error, this.source, path));
      return null;
    }
    const at = this.when(parsed.data.at, [...path, 'at'], zone);
    if (at === null) return null;
    const base = { n: index + 1, line, at, by: parsed.data.by, expect: parsed.data.expect };
    if ('amend' in parsed.data) {
      const amendment = this.amendment(parsed.data.amend, index, zone);
      return amendment && { kind: 'amend', ...base, ...amendment };
    }
    const { command, args } = parsed.data;
    if (command === ADVANCE) return { kind: 'command', ...base, command: null };
    const whole = this.command(command, args, [...path, 'args']);
    return whole && { kind: 'command', ...base, command: whole };
  }

  private amendment(
    written: Record<string, unknown>,
    index: number,
    zone: string,
  ): { change: Amendment; reason: string } | null {
    const path: Path = ['steps', index, 'amend'];
    if ('insert' in written) {
      const parsed = amendSchemas.insert.safeParse(written);
      if (!parsed.success) return this.misshapen(parsed.error, path);
      const { insert, reason } = parsed.data;
      const at = this.when(insert.at, [...path, 'insert', 'at'], zone);
      const command = this.command(insert.command, insert.args, [...path, 'insert', 'args']);
      return at !== null && command
        ? { change: { kind: 'insert', at, by: insert.by, command }, reason }
        : null;
    }
    if ('remove' in written) {
      const parsed = amendSchemas.remove.safeParse(written);
      if (!parsed.success) return this.misshapen(parsed.error, path);
      const { remove, reason } = parsed.data;
      return this.earlier(remove, index, [...path, 'remove'])
        ? { change: { kind: 'remove', target: remove }, reason }
        : null;
    }
    const parsed = amendSchemas.replace.safeParse(written);
    if (!parsed.success) return this.misshapen(parsed.error, path);
    const { replace, args, reason } = parsed.data;
    if (!this.earlier(replace, index, [...path, 'replace'])) return null;
    const type = parsed.data.command ?? this.commandOf(replace);
    if (type === null) {
      this.fault([...path, 'command'], 'неясно, какое это действие', 'which command this is, is not clear');
      return null;
    }
    const command = this.command(type, args, [...path, 'args']);
    return command && { change: { kind: 'replace', target: replace, command }, reason };
  }

  private misshapen(error: Parameters<typeof shapeProblems>[0], path: Path): null {
    this.problems.push(...shapeProblems(error, this.source, path));
    return null;
  }

  private earlier(target: number, index: number, path: Path): boolean {
    if (target <= index) return true;
    this.fault(path, 'исправляется только более ранний шаг', 'only an earlier step can be corrected');
    return false;
  }

  /** The command a step gave, be it by itself or as an insertion. */
  private commandOf(n: number): string | null {
    const steps = isObject(this.source.data) ? this.source.data.steps : undefined;
    const step: unknown = Array.isArray(steps) ? steps[n - 1] : undefined;
    if (!isObject(step)) return null;
    const amend = isObject(step.amend) ? step.amend : null;
    const given = amend && isObject(amend.insert) ? amend.insert.command : step.command;
    return typeof given === 'string' ? given : null;
  }

  private when(text: string, path: Path, zone: string): Instant | null {
    const at = parseWhen(text, zone);
    if (at === null) {
      this.fault(
        path,
        `«${text}» — не время: нужно 2018-01-17 22:30 или момент с Z либо смещением`,
        `“${text}” is not a time: 2018-01-17 22:30, or an instant with Z or an offset`,
      );
    }
    return at;
  }

  /** Spells out the table of `enterResults`. */
  private command(type: string, args: Record<string, unknown>, path: Path): Command | null {
    if (type !== 'enterResults' || typeof args.table !== 'string') return { ...args, type };
    const { table, creative = [], questionCount, ...rest } = args;
    const asked = typeof questionCount === 'number' ? questionCount : undefined;
    if (asked !== undefined && asked > MOST_QUESTIONS) {
      this.fault(
        [...path, 'questionCount'],
        `вопросов не больше ${MOST_QUESTIONS}`,
        `no more than ${MOST_QUESTIONS} questions`,
      );
      return null;
    }
    try {
      const teams = parseTable(args.table, asked);
      const results = { teams, creative, ...(questionCount === undefined ? {} : { questionCount }) };
      return { ...rest, results, type };
    } catch (error) {
      if (!(error instanceof TableFault)) throw error;
      // The text of a block begins on the line after its key.
      const block = args.table.includes('\n') ? error.row + 1 : 0;
      this.faultAt(this.source.lineOf([...path, 'table']) + block, [...path, 'table'], error.text);
      return null;
    }
  }
}
