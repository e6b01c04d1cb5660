/** Signs of the regulation that stand on cells, in the order of its clause 2.4. */
import type { CellMark, SideView } from '../rulebooks/race/board-view.js';
import { INK, sideShades, WHITE } from './colour.js';
import { change, esc, MIDDLE, ROUND } from './markup.js';
import type { Palette } from './theme.js';

/** Red of every sign: at least 3:1 on its white ground. */
export const SIGN_RED = '#cf1230';

/** Shared parts of the signs, to be put into `<defs>` once; `p` is the prefix of ids. */
export function markDefs(p: string, palette: Palette): string {
  const chambers = [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const x = Math.round(Math.sin((angle * Math.PI) / 180) * 760) / 100;
      const y = Math.round(-Math.cos((angle * Math.PI) / 180) * 760) / 100;
      return `<circle cx="${x}" cy="${y}" r="2.7" fill="${angle === 0 ? SIGN_RED : INK}"/>`;
    })
    .join('');
  const disc = (stroke: string) =>
    `<circle r="16" fill="${WHITE}"/><circle r="12.4" fill="${WHITE}" stroke="${stroke}" stroke-width="4.6"/>`;
  const tri = (d: string) =>
    `<path d="${d}" fill="${WHITE}" stroke="${WHITE}" stroke-width="6.4"/>` +
    `<path d="${d}" fill="${WHITE}" stroke="${SIGN_RED}" stroke-width="3.4"/>`;
  return (
    `<g id="${p}ms">${disc(SIGN_RED)}</g>` +
    `<g id="${p}mu">${tri('M0-14.5 16 12.5H-16Z')}</g>` +
    `<g id="${p}md">${tri('M0 14.5 16-12.5H-16Z')}</g>` +
    `<g id="${p}mq">${disc(SIGN_RED)}<path d="M-4.4-3.4C-4.6-8.8 4.6-9 4.6-3.4 4.6 0 .2-.4.2 3.2M.2 7.2h0" fill="none" stroke="${INK}" stroke-width="3" ${ROUND}/></g>` +
    `<g id="${p}mr"><path d="M0-15.8 4-14.2 8-13.7 10.3-10.4 13.7-7.9 13.8-3.8 15.3 0 13.8 3.8 13.7 7.9 10.3 10.4 8 13.7 4 14.2 0 15.8-4 14.2-8 13.7-10.3 10.4-13.7 7.9-13.8 3.8-15.3 0-13.8-3.8-13.7-7.9-10.3-10.4-8-13.7-4-14.2Z" fill="${SIGN_RED}" stroke="${WHITE}" stroke-width="1.2"/>` +
    `<circle r="11.9" fill="${WHITE}"/>${chambers}<circle r="2.2" fill="${SIGN_RED}"/></g>` +
    `<g id="${p}mx"><circle r="16" fill="${WHITE}"/><circle r="13" fill="${INK}" stroke="${SIGN_RED}" stroke-width="3.4"/><path d="M5.5-3.5A6.5 6.5 0 1 0 6.2 2.4M6.4-7.6V-2.6H1.4" fill="none" stroke="${WHITE}" stroke-width="2.4" ${ROUND}/></g>` +
    `<g id="${p}mc">${disc(SIGN_RED)}</g>` +
    `<g id="${p}mt"><path d="M-15 13V-9H-12V-13H-9V-9H-6V-13H-3V-3H3V-13H6V-9H9V-13H12V-9H15V13Z" fill="${WHITE}" stroke="${INK}" stroke-width="2.2" ${ROUND}/></g>` +
    `<g id="${p}mk"><circle r="14" fill="#ffd479" stroke="${INK}" stroke-width="2.2"/><circle r="9.5" fill="none" stroke="${INK}" stroke-width="1.4"/><path d="M0-5.5V5.5" stroke="${INK}" stroke-width="2.6" ${ROUND}/></g>` +
    `<g id="${p}mf"><circle r="14" fill="${INK}" stroke="${WHITE}" stroke-width="2.2"/><path d="M-6 8C-9-8-5-11 0-11S9-8 6 8Z" fill="${WHITE}"/></g>` +
    `<g id="${p}mn"><circle r="11" fill="none" stroke="${palette.muted}" stroke-width="2" stroke-dasharray="3.6 3.3"/></g>`
  );
}

/** The little shield that says who makes the offer; the author's own is ink and gold. */
function offerer(side: SideView | undefined, authorLetter: string): string {
  const shades = side ? sideShades(side.colour) : { fill: INK, ink: '#ffd479' };
  return (
    `<path d="M3.5 2.5Q8.5 2.6 11 .6 13.5 2.6 18.5 2.5C18.8 10 16.5 14.6 11 17.4 5.5 14.6 3.2 10 3.5 2.5Z" fill="${shades.fill}" stroke="${WHITE}" stroke-width="1.4"/>` +
    `<text x="11" y="12.6" font-size="11" ${MIDDLE} fill="${shades.ink}">${esc(side ? side.letter : authorLetter)}</text>`
  );
}

/** The sign of a cell round the origin, or nothing for a free one. */
export function drawMark(
  p: string,
  mark: CellMark,
  side: SideView | undefined,
  authorLetter: string,
): string {
  switch (mark.kind) {
    case 'free':
      return '';
    case 'unspecified':
      return `<use href="#${p}mn"/>`;
    case 'skip':
      return `<use href="#${p}ms"/>`;
    case 'roulette':
      return `<use href="#${p}mr"/>`;
    case 'restart':
      return `<use href="#${p}mx"/>`;
    case 'change':
      return (
        `<use href="#${p}mc"/>` +
        `<text y="4.2" font-size="11.5" ${MIDDLE} fill="${INK}">${change(mark.by)}</text>`
      );
    case 'castle':
      return (
        `<use href="#${p}mt"/>` +
        `<text y="10" font-size="12" ${MIDDLE} fill="${INK}">${esc(side?.letter ?? '')}</text>`
      );
    case 'twins':
      return `<use href="#${p}mq"/>`;
    case 'coin':
      return `<use href="#${p}mk"/>`;
    case 'name':
      return `<use href="#${p}mf"/>`;
    case 'offer':
      return `<use href="#${p}mq"/>${offerer(side, authorLetter)}`;
    case 'move': {
      const back = mark.by < 0;
      const text = change(mark.by);
      const size = text.length > 2 ? 10.6 : 14;
      return (
        `<use href="#${p}m${back ? 'd' : 'u'}"/>` +
        `<text x="-.6" y="${back ? (text.length > 2 ? -2 : -0.5) : 9.4}" font-size="${size}" ${MIDDLE} fill="${INK}">${text}</text>`
      );
    }
  }
}
