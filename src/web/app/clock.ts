/** The server's clock decides; the browser counts down by it, whatever its own clock shows. */
import { useEffect, useState } from 'react';
import type { Instant, Lang } from '../../engine/contract.js';

let offset = 0;

/** Remembers how far this browser's clock is from the server's. */
export function heard(serverTime: Instant): void {
  const then = Date.parse(serverTime);
  if (Number.isFinite(then)) offset = then - Date.now();
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

const formats = new Map<string, Intl.DateTimeFormat>();
function formatter(lang: Lang, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, zone, options]);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', { ...options, timeZone: zone });
    formats.set(key, made);
  }
  return made;
}

const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** «вс, 21 янв., 12:00» in the given zone. */
export function formatMoment(instant: Instant, zone: string, lang: Lang): string {
  return formatter(lang, zone, MOMENT).format(new Date(instant));
}

/** «12:00» in the given zone. */
export function formatTime(instant: Instant, zone: string, lang: Lang, seconds = false): string {
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (seconds) options.second = '2-digit';
  return formatter(lang, zone, options).format(new Date(instant));
}

/** «17 января 2018» of a plain date. */
export function formatDate(date: string, lang: Lang, style: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'short' };
  return formatter(lang, 'UTC', options).format(new Date(`${date}T00:00:00Z`));
}

/** City of an IANA zone as people here say it. */
const CITIES: Record<string, Record<Lang, string>> = {
  'Europe/Samara': { ru: 'по Самаре', en: 'Samara time' },
  'Europe/Moscow': { ru: 'по Москве', en: 'Moscow time' },
  'Asia/Yekaterinburg': { ru: 'по Екатеринбургу', en: 'Yekaterinburg time' },
};

export function zoneName(zone: string, lang: Lang): string {
  const known = CITIES[zone];
  if (known) return known[lang];
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return lang === 'ru' ? `время ${city}` : `${city} time`;
}

/** True when both zones show the same wall clock at that moment. */
export function sameClock(instant: Instant, a: string, b: string): boolean {
  return formatMoment(instant, a, 'en') === formatMoment(instant, b, 'en');
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
    local: formatMoment(until, mine, lang),
    inZone: formatMoment(until, zone, lang),
    same: sameClock(until, zone, mine),
  };
}

export function useCountdown(until: Instant, zone: string, lang: Lang): CountdownState {
  return countdownOf(until, zone, lang, useNow());
}
