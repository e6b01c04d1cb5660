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

export const FONT = `'PT Sans', 'Segoe UI', Roboto, sans-serif`;

/** Attributes of every root: bold text and round joins are the rule, so that single elements need not say so. */
export const SVG = `xmlns="http://www.w3.org/2000/svg" font-family="${FONT}" font-weight="700" stroke-linejoin="round"`;
