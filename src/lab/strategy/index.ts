/** The strategies of the lab. A new one is a file beside these and a line here (docs/guide/lab.md). */
import { random } from './random.js';
import { simple } from './simple.js';
import type { Strategy } from './strategy.js';

export const strategies: readonly Strategy[] = [simple, random];

export function strategyOf(id: string): Strategy | undefined {
  return strategies.find((strategy) => strategy.id === id);
}
