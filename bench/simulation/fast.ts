/**
 * A table game between chance players as one writes it for nothing but speed: bits for seats, no entries, no events, no log.
 * `table.ts` plays the same game through the rulebook; from one seed both come to the same winner.
 */
export type Winner = 'red' | 'black' | 'draw';

/** Cheap repeatable luck, the same for both. */
export class Luck {
  constructor(private state: number) {
    this.state = (state * 2654435761) | 0 || 1;
  }

  bits(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }

  below(bound: number): number {
    return this.bits() % bound;
  }
}

const SEATS = 10;
/** Quiet days and nights in a row after which the judge is asked; here the game is then drawn. */
export const QUIET = 6;

/** Seats by cards, dealt by chance: the don and two of the mafia, the sheriff, the doctor, five citizens. */
export function deal(luck: Luck): number[] {
  const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  for (let i = SEATS - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    const seat = seats[i]!;
    seats[i] = seats[j]!;
    seats[j] = seat;
  }
  return seats;
}

export function playFast(luck: Luck): Winner {
  const seats = deal(luck);
  const black = bit(seats[0]!) | bit(seats[1]!) | bit(seats[2]!);
  const doctor = bit(seats[4]!);
  let alive = (1 << SEATS) - 1;
  let count = SEATS;
  let blacks = 3;
  let quiet = 0;
  for (;;) {
    const gone = voted(luck, alive, count);
    if (gone === 0) quiet += 1;
    else {
      quiet = 0;
      alive &= ~gone;
      count -= 1;
      if (gone & black) blacks -= 1;
      if (blacks === 0) return 'red';
      if (blacks * 2 >= count) return 'black';
    }
    if (quiet >= QUIET) return 'draw';
    const target = nth(alive & ~black, luck.below(count - blacks));
    const healed = alive & doctor ? nth(alive & ~doctor, luck.below(count - 1)) : 0;
    if (target === healed) quiet += 1;
    else {
      quiet = 0;
      alive &= ~target;
      count -= 1;
      if (blacks * 2 >= count) return 'black';
    }
    if (quiet >= QUIET) return 'draw';
  }
}

/** Two stand; everybody raises a hand or not; equals stand again once, and then both stay. */
function voted(luck: Luck, alive: number, count: number): number {
  const a = luck.below(count);
  const b = (a + 1 + luck.below(count - 1)) % count;
  for (let round = 1; round <= 2; round++) {
    const hands = ones(luck.bits() & ((1 << count) - 1));
    if (hands * 2 > count) return nth(alive, a);
    if (hands * 2 < count) return nth(alive, b);
  }
  return 0;
}

const bit = (seat: number): number => 1 << (seat - 1);

function ones(bits: number): number {
  let rest = bits;
  let sum = 0;
  for (; rest !== 0; rest &= rest - 1) sum += 1;
  return sum;
}

/** The n-th seat of a set, as a bit. */
function nth(set: number, n: number): number {
  let rest = set;
  for (let k = 0; k < n; k++) rest &= rest - 1;
  return rest & -rest;
}
