/** Makes the answer the server has now of the one that is here, by the steps the feed tells (JSON Patch, RFC 6902). */
import type { PatchStep } from '../../server/shapes.js';

/**
 * What is changed is made anew and everything else stays the same object, so that screens draw again only what is another.
 * @throws when a step does not fit what is here
 */
export function patched<T>(value: T, steps: readonly PatchStep[]): T {
  let now: unknown = value;
  for (const step of steps) now = stepped(now, step.path.split('/').slice(1).map(spelled), step);
  return now as T;
}

function stepped(value: unknown, [name, ...rest]: readonly string[], step: PatchStep): unknown {
  if (name === undefined) {
    if (step.op !== 'replace') throw new Error(`${step.op} of the whole`);
    return step.value;
  }
  if (Array.isArray(value)) return withItem(value, Number(name), rest, step);
  if (typeof value !== 'object' || value === null) throw new Error(`${step.path}: nothing to change`);
  return withMember(value as Record<string, unknown>, name, rest, step);
}

function withItem(list: readonly unknown[], n: number, rest: readonly string[], step: PatchStep): unknown[] {
  const adds = step.op === 'add' && rest.length === 0;
  if (!(n >= 0 && n < list.length + Number(adds))) throw new Error(`${step.path}: not in the list`);
  const next = [...list];
  if (rest.length > 0) next[n] = stepped(list[n], rest, step);
  else if (step.op === 'remove') next.splice(n, 1);
  else next.splice(n, adds ? 0 : 1, step.value);
  return next;
}

function withMember(
  record: Readonly<Record<string, unknown>>,
  name: string,
  rest: readonly string[],
  step: PatchStep,
): Record<string, unknown> {
  const known = Object.hasOwn(record, name);
  if (!known && (rest.length > 0 || step.op !== 'add')) throw new Error(`${step.path}: not there`);
  const next = { ...record };
  if (step.op === 'remove' && rest.length === 0) delete next[name];
  else {
    const value = rest.length > 0 ? stepped(record[name], rest, step) : (step as { value: unknown }).value;
    // A member of its own, whatever it is called.
    Object.defineProperty(next, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return next;
}

function spelled(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
