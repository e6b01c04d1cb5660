import type { BoardView } from '../rulebooks/race/board-view.js';

/** The two palettes: a city at night, and a film poster printed on warm paper. */
export type Theme = 'light' | 'dark';

export interface Palette {
  /** Ground, top and bottom of the gradient. */
  sky: [string, string];
  /** Buildings seen between the turns of the film, and their lit windows. */
  city: string;
  cityFar: string;
  window: string;
  /** The film itself. */
  film: string;
  filmEdge: string;
  perforation: string;
  /** A free frame of the film, shaded top to bottom, and what is written on it. */
  frame: [string, string];
  frameInk: string;
  /** Every tenth frame. */
  frameTen: [string, string];
  frameTenInk: string;
  /** Quiet text and dashed marks on a free frame. */
  muted: string;
  gold: string;
  /** Text and hairlines on the ground. */
  text: string;
  textSoft: string;
  plate: string;
  plateEdge: string;
  grid: string;
}

export const PALETTES: Record<Theme, Palette> = {
  dark: {
    sky: ['#0a0e20', '#2a1530'],
    city: '#282d56',
    cityFar: '#191d3c',
    window: '#f0bb55',
    film: '#05060c',
    filmEdge: '#8f6f35',
    perforation: '#343a5c',
    frame: ['#303860', '#20264a'],
    frameInk: '#f2ead6',
    frameTen: ['#4a3d78', '#342b5a'],
    frameTenInk: '#ffd479',
    muted: '#a7accb',
    gold: '#e6b552',
    text: '#f6eeda',
    textSoft: '#b9b6cc',
    plate: '#f6eeda',
    plateEdge: '#e6b552',
    grid: '#343a5c',
  },
  light: {
    sky: ['#f6ecd6', '#ead9b8'],
    city: '#d2bb92',
    cityFar: '#e0cda8',
    window: '#fff4d2',
    film: '#241d2e',
    filmEdge: '#9a6f22',
    perforation: '#cdb894',
    frame: ['#fffcf4', '#f3e7cf'],
    frameInk: '#2b2334',
    frameTen: ['#fbe9bd', '#efd494'],
    frameTenInk: '#6b3a00',
    muted: '#6d6478',
    gold: '#94650f',
    text: '#2b2030',
    textSoft: '#5d5063',
    plate: '#fffaf0',
    plateEdge: '#94650f',
    grid: '#d3c09a',
  },
};

/** The same parts on a map of lands and seas: parchment by day, the same lands by night. */
const MAP: Record<Theme, Palette> = {
  dark: {
    ...PALETTES.dark,
    sky: ['#0c1b26', '#12222c'],
    film: '#1a160f',
    filmEdge: '#a58a55',
    frame: ['#4a4330', '#3a3526'],
    frameInk: '#f6ecd2',
    frameTen: ['#6a4a22', '#553b1b'],
    frameTenInk: '#ffdf9a',
    muted: '#c3b68f',
    gold: '#dfb85f',
    text: '#f4ead0',
    textSoft: '#c6bd9f',
    plate: '#f6ecd2',
    plateEdge: '#dfb85f',
    grid: '#3a4a52',
  },
  light: {
    ...PALETTES.light,
    sky: ['#f2e6c8', '#e7d7b0'],
    film: '#3b2c1a',
    filmEdge: '#8a6526',
    frame: ['#fffaf0', '#f1e4c6'],
    frameInk: '#2f2416',
    frameTen: ['#f6d99a', '#ecc873'],
    frameTenInk: '#5c3300',
    muted: '#6b5c42',
    gold: '#8d5e10',
    text: '#2f2416',
    textSoft: '#5d4d33',
    plate: '#fffaf0',
    plateEdge: '#8d5e10',
    grid: '#cdb98c',
  },
};

/** What a map has and a film has not. */
export interface MapInk {
  sea: string;
  wave: string;
  coast: string;
  land: string;
  snow: string;
  sand: string;
  peak: string;
  peakLight: string;
  tree: string;
  ink: string;
  road: string;
  roadEdge: string;
}

export const MAP_INKS: Record<Theme, MapInk> = {
  dark: {
    sea: '#10283a',
    wave: '#3f6a83',
    coast: '#6f8f7c',
    land: '#2a3527',
    snow: '#4a5660',
    sand: '#4b3f28',
    peak: '#5d6468',
    peakLight: '#aab4ba',
    tree: '#3f5a3c',
    ink: '#c9b88a',
    road: '#7d6a45',
    roadEdge: '#14110b',
  },
  light: {
    sea: '#b5d2d8',
    wave: '#6fa0ad',
    coast: '#8a7a4c',
    land: '#e6dfb4',
    snow: '#eef1ee',
    sand: '#ecd6a0',
    peak: '#a7967c',
    peakLight: '#f7f4ea',
    tree: '#8aa06a',
    ink: '#5a4526',
    road: '#c9a871',
    roadEdge: '#7c5d2e',
  },
};

export type Look = 'film' | 'map' | 'drawn';

/** A path drawn by its author stays as drawn. A board with castles is a journey across lands; any other runs on a strip of film. */
export function lookOf(board: BoardView): Look {
  if (board.layout?.cells.length === board.size) return 'drawn';
  return board.cells.some((cell) => cell.mark.kind === 'castle') ? 'map' : 'film';
}

export const paletteOf = (look: Look, theme: Theme): Palette => (look === 'film' ? PALETTES : MAP)[theme];

export const FONT = `'PT Sans', 'Segoe UI', Roboto, sans-serif`;

/** Attributes of every root: bold text and round joins are the rule, so that single elements need not say so. */
export const SVG = `xmlns="http://www.w3.org/2000/svg" font-family="${FONT}" font-weight="700" stroke-linejoin="round"`;
