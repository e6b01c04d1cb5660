/** Every text of a pack in both languages, with its place; and English where there is none yet. */
import type { Text } from '../../../engine/contract.js';
import type { Pack } from './types.js';

export interface PackText {
  path: (string | number)[];
  text: Text;
}

/** In the order a reader meets them: title, sides, stories, offers. */
export function textsOf(pack: Pack): PackText[] {
  return [
    { path: ['title'], text: pack.title },
    ...pack.sides.flatMap(({ name, short, about }, index) => [
      { path: ['sides', index, 'name'], text: name },
      { path: ['sides', index, 'short'], text: short },
      ...(about ? [{ path: ['sides', index, 'about'], text: about }] : []),
    ]),
    ...Object.entries(pack.stories ?? {}).map(([cell, text]) => ({ path: ['stories', cell], text })),
    ...Object.entries(pack.modules.offers?.offers ?? {}).flatMap(([key, { title, task }]) => [
      { path: ['modules', 'offers', 'offers', key, 'title'], text: title },
      { path: ['modules', 'offers', 'offers', key, 'task'], text: task },
    ]),
  ];
}

/** A pack with one of its values replaced; what is not there is made. */
export function withValue<T>(whole: T, [key, ...rest]: readonly (string | number)[], value: unknown): T {
  if (key === undefined) return value as T;
  if (Array.isArray(whole)) {
    return whole.map((each, index) => (index === key ? withValue(each, rest, value) : each)) as T;
  }
  const fields = whole as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields?.[key] ?? {}, rest, value) } as T;
}

/** Texts without English get the Russian ones, and the other way round. @returns how many, too */
export function copied(pack: Pack): { pack: Pack; count: number } {
  let now = pack;
  let count = 0;
  for (const { path, text } of textsOf(pack)) {
    const [ru, en] = [text.ru.trim(), text.en.trim()];
    if ((ru === '') === (en === '')) continue;
    now = withValue(now, path, { ru: ru || text.en, en: en || text.ru });
    count++;
  }
  return { pack: now, count };
}

/** Says the same in both languages: probably nobody has translated it. */
export const isSame = ({ ru, en }: Text): boolean =>
  ru.trim() !== '' && ru.trim() === en.trim() && /[а-яё]/i.test(en);
