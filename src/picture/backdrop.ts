/**
 * The city behind the film: roofs in every gap between its rows, a moon, beams of light and a double frame. Lines that let
 * the ground through say `stroke-opacity`: for `opacity` a drawing program paints a sheet of its own and lays it over.
 */
import { type BoardLayout, FILM, RADIUS } from './layout.js';
import { at, r2 } from './markup.js';
import type { Palette, Theme } from './theme.js';

/** Roofs of one street: width and height of each building. Fixed, so that every picture is the same. */
const STREET: [w: number, h: number][] = [
  [26, 15],
  [16, 24],
  [30, 11],
  [12, 19],
  [22, 27],
  [34, 14],
  [18, 21],
  [14, 9],
  [28, 18],
  [20, 25],
  [32, 12],
  [15, 20],
  [24, 16],
  [18, 28],
  [30, 10],
  [22, 17],
  [13, 23],
  [36, 13],
  [19, 19],
  [26, 26],
  [17, 12],
  [28, 20],
];
const TILE = STREET.reduce((sum, [w]) => sum + w, 0);

/** One street standing on `base`, begun at the given building; `grow` lifts every roof. */
function street(base: number, first: number, grow: number): { roofs: string; windows: string } {
  let x = 0;
  let roofs = `M0 ${base}`;
  let windows = '';
  STREET.forEach((_, i) => {
    const [w, h] = STREET[(i + first) % STREET.length]!;
    const top = r2(base - h - grow);
    if (i % 7 === 3) roofs += `V${top}H${r2(x + w / 2 - 1)}V${top - 7}h2V${top}H${x + w}`;
    else if (i % 5 === 1) roofs += `V${top}L${r2(x + w / 2)} ${top - 5} ${x + w} ${top}`;
    else if (i % 4 === 2) roofs += `V${top}h${r2(w * 0.3)}v-4h${r2(w * 0.4)}v4H${x + w}`;
    else roofs += `V${top}H${x + w}`;
    for (let wx = x + 4; wx < x + w - 4; wx += 6) {
      if ((wx + i * 5) % 4 < 2) windows += `M${wx} ${top + 4}v2.4`;
      if ((wx + i * 3) % 5 < 2 && h > 16) windows += `M${wx} ${top + 9}v2.4`;
    }
    x += w;
  });
  return { roofs: `${roofs}V${base}Z`, windows };
}

export function backdropDefs(p: string, palette: Palette, layout: BoardLayout): string {
  const pitch = RADIUS * 2;
  const near = [street(pitch, 0, 0), street(pitch * 2, 9, 0)];
  const far = [street(pitch, 5, 7), street(pitch * 2, 15, 7)];
  const top = layout.rows[0]! - FILM / 2;
  return (
    `<linearGradient id="${p}sky" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient>` +
    `<linearGradient id="${p}ray"><stop stop-color="${palette.window}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.window}" stop-opacity="0"/></linearGradient>` +
    `<pattern id="${p}city" y="${r2(top)}" width="${TILE}" height="${pitch * 2}" patternUnits="userSpaceOnUse">` +
    `<path d="${far.map((s) => s.roofs).join('')}" fill="${palette.cityFar}"/>` +
    `<path d="${near.map((s) => s.roofs).join('')}" fill="${palette.city}"/>` +
    `<path d="${near.map((s) => s.windows).join('')}" stroke="${palette.window}" stroke-width="1.7" stroke-opacity=".65"/></pattern>`
  );
}

/** Ground, city and the frame of the sheet. */
export function drawBackdrop(p: string, palette: Palette, theme: Theme, layout: BoardLayout): string {
  const { width: w, height: h } = layout;
  const finish = layout.cells[layout.cells.length - 1]!;
  const beams = [-38, -14, 12, 36]
    .map(
      (angle) =>
        `<path d="M0 0 900-70V70Z" transform="rotate(${angle + (finish.angle === 180 ? -140 : -40)})"/>`,
    )
    .join('');
  const frame = (inset: number, cut: number, width: number) =>
    `<path d="M${inset + cut} ${inset}H${r2(w - inset - cut)}v${cut - inset}h${cut - inset}V${r2(h - inset - cut)}h${inset - cut}v${cut - inset}H${inset + cut}v${inset - cut}h${inset - cut}V${inset + cut}h${cut - inset}Z" fill="none" stroke="${palette.filmEdge}" stroke-width="${width}" stroke-opacity=".8"/>`;
  return (
    `<path d="M0 0h${w}v${h}H0Z" fill="url(#${p}sky)"/>` +
    `<g ${at(finish.x, finish.y)} fill="url(#${p}ray)" opacity="${theme === 'dark' ? 0.8 : 1}">${beams}</g>` +
    `<path d="M0 0h${w}v${h}H0Z" fill="url(#${p}city)"/>` +
    frame(4, 14, 1.6) +
    frame(8, 18, 0.7)
  );
}

/** The film with its perforations, and the reels it turns round. */
export function drawFilm(palette: Palette, theme: Theme, layout: BoardLayout): string {
  const strip = layout.ribbon(0);
  const holes = `stroke="${palette.perforation}" stroke-width="4.6" stroke-dasharray="5.4 4.6"`;
  const spokes = [90, 162, 234, 306, 378]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      return `<circle cx="${r2(Math.cos(a) * 6.6)}" cy="${r2(Math.sin(a) * 6.6)}" r="2.3"/>`;
    })
    .join('');
  const reels = layout.reels.map(
    (reel) =>
      `<g ${at(reel.x, reel.y)}><circle r="11.6" fill="${palette.gold}"/><g fill="${palette.film}">${spokes}</g></g>`,
  );
  return (
    `<g fill="none"><path d="${strip}" stroke="#000" stroke-width="${FILM + 9}" stroke-opacity="${theme === 'dark' ? 0.45 : 0.14}" transform="translate(0 4)"/>` +
    `<path d="${strip}" stroke="${palette.filmEdge}" stroke-width="${FILM + 3}"/><path d="${strip}" stroke="${palette.film}" stroke-width="${FILM}"/>` +
    `<path d="${layout.ribbon(29.4)}" ${holes}/><path d="${layout.ribbon(-29.4)}" ${holes}/></g>${reels.join('')}`
  );
}
