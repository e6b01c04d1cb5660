/**
 * Many appends, one flush. SQLite has one writer, and what a commit costs is the wait for the disk: so appends that come in
 * while others wait share a transaction, and each is answered when that transaction is durable.
 */
import type { Appended, Change, GameStore } from './store.js';

/** Game, the number its log must end at, what is added. */
type Append = [game: string, expectedSeq: number, change: Change];

interface Waiting {
  append: Append;
  resolve(answer: Appended): void;
  reject(error: unknown): void;
}

/** @param together carries appends out in one transaction, all or none */
export function groupedAppend(
  together: (group: readonly Append[]) => Promise<readonly Appended[]>,
): GameStore['append'] {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const answers = await together(group.map(({ append }) => append));
      for (const [index, each] of group.entries()) each.resolve(answers[index]!);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      // One that fails takes nobody with it: nothing is stored yet, and each is tried alone.
      else
        for (const each of group)
          await together([each.append]).then(([answer]) => each.resolve(answer!), each.reject);
    }
  }

  return (...append) =>
    new Promise((resolve, reject) => {
      // After whatever has arrived by now has been looked at, so that a busy server has more than one to store.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ append, resolve, reject });
    });
}
