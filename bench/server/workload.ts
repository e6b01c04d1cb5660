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
  /** Milliseconds of the processor for a command, of the server and of all its clients: a busy machine does not stretch them. */
  server: number;
  clients: number;
}

/**
 * Every table sends its next entry as soon as the last observer has the one before.
 * @param spent milliseconds of the processor the server has used so far
 */
export async function drive(
  tables: readonly TableDriver[],
  ms: number,
  spent: () => Promise<number>,
): Promise<ServerFigures> {
  const { first, rest } = visibleMoves(2);
  await Promise.all(tables.map((table) => table.send(first).seen));
  const took: number[] = [];
  const next = tables.map(() => 0);
  const go = (until: number, keep: (ms: number) => void): Promise<unknown> =>
    Promise.all(
      tables.map(async (table, index) => {
        while (performance.now() < until) {
          const sent = performance.now();
          const { acknowledged, seen } = table.send(rest[next[index]!++ % 2]!);
          await Promise.all([acknowledged, seen]);
          keep(performance.now() - sent);
        }
      }),
    );
  // What is sent first only warms the server up.
  await go(performance.now() + ms / 2, () => {});
  const [server, own] = [await spent(), process.cpuUsage()];
  const start = performance.now();
  await go(start + ms, (each) => took.push(each));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const each = {
    server: ((await spent()) - server) / took.length,
    clients: (user + system) / 1000 / took.length,
  };
  took.sort((a, b) => a - b);
  const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(took.length * part))]!;
  const spread = { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  return { rate: took.length / seconds, ...spread, commands: took.length, ...each };
}
