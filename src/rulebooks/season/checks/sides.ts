/** The sides of a pack: told apart by everything people see of them. */
import type { Text } from '../../../engine/contract.js';
import type { Fault } from '../../race/season-pack.js';
import type { SeasonFile } from '../pack.js';
import { isBlank } from './texts.js';

const t = (ru: string, en: string): Text => ({ ru, en });

type Side = SeasonFile['sides'][number];

/** What must differ: where it stands, what it is, and how it is called. */
const DIFFERENT: { path: string[]; of: (side: Side) => string; ru: string; en: string }[] = [
  { path: ['name', 'ru'], of: ({ name }) => name.ru, ru: 'название по-русски', en: 'Russian name' },
  { path: ['name', 'en'], of: ({ name }) => name.en, ru: 'название по-английски', en: 'English name' },
  { path: ['short', 'ru'], of: ({ short }) => short.ru, ru: 'короткое название', en: 'short Russian name' },
  { path: ['short', 'en'], of: ({ short }) => short.en, ru: 'короткое название', en: 'short English name' },
  { path: ['letter'], of: ({ letter }) => letter, ru: 'буква', en: 'letter' },
  { path: ['colour'], of: ({ colour }) => colour, ru: 'цвет', en: 'colour' },
  { path: ['pattern'], of: ({ pattern }) => pattern, ru: 'узор', en: 'pattern' },
];

export function faultsOfSides({ sides }: SeasonFile): Fault[] {
  const faults: Fault[] = [];
  for (const [index, side] of sides.entries()) {
    if (side.id !== index + 1) {
      faults.push({
        path: ['sides', index, 'id'],
        text: t(
          `номера идут подряд с 1: здесь должен быть ${index + 1}`,
          `numbers run from 1 without gaps: this one must be ${index + 1}`,
        ),
      });
    }
    if (isBlank(side.letter)) {
      faults.push({
        path: ['sides', index, 'letter'],
        text: t('нужна буква, которую видно на поле', 'a letter is needed that shows on the board'),
      });
    }
    for (const { path, of, ru, en } of DIFFERENT) {
      // With more sides than patterns, some share one; their colours and letters still differ.
      if (path[0] === 'pattern' && sides.length > 10) continue;
      const same = sides.slice(0, index).findIndex((other) => plain(of(other)) === plain(of(side)));
      if (same !== -1) {
        faults.push({
          path: ['sides', index, ...path],
          text: t(
            `${ru} уже у стороны №${same + 1}: нужно другое`,
            `the ${en} is taken by side ${same + 1}: choose another`,
          ),
        });
      }
    }
  }
  return faults;
}

/** As people see it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е');
}
