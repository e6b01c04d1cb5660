/** Cells of the board: frames of the film, the start and the marquee of the finish. */
import type { Lang } from '../engine/contract.js';
import type { CellView } from '../rulebooks/race/board-view.js';
import { describeCell } from './cell-text.js';
import { INK, sideShades, WHITE } from './colour.js';
import { type CellPlace, FILM } from './layout.js';
import { drawMark } from './mark.js';
import { at, esc, MIDDLE, ROUND, r2 } from './markup.js';
import type { Scene } from './scene.js';

/** The opening tag of a cell: its number for the web layer, its name for a screen reader. */
export function openCell(scene: Scene, place: CellPlace, view: CellView): string {
  const { options, board } = scene;
  let attributes = `data-cell="${place.n}" ${at(place.x, place.y)}`;
  if (options.interactive) {
    const chosen = options.selected?.includes(place.n);
    const open = options.selectable === undefined || options.selectable.includes(place.n) || chosen;
    attributes += open ? ' role="button"' : ' role="img"';
    if (options.selectable && open) attributes += ` aria-pressed="${chosen === true}"`;
    attributes += ` aria-label="${esc(describeCell(view, board, options.lang))}"`;
  }
  return `<g ${attributes}>`;
}

const authorLetter = (lang: Lang) => (lang === 'ru' ? 'А' : 'A');

export function markOf(scene: Scene, view: CellView): string {
  const side = 'side' in view.mark && view.mark.side !== null ? scene.sides.get(view.mark.side) : undefined;
  const letter =
    view.mark.kind === 'offer' && view.mark.side !== null ? '?' : authorLetter(scene.options.lang);
  return drawMark(scene.p, view.mark, side, letter);
}

/** Where the number begins and the owner's letter stands on a turn, where the bend leaves less room. */
function turnSpots(place: CellPlace): { edge: number; letter: number } {
  const hub = place.hub ?? [place.x, place.y];
  if (Math.abs(place.y - hub[1]) < 10) return { edge: place.n >= 100 ? 19 : 17, letter: 12.5 };
  return place.x < hub[0]
    ? { edge: place.n >= 100 ? 18.6 : 17.5, letter: 10.4 }
    : { edge: 15.5, letter: 14.6 };
}

export function drawCell(scene: Scene, place: CellPlace, view: CellView): string {
  const { p, palette, plan } = scene;
  const owner = view.owner === null ? undefined : scene.sides.get(view.owner);
  const ten = place.n % 10 === 0;
  const turn = place.kind === 'turn';
  const paint = owner ? `url(#${p}p${r2(owner.id)})` : `url(#${p}${ten ? 'ten' : 'free'})`;
  const frame = turn
    ? `<path d="${place.d}" fill="${paint}" stroke="${paint}" stroke-width="3"/>`
    : `<use href="#${p}${place.angle === 0 ? 'f' : 'g'}" fill="${paint}"/>`;
  const ink = owner ? sideShades(owner.colour).ink : ten ? palette.frameTenInk : '';
  const { edge, letter } = turn ? turnSpots(place) : { edge: 20.5, letter: 13.5 };
  // Beside an owner's letter a long number has less room.
  const tight = owner && place.n >= 100;
  const size = ten ? ` font-size="${tight ? (turn ? 12.6 : 14.6) : 16.5}"` : tight ? ' font-size="12.6"' : '';
  let out = openCell(scene, place, view) + frame;
  out += `<text x="${-edge}" y="${turn ? -8 : -10.5}"${size}${ink ? ` fill="${ink}"` : ''}>${place.n}</text>`;
  if (owner) out += `<use href="#${p}o${r2(owner.id)}" x="${letter}" y="${turn ? -11.5 : -15.5}"/>`;
  const mark = markOf(scene, view);
  if (mark) {
    const inside = plan.inside.has(place.n);
    const at = inside
      ? 'translate(13 13) scale(.64)'
      : turn
        ? 'translate(0 8) scale(.86)'
        : 'translate(0 7.6) scale(.94)';
    out += `<g transform="${at}">${mark}</g>`;
  }
  return `${out}</g>`;
}

export function drawStart(scene: Scene, place: CellPlace, view: CellView): string {
  const { palette, p, options } = scene;
  const w = place.box;
  return (
    openCell(scene, place, view) +
    `<path d="${place.d}" fill="url(#${p}free)" stroke="${palette.gold}" stroke-width="2"/>` +
    `<path d="M${r2(6 - w / 2)}-29h${r2(w - 12)}v9h${r2(12 - w)}Z" fill="url(#${p}clap)" stroke="${INK}"/>` +
    `<rect x="-36" y="-40" width="72" height="19" rx="9.5" fill="${palette.gold}" stroke="${palette.film}" stroke-width="2"/>` +
    `<text y="-26" font-size="13" letter-spacing="1.6" ${MIDDLE} fill="${options.theme === 'dark' ? INK : WHITE}">${options.lang === 'ru' ? 'СТАРТ' : 'START'}</text></g>`
  );
}

const FINISH_GOLD = '#f0c266';

/** The fan of rays over the marquee of the finish. */
const FAN = [-60, -40, -20, 0, 20, 40, 60]
  .map((angle) => {
    const at = (radius: number, turn: number) => {
      const a = ((angle + turn) * Math.PI) / 180;
      return `${r2(Math.sin(a) * radius)} ${r2(12 - Math.cos(a) * radius)}`;
    };
    const tip = 76 - Math.abs(angle) * 0.18;
    return `M0 12L${at(tip, -9.4)} ${at(tip + 6, 0)} ${at(tip, 9.4)}Z`;
  })
  .join('');

export function drawFinish(scene: Scene, place: CellPlace, view: CellView): string {
  const { palette, p, options, plan } = scene;
  const owner = view.owner === null ? undefined : scene.sides.get(view.owner);
  const label = options.lang === 'ru' ? 'ФИНИШ' : 'FINISH';
  const crowded = plan.inside.has(place.n);
  const mark = markOf(scene, view);
  const [w, h] = [place.box, FILM + 8];
  const bulbs = `M${8 - w / 2} ${6 - h / 2}H${w / 2 - 8}M${8 - w / 2} ${h / 2 - 6}H${w / 2 - 8}`;
  const plate = owner
    ? `<rect x="-44" y="-27" width="88" height="${crowded ? 17 : 54}" rx="5" fill="${palette.film}"/>`
    : '';
  return (
    openCell(scene, place, view) +
    `<path d="${FAN}" fill="${palette.film}" stroke="${FINISH_GOLD}" stroke-width="1.6"/>` +
    `<path d="${place.d}" fill="${palette.film}" stroke="${FINISH_GOLD}" stroke-width="3.4"/>` +
    (owner
      ? `<rect x="${6 - w / 2}" y="${12 - h / 2}" width="${w - 12}" height="${h - 24}" rx="4" fill="url(#${p}p${r2(owner.id)})"/>`
      : '') +
    `<path d="${bulbs}" stroke="${FINISH_GOLD}" stroke-width="4.4" stroke-dasharray="0 8.14" ${ROUND}/>${plate}` +
    (crowded
      ? `<text y="-13.5" font-size="13" letter-spacing="1.4" ${MIDDLE} fill="${FINISH_GOLD}">${label} · ${place.n}</text>`
      : `<text y="-7" font-size="18" letter-spacing="2.6" ${MIDDLE} fill="${FINISH_GOLD}">${label}</text>` +
        `<text y="21" font-size="25" ${MIDDLE} fill="#fff6df">${place.n}</text>`) +
    (owner ? `<use href="#${p}o${r2(owner.id)}" x="${w / 2 - 4}" y="${4 - h / 2}"/>` : '') +
    (mark ? `<g transform="translate(${w / 2 - 16} 14) scale(.8)">${mark}</g>` : '') +
    '</g>'
  );
}
