/**
 * The ways every scenario is played: as written; with the state saved and read back between steps; read from its log;
 * written down and played again; and with inputs entered wrong, forgotten or repeated and then corrected. All must end in
 * the same state. Answers with what went wrong, in words; an empty list is success.
 */
import type { Author, Command, Draws, Instant, Viewer } from '../../src/engine/contract.js';
import { keyedDraws, recordedDraws } from '../../src/engine/draws.js';
import { type Change, Game, type LogRecord } from '../../src/engine/game.js';
import { drawnIn, effectiveInputs, toScenario, writeScenario } from '../../src/scenario/export.js';
import { type Library, readScenario, type Scenario } from '../../src/scenario/read.js';
import { newGame, play } from '../../src/scenario/run.js';

/** How many inputs of one scenario are entered wrong; evenly spread over a longer one. */
const CORRECTED = 16;
const CORRECTED_OF_LONG = 6;
const LONG = 80;
/** How many wrong variants of a command are tried before giving up. */
const VARIANTS = 8;

export function checkScenario(text: string, library: Library): string[] {
  const read = readScenario(text, library);
  if ('problems' in read) {
    return read.problems.map(({ line, field, message }) => `line ${line}, ${field}: ${message.en}`);
  }
  const { scenario } = read;
  const live = play(scenario);
  const said = live.failures.map(
    ({ step, line, what, expected, got }) =>
      `step ${step} (line ${line}), ${what}\n  expected ${show(expected)}\n  got      ${show(got)}`,
  );
  if (said.length > 0) return said;
  return [
    ...checkViewShapes(scenario, live.game),
    ...checkRestored(scenario, live.hash),
    ...checkLog(scenario, live.records, live.hash),
    ...checkCorrections(scenario, live.game, library),
  ];
}

/** For the organiser, the public and everybody who did something. */
function checkViewShapes({ rulebook }: Scenario, game: Game): string[] {
  const people = new Set(
    game.entries.flatMap(({ author }) => (author.kind === 'person' ? [author.person] : [])),
  );
  const viewers: Viewer[] = [
    { kind: 'organiser' },
    { kind: 'public' },
    ...[...people].map((person): Viewer => ({ kind: 'person', person })),
  ];
  return viewers.flatMap((viewer) => {
    const checked = rulebook.viewSchema.safeParse(rulebook.view(game.state, viewer));
    return checked.success
      ? []
      : [`the view of ${JSON.stringify(viewer)} is not as documented: ${checked.error.message}`];
  });
}

/** What the scenario itself says was drawn, and its seed for everything else. */
function luckOf({ seed, head, draws }: Scenario): Draws {
  return recordedDraws(draws, keyedDraws(seed, head.id));
}

/** The ways a game is written down: with its seed, and with its draws while that is secret; draws that were given, with both. */
function lucksOf({ seed, draws }: Scenario, live: Game) {
  return Object.keys(draws).length > 0 ? [{ seed, draws }] : [{ seed }, { draws: drawnIn(live, seed) }];
}

/** A game read from a snapshot cannot be amended, so a scenario with corrections is read from its log instead. */
function checkRestored(scenario: Scenario, hash: string): string[] {
  const { rulebook, head } = scenario;
  const amended = scenario.steps.some((step) => step.kind === 'amend');
  const draws = luckOf(scenario);
  const restored = play(scenario, {
    between: (game, records) =>
      amended
        ? Game.replay(rulebook, copy(head), draws, copy(records))
        : Game.fromSnapshot(rulebook, copy(head), draws, copy(game.snapshot()), []),
  });
  return [
    ...restored.failures.map(
      ({ step, what, got }) => `saved and read back between steps: step ${step}, ${what}: ${show(got)}`,
    ),
    ...sameHash('saved and read back between steps', hash, restored.hash),
  ];
}

function checkLog(scenario: Scenario, records: readonly LogRecord[], hash: string): string[] {
  const { rulebook, head } = scenario;
  const replayed = Game.replay(rulebook, copy(head), luckOf(scenario), copy(records));
  return sameHash('read from the log', hash, replayed.hash());
}

interface Given {
  at: Instant;
  author: Author;
  command: Command;
}

/** A game in the making, with its records; inputs that are refused are told apart. */
class Table {
  readonly records: LogRecord[];

  constructor(
    readonly scenario: Scenario,
    before: readonly LogRecord[],
    readonly game = Game.replay(scenario.rulebook, copy(scenario.head), luckOf(scenario), copy(before)),
  ) {
    this.records = [...before];
  }

  advance(at: Instant): void {
    this.records.push(...this.game.advance(at));
  }

  /** @returns the id of the entry, or null when it was refused */
  give({ at, author, command }: Given): string | null {
    this.advance(at);
    const outcome = this.game.submit(command, author, at, `key:${this.records.length}`);
    if (!outcome.accepted) return null;
    this.records.push(outcome.record);
    return String(outcome.record.seq);
  }

  /** @returns those that were accepted, each with the id of its entry */
  giveAll(inputs: readonly Given[]): { id: string; input: Given }[] {
    return inputs.flatMap((input) => {
      const id = this.give(input);
      return id === null ? [] : [{ id, input }];
    });
  }

  /** Inputs as they stand after a correction: what they name by number may have another number now. */
  now(given: readonly { id: string; input: Given }[]): Given[] {
    return given.map(({ id, input }) => ({
      ...input,
      command: this.game.entries.find((entry) => entry.id === id)?.command ?? input.command,
    }));
  }

  amend(change: Change, at: Instant): string | null {
    const outcome = this.game.amend(change, 'test', { kind: 'organiser' }, at, `key:${this.records.length}`);
    if (!outcome.accepted) return `the correction was refused: ${show(outcome.refusal)}`;
    this.records.push(outcome.record);
    return null;
  }

  /** The hash, provided that the log leads to it too. */
  hash(): string {
    const again = new Table(this.scenario, this.records).game.hash();
    return again === this.game.hash() ? again : `${this.game.hash()} live, ${again} from the log`;
  }
}

function checkCorrections(scenario: Scenario, live: Game, library: Library): string[] {
  const inputs: Given[] = effectiveInputs(live).map(({ at, author, command }) => ({ at, author, command }));
  const until = live.lastAt;
  const hash = live.hash();

  // Written down without its corrections, the game is the same.
  for (const luck of lucksOf(scenario, live)) {
    const reread = readScenario(writeScenario(toScenario(live, luck)), library);
    if ('problems' in reread) return [`exported, the game does not read: ${show(reread.problems)}`];
    const exported = play(reread.scenario);
    const faults = exported.failures.map(
      ({ step, what, got }) => `exported: step ${step}, ${what}: ${show(got)}`,
    );
    if (faults.length > 0) return faults;
  }

  const straight = new Table(scenario, [], newGame(scenario));
  const starts: number[] = [];
  const ids: (string | null)[] = [];
  for (const input of inputs) {
    starts.push(straight.records.length);
    ids.push(straight.give(input));
  }
  straight.advance(until);

  return spread(inputs.length, inputs.length > LONG ? CORRECTED_OF_LONG : CORRECTED).flatMap((index) => {
    const input = inputs[index]!;
    const name = `input ${index + 1} (${input.command.type} at ${input.at})`;
    const before = straight.records.slice(0, starts[index]);
    const rest = inputs.slice(index + 1);
    const said: string[] = [];
    const compare = (way: string, got: string, expected: string) =>
      said.push(...sameHash(`${name} ${way}`, expected, got));

    const itself = new Table(scenario, straight.records);
    const refusedItself = itself.amend(
      { kind: 'replace', target: ids[index]!, command: input.command },
      until,
    );
    if (refusedItself) said.push(`${name} replaced by itself: ${refusedItself}`);
    else compare('replaced by itself', itself.hash(), hash);

    // An insertion stands after all inputs of its moment, so it can stand for this one only if it was the last of them.
    if (rest[0]?.at !== input.at) {
      const forgot = new Table(scenario, before);
      const given = forgot.giveAll(rest);
      forgot.advance(until);
      const refused = forgot.amend({ kind: 'insert', ...input }, until);
      if (refused) said.push(`${name} forgotten and inserted: ${refused}`);
      else
        compare(
          'forgotten and inserted',
          forgot.hash(),
          played(scenario, before, [input, ...forgot.now(given)], until, hash, rest),
        );
    }

    const wrong = wrongVariant(scenario, before, input);
    if (wrong) {
      const table = new Table(scenario, before);
      const id = table.give({ ...input, command: wrong })!;
      const given = table.giveAll(rest);
      table.advance(until);
      const refused = table.amend({ kind: 'replace', target: id, command: input.command }, until);
      if (refused) said.push(`${name} entered as ${show(wrong)} and corrected: ${refused}`);
      else {
        const expected = played(scenario, before, [input, ...table.now(given)], until, hash, rest);
        compare(`entered as ${show(wrong)} and corrected`, table.hash(), expected);
      }
    }
    return said;
  });
}

/**
 * The state with these inputs given right from the start; known already when none of the later ones fell out or came to be
 * given with another number.
 */
function played(
  scenario: Scenario,
  before: readonly LogRecord[],
  inputs: readonly Given[],
  until: Instant,
  hash: string,
  rest: readonly Given[],
): string {
  if (JSON.stringify(inputs.slice(1)) === JSON.stringify(rest)) return hash;
  const table = new Table(scenario, before);
  for (const input of inputs) table.give(input);
  table.advance(until);
  return table.hash();
}

/** A slightly different command that is accepted too and leads elsewhere, if one is found. */
function wrongVariant(scenario: Scenario, before: readonly LogRecord[], input: Given): Command | null {
  const outcome = (command: Command): string | null => {
    const table = new Table(scenario, before);
    return table.give({ ...input, command }) === null ? null : table.game.hash();
  };
  const right = outcome(input.command);
  const all = variants(input.command);
  for (const index of spread(all.length, VARIANTS)) {
    const variant = all[index] as Command;
    const hash = outcome(variant);
    if (hash !== null && hash !== right) return variant;
  }
  return null;
}

/** The value with one of its leaves changed. */
function variants(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value + 1, value - 1] : [];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, index) => variants(item).map((other) => value.with(index, other)));
    return value.length > 1 ? [...changed, value.slice(0, -1)] : changed;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    variants(member).map((other) => ({ ...value, [key]: other })),
  );
}

/** At most `count` of the indexes below `length`, evenly spread. */
function spread(length: number, count: number): number[] {
  if (length <= count) return [...Array(length).keys()];
  return Array.from({ length: count }, (_, i) => Math.floor((i * length) / count));
}

function sameHash(way: string, expected: string, got: string): string[] {
  return expected === got ? [] : [`${way}: another state\n  expected ${expected}\n  got      ${got}`];
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 1500 ? `${text.slice(0, 1500)}…` : text;
}
