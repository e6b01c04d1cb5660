/** The season's data against the numbers of the regulation, and the ties between clauses, rulings and pack. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../../src/rulebooks/mafia-2018/clauses.js';
import { exampleBoard } from '../../../src/rulebooks/mafia-2018/example-board.js';
import { mafia2018, PICTURE_ONLY } from '../../../src/rulebooks/mafia-2018/pack.js';
import { rulings } from '../../../src/rulebooks/mafia-2018/rulings.js';
import { packSchema } from '../../../src/rulebooks/mafia-2018/setup.js';

/** 3.1 as printed. */
const FREE_31 =
  '1-7,9-16,18-23,25-32,34-37,39-43,45-54,56-61,63-75,77,78,80-84,86,87,89-97,99,100,102-106,108-112,114-120,' +
  '122-125,127-132,134-141,143-151,153-160,162-167,169,170,172-176,178,180-186,188-193,195-199,201-207,209-214,216,' +
  '218-222,224-226,228-233,235-240,242-247,249-253,255,256,258-262';

const free31 = FREE_31.split(',').flatMap((part) => {
  const [from, to] = part.split('-').map(Number);
  return Array.from({ length: (to ?? from!) - from! + 1 }, (_, index) => from! + index);
});

/** 1.1–11.4 in the order of the text. */
const IDS =
  '1.1 1.2 1.3 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 2.5 2.6 2.7 2.8 2.9 2.10 3.1 3.2 3.3 4.1 4.2 4.3 4.4 4.5 4.6 ' +
  '5.1 5.2 5.3 5.4 5.5 5.6 6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 7.1 7.2 7.3 7.3a 7.4 7.5 7.6 7.7 7.8 ' +
  '8.1 8.2 8.3 8.4 8.5 8.6 9.1 9.2 9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.3.6 9.3.7 9.4 9.5 10 11.1 11.2 11.3 11.4';

describe('the pack of the season', () => {
  it.each([
    ['as the text has it', mafia2018],
    ['with invented marks', exampleBoard],
  ])('is a valid pack: %s', (_, pack) => {
    expect(packSchema.parse(pack)).toEqual(pack);
  });

  it('3.1: every cell without a mark is in the list of free cells, and all of the list but 86', () => {
    const unmarked = Array.from({ length: 262 }, (_, i) => i + 1).filter((n) => !mafia2018.marks[n]);
    expect(unmarked).toEqual(free31.filter((n) => n !== 86));
  });

  it('3.2: the offers', () => {
    const found = Object.entries(mafia2018.marks).flatMap(([n, mark]) =>
      mark.kind === 'offer' ? [[Number(n), mark.side]] : [],
    );
    expect(found).toEqual([
      [24, null],
      [55, 1],
      [98, 2],
      [133, 3],
      [168, 4],
      [215, 5],
      [234, 6],
    ]);
  });

  it('3.3: roulette', () => {
    const found = Object.keys(mafia2018.marks).filter((n) => mafia2018.marks[n]!.kind === 'roulette');
    expect(found.map(Number)).toEqual([38, 76, 86, 113, 126, 179, 187, 200]);
  });

  it('ten Wednesdays', () => {
    expect(mafia2018.games).toHaveLength(10);
    expect(mafia2018.games[9]).toEqual({ number: 179, date: '2018-03-21' });
    for (const { date } of mafia2018.games) expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(3);
  });

  it('colours, letters and patterns differ', () => {
    for (const key of ['colour', 'letter', 'pattern'] as const)
      expect(new Set(mafia2018.sides.map((side) => side[key])).size).toBe(6);
  });

  it('6.7: the steps of painting follow one another without a gap', () => {
    const { steps } = mafia2018.painting;
    const hours = ({ days, time }: { days: number; time: string }) => days * 24 + Number(time.slice(0, 2));
    expect(steps.map(({ clans }) => clans)).toEqual([1, 2, 3, 0, 4, 5, 6]);
    for (let i = 1; i < steps.length; i += 1) expect(hours(steps[i]!.from)).toBe(hours(steps[i - 1]!.to));
  });

  it('the example board fills every cell the text leaves open and says which', () => {
    expect(exampleBoard.invented.toSorted((a, b) => a - b)).toEqual([...PICTURE_ONLY]);
    for (const [n, mark] of Object.entries(exampleBoard.marks)) {
      expect(mark.kind).not.toBe('unspecified');
      if (mark.kind !== 'move') continue;
      const target = Number(n) + mark.by;
      expect(target).toBeGreaterThan(0);
      expect(target).toBeLessThan(262);
      expect(['move', 'skip']).not.toContain(exampleBoard.marks[target]?.kind);
    }
  });
});

describe('clauses and rulings', () => {
  it('has every clause once, in the order of the text', () => {
    expect(Object.keys(clauses)).toEqual(IDS.split(' ').map((id) => `mafia-2018:${id}`));
  });

  it('names a screen where a screen carries the clause', () => {
    for (const clause of Object.values(clauses))
      if (clause.kind === 'screen') expect(clause.screen).toBeTruthy();
  });

  it.each(Object.entries(clauses))('%s stands in a file, and its screen is there', (_, clause) => {
    expect(existsSync(`src/${clause.code}`), clause.code).toBe(true);
    if ('screen' in clause) expect(existsSync(clause.screen), clause.screen).toBe(true);
  });

  it('has the default first among the values of a ruling', () => {
    for (const ruling of Object.values(rulings)) {
      expect(Object.keys(ruling.values)[0]).toBe(ruling.default);
      expect(Object.keys(ruling.values).length).toBeGreaterThan(1);
    }
  });
});
