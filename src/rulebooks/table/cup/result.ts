/**
 * The result of one table: what the standings and the statistics need of a protocol. Who was the first victim, who was
 * removed and how many black a best move hit are not entered but follow from it, so they cannot contradict it.
 */
import { z } from 'zod';
import { causeSchema, winnerSchema } from '../events.js';
import { ROLES, sideOf } from '../setup.js';

/** Whoever enters somebody chooses the id: a correction of an earlier entry then never renames a later one. */
export const idSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

const seatNumber = z.int().min(1).max(20);

const seatResultSchema = z.strictObject({
  n: seatNumber,
  player: idSchema,
  role: z.enum(ROLES),
  /** How and when he left: `night` counts nights with shooting from 1; null for whoever stayed till the end. */
  left: z
    .strictObject({ cause: causeSchema, day: z.int().min(0).max(100), night: z.int().min(0).max(100) })
    .nullable(),
  fouls: z.int().min(0).max(9).default(0),
  technical: z.int().min(0).max(9).default(0),
  /** The judge's extra points, in hundredths; the formula cuts them to its limits. */
  extra: z.int().min(-1000).max(1000).default(0),
});
export type SeatResult = z.infer<typeof seatResultSchema>;

export const resultSchema = z
  .strictObject({
    winner: winnerSchema,
    /** The seats that were taken; an empty seat has no entry. */
    seats: z.array(seatResultSchema).min(2).max(20),
    bestMove: z
      .strictObject({ seat: seatNumber, named: z.array(seatNumber).min(1).max(3) })
      .nullable()
      .default(null),
    /** How long the game lasted, in seconds; null when nobody knows. */
    seconds: z.int().min(0).max(86_400).nullable().default(null),
  })
  .superRefine(({ seats, bestMove }, context) => {
    const fault = (path: (string | number)[], ru: string, en: string): void =>
      context.addIssue({ code: 'custom', path, message: `${ru} / ${en}` });
    const taken = new Set(seats.map(({ n }) => n));
    for (const [index, { n, player, role }] of seats.entries()) {
      const earlier = seats.slice(0, index);
      if (earlier.some((seat) => seat.n === n)) fault(['seats', index, 'n'], 'место дважды', 'seat twice');
      if (earlier.some((seat) => seat.player === player))
        fault(['seats', index, 'player'], 'игрок дважды', 'player twice');
      const single = role === 'don' || role === 'sheriff' || role === 'doctor';
      if (single && earlier.some((seat) => seat.role === role))
        fault(['seats', index, 'role'], 'роль дважды', 'role twice');
    }
    for (const side of ['red', 'black'] as const) {
      if (!seats.some(({ role }) => sideOf(role) === side))
        fault(['seats'], `нет ${side === 'red' ? 'красных' : 'чёрных'}`, `no ${side} player`);
    }
    if (seats.filter(({ left }) => left?.cause === 'night' && left.night === 1).length > 1)
      fault(['seats'], 'двое убиты в первую ночь', 'two killed in the first night');
    if (!bestMove) return;
    if (!taken.has(bestMove.seat)) fault(['bestMove', 'seat'], 'нет такого места', 'no such seat');
    for (const [index, n] of bestMove.named.entries()) {
      if (!taken.has(n)) fault(['bestMove', 'named', index], 'нет такого места', 'no such seat');
      if (n === bestMove.seat) fault(['bestMove', 'named', index], 'сам себя', 'oneself');
      if (bestMove.named.indexOf(n) !== index) fault(['bestMove', 'named', index], 'дважды', 'twice');
    }
  });
export type CupResult = z.infer<typeof resultSchema>;

/** 4.5: the seat killed in the first night with shooting, or null. */
export function firstVictimOf({ seats }: CupResult): number | null {
  return seats.find(({ left }) => left?.cause === 'night' && left.night === 1)?.n ?? null;
}

/** 4.2: how many black the best move named; null when there was none. */
export function hitsOf({ seats, bestMove }: CupResult): number | null {
  if (!bestMove) return null;
  return seats.filter(({ n, role }) => bestMove.named.includes(n) && sideOf(role) === 'black').length;
}

/** 4.4: put out for fouls, by technical fouls or by the judge. */
export function wasRemoved({ left }: SeatResult): boolean {
  return left !== null && ['fouls', 'technical', 'judge'].includes(left.cause);
}

export function outcomeOf(winner: CupResult['winner'], { role }: SeatResult): 'win' | 'loss' | 'draw' {
  if (winner === 'draw') return 'draw';
  return sideOf(role) === winner ? 'win' : 'loss';
}
