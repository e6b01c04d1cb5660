/** Emblems of houses, drawn for this product: a plain silhouette each, told apart by shape before colour. */
import type { SideView } from '../rulebooks/race/board-view.js';
import { ROUND, r2 } from './markup.js';

/** Draws round the origin, from −11 to 11, in `ink` on a ground of `fill`. */
type Emblem = (ink: string, fill: string) => string;

/** A star of many rays: `n` points at radius `outer`, valleys at `inner`. */
function burst(n: number, outer: number, inner: number): string {
  const points = Array.from({ length: n * 2 }, (_, i) => {
    const angle = (Math.PI * i) / n;
    const radius = i % 2 === 0 ? outer : inner;
    return `${r2(Math.sin(angle) * radius)} ${r2(-Math.cos(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

const EMBLEMS: Record<string, Emblem> = {
  // A lion's face in its mane.
  'Л:diagonal': (ink, fill) =>
    `<path d="${burst(13, 11, 8.2)}" fill="${ink}"/><circle r="6.6" fill="${fill}"/><circle r="5.4" fill="${ink}"/>` +
    `<path d="M-2.6-1.6h.1M2.6-1.6h.1" stroke="${fill}" stroke-width="2" ${ROUND}/><path d="M-1.6 1.2H1.6L0 3ZM0 3V4.6" fill="${fill}" stroke="${fill}" stroke-width=".9"/>`,
  // A stag's head under its antlers.
  'Б:crosses': (ink, fill) =>
    `<path d="M-2-1C-3-4-8-4-8-10M-6.6-5-10.4-7M-4.2-3.4-4.4-8.6M2-1C3-4 8-4 8-10M6.6-5 10.4-7M4.2-3.4 4.4-8.6" fill="none" stroke="${ink}" stroke-width="1.9" ${ROUND}/>` +
    `<path d="M-3.6-1.4-7.4-.6-4.2 1.8-2 9.4Q0 11.4 2 9.4L4.2 1.8 7.4-.6 3.6-1.4Q0-3-3.6-1.4Z" fill="${ink}"/><path d="M-1.9 2.2h.1M1.9 2.2h.1" stroke="${fill}" stroke-width="1.6" ${ROUND}/>`,
  // A rose of five petals.
  'Т:rings': (ink, fill) => {
    const petals = [0, 72, 144, 216, 288].map(
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0-6.4 1.7-11H-1.7Z" fill="${ink}" transform="rotate(36)"/><circle cy="-6" r="4.7" fill="${ink}" stroke="${fill}" stroke-width="1"/></g>`,
    );
    return `${petals.join('')}<circle r="3.4" fill="${fill}"/><circle r="1.9" fill="${ink}"/>`;
  },
  // A wolf's head.
  'С:plain': (ink, fill) =>
    `<path d="M-9.4-10-4.4-6H4.4L9.4-10 10 0 6.6 2.4 3 9 0 11-3 9-6.6 2.4-10 0Z" fill="${ink}"/>` +
    `<path d="M-6-1.6-2.4.6-5.4 1ZM6-1.6 2.4.6 5.4 1ZM-1.8 6.4H1.8L0 8.6Z" fill="${fill}"/>`,
  // A falcon before the moon.
  'А:dots': (ink) =>
    `<path d="M2-10.4A10.6 10.6 0 1 0 2 10.4 11.5 11.5 0 0 1 2-10.4Z" fill="${ink}"/>` +
    `<path d="M-4.4 1.4C-1.4-3 1.8-3.4 3.4-.8 4.6-4.8 8-6.6 11-5.8 9.2-2.6 8 1.8 4.2 3.4 1.6 4.4-1.4 3.4-4.4 1.4Z" fill="${ink}"/>`,
  // A trout leaping.
  'Р:waves': (ink, fill) =>
    `<g transform="rotate(-38)"><path d="M-11 0C-6.6-6.6 2-6.8 6-1.2L11-6V6L6 1.2C2 6.8-6.6 6.6-11 0Z" fill="${ink}"/>` +
    `<path d="M-7-1.2h.1" stroke="${fill}" stroke-width="2" ${ROUND}/><path d="M-3.6-3.6Q-1.6 0-3.6 3.6M0-3.8Q2 0 0 3.8" fill="none" stroke="${fill}" stroke-width="1.2"/></g>`,
  // A kraken.
  'Г:checks': (ink, fill) =>
    `<path d="M-5.4.6C-7.4-13.6 7.4-13.6 5.4.6Z" fill="${ink}"/>` +
    `<path d="M-4.6 0C-5 6-10.4 3-9.6 9M-1.6 0C-2 6-5.4 6-4.4 10.6M1.6 0C2 6 5.4 6 4.4 10.6M4.6 0C5 6 10.4 3 9.6 9" fill="none" stroke="${ink}" stroke-width="2.1" ${ROUND}/>` +
    `<path d="M-2.2-4h.1M2.2-4h.1" stroke="${fill}" stroke-width="2.2" ${ROUND}/>`,
  // A dragon of three heads.
  'Д:stripes': (ink) =>
    `<path d="M0 10C-1.4 4-8 4.4-8-2.6M0 10V-5M0 10C1.4 4 8 4.4 8-2.6" fill="none" stroke="${ink}" stroke-width="2.7" ${ROUND}/>` +
    `<path d="M-8-8.6-5.2-2.4-11-2ZM0-11.2 3-4.8H-3ZM8-8.6 11-2 5.2-2.4Z" fill="${ink}"/><path d="M-3.4 5.6-10.6 10.4-1 10.8ZM3.4 5.6 10.6 10.4 1 10.8Z" fill="${ink}"/>`,
  // A sun and the spear through it.
  'М:stars': (ink, fill) =>
    `<path d="${burst(12, 10, 6)}" fill="${ink}"/><circle r="4.2" fill="${fill}"/>` +
    `<path d="M-10.6 10.6 7-7" stroke="${fill}" stroke-width="4.4"/><path d="M-10.6 10.6 7-7" stroke="${ink}" stroke-width="1.9" ${ROUND}/><path d="M11-11 9.4-4.8 4.8-9.4Z" fill="${ink}" stroke="${fill}" stroke-width=".9"/>`,
  // An eye that does not close.
  'Х:bricks': (ink, fill) =>
    `<path d="M-11 0Q0-10.6 11 0 0 10.6-11 0Z" fill="${ink}"/><circle r="4.7" fill="${fill}"/><path d="M0-4.2 1.5 0 0 4.2-1.5 0Z" fill="${ink}"/>` +
    `<path d="M-6.4-7-8-9.8M0-8.4V-11.4M6.4-7 8-9.8" stroke="${ink}" stroke-width="1.6" ${ROUND}/>`,
};

/** The emblem of a side, or nothing where none has been drawn for it. */
export function emblem(
  side: Pick<SideView, 'letter' | 'pattern'>,
  ink: string,
  fill: string,
): string | undefined {
  const key = `${side.letter}:${side.pattern}`;
  return Object.hasOwn(EMBLEMS, key) ? EMBLEMS[key]!(ink, fill) : undefined;
}
