/** What keeps a store from its work, told apart from faults of the program. */

/**
 * `full`: nothing more can be written; `read-only`: nothing may be; `damaged`: what is stored is not what was written;
 * `unreachable`: the disk or the database does not answer.
 */
export type StoreFault = 'full' | 'read-only' | 'damaged' | 'unreachable';

/** Beginnings of the error codes of SQLite, PostgreSQL and Node. */
const CODES: readonly (readonly [StoreFault, RegExp])[] = [
  ['full', /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/],
  ['read-only', /^(SQLITE_READONLY|25006|EROFS|EACCES|EPERM)/],
  ['damaged', /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/],
  [
    'unreachable',
    /^(SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_BUSY|SQLITE_LOCKED|08|57P0|53300|EIO|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT)/,
  ],
];

/** What an error says of the store; null when it says nothing of it. */
export function storeFaultOf(error: unknown): StoreFault | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (typeof code !== 'string') return null;
  return CODES.find(([, pattern]) => pattern.test(code))?.[0] ?? null;
}
