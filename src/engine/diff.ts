/** The difference of two views, for the person who is about to confirm a correction. */

export interface Difference {
  /** Where: `clans.2.position`. */
  path: string;
  /** `undefined` when the member is only on the other side. */
  before: unknown;
  after: unknown;
}

/**
 * Leaf by leaf. Arrays whose members carry an `id`, `n` or `side` are compared by that key, other arrays by position.
 */
export function difference(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const left = members(before);
    const right = members(after);
    const keys = [...left.keys(), ...[...right.keys()].filter((key) => !left.has(key))];
    return keys.flatMap((key) =>
      difference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`),
    );
  }
  return [{ path, before, after }];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function members(value: object): Map<string, unknown> {
  if (!Array.isArray(value)) {
    return new Map(Object.entries(value).filter(([, member]) => member !== undefined));
  }
  const key = (['id', 'n', 'side'] as const).find((name) => {
    const names = value.map((item) => (isBranch(item) ? (item as Record<string, unknown>)[name] : undefined));
    return value.length > 0 && names.every((n) => n !== undefined) && new Set(names).size === names.length;
  });
  return new Map(
    value.map((item, index) => [key ? String((item as Record<string, unknown>)[key]) : String(index), item]),
  );
}
