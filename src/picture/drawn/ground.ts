/** The country round a drawn path: the road, and small things wherever it leaves room. */
import { chance, thingsAt } from '../journey/lands.js';
import { at, ROUND, r2 } from '../markup.js';
import type { Scene } from '../scene.js';
import { MAP_INKS, type MapInk } from '../theme.js';

/** How far apart the small things stand, and from the path; on a large sheet no more of them than so many. */
const GRID = 46;
const CLEAR = 44;
const MOST = 60;

function country({ layout }: Scene, c: MapInk): string {
  const { width, height, cells } = layout;
  const spots: { x: number; y: number; luck: number; thing: string }[] = [];
  const free = (x: number, y: number): boolean =>
    cells.every((cell) => {
      const room = cell.kind === 'start' ? { x: 104, y: 70 } : { x: CLEAR, y: CLEAR };
      return Math.abs(cell.x - x) > room.x || Math.abs(cell.y - y) > room.y;
    });
  for (let row = 0; row * GRID < height - 60; row++) {
    for (let column = 0; column * GRID < width - 70; column++) {
      const x = 40 + column * GRID + (chance(column, row * 3) - 0.5) * 20;
      const y = 36 + row * GRID + (chance(row, column * 5) - 0.5) * 16;
      if (chance(column * 7, row) < 0.3 || !free(x, y)) continue;
      const things = thingsAt(y / height);
      const thing = things[Math.floor(chance(column * 3, row + 5) * things.length)];
      if (thing) spots.push({ x, y, luck: chance(row * 11, column * 13), thing: thing(c) });
    }
  }
  return spots
    .filter(({ luck }) => luck < MOST / spots.length)
    .map(({ x, y, thing }) => `<g ${at(r2(x), r2(y))} opacity=".8">${thing}</g>`)
    .join('');
}

export function drawGround(scene: Scene): string {
  const { layout, options, palette, p } = scene;
  const c = MAP_INKS[options.theme];
  const { width: w, height: h } = layout;
  const line = layout.ribbon(0);
  const frame = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${r2(w - 2 * inset)}" height="${r2(h - 2 * inset)}" rx="4" fill="none" stroke="${palette.filmEdge}" stroke-width="${width}"/>`;
  return (
    `<defs><linearGradient id="${p}land" x2="0" y2="1"><stop stop-color="${c.snow}"/><stop offset=".22" stop-color="${c.land}"/><stop offset=".7" stop-color="${c.land}"/><stop offset="1" stop-color="${c.sand}"/></linearGradient></defs>` +
    `<path d="M0 0h${w}v${h}H0Z" fill="url(#${p}land)"/>${country(scene, c)}` +
    `<g fill="none" ${ROUND}><path d="${line}" stroke="${c.roadEdge}" stroke-width="21"/><path d="${line}" stroke="${c.road}" stroke-width="17"/>` +
    `<path d="${line}" stroke="${c.roadEdge}" stroke-width="1.4" stroke-dasharray="7 8" stroke-opacity=".7"/></g>` +
    frame(4, 2) +
    frame(9, 0.8)
  );
}
