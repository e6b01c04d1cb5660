/** The picture for a post: a title, the board and its legend on one sheet. */
import type { BoardView } from '../rulebooks/race/board-view.js';
import { boardBody, boardTitle } from './board.js';
import { boardDefs } from './defs.js';
import type { Shape } from './layout.js';
import { legendBody, legendHeight } from './legend.js';
import { esc, MIDDLE, r2 } from './markup.js';
import { type BoardOptions, makeScene } from './scene.js';
import { type Palette, SVG } from './theme.js';

/** Draws the board as a whole picture that needs no page round it. */
export function drawPoster(board: BoardView, options: BoardOptions): string {
  const scene = makeScene(board, options);
  const { layout, palette, p } = scene;
  const title = boardTitle(options);
  const head = titleHeight(options.shape);
  const height = r2(layout.height + head + legendHeight(board, layout.width));
  return (
    `<svg ${SVG} viewBox="0 0 ${layout.width} ${height}" role="img" aria-label="${esc(title)}"><defs>${boardDefs(scene)}</defs>` +
    drawTitle(title, palette, layout.width, head, height) +
    `<g transform="translate(0 ${head})">${boardBody(scene)}</g>` +
    `<g transform="translate(0 ${r2(head + layout.height)})">${legendBody(board, { ...options, width: layout.width, p })}</g></svg>`
  );
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
    `<text x="${r2(width / 2)}" y="${y}" font-size="${r2(size)}" letter-spacing="${r2(size * 0.06)}" ${MIDDLE} fill="${palette.text}">${esc(title)}</text>`
  );
}
