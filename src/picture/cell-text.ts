/** Words for a cell: what a screen reader says and what the list of cells shows. */
import type { Lang } from '../engine/contract.js';
import type { BoardView, CellMark, CellView, SideView } from '../rulebooks/race/board-view.js';
import { change, plural, say } from './markup.js';

function nameOf(board: BoardView, id: number, lang: Lang): string {
  const side = board.sides.find((s: SideView) => s.id === id);
  return side ? say(side.name, lang) : `№ ${id}`;
}

/** What the sign of a cell means, without the cell itself; empty for a free one. */
export function describeMark(mark: CellMark, board: BoardView, lang: Lang): string {
  const ru = lang === 'ru';
  switch (mark.kind) {
    case 'free':
      return '';
    case 'unspecified':
      return ru ? 'метка не указана' : 'mark not specified';
    case 'skip':
      return ru ? 'пропуск хода' : 'skip a turn';
    case 'roulette':
      return ru ? 'русская рулетка' : 'Russian roulette';
    case 'restart':
      return ru ? 'возврат на клетку 1' : 'back to cell 1';
    case 'change': {
      const amount = change(mark.by);
      return ru ? `${amount} к следующему ходу` : `${amount} to the next move`;
    }
    case 'castle':
      return `${ru ? 'замок' : 'castle'}: ${nameOf(board, mark.side, lang)}`;
    case 'twins':
      return ru ? `выбор: женитьба и путь с клетки ${mark.to}` : `a choice: marry and go on from ${mark.to}`;
    case 'coin':
      return ru ? 'здесь дают монету' : 'a coin is given here';
    case 'name':
      return ru ? 'имя за монету' : 'a name for the coin';
    case 'offer': {
      const who = mark.side === null ? (ru ? 'Автор' : 'the Author') : nameOf(board, mark.side, lang);
      return ru ? `предложение: ${who}` : `offer: ${who}`;
    }
    case 'move': {
      const by = Math.abs(mark.by);
      if (ru)
        return `${mark.by < 0 ? 'назад' : 'вперёд'} на ${by} ${plural(by, 'клетку', 'клетки', 'клеток')}`;
      return `${by} ${by === 1 ? 'cell' : 'cells'} ${mark.by < 0 ? 'back' : 'forward'}`;
    }
  }
}

/** «клетка 55, предложение: Русская мафия, закрашена: Якудза; стоят: …» */
export function describeCell(cell: CellView, board: BoardView, lang: Lang): string {
  const ru = lang === 'ru';
  const parts: string[] = [];
  if (cell.n === 0) parts.push(ru ? 'старт, вне поля' : 'start, outside the field');
  else parts.push(ru ? `клетка ${cell.n}` : `cell ${cell.n}`);
  if (cell.n === board.size) parts.push(ru ? 'финиш' : 'finish');
  const mark = describeMark(cell.mark, board, lang);
  if (mark) parts.push(mark);
  if (cell.owner !== null)
    parts.push(`${ru ? 'закрашена' : 'painted by'}: ${nameOf(board, cell.owner, lang)}`);
  const here = board.pawns.filter((pawn) => pawn.cell === cell.n);
  const text = parts.join(', ');
  if (here.length === 0) return text;
  const verb = here.length === 1 ? (ru ? 'стоит' : 'stands here') : ru ? 'стоят' : 'stand here';
  return `${text}; ${verb}: ${here.map((pawn) => nameOf(board, pawn.side, lang)).join(', ')}`;
}

/** The start area as a cell, for lists that begin with it. */
export const START_CELL: CellView = { n: 0, mark: { kind: 'free' }, owner: null };
