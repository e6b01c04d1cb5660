/** One process that fuzzes: it is told a target, a seed and how many inputs, and tells what came of each batch. */
import { Chance } from '../../support/chance.js';
import type { FromChild, ToChild } from './talk.js';
import { Found } from './target.js';
import { targets } from './targets.js';

const say = (message: FromChild): void => void process.send!(message);

process.on('message', (message: ToChild) => {
  if (message === 'stop') process.exit(0);
  run(message).catch((error: unknown) => {
    say({ kind: 'found', what: 'the fuzzing itself failed', input: '', stack: stackOf(error), at: -1 });
  });
});

async function run({ target: name, seed, count }: Exclude<ToChild, 'stop'>): Promise<void> {
  const target = targets.find((each) => each.name === name);
  if (!target) throw new Error(`no target ${name}`);
  const batch = await target.start(new Chance(seed));
  let slowest = 0;
  for (let n = 0; n < count; n++) {
    const before = process.cpuUsage();
    try {
      const waiting = batch.next();
      if (waiting) await waiting;
    } catch (error) {
      const found = error instanceof Found ? error : new Found('an exception', null, error);
      say({
        kind: 'found',
        what: found.message,
        input: shown(found.input),
        stack: stackOf(found.cause ?? found),
        at: n,
      });
      return;
    }
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    if (took > slowest) slowest = took;
    if (took > target.most) {
      say({
        kind: 'found',
        what: `one input took ${Math.round(took)} ms of the processor`,
        input: '',
        stack: '',
        at: n,
      });
      return;
    }
  }
  await batch.close?.();
  say({
    kind: 'done',
    outcomes: [...batch.outcomes],
    slowest: Math.round(slowest),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  });
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 20_000 ? `${text.slice(0, 20_000)}…` : text;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).slice(0, 3000) : String(error);
}

say({ kind: 'ready', targets: targets.map(({ name, batch }) => ({ name, batch })) });
