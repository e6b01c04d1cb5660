/** Line charts by game, for positions and territory, each with the table of what it shows. */
import type { Lang } from '../engine/contract.js';
import type { SideView } from '../rulebooks/race/board-view.js';
import { INK, pushed, sideShades } from './colour.js';
import { esc, MIDDLE, ROUND, r2, say } from './markup.js';
import { PALETTES, SVG, type Theme } from './theme.js';

export interface ChartSeries {
  side: SideView;
  /** One value per label; `null` where there is none yet. */
  values: (number | null)[];
}

export interface ChartOptions {
  theme: Theme;
  lang: Lang;
  /** Games along the bottom: «170», «171»… */
  labels: string[];
  title: string;
  /** Name of the bottom axis; «Игра» unless given. */
  axis?: string;
  width?: number;
  height?: number;
  /** Lines over one another from zero, or areas that add up. */
  mode?: 'line' | 'stacked';
  /** Top of the scale, such as the finish cell; otherwise from the data. */
  max?: number;
}

export interface ChartTable {
  head: string[];
  rows: { side: number; name: string; cells: string[] }[];
}

/** Between the last point of a line and its letter. */
const TICK = 9;

const DASHES = ['', '10 5', '2.5 5', '14 5 2.5 5', '6 4', '18 6', '1.5 4', '10 4 2 4 2 4', '7 7', '4 2'];

/** The chart's data for a table under it. */
export function chartTable(
  series: ChartSeries[],
  options: Pick<ChartOptions, 'labels' | 'lang' | 'axis'>,
): ChartTable {
  const { labels, lang } = options;
  return {
    head: [options.axis ?? (lang === 'ru' ? 'Игра' : 'Game'), ...labels],
    rows: series.map(({ side, values }) => ({
      side: side.id,
      name: say(side.name, lang),
      cells: labels.map((_, i) => (values[i] === null || values[i] === undefined ? '—' : String(values[i]))),
    })),
  };
}

/** A round step that divides the scale into four to seven parts. */
function stepFor(max: number): number {
  let step = 1;
  for (let i = 0; max / step > 7; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return step;
}

/** Moves the letters at the ends of lines apart, keeping their order. */
function spread(ys: number[], least: number, low: number, high: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  // Those that crowd stand evenly round their middle.
  const crowds: { sum: number; count: number }[] = [];
  const middle = (crowd: { sum: number; count: number }) => crowd.sum / crowd.count;
  order.forEach((item, k) => {
    let crowd = { sum: item.y - k * least, count: 1 };
    for (let before = crowds.at(-1); before && middle(before) > middle(crowd); before = crowds.at(-1)) {
      crowd = { sum: before.sum + crowd.sum, count: before.count + crowd.count };
      crowds.pop();
    }
    crowds.push(crowd);
  });
  const places = crowds.flatMap((crowd) => new Array<number>(crowd.count).fill(middle(crowd)));
  let floor = low;
  order.forEach((item, k) => {
    item.y = Math.max(places[k]! + k * least, floor);
    floor = item.y + least;
  });
  let ceiling = high;
  for (const item of [...order].reverse()) {
    item.y = Math.min(item.y, ceiling);
    ceiling = item.y - least;
  }
  const out = [...ys];
  for (const item of order) out[item.i] = r2(item.y);
  return out;
}

export function drawChart(series: ChartSeries[], options: ChartOptions): string {
  const { theme, lang, labels, mode = 'line' } = options;
  const width = options.width ?? 960;
  const height = options.height ?? 480;
  const palette = PALETTES[theme];
  const ground = palette.sky[0];
  const area = { left: 54, right: width - 62, top: 58, bottom: height - 52 };
  const value = (s: ChartSeries, i: number) => s.values[i] ?? null;
  const base = (index: number, i: number) =>
    mode === 'stacked' ? series.slice(0, index).reduce((sum, s) => sum + (value(s, i) ?? 0), 0) : 0;
  const tops = series.flatMap((s, index) => labels.map((_, i) => base(index, i) + (value(s, i) ?? 0)));
  const most = Math.max(options.max ?? 0, ...tops, 1);
  const step = stepFor(most);
  const max = options.max ?? Math.ceil(most / step) * step;
  const x = (i: number) =>
    r2(
      labels.length < 2
        ? (area.left + area.right) / 2
        : area.left + ((area.right - area.left) * i) / (labels.length - 1),
    );
  const y = (v: number) => r2(area.bottom - ((area.bottom - area.top) * v) / max);

  let grid = '';
  for (let v = 0; v <= max; v += step) {
    if (options.max !== undefined && v !== max && max - v < step * 0.45) continue;
    grid += `<path d="M${area.left} ${y(v)}H${area.right}"/><text x="${area.left - 9}" y="${r2(y(v) + 4.5)}" text-anchor="end">${v}</text>`;
  }
  if (options.max !== undefined && max % step !== 0) {
    grid += `<path d="M${area.left} ${y(max)}H${area.right}" stroke="${palette.gold}" stroke-dasharray="6 4"/><text x="${area.left - 9}" y="${r2(y(max) + 4.5)}" text-anchor="end" font-weight="700">${max}</text>`;
  }
  const every = Math.max(1, Math.ceil(labels.length / ((area.right - area.left) / 44)));
  const ticks = labels
    .map((label, i) =>
      i % every === 0 || i === labels.length - 1
        ? `<text x="${x(i)}" y="${area.bottom + 22}" ${MIDDLE}>${esc(label)}</text>`
        : '',
    )
    .join('');

  const ends = series.map((s, index) => {
    let last = -1;
    labels.forEach((_, i) => {
      if (value(s, i) !== null) last = i;
    });
    if (last < 0) return null;
    const share = mode === 'stacked' ? value(s, last)! / 2 : value(s, last)!;
    return { i: last, y: y(base(index, last) + share) };
  });
  // A letter stands beside the last value of its line: what is drawn further would look like a forecast.
  const chipY = new Map<number, number>();
  for (const last of new Set(ends.map((end) => end?.i))) {
    const together = ends.flatMap((end, index) => (end && end.i === last ? [{ index, y: end.y }] : []));
    const ys = spread(
      together.map((end) => end.y),
      23,
      area.top,
      area.bottom,
    );
    together.forEach((end, k) => {
      chipY.set(end.index, ys[k]!);
    });
  }
  const drawn = series.map((s, index) => drawSeries(s, index));

  /** Outline of a side's share: along its top where it has values, back along the sides below it. */
  function band(s: ChartSeries, index: number): string {
    const known = labels.map((_, i) => i).filter((i) => value(s, i) !== null);
    const top = known.map((i) => `${x(i)} ${y(base(index, i) + value(s, i)!)}`);
    const bottom = known.map((i) => `${x(i)} ${y(base(index, i))}`).reverse();
    return known.length > 0 ? `M${top.join('L')}L${bottom.join('L')}Z` : '';
  }

  function drawSeries(s: ChartSeries, index: number): string {
    const { fill, ink } = sideShades(s.side.colour);
    const line = pushed(fill, palette.text, ground, 3.1);
    let d = '';
    let pen = false;
    const points: string[] = [];
    labels.forEach((_, i) => {
      const v = value(s, i);
      if (v === null) {
        pen = false;
        return;
      }
      const at = `${x(i)} ${y(base(index, i) + v)}`;
      d += `${pen ? 'L' : 'M'}${at}`;
      pen = true;
      points.push(`M${at}h0`);
    });
    const dash = DASHES[index % DASHES.length];
    const end = ends[index];
    const under = mode === 'stacked' ? `<path d="${band(s, index)}" fill="${fill}" fill-opacity=".5"/>` : '';
    const at = chipY.get(index);
    let chip = '';
    if (end && at !== undefined) {
      const middle = r2(x(end.i) + TICK + 14.5);
      chip =
        `<path d="M${r2(x(end.i) + 4)} ${end.y}h${TICK - 2}" fill="none" stroke="${line}" stroke-width="2"/>` +
        `<circle cx="${middle}" cy="${at}" r="10.5" fill="${fill}" stroke="${palette.text}" stroke-width="1.2"/>` +
        `<text x="${middle}" y="${r2(at + 4.6)}" font-size="13" ${MIDDLE} fill="${ink}">${esc(s.side.letter)}</text>`;
    }
    return (
      `<g data-series="${r2(s.side.id)}">${under}<path d="${d}" fill="none" stroke="${theme === 'dark' ? INK : '#fffdf6'}" stroke-width="6" stroke-opacity=".7"/>` +
      `<path d="${d}" fill="none" stroke="${line}" stroke-width="3"${dash ? ` stroke-dasharray="${dash}"` : ''}/>` +
      `<path d="${points.join('')}" stroke="${line}" stroke-width="7" ${ROUND}/>${chip}</g>`
    );
  }

  return (
    `<svg ${SVG} viewBox="0 0 ${r2(width)} ${r2(height)}" role="img" aria-label="${esc(options.title)}">` +
    `<path d="M0 0h${r2(width)}v${r2(height)}H0Z" fill="${ground}"/>` +
    `<text x="${area.left}" y="34" font-size="21" fill="${palette.text}">${esc(options.title)}</text>` +
    `<g font-size="13" font-weight="400" fill="${palette.textSoft}" stroke-width="1"><g stroke="${palette.grid}">${grid.replaceAll('<text ', '<text stroke="none" ')}</g>${ticks}` +
    `<text x="${area.right}" y="${area.bottom + 43}" text-anchor="end">${esc(options.axis ?? (lang === 'ru' ? 'Игра' : 'Game'))}</text></g>${drawn.join('')}</svg>`
  );
}
