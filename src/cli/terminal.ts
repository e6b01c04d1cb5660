/** What a command of the command line gets from outside, so that tests can stand in for it. */
import type { Lang } from '../engine/contract.js';
import type { Library } from '../scenario/read.js';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  lang: Lang;
  library: Library;
}

/** 0: done; 1: something does not hold; 2: the question itself was wrong. */
export type ExitCode = 0 | 1 | 2;

/** The command line was used wrongly: told with a pointer to the help, exit code 2. */
export class UsageError extends Error {}

/** The name of the database in the data folder. */
export const DATABASE = 'reglament.db';

/** The data folder unless another one is named. */
export const DATA = 'data';
