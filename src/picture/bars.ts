/** Bars with whiskers, one under the other: shares, changes and numbers, each with its words. For a screen and for a post. */
import type { Lang, Text } from '../engine/contract.js';
import { pushed, sideShades } from './colour.js';
import { esc, r2, say } from './markup.js';
import { PALETTES, SVG, type Theme } from './theme.js';

export interface Bar {
  label: string;
  value: number;
  /** Where the true value lies. */
  low?: number | undefined;
  high?: number | undefined;
  /** Of a side; the house colour unless given. */
  colour?: string | undefined;
  /** The value in words. */
  text: string;
}

export interface BarChart {
  title: string;
  /** `share` begins at 0, `change` has 0 in it. */
  kind: 'share' | 'change' | 'number';
  bars: Bar[];
}

/** A chart in both languages, as the lab tells it. */
export interface BarSource {
  title: Text;
  /** `list` has no bars. */
  kind: BarChart['kind'] | 'list';
  lines: readonly {
    label: Text;
    colour?: string | undefined;
    /** Left out: the line is in a table only. */
    bar?: { value: number; low?: number | undefined; high?: number | undefined; text: Text } | undefined;
  }[];
}

/** null: it has no bars. */
export function chartOf({ title, kind, lines }: BarSource, lang: Lang): BarChart | null {
  if (kind === 'list') return null;
  const bars = lines.flatMap(({ label, colour, bar }) =>
    bar ? [{ ...bar, label: say(label, lang), colour, text: say(bar.text, lang) }] : [],
  );
  return bars.length > 0 ? { title: say(title, lang), kind, bars } : null;
}

export interface BarsOptions {
  theme: Theme;
  width: number;
  /** Small print at the foot. */
  foot?: string;
}

const ROW = 34;
const TITLE = 46;
const GAP = 22;
const MARGIN = 18;
/** Of the value in words. */
const WORDS = 84;
/** Width of a letter, about. */
const LETTER = 8.2;

/** Charts one under the other on one ground. */
export function drawBars(charts: readonly BarChart[], options: BarsOptions): string {
  const { theme, width, foot } = options;
  const palette = PALETTES[theme];
  const ground = palette.sky[0];
  let y = 0;
  let body = '';
  for (const chart of charts) {
    body += chartAt(chart, y, options);
    y += heightOf(chart, width);
  }
  if (foot) {
    const lines = wrapped(foot, Math.floor((width - 2 * MARGIN) / 7));
    for (const line of lines) {
      y += 19;
      body += `<text x="${MARGIN}" y="${r2(y)}" font-size="13" font-weight="400" fill="${palette.textSoft}">${esc(line)}</text>`;
    }
    y += MARGIN;
  }
  const name = charts.map(({ title }) => title).join('. ');
  return (
    `<svg ${SVG} viewBox="0 0 ${r2(width)} ${r2(y)}" role="img" aria-label="${esc(name)}">` +
    `<path d="M0 0h${r2(width)}v${r2(y)}H0Z" fill="${ground}"/>${body}</svg>`
  );
}

function titleLines(title: string, width: number): string[] {
  return wrapped(title, Math.floor((width - 2 * MARGIN) / 10.5));
}

function heightOf({ title, bars }: BarChart, width: number): number {
  return TITLE + (titleLines(title, width).length - 1) * 24 + bars.length * ROW + GAP;
}

function chartAt(chart: BarChart, top: number, { theme, width }: BarsOptions): string {
  const palette = PALETTES[theme];
  const ground = palette.sky[0];
  const { bars, title } = chart;
  const titles = titleLines(title, width);
  const start = top + TITLE + (titles.length - 1) * 24;
  const most = Math.floor((width * 0.36) / LETTER);
  const longest = Math.max(2, ...bars.map(({ label }) => Math.min(most, label.length)));
  const left = MARGIN + longest * LETTER + 12;
  const right = width - MARGIN - WORDS;
  const { least, greatest } = scaleOf(chart);
  const x = (value: number): number =>
    r2(left + ((Math.min(greatest, Math.max(least, value)) - least) / (greatest - least)) * (right - left));
  const zero = x(0);
  const bottom = start + bars.length * ROW;
  const head = titles
    .map(
      (line, i) =>
        `<text x="${MARGIN}" y="${r2(top + 32 + i * 24)}" font-size="20" fill="${palette.text}">${esc(line)}</text>`,
    )
    .join('');
  const axis = `<path d="M${zero} ${r2(start - 4)}V${r2(bottom)}" stroke="${palette.textSoft}" stroke-width="1.5"/>`;
  const rows = bars.map((bar, i) => {
    const middle = start + i * ROW + ROW / 2;
    const fill = pushed(sideShades(bar.colour ?? palette.gold).fill, palette.text, ground, 3.1);
    const to = x(bar.value);
    const shape = `<path d="M${zero} ${r2(middle - 9)}H${to}V${r2(middle + 9)}H${zero}Z" fill="${fill}"/>`;
    return (
      `<text x="${r2(left - 10)}" y="${r2(middle + 5)}" font-size="15" text-anchor="end" font-weight="400" fill="${palette.text}">${esc(cut(bar.label, most))}</text>` +
      shape +
      whisker(bar, middle, x, palette.text, ground) +
      `<text x="${r2(width - MARGIN)}" y="${r2(middle + 5)}" font-size="15" text-anchor="end" fill="${palette.text}">${esc(bar.text)}</text>`
    );
  });
  return head + rows.join('') + axis;
}

/** The whisker has a rim of the ground's colour, so it is seen on every bar. */
function whisker(
  { low, high }: Bar,
  middle: number,
  x: (value: number) => number,
  ink: string,
  ground: string,
): string {
  if (low === undefined || high === undefined) return '';
  const [from, to] = [x(low), x(high)];
  const path = `M${from} ${r2(middle)}H${to}M${from} ${r2(middle - 6)}v12M${to} ${r2(middle - 6)}v12`;
  return `<path d="${path}" stroke="${ground}" stroke-width="5"/><path d="${path}" stroke="${ink}" stroke-width="2"/>`;
}

function scaleOf({ bars, kind }: BarChart): { least: number; greatest: number } {
  const ends = bars.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const greatest = Math.max(0, ...ends);
  const least = Math.min(0, ...ends);
  if (kind !== 'change') return { least: 0, greatest: greatest || 1 };
  const reach = Math.max(greatest, -least) || 1;
  return { least: -reach, greatest: reach };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
