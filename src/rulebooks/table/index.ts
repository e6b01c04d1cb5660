/** Sports mafia led by a judge, by the regulation of the VAVT cup, as a rulebook; club rules of today are a preset of it. */
import type { Author, Context, Decision, Rulebook, Viewer } from '../../engine/contract.js';
import { rememberedFor } from '../../engine/memory.js';
import { clauses } from './clauses.js';
import { type CommandOf, commandSchemas, type TableCommand } from './commands.js';
import * as day from './day.js';
import * as deal from './deal.js';
import { eventSchemas, type TableEvent } from './events.js';
import { evolve } from './evolve.js';
import * as flow from './flow.js';
import * as fouls from './fouls.js';
import * as history from './history.js';
import * as judge from './judge.js';
import * as night from './night.js';
import * as nominations from './nominations.js';
import { refusalText } from './refusals.js';
import { rulings } from './rulings.js';
import { setupSchema, type TableSetup } from './setup.js';
import { type GameState, newTable } from './state.js';
import { substitute } from './substitute.js';
import { question } from './tie.js';
import { type Outcome, Turn } from './turn.js';
import { type GameView, viewSchema } from './view.js';
import { view } from './views.js';
import * as vote from './vote.js';

type Rules = { [K in TableCommand['type']]: (turn: Turn, command: CommandOf<K>) => Outcome };

const rules: Rules = {
  drawSeats: deal.drawSeats,
  drawCard: deal.drawCard,
  enterRoles: deal.enterRoles,
  substitute,
  next: flow.next,
  endPhase: flow.endPhase,
  nominate: nominations.nominate,
  withdraw: nominations.withdraw,
  hands: vote.hands,
  closeVote: vote.closeVote,
  question,
  shoot: night.shoot,
  heal: night.heal,
  check: night.check,
  bestMove: night.bestMove,
  record: day.record,
  foul: fouls.foul,
  takeFoul: fouls.takeFoul,
  moveFoul: fouls.moveFoul,
  pauseTimer: judge.pauseTimer,
  resumeTimer: judge.resumeTimer,
  addTime: judge.addTime,
  override: judge.override,
  setRuling: judge.setRuling,
  answerAsk: judge.answerAsk,
  confirmWinner: judge.confirmWinner,
  undo: history.undo,
  redo: history.redo,
};

/** Checked once for all games of one setup: the lab plays thousands, and the check is a fifth of a short game. */
const checked = rememberedFor((setup: object): TableSetup => setupSchema.parse(setup));

function init(setup: unknown): GameState {
  const parsed = checked(setup as object);
  return { setup: parsed, table: newTable(parsed), steps: [], undone: [], lastStep: 0 };
}

function decide(state: GameState, command: TableCommand, context: Context): Decision<TableEvent, GameState> {
  const turn = new Turn(state, context);
  const rule = rules[command.type] as (turn: Turn, command: TableCommand) => Outcome;
  const outcome = rule(turn, command);
  if (typeof outcome === 'object') return turn.decision(outcome);
  flow.proceed(turn, outcome);
  return turn.decision(undefined);
}

/** `organiser` or `judge`, `system`, `person:x`, `seat:3` (whoever holds the seat). */
function author(state: GameState, name: string): Author | null {
  if (name === 'organiser' || name === 'judge') return { kind: 'organiser' };
  if (name === 'system') return { kind: 'system' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function viewer(state: GameState, name: string): Viewer | null {
  if (name === 'organiser' || name === 'judge') return { kind: 'organiser' };
  if (name === 'public' || name === 'hall') return { kind: 'public' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function personOf(state: GameState, name: string): string | null {
  const [kind, ...rest] = name.split(':');
  const id = rest.join(':');
  if (kind === 'person') return id || null;
  return kind === 'seat' ? (state.table.seats[Number(id) - 1]?.person ?? null) : null;
}

/** `@first`: the open question. */
function reference(state: GameState, name: string): string | null {
  return name === '@first' ? (state.table.ask?.ask ?? null) : null;
}

export const tableRulebook: Rulebook<GameState, TableCommand, TableEvent, GameView> = {
  id: 'vavt-cup-2017',
  version: '1',
  title: { ru: 'Мафия за столом: кубок ВАВТ 2017', en: 'Mafia at a table: VAVT cup 2017' },
  secret: true,
  led: true,
  openAtEnd: true,
  clauses,
  rulings,
  setupSchema,
  commandSchemas,
  eventSchemas,
  viewSchema,
  init,
  decide,
  evolve,
  due: () => [],
  ended: ({ table }) => table.phase === 'ended',
  view,
  author,
  viewer,
  numbers: history.numbers,
  reference,
  refusalText,
};
