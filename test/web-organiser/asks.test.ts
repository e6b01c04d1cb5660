/** The questions at which the reckoning stops, in words, and the step that waits for the answer. */
import { describe, expect, test } from 'vitest';
import { formsOf } from '../../src/rulebooks/race/texts/forms.js';
import type { AskView, GameView, OfferView, SeasonView } from '../../src/rulebooks/race/view.js';
import { pick, sayer } from '../../src/web/app/i18n.js';
import { answeredWords } from '../../src/web/organiser/lib/answered.js';
import { type AskContext, askWords } from '../../src/web/organiser/lib/ask-words.js';
import { DAY_STEPS, stepState } from '../../src/web/organiser/lib/steps.js';
import { texts } from '../../src/web/organiser/texts.js';
import { season } from '../support-web/season.js';

const CLANS: Record<number, string> = { 1: 'Русская мафия', 2: 'Бароны', 5: 'Китайские триады' };
const base = season(null).offers[0]!;
const dress: OfferView = {
  ...base,
  id: '170-dress-1',
  kind: 'dress',
  title: { ru: 'Дресс-код', en: 'Dress code' },
  task: { ru: 'Одеться мафиози.', en: 'Dress as mafiosi.' },
  cell: 24,
  game: 170,
  clan: 1,
  side: null,
  stake: 7,
  accepted: true,
};
const captive: OfferView = {
  ...dress,
  id: '170-captive-2',
  kind: 'captive',
  clan: 2,
  side: 5,
  cell: 215,
  stake: 0,
};
const context: AskContext = {
  t: sayer(texts, 'ru', formsOf('clans', 'ru')),
  lang: 'ru',
  offers: [dress, captive],
  games: [],
  clan: (id) => CLANS[id ?? 0] ?? '—',
  pick: (text) => pick(text, 'ru'),
};
const ask = (part: Partial<AskView>): AskView => ({
  id: 'x',
  kind: 'choice',
  topic: 'offer',
  game: 171,
  items: [],
  ties: false,
  facts: {},
  clauses: ['mafia-2018:9.2'],
  ...part,
});

const offerAsk = ask({
  items: ['fulfilled', 'refused'],
  facts: { offer: '170-dress-1', clan: 1, cell: 24, kind: 'dress' },
});
const captiveAsk = ask({
  topic: 'captive',
  items: ['Ивановы', 'Петровы'],
  facts: { offer: '170-captive-2', clan: 2, cell: 215 },
});

describe('in words', () => {
  test('an offer is asked about by its title, and each answer says what it costs', () => {
    const words = askWords(offerAsk, context);
    expect(words.title).toBe('Выполнено ли предложение «Дресс-код»?');
    expect(words.why.at(-1)).toBe('Задание: Одеться мафиози.');
    expect(words.facts).toEqual([
      { name: 'Игра', value: '171' },
      { name: 'Клан', value: 'Русская мафия' },
      { name: 'От кого', value: 'Автор' },
      { name: 'Когда и где', value: 'Игра 170, клетка 24' },
      { name: 'Что сказал клан', value: 'клан согласился' },
    ]);
    expect(offerAsk.items.map(words.item)).toEqual(['Выполнено: +7 к ходу', 'Не выполнено: −7 к ходу']);
  });

  test('a captive is chosen among the teams of its clan', () => {
    const words = askWords(captiveAsk, context);
    expect(words.title).toBe('Какая команда клана «Бароны» попала в плен?');
    expect(words.why[0]).toContain('получит клан «Китайские триады»');
    expect(captiveAsk.items.map(words.item)).toEqual(['Ивановы', 'Петровы']);
  });

  test.each([
    ['sharedPlaces', { place: 350 }, ['НямНю'], ['НямНю'], { name: 'Место', value: '3,5' }],
    ['sharedBest', { place: 200 }, ['1', '2'], ['Русская мафия', 'Бароны'], { name: 'Место', value: '2' }],
    [
      'fight',
      { cell: 40 },
      ['1', '5'],
      ['Русская мафия', 'Китайские триады'],
      { name: 'Клетка', value: '40' },
    ],
  ])('%s', (topic, facts, items, said, fact) => {
    const words = askWords(ask({ topic, facts, items, kind: 'order' }), context);
    expect(words.why).toHaveLength(1);
    expect(words.facts).toEqual([{ name: 'Игра', value: '171' }, fact]);
    expect(items.map(words.item)).toEqual(said);
  });

  test('a shared place is named by the places it takes up', () => {
    const words = askWords(
      ask({ topic: 'sharedPlaces', kind: 'order', facts: { place: 450 }, items: ['НямНю', 'Петровы'] }),
      context,
    );
    expect(words.facts.at(-1)).toEqual({ name: 'Места', value: '4-е и 5-е' });
    expect(words.first).toBe(4);
  });

  test.each([
    [
      'deal:170:450',
      { groups: [['НямНю'], ['Петровы']] },
      'Ответ: порядок команд, поделивших места (4-е и 5-е), игра 170',
    ],
    [
      'order:171:1-2',
      { groups: [['2'], ['1']] },
      'Ответ: кто ходит раньше в игре 171 — Бароны, Русская мафия',
    ],
    [
      'offer:170-dress-1',
      { choice: 'refused' },
      'Ответ: выполнено ли предложение «Дресс-код» (Русская мафия) — не выполнено',
    ],
    ['captive:170-captive-2', { choice: 'Ивановы' }, 'Ответ: пленная команда клана «Бароны» — Ивановы'],
    ['riddle:1', { choice: 'x' }, null],
  ])('the log says what an answer was to: %s', (id, answer, said) => {
    expect(answeredWords(id, answer, context)).toBe(said);
  });

  test('no name of a field and no id is ever shown', () => {
    for (const one of [offerAsk, captiveAsk]) {
      const words = askWords(one, context);
      const all = [words.title, ...words.why, ...words.facts.flatMap(({ name, value }) => [name, value])];
      expect(all.join(' ')).not.toMatch(/[a-z]{3,}|\{/);
    }
  });
});

describe('the step that waits', () => {
  const game = {
    number: 171,
    stage: 'asking',
    journal: [],
    painting: null,
    report: null,
  } as unknown as GameView;
  const states = (topic: string) => {
    const view = { asks: [ask({ topic })], games: [game] } as unknown as SeasonView;
    return DAY_STEPS.map((step) => stepState(view, game, step));
  };
  test.each(['offer', 'captive', 'sharedBest', 'sharedPlaces'])('%s keeps the order of moves', (topic) => {
    const [table, order, ...later] = states(topic);
    expect([table, order]).toEqual(['done', 'waits']);
    expect(new Set(later)).toEqual(new Set(['ahead']));
  });
  test('a fight keeps the fights; what is reckoned is done', () => {
    expect(states('fight')).toEqual([
      ...Array<string>(5).fill('done'),
      'waits',
      ...Array<string>(6).fill('ahead'),
    ]);
  });
});
