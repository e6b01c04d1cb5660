import type { Role } from '../../../rulebooks/table/setup.js';

/** In the order they are looked for on a sheet. */
export const ROLE_KEYS: readonly Role[] = ['citizen', 'sheriff', 'doctor', 'mafia', 'don'];
