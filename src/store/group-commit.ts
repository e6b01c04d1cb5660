/**
 * Many writes, one flush. SQLite has one writer, and what a commit costs is the wait for the disk: so writes that come in while
 * others wait share a transaction, and each is answered when that transaction is durable.
 */

/** Writes inside a transaction that is open; what it answers. */
type Write<T> = () => T;

interface Waiting {
  write: Write<unknown>;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** @param together carries writes out in one transaction, all or none */
export function groupedWrites(
  together: (group: readonly Write<unknown>[]) => Promise<readonly unknown[]>,
): <T>(write: Write<T>) => Promise<T> {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const answers = await together(group.map(({ write }) => write));
      for (const [index, each] of group.entries()) each.resolve(answers[index]);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      // One that fails takes nobody with it: nothing is stored yet, and each is tried alone.
      else
        for (const each of group)
          await together([each.write]).then(([answer]) => each.resolve(answer), each.reject);
    }
  }

  return <T>(write: Write<T>) =>
    new Promise<T>((resolve, reject) => {
      // After whatever has arrived by now has been looked at, so that a busy server has more than one to store.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ write, resolve: resolve as (answer: unknown) => void, reject });
    });
}
