/** Node only: the board as a PNG for a post. The font travels with the product, so every server draws alike. */
import { createRequire } from 'node:module';
import type { BoardView } from '../rulebooks/race/board-view.js';
import { type BoardOptions, drawBoard } from './board.js';
import { drawPoster } from './poster.js';

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
  // Loaded with the first picture.
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
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

export interface PngOptions extends BoardOptions {
  /** Pixels; 1920 for a wide board and 1080 for a tall one unless given. */
  width?: number;
  /** The board alone, without title and legend. */
  bare?: boolean;
}

/** The board as a PNG with its title and legend. */
export function boardPng(board: BoardView, options: PngOptions): Buffer {
  const { width = options.shape === 'wide' ? 1920 : 1080, bare, ...rest } = options;
  return svgPng(bare ? drawBoard(board, rest) : drawPoster(board, rest), width);
}
