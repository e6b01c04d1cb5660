/** Figures of the sides: a silhouette on a pedestal with the side's letter. */
import type { PatternId, SideView } from '../rulebooks/race/board-view.js';
import { INK, sideShades, WHITE } from './colour.js';
import { emblem } from './emblems.js';
import { esc, MIDDLE, ROUND } from './markup.js';

/** A pawn stands on its origin and fills this box above it. */
export const PAWN = { width: 25, height: 36 };

/** Outline of the silhouette and lines drawn on it. Both stand on y = −11, the top of the pedestal. */
interface Figure {
  body: string;
  detail?: string;
}

const FIGURES = {
  fedora: {
    body:
      'M-9.5-10.5C-9.5-14.5-5-15.5-3.5-16.5L-4.5-21C-8-21-11-22-12-24.5-9-24-7-25-6-26L-4.8-33C-3-35-1.5-33.6 0-33.6S3-35 4.8-33L6-26' +
      'C7-25 9-24 12-24.5 11-22 8-21 4.5-21L3.5-16.5C5-15.5 9.5-14.5 9.5-10.5Z',
    detail: 'M-5.8-27.2Q0-24.8 5.8-27.2M-3.4-15.5 0-11.5 3.4-15.5',
  },
  candy: {
    body:
      'M-6.4-22.5-12-28C-11.4-25.6-12.6-24.4-11.8-22.4S-11.6-18.8-12-17L-6.4-22.5A6.6 6.6 0 0 1 6.4-22.5L12-28C11.4-25.6 12.6-24.4 11.8-22.4' +
      'S11.6-18.8 12-17L6.4-22.5A6.6 6.6 0 0 1 1.6-15.5L2.6-10.5H-2.6L-1.6-15.5A6.6 6.6 0 0 1-6.4-22.5Z',
    detail: 'M-4.6-19.4Q-.6-22.4.4-28.2M.4-17Q3-20 4.6-25.4',
  },
  knight: {
    body: 'M-7.6-10.5C-7.6-16.5-1.4-18.4-.6-22.6L-4.6-20.8C-6.6-19-9.4-19.8-9.4-22.4L-5.4-29.4-5-34.5-1.4-31.4C6.6-31.6 10.6-24 8-10.5Z',
    detail: 'M-4.4-26.6h.1M2.2-29C5.6-26 6.4-20 5-13.5',
  },
  fan: {
    body: 'M-2-10.5-12-25.6C-8.6-31.6-3.8-33.8 0-33.8S8.6-31.6 12-25.6L2-10.5Z',
    detail: 'M0-12V-33M-1-12.5-6.6-31M1-12.5 6.6-31M-6.6-18.6Q0-23.4 6.6-18.6',
  },
  dragon: {
    body:
      'M9-10.5 8-15.4 11.8-17 8.6-20.4 12-24.4 7.4-25.4 9-33.4 2.4-29.2 3-34.4-2.4-28.4C-5-28.2-6-26.8-7-25.2L-11.4-24.6' +
      'C-12.4-22.6-11.4-21-10-20.6L-4.2-20.2-9.8-18.8C-10.4-16.4-8-15-6-15.4L-2-15.8C-3.4-14-4.6-12.6-4.6-10.5Z',
    detail: 'M-3.6-24.4h.1M-10-20.6-4-20.2M2-25.5C4.6-22 4-16.6 2.4-13.4',
  },
  sombrero: {
    body:
      'M-8.5-10.5C-8.5-14-5-14.4-3.6-15.4L-4.8-20.6C-9.4-21-12-23-12.4-26-9.8-24-7.6-23.8-5.6-24.2L-4-32.4C-2.6-34.6 2.6-34.6 4-32.4L5.6-24.2' +
      'C7.6-23.8 9.8-24 12.4-26 12-23 9.4-21 4.8-20.6L3.6-15.4C5-14.4 8.5-14 8.5-10.5Z',
    detail: 'M-5-27 -2.4-25.4 0-27 2.4-25.4 5-27M-4.4-16.6Q-2-18.6 0-17.2 2-18.6 4.4-16.6',
  },
  tower: {
    body: 'M-7-10.5-5.4-24H-8V-33H-4.4V-30H-1.8V-33H1.8V-30H4.4V-33H8V-24H5.4L7-10.5Z',
    detail: 'M-6-24H6M0-18v3',
  },
  crown: { body: 'M-8-10.5-11-29-5-22.6 0-33.5 5-22.6 11-29 8-10.5Z', detail: 'M-7.6-14.5H7.6' },
  shield: {
    body: 'M-4-10.5-3-13C-8-16-10-20-10-32Q-4-32 0-34 4-32 10-32C10-20 8-16 3-13L4-10.5Z',
    detail: 'M0-31V-15M-9-25H9',
  },
  star: {
    body: 'M-4-10.5-2.6-15.5-8.4-13 -6.4-20-12-24.4-4.6-24.8 0-34 4.6-24.8 12-24.4 6.4-20 8.4-13 2.6-15.5 4-10.5Z',
  },
  diamond: { body: 'M-4-10.5-10-23 0-34 10-23 4-10.5Z', detail: 'M-10-23H10M-4-23 0-33M4-23 0-33' },
  flame: {
    body: 'M-5-10.5C-11-16-9-22-5-25-5-22-3-21-3-21-4-27-1-31 2-34 2-29 9-25 9-18.5 9-14 6-11.5 5-10.5Z',
  },
  leaf: {
    body: 'M-3-10.5C-12-17-11-26 0-34 11-26 12-17 3-10.5Z',
    detail: 'M0-11V-29M0-17-5-21M0-17 5-21M0-22-4-25.6M0-22 4-25.6',
  },
  token: { body: 'M-5-10.5-4-13.6A10.8 10.8 0 1 1 4-13.6L5-10.5Z' },
  pawn: {
    body: 'M-8-10.5C-5-14-3.6-17-3.2-21H-5.4V-23.4A6.2 6.2 0 1 1 5.4-23.4V-21H3.2C3.6-17 5-14 8-10.5Z',
  },
} satisfies Record<string, Figure>;

export { drawCrest } from './crest.js';

export type FigureId = keyof typeof FIGURES;

/** Sides drawn with their own silhouettes, by letter and pattern; any other side gets one by its pattern. */
const OWN: Record<string, FigureId> = {
  'Р:stripes': 'fedora',
  'К:dots': 'candy',
  'С:checks': 'knight',
  'Я:waves': 'fan',
  'Т:crosses': 'dragon',
  'М:diagonal': 'sombrero',
};
const BY_PATTERN: Record<PatternId, FigureId> = {
  plain: 'pawn',
  stripes: 'tower',
  dots: 'diamond',
  checks: 'crown',
  waves: 'leaf',
  crosses: 'shield',
  diagonal: 'flame',
  rings: 'knight',
  bricks: 'tower',
  stars: 'star',
};

export function figureOf(side: Pick<SideView, 'letter' | 'pattern'>): FigureId {
  const own = OWN[`${side.letter}:${side.pattern}`];
  if (own) return own;
  // An emblem needs a field to stand on.
  return emblem(side, INK, WHITE) ? 'token' : (BY_PATTERN[side.pattern] ?? 'pawn');
}

/** A side's pawn, standing on the origin. Two outlines keep it legible on any ground, its own colour included. */
export function pawn(side: SideView): string {
  const { fill, motif, ink } = sideShades(side.colour);
  const figure: Figure = FIGURES[figureOf(side)];
  const foot = 'M-10.5 0C-12 0-12-2.4-11.4-4L-9-11H9L11.4-4C12-2.4 12 0 10.5 0Z';
  const shape = `${figure.body}${foot}`;
  const sign = emblem(side, ink, fill);
  return (
    `<path d="${shape}" fill="${WHITE}" stroke="${WHITE}" stroke-width="5"/>` +
    `<path d="${shape}" fill="${fill}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${foot}" fill="${fill}"/><path d="M-10.6-9.6H10.6" stroke="${motif}" stroke-width="1.2" transform="scale(.85 1)"/>` +
    (sign
      ? `<g transform="translate(0-22.6) scale(.72)">${sign}</g>`
      : figure.detail
        ? `<path d="${figure.detail}" fill="none" stroke="${ink}" stroke-width="1.4" ${ROUND}/>`
        : '') +
    `<text y="-1.2" font-size="10" ${MIDDLE} fill="${ink}">${esc(side.letter)}</text>`
  );
}
