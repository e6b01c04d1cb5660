/** Numbers of a quiz table: scores in integer hundredths, places with halves. All arithmetic is on integers. */
import type { Hundredths } from './types';

export type ParsedPoints =
  | { ok: true; value: Hundredths }
  | { ok: false; reason: 'blank' | 'not-a-number' | 'too-precise' };

/** Largest score that is believed: a million points. */
const MAX_INTEGER_DIGITS = 7;

/** One spelling of a number: no spaces, ASCII minus, decimal point, «½» written out. */
function tidyNumber(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, '')
    .replace(/[−–—‒]/g, '-')
    .replace(/½$/, ',5')
    .replace(/^([+-]?),/, '$10,')
    .replace(',', '.');
}

/** Reads a score: `44,5` → 4450, `-1` → −100, `½` → 50. A third decimal that is not zero is refused. */
export function parsePoints(text: string): ParsedPoints {
  const tidy = tidyNumber(text);
  if (tidy === '') return { ok: false, reason: 'blank' };
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(tidy);
  if (!match) return { ok: false, reason: 'not-a-number' };
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return { ok: false, reason: 'not-a-number' };
  if (whole.length > MAX_INTEGER_DIGITS) return { ok: false, reason: 'not-a-number' };
  if (/[1-9]/.test(fraction.slice(2))) return { ok: false, reason: 'too-precise' };
  const value = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return { ok: true, value: sign === '-' && value !== 0 ? -value : value };
}

/** Writes a score the Russian way: 4450 → `44,5`. */
export function formatPoints(value: Hundredths, mark: ',' | '.' = ','): string {
  const size = Math.abs(value);
  const fraction = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = String(Math.trunc(size / 100));
  return `${value < 0 ? '-' : ''}${whole}${fraction === '' ? '' : mark + fraction}`;
}

const PLAIN_DIGITS = 9;

/**
 * A workbook stores a number as the text of a binary float (`30.499999999999996`, `5.0E-1`). Returns its plain decimal
 * text rounded to nine decimals, so the noise of the float goes and a real third decimal stays.
 */
export function plainDecimal(raw: string): string | null {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(raw.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole.length + fraction.length > 40) return null;
  const shift = Number(exponent) - fraction.length + PLAIN_DIGITS;
  let digits = BigInt(whole + fraction);
  if (shift >= 0) {
    if (shift > 40) return null;
    digits *= 10n ** BigInt(shift);
  } else {
    const unit = 10n ** BigInt(-shift);
    digits = (digits + unit / 2n) / unit;
  }
  const text = digits.toString().padStart(PLAIN_DIGITS + 1, '0');
  const tail = text.slice(-PLAIN_DIGITS).replace(/0+$/, '');
  const head = text.slice(0, -PLAIN_DIGITS);
  const negative = sign === '-' && digits !== 0n;
  return `${negative ? '-' : ''}${head}${tail === '' ? '' : `.${tail}`}`;
}

type ParsedPlace =
  | { ok: true; place: number }
  | { ok: true; place: null }
  | { ok: false; reason: 'blank' | 'unreadable' };

const OUT_OF_COMPETITION =
  /не\s*в\s*зач[её]т|вне\s*(?:конкурса|зач[её]та|соревновани)|(?:^|[\s(,;])(?:в\/к|н\/з|б\/з|в\.к\.)(?=$|[\s),;.])|out of (?:competition|contest)|hors concours/i;

/** Does this note say that a team played out of competition («не в зачёт», «вне конкурса»)? */
export function saysOutOfCompetition(text: string): boolean {
  return OUT_OF_COMPETITION.test(text);
}

/**
 * Reads a place: `7`, `5,5`, `5½`, `5–6` and `5/6` (a shared place is the average of what it spans), «5 место».
 * A note such as «в/к» gives null: out of competition.
 */
export function parsePlace(text: string): ParsedPlace {
  if (text.trim() === '') return { ok: false, reason: 'blank' };
  if (saysOutOfCompetition(text)) return { ok: true, place: null };
  const bare = text
    .trim()
    .replace(/^№\s*/, '')
    .replace(/\s*(?:-?е)?\s*место\.?$/i, '')
    .replace(/\.$/, '');
  const range = /^(\d{1,4})\s*(?:([-–—−])|\/)\s*(\d{1,4})$/.exec(bare);
  if (range) {
    const first = Number(range[1]);
    const last = Number(range[3]);
    if (range[2] === undefined && last === 2 && first > 2) return place(first / 2);
    return last > first ? place((first + last) / 2) : { ok: false, reason: 'unreadable' };
  }
  const points = parsePoints(bare);
  if (!points.ok || points.value % 50 !== 0) return { ok: false, reason: 'unreadable' };
  return place(points.value / 100);
}

function place(value: number): ParsedPlace {
  return value >= 1 && value <= 9999 ? { ok: true, place: value } : { ok: false, reason: 'unreadable' };
}
