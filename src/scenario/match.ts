/** Comparing what came with what a scenario expects. */
import type { EventBase } from '../engine/contract.js';
import { isObject } from './paths.js';

/** Lists whose expected members need only be among those that came. */
const SETS = new Set(['clauses', 'rulings', 'draws']);

/** Equality of plain data; the order of keys does not matter, members that are `undefined` do not exist. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => equal(a[key], b[key]));
}

/** Every member of the pattern is in the value, deeply. Lists must have the same length. */
function contains(value: unknown, pattern: unknown, key = ''): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return false;
    if (SETS.has(key)) return pattern.every((wanted) => value.some((item) => isNamed(item, wanted)));
    return (
      value.length === pattern.length && pattern.every((wanted, index) => contains(value[index], wanted))
    );
  }
  if (!isObject(pattern)) return Object.is(value, pattern);
  return (
    isObject(value) && Object.entries(pattern).every(([name, part]) => contains(value[name], part, name))
  );
}

/** A clause may be named with its rulebook or without. */
function isNamed(id: unknown, wanted: unknown): boolean {
  return id === wanted || (typeof id === 'string' && id.endsWith(`:${String(wanted)}`));
}

/**
 * The expected events in their order among those produced; others may stand between them.
 * @returns the first expected event that is missing, with its index, or null
 */
export function firstMissing(
  produced: readonly EventBase[],
  expected: readonly { type: string }[],
): { index: number; pattern: { type: string } } | null {
  let from = 0;
  for (const [index, pattern] of expected.entries()) {
    const at = produced.findIndex((event, i) => i >= from && contains(event, pattern));
    if (at === -1) return { index, pattern };
    from = at + 1;
  }
  return null;
}

/** What came instead of an expected event: those of its type, nearest first, cut down to the fields in question. */
export function nearest(produced: readonly EventBase[], pattern: { type: string }): unknown {
  const alike = produced.filter((event) => event.type === pattern.type);
  if (alike.length === 0) return produced.map((event) => event.type);
  if (alike.some((event) => contains(event, pattern))) return 'it came, but before an event expected earlier';
  const fields = Object.entries(pattern);
  const cut = (event: EventBase) =>
    Object.fromEntries(fields.map(([key]) => [key, (event as unknown as Record<string, unknown>)[key]]));
  const score = (event: Record<string, unknown>): number =>
    fields.filter(([key, part]) => contains(event[key], part, key)).length;
  return alike
    .map(cut)
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3);
}
