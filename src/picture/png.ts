/** Node only: the board as a PNG for a post. The font travels with the product, so every server draws alike. */
import { createRequire } from 'node:module';
import type { BoardView } from '../rulebooks/race/board-view.js';
import { type BoardOptions, drawBoard } from './board.js';
import { evenly } from './evenly.js';
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

/** Any drawing of this folder as a PNG of the given width in pixels. Drawn in a thread of its own: the server goes on meanwhile. */
export async function svgPng(svg: string, width: number): Promise<Buffer> {
  // Loaded with the first picture.
  const { renderAsync } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const pixels = Math.round(Math.min(Math.max(width, 64), 8192));
  const image = await renderAsync(evenly(svg, pixels), {
    fitTo: { mode: 'width', value: pixels },
    font: {
      fontFiles: fontFiles(),
      loadSystemFonts: false,
      defaultFontFamily: 'PT Sans',
      sansSerifFamily: 'PT Sans',
    },
  });
  return image.asPng();
}

export interface PngOptions extends BoardOptions {
  /** Pixels; 1920 for a wide board and 1080 for a tall one unless given. */
  width?: number;
  /** The board alone, without title and legend. */
  bare?: boolean;
}

/** The board as a PNG with its title and legend. */
export function boardPng(board: BoardView, options: PngOptions): Promise<Buffer> {
  const { width = options.shape === 'wide' ? 1920 : 1080, bare, ...rest } = options;
  return svgPng(bare ? drawBoard(board, rest) : drawPoster(board, rest), width);
}
