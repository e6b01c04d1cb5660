/** A run of the lab: bounded in games, time and memory. */
import { playAll } from '../../lab/pool.js';
import { sectionsOf } from '../../lab/sections.js';
import { summarise } from '../../lab/summary.js';
import type { Tally, Task } from '../../lab/tally.js';
import { LAB_PICTURE, labCsv, labFoot, labReport } from '../../reports/lab.js';
import type { LabLine, LabResult } from '../lab-shapes.js';

const WORKERS = 2;
const LONGEST_MS = 180_000;
/** A first look comes early, later ones seldom. */
const LOOK_MS = 1000;

/** Plays and tells; whoever aborts gets no more lines. When the time is over, what was played is the result. */
export async function play(
  task: Task,
  games: number,
  stop: AbortController,
  tell: (line: LabLine) => void,
): Promise<void> {
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
