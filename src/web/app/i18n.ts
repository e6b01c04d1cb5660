/** Texts keyed by id, in two languages. An entry without one of them does not compile. */
import type { Lang, Text } from '../../engine/contract.js';
import { integer } from '../../texts/numbers.js';

export { signed } from '../../texts/numbers.js';

/** A text with forms by number; the number is the parameter `n`. */
export interface Plural {
  ru: { one: string; few: string; many: string };
  en: { one: string; other: string };
}
export type Entry = Text | Plural;
export type Params = Record<string, string | number>;
export type Dictionary = Record<string, Entry>;
/** Says an entry of a dictionary: `t('paint.left', { n: 3 })`. */
export type Say<D extends Dictionary> = (key: keyof D & string, params?: Params) => string;

export function defineTexts<const D extends Dictionary>(dictionary: D): D {
  return dictionary;
}

const rules: Record<Lang, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

function form(entry: Entry, lang: Lang, params: Params): string {
  const value = entry[lang];
  if (typeof value === 'string') return value;
  const forms = value as Record<string, string>;
  const category = rules[lang].select(Number(params.n ?? 0));
  return forms[category] ?? forms.many ?? forms.other ?? '';
}

export function format(entry: Entry, lang: Lang, params: Params = {}): string {
  return form(entry, lang, params).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? integer(value) : value;
  });
}

/** `forms`: parameters that every text may name. */
export function sayer<D extends Dictionary>(dictionary: D, lang: Lang, forms: Params = {}): Say<D> {
  return (key, params) => {
    const entry = dictionary[key];
    return entry ? format(entry, lang, params ? { ...forms, ...params } : forms) : key;
  };
}

export function pick(text: Text, lang: Lang): string {
  return text[lang] || text.ru;
}
