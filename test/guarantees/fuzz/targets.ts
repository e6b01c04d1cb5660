/** Everything that is fuzzed. */
import { commandTargets } from './commands.js';
import { httpTarget } from './http.js';
import { readerTargets } from './readers.js';
import type { Target } from './target.js';

export const targets: readonly Target[] = [...commandTargets, ...readerTargets, httpTarget];
