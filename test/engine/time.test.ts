import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateParts,
  daysBetween,
  instantOf,
  localOf,
  msBetween,
  normalInstant,
  plusMs,
} from '../../src/engine/time.js';

describe('local times', () => {
  test.each([
    ['2018-01-21', '12:00', 'Europe/Samara', '2018-01-21T08:00:00.000Z'],
    ['2018-01-17', '24:00', 'Europe/Samara', '2018-01-17T20:00:00.000Z'],
    ['2018-01-18', '00:00', 'Europe/Samara', '2018-01-17T20:00:00.000Z'],
    // Samara lived by Moscow's clock in 2010–2011.
    ['2010-06-01', '12:00', 'Europe/Samara', '2010-06-01T08:00:00.000Z'],
    ['2009-06-01', '12:00', 'Europe/Samara', '2009-06-01T07:00:00.000Z'],
    // The hour that spring skips, and the one that autumn repeats.
    ['2018-03-25', '02:30', 'Europe/Berlin', '2018-03-25T01:30:00.000Z'],
    ['2018-10-28', '02:30', 'Europe/Berlin', '2018-10-28T00:30:00.000Z'],
    ['2018-03-11', '02:30', 'America/New_York', '2018-03-11T07:30:00.000Z'],
    ['2018-11-04', '01:30', 'America/New_York', '2018-11-04T05:30:00.000Z'],
    ['2018-03-24', '24:00', 'Europe/Berlin', '2018-03-24T23:00:00.000Z'],
    ['2018-12-31', '24:00', 'America/New_York', '2019-01-01T05:00:00.000Z'],
    ['2020-02-28', '24:00', 'UTC', '2020-02-29T00:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone)).toBe(instant);
  });

  test('there and back', () => {
    expect(localOf('2018-01-21T08:00:00.000Z', 'Europe/Samara')).toEqual({
      date: '2018-01-21',
      time: '12:00',
    });
    expect(localOf('2018-01-21T21:30:00.000Z', 'Europe/Samara')).toEqual({
      date: '2018-01-22',
      time: '01:30',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2012-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (when) => {
          const instant = normalInstant(`${when.toISOString().slice(0, 16)}:00Z`);
          const { date, time } = localOf(instant, 'Europe/Samara');
          expect(instantOf(date, time, 'Europe/Samara')).toBe(instant);
        },
      ),
    );
  });

  test('a wrong date or zone is an error', () => {
    expect(() => instantOf('2018-02-30', '12:00', 'UTC')).toThrow(RangeError);
    expect(() => instantOf('2018-02-03', '25:00', 'UTC')).toThrow(RangeError);
    expect(() => instantOf('2018-02-03', '12:00', 'Europe/Nowhere')).toThrow(RangeError);
  });
});

describe('instants', () => {
  test('have one spelling, which sorts in time order', () => {
    expect(normalInstant('2018-01-21T12:00+04:00')).toBe('2018-01-21T08:00:00.000Z');
    expect(normalInstant('2018-01-21T08:00:00Z')).toBe('2018-01-21T08:00:00.000Z');
    expect(plusMs('2018-01-21T08:00:00.000Z', -1)).toBe('2018-01-21T07:59:59.999Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e12 }), fc.integer({ min: 0, max: 2e12 }), (a, b) => {
        const spell = (ms: number): string => plusMs('1970-01-01T00:00:00.000Z', ms);
        expect(spell(a) < spell(b)).toBe(a < b);
      }),
    );
  });

  test('are counted as the calendar counts them', () => {
    const spelled = (ms: number): string =>
      Temporal.Instant.fromEpochMilliseconds(ms).toString({ fractionalSecondDigits: 3 });
    const far = 8.64e15;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -5e12, max: 5e13 }),
          fc.maxSafeInteger().map((n) => n % far),
        ),
        fc.integer({ min: -1e11, max: 1e11 }),
        (ms, more) => {
          fc.pre(Math.abs(ms + more) <= far);
          expect(plusMs(spelled(ms), more)).toBe(spelled(ms + more));
          expect(msBetween(spelled(ms), spelled(ms + more))).toBe(more);
        },
      ),
    );
  });

  test.each(['2018-02-30T08:00:00.000Z', '2018-13-01T08:00:00.000Z', '2018-01-21T24:00:00.000Z', 'tomorrow'])(
    '%s is none',
    (text) => {
      expect(() => plusMs(text, 1)).toThrow(RangeError);
      expect(() => msBetween('2018-01-21T08:00:00.000Z', text)).toThrow(RangeError);
    },
  );

  test('end where there are no more', () => {
    expect(() => plusMs('2018-01-21T08:00:00.000Z', 8.64e15)).toThrow(RangeError);
    expect(() => plusMs('2018-01-21T08:00:00.000Z', 0.5)).toThrow(RangeError);
  });

  test('a time without a zone is not an instant', () => {
    expect(() => normalInstant('2018-01-21T12:00')).toThrow(RangeError);
  });
});

describe('dates', () => {
  test('days are calendar days, whatever the clocks do', () => {
    expect(addDays('2018-03-24', 2)).toBe('2018-03-26');
    expect(addDays('2020-03-01', -1)).toBe('2020-02-29');
    expect(daysBetween('2018-03-24', '2018-03-26')).toBe(2);
    expect(daysBetween('2018-03-26', '2018-01-01')).toBe(-84);
    expect(dateParts('2018-01-07')).toEqual({ day: 7, month: 1, yearShort: 18 });
  });
});
