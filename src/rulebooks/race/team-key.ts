/** Team names: two spellings of one name are one team. */
import { remembered } from '../../engine/memory.js';

/**
 * The key of a name: case, ё/е, quotes, dashes, spaces and invisible signs do not tell teams apart. It begins with `=`, so that
 * no name can be a member every object has (`constructor`, `__proto__`).
 */
export const teamKey: (name: string) => string = remembered((name) => {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/["'«»„“”‘’`]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s\p{Cf}]+/gu, '');
  return `=${key}`;
});
