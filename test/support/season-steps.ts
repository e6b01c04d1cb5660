/**
 * Hand-checked seasons as steps: what a step is, the real engine on a pack of the product that plays them, and the scenario
 * file they are written into.
 */
import type { Author, Command, Refusal, Rulebook } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type GameHead, type LogRecord, type Outcome } from '../../src/engine/game.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';

/** One command of a person, in the local time of Samara. */
export interface Given {
  at: string;
  by: string;
  command: string;
  args?: Record<string, unknown>;
  expect?: {
    refused?: { code: string; clause: string };
    view?: Record<string, Record<string, unknown>>;
  };
}
/** A correction of an earlier step's table. */
export interface Amended {
  at: string;
  amend: { replace: number; reason: string; args: Record<string, unknown> };
  expect?: Given['expect'];
}
export type SeasonStep = Given | Amended;

export function byTime(a: SeasonStep, b: SeasonStep): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Writes `minutes` after the hour: `2018-01-21 12:30`. */
export function clock(date: string, hour: number, minutes = 0): string {
  const time = hour * 60 + minutes;
  return `${date} ${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}

export interface Played {
  game: Game;
  records: LogRecord[];
  /** Refused attempts that were to be refused, by step. */
  refusals: { step: SeasonStep; refusal: Refusal }[];
  /** What came otherwise than the steps expect. */
  faults: string[];
}

/** Where a season is played: the rulebook with the pack of the same name, one game, its seed. */
export class Stage {
  readonly rulebook: Rulebook;
  readonly head: GameHead;
  readonly draws: ReturnType<typeof keyedDraws>;

  constructor(
    private readonly name: string,
    private readonly id: string,
    private readonly seed: string,
  ) {
    this.rulebook = rulebooks[name]!;
    this.head = {
      id,
      rulebook: this.rulebook.id,
      version: this.rulebook.version,
      setup: this.rulebook.setupSchema.parse({ pack: packs[name] }),
    };
    this.draws = keyedDraws(seed, id);
  }

  /** Plays steps one after the other; an exception of the rulebook is a fault and ends the play. */
  play(steps: readonly SeasonStep[]): Played {
    const game = new Game(this.rulebook, this.head, this.draws);
    const played: Played = { game, records: [], refusals: [], faults: [] };
    /** Step number → the id by which a correction names it. */
    const ids = new Map<number, string>();
    for (const [index, step] of steps.entries()) {
      const name = `step ${index + 1} (${step.at}, ${'amend' in step ? 'amend' : `${step.by} ${step.command}`})`;
      try {
        const at = instant(step.at);
        played.records.push(...game.advance(at));
        if ('command' in step && step.command === 'advance') continue;
        const outcome = give(game, step, at, `key ${index}`, ids);
        const wanted = step.expect?.refused;
        if (outcome.accepted) {
          if (wanted) played.faults.push(`${name}: accepted, not ${wanted.code}`);
          played.records.push(outcome.record);
          ids.set(index + 1, String(outcome.record.seq));
          continue;
        }
        const { refusal } = outcome;
        played.refusals.push({ step, refusal });
        if (wanted?.code !== refusal.code || !refusal.clauses.includes(`${this.name}:${wanted.clause}`))
          played.faults.push(`${name}: ${JSON.stringify(refusal)}`);
      } catch (error) {
        played.faults.push(`${name}: ${String(error)}`);
        break;
      }
    }
    return played;
  }

  /** The season as a scenario file. */
  scenario(steps: readonly SeasonStep[], title: string): Record<string, unknown> {
    return { rulebook: this.name, title, game: this.id, seed: this.seed, setup: { pack: this.name }, steps };
  }
}

function give(
  game: Game,
  step: SeasonStep,
  at: string,
  idempotency: string,
  ids: Map<number, string>,
): Outcome {
  if ('amend' in step) {
    const { replace, args, reason } = step.amend;
    const change = {
      kind: 'replace',
      target: ids.get(replace) ?? '',
      command: command('enterResults', args),
    } as const;
    return game.amend(change, reason, { kind: 'organiser' }, at, idempotency);
  }
  const given = resolved(game, command(step.command, step.args ?? {}));
  return game.submit(given, author(game, step.by), at, idempotency);
}

/** Samara is four hours ahead of UTC all year. */
function instant(local: string): string {
  return new Date(`${local.replace(' ', 'T')}:00+04:00`).toISOString();
}

function author(game: Game, name: string): Author {
  const found = game.rulebook.author(game.state, name);
  if (!found) throw new Error(`nobody is ${name}`);
  return found;
}

/** The table of `enterResults` as numbers in hundredths. */
function command(type: string, args: Record<string, unknown>): Command {
  if (type !== 'enterResults') return { type, ...args };
  const { game, table, creative, questionCount } = args as {
    game: number;
    table: string;
    creative: string[];
    questionCount?: number;
  };
  const teams = table
    .trim()
    .split('\n')
    .map((line) => {
      const [team, place, main, cup, took] = line.split('|').map((part) => part.trim());
      const taken = took?.split(' ').filter(Boolean).map(Number) ?? [];
      const numbers = Array.from({ length: questionCount ?? 0 }, (_, i) => i + 1);
      return {
        team: team!,
        place: place === '' ? null : Number(place),
        main: Math.round(Number(main) * 100),
        cup: Math.round(Number(cup) * 100),
        ...(questionCount === undefined
          ? {}
          : { questions: Object.fromEntries(numbers.map((n) => [n, taken.includes(n) ? 1 : 0])) }),
      };
    });
  return {
    type,
    game,
    results: { teams, creative, ...(questionCount === undefined ? {} : { questionCount }) },
  };
}

/** Ids that only the game knows: `@first`, `@offer:55:2`. */
function resolved(game: Game, { type, ...fields }: Command): Command {
  const known = Object.entries(fields).map(([name, value]) =>
    typeof value === 'string' && value.startsWith('@')
      ? [name, game.rulebook.reference!(game.state, value) ?? value]
      : [name, value],
  );
  return { type, ...Object.fromEntries(known) };
}
