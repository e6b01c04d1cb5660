/** Node only: the board as a PNG for a post. The font travels with the product, so every server draws alike. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import type { BoardView } from '../rulebooks/race/board-view.js';
import { type BoardOptions, drawBoard } from './board.js';

const require = createRequire(import.meta.url);
let fonts: string[] | undefined;

function fontFiles(): string[] {
  fonts ??= [
    require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
  ];
  return fonts;
}

/** Any drawing of this folder as a PNG of the given width in pixels. */
export function svgPng(svg: string, width: number): Buffer {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(Math.min(Math.max(width, 64), 8192)) },
    font: {
      fontFiles: fontFiles(),
      loadSystemFonts: false,
      defaultFontFamily: 'PT Sans',
      sansSerifFamily: 'PT Sans',
    },
  });
  return resvg.render().asPng();
}

/** The board as a PNG, with title and legend unless `standalone: false` is asked for. */
export function boardPng(board: BoardView, options: BoardOptions & { width?: number }): Buffer {
  const { width = options.shape === 'wide' ? 1920 : 1080, ...rest } = options;
  return svgPng(drawBoard(board, { standalone: true, ...rest }), width);
}
