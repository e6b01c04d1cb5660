/** All catalogues: both languages parse, ask for the same parameters, and keep the convention of messages.ts. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Text } from '../../../src/engine/contract.js';
import { words } from '../../../src/reports/season-words.js';
import { councilMessages } from '../../../src/rulebooks/race/describe/council.js';
import { dayMessages } from '../../../src/rulebooks/race/describe/day.js';
import { fightMessages } from '../../../src/rulebooks/race/describe/fights.js';
import { moduleMessages } from '../../../src/rulebooks/race/describe/modules.js';
import { offerMessages } from '../../../src/rulebooks/race/describe/offers.js';
import { seasonMessages } from '../../../src/rulebooks/race/describe/season.js';
import { territoryMessages } from '../../../src/rulebooks/race/describe/territory.js';
import { labels } from '../../../src/rulebooks/race/texts/labels.js';
import { markMessages } from '../../../src/rulebooks/race/texts/marks.js';
import { type ParamsOf, speaker } from '../../../src/texts/messages.js';
import { shortEnd, spellDate, spellEnd, spellMoment } from '../../../src/texts/moments.js';
import { cellList, ended, listOf, points, signed } from '../../../src/texts/numbers.js';
import { counted, unitMessages } from '../../../src/texts/units.js';

const catalogues: Record<string, Record<string, Text>> = {
  councilMessages,
  dayMessages,
  fightMessages,
  moduleMessages,
  offerMessages,
  seasonMessages,
  territoryMessages,
  markMessages,
  unitMessages,
  reportWords: words.messages,
};

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A form of a noun may begin the sentence in one language only. */
const asForm = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function parametersOf(elements: Element[]): { names: Set<string>; bare: string[] } {
  const names = new Set<string>();
  const bare: string[] = [];
  const walk = (list: Element[]): void => {
    for (const element of list) {
      if ('options' in element && element.options) {
        names.add(asForm(element.value));
        for (const { value } of Object.values(element.options)) {
          const only = value.length === 1 ? value[0] : undefined;
          if (only && !('options' in only) && 'value' in only && /^[a-z]\w*$/.test(only.value))
            bare.push(only.value);
          walk(value);
        }
      } else if ('value' in element && element.type !== 0) names.add(asForm(element.value));
    }
  };
  walk(elements);
  return { names, bare };
}

describe.each(Object.entries(catalogues))('%s', (_, messages) => {
  it.each(Object.entries(messages))('%s: both languages take the same parameters', (_key, text) => {
    const [ru, en] = (['ru', 'en'] as const).map((lang) =>
      parametersOf(new IntlMessageFormat(text[lang], lang, undefined, { ignoreTag: true }).getAst()),
    );
    expect([...ru!.names].sort()).toEqual([...en!.names].sort());
    expect([...ru!.bare, ...en!.bare]).toEqual([]);
  });
});

describe('messages', () => {
  it('parameters are typed by the message', () => {
    const text = {
      ru: '{clan}: {n, plural, one {# клетка} other {клеток}} {how, select, a {да да} other {нет}}',
      en: '{clan}: {n, plural, one {# cell} other {# cells}} {how, select, a {yes yes} other {no no}}',
    } as const;
    expectTypeOf<ParamsOf<typeof text>>().toEqualTypeOf<{ clan: string | number; n: number; how: string }>();
    const say = speaker({ text, plain: { ru: 'да', en: 'yes' } });
    expect(say('text', 'ru', { clan: '<b>{x}', n: 1, how: 'a' })).toBe('<b>{x}: 1 клетка да да');
    expect(say('plain', 'en')).toBe('yes');
    // @ts-expect-error a parameter is missing
    expect(() => say('text', 'ru', { clan: 'x', n: 1 })).toThrow();
    // @ts-expect-error no such key
    expect(() => say('nothing', 'ru')).toThrow();
    // @ts-expect-error no parameters are given
    expect(() => say('text', 'ru')).toThrow();
    // @ts-expect-error a translation is missing
    speaker({ half: { ru: 'да' } });
  });

  it('labels have both languages', () => {
    for (const list of Object.values(labels))
      for (const text of Object.values(list)) {
        expect(text.ru).toMatch(/[а-яё]/i);
        expect(text.en).toMatch(/^[^а-яё]+$/i);
      }
  });
});

describe('numbers', () => {
  it('spells hundredths exactly', () => {
    expect(points(9400, 'ru')).toBe('94');
    expect(points(950, 'ru')).toBe('9,5');
    expect(points(3, 'en')).toBe('0.03');
    expect(points(-150, 'ru')).toBe('−1,5');
  });

  it('spells changes, counts and lists', () => {
    expect(signed(7)).toBe('+7');
    expect(signed(-7)).toBe('−7');
    expect(counted(21, 'points', 'ru')).toBe('21 очко');
    expect(counted(-3, 'cells', 'en')).toBe('−3 cells');
    expect(cellList([9, 7, 8, 1, 3, 4])).toBe('1, 3, 4, 7–9');
    expect(cellList([])).toBe('');
    expect(listOf(['а', 'б', 'в'], 'ru')).toBe('а, б и в');
    expect(ended(' так ')).toBe('так.');
    expect(ended('почему?')).toBe('почему?');
  });
});

describe('moments', () => {
  it('says them in the local time of the zone', () => {
    expect(spellMoment('2018-01-21T08:00:00.000Z', 'Europe/Samara', 'ru')).toBe(
      'воскресенье, 21 января, 12:00',
    );
    expect(spellMoment('2018-01-21T08:00:00.000Z', 'Europe/Samara', 'en')).toBe('Sunday, 21 January, 12:00');
  });

  it('says the end of a day as 24:00 of that day', () => {
    expect(spellEnd('2018-01-23T20:00:00.000Z', 'Europe/Samara', 'ru')).toBe('24:00 вторника, 23 января');
    expect(shortEnd('2018-01-31T20:00:00.000Z', 'Europe/Samara', 'ru')).toBe('ср 24:00');
    expect(spellDate('2018-03-07', 'en')).toBe('7 March 2018');
  });
});
