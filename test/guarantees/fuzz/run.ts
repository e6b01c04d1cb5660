/**
 * Watches over the processes that fuzz: gives them batches, and takes a death, a silence and a confession alike for a find.
 * Each batch is named by its target and its seed, so that any find can be made again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { FromChild, ToChild } from './talk.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Memory for the objects of one process, in megabytes: whoever needs more is killed, and that is a find. */
const HEAP = 640;

/** Work for the processes: one batch. */
export interface Job {
  target: string;
  seed: number;
  count: number;
}

export interface Find extends Job {
  what: string;
  input: string;
  stack: string;
}

export interface Tally {
  inputs: number;
  byTarget: Map<string, number>;
  outcomes: Map<string, Set<string>>;
  /** Milliseconds of the processor. */
  slowest: number;
  megabytes: number;
  finds: Find[];
}

/** The program of the processes, bundled once: they run plain JavaScript at full speed. */
export async function bundled(): Promise<{ file: string; remove(): void }> {
  const folder = join(ROOT, '.cache', `fuzz-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const script = new URL('../../../scripts/lib/bundle.mjs', import.meta.url).href;
  const { serverBundle }: { serverBundle(): { entryPoints: Record<string, string> } } = await import(script);
  // The product's workers lie beside it, as in a build.
  const { cli: _, ...workers } = serverBundle().entryPoints;
  await build({
    absWorkingDir: ROOT,
    entryPoints: { child: fileURLToPath(new URL('./child.ts', import.meta.url)), ...workers },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  return { file: join(folder, 'child.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Runs the jobs on some processes side by side; a target that was found wanting is left alone afterwards.
 * @param silence how long a batch may take, in milliseconds of the clock on the wall
 */
export async function fuzz(
  file: string,
  jobs: readonly Job[],
  { processes, silence, finds: enough }: { processes: number; silence: number; finds: number },
): Promise<Tally> {
  const tally: Tally = {
    inputs: 0,
    byTarget: new Map(),
    outcomes: new Map(),
    slowest: 0,
    megabytes: 0,
    finds: [],
  };
  const waiting = [...jobs];
  const bad = new Set<string>();
  const next = (): Job | undefined => {
    if (tally.finds.length >= enough) return undefined;
    for (;;) {
      const job = waiting.shift();
      if (!job || !bad.has(job.target)) return job;
    }
  };
  const found = (find: Find): void => {
    bad.add(find.target);
    tally.finds.push(find);
  };
  await Promise.all(
    Array.from({ length: processes }, async () => {
      let worker: Worker | null = null;
      for (let job = next(); job; job = next()) {
        worker ??= await Worker.start(file);
        const answer = await worker.give(job, silence);
        if (answer.kind === 'done') {
          tally.inputs += job.count;
          tally.byTarget.set(job.target, (tally.byTarget.get(job.target) ?? 0) + job.count);
          const outcomes = tally.outcomes.get(job.target) ?? new Set();
          for (const outcome of answer.outcomes) outcomes.add(outcome);
          tally.outcomes.set(job.target, outcomes);
          tally.slowest = Math.max(tally.slowest, answer.slowest);
          tally.megabytes = Math.max(tally.megabytes, answer.megabytes);
          continue;
        }
        const { what, input, stack } =
          answer.kind === 'found' ? answer : { what: 'no answer', input: '', stack: '' };
        found({ ...job, what, input, stack });
        worker.kill();
        worker = null;
      }
      worker?.kill();
    }),
  );
  return tally;
}

class Worker {
  private hear: (message: FromChild) => void = () => {};
  private errors = '';

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message: FromChild) => this.hear(message));
    child.stderr?.on('data', (chunk: Buffer) => {
      this.errors = `${this.errors}${chunk}`.slice(-2000);
    });
    child.on('exit', (code, signal) =>
      this.hear({
        kind: 'found',
        what: `the process died (${signal ?? code})`,
        input: '',
        stack: this.errors,
        at: -1,
      }),
    );
  }

  static async start(file: string): Promise<Worker> {
    const child = fork(file, [], {
      cwd: ROOT,
      execArgv: [`--max-old-space-size=${HEAP}`, '--enable-source-maps', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const worker = new Worker(child);
    const first = await new Promise<FromChild>((resolve) => {
      worker.hear = resolve;
    });
    if (first.kind === 'found') throw new Error(`${first.what}\n${first.stack}`);
    return worker;
  }

  give(job: Job, silence: number): Promise<FromChild> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () =>
          resolve({ kind: 'found', what: `no answer for ${silence / 1000} s`, input: '', stack: '', at: -1 }),
        silence,
      );
      this.hear = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
      this.child.send(job satisfies ToChild);
    });
  }

  kill(): void {
    this.hear = () => {};
    this.child.kill('SIGKILL');
  }
}

/** A find in words: what was found, and how to make it again. */
export function described({ target, seed, count, what, input, stack }: Find): string {
  return [
    `${target}, seed ${seed}: ${what}`,
    `again: REGLAMENT_FUZZ_TARGET='${target}' REGLAMENT_FUZZ_SEED=${seed} REGLAMENT_FUZZ=${count} npx vitest run test/guarantees/fuzz.test.ts`,
    input.slice(0, 3000),
    stack,
  ].join('\n');
}
