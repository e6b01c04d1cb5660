/** Dotted paths: into views, for expectations, and into packs, for patches. */

export type Found = { found: true; value: unknown } | { found: false };

/** The keys by which members of a list are addressed. */
const LIST_KEYS = ['id', 'n', 'side', 'number', 'clan', 'team'] as const;

/**
 * The value at a path. Members of a list are addressed by their key where one has it, else by index; `length` works.
 * Keys that contain a dot are found too.
 */
export function valueAt(value: unknown, path: string): Found {
  return path === '' ? { found: true, value } : search(value, path.split('.'));
}

function search(value: unknown, segments: readonly string[]): Found {
  if (segments.length === 0) return { found: true, value };
  for (let length = 1; length <= segments.length; length++) {
    const child = member(value, segments.slice(0, length).join('.'));
    if (!child.found) continue;
    const deeper = search(child.value, segments.slice(length));
    if (deeper.found) return deeper;
  }
  return { found: false };
}

function member(value: unknown, key: string): Found {
  if (Array.isArray(value)) {
    if (key === 'length') return { found: true, value: value.length };
    const keyed = value.find((item) =>
      LIST_KEYS.some((name) => isObject(item) && name in item && String(item[name]) === key),
    );
    if (keyed !== undefined) return { found: true, value: keyed };
    return /^\d+$/.test(key) && Number(key) < value.length
      ? { found: true, value: value[Number(key)] }
      : { found: false };
  }
  return isObject(value) && Object.hasOwn(value, key) ? { found: true, value: value[key] } : { found: false };
}

/**
 * Sets the value at a path of plain data in place: list members by index, one past the end to append.
 * @returns false when the way there does not exist
 */
export function setAt(root: unknown, path: string, value: unknown): boolean {
  const segments = path.split('.');
  const last = segments.pop()!;
  let parent = root;
  for (const segment of segments) {
    if (Array.isArray(parent)) parent = parent[Number(segment)];
    else if (isObject(parent) && Object.hasOwn(parent, segment)) parent = parent[segment];
    else return false;
  }
  if (Array.isArray(parent)) {
    if (!/^\d+$/.test(last) || Number(last) > parent.length) return false;
    parent[Number(last)] = value;
    return true;
  }
  if (!isObject(parent) || last === '__proto__') return false;
  parent[last] = value;
  return true;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
