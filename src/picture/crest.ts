/** The small shield of a side for chips, lists and legends. */
import type { SideView } from '../rulebooks/race/board-view.js';
import { INK, sideShades, WHITE } from './colour.js';
import { emblem } from './emblems.js';
import { esc, MIDDLE, r2 } from './markup.js';
import { patternDef } from './pattern.js';
import { SVG } from './theme.js';

/** Small shield with the side's colour, pattern and letter, as a complete picture for chips and lists. */
export function drawCrest(side: SideView, size: number): string {
  const { fill } = sideShades(side.colour);
  const id = `crest-${r2(side.id)}-${fill.slice(1)}-${side.pattern.replace(/[^a-z]/g, '')}`;
  return (
    `<svg ${SVG} width="${r2(size)}" height="${r2(size)}" viewBox="0 0 32 32" aria-hidden="true" focusable="false">` +
    `<defs>${patternDef(id, side)}</defs>${crestBody(`url(#${id})`, side)}</svg>`
  );
}

/** The shield alone in a 32 × 32 box. */
export function crestBody(paint: string, side: SideView): string {
  const { fill, ink } = sideShades(side.colour);
  const drawn = emblem(side, ink, fill);
  const sign = drawn
    ? `<circle cx="16" cy="14.6" r="10.6" fill="${fill}"/><g transform="translate(16 14.2) scale(.86)">${drawn}</g>`
    : `<text x="16" y="20.7" font-size="15" ${MIDDLE} fill="${ink}" stroke="${fill}" stroke-width="4.5" paint-order="stroke">${esc(side.letter)}</text>`;
  return (
    `<path d="M3.5 4.5Q10 5 16 2 22 5 28.5 4.5C29 18 25 26 16 30 7 26 3 18 3.5 4.5Z" fill="${paint}" stroke="${INK}" stroke-width="2.6"/>` +
    `<path d="M5 5.8Q11 6 16 3.6 21 6 27 5.8" fill="none" stroke="${WHITE}" stroke-opacity=".55"/>${sign}`
  );
}
