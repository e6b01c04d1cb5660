import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPoints, parsePlace, parsePoints } from '../../src/quiz';
import { plainDecimal } from '../../src/quiz/points';

const value = (text: string): number | string => {
  const parsed = parsePoints(text);
  return parsed.ok ? parsed.value : parsed.reason;
};

describe('points', () => {
  it.each([
    ['44,5', 4450],
    ['44.5', 4450],
    ['31', 3100],
    ['-1', -100],
    ['−2,5', -250],
    ['–3', -300],
    ['+4', 400],
    ['0', 0],
    ['-0', 0],
    ['½', 50],
    ['4½', 450],
    ['-4½', -450],
    [',5', 50],
    ['.25', 25],
    ['7,', 700],
    ['1 000,5', 100050],
    ['12,340', 1234],
    ['0,29', 29],
    ['', 'blank'],
    ['  ', 'blank'],
    ['44,555', 'too-precise'],
    ['0,001', 'too-precise'],
    ['1,2,3', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['-', 'not-a-number'],
    ['12345678', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['восемь', 'not-a-number'],
  ])('reads %s as %s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999, max: 999_999 }),
        fc.constantFrom<',' | '.'>(',', '.'),
        (points, mark) => {
          expect(value(formatPoints(points, mark))).toBe(points === 0 ? 0 : points);
        },
      ),
    );
  });

  it.each([
    ['30.499999999999996', '30.5'],
    ['44.5', '44.5'],
    ['4.4999999999999998E-2', '0.045'],
    ['1E3', '1000'],
    ['-0.5', '-0.5'],
    ['-1.0000000000000001E-17', '0'],
    ['30.455', '30.455'],
    ['30.4999', '30.4999'],
    ['5', '5'],
    ['0.1', '0.1'],
  ])('a workbook number %s is %s', (raw, expected) => {
    expect(plainDecimal(raw)).toBe(expected);
  });

  it('a sum of halves spoilt by binary floats still reads exactly', () => {
    expect(value(plainDecimal(String(0.1 + 0.2)) ?? '')).toBe(30);
    expect(value(plainDecimal(String(1.1 * 3)) ?? '')).toBe(330);
  });

  it('what is no number of a workbook is not made one', () => {
    expect(plainDecimal('1E999999')).toBeNull();
    expect(plainDecimal('Infinity')).toBeNull();
    expect(plainDecimal('9'.repeat(200))).toBeNull();
  });
});

describe('places', () => {
  const place = (text: string): number | null | string => {
    const parsed = parsePlace(text);
    return parsed.ok ? parsed.place : parsed.reason;
  };
  it.each([
    ['1', 1],
    ['5,5', 5.5],
    ['5.5', 5.5],
    ['5½', 5.5],
    ['5-6', 5.5],
    ['5–7', 6],
    ['5/6', 5.5],
    ['11/2', 5.5],
    ['3 место', 3],
    ['3-е место', 3],
    ['4.', 4],
    ['в/к', null],
    ['вне зачёта', null],
    ['не в зачет', null],
    ['Вне конкурса', null],
    ['', 'blank'],
    ['0', 'unreadable'],
    ['-2', 'unreadable'],
    ['5,25', 'unreadable'],
    ['6-5', 'unreadable'],
    ['победитель', 'unreadable'],
  ])('reads %s as %s', (text, expected) => {
    expect(place(text)).toBe(expected);
  });
});
