import type { Author } from '../../../engine/contract.js';
import type { MafiaCommand } from '../../../rulebooks/mafia-2018/commands.js';

/** A correction of the log, as the API takes it. */
export type Change =
  | { kind: 'replace'; target: string; command: MafiaCommand }
  | { kind: 'remove'; target: string }
  | { kind: 'insert'; at: string; author: Author; command: MafiaCommand };
