/** What an installation takes: time to the first answer, memory, disk; and how long a season takes to be read again. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { newSeasonGame, seasonScripts } from '../games/season.js';
import { spreadOf } from '../lib/measure.js';
import { type Row, row, single } from '../lib/rows.js';

export interface SizesSize {
  starts: number;
  replays: number;
  /** How long the server is left alone before its memory is looked at, milliseconds. */
  rest: number;
}

export const FULL: SizesSize = { starts: 5, replays: 31, rest: 3000 };

export const QUICK: SizesSize = { starts: 3, replays: 9, rest: 2000 };

/** Of the folder that `npm run production` lays: what is measured is what a server needs, and not the tree. Needs a build. */
export async function measureSizes(size: SizesSize): Promise<Row[]> {
  const place = mkdtempSync(join(tmpdir(), 'reglament-bench-'));
  try {
    execFileSync(process.execPath, ['scripts/production.mjs', place]);
    return await undisturbed((alone) => measurePlace(place, size, alone));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Work of this process and of those it starts goes before that of all other programs, where the system lets it: a start takes
 * the time it takes on a computer that does nothing else.
 */
async function undisturbed<T>(work: (alone: boolean) => Promise<T>): Promise<T> {
  const turn = (policy: string, priority: number): boolean =>
    spawnSync('chrt', [policy, '--pid', `${priority}`, `${process.pid}`]).status === 0;
  const alone = turn('--fifo', 20);
  try {
    return await work(alone);
  } finally {
    if (alone) turn('--other', 0);
  }
}

async function measurePlace(place: string, size: SizesSize, alone: boolean): Promise<Row[]> {
  const starts: number[] = [];
  const processor: number[] = [];
  const memory: number[] = [];
  for (let n = 0; n < size.starts; n++) {
    const started = await startOnce(join(place, 'dist/cli.js'), size.rest);
    starts.push(started.ms);
    processor.push(started.processor);
    memory.push(started.rss);
  }
  return [
    row(
      `Start of the built server to its first answer${alone ? '' : ', beside the other work of the machine'}`,
      spreadOf(starts),
      ' ms',
      { most: 1000 },
    ),
    row('The same in time of the processor', spreadOf(processor), ' ms'),
    row('Memory of the server at rest', spreadOf(memory), ' MB', { most: 120 }),
    replayRow(size.replays),
    single('On the disk: program, screens and packages', bytesOf(place) / 2 ** 20, ' MB', { most: 60 }),
    single('Of it packages', bytesOf(join(place, 'node_modules')) / 2 ** 20, ' MB'),
  ];
}

interface Started {
  /** To the first answer, by the clock and by the processor. */
  ms: number;
  processor: number;
  /** Megabytes at rest. */
  rss: number;
}

async function startOnce(program: string, rest: number): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'reglament-bench-'));
  const start = performance.now();
  const child = spawn(process.execPath, [program, 'start', '--port', '0', '--data', data], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /https?:\/\/[^\s/]+/.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  const answer = await fetch(`${url}/healthz`);
  const ms = performance.now() - start;
  if (!answer.ok) throw new Error(`${url}/healthz: ${answer.status}`);
  // Fields 14 and 15 after the name in brackets: ticks of a hundredth of a second, by the program and for it.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const processor = (Number(fields[11]) + Number(fields[12])) * 10;
  await new Promise((resolve) => setTimeout(resolve, rest));
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
  await new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
  rmSync(data, { recursive: true, force: true });
  return { ms, processor, rss };
}

/** Milliseconds of the processor for a ten-game season from its stored log. */
function replayRow(times: number): Row {
  const game = newSeasonGame();
  const records: LogRecord[] = [];
  for (const [n, { at, author, command }] of seasonScripts(1)[0]!.entries.entries()) {
    records.push(...game.advance(at));
    const outcome = game.submit(command, author, at, `k${n}`);
    if (outcome.accepted) records.push(outcome.record);
  }
  const stored = JSON.stringify(records);
  const values: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = process.cpuUsage();
    const again = Game.replay(
      game.rulebook,
      game.head,
      keyedDraws('bench', 'bench'),
      JSON.parse(stored) as LogRecord[],
    );
    const { user, system } = process.cpuUsage(start);
    values.push((user + system) / 1000);
    if (again.seq !== game.seq) throw new Error('the season read again is another');
  }
  return row('Replay of a ten-game season from its log', spreadOf(values), ' ms', { most: 20 });
}

/** Of the files of a folder and all in it. */
function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesOf(path) : statSync(path).size);
  }, 0);
}
