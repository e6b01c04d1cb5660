/** Everything a viewer can receive of a state, way by way, and the comparison of a state with its twin. */
import type { Author, Viewer } from '../../src/engine/contract.js';
import type { TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import type { GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import { Chance } from '../support/chance.js';
import { knowledge, TELLING, tellsRightfully } from './knowledge.js';
import { probesFor } from './probes.js';
import { LUCK, type Product, tried } from './product.js';
import { shuffled } from './twists.js';

/** By which way a difference came to the viewer. */
export type Way =
  | 'view'
  | 'due'
  | 'mark'
  | 'names'
  | 'report'
  | 'calendar'
  | 'refusal'
  | 'receipt'
  | 'view after';

export interface Difference {
  way: Way;
  /** The command that was answered differently. */
  command: TwelveRoomsCommand | null;
  one: string;
  other: string;
}

/** An answer to one command: by the way it came and in full. */
interface Answer {
  way: Way;
  text: string;
}

/** How much is asked of each pair. */
export interface Depth {
  /** Commands refused, and commands accepted: so many of each are put to a pair. */
  refused: number;
  accepted: number;
  /** Ways that are made of the view alone are looked at in every so manieth pair. */
  derivedEvery: number;
}

export const BULK: Depth = { refused: 4, accepted: 0.08, derivedEvery: 20 };
export const FULL: Depth = { refused: 12, accepted: 2, derivedEvery: 1 };

/** A state as one viewer meets it; what he was given once is kept. */
export class Eyes {
  private readonly answers = new Map<number, Answer[]>();
  private readonly seen: { text: string; view: ReturnType<Product['view']> };
  readonly knows: string;

  constructor(
    private readonly product: Product,
    readonly state: GameState,
    readonly viewer: Viewer,
    private readonly at: string,
    knows?: string,
  ) {
    this.knows = knows ?? knowledge(state, viewer);
    const view = product.view(state, viewer);
    this.seen = { view, text: JSON.stringify(view) };
  }

  get view(): string {
    return this.seen.text;
  }

  due(): string {
    return JSON.stringify(this.product.due(this.state));
  }

  mark(): string {
    return this.product.mark(this.state, this.viewer, this.seen.view);
  }

  names(): string {
    return JSON.stringify(this.product.names(this.state, this.viewer, this.seen.view));
  }

  report(): string {
    return this.product.report(this.state, this.viewer, this.seen.view);
  }

  calendar(): string {
    return this.product.calendar(this.state, this.viewer, this.seen.view);
  }

  /** What comes back for a command, and what is seen after it. */
  answer(index: number, command: TwelveRoomsCommand): Answer[] {
    let answer = this.answers.get(index);
    if (!answer) {
      answer = this.ask(command);
      this.answers.set(index, answer);
    }
    return answer;
  }

  accepts(command: TwelveRoomsCommand): boolean {
    const { product, state, viewer, at } = this;
    const author: Author = { kind: 'person', person: viewer.kind === 'person' ? viewer.person : '' };
    return 'events' in product.decide(state, command, { author, at, draws: LUCK });
  }

  private ask(command: TwelveRoomsCommand): Answer[] {
    const { product, state, viewer, at } = this;
    const author: Author = { kind: 'person', person: viewer.kind === 'person' ? viewer.person : '' };
    const outcome = tried(product, state, command, author, at);
    if ('refusal' in outcome) {
      const text = JSON.stringify([outcome.refusal, product.refusalText(outcome.refusal)]);
      return [{ way: 'refusal', text }];
    }
    const answers: Answer[] = [{ way: 'receipt', text: JSON.stringify(product.receipt(outcome.state, at)) }];
    if (TELLING.has(command.type)) return answers;
    const after = JSON.stringify([product.view(outcome.state, viewer), product.due(outcome.state)]);
    return [...answers, { way: 'view after', text: after }];
  }

  /** What a guess or a claim is answered, where the facts behind the answer agree. */
  told(command: TwelveRoomsCommand): string {
    const { product, state, viewer, at } = this;
    const author: Author = { kind: 'person', person: viewer.kind === 'person' ? viewer.person : '' };
    const outcome = tried(product, state, command, author, at);
    return 'refusal' in outcome ? '' : JSON.stringify(product.view(outcome.state, viewer));
  }
}

/** So many commands of all there are to try are put to one state. */
const PROBES = 40;

/** A state with the commands put to it, and with the eyes of everybody who has looked at it. */
export class Base {
  readonly probes: TwelveRoomsCommand[];
  private readonly eyes = new Map<string, Eyes>();
  private readonly sorted = new Map<string, { refused: number[]; accepted: number[] }>();

  constructor(
    readonly product: Product,
    readonly state: GameState,
    readonly at: string,
    seed: number,
  ) {
    const chance = new Chance(seed);
    this.probes = state.players.length > 0 ? shuffled(chance, probesFor(state, chance)).slice(0, PROBES) : [];
  }

  /** Everybody who may look: the players, a stranger, the public. */
  viewers(): Viewer[] {
    return [
      ...this.state.players.map(({ person }) => ({ kind: 'person' as const, person })),
      { kind: 'person', person: 'stranger' },
      { kind: 'public' },
    ];
  }

  through(viewer: Viewer): Eyes {
    const key = viewer.kind === 'person' ? viewer.person : ` ${viewer.kind}`;
    let eyes = this.eyes.get(key);
    if (!eyes) {
      eyes = new Eyes(this.product, this.state, viewer, this.at);
      this.eyes.set(key, eyes);
    }
    return eyes;
  }

  /** The commands by what this viewer is answered. */
  kinds(eyes: Eyes): { refused: number[]; accepted: number[] } {
    const key = eyes.viewer.kind === 'person' ? eyes.viewer.person : '';
    let kinds = this.sorted.get(key);
    if (!kinds) {
      kinds = { refused: [], accepted: [] };
      for (const [index, command] of this.probes.entries()) {
        (eyes.accepts(command) ? kinds.accepted : kinds.refused).push(index);
      }
      this.sorted.set(key, kinds);
    }
    return kinds;
  }
}

/** The first difference between what a viewer receives of a state and of its twin, or null. */
export function compare(
  base: Base,
  one: Eyes,
  other: Eyes,
  chance: Chance,
  depth: Depth,
  count: number,
): Difference | null {
  const differ = (
    way: Way,
    a: string,
    b: string,
    command: TwelveRoomsCommand | null = null,
  ): Difference | null => (a === b ? null : { way, command, one: a, other: b });
  const plain = differ('view', one.view, other.view) ?? differ('due', one.due(), other.due());
  if (plain) return plain;
  if (count % depth.derivedEvery === 0) {
    const derived =
      differ('mark', one.mark(), other.mark()) ??
      differ('names', one.names(), other.names()) ??
      differ('report', one.report(), other.report()) ??
      differ('calendar', one.calendar(), other.calendar());
    if (derived) return derived;
  }
  if (one.viewer.kind !== 'person') return null;
  const { refused, accepted } = base.kinds(one);
  const chosen = [...some(refused, depth.refused, chance), ...some(accepted, depth.accepted, chance)];
  for (const index of chosen) {
    const command = base.probes[index]!;
    const [a, b] = [one.answer(index, command), other.answer(index, command)];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const difference = differ((a[i] ?? b[i])!.way, a[i]?.text ?? '', b[i]?.text ?? '', command);
      if (difference) return difference;
    }
    if (a[0]!.way !== b[0]!.way) return differ('refusal', a[0]!.text, b[0]!.text, command);
    if (a[0]!.way === 'receipt' && TELLING.has(command.type)) {
      const { person } = one.viewer;
      const equal =
        tellsRightfully(one.state, person, command) === tellsRightfully(other.state, person, command);
      const told = equal ? differ('view after', one.told(command), other.told(command), command) : null;
      if (told) return told;
    }
  }
  return null;
}

/** So many of a list, beginning anywhere; below one: now and then. */
function some(list: readonly number[], count: number, chance: Chance): number[] {
  const whole = count < 1 ? Number(chance.maybe(count)) : Math.min(count, list.length);
  if (list.length === 0 || whole === 0) return [];
  const from = chance.below(list.length);
  return Array.from({ length: whole }, (_, index) => list[(from + index * 7) % list.length]!);
}
