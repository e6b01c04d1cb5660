/** The game of `fast.ts`, entered as a judge would, with as few entries as it takes: into the rulebook, or into a plain state. */
import type { Command } from '../../src/engine/contract.js';
import type { GameState } from '../../src/rulebooks/table/state.js';
import { type Move, newDayNight, play, type Role } from '../games/day-night.js';
import { JUDGE, momentOf, newTableGame } from '../games/table.js';
import { deal, type Luck, QUIET, type Winner } from './fast.js';

/** Whatever the entries go into. */
interface Hand {
  enter(move: Move): void;
  readonly winner: Winner | null;
  readonly phase: string;
  living(): number[];
}

const AT = momentOf(0);
const CARDS: Role[] = ['don', 'mafia', 'mafia', 'sheriff', 'doctor'];

/** Through the rulebook: every entry validated, decided, folded, cited. */
export function playTable(luck: Luck): Winner {
  return lead(new RulebookHand(), luck);
}

/** A plain state changed in place, by readable rules and without events. */
export function playPlain(luck: Luck): Winner {
  return lead(new PlainHand(), luck);
}

// Classes, because a literal with getters gets a hidden class of its own for each game, and that keeps the whole game from
// being collected for long.

class RulebookHand implements Hand {
  private readonly game = newTableGame();

  enter(move: Move): void {
    const outcome = this.game.submit(move as unknown as Command, JUDGE, AT, 'key');
    if (!outcome.accepted) throw new Error(`${move.type}: ${outcome.refusal.code}`);
  }

  get winner(): Winner | null {
    return this.table.victory?.winner ?? null;
  }

  get phase(): string {
    return this.table.phase;
  }

  living(): number[] {
    const seats: number[] = [];
    for (const { n, alive } of this.table.seats) if (alive) seats.push(n);
    return seats;
  }

  private get table(): GameState['table'] {
    return (this.game.state as GameState).table;
  }
}

class PlainHand implements Hand {
  private readonly game = newDayNight();

  enter(move: Move): void {
    if (!play(this.game, move)) throw new Error(`${move.type} is refused`);
  }

  get winner(): Winner | null {
    return this.game.winner;
  }

  get phase(): string {
    return this.game.phase;
  }

  living(): number[] {
    const { alive } = this.game;
    const seats: number[] = [];
    for (let n = 1; n <= alive.length; n++) if (alive[n - 1]) seats.push(n);
    return seats;
  }
}

function lead(hand: Hand, luck: Luck): Winner {
  const seats = deal(luck);
  const roles: Record<string, Role> = {};
  for (let n = 0; n < seats.length; n++) roles[seats[n]!] = CARDS[n] ?? 'citizen';
  const black = seats.slice(0, 3);
  const doctor = seats[4]!;
  hand.enter({ type: 'enterRoles', roles });
  hand.enter({ type: 'endPhase' });
  for (let quiet = 0; ; ) {
    for (const part of [() => day(hand, luck), () => night(hand, luck, black, doctor)]) {
      const before = hand.living().length;
      part();
      if (hand.winner !== null) return hand.winner;
      quiet = hand.living().length < before ? 0 : quiet + 1;
      if (quiet >= QUIET) return 'draw';
    }
  }
}

function day(hand: Hand, luck: Luck): void {
  const alive = hand.living();
  const a = luck.below(alive.length);
  const b = (a + 1 + luck.below(alive.length - 1)) % alive.length;
  hand.enter({ type: 'nominate', seat: alive[a]! });
  hand.enter({ type: 'next' });
  hand.enter({ type: 'nominate', seat: alive[b]! });
  hand.enter({ type: 'endPhase' });
  for (let round = 1; round <= 2; round++) {
    const bits = luck.bits();
    const seats = alive.filter((_, n) => bits & (1 << n));
    hand.enter({ type: 'hands', candidate: alive[a]!, seats });
    hand.enter({ type: 'closeVote' });
    if (hand.winner !== null) return;
    if (hand.phase === 'lastWords') {
      hand.enter({ type: 'next' });
      return;
    }
    if (round === 1) {
      hand.enter({ type: 'next' });
      hand.enter({ type: 'next' });
    }
  }
  hand.enter({ type: 'question', seats: [] });
}

function night(hand: Hand, luck: Luck, black: readonly number[], doctor: number): void {
  const alive = hand.living();
  const red = alive.filter((n) => !black.includes(n));
  hand.enter({ type: 'shoot', target: red[luck.below(red.length)]! });
  if (alive.includes(doctor)) {
    hand.enter({ type: 'next' });
    const patients = alive.filter((n) => n !== doctor);
    hand.enter({ type: 'heal', target: patients[luck.below(patients.length)]! });
  }
  hand.enter({ type: 'endPhase' });
  if (hand.phase === 'lastWords' && hand.winner === null) hand.enter({ type: 'next' });
}
