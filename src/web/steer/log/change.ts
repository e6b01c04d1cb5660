import type { Author, Command } from '../../../engine/contract.js';

/** A correction of the log, as the API takes it. */
export type Change =
  | { kind: 'replace'; target: string; command: Command }
  | { kind: 'remove'; target: string }
  | { kind: 'insert'; at: string; author: Author; command: Command };
