/** Texts of a pack: nothing made of blanks only. Missing ones are found by the schema. */
import type { Text } from '../../../engine/contract.js';
import type { Fault } from '../../race/season-pack.js';

/** The two languages by their field. */
export const MISSING: Record<string, Text> = {
  ru: { ru: 'нет текста по-русски', en: 'the Russian text is missing' },
  en: { ru: 'нет текста по-английски', en: 'the English text is missing' },
};

/** Looks through the whole pack: wherever both languages stand, both must say something. */
export function faultsOfTexts(part: unknown, path: (string | number)[] = []): Fault[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => faultsOfTexts(each, [...path, index]));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value !== 'string') return faultsOfTexts(value, here);
    const text = Object.hasOwn(MISSING, key) && 'ru' in part && 'en' in part ? MISSING[key] : undefined;
    return text && value.trim() === '' ? [{ path: here, text }] : [];
  });
}
