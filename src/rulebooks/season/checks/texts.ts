/** Texts of a pack: nothing made of blanks only, nothing that fits no screen. Missing ones are found by the schema. */
import type { Text } from '../../../engine/contract.js';
import type { Fault } from '../../race/season-pack.js';

/** The two languages by their field. */
export const MISSING: Record<string, Text> = {
  ru: { ru: 'нет текста по-русски', en: 'the Russian text is missing' },
  en: { ru: 'нет текста по-английски', en: 'the English text is missing' },
};

/** The longest text of a field: what screens and papers have room for. */
const LONGEST: Record<string, number> = {
  id: 80,
  version: 40,
  title: 120,
  name: 60,
  short: 30,
  about: 500,
  task: 1500,
};
const LONGEST_OTHER = 1000;

/** Signs nobody sees that turn lines round or break them; line ends and tabs are none, nor what joins an emoji. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

/** Looks through the whole pack: wherever both languages stand, both must say something, and every text must fit. */
export function faultsOfTexts(part: unknown, path: (string | number)[] = []): Fault[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => faultsOfTexts(each, [...path, index]));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value !== 'string') return faultsOfTexts(value, here);
    const spoken = Object.hasOwn(MISSING, key) && 'ru' in part && 'en' in part;
    if (spoken && isBlank(value)) return [{ path: here, text: MISSING[key]! }];
    const text = faultOfText(value, String(spoken ? path.at(-1) : key));
    return text ? [{ path: here, text }] : [];
  });
}

/** Nothing but blanks and signs that nobody sees. */
export function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}\p{Cc}]+/gu, '') === '';
}

function faultOfText(text: string, field: string): Text | null {
  const longest = Object.hasOwn(LONGEST, field) ? LONGEST[field]! : LONGEST_OTHER;
  if (text.length > longest) {
    return {
      ru: `не длиннее ${longest} знаков, а здесь ${text.length}`,
      en: `at most ${longest} characters; these are ${text.length}`,
    };
  }
  if (!UNSEEN.test(text)) return null;
  return {
    ru: 'в тексте невидимый знак, который портит строку: наберите текст заново',
    en: 'there is an unseen sign in the text that spoils the line: type the text anew',
  };
}
