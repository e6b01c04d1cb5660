/** The map under the road: two shores and a strait between them, snow in the north, sand in the south, peaks, woods, hills and ships. */
import type { BoardLayout } from '../layout.js';
import { at, ROUND, r2 } from '../markup.js';
import type { Scene } from '../scene.js';
import { MAP_INKS, type MapInk } from '../theme.js';

/** A number from 0 to 1 that is always the same for the same place: a map is drawn once. */
export function chance(a: number, b: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A coast that wanders along a line of the given length. */
function wander(length: number, seed: number, depth: number): { t: number; off: number }[] {
  const count = Math.max(4, Math.round(length / 70));
  return Array.from({ length: count + 1 }, (_, i) => ({
    t: i / count,
    off: (chance(i, seed) - 0.5) * 2 * depth,
  }));
}

/** A closed smooth line through points. */
function smooth(points: [number, number][]): string {
  const mid = (i: number): [number, number] => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const first = mid(0);
  let d = `M${r2(first[0])} ${r2(first[1])}`;
  for (let i = 1; i <= points.length; i++) {
    const [x, y] = points[i % points.length]!;
    const [mx, my] = mid(i);
    d += `Q${r2(x)} ${r2(y)} ${r2(mx)} ${r2(my)}`;
  }
  return `${d}Z`;
}

/** A land between two heights, its shores wandering. */
function shore(width: number, top: number, bottom: number, seed: number): string {
  const inset = 15;
  return smooth([
    ...wander(width, seed, 9).map(({ t, off }): [number, number] => [
      inset + t * (width - 2 * inset),
      top + off,
    ]),
    ...wander(bottom - top, seed + 1, 7).map(({ t, off }): [number, number] => [
      width - inset + off,
      top + 12 + t * (bottom - top - 24),
    ]),
    ...wander(width, seed + 2, 9).map(({ t, off }): [number, number] => [
      width - inset - t * (width - 2 * inset),
      bottom + off,
    ]),
    ...wander(bottom - top, seed + 3, 7).map(({ t, off }): [number, number] => [
      inset + off,
      bottom - 12 - t * (bottom - top - 24),
    ]),
  ]);
}

/** Between which rows the strait lies: after three fifths of the way. */
function straitOf({ rows }: BoardLayout): number {
  return Math.min(rows.length - 2, Math.max(0, Math.floor(rows.length * 0.6)));
}

const PEAK = (c: MapInk): string =>
  `<path d="M-17 9-6-11 1 0 6-6 17 9Z" fill="${c.peak}" stroke="${c.ink}" stroke-width="1.2"/><path d="M-6-11-9.4-4.6-6-6.4-3-3.6-2.4-5.2ZM6-6 4-2.6 6.4-3.6 8.6-2Z" fill="${c.peakLight}"/>`;
const WOOD = (c: MapInk): string =>
  `<g fill="${c.tree}" stroke="${c.ink}" stroke-width=".9"><path d="M-12 8-6-7 0 8Z"/><path d="M0 9 6.4-9 13 9Z"/><path d="M-5 11 1-4 7 11Z"/></g>`;
const HILL = (c: MapInk): string =>
  `<path d="M-18 7Q-9-9 0 7M-3 7Q8-6 18 7" fill="none" stroke="${c.ink}" stroke-width="1.4" ${ROUND}/>`;
const DUNE = (c: MapInk): string =>
  `<path d="M-17 5Q-9-4-1 5 8-5 17 4M-10 9Q-3 3 5 9" fill="none" stroke="${c.ink}" stroke-width="1.2" ${ROUND}/>`;
const PINE = (c: MapInk): string =>
  `<g fill="${c.tree}" stroke="${c.ink}" stroke-width=".9"><path d="M-13 9-8-9-3 9ZM0 10 5-10 10 10Z"/></g><path d="M-9.4-4-8-9-6.6-4ZM3.6-5 5-10 6.4-5Z" fill="${c.peakLight}"/>`;
const HAMLET = (c: MapInk): string =>
  `<path d="M-11 8V0L-6-5-1 0V8ZM2 8V-3L6-8 10-3V8Z" fill="${c.road}" stroke="${c.ink}" stroke-width="1.1"/>`;
const SHIP = (c: MapInk): string =>
  `<path d="M-12 5H12L8 11H-8ZM0 5V-12L10 2H0M-1 3V-8L-8 2Z" fill="${c.land}" stroke="${c.ink}" stroke-width="1.2"/>`;

const DUNES = [DUNE, HAMLET, DUNE, HILL];

/** The things of a country, from the snow to the sand. */
export function thingsAt(part: number): ((c: MapInk) => string)[] {
  if (part < 0.25) return [PINE, PEAK, PINE, PEAK];
  if (part < 0.6) return [WOOD, HILL, HAMLET, WOOD, PEAK];
  return [DUNE, HILL, DUNE, HAMLET, PEAK];
}

/** Small drawings in the open country between the rows. */
function country(layout: BoardLayout, c: MapInk): string {
  const strait = straitOf(layout);
  const out: string[] = [];
  layout.rows.slice(0, -1).forEach((row, index) => {
    const next = layout.rows[index + 1]!;
    const y = (row + next) / 2;
    const count = Math.floor((layout.width - 190) / 62);
    for (let i = 0; i < count; i++) {
      if (chance(i, index * 7) < 0.22) continue;
      const x = 105 + (i + 0.5) * ((layout.width - 210) / count) + (chance(i, index) - 0.5) * 26;
      const things = index === strait ? [] : thingsAt(index / layout.rows.length);
      const thing = things[Math.floor(chance(i * 3, index + 5) * things.length)];
      if (thing) out.push(`<g ${at(x, y + (chance(i, index + 11) - 0.5) * 12)} opacity=".9">${thing(c)}</g>`);
      else if (i % 4 === 1) out.push(`<g ${at(x, y)}>${SHIP(c)}</g>`);
    }
  });
  // The last row seldom takes the whole width.
  const last = layout.rows.at(-1)!;
  const taken = layout.cells.filter((cell) => Math.abs(cell.y - last) < 70).map((cell) => cell.x);
  for (let x = 60; x < layout.width - 90; x += 58) {
    const thing = DUNES[Math.floor(chance(x, 3) * DUNES.length)]!;
    if (taken.every((other) => Math.abs(other - x) > 96)) {
      out.push(`<g ${at(x, last + (chance(x, 9) - 0.5) * 46)} opacity=".9">${thing(c)}</g>`);
    }
  }
  return out.join('');
}

/** A rose of the winds in the corner. */
function compass({ width, height }: BoardLayout, c: MapInk): string {
  const ray = (angle: number, length: number) =>
    `<path d="M0 0-3.4-5 0-${length} 3.4-5Z" transform="rotate(${angle})"/>`;
  return `<g ${at(width - 46, height - 44)} fill="${c.ink}" opacity=".75"><circle r="15" fill="none" stroke="${c.ink}"/>${[0, 90, 180, 270].map((a) => ray(a, 26)).join('')}${[45, 135, 225, 315].map((a) => ray(a, 15)).join('')}</g>`;
}

export function drawLands({ layout, options, palette, p }: Scene): string {
  const c = MAP_INKS[options.theme];
  const { width: w, height: h, rows } = layout;
  const strait = straitOf(layout);
  const [above, below] = [rows[strait]!, rows[strait + 1] ?? h - 20];
  const middle = (above + below) / 2;
  const lands =
    rows.length > 2
      ? shore(w, 16, middle - 17, 3) + shore(w, middle + 17, h - 16, 17)
      : shore(w, 16, h - 16, 3);
  const line = layout.ribbon(0);
  const frame = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${r2(w - 2 * inset)}" height="${r2(h - 2 * inset)}" rx="4" fill="none" stroke="${palette.filmEdge}" stroke-width="${width}"/>`;
  return (
    `<defs><pattern id="${p}sea" width="46" height="22" patternUnits="userSpaceOnUse"><path d="M2 7q5-5 10 0t10 0M25 18q5-5 10 0t10 0" fill="none" stroke="${c.wave}" stroke-width="1.2" stroke-opacity=".7"/></pattern>` +
    `<linearGradient id="${p}land" x2="0" y2="1"><stop stop-color="${c.snow}"/><stop offset=".2" stop-color="${c.snow}"/><stop offset=".36" stop-color="${c.land}"/><stop offset=".64" stop-color="${c.land}"/><stop offset=".82" stop-color="${c.sand}"/></linearGradient></defs>` +
    `<path d="M0 0h${w}v${h}H0Z" fill="${c.sea}"/><path d="M0 0h${w}v${h}H0Z" fill="url(#${p}sea)"/>` +
    `<path d="${lands}" fill="none" stroke="${c.wave}" stroke-width="9" stroke-opacity=".35"/>` +
    `<path d="${lands}" fill="url(#${p}land)" stroke="${c.coast}" stroke-width="2"/>` +
    country(layout, c) +
    `<g fill="none" ${ROUND}><path d="${line}" stroke="${c.roadEdge}" stroke-width="21"/><path d="${line}" stroke="${c.road}" stroke-width="17"/>` +
    `<path d="${line}" stroke="${c.roadEdge}" stroke-width="1.4" stroke-dasharray="7 8" stroke-opacity=".7"/></g>` +
    compass(layout, c) +
    frame(4, 2) +
    frame(9, 0.8)
  );
}
