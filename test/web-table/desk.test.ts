/** The judge's desk: words and forms of every command, differences in words, the list of players of a new game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { commandSchemas, effectSchema } from '../../src/rulebooks/table/commands.js';
import { vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import { setupSchema } from '../../src/rulebooks/table/setup.js';
import { sayer } from '../../src/web/app/i18n.js';
import { seatsOf, tableSetupOf } from '../../src/web/new/table/draft.js';
import { faultOf, namesFrom } from '../../src/web/new/table/names.js';
import { texts as making } from '../../src/web/new/table/texts.js';
import { texts as rules } from '../../src/web/rules/texts.js';
import { blankCommand, INSERTABLE } from '../../src/web/table/manage/log/blank.js';
import { sortDifferences } from '../../src/web/table/manage/log/differences.js';
import { entryWords } from '../../src/web/table/manage/log/entry-words.js';
import { texts as desk } from '../../src/web/table/manage/texts.js';
import { texts as replay } from '../../src/web/table/replay/texts.js';
import { texts as seat } from '../../src/web/table/seat/texts.js';
import { texts as shared } from '../../src/web/table/shared/texts.js';
import { violationName } from '../../src/web/table/shared/words.js';
import { texts as spectator } from '../../src/web/table/spectator/texts.js';

const read = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('texts.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** Keys that no source names, whole or by the beginning of a template. */
function unsaid(keys: string[], source: string): string[] {
  const built = [...source.matchAll(/`([a-zA-Z]+\.(?:[a-zA-Z]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
  return keys.filter(
    (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
}

test.each([
  ['src/web/table', { ...shared, ...spectator }],
  ['src/web/table/seat', seat],
  ['src/web/table/replay', replay],
  ['src/web/table/manage', desk],
  ['src/web/new/table', making],
  ['src/web/rules', rules],
])('every text of %s is said somewhere', (folder, texts) => {
  expect(unsaid(Object.keys(texts), read(folder))).toEqual([]);
});

const t = sayer(desk, 'ru');

describe('the log', () => {
  it('has words for every command', () => {
    for (const type of Object.keys(commandSchemas)) expect(desk, type).toHaveProperty([`cmd.${type}`]);
  });

  it.each([
    [{ type: 'hands', candidate: 6, seats: [1, 2] }, 'Против №6: №1, №2'],
    [{ type: 'hands', candidate: 6, seats: [] }, 'Против №6: никого'],
    [{ type: 'hands', candidate: 6, count: 3 }, 'Против №6: 3 руки'],
    [{ type: 'nominate', seat: 6, by: 2 }, 'Выставлен №6, называет №2'],
    [{ type: 'nominate', seat: 6 }, 'Выставлен №6'],
    [{ type: 'shoot', target: null }, 'Мафия: промах'],
    [{ type: 'shoot', shots: { 1: 4, 2: null } }, 'Мафия: №1 → №4, №2 → –'],
    [{ type: 'foul', seat: 2, violation: 12 }, 'Фол №2: речь в чужую минуту'],
    [{ type: 'foul', seat: 2, technical: true }, 'Фол №2, технический'],
    [{ type: 'check', by: 'don', target: 4 }, 'Проверка, дон: №4'],
    [
      { type: 'override', effect: { kind: 'points', seat: 3, points: -25 }, reason: 'р' },
      'Рукой судьи: закрытые баллы №3: −0.25',
    ],
    [{ type: 'something new' }, 'something new'],
  ])('%j is «%s»', (command, words) => {
    expect(entryWords(command, t, 'ru')).toBe(words);
  });

  it('names every kind of effect', () => {
    for (const option of effectSchema.options) {
      const kind = option.shape.kind.value;
      expect(desk).toHaveProperty([`effect.${kind}`]);
      expect(desk).toHaveProperty([`effectKind.${kind}`]);
    }
  });

  it('begins what was missed with commands the rulebook reads, or asks for what they lack', () => {
    const view = { seats: vavtSeats() } as never;
    const lacking = INSERTABLE.filter(
      (type) => !commandSchemas[type].safeParse(blankCommand(type, view)).success,
    );
    // A best move names somebody, colours say something, an override and a replacement have a reason.
    expect(lacking.sort()).toEqual(['bestMove', 'override', 'record', 'substitute']);
  });
});

const vavtSeats = () => Array.from({ length: 10 }, (_, i) => ({ n: i + 1, alive: i > 0 }));

test('fifteen violations have fifteen short names', () => {
  const names = Array.from({ length: 15 }, (_, i) => violationName(i + 1).ru);
  expect(new Set(names).size).toBe(15);
  expect(names.every((name) => name.length <= 24)).toBe(true);
});

test('a difference of the judge’s views is sorted by what it is about', () => {
  const changes = sortDifferences([
    { path: 'seats.3.alive', before: false, after: true },
    { path: 'seats.3.left', before: {}, after: null },
    { path: 'votes.0.tally.1.votes', before: 7, after: 4 },
    { path: 'votes.0.leaders.0', before: 3, after: 6 },
    { path: 'phase', before: 'ended', after: 'speeches' },
    { path: 'winner', before: { winner: 'red', team: [4] }, after: null },
    { path: 'judge.victory', before: { winner: 'red' }, after: null },
    { path: 'secrets.nights.1.killed', before: 6, after: null },
    { path: 'secrets.nights.1.checks.0.answer', before: true, after: false },
    { path: 'secrets.points.2.points', before: 0, after: 50 },
    { path: 'nominations.0.seat', before: 6, after: 7 },
    { path: 'judge.undo.step', before: 9, after: 8 },
  ]);
  expect(changes).toEqual({
    seats: [
      { n: 3, field: 'alive', before: false, after: true },
      { n: 2, field: 'points', before: 0, after: 50 },
    ],
    stage: [
      { field: 'phase', before: 'ended', after: 'speeches' },
      { field: 'winner', before: 'red', after: null },
    ],
    votes: [0],
    tallies: [{ vote: 0, at: 1, before: 7, after: 4 }],
    nights: [{ n: 1, field: 'killed', before: 6, after: null }],
    others: ['nominations', 'checks'],
    nothing: false,
    small: false,
  });
  expect(sortDifferences([])).toMatchObject({ nothing: true, small: false });
  expect(sortDifferences([{ path: 'judge.undo.step', before: 9, after: 8 }])).toMatchObject({
    nothing: false,
    small: true,
  });
});

describe('the list of players', () => {
  it.each([
    ['Искра\nАспид\n\n Ласточка ', ['Искра', 'Аспид', 'Ласточка']],
    ['1. Искра\n2) Аспид\n№3 Ласточка\n4: Тень', ['Искра', 'Аспид', 'Ласточка', 'Тень']],
    ['Искра, Аспид; Ласточка', ['Искра', 'Аспид', 'Ласточка']],
    ['1\tИскра\n2\tАспид', ['Искра', 'Аспид']],
    ['— Искра\n• Аспид', ['Искра', 'Аспид']],
    // Digits that belong to a nick stay.
    ['Незабудка7\n90-е', ['Незабудка7', '90-е']],
    ['  \n ', []],
  ])('%j', (text, names) => {
    expect(namesFrom(text)).toEqual(names);
  });

  it('says what is wrong with it', () => {
    expect(faultOf([], 10)).toBeNull();
    expect(faultOf(['А', 'Б'], 2)).toBeNull();
    expect(faultOf(['А'], 2)).toEqual({ kind: 'count', have: 1, need: 2 });
    expect(faultOf(['Тень', 'тень'], 2)).toEqual({ kind: 'twice', name: 'тень' });
    expect(faultOf(['я'.repeat(61), 'Б'], 2)).toMatchObject({ kind: 'long' });
  });

  it('makes a setup the rulebook takes', () => {
    const draft = { packName: '', title: '', phones: true, rulings: {}, open: true };
    const list = Array.from({ length: seatsOf(vavtCup2017) }, (_, i) => `Игрок ${i + 1}`).join('\n');
    const named = setupSchema.parse(tableSetupOf({ ...draft, list }, vavtCup2017));
    expect(named.rulings).toEqual({ 'card.view': 'yes' });
    expect(named.players[9]).toEqual({ name: 'Игрок 10', person: 'player-10' });
    expect(setupSchema.parse(tableSetupOf({ ...draft, list: '' }, vavtCup2017)).players).toEqual([]);
  });
});
