/** Team names: two spellings of one name are one team. */

/** The key of a name: case, ё/е, quotes, dashes and spaces do not tell teams apart. */
export function teamKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/["'«»„“”‘’`]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
