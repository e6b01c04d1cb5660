/** Milestones of a journey, the camp where it begins and the throne where it ends. */
import type { CellView } from '../../rulebooks/race/board-view.js';
import { markOf, openCell } from '../cells.js';
import { INK, sideShades, WHITE } from '../colour.js';
import { emblem } from '../emblems.js';
import type { CellPlace } from '../layout.js';
import { esc, MIDDLE, ROUND, r2 } from '../markup.js';
import type { Scene } from '../scene.js';
import { STONE } from './layout.js';

/** Towers over the milestone of a castle, behind it. */
const TOWERS =
  'M-24 9V-17H-20.5V-13.5H-17V-17H-13.5V-13.5H-9V-26H-5V-22H-2V-26H2V-22H5V-26H9V-13.5H13.5V-17H17V-13.5H20.5V-17H24V9Z';

export function drawStone(scene: Scene, place: CellPlace, view: CellView): string {
  const { p, palette, plan, sides } = scene;
  const { mark } = view;
  const owner = view.owner === null ? undefined : sides.get(view.owner);
  const lord = mark.kind === 'castle' ? sides.get(mark.side) : undefined;
  const ten = place.n % 10 === 0;
  const paint = owner ? `url(#${p}p${r2(owner.id)})` : `url(#${p}${ten ? 'ten' : 'free'})`;
  const ink = owner ? sideShades(owner.colour).ink : ten ? palette.frameTenInk : palette.frameInk;
  const inside = plan.inside.has(place.n);
  const shades = lord && sideShades(lord.colour);
  let out = openCell(scene, place, view);
  if (shades) out += `<path d="${TOWERS}" fill="${shades.fill}" stroke="${INK}" stroke-width="1.8"/>`;
  out += `<circle r="${STONE}" fill="${paint}" stroke="${shades?.fill ?? palette.filmEdge}" stroke-width="${shades ? 4 : 2}"/>`;
  if (shades) out += `<circle r="${STONE + 2}" fill="none" stroke="${INK}" stroke-width="1"/>`;
  const signed = mark.kind !== 'free';
  const size = signed ? 12.5 : place.n >= 100 ? 15.5 : 17;
  out += `<text y="${signed || inside ? -8 : 6}" font-size="${inside ? 11.5 : size}" ${MIDDLE} fill="${ink}">${place.n}</text>`;
  if (owner) out += `<use href="#${p}o${r2(owner.id)}" x="15" y="-15"/>`;
  const sign =
    lord && shades
      ? `<circle cy="1" r="13" fill="${shades.fill}" stroke="${INK}" stroke-width="1.4"/><g transform="scale(.92)">${emblem(lord, shades.ink, shades.fill) ?? `<text y="5" font-size="14" ${MIDDLE} fill="${shades.ink}">${esc(lord.letter)}</text>`}</g>`
      : markOf(scene, view);
  if (sign)
    out += `<g transform="${inside ? 'translate(14 12) scale(.58)' : 'translate(0 7.4) scale(.76)'}">${sign}</g>`;
  return `${out}</g>`;
}

/** Tents by the road, outside the field. */
export function drawCamp(scene: Scene, place: CellPlace, view: CellView): string {
  const { palette, options, p } = scene;
  const tent = (x: number, size: number) =>
    `<g transform="translate(${x}-30) scale(${size})"><path d="M-13 8 0-12 13 8Z" fill="${palette.gold}" stroke="${INK}" stroke-width="1.6"/><path d="M0-12V-18L7-15.6 0-13.4M0-12-3.4 8H3.4Z" fill="${palette.film}" stroke="${INK}" stroke-width="1"/></g>`;
  return (
    openCell(scene, place, view) +
    tent(-56, 0.9) +
    tent(-30, 0.7) +
    tent(57, 0.9) +
    `<path d="${place.d}" fill="url(#${p}free)" stroke="${palette.filmEdge}" stroke-width="2.4"/>` +
    `<rect x="-37" y="-44" width="74" height="20" rx="10" fill="${palette.gold}" stroke="${palette.film}" stroke-width="2"/>` +
    `<text y="-29.4" font-size="13" letter-spacing="1.6" ${MIDDLE} fill="${options.theme === 'dark' ? INK : WHITE}">${options.lang === 'ru' ? 'СТАРТ' : 'START'}</text></g>`
  );
}

/** The hall at the end of the road, blades round it. */
export function drawThrone(scene: Scene, place: CellPlace, view: CellView): string {
  const { palette, options, plan } = scene;
  const crowded = plan.inside.has(place.n);
  const label = options.lang === 'ru' ? 'ФИНИШ' : 'FINISH';
  const blades = [-60, -45, -30, -15, 0, 15, 30, 45, 60]
    .map((angle) => `<path d="M-2.6-20-2-58 0-66 2-58 2.6-20Z" transform="rotate(${angle})"/>`)
    .join('');
  return (
    openCell(scene, place, view) +
    `<g fill="${palette.textSoft}" stroke="${INK}" stroke-width="1.2">${blades}</g>` +
    `<path d="${place.d}" fill="${palette.film}" stroke="${palette.gold}" stroke-width="3.4"/>` +
    `<path d="M-50 26H50M-50-25H50" stroke="${palette.gold}" stroke-width="1.6" stroke-dasharray="1 6" ${ROUND}/>` +
    (crowded
      ? `<text y="-14" font-size="13" letter-spacing="1.4" ${MIDDLE} fill="#f0c266">${label} · ${place.n}</text>`
      : `<text y="-4" font-size="17" letter-spacing="2.4" ${MIDDLE} fill="#f0c266">${label}</text><text y="20" font-size="22" ${MIDDLE} fill="#fff6df">${place.n}</text>`) +
    '</g>'
  );
}
