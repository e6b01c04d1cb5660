/**
 * Many appends, one flush. SQLite has one writer, and what a commit costs is the wait for the disk: so appends that come in
 * while others wait share a transaction, and each is answered when that transaction is durable.
 */
import type { Kysely } from 'kysely';
import { appendIn } from './sql/games.js';
import type { Tables } from './sql/tables.js';
import type { Appended, Change, GameStore } from './store.js';

interface Waiting {
  game: string;
  expectedSeq: number;
  change: Change;
  resolve(answer: Appended): void;
  reject(error: unknown): void;
}

export function groupedAppend(db: Kysely<Tables>): GameStore['append'] {
  let waiting: Waiting[] = [];

  const together = (group: readonly Waiting[]): Promise<Appended[]> =>
    db.transaction().execute(async (tx) => {
      const answers: Appended[] = [];
      for (const each of group) answers.push(await appendIn(tx, each.game, each.expectedSeq, each.change));
      return answers;
    });

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const answers = await together(group);
      for (const [index, each] of group.entries()) each.resolve(answers[index]!);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      // One that fails takes nobody with it: nothing is stored yet, and each is tried alone.
      else
        for (const each of group)
          await together([each]).then(([answer]) => each.resolve(answer!), each.reject);
    }
  }

  return (game, expectedSeq, change) =>
    new Promise((resolve, reject) => {
      // After whatever has arrived by now has been looked at, so that a busy server has more than one to store.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ game, expectedSeq, change, resolve, reject });
    });
}
