/** What lies over the cells: rings of choice and attention, and the pawns with their plates. */
import { INK, WHITE } from './colour.js';
import { at, ROUND, r2 } from './markup.js';
import type { Scene } from './scene.js';

/** Rings over cells: those to look at, those that may be chosen, those that are chosen. */
export function drawRings(scene: Scene): string {
  const { options, layout, palette } = scene;
  const ring = (n: number, kind: string, attributes: string, extra = '') => {
    const place = layout.cells[n];
    if (!place) return '';
    return `<g data-${kind}="${n}" ${at(place.x, place.y)}><path d="${place.d}" fill="none" ${attributes}/>${extra}</g>`;
  };
  const chosen = new Set(options.selected);
  const tick = `<g transform="translate(15 -17)"><circle r="8.6" fill="#0b7a3b" stroke="${WHITE}" stroke-width="1.8"/><path d="M-4 .2-1.2 3.2 4.2-3" fill="none" stroke="${WHITE}" stroke-width="2.3" ${ROUND}/></g>`;
  const out = [
    ...(options.selectable ?? [])
      .filter((n) => !chosen.has(n))
      .map((n) =>
        ring(n, 'open', `stroke="${palette.frameTenInk}" stroke-width="2.6" stroke-dasharray="7 4"`),
      ),
    ...(options.highlight ?? []).map((n) =>
      ring(
        n,
        'lit',
        `stroke="#ffcf4d" stroke-width="5"`,
        `<path d="${layout.cells[n]?.d ?? ''}" fill="none" stroke="${INK}" stroke-width="1.4"/>`,
      ),
    ),
    ...[...chosen].map((n) =>
      ring(
        n,
        'chosen',
        `stroke="${WHITE}" stroke-width="5"`,
        `<path d="${layout.cells[n]?.d ?? ''}" fill="none" stroke="#0b7a3b" stroke-width="2.6"/>${tick}`,
      ),
    ),
  ].join('');
  return out ? `<g class="rings" pointer-events="none">${out}</g>` : '';
}

export function drawPawns(scene: Scene): string {
  const { plan, palette, p } = scene;
  const plates = plan.plates.map((plate) => {
    const [dx, dy] = [plate.tip[0] - plate.x, plate.tip[1] - plate.y];
    const edgeX = Math.min(Math.max(dx, 12 - plate.width / 2), plate.width / 2 - 12);
    const level = Math.abs(dx) > plate.width / 2;
    const tail = level
      ? `M${r2(Math.sign(dx) * (plate.width / 2 - 2))} -6L${r2(Math.sign(dx) * (plate.width / 2 + 16))} ${r2(dy * 0.55)} ${r2(Math.sign(dx) * (plate.width / 2 - 2))} 6Z`
      : `M${r2(edgeX - 7)} 18L${r2(dx)} ${r2(dy)} ${r2(edgeX + 7)} 18Z`;
    return (
      `<g data-plate="${plate.cell}" ${at(plate.x, plate.y)} fill="${palette.plate}" stroke="${INK}" stroke-width="3">` +
      `<rect x="${r2(-plate.width / 2)}" y="${-plate.height / 2}" width="${plate.width}" height="${plate.height}" rx="9"/><path d="${tail}"/>` +
      `<rect x="${r2(-plate.width / 2)}" y="${-plate.height / 2}" width="${plate.width}" height="${plate.height}" rx="9" stroke="${palette.plateEdge}" stroke-width="1.6"/><path d="${tail}" stroke="none"/></g>`
    );
  });
  const pawns = plan.pawns.map(
    (at) =>
      `<use href="#${p}w${r2(at.side)}" data-pawn="${r2(at.side)}" transform="translate(${at.x} ${at.y}) scale(${at.scale})"/>`,
  );
  return `<g class="pawns" pointer-events="none">${plates.join('')}${pawns.join('')}</g>`;
}
