/**
 * A scale at which patterns are copied and not resampled. resvg draws the tile of a pattern at the scale of the picture and
 * lays it with the inverse of that scale, both in single precision. Where the two do not come to exactly one, it resamples
 * every pixel: eight times the work, and a blur nobody asked for. For about every second scale they do not.
 */

/** Steps of the search, in units of the drawing; all of them together are less than a pixel. */
const STEP = 1 / 256;
const STEPS = 64;

/** Whether a scale and its inverse come to one, reckoned as resvg does. */
function exact(scale: number): boolean {
  const s = Math.fround(scale);
  const length = Math.fround(Math.sqrt(Math.fround(s * s)));
  return Math.fround(Math.fround(1 / length) * s) === 1;
}

/** The nearest length, not longer than the given one, that is scaled exactly. */
function nearest(length: number, scaled: (length: number) => number): number {
  for (let n = 0; n < STEPS; n++) {
    const tried = length - n * STEP;
    if (exact(scaled(tried))) return tried;
  }
  return length;
}

/** The drawing with a hair cut off its right and lower edge, if need be, so that `pixels` of width is such a scale. */
export function evenly(svg: string, pixels: number): string {
  const found = /^(<svg\b[^>]*?\bviewBox="0 0 )([\d.]+) ([\d.]+)"/.exec(svg);
  if (!found) return svg;
  const [head, start, w, h] = [found[0], found[1]!, Number(found[2]), Number(found[3])];
  const width = nearest(w, (tried) => pixels / tried);
  const height = nearest(h, (tried) => Math.round(Math.fround(tried * Math.fround(pixels / width))) / tried);
  return `${start}${width} ${height}"${svg.slice(head.length)}`;
}
