/** The board as SVG markup. Pure: the same view and options always give the same string. */
import type { Lang } from '../engine/contract.js';
import type { BoardView, CellView, SideView } from '../rulebooks/race/board-view.js';
import { backdropDefs, drawBackdrop, drawFilm } from './backdrop.js';
import { describeCell } from './cell-text.js';
import { INK, sideShades, WHITE } from './colour.js';
import { pawn } from './figure.js';
import { type BoardLayout, type CellPlace, FILM, layoutBoard, type Shape } from './layout.js';
import { legendBody, legendHeight } from './legend.js';
import { drawMark, markDefs } from './mark.js';
import { esc, r2 } from './markup.js';
import { patternDef } from './pattern.js';
import { type PawnPlan, placePawns } from './pawns.js';
import { FONT, PALETTES, type Palette, type Theme } from './theme.js';
import { drawTrails, type Trail } from './trail.js';

export interface BoardOptions {
  shape: Shape;
  theme: Theme;
  lang: Lang;
  /** Cells ringed to catch the eye. */
  highlight?: number[];
  /** Cells a person may choose now. */
  selectable?: number[];
  /** Cells he has chosen. */
  selected?: number[];
  trail?: Trail[];
  title?: string;
  /** Cells are buttons with names; the web layer adds focus and handlers. */
  interactive?: boolean;
  /** A whole picture for a post: title, board and legend. */
  standalone?: boolean;
  /** Prefix of ids, needed when several boards stand on one page. */
  idPrefix?: string;
}

interface Scene {
  board: BoardView;
  options: BoardOptions;
  palette: Palette;
  layout: BoardLayout;
  plan: PawnPlan;
  sides: Map<number, SideView>;
  /** Prefix of ids. */
  p: string;
}

/** Draws the board. The root element has a `viewBox` only: the page decides its size. */
export function drawBoard(board: BoardView, options: BoardOptions): string {
  const palette = PALETTES[options.theme];
  const layout = layoutBoard(board.size, options.shape);
  const p = (options.idPrefix ?? `b${options.theme[0]}${options.shape[0]}`).replace(/[^\w-]/g, '');
  const scene: Scene = {
    board,
    options,
    palette,
    layout,
    plan: placePawns(board, layout),
    sides: new Map(board.sides.map((side) => [side.id, side])),
    p,
  };
  const title = options.title ?? (options.lang === 'ru' ? 'Игровое поле' : 'Game board');
  const body = boardBody(scene);
  const head = options.standalone ? titleHeight(options.shape) : 0;
  const foot = options.standalone ? legendHeight(board, layout.width) : 0;
  const height = r2(layout.height + head + foot);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}" font-family="${FONT}" ` +
    `role="${options.interactive ? 'group' : 'img'}" aria-label="${esc(title)}"><defs>${defs(scene)}</defs>` +
    (options.standalone
      ? drawTitle(title, palette, layout.width, head, height) +
        `<g transform="translate(0 ${head})">${body}</g>` +
        `<g transform="translate(0 ${r2(head + layout.height)})">${legendBody(board, { ...options, width: layout.width, p })}</g>`
      : body) +
    '</svg>'
  );
}

function defs(scene: Scene): string {
  const { p, palette, layout, board } = scene;
  const row = (angle: number) => layout.cells.find((cell) => cell.kind === 'row' && cell.angle === angle);
  const frames = [
    [0, 'f'],
    [180, 'g'],
  ] as const;
  return (
    backdropDefs(p, palette, layout) +
    markDefs(p, palette) +
    frames.map(([angle, id]) => `<path id="${p}${id}" d="${row(angle)?.d ?? 'M0 0'}"/>`).join('') +
    `<pattern id="${p}clap" width="20" height="11" patternUnits="userSpaceOnUse"><path d="M0 0h20v11H0Z" fill="${WHITE}"/><path d="M0 11 6 0h10l-6 11Z" fill="${INK}"/></pattern>` +
    board.sides
      .map((side) => {
        const { fill, ink } = sideShades(side.colour);
        const id = r2(side.id);
        return (
          patternDef(`${p}p${id}`, side) +
          `<g id="${p}w${id}">${pawn(side)}</g>` +
          `<g id="${p}o${id}"><circle r="7.2" fill="${fill}" stroke="${ink}"/><text y="3.7" font-size="10.5" font-weight="700" text-anchor="middle" fill="${ink}">${esc(side.letter)}</text></g>`
        );
      })
      .join('')
  );
}

function boardBody(scene: Scene): string {
  const { board, options, palette, layout, p } = scene;
  const views = new Map(board.cells.map((cell) => [cell.n, cell]));
  const view = (n: number): CellView => views.get(n) ?? { n, mark: { kind: 'free' }, owner: null };
  const places = layout.cells.slice(1, -1);
  return (
    drawBackdrop(p, palette, options.theme, layout) +
    drawFilm(palette, options.theme, layout) +
    `<g class="cells" font-size="14" font-weight="700" fill="${palette.frameInk}">` +
    drawStart(scene, layout.cells[0]!, view(0)) +
    places.map((place) => drawCell(scene, place, view(place.n))).join('') +
    drawFinish(scene, layout.cells[board.size]!, view(board.size)) +
    '</g>' +
    drawTrails(board, layout, options.trail ?? []) +
    drawRings(scene) +
    drawPawns(scene)
  );
}

/** The opening tag of a cell: its number for the web layer, its name for a screen reader. */
function openCell(scene: Scene, place: CellPlace, view: CellView): string {
  const { options, board } = scene;
  let attributes = `data-cell="${place.n}" transform="translate(${place.x} ${place.y})"`;
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

function markOf(scene: Scene, view: CellView): string {
  const side =
    view.mark.kind === 'offer' && view.mark.side !== null ? scene.sides.get(view.mark.side) : undefined;
  const letter =
    view.mark.kind === 'offer' && view.mark.side !== null ? '?' : authorLetter(scene.options.lang);
  return drawMark(scene.p, view.mark, side, letter);
}

function drawCell(scene: Scene, place: CellPlace, view: CellView): string {
  const { p, palette, plan } = scene;
  const owner = view.owner === null ? undefined : scene.sides.get(view.owner);
  const ten = place.n % 10 === 0;
  const turn = place.kind === 'turn';
  const paint = owner ? `url(#${p}p${r2(owner.id)})` : ten ? palette.frameTen : palette.frame;
  const frame = turn
    ? `<path d="${place.d}" fill="${paint}" stroke="${paint}" stroke-width="3" stroke-linejoin="round"/>`
    : `<use href="#${p}${place.angle === 0 ? 'f' : 'g'}" fill="${paint}"/>`;
  const ink = owner ? sideShades(owner.colour).ink : ten ? palette.frameTenInk : '';
  const edge = turn ? 17 : 20;
  let out = openCell(scene, place, view) + frame;
  out += `<text x="${-edge}" y="${turn ? -8 : -10.5}"${ten ? ' font-size="16.5"' : ''}${ink ? ` fill="${ink}"` : ''}>${place.n}</text>`;
  if (owner) out += `<use href="#${p}o${r2(owner.id)}" x="${turn ? 11 : 13.5}" y="${turn ? -12 : -15.5}"/>`;
  const mark = markOf(scene, view);
  if (mark) {
    const inside = plan.inside.has(place.n);
    const at = inside
      ? 'translate(13 13) scale(.64)'
      : turn
        ? 'translate(0 8) scale(.86)'
        : 'translate(0 8.5) scale(.94)';
    out += `<g transform="${at}">${mark}</g>`;
  }
  return `${out}</g>`;
}

function drawStart(scene: Scene, place: CellPlace, view: CellView): string {
  const { palette, p, options } = scene;
  const w = place.box;
  return (
    openCell(scene, place, view) +
    `<path d="${place.d}" fill="${palette.frame}" stroke="${palette.gold}" stroke-width="2"/>` +
    `<path d="M${r2(6 - w / 2)}-29h${r2(w - 12)}v9h${r2(12 - w)}Z" fill="url(#${p}clap)"/>` +
    `<rect x="-36" y="-40" width="72" height="19" rx="9.5" fill="${palette.gold}" stroke="${palette.film}" stroke-width="2"/>` +
    `<text y="-26" font-size="13" letter-spacing="1.6" text-anchor="middle" fill="${options.theme === 'dark' ? INK : WHITE}">${options.lang === 'ru' ? 'СТАРТ' : 'START'}</text></g>`
  );
}

function drawFinish(scene: Scene, place: CellPlace, view: CellView): string {
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
    `<path d="${place.d}" fill="${owner ? `url(#${p}p${r2(owner.id)})` : palette.film}" stroke="${FINISH_GOLD}" stroke-width="3.4"/>` +
    `<path d="${bulbs}" stroke="${FINISH_GOLD}" stroke-width="4.4" stroke-dasharray="0 8.15" stroke-linecap="round"/>${plate}` +
    (crowded
      ? `<text y="-13.5" font-size="13" letter-spacing="1.4" text-anchor="middle" fill="${FINISH_GOLD}">${label} · ${place.n}</text>`
      : `<text y="-7" font-size="18" letter-spacing="2.6" text-anchor="middle" fill="${FINISH_GOLD}">${label}</text>` +
        `<text y="21" font-size="25" text-anchor="middle" fill="#fff6df">${place.n}</text>`) +
    (owner ? `<use href="#${p}o${r2(owner.id)}" x="${w / 2 - 13}" y="-20"/>` : '') +
    (mark ? `<g transform="translate(${w / 2 - 16} 14) scale(.8)">${mark}</g>` : '') +
    '</g>'
  );
}

const FINISH_GOLD = '#f0c266';

/** Rings over cells: those to look at, those that may be chosen, those that are chosen. */
function drawRings(scene: Scene): string {
  const { options, layout, palette } = scene;
  const ring = (n: number, kind: string, attributes: string, extra = '') => {
    const place = layout.cells[n];
    if (!place) return '';
    const at = `transform="translate(${place.x} ${place.y})"`;
    return `<g data-${kind}="${n}" ${at}><path d="${place.d}" fill="none" stroke-linejoin="round" ${attributes}/>${extra}</g>`;
  };
  const chosen = new Set(options.selected);
  const tick = `<g transform="translate(15 -17)"><circle r="8.6" fill="#0b7a3b" stroke="${WHITE}" stroke-width="1.8"/><path d="M-4 .2-1.2 3.2 4.2-3" fill="none" stroke="${WHITE}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g>`;
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

function drawPawns(scene: Scene): string {
  const { plan, palette, p } = scene;
  const plates = plan.plates.map((plate) => {
    const [dx, dy] = [plate.tip[0] - plate.x, plate.tip[1] - plate.y];
    const edgeX = Math.min(Math.max(dx, 12 - plate.width / 2), plate.width / 2 - 12);
    const level = Math.abs(dx) > plate.width / 2;
    const tail = level
      ? `M${r2(Math.sign(dx) * (plate.width / 2 - 2))} -6L${r2(Math.sign(dx) * (plate.width / 2 + 16))} ${r2(dy * 0.55)} ${r2(Math.sign(dx) * (plate.width / 2 - 2))} 6Z`
      : `M${r2(edgeX - 7)} 18L${r2(dx)} ${r2(dy)} ${r2(edgeX + 7)} 18Z`;
    return (
      `<g data-plate="${plate.cell}" transform="translate(${r2(plate.x)} ${r2(plate.y)})" fill="${palette.plate}" stroke="${INK}" stroke-width="3" stroke-linejoin="round">` +
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

const titleHeight = (shape: Shape) => (shape === 'wide' ? 92 : 74);

function drawTitle(title: string, palette: Palette, width: number, head: number, height: number): string {
  const size = Math.min(head * 0.42, (width - 80) / Math.max(8, [...title].length * 0.62));
  const y = r2(head * 0.6);
  const line = (x1: number, x2: number, dy: number, w: number) =>
    `<path d="M${r2(x1)} ${r2(y - size * 0.32 + dy)}H${r2(x2)}" stroke="${palette.gold}" stroke-width="${w}"/>`;
  const half = Math.min(width / 2 - 40, ([...title].length * size * 0.62) / 2 + 26);
  const wings =
    half < width / 2 - 60
      ? [-3, 3]
          .map(
            (dy, i) =>
              line(28 + i * 14, width / 2 - half, dy, 1.6) +
              line(width / 2 + half, width - 28 - i * 14, dy, 1.6),
          )
          .join('')
      : '';
  return (
    `<path d="M0 0h${width}v${height}H0Z" fill="${palette.sky[0]}"/>${wings}` +
    `<text x="${r2(width / 2)}" y="${y}" font-size="${r2(size)}" font-weight="700" letter-spacing="${r2(size * 0.06)}" text-anchor="middle" fill="${palette.text}">${esc(title)}</text>`
  );
}
