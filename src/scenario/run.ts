/** Plays a scenario through the real engine and compares what comes with what is expected. */
import type {
  Author,
  Command,
  EventBase,
  Instant,
  Refusal,
  Rulebook,
  Text,
  Viewer,
} from '../engine/contract.js';
import { keyedDraws, recordedDraws } from '../engine/draws.js';
import { type Change, Game, type LogRecord, type Outcome } from '../engine/game.js';
import { engineRefusalText } from '../engine/refusals.js';
import type { Amendment, Step } from './format.js';
import { equal, firstMissing, nearest } from './match.js';
import { valueAt } from './paths.js';
import { fullClause, type Scenario } from './read.js';

export interface StepReport {
  n: number;
  line: number;
  at: Instant;
  by: string;
  /** The command, `advance` or `amend`. */
  command: string;
  accepted: boolean;
  refusal?: Refusal & { text: Text };
  /** Of the deadlines that passed first, then of the step itself. */
  events: EventBase[];
}

/** An expectation that does not hold. */
export interface Failure {
  step: number;
  line: number;
  /** What was looked at: `refused`, `events.0`, `view.organiser.clans.1.position`, … */
  what: string;
  expected: unknown;
  got: unknown;
}

export interface Report {
  steps: StepReport[];
  failures: Failure[];
  game: Game;
  records: LogRecord[];
  hash: string;
}

export interface PlayOptions {
  /** Called between steps; the game it returns is played on. */
  between?: (game: Game, records: readonly LogRecord[]) => Game;
}

/** A new game of the scenario, before its first step. */
export function newGame(scenario: Scenario): Game {
  const { rulebook, head, seed, draws } = scenario;
  return new Game(rulebook, head, recordedDraws(draws, keyedDraws(seed, head.id)));
}

/** Plays all steps. An exception of the rulebook is a failure of its step and ends the run. */
export function play(scenario: Scenario, options: PlayOptions = {}): Report {
  const player = new Player(scenario, options);
  for (const step of scenario.steps) {
    try {
      player.step(step);
    } catch (error) {
      player.fail(step, 'exception', 'none', error instanceof Error ? error.message : String(error));
      break;
    }
  }
  const hash = player.game.hash();
  if (scenario.expectHash !== undefined && scenario.expectHash !== hash) {
    player.fail(scenario.steps.at(-1)!, 'expectHash', scenario.expectHash, hash);
  }
  return { steps: player.steps, failures: player.failures, game: player.game, records: player.records, hash };
}

/** `organiser`, `public`, `person:p7` or a name of the rulebook's own, such as `clan:2`. */
export function viewerNamed(rulebook: Rulebook, state: unknown, name: string): Viewer | null {
  if (name === 'organiser' || name === 'public') return { kind: name };
  if (name.startsWith('person:')) return { kind: 'person', person: name.slice('person:'.length) };
  return rulebook.viewer(state, name);
}

/** `organiser`, `system`, `person:p7` or a name of the rulebook's own, such as `clan:2:consigliere`. */
function authorNamed(rulebook: Rulebook, state: unknown, name: string): Author | null {
  if (name === 'organiser' || name === 'system') return { kind: name };
  if (name.startsWith('organiser:')) return { kind: 'organiser', person: name.slice('organiser:'.length) };
  if (name.startsWith('person:')) return { kind: 'person', person: name.slice('person:'.length) };
  return rulebook.author(state, name);
}

/** The reverse of `authorNamed`, for files written by the program. */
export function nameOfAuthor(author: Author): string {
  if (author.kind === 'person') return `person:${author.person}`;
  return author.kind === 'organiser' && author.person ? `organiser:${author.person}` : author.kind;
}

class Player {
  readonly steps: StepReport[] = [];
  readonly failures: Failure[] = [];
  readonly records: LogRecord[] = [];
  game: Game;
  private readonly rulebook: Rulebook;
  /** Step number → id of the entry it made. */
  private readonly entryOf = new Map<number, string>();

  constructor(
    scenario: Scenario,
    private readonly options: PlayOptions,
  ) {
    this.rulebook = scenario.rulebook;
    this.game = newGame(scenario);
  }

  step(step: Step): void {
    if (this.options.between) this.game = this.options.between(this.game, this.records);
    const report: StepReport = {
      n: step.n,
      line: step.line,
      at: step.at,
      by: step.by,
      command: step.kind === 'amend' ? 'amend' : (step.command?.type ?? 'advance'),
      accepted: true,
      events: [],
    };
    this.steps.push(report);
    this.store(report, this.game.advance(step.at));

    const author = this.author(step, step.by);
    if (!author) return;
    const outcome = this.carryOut(step, author);
    if (outcome?.accepted) {
      this.store(report, [outcome.record]);
      this.entryOf.set(step.n, String(outcome.record.seq));
    } else if (outcome) {
      report.accepted = false;
      report.refusal = { ...outcome.refusal, text: this.refusalText(outcome.refusal) };
    }
    this.checkIntegrity(step, report.events);
    this.checkRefusal(step, report);
    this.checkEvents(step, report.events);
    this.checkViews(step);
  }

  /** The command with shorthands such as `@first` replaced by the ids they stand for. */
  private referred(command: Command): Command {
    const named = Object.entries(command).map(([field, value]) => {
      const id =
        typeof value === 'string' && value.startsWith('@')
          ? this.rulebook.reference?.(this.game.state, value)
          : null;
      return [field, id ?? value] as const;
    });
    return Object.fromEntries(named) as Command;
  }

  fail(step: Step, what: string, expected: unknown, got: unknown): void {
    this.failures.push({ step: step.n, line: step.line, what, expected, got });
  }

  private carryOut(step: Step, author: Author): Outcome | null {
    const key = `step:${step.n}`;
    if (step.kind === 'amend') {
      const change = this.change(step, step.change);
      return change && this.game.amend(change, step.reason, author, step.at, key);
    }
    return step.command && this.game.submit(this.referred(step.command), author, step.at, key);
  }

  private change(step: Step, amendment: Amendment): Change | null {
    if (amendment.kind === 'insert') {
      const author = this.author(step, amendment.by);
      return author && { kind: 'insert', at: amendment.at, author, command: amendment.command };
    }
    // A step that was refused left no entry; the engine then says so.
    const target = this.entryOf.get(amendment.target) ?? `step ${amendment.target}`;
    return amendment.kind === 'remove'
      ? { kind: 'remove', target }
      : { kind: 'replace', target, command: amendment.command };
  }

  private author(step: Step, name: string): Author | null {
    const author = authorNamed(this.rulebook, this.game.state, name);
    if (!author) this.fail(step, 'by', name, 'nobody holds this seat');
    return author;
  }

  private store(report: StepReport, records: readonly LogRecord[]): void {
    this.records.push(...records);
    report.events.push(...records.flatMap((record) => record.entries.flatMap((entry) => entry.events)));
  }

  private refusalText(refusal: Refusal): Text {
    return engineRefusalText(refusal) ?? this.rulebook.refusalText(refusal);
  }

  /** What must hold of every event of every scenario: a reason that exists, and the shape that is documented. */
  private checkIntegrity(step: Step, events: readonly EventBase[]): void {
    for (const event of events) {
      const { clauses, rulings = [] } = event;
      if (clauses.length === 0) this.fail(step, 'clauses', 'every event names its clause', event.type);
      for (const id of clauses) {
        if (!this.rulebook.clauses[id]) this.fail(step, 'clauses', 'a clause of the rulebook', id);
      }
      for (const id of rulings) {
        if (!this.rulebook.rulings[id]) this.fail(step, 'rulings', 'a ruling of the rulebook', id);
      }
      const shape = this.rulebook.eventSchemas[event.type]?.safeParse(event);
      if (!shape?.success) this.fail(step, 'schema', event.type, shape?.error.issues ?? 'no schema');
    }
  }

  private checkRefusal(step: Step, report: StepReport): void {
    const expected = step.expect.refused;
    const { refusal } = report;
    if (!expected) {
      if (refusal) this.fail(step, 'refused', 'accepted', refusal);
      return;
    }
    if (!refusal) {
      this.fail(step, 'refused', expected, 'accepted');
      return;
    }
    if (expected === true) return;
    const { clauses } = refusal;
    if (expected.code !== undefined && expected.code !== refusal.code) {
      this.fail(step, 'refused.code', expected.code, refusal.code);
    }
    if (expected.clause !== undefined && !clauses.includes(this.full(expected.clause))) {
      this.fail(step, 'refused.clause', expected.clause, clauses);
    }
    if (expected.field !== undefined && expected.field !== refusal.field) {
      this.fail(step, 'refused.field', expected.field, refusal.field ?? null);
    }
  }

  private checkEvents(step: Step, events: readonly EventBase[]): void {
    const missing = firstMissing(events, step.expect.events ?? []);
    if (missing) {
      this.fail(step, `events.${missing.index}`, missing.pattern, nearest(events, missing.pattern));
    }
    for (const type of step.expect.absent ?? []) {
      const produced = events.filter((event) => event.type === type);
      if (produced.length > 0) this.fail(step, 'absent', `no ${type}`, produced);
    }
  }

  private checkViews(step: Step): void {
    for (const [name, paths] of Object.entries(step.expect.view ?? {})) {
      const viewer = viewerNamed(this.rulebook, this.game.state, name);
      if (!viewer) {
        this.fail(step, `view.${name}`, 'a viewer', 'there is no such viewer');
        continue;
      }
      const view = this.rulebook.view(this.game.state, viewer);
      for (const [path, expected] of Object.entries(paths)) {
        const found = valueAt(view, path);
        if (!found.found) this.fail(step, `view.${name}.${path}`, expected, 'nothing stands there');
        else if (!equal(found.value, expected))
          this.fail(step, `view.${name}.${path}`, expected, found.value);
      }
    }
  }

  private full(clause: string): string {
    return fullClause(clause, this.rulebook.id);
  }
}
