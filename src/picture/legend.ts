/** The legend under a board: who wears which letter and pattern and stands where, and what the signs mean. */
import type { Lang } from '../engine/contract.js';
import type { BoardView, CellMark, SideView } from '../rulebooks/race/board-view.js';
import { crestBody } from './crest.js';
import { pawn } from './figure.js';
import { drawMark, markDefs } from './mark.js';
import { at, esc, plural, r2, say } from './markup.js';
import { patternDef } from './pattern.js';
import { lookOf, type Palette, paletteOf, SVG, type Theme } from './theme.js';

export interface LegendOptions {
  theme: Theme;
  lang: Lang;
  /** Width of the drawing in units; the height follows from the number of sides. */
  width: number;
  idPrefix?: string;
}

const CARD = { height: 68, min: 340, gap: 12 };
const SIGN_ROW = 42;
const SIGN_WIDTH = 176;
const PAD = 18;

const SIGNS: { kind: CellMark['kind']; ru: string; en: string; sample: CellMark }[] = [
  { kind: 'skip', ru: 'пропуск хода', en: 'skip a turn', sample: { kind: 'skip' } },
  { kind: 'move', ru: 'вперёд / назад', en: 'forward / back', sample: { kind: 'move', by: 5 } },
  { kind: 'offer', ru: 'предложение', en: 'offer', sample: { kind: 'offer', offer: '', side: null } },
  { kind: 'roulette', ru: 'рулетка', en: 'roulette', sample: { kind: 'roulette' } },
  { kind: 'restart', ru: 'на клетку 1', en: 'to cell 1', sample: { kind: 'restart' } },
  { kind: 'change', ru: 'прибавка к ходу', en: 'added to a move', sample: { kind: 'change', by: 4 } },
  { kind: 'castle', ru: 'замок', en: 'castle', sample: { kind: 'castle', side: 0 } },
  { kind: 'twins', ru: 'выбор', en: 'a choice', sample: { kind: 'twins', to: 1 } },
  { kind: 'coin', ru: 'монета', en: 'coin', sample: { kind: 'coin' } },
  { kind: 'name', ru: 'имя за монету', en: 'a name for the coin', sample: { kind: 'name' } },
  { kind: 'unspecified', ru: 'не указано', en: 'not specified', sample: { kind: 'unspecified' } },
];

function columns(count: number, width: number): number {
  const fit = Math.max(1, Math.floor((width - 2 * PAD + CARD.gap) / (CARD.min + CARD.gap)));
  const rows = Math.ceil(count / fit);
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}

function signsOf(board: BoardView) {
  const kinds = new Set(board.cells.map((cell) => cell.mark.kind));
  return SIGNS.filter((sign) => kinds.has(sign.kind));
}

function signColumns(width: number): number {
  return Math.max(1, Math.floor((width - 2 * PAD) / SIGN_WIDTH));
}

/** Height of the legend of a board at a width. */
export function legendHeight(board: BoardView, width: number): number {
  const cards = Math.ceil(board.sides.length / columns(board.sides.length, width));
  const signs = Math.ceil(signsOf(board).length / signColumns(width));
  return r2(cards * (CARD.height + CARD.gap) + signs * SIGN_ROW + 30);
}

/** Where a side's pawns stand, in words. */
export function standing(board: BoardView, side: SideView, lang: Lang): string {
  const cells = board.pawns.filter((p) => p.side === side.id).map((p) => p.cell);
  if (cells.length === 0) return lang === 'ru' ? 'вне поля' : 'off the board';
  return cells
    .map((cell) => {
      if (cell === 0) return lang === 'ru' ? 'на старте' : 'at the start';
      if (cell === board.size) return lang === 'ru' ? `финиш, ${cell}` : `finish, ${cell}`;
      return lang === 'ru' ? `клетка ${cell}` : `cell ${cell}`;
    })
    .join(', ');
}

function land(board: BoardView, side: SideView, lang: Lang): string {
  const count = board.cells.filter((cell) => cell.owner === side.id).length;
  if (count === 0) return '';
  return lang === 'ru'
    ? ` · земли: ${count} ${plural(count, 'клетка', 'клетки', 'клеток')}`
    : ` · land: ${count} ${count === 1 ? 'cell' : 'cells'}`;
}

/** Shortens a name to a width by an average letter; the full name stays in the accessible list. */
function shorten(text: string, room: number, size: number): string {
  const letters = [...text];
  const most = Math.max(4, Math.floor(room / (size * 0.55)));
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

interface BodyOptions extends Omit<LegendOptions, 'idPrefix'> {
  /** Prefix of ids whose pattern, pawn and sign definitions are already in the document. */
  p: string;
}

/** The legend without its root; the sides' definitions must be in the same document. */
export function legendBody(board: BoardView, options: BodyOptions): string {
  const { p, lang, width, theme } = options;
  const palette = paletteOf(lookOf(board), theme);
  const cols = columns(board.sides.length, width);
  const cardWidth = r2((width - 2 * PAD - (cols - 1) * CARD.gap) / cols);
  const cards = board.sides.map((side, i) => {
    const x = r2(PAD + (i % cols) * (cardWidth + CARD.gap));
    const y = r2(14 + Math.floor(i / cols) * (CARD.height + CARD.gap));
    const id = r2(side.id);
    return (
      `<g ${at(x, y)}><rect width="${cardWidth}" height="${CARD.height}" rx="8" fill="${palette.sky[1]}" stroke="${palette.filmEdge}"/>` +
      `<path d="M8 0H52V${CARD.height}H8A8 8 0 0 1 0 ${CARD.height - 8}V8A8 8 0 0 1 8 0Z" fill="url(#${p}p${id})"/>` +
      `<g transform="translate(9 16) scale(1.06)">${crestBody(`url(#${p}p${id})`, side)}</g>` +
      `<use href="#${p}w${id}" transform="translate(76 57) scale(1.3)"/>` +
      `<text x="100" y="30" font-size="20" fill="${palette.text}">${esc(shorten(say(side.name, lang), cardWidth - 108, 20))}</text>` +
      `<text x="100" y="53" font-size="16" font-weight="400" fill="${palette.textSoft}">${esc(shorten(standing(board, side, lang) + land(board, side, lang), cardWidth - 108, 16))}</text></g>`
    );
  });
  const top = 14 + Math.ceil(board.sides.length / cols) * (CARD.height + CARD.gap);
  return cards.join('') + signRow(board, options, palette, top);
}

function signRow(board: BoardView, options: BodyOptions, palette: Palette, top: number): string {
  const { p, lang, width } = options;
  const per = signColumns(width);
  const signs = signsOf(board);
  const first = r2((width - Math.min(per, signs.length) * SIGN_WIDTH) / 2);
  return signs
    .map((sign, i) => {
      const x = r2(first + (i % per) * SIGN_WIDTH + 18);
      const y = r2(top + Math.floor(i / per) * SIGN_ROW + 16);
      return (
        `<g ${at(x, y)}><g transform="scale(.86)">${drawMark(p, sign.sample, undefined, lang === 'ru' ? 'А' : 'A')}</g>` +
        `<text x="26" y="5" font-size="16" font-weight="400" fill="${palette.text}">${lang === 'ru' ? sign.ru : sign.en}</text></g>`
      );
    })
    .join('');
}

/** The legend as a picture of its own. */
export function drawLegend(board: BoardView, options: LegendOptions): string {
  const palette = paletteOf(lookOf(board), options.theme);
  const p = (options.idPrefix ?? `l${options.theme[0]}`).replace(/[^\w-]/g, '');
  const height = legendHeight(board, options.width);
  const defs =
    markDefs(p, palette) +
    board.sides
      .map((s) => `${patternDef(`${p}p${r2(s.id)}`, s)}<g id="${p}w${r2(s.id)}">${pawn(s)}</g>`)
      .join('');
  return (
    `<svg ${SVG} viewBox="0 0 ${r2(options.width)} ${height}" role="img" aria-label="${options.lang === 'ru' ? 'Обозначения' : 'Legend'}">` +
    `<defs>${defs}</defs><path d="M0 0h${r2(options.width)}v${height}H0Z" fill="${palette.sky[0]}"/>${legendBody(board, { ...options, p })}</svg>`
  );
}
