/** Runs of the lab on the server: one at a time, bounded in games, time and memory, gone with whoever asked for it. */
import { playAll } from '../../lab/pool.js';
import { sectionsOf } from '../../lab/sections.js';
import { summarise } from '../../lab/summary.js';
import type { Tally, Task } from '../../lab/tally.js';
import { LAB_PICTURE, labCsv, labFoot, labReport } from '../../reports/lab.js';
import type { LabLine, LabResult } from '../lab-shapes.js';
import { ApiProblem } from '../problems.js';

const WORKERS = 2;
const LONGEST_MS = 180_000;
/** A first look comes early, later ones seldom. */
const LOOK_MS = 1000;

export class LabRuns {
  private running: AbortController | null = null;

  stopAll(): void {
    this.running?.abort();
  }

  /** Takes the place of the one run, until `done` is called. @throws ApiProblem `too-many-requests` */
  begin(): { stop: AbortController; done(): void } {
    if (this.running) throw new ApiProblem('too-many-requests');
    const stop = new AbortController();
    this.running = stop;
    return {
      stop,
      done: () => {
        if (this.running === stop) this.running = null;
      },
    };
  }

  /** Plays and tells; whoever aborts gets no more lines. When the time is over, what was played is the result. */
  async play(task: Task, games: number, stop: AbortController, tell: (line: LabLine) => void): Promise<void> {
    const timeUp = AbortSignal.timeout(LONGEST_MS);
    let looked = performance.now();
    const tally = await playAll(task, {
      games,
      workers: WORKERS,
      signal: AbortSignal.any([stop.signal, timeUp]),
      onProgress: (done, so) => {
        if (stop.signal.aborted) return;
        tell({ done, total: games });
        if (performance.now() - looked < LOOK_MS || done === games) return;
        looked = performance.now();
        tell({ result: resultOf(task, games, so), last: false });
      },
    });
    if (!stop.signal.aborted) tell({ result: resultOf(task, games, tally), last: true });
  }
}

function resultOf(task: Task, asked: number, tally: Tally): LabResult {
  const summary = summarise(task, asked, tally);
  const both = (say: (lang: 'ru' | 'en') => string) => ({ ru: say('ru'), en: say('en') });
  return {
    title: summary.title,
    foot: both((lang) => labFoot(summary, lang)),
    games: tally.games,
    asked,
    sections: sectionsOf(summary),
    report: {
      vk: both((lang) => labReport(summary, 'vk', lang)),
      telegram: both((lang) => labReport(summary, 'telegram', lang)),
      markdown: both((lang) => labReport(summary, 'markdown', lang)),
      bbcode: both((lang) => labReport(summary, 'bbcode', lang)),
    },
    csv: both((lang) => labCsv(summary, lang)),
    picture: LAB_PICTURE,
  };
}
