/** Instants in the words of a language and the local time of a zone: `вторник, 23 января, 16:00`. */
import type { Instant, Lang } from '../engine/contract.js';

const WEEKDAYS = {
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const MONTHS = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
/** After `до 24:00`: the weekday in the genitive. */
const OF_WEEKDAYS = {
  ru: 'воскресенья понедельника вторника среды четверга пятницы субботы'.split(' '),
  en: WEEKDAYS.en.map((day) => `on ${day}`),
};
const SHORT = {
  ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

interface Local {
  /** Days since 1970-01-01 of the local date. */
  day: number;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localOf(at: Instant, zone: string): Local {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(Date.parse(at))) part[type] = value;
  return {
    day: Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day)) / 86_400_000,
    time: `${part.hour}:${part.minute}`,
  };
}

function spellDay(day: number, lang: Lang): string {
  const date = new Date(day * 86_400_000);
  return `${WEEKDAYS[lang][date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[lang][date.getUTCMonth()]}`;
}

/** `воскресенье, 21 января, 12:00`. */
export function spellMoment(at: Instant, zone: string, lang: Lang): string {
  const { day, time } = localOf(at, zone);
  return `${spellDay(day, lang)}, ${time}`;
}

/** After `с`: `12:00 воскресенья, 21 января`. */
export function spellStart(at: Instant, zone: string, lang: Lang): string {
  const { day, time } = localOf(at, zone);
  return `${time} ${ofDay(day, lang)}`;
}

/** After `до`: midnight is said as `24:00` of the day it ends, so that nobody comes a day late. */
export function spellEnd(at: Instant, zone: string, lang: Lang): string {
  const { day, time } = localOf(at, zone);
  return time === '00:00' ? `24:00 ${ofDay(day - 1, lang)}` : `${time} ${ofDay(day, lang)}`;
}

function ofDay(day: number, lang: Lang): string {
  const date = new Date(day * 86_400_000);
  return `${OF_WEEKDAYS[lang][date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[lang][date.getUTCMonth()]}`;
}

/** `вс 12:00`. */
export function shortMoment(at: Instant, zone: string, lang: Lang): string {
  const { day, time } = localOf(at, zone);
  return `${SHORT[lang][new Date(day * 86_400_000).getUTCDay()]} ${time}`;
}

/** `вс 16:00`, with `24:00` for the midnight at a day's end. */
export function shortEnd(at: Instant, zone: string, lang: Lang): string {
  const { day, time } = localOf(at, zone);
  const midnight = time === '00:00';
  return `${SHORT[lang][new Date((midnight ? day - 1 : day) * 86_400_000).getUTCDay()]} ${midnight ? '24:00' : time}`;
}

/** A calendar date `2018-01-17` in words: `17 января 2018`. */
export function spellDate(date: string, lang: Lang): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[lang][month! - 1]} ${year}`;
}

/** The local time to the millisecond, as a receipt has it: `18:59:59.999`. */
export function clock(at: Instant, zone: string): string {
  const { time } = localOf(at, zone);
  // Offsets of zones are whole minutes in our time.
  return time + at.slice(16, 23);
}
