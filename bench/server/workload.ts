/** What both servers are given: ten people at each table, one of whom enters what the others must see. */
import { type Move, newDayNight, play } from '../games/day-night.js';
import { tableScripts } from '../games/table.js';

/** Entries that everybody at the table sees, so that the last observer’s receipt can be waited for. */
export function visibleMoves(length: number): { first: Move; rest: Move[] } {
  const [first] = tableScripts(1)[0]!;
  const rest = Array.from({ length }, (_, n): Move => ({ type: n % 2 === 0 ? 'pauseTimer' : 'resumeTimer' }));
  const game = newDayNight();
  for (const move of [first!, ...rest]) if (!play(game, move)) throw new Error(`${move.type} is refused`);
  return { first: first!, rest };
}

/** One table as the clients’ process drives it. */
export interface TableDriver {
  /** Resolves with the acknowledgement; `seen` when the last observer has it. */
  send(move: Move): { acknowledged: Promise<void>; seen: Promise<void> };
  close(): void;
}

export interface ServerFigures {
  /** Acknowledged commands per second, by the clock. */
  rate: number;
  /** Milliseconds from sending to the last observer’s receipt. */
  p50: number;
  p95: number;
  p99: number;
  commands: number;
}

/** Every table sends its next entry as soon as the last observer has the one before. */
export async function drive(tables: readonly TableDriver[], ms: number): Promise<ServerFigures> {
  const { first, rest } = visibleMoves(2);
  await Promise.all(tables.map((table) => table.send(first).seen));
  const took: number[] = [];
  const start = performance.now() + ms / 2;
  // What is sent before `start` only warms the server up.
  await Promise.all(
    tables.map(async (table) => {
      for (let n = 0; performance.now() < start + ms; n++) {
        const sent = performance.now();
        const { acknowledged, seen } = table.send(rest[n % 2]!);
        await Promise.all([acknowledged, seen]);
        if (sent >= start) took.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(took.length * part))]!;
  return { rate: took.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), commands: took.length };
}
