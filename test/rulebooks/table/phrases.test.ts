/** What the judge says at each step, and a sentence in both languages for every event (samples: the random games). */
import { expect, test } from 'vitest';
import {
  causeName,
  namesOf,
  phaseName,
  phrase,
  roleName,
  describe as sentence,
  winnerName,
} from '../../../src/rulebooks/table/describe.js';
import { causeSchema, winnerSchema } from '../../../src/rulebooks/table/events.js';
import { rulings } from '../../../src/rulebooks/table/rulings.js';
import { ROLES } from '../../../src/rulebooks/table/setup.js';
import { phaseSchema } from '../../../src/rulebooks/table/view.js';
import { Table } from './table.js';

test('vavt-cup-2017:1.2, vavt-cup-2017:2.2, vavt-cup-2017:3.3: phrases follow the script', () => {
  const table = new Table();
  const said: string[] = [];
  const say = (): void => {
    said.push(phrase(table.view({ kind: 'public' })).ru);
  };
  say();
  table.deal();
  for (let step = 0; step < 4; step++) {
    say();
    table.do('next');
  }
  say();
  table.nominate(6, 7);
  say();
  table.do('hands', { candidate: 6, count: 5 });
  say();
  table.do('closeVote');
  say();
  table.do('next');
  table.do('next');
  table.vote(5);
  say();
  table.do('question', { count: 6 });
  say();
  table.do('endPhase');
  say();
  expect(new Set(said).size).toBe(said.length);
  expect(said[0]).toMatch(/ночь/);
  expect(said[2]).toMatch(/Мафия спит/);
  expect(said.at(-1)).toMatch(/Мафия выбирает/);
});

test('vavt-cup-2017:5.2: a morning without a victim is announced before the first speech, and only then', () => {
  const table = new Table();
  const say = (): string => phrase(table.view({ kind: 'public' })).ru;
  table.deal();
  table.do('endPhase');
  expect(say()).toBe('День 1. Слово игроку №1.');
  table.do('endPhase');
  table.do('endPhase');
  expect(say()).toBe('Доброе утро. Ночью никто не погиб. День 2. Слово игроку №2.');
  table.do('next');
  expect(say()).toBe('День 2. Слово игроку №3.');
  table.do('endPhase');
  table.do('shoot', { target: 4 });
  table.do('endPhase');
  expect(say()).toMatch(/^№4, ваше последнее слово/);
  table.do('next');
  expect(say()).toBe('День 3. Слово игроку №3.');
});

test('an event of another edition is said by its name', () => {
  expect(sentence({ type: 'Unheard' }, namesOf(), 'ru')).toBe('Unheard');
});

test('one leaves, two leave', () => {
  const left = (seats: number[]) =>
    (['ru', 'en'] as const).map((lang) =>
      sentence({ type: 'PlayersLeft', seats, cause: 'vote' } as never, namesOf(), lang),
    );
  expect(left([3])).toEqual(['Игру покидает №3: по голосованию.', '№3 leaves: by the vote.']);
  expect(left([3, 5])).toEqual(['Игру покидают №3, №5: по голосованию.', '№3, №5 leave: by the vote.']);
});

test('a ruling is said by its title, or by its id where the titles are not at hand', () => {
  const [set] = new Table().do('setRuling', { ruling: 'rotation', value: 'last', reason: 'клуб' });
  expect(sentence(set!, namesOf({ rulings }), 'ru')).toContain('Кто открывает следующий день');
  expect(sentence(set!, namesOf(), 'en')).toBe('Ruling “rotation”: last (клуб).');
});

test.each([
  ['phases', phaseName, phaseSchema.options],
  ['roles', roleName, ROLES],
  ['causes', causeName, causeSchema.options],
  ['winners', winnerName, winnerSchema.options],
] as const)('%s have names in both languages', (_, name, ids) => {
  for (const id of ids) {
    expect(name(id).ru).toMatch(/[а-я]/);
    expect(name(id).en).toMatch(/^[a-z]/);
  }
  expect(name('unheard')).toEqual({ ru: 'unheard', en: 'unheard' });
});
