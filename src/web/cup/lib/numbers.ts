/** Shares, lengths and typed points as people write them. */
import type { Lang } from '../../../engine/contract.js';

/** «54 %»; a dash where nothing was played. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '—' : `${Math.round((100 * part) / whole)} %`;
}

/** «1,25» typed by a person → 125; null when it is no number with at most two decimals. */
export function hundredthsOf(text: string): number | null {
  const found = /^([+\-−]?)(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  const [, sign = '', whole = '0', rest = ''] = found;
  const value = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return sign === '-' || sign === '−' ? -value : value;
}

/** «1 ч 05 мин», «48 мин». */
export function duration(seconds: number, lang: Lang): string {
  const minutes = Math.round(seconds / 60);
  const [h, m] = lang === 'ru' ? ['ч', 'мин'] : ['h', 'min'];
  if (minutes < 60) return `${minutes} ${m}`;
  return `${Math.floor(minutes / 60)} ${h} ${String(minutes % 60).padStart(2, '0')} ${m}`;
}
