/** The finish of a drawn path: round, so that it has room wherever the path ends. */
import type { CellView } from '../../rulebooks/race/board-view.js';
import { openCell } from '../cells.js';
import { sideShades } from '../colour.js';
import type { CellPlace } from '../layout.js';
import { MIDDLE, ROUND, r2 } from '../markup.js';
import type { Scene } from '../scene.js';
import { GOAL } from './layout.js';

const GOLD = '#f0c266';

export function drawGoal(scene: Scene, place: CellPlace, view: CellView): string {
  const { p, palette, options, plan, sides } = scene;
  const owner = view.owner === null ? undefined : sides.get(view.owner);
  const label = options.lang === 'ru' ? 'ФИНИШ' : 'FINISH';
  const rays = Array.from(
    { length: 16 },
    (_, i) => `<path d="M-3.4-27 0-41 3.4-27Z" transform="rotate(${i * 22.5})"/>`,
  ).join('');
  const text = plan.inside.has(place.n)
    ? `<text y="-17" font-size="9.5" letter-spacing=".6" ${MIDDLE} fill="${GOLD}">${label}</text>`
    : `<text y="-6" font-size="11.5" letter-spacing=".8" ${MIDDLE} fill="${GOLD}">${label}</text>` +
      `<text y="15" font-size="19" ${MIDDLE} fill="#fff6df">${place.n}</text>`;
  return (
    openCell(scene, place, view) +
    `<g fill="${palette.gold}">${rays}</g>` +
    `<circle r="${GOAL}" fill="${palette.film}" stroke="${palette.gold}" stroke-width="3.4"/>` +
    (owner
      ? `<circle r="${GOAL - 4}" fill="none" stroke="${sideShades(owner.colour).fill}" stroke-width="5"/><use href="#${p}o${r2(owner.id)}" x="22" y="-22"/>`
      : '') +
    `<circle r="${GOAL - 4.6}" fill="none" stroke="${GOLD}" stroke-width="2.2" stroke-dasharray="0 6" ${ROUND}/>` +
    `${text}</g>`
  );
}
