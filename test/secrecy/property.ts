/** The property: whatever differs only in what a viewer may not know comes to him the same, to the byte. */
import type { Viewer } from '../../src/engine/contract.js';
import type { GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import type { Chance } from '../support/chance.js';
import { knowledge } from './knowledge.js';
import type { Product } from './product.js';
import { Base, compare, type Depth, type Difference, Eyes } from './receives.js';

/** States of a game and their twins; `kind` names the hidden fact that differs. */
export interface Family {
  state: GameState;
  /** The moment at which viewers try their commands: later than everything that has happened. */
  at: string;
  twins: { kind: string; state: GameState; at?: string }[];
  seed: number;
}

export interface Leak extends Difference {
  kind: string;
  viewer: Viewer;
  phase: string;
}

export class Tally {
  pairs = 0;
  /** Twins that a viewer may tell from the state, so that they made no pair. */
  apart = 0;
  readonly kinds = new Map<string, number>();
  readonly phases = new Map<string, number>();
  readonly seats = new Map<string, number>();

  add(kind: string, phase: string, seat: string): void {
    this.pairs++;
    for (const [map, key] of [
      [this.kinds, kind],
      [this.phases, phase],
      [this.seats, seat],
    ] as const) {
      map.set(key, (map.get(key) ?? 0) + 1);
    }
  }

  print(title: string): string {
    const lines = (map: Map<string, number>): string =>
      [...map]
        .sort(([, a], [, b]) => b - a)
        .map(([key, count]) => `  ${String(count).padStart(7)} ${key}`)
        .join('\n');
    return [
      `${title}: ${this.pairs} pairs compared, ${this.apart} twins told apart by right`,
      lines(this.kinds),
      'by phase',
      lines(this.phases),
      'by viewer',
      lines(this.seats),
    ].join('\n');
  }
}

/** Compares one state with its twins through some of its viewers. Stops at the first leak. */
export function look(
  product: Product,
  family: Family,
  chance: Chance,
  depth: Depth,
  viewers: number,
  tally: Tally,
): Leak | null {
  const base = new Base(product, family.state, family.at, family.seed);
  const watching = someViewers(base.viewers(), viewers, chance);
  for (const { kind, state } of family.twins) {
    for (const viewer of watching) {
      const one = base.through(viewer);
      const knows = knowledge(state, viewer);
      if (knows !== one.knows) {
        tally.apart++;
        continue;
      }
      const other = new Eyes(product, state, viewer, family.at, knows);
      const difference = compare(base, one, other, chance, depth, tally.pairs);
      const phase = phaseOf(family.state);
      tally.add(kind, phase, seatOf(family.state, viewer));
      if (difference) return { ...difference, kind, viewer, phase };
    }
  }
  return null;
}

function someViewers(everybody: readonly Viewer[], count: number, chance: Chance): Viewer[] {
  if (count >= everybody.length) return [...everybody];
  const from = chance.below(everybody.length);
  const step = chance.pick([1, 5, 7]);
  const chosen = new Set<Viewer>();
  for (let i = 0; chosen.size < count && i < 2 * count; i++)
    chosen.add(everybody[(from + i * step) % everybody.length]!);
  return [...chosen];
}

/** Where a game stands, as the tally counts it. */
export function phaseOf({ phase, turn, players }: GameState): string {
  if (phase !== 'running') return phase;
  if (!turn) return 'before turn 1';
  const out = players.some(({ inGame }) => !inGame) ? ', somebody out' : '';
  const sent = Object.keys(turn.moves).length > 0 ? ', parts sent' : '';
  return `${turn.stage}${turn.stage === 'open' ? sent : ''}${out}`;
}

function seatOf(state: GameState, viewer: Viewer): string {
  const player =
    viewer.kind === 'person' ? state.players.find(({ person }) => person === viewer.person) : undefined;
  if (!player) return viewer.kind === 'person' ? 'stranger' : viewer.kind;
  return `${player.card?.role ?? 'no role yet'}${player.inGame ? '' : ', out'}`;
}

/** Compares families until there are so many pairs. @throws at the first leak, with everything about it */
export function compareMany(
  product: Product,
  families: Iterable<Family>,
  { pairs, viewers, depth, chance }: { pairs: number; viewers: number; depth: Depth; chance: Chance },
): Tally {
  const tally = new Tally();
  for (const family of families) {
    const leak = look(product, family, chance, depth, viewers, tally);
    if (leak) throw new Error(describeLeak(leak));
    if (tally.pairs >= pairs) break;
  }
  return tally;
}

/** A leak in words, for the failure of a test: what was changed, who noticed, where the answers part. */
export function describeLeak({ kind, viewer, phase, way, command, one, other }: Leak): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  const who = viewer.kind === 'person' ? viewer.person : viewer.kind;
  const asked = command ? ` after ${JSON.stringify(command)}` : '';
  return `${who} tells «${kind}» (${phase}) by the ${way}${asked}:\n  …${around(one)}…\n  …${around(other)}…`;
}
