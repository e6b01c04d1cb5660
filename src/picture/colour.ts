/** Colour arithmetic: the shades a side wears and the contrast they are held to. */

type Rgb = [number, number, number];

export const INK = '#120f1a';
export const WHITE = '#ffffff';

/** A CSS hex colour in full form. Anything that is not one becomes grey, so packs cannot smuggle markup in. */
export function safeHex(colour: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#8a8a8a';
}

function rgb(colour: string): Rgb {
  const value = Number.parseInt(safeHex(colour).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of `b` in `a`, 0…1. */
export function mix(a: string, b: string, share: number): string {
  const from = rgb(a);
  const to = rgb(b);
  const part = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1…21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards `pole` just far enough to stand out from `ground` by `ratio`. */
export function pushed(colour: string, pole: string, ground: string, ratio: number): string {
  for (let step = 0; step <= 20; step++) {
    const shade = mix(colour, pole, step / 20);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return safeHex(pole);
}

export interface SideShades {
  /** Ground of a territory cell. */
  fill: string;
  /** Second shade of its pattern; text on it stays as legible as on `fill`. */
  motif: string;
  /** Text on both. */
  ink: string;
}

/** The shades a side wears in both themes: a vivid ground, a pattern shade, and the ink that reads on the two. */
export function sideShades(colour: string): SideShades {
  const base = safeHex(colour);
  const ink = contrast(base, WHITE) > contrast(base, INK) ? WHITE : INK;
  const away = ink === WHITE ? '#000000' : WHITE;
  const fill = pushed(base, away, ink, 4.7);
  const darker = pushed(fill, '#000000', fill, 1.6);
  const lighter = pushed(fill, WHITE, fill, 1.6);
  const motif = contrast(darker, ink) >= 4.7 ? darker : lighter;
  return { fill, motif: contrast(motif, ink) >= 4.5 ? motif : fill, ink };
}
