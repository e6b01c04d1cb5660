/** The server's clock decides; the browser counts down by it, whatever its own clock shows. */
import { useEffect, useState } from 'react';
import type { Instant, Lang } from '../../engine/contract.js';
import { shortEnd, shortMoment, spellDate, spellEnd, spellMoment } from '../../texts/moments.js';

let offset = 0;

/** Remembers how far this browser's clock is from the server's. */
export function heard(serverTime: Instant): void {
  const then = Date.parse(serverTime);
  if (Number.isFinite(then)) offset = then - Date.now();
}

/** Game time minus this browser's, milliseconds: to be kept for a page that opens without the network. */
export const serverOffset = (): number => offset;

export function recallOffset(kept: number): void {
  offset = kept;
}

export const serverNow = (): number => Date.now() + offset;

/** The server's time, refreshed every `every` milliseconds. */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** «вторник, 6 марта, 17:10» in the given zone. */
export const formatMoment = spellMoment;

/** «17 января 2018» of a plain date. */
export const formatDate = spellDate;

/** «17 января 2018, 16:42» on a clock: when something was made or written, whatever year it was. */
export function formatWritten(at: number, zone: string, lang: Lang): string {
  const [date, time] = wallClock(at, zone).split('T');
  return `${spellDate(date!, lang)}, ${time}`;
}

/** «16:42:05» in the given zone: for receipts, where a second counts. */
export function formatSeconds(instant: Instant, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}

/** The instant of a wall clock `2018-03-06T17:10` in a zone; null when it is not a date. */
export function instantOf(local: string, zone: string): Instant | null {
  const wanted = Date.parse(`${local}Z`);
  if (!Number.isFinite(wanted)) return null;
  let guess = wanted;
  for (let i = 0; i < 3; i++) guess += wanted - Date.parse(`${wallClock(guess, zone)}Z`);
  return new Date(guess).toISOString();
}

/** `2018-03-06T17:10` in a zone, as an `<input type="datetime-local">` wants it. */
export function wallClock(at: number, zone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  for (const { type, value } of format.formatToParts(at)) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** City of an IANA zone as people here say it. */
const CITIES: Record<string, Record<Lang, string>> = {
  'Europe/Samara': { ru: 'по Самаре', en: 'Samara time' },
  'Europe/Moscow': { ru: 'по Москве', en: 'Moscow time' },
  'Asia/Yekaterinburg': { ru: 'по Екатеринбургу', en: 'Yekaterinburg time' },
  'Europe/Kaliningrad': { ru: 'по Калининграду', en: 'Kaliningrad time' },
  'Asia/Omsk': { ru: 'по Омску', en: 'Omsk time' },
  'Asia/Novosibirsk': { ru: 'по Новосибирску', en: 'Novosibirsk time' },
  'Asia/Krasnoyarsk': { ru: 'по Красноярску', en: 'Krasnoyarsk time' },
  'Asia/Irkutsk': { ru: 'по Иркутску', en: 'Irkutsk time' },
  'Asia/Yakutsk': { ru: 'по Якутску', en: 'Yakutsk time' },
  'Asia/Vladivostok': { ru: 'по Владивостоку', en: 'Vladivostok time' },
  'Europe/Minsk': { ru: 'по Минску', en: 'Minsk time' },
  'Asia/Almaty': { ru: 'по Алма-Ате', en: 'Almaty time' },
  'Asia/Tbilisi': { ru: 'по Тбилиси', en: 'Tbilisi time' },
  'Asia/Yerevan': { ru: 'по Еревану', en: 'Yerevan time' },
  'Asia/Tashkent': { ru: 'по Ташкенту', en: 'Tashkent time' },
  'Europe/Berlin': { ru: 'по Берлину', en: 'Berlin time' },
  'Europe/London': { ru: 'по Лондону', en: 'London time' },
  'Asia/Jerusalem': { ru: 'по Иерусалиму', en: 'Jerusalem time' },
  'America/New_York': { ru: 'по Нью-Йорку', en: 'New York time' },
  UTC: { ru: 'по Гринвичу (UTC)', en: 'UTC' },
};

export function zoneName(zone: string, lang: Lang): string {
  const known = CITIES[zone];
  if (known) return known[lang];
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return lang === 'ru' ? `время ${city}` : `${city} time`;
}

/** True when both zones show the same wall clock at that moment. */
export function sameClock(instant: Instant, a: string, b: string): boolean {
  return spellMoment(instant, a, 'en') === spellMoment(instant, b, 'en');
}

const UNITS: Record<Lang, [d: string, h: string, m: string, s: string]> = {
  ru: ['д', 'ч', 'мин', 'с'],
  en: ['d', 'h', 'min', 's'],
};

/** «2 д 4 ч», «4 ч 12 мин», «12 мин 05 с», «9 с»: the two largest units. */
export function formatLeft(milliseconds: number, lang: Lang): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const [d, h, m, s] = UNITS[lang];
  const days = Math.floor(total / 86400);
  const hours = Math.floor((total % 86400) / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = total % 60;
  if (days > 0) return `${days} ${d} ${hours} ${h}`;
  if (hours > 0) return `${hours} ${h} ${minutes} ${m}`;
  if (minutes > 0) return `${minutes} ${m} ${String(seconds).padStart(2, '0')} ${s}`;
  return `${seconds} ${s}`;
}

export interface CountdownState {
  left: number;
  passed: boolean;
  text: string;
  /** The deadline where the viewer is, and where the game is. */
  local: string;
  inZone: string;
  same: boolean;
}

export function countdownOf(until: Instant, zone: string, lang: Lang, now: number): CountdownState {
  const left = Date.parse(until) - now;
  const mine = viewerZone();
  return {
    left,
    passed: left <= 0,
    text: formatLeft(left, lang),
    local: shortEnd(until, mine, lang),
    inZone: spellEnd(until, zone, lang),
    same: sameClock(until, zone, mine),
  };
}

/** A moment, not a deadline: both clocks, midnight as 00:00. */
export function momentOf(
  at: Instant,
  zone: string,
  lang: Lang,
): { inZone: string; local: string; same: boolean } {
  const mine = viewerZone();
  return {
    inZone: spellMoment(at, zone, lang),
    local: shortMoment(at, mine, lang),
    same: sameClock(at, zone, mine),
  };
}

export function useCountdown(until: Instant, zone: string, lang: Lang): CountdownState {
  return countdownOf(until, zone, lang, useNow());
}
