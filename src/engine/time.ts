/**
 * The one place where local times of a pack become instants and back. Inside the product time is UTC data.
 */
import { Temporal } from 'temporal-polyfill';
import type { Instant } from './contract.js';
import { remembered } from './memory.js';

/** A calendar date, `2018-01-17`. */
export type DateText = string;
/** A local time of day `HH:MM`, `24:00` meaning the midnight at the day's end. */
export type TimeText = string;

/** The date `days` after (or before, when negative) a date. */
export function addDays(date: DateText, days: number): DateText {
  return dayAfter(`${date} ${days}`);
}

const dayAfter = remembered((words): DateText => {
  const [date, days] = words.split(' ') as [DateText, string];
  return Temporal.PlainDate.from(date)
    .add({ days: Number(days) })
    .toString();
});

/** Whole days from `a` to `b`. */
export function daysBetween(a: DateText, b: DateText): number {
  return Temporal.PlainDate.from(a).until(Temporal.PlainDate.from(b), { largestUnit: 'days' }).days;
}

/** Day, month and two-digit year of a date. */
export function dateParts(date: DateText): { day: number; month: number; yearShort: number } {
  const d = Temporal.PlainDate.from(date);
  return { day: d.day, month: d.month, yearShort: d.year % 100 };
}

/**
 * The instant of a local time. A time that a clock change skips or repeats is taken as `compatible` in the sense of
 * RFC 5545: the later side of a gap, the first of two.
 */
export function instantOf(date: DateText, time: TimeText, zone: string): Instant {
  return instantIn(`${date} ${time} ${zone}`);
}

const instantIn = remembered((words): Instant => {
  const [date, time, zone] = words.split(' ') as [DateText, TimeText, string];
  const endOfDay = time === '24:00';
  const day = endOfDay ? addDays(date, 1) : date;
  const local = Temporal.PlainDateTime.from(`${day}T${endOfDay ? '00:00' : time}`);
  return spell(local.toZonedDateTime(zone).epochMilliseconds);
});

/** Local date and time of an instant, `2018-01-21` and `12:00`. */
export function localOf(instant: Instant, zone: string): { date: DateText; time: TimeText } {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The canonical spelling of an instant; accepts any ISO 8601 instant with an offset or Z. */
export function normalInstant(text: string): Instant {
  return spell(epochMs(text));
}

/** An instant shifted by milliseconds. */
export function plusMs(instant: Instant, ms: number): Instant {
  return spell(epochMs(instant) + ms);
}

/** Milliseconds from one instant to another. */
export function msBetween(from: Instant, to: Instant): number {
  return epochMs(to) - epochMs(from);
}

const DAY = 86_400_000;
/** Milliseconds from 1970 to the last instant there is. */
const LAST = 8.64e15;
const CANONICAL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})Z$/;

/** Days of UTC are all alike, so the calendar is asked once for each date, and the rest is counted. */
function epochMs(instant: Instant): number {
  const parts = CANONICAL.exec(instant);
  if (!parts) return Temporal.Instant.from(instant).epochMilliseconds;
  const [, date, hours, minutes, seconds, ms] = parts;
  return (
    numberOfDay(date!) * DAY +
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
    Number(ms)
  );
}

/** Milliseconds are always written, so that instants compare as strings. */
function spell(epochMs: number): Instant {
  // What is no instant is told so.
  if (!Number.isInteger(epochMs) || Math.abs(epochMs) > LAST)
    return Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
  const day = Math.floor(epochMs / DAY);
  const ms = epochMs - day * DAY;
  const [hours, minutes, seconds] = [3_600_000, 60_000, 1000].map((unit) => Math.floor(ms / unit));
  const time = [hours!, minutes! % 60, seconds! % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${dateOfDay(String(day))}T${time}.${String(ms % 1000).padStart(3, '0')}Z`;
}

const EPOCH = '1970-01-01';
/** Days since 1970 of a date. */
const numberOfDay = remembered((date) => daysBetween(EPOCH, date));
const dateOfDay = remembered((day): DateText => addDays(EPOCH, Number(day)));
