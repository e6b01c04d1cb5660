/** Short marks of a sheet: what each becomes, and that a slip is named and not guessed at. */
import { describe, expect, test } from 'vitest';
import { paperSchema } from '../../src/rulebooks/table/paper/schema.js';
import { blocksOf, readSheet, sheetField } from '../../src/web/table/paper/notation.js';

describe('marks of a sheet', () => {
  test('all of them', () => {
    const sheet = {
      date: '2017-03-04',
      'seats.0.role': 'don',
      'seats.1.name': ' Вера ',
      'firstNight.fouls': '3/7',
      'days.0.first': '1',
      'days.0.nominations': '5<3, 8 2<7х',
      'days.0.votes': '5=2 8(1 2)\n5(3,4); 8=6',
      'days.0.question': 'нет',
      'days.0.left': '-',
      'days.0.fouls': '5 6/12@9:05г 7!! 8т! 9с',
      'nights.0.shots': '2>1 7>-',
      'nights.0.heal': '4',
      'nights.0.don': '4+',
      'nights.0.sheriff': '2',
      'nights.0.killed': '-',
      'nights.0.fouls': '2w',
      'days.1.left': '5 8',
      bestMove: '1: 2 7 8',
      colours: '10: 1ч 4к\n3@2: 5b',
      points: '5=0,4 7=-0.25',
      winner: 'red',
    };
    const { paper, faults } = readSheet(sheet, 10);
    expect(faults).toEqual([]);
    expect(paperSchema.safeParse(paper).success).toBe(true);
    expect(paper.seats.slice(0, 2)).toEqual([
      { name: '', role: 'don' },
      { name: 'Вера', role: null },
    ]);
    expect(paper.days).toEqual([
      {
        first: 1,
        nominations: [{ seat: 5, by: 3 }, { seat: 8 }, { seat: 2, by: 7, withdrawn: true }],
        votes: [
          {
            hands: [
              { candidate: 5, votes: 2 },
              { candidate: 8, seats: [1, 2] },
            ],
          },
          {
            hands: [
              { candidate: 5, seats: [3, 4] },
              { candidate: 8, votes: 6 },
            ],
          },
        ],
        question: { passed: false },
        left: [],
      },
      { nominations: [], votes: [], left: [5, 8] },
    ]);
    expect(paper.nights).toEqual([
      {
        shots: [
          { seat: 2, target: 1 },
          { seat: 7, target: null },
        ],
        heal: 4,
        don: { target: 4, answer: true },
        sheriff: { target: 2 },
        killed: null,
      },
    ]);
    expect(paper.fouls).toEqual([
      { seat: 3, day: 0, when: 'firstNight', violation: 7 },
      { seat: 5, day: 1, when: 'speeches' },
      { seat: 6, day: 1, when: 'vote', violation: 12, at: '09:05' },
      { seat: 8, day: 1, when: 'speeches', technical: true },
      { seat: 9, day: 1, when: 'lastWords' },
      { seat: 2, day: 1, when: 'nightWords' },
    ]);
    expect(paper.removals).toEqual([
      { seat: 7, day: 1, when: 'speeches', cause: 'judge' },
      { seat: 8, day: 1, when: 'speeches', cause: 'technical' },
    ]);
    expect(paper.bestMove).toEqual({ seat: 1, named: [2, 7, 8] });
    expect(paper.colours).toEqual([
      {
        by: 10,
        colours: [
          { seat: 1, side: 'black' },
          { seat: 4, side: 'red' },
        ],
      },
      { by: 3, day: 2, colours: [{ seat: 5, side: 'black' }] },
    ]);
    expect(paper.points).toEqual([
      { seat: 5, points: 40 },
      { seat: 7, points: -25 },
    ]);
    // Letter for letter, with its spaces.
    expect(paper.sheet?.['seats.1.name']).toBe(' Вера ');
    expect(blocksOf(sheet)).toBe(2);
  });

  test.each([
    ['days.0.nominations', '5<x', '5<x'],
    ['days.0.votes', '5=2 восемь', 'восемь'],
    ['days.0.votes', '5', '5'],
    ['days.0.question', 'может', 'может'],
    ['days.0.left', '5 пять', 'пять'],
    ['days.0.fouls', '5/', '5/'],
    ['nights.0.shots', '2>', '2>'],
    ['nights.0.don', '4?', '4?'],
    ['nights.0.killed', 'никто', 'никто'],
    ['bestMove', '2 7 8', '2 7 8'],
    ['colours', '10 1ч', '10 1ч'],
    ['points', '5:1', '5:1'],
  ])('%s: «%s» is not understood', (field, text, mark) => {
    expect(readSheet({ [field]: text }, 10).faults).toEqual([{ field, mark }]);
  });

  test('what the server finds leads to the field it was typed in', () => {
    const read = readSheet({ 'days.1.fouls': '5', 'nights.0.fouls': '6', 'firstNight.fouls': '7' }, 10);
    expect(sheetField('days.1.votes.0.hands.2', read)).toBe('days.1.votes');
    expect(sheetField('nights.0.target', read)).toBe('nights.0.shots');
    expect(sheetField('seats.4', read)).toBe('seats.4.role');
    expect(sheetField('seats.role.don', read)).toBe('seats.0.role');
    expect(sheetField('fouls.0', read)).toBe('firstNight.fouls');
    const fields = read.paper.fouls!.map((_, index) => sheetField(`fouls.${index}`, read));
    expect(fields.sort()).toEqual(['days.1.fouls', 'firstNight.fouls', 'nights.0.fouls']);
    expect(sheetField('winner', read)).toBe('winner');
  });
});
