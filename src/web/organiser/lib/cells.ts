/** Cell numbers as people type them: «4, 7–9 12». */

export function parseCells(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(/(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?/g)) {
    const from = Number(match[1]);
    const to = match[2] ? Number(match[2]) : from;
    if (to < from || to - from > 400) continue;
    for (let n = from; n <= to; n++) if (!found.includes(n)) found.push(n);
  }
  return found;
}

/** Runs of neighbours are written as ranges. */
export function writeCells(cells: readonly number[]): string {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const n of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : b === a + 1 ? `${a}, ${b}` : `${a}–${b}`)).join(', ');
}

/** One name a line; empty lines and numbers in front are dropped. */
export function parseNames(text: string): string[] {
  const names = text
    .split(/\r?\n/)
    .map((line) => (line.split('\t')[0] ?? '').replace(/^\s*\d{1,3}[.)]\s+/, '').trim())
    .filter((line) => line !== '');
  return [...new Set(names)];
}

/** «44,5» → 4450 hundredths; null when it is not a number. */
export function parsePoints(text: string): number | null {
  const clean = text.trim().replace(',', '.').replace('−', '-');
  const match = /^(-?)(\d{1,5})(?:\.(\d{1,2}))?$/.exec(clean);
  if (!match) return null;
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -value : value;
}

/** 4450 → «44,5» (or «44.5»). */
export function writePoints(points: number, lang: 'ru' | 'en'): string {
  const whole = Math.trunc(Math.abs(points) / 100);
  const rest = String(Math.abs(points) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const sign = points < 0 ? '−' : '';
  return `${sign}${whole}${rest ? `${lang === 'ru' ? ',' : '.'}${rest}` : ''}`;
}
