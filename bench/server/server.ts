/**
 * The server under load, its clients in this process: ours, durable on SQLite, and boardgame.io’s with its store in memory, in
 * turns. Time by the clock: waiting for the disk and for each other is a part of what is measured.
 */
import type { ChildProcess } from 'node:child_process';
import type { Command } from '../../src/engine/contract.js';
import type { LogRecord } from '../../src/engine/game.js';
import { JUDGE, momentOf, newTableGame } from '../games/table.js';
import { ratioOf, spreadOf } from '../lib/measure.js';
import { type Row, row, single } from '../lib/rows.js';
import { writeBare } from './bare-store.js';
import { ask, endChild, startChild } from './child.js';
import { type Observing, ourTables } from './our-tables.js';
import type { OurAddress } from './ours.js';
import { peerTables } from './peer-tables.js';
import { drive, type ServerFigures, type TableDriver, visibleMoves } from './workload.js';

export interface ServerSize {
  tables: number;
  observers: number;
  rounds: number;
  /** Of each server in each round. */
  ms: number;
  /** Games and feed viewers on one node when its memory is looked at. */
  live: { games: number; viewers: number };
}

export const FULL: ServerSize = {
  tables: 200,
  observers: 10,
  rounds: 3,
  ms: 8000,
  live: { games: 1000, viewers: 5 },
};

export const QUICK: ServerSize = {
  tables: 20,
  observers: 10,
  rounds: 3,
  ms: 4000,
  live: { games: 100, viewers: 5 },
};

export interface ServerFiles {
  ours: string;
  /** null: boardgame.io is not installed. */
  peer: string | null;
}

export async function measureServer(files: ServerFiles, size: ServerSize): Promise<Row[]> {
  const { tables, observers, rounds, ms } = size;
  const ours: ServerFigures[] = [];
  const changed: ServerFigures[] = [];
  const fetched: ServerFigures[] = [];
  const peer: ServerFigures[] = [];
  const one: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measureOurs(files.ours, size, 'told'));
    if (files.peer) peer.push(await measurePeer(files.peer, size));
    changed.push(await measureOurs(files.ours, size, 'changed'));
    fetched.push(await measureOurs(files.ours, size, 'fetched'));
    one.push(writeBare(RECORDS, 1, ms / 4));
    many.push(writeBare(RECORDS, tables, ms / 4));
  }
  const of = (figures: readonly ServerFigures[], name: keyof ServerFigures): number[] =>
    figures.map((each) => each[name]);
  const what = `${tables} tables × ${observers} clients`;
  const rows = (name: string, figures: readonly ServerFigures[]): Row[] => [
    row(`${what}, ${name}: acknowledged commands`, spreadOf(of(figures, 'rate')), ' /s'),
    ...(['p50', 'p95', 'p99'] as const).map((part) =>
      row(`${what}, ${name}: ${part} to the last observer`, spreadOf(of(figures, part)), ' ms'),
    ),
    ...(['server', 'clients'] as const).map((part) =>
      row(`${what}, ${name}: processor of the ${part} for a command`, spreadOf(of(figures, part)), ' ms'),
    ),
  ];
  const peerRatio = (name: string, figures: readonly ServerFigures[]): Row[] => [
    row(`${name} ÷ boardgame.io: commands`, ratioOf(of(figures, 'rate'), of(peer, 'rate')), ' ×', {
      least: 3,
    }),
    row(`${name} ÷ boardgame.io: p99`, ratioOf(of(figures, 'p99'), of(peer, 'p99')), ' ×', { most: 1 / 3 }),
    row(`${name} ÷ boardgame.io: processor`, ratioOf(of(figures, 'server'), of(peer, 'server')), ' ×'),
  ];
  return [
    ...rows('ours, told', ours),
    ...rows('ours, told with what has changed', changed),
    ...rows('ours, told and view fetched', fetched),
    ...(files.peer
      ? [
          ...rows('boardgame.io in memory, state sent', peer),
          ...peerRatio('Told', ours),
          ...peerRatio('Told with what has changed', changed),
          ...peerRatio('Told and fetched', fetched),
        ]
      : []),
    row('Bare SQLite loop, a flush for each row', spreadOf(one), ' /s'),
    row(`Bare SQLite loop, a flush for ${tables} rows`, spreadOf(many), ' /s'),
    row('Told ÷ the bare loop with a flush for each', ratioOf(of(ours, 'rate'), one), ' ×', { least: 0.7 }),
    row(`Told ÷ the bare loop with a flush for ${tables}`, ratioOf(of(ours, 'rate'), many), ' ×', {
      least: 0.7,
    }),
    await memoryRow(files.ours, size),
  ];
}

async function measureOurs(file: string, size: ServerSize, observing: Observing): Promise<ServerFigures> {
  const { child, said } = await startChild<OurAddress>(file, [String(size.tables)]);
  const tables = await ourTables(said, size.observers, observing);
  return driven(tables, size.ms, child);
}

async function measurePeer(file: string, size: ServerSize): Promise<ServerFigures> {
  const { child, said: port } = await startChild<number>(file, []);
  const tables = await peerTables(port, size.tables, size.observers);
  return driven(tables, size.ms, child);
}

async function driven(tables: TableDriver[], ms: number, child: ChildProcess): Promise<ServerFigures> {
  try {
    return await drive(tables, ms, () => ask(child, 'spent'));
  } finally {
    for (const table of tables) table.close();
    await endChild(child);
  }
}

/** Every game in memory with its viewers on the feed, after an entry in each. */
async function memoryRow(file: string, { live }: ServerSize): Promise<Row> {
  const { child, said } = await startChild<OurAddress>(file, [String(live.games)]);
  const tables = await ourTables(said, live.viewers, 'changed');
  const { first, rest } = visibleMoves(1);
  for (const move of [first, ...rest]) {
    for (let n = 0; n < tables.length; n += 50)
      await Promise.all(tables.slice(n, n + 50).map((table) => table.send(move).seen));
  }
  const bytes = await ask(child, 'memory');
  for (const table of tables) table.close();
  await endChild(child);
  const viewers = live.games * live.viewers;
  return single(`Memory with ${live.games} live games and ${viewers} feed viewers`, bytes / 2 ** 20, ' MB', {
    most: 1024,
  });
}

/** Records as the server writes them for this workload. */
const RECORDS: LogRecord[] = (() => {
  const game = newTableGame();
  const { first, rest } = visibleMoves(20);
  return [first, ...rest].map((move, n) => {
    const outcome = game.submit(move as unknown as Command, JUDGE, momentOf(n), `organiser:judge:k${n}`);
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    return outcome.record;
  });
})();
