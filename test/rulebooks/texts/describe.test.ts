/** Every event has its sentence in both languages; the numbers in it are the event's. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../../../src/engine/contract.js';
import { mafia2018 } from '../../../src/rulebooks/mafia-2018/pack.js';
import { type RulingId, rulings } from '../../../src/rulebooks/mafia-2018/rulings.js';
import { type Names, describe as sentence } from '../../../src/rulebooks/race/describe.js';
import { type EventOf, eventSchemas, type SeasonEvent } from '../../../src/rulebooks/race/events.js';
import { wordsOf } from '../../../src/rulebooks/race/texts/words.js';
import { samplesOf } from './samples.js';

const names = (lang: Lang): Names => ({
  words: wordsOf('clans', lang),
  vocabulary: 'clans',
  clan: (id) => mafia2018.sides.find((side) => side.id === id)?.name[lang] ?? `№ ${id}`,
  offer: (id) => (id === 'unknown' ? null : 'Ода'),
  lot: () => 'Эмигранты',
  person: (id) => id,
  question: () => 'Можно ли красить ночью?',
  choice: (_, choice) => ['да', 'нет'][choice] ?? null,
  ask: () => ({ topic: 'fight', game: 170 }),
  ruling: (id) => (Object.hasOwn(rulings, id) ? rulings[id as RulingId] : null),
  until: () => 'вторник, 24:00',
});

type Facts<T extends SeasonEvent['type']> = Omit<EventOf<T>, 'type' | 'at' | 'clauses'>;

function say<T extends SeasonEvent['type']>(type: T, facts: Facts<T>, lang: Lang = 'ru'): string {
  return sentence(
    { type, at: '', clauses: ['mafia-2018:1.1'], ...facts } as { type: string },
    names(lang),
    lang,
  );
}

describe('every event', () => {
  for (const [type, schema] of Object.entries(eventSchemas)) {
    it(`${type} has a sentence`, () => {
      fc.assert(
        fc.property(samplesOf(schema), fc.constantFrom<Lang[]>('ru', 'en'), (event, lang) => {
          schema.parse(event);
          const text = sentence(event, names(lang), lang);
          expect(text.length).toBeGreaterThan(5);
          expect(text).not.toMatch(/undefined|null|NaN|\[object|\{(?!скобки)|(?<!скобки)\}| {2}/);
          expect(text).not.toBe(type);
        }),
        { numRuns: 60, seed: 2018 },
      );
    });
  }

  it('a type of another edition is said by its name', () => {
    expect(sentence({ type: 'toString' }, names('ru'), 'ru')).toBe('toString');
  });
});

const dice: Facts<'DiceThrown'> = {
  game: 170,
  clan: 1,
  teams: [],
  divisors: { main: 10, cup: 2 },
  mainSum: 9400,
  removed: null,
  main: 9,
  cupSum: 500,
  cup: 2,
  creative: 2,
  modifiers: [],
  total: 13,
};

describe('the numbers of a sentence', () => {
  it('5.6: the example of the regulation', () => {
    expect(say('DiceThrown', dice)).toBe('Русская мафия: 94/10 → 9 + 5/2 → 2 + творческий 2 = 13 клеток.');
    expect(say('DiceThrown', dice, 'en')).toBe('Russian Mafia: 94/10 → 9 + 5/2 → 2 + creative 2 = 13 cells.');
  });

  it('10, 9.2, 6.3: roulette and what was carried to the move', () => {
    const facts: Facts<'DiceThrown'> = {
      ...dice,
      mainSum: 9450,
      removed: { team: 'Ивановы', main: 4450 },
      main: 5,
      creative: 0,
      modifiers: [
        { amount: 7, source: 'offer', game: 170, clauses: ['mafia-2018:9.2'] },
        { amount: -1, source: 'repaint', game: 170, clauses: ['mafia-2018:6.3'] },
      ],
    };
    expect(say('DiceThrown', facts)).toBe(
      'Русская мафия: (94,5 − 44,5 «Ивановы»)/10 → 5 + 5/2 → 2 + 7 (предложение) − 1 (перекраска) = 13 клеток.',
    );
  });

  it('8.2: a fight names each question with its counts', () => {
    const text = say('FightHeld', {
      game: 170,
      cell: 42,
      criteria: [17, 1],
      sides: [
        { clan: 1, taken: [2, 1], teams: 3, place: 1, immune: false, to: 42 },
        { clan: 3, taken: [2, 0], teams: 3, place: 2, immune: false, to: 41 },
      ],
      ask: null,
    });
    expect(text).toBe(
      'Клетка 42, борьба. Русская мафия: вопрос 17 — 2 из 3, вопрос 1 — 1 из 3, 1-е место, остаётся; ' +
        'Сицилийские мафиози: вопрос 17 — 2 из 3, вопрос 1 — 0 из 3, 2-е место, откат на 41.',
    );
  });

  it('plural forms', () => {
    const walk = (to: number) => say('Walked', { game: 170, clan: 6, from: 0, to, total: to, bonus: 0 });
    expect(walk(1)).toBe('Мексиканская мафия: старт → 1, 1 клетка.');
    expect(walk(22)).toBe('Мексиканская мафия: старт → 22, 22 клетки.');
    expect(walk(11)).toBe('Мексиканская мафия: старт → 11, 11 клеток.');
    expect(say('Walked', { game: 170, clan: 6, from: 0, to: 1, total: 1, bonus: 0 }, 'en')).toBe(
      'Mexican Mafia: start → 1, 1 cell.',
    );
  });

  it('7.2: zeroing names the range, the draw and who lost what', () => {
    const text = say('CellsZeroed', {
      game: 171,
      teams: [{ team: 'Новички', main: 350 }],
      count: 3,
      from: 5,
      to: 262,
      drawn: [200, 7, 8, 9],
      hit: [{ cell: 8, owner: 4 }],
    });
    expect(text).toBe(
      'Свободные эмигранты («Новички» 3,5) обнуляют 3 клетки из 5–262. Жребий: 7–9, 200. ' +
        'Потеряли краску: 8 (Японские якудза).',
    );
  });
});
