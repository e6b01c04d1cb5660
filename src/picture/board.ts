/** The board as SVG markup. Pure: the same view and options always give the same string. */
import type { BoardView, CellView } from '../rulebooks/race/board-view.js';
import { drawBackdrop, drawFilm } from './backdrop.js';
import { drawCell, drawFinish, drawStart } from './cells.js';
import { boardDefs } from './defs.js';
import { drawGoal } from './drawn/goal.js';
import { drawGround } from './drawn/ground.js';
import { drawCamp, drawStone, drawThrone } from './journey/cells.js';
import { drawLands } from './journey/lands.js';
import { esc } from './markup.js';
import { drawPawns, drawRings } from './overlay.js';
import { type BoardOptions, makeScene, type Scene } from './scene.js';
import { SVG } from './theme.js';
import { drawTrails } from './trail.js';

export type { BoardOptions } from './scene.js';

/** Draws the board. The root element has a `viewBox` only: the page decides its size. */
export function drawBoard(board: BoardView, options: BoardOptions): string {
  const scene = makeScene(board, options);
  const { width, height } = scene.layout;
  return (
    `<svg ${SVG} viewBox="0 0 ${width} ${height}" role="${options.interactive ? 'group' : 'img'}" ` +
    `aria-label="${esc(boardTitle(options))}"><defs>${boardDefs(scene)}</defs>${boardBody(scene)}</svg>`
  );
}

/** The title asked for, or a plain one. */
export function boardTitle(options: BoardOptions): string {
  return options.title ?? (options.lang === 'ru' ? 'Игровое поле' : 'Game board');
}

const onFilm = { start: drawStart, cell: drawCell, finish: drawFinish };
const onMap = { start: drawCamp, cell: drawStone, finish: drawThrone };
const onGround = { start: drawCamp, cell: drawStone, finish: drawGoal };

/** Everything inside the root except the definitions. */
export function boardBody(scene: Scene): string {
  const { board, options, palette, layout, p } = scene;
  const views = new Map(board.cells.map((cell) => [cell.n, cell]));
  const view = (n: number): CellView => views.get(n) ?? { n, mark: { kind: 'free' }, owner: null };
  const places = layout.cells.slice(1, -1);
  const draw = { film: onFilm, map: onMap, drawn: onGround }[scene.look];
  const ground = {
    film: () => drawBackdrop(p, palette, options.theme, layout) + drawFilm(palette, options.theme, layout),
    map: () => drawLands(scene),
    drawn: () => drawGround(scene),
  }[scene.look];
  return (
    ground() +
    `<g class="cells" font-size="14" fill="${palette.frameInk}">` +
    draw.start(scene, layout.cells[0]!, view(0)) +
    places.map((place) => draw.cell(scene, place, view(place.n))).join('') +
    draw.finish(scene, layout.cells[board.size]!, view(board.size)) +
    '</g>' +
    drawTrails(board, layout, options.trail ?? []) +
    drawRings(scene) +
    drawPawns(scene)
  );
}
