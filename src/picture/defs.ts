/** Definitions a board's cells and pawns refer to; each stands in the document once. */
import { backdropDefs } from './backdrop.js';
import { INK, sideShades, WHITE } from './colour.js';
import { pawn } from './figure.js';
import { markDefs } from './mark.js';
import { esc, MIDDLE, r2 } from './markup.js';
import { patternDef } from './pattern.js';
import type { Scene } from './scene.js';

const shade = (id: string, [top, bottom]: [string, string]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

export function boardDefs(scene: Scene): string {
  const { p, palette, layout, board } = scene;
  const row = (angle: number) => layout.cells.find((cell) => cell.kind === 'row' && cell.angle === angle);
  const frames = [
    [0, 'f'],
    [180, 'g'],
  ] as const;
  return (
    backdropDefs(p, palette, layout) +
    markDefs(p, palette) +
    shade(`${p}free`, palette.frame) +
    shade(`${p}ten`, palette.frameTen) +
    frames.map(([angle, id]) => `<path id="${p}${id}" d="${row(angle)?.d ?? 'M0 0'}"/>`).join('') +
    `<pattern id="${p}clap" width="20" height="11" patternUnits="userSpaceOnUse"><path d="M0 0h20v11H0Z" fill="${WHITE}"/><path d="M0 11 6 0h10l-6 11Z" fill="${INK}"/></pattern>` +
    board.sides
      .map((side) => {
        const { fill, ink } = sideShades(side.colour);
        const id = r2(side.id);
        return (
          patternDef(`${p}p${id}`, side) +
          `<g id="${p}w${id}">${pawn(side)}</g>` +
          `<g id="${p}o${id}"><circle r="7.2" fill="${fill}" stroke="${ink}"/><text y="3.7" font-size="10.5" ${MIDDLE} fill="${ink}">${esc(side.letter)}</text></g>`
        );
      })
      .join('')
  );
}
