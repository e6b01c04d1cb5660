/** What changed between two answers, as a JSON Patch (RFC 6902): only `add`, `replace` and `remove`. */
import type { PatchStep } from './shapes.js';

/** An answer as it was told: its members, and those of its view, each as JSON under its address. */
export type Told = ReadonlyMap<string, string>;

/** The answer as it is now. Texts and not the answer itself: what a view is made of may change with the game. */
export function toldOf({ view, ...rest }: { view: unknown }): Told {
  const told = new Map<string, string>();
  keep(told, '', rest);
  // There is a view, and its members are told after it.
  told.set('/view', isRecord(view) ? '{}' : JSON.stringify(view));
  if (isRecord(view)) keep(told, '/view', view);
  return told;
}

function keep(told: Map<string, string>, path: string, record: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(record)) {
    const text = JSON.stringify(value) as string | undefined;
    if (text !== undefined) told.set(below(path, name), text);
  }
}

/** The steps that make the later of the former. */
export function changesOf(former: Told, later: Told): PatchStep[] {
  const steps: PatchStep[] = [];
  for (const path of former.keys()) if (!later.has(path)) steps.push({ op: 'remove', path });
  for (const [path, text] of later) {
    const before = former.get(path);
    if (before === text) continue;
    if (before === undefined) steps.push({ op: 'add', path, value: JSON.parse(text) });
    else compare(JSON.parse(before), JSON.parse(text), path, steps);
  }
  return steps;
}

/** Of lists of different length what is alike at both ends stays. */
function compare(before: unknown, after: unknown, path: string, steps: PatchStep[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, steps);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, steps);
  else steps.push({ op: 'replace', path, value: after });
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: string,
  steps: PatchStep[],
): void {
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) steps.push({ op: 'remove', path: below(path, name) });
  for (const [name, value] of Object.entries(after)) {
    if (Object.hasOwn(before, name)) compare(before[name], value, below(path, name), steps);
    else steps.push({ op: 'add', path: below(path, name), value });
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  steps: PatchStep[],
): void {
  const longest = Math.min(before.length, after.length);
  const grown = after.length - before.length;
  let start = 0;
  let end = 0;
  if (grown !== 0) {
    while (start < longest && alike(before[start], after[start])) start += 1;
    while (end < longest - start && alike(before.at(-1 - end), after.at(-1 - end))) end += 1;
  }
  const common = longest - end;
  for (let n = start; n < common; n++) compare(before[n], after[n], `${path}/${n}`, steps);
  for (let n = 0; n < grown; n++)
    steps.push({ op: 'add', path: `${path}/${common + n}`, value: after[common + n] });
  for (let n = 0; n < -grown; n++) steps.push({ op: 'remove', path: `${path}/${common}` });
}

function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, n) => alike(each, b[n]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member’s address, with the signs of the address itself spelled out. */
function below(path: string, name: string): string {
  return `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
