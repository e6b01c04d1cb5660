/** Small helpers every drawing uses: escaping and short numbers. */
import type { Lang, Text } from '../engine/contract.js';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters XML 1.0 forbids even when escaped; one of them would make a whole picture unreadable. */
function isForbidden(code: number): boolean {
  return (
    (code < 0x20 && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
}

/** Makes any text safe inside an element or a quoted attribute. */
export function esc(text: string): string {
  let out = '';
  for (const char of text) {
    if (!isForbidden(char.codePointAt(0)!)) out += ENTITIES[char] ?? char;
  }
  return out;
}

/** A coordinate with at most two decimals, never `-0` and never a float tail. */
export function r2(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Picks the language of a two-language text; falls back to Russian when the other is empty. */
export function say(text: Text, lang: Lang): string {
  return text[lang] || text.ru;
}

/** Russian plural form: 1 клетка, 2 клетки, 5 клеток. */
export function plural(count: number, one: string, few: string, many: string): string {
  const n = Math.abs(count) % 100;
  const last = n % 10;
  if (n > 10 && n < 20) return many;
  if (last === 1) return one;
  return last > 1 && last < 5 ? few : many;
}

/** Cells or points more or less: `+3`, `−4`. */
export function change(by: number): string {
  return `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
}

/** Attribute that moves an element to a point. */
export function at(x: number, y: number): string {
  return `transform="translate(${r2(x)} ${r2(y)})"`;
}

/** Text that stands on the middle of its point. */
export const MIDDLE = 'text-anchor="middle"';
/** Lines with round ends. */
export const ROUND = 'stroke-linecap="round"';
