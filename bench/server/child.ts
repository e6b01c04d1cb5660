/** A server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';

/** @returns the process and the first thing it says */
export function startChild<T>(
  file: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; said: T }> {
  return new Promise((resolve, reject) => {
    const child = fork(file, args, { env: { ...process.env, NODE_ENV: 'production' } });
    child.once('message', (said) => resolve({ child, said: said as T }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

/** `memory`: bytes the process has; `spent`: milliseconds of the processor it has used. */
type Question = 'memory' | 'spent';

export function ask(child: ChildProcess, question: Question): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as number));
    child.send(question);
  });
}

/** The other end of `ask`. */
export function answerParent(): void {
  process.on('message', (question: Question) => {
    const { user, system } = process.cpuUsage();
    process.send!(question === 'memory' ? process.memoryUsage.rss() : (user + system) / 1000);
  });
}

/** Lets the server close what it holds. */
export function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
