/** The next free ids of a kind: `p7`, `p8` … Whoever enters somebody chooses his id. */
export function nextIds(kind: 'p' | 'j', taken: readonly string[], count: number): string[] {
  const pattern = new RegExp(`^${kind}(\\d+)$`);
  const last = Math.max(0, ...taken.map((id) => Number(pattern.exec(id)?.[1] ?? 0)));
  return Array.from({ length: count }, (_, i) => `${kind}${last + i + 1}`);
}
