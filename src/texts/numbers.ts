/** Numbers as people read them. No locale data: a comma in Russian, a point in English, a true minus. */
import type { Lang } from '../engine/contract.js';

const MINUS = '−';

/** Hundredths as a number: 4450 → `44,5`. */
export function points(hundredths: number, lang: Lang): string {
  const whole = Math.floor(Math.abs(hundredths) / 100);
  const rest = String(Math.abs(hundredths) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${hundredths < 0 ? MINUS : ''}${whole}${rest && (lang === 'ru' ? ',' : '.') + rest}`;
}

/** Hundredths as a change: `+0,4`, `−0,5`, `0`. */
export function signedPoints(hundredths: number, lang: Lang): string {
  return `${hundredths > 0 ? '+' : ''}${points(hundredths, lang)}`;
}

/** An integer with a true minus. */
export function integer(n: number): string {
  return n < 0 ? `${MINUS}${-n}` : String(n);
}

/** A change: `+7`, `−7`, `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : integer(n);
}

/** Cells in order, neighbours joined from three on: `3, 7–9`. */
export function cellList(cells: readonly number[]): string {
  const sorted = [...cells].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let start = 0, end = 0; start < sorted.length; start = end + 1) {
    end = start;
    while (sorted[end + 1] === sorted[end]! + 1) end += 1;
    if (end - start >= 2) parts.push(`${sorted[start]}–${sorted[end]}`);
    else parts.push(...sorted.slice(start, end + 1).map(String));
  }
  return parts.join(', ');
}

/** `a`, `a и b`, `a, b и c`. */
export function listOf(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items.join('');
  const and = lang === 'ru' ? ' и ' : ' and ';
  return items.slice(0, -1).join(', ') + and + items.at(-1);
}

/** Quotes of the language. */
export function quoted(text: string, lang: Lang): string {
  // A name that stands in quotes of its own gets no second pair.
  const bare = /^(?:«([^«»]+)»|"([^"]+)"|“([^“”]+)”|„([^„“]+)“)$/.exec(text.trim());
  const inside = bare?.slice(1).find((part) => part !== undefined) ?? text;
  return lang === 'ru' ? `«${inside}»` : `“${inside}”`;
}

/** A text of a person as the end of a sentence: with a full stop unless it ends in a mark of its own. */
export function ended(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) || trimmed === '' ? trimmed : `${trimmed}.`;
}
