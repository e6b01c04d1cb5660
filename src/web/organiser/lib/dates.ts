/** Plain dates of a season's calendar. */
import type { Instant, Lang } from '../../../engine/contract.js';
import { formatDate, formatMoment, wallClock } from '../../app/clock.js';

const DAY = 86_400_000;

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`));
}

/** Dates of games: the day of each by its place in the row, counted from the first game; passing over the skipped ones. */
export function datesInRow(
  first: string,
  dayOf: (place: number) => number,
  count: number,
  skipped: readonly string[],
): string[] {
  const dates: string[] = [];
  for (let place = 0; dates.length < count && place < count + skipped.length + 60; place++) {
    const date = shifted(first, dayOf(place));
    if (!skipped.includes(date)) dates.push(date);
  }
  return dates;
}

/** Days from one date to another. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The first such weekday that is not over: today counts until the game starts. */
export function nextWeekday(now: number, zone: string, weekday: number, time: string): string {
  const [today = '', clock = ''] = wallClock(now, zone).split('T');
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return shifted(today, days === 0 && clock >= time ? 7 : days);
}

export function spellWeekday(date: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`));
}

/** «среда, 17 января 2018». */
export function spellDay(date: string, lang: Lang): string {
  return `${spellWeekday(date, lang)}, ${formatDate(date, lang)}`;
}

/** A moment with its year, when that is not the present one. */
export function momentWithYear(at: Instant, zone: string, lang: Lang, now: number): string {
  const year = otherYear(at, zone, now);
  const text = formatMoment(at, zone, lang);
  return year ? text.replace(/, (\d\d:\d\d)$/, ` ${year}, $1`) : text;
}

/** The year of a moment, when it is not the present one. */
export function otherYear(at: Instant, zone: string, now: number): string | null {
  const year = wallClock(Date.parse(at), zone).slice(0, 4);
  return year === wallClock(now, zone).slice(0, 4) ? null : year;
}

export { shifted as shiftDate };
