/** Territory patterns: a side's colour is never its only sign. */
import type { PatternId, SideView } from '../rulebooks/race/board-view.js';
import { sideShades } from './colour.js';

/** Tile size, then the drawing of one tile in the colour `currentColor` stands for. */
const TILES: Record<PatternId, [w: number, h: number, body: string]> = {
  plain: [8, 8, ''],
  stripes: [10, 10, '<path d="M2.5 0V10" stroke-width="4"/>'],
  dots: [10, 10, '<path d="M2.5 2.5h0M7.5 7.5h0" stroke-width="4" stroke-linecap="round"/>'],
  checks: [12, 12, '<path d="M0 3h6M6 9h6" stroke-width="6"/>'],
  waves: [14, 9, '<path d="M-1 4.5Q2.5-.5 7 4.5T15 4.5" stroke-width="2.6"/>'],
  crosses: [12, 12, '<path d="M6 2.5v7M2.5 6h7" stroke-width="2.4"/>'],
  diagonal: [10, 10, '<path d="M-2 7 7-2M3 12 12 3" stroke-width="3.4"/>'],
  rings: [13, 13, '<circle cx="6.5" cy="6.5" r="3.6" stroke-width="2.2"/>'],
  bricks: [14, 10, '<path d="M0 1H14M0 6H14M3.5 1V6M10.5 6V11" stroke-width="1.8"/>'],
  stars: [14, 14, '<path d="M7 2l1.4 3.6L12 7 8.4 8.4 7 12 5.6 8.4 2 7l3.6-1.4Z" stroke-width=".6"/>'],
};

/** `<pattern>` with the given id that fills an area as the side's territory. */
export function patternDef(id: string, side: Pick<SideView, 'colour' | 'pattern'>): string {
  const { fill, motif } = sideShades(side.colour);
  const [w, h, body] = TILES[side.pattern] ?? TILES.plain;
  const ink = side.pattern === 'stars' ? motif : 'none';
  // The ground reaches over the edge of the tile: at a scale where that lies inside a pixel a seam would show.
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<path d="M-1-1h${w + 2}v${h + 2}H-1Z" fill="${fill}"/><g fill="${ink}" stroke="${motif}">${body}</g></pattern>`
  );
}
