/** A command of each type to begin with, when the judge writes in what was missed. */
import type { CommandOf, TableCommand } from '../../../../rulebooks/table/commands.js';
import { substituteCommand } from '../../shared/substitute.js';
import type { TableView } from '../../shared/use-view.js';

/** Undo and redo aim at a step as it was seen then, answers at a question that was asked, rulings have a page of their own. */
type Insertable = Exclude<
  TableCommand['type'],
  'undo' | 'redo' | 'answerAsk' | 'setRuling' | 'takeFoul' | 'moveFoul'
>;

const blanks: { [T in Insertable]: (view: TableView) => CommandOf<T> } = {
  next: () => ({ type: 'next' }),
  nominate: (view) => ({ type: 'nominate', seat: alive(view) }),
  withdraw: () => ({ type: 'withdraw' }),
  hands: (view) => ({ type: 'hands', candidate: alive(view), seats: [] }),
  closeVote: () => ({ type: 'closeVote' }),
  question: () => ({ type: 'question', count: 0 }),
  shoot: () => ({ type: 'shoot', target: null }),
  heal: () => ({ type: 'heal', target: null }),
  check: () => ({ type: 'check', by: 'sheriff', target: null }),
  bestMove: () => ({ type: 'bestMove', seats: [] }),
  record: (view) => ({ type: 'record', by: alive(view), colours: [] }),
  foul: (view) => ({ type: 'foul', seat: alive(view) }),
  override: (view) => ({
    type: 'override',
    effect: { kind: 'fouls', seat: alive(view), count: 0 },
    reason: '',
  }),
  endPhase: () => ({ type: 'endPhase' }),
  addTime: () => ({ type: 'addTime', seconds: 10 }),
  pauseTimer: () => ({ type: 'pauseTimer' }),
  resumeTimer: () => ({ type: 'resumeTimer' }),
  drawSeats: () => ({ type: 'drawSeats' }),
  drawCard: () => ({ type: 'drawCard', seat: 1, card: 1 }),
  enterRoles: (view) => ({
    type: 'enterRoles',
    roles: Object.fromEntries(view.seats.map(({ n }) => [String(n), 'citizen'])),
  }),
  substitute: (view) => substituteCommand(alive(view), { name: '' }, ''),
  confirmWinner: () => ({ type: 'confirmWinner' }),
};

export const INSERTABLE = Object.keys(blanks) as Insertable[];

export function blankCommand(type: Insertable, view: TableView): TableCommand {
  return blanks[type](view);
}

const alive = (view: TableView): number => view.seats.find((seat) => seat.alive)?.n ?? 1;
