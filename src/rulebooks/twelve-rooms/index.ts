/** «12 комнат», forum mafia on a map, as a rulebook. */
import type { Author, Context, Decision, Refusal, Rulebook, Viewer } from '../../engine/contract.js';
import * as bonuses from './bonuses.js';
import { clauses } from './clauses.js';
import { type CommandOf, commandSchemas, type TwelveRoomsCommand } from './commands.js';
import { due } from './due.js';
import { eventSchemas, type TwelveRoomsEvent } from './events.js';
import { evolve } from './evolve.js';
import { guessRoom } from './guesses.js';
import { init } from './init.js';
import * as master from './master.js';
import { sendMove } from './moves.js';
import * as posts from './posts.js';
import { refusalText } from './refusals.js';
import { rulings } from './rulings.js';
import { setupSchema } from './setup.js';
import * as signup from './signup.js';
import * as start from './start.js';
import type { GameState } from './state.js';
import { Turn } from './turn.js';
import * as turns from './turns.js';
import { type GameView, viewSchema } from './view.js';
import { view } from './views/game.js';

type Rules = {
  [K in TwelveRoomsCommand['type']]: (turn: Turn, command: CommandOf<K>) => Refusal | undefined;
};

const rules: Rules = {
  join: signup.join,
  setWish: signup.setWish,
  leave: signup.leave,
  addPlayer: signup.addPlayer,
  dealMap: start.dealMap,
  dealRoles: start.dealRoles,
  grantImmunity: start.grantImmunity,
  openRegroup: start.openRegroup,
  regroup: start.regroup,
  closeRegroup: start.closeRegroup,
  planTurns: turns.planTurns,
  openTurn: turns.openTurn,
  announceContest: bonuses.announceContest,
  extendTurn: turns.extendTurn,
  pauseTurn: turns.pauseTurn,
  resumeTurn: turns.resumeTurn,
  closeTurn: turns.closeTurn,
  dryRun: turns.dryRun,
  resolveTurn: turns.resolveTurn,
  sendMove,
  guessRoom,
  claimMap: bonuses.claimMap,
  inherit: bonuses.inherit,
  saveNote: posts.saveNote,
  postAnonymous: posts.postAnonymous,
  post: posts.post,
  postTeam: posts.postTeam,
  hidePost: posts.hidePost,
  publishAnonymous: posts.publishAnonymous,
  setRuling: master.setRuling,
  answerAsk: master.answerAsk,
  override: master.override,
  replacePlayer: master.replacePlayer,
  forgiveAbsences: master.forgiveAbsences,
  awardPrize: bonuses.awardPrize,
  endGame: master.endGame,
};

function decide(
  state: GameState,
  command: TwelveRoomsCommand,
  context: Context,
): Decision<TwelveRoomsEvent, GameState> {
  const turn = new Turn(state, context);
  const rule = rules[command.type] as (turn: Turn, command: TwelveRoomsCommand) => Refusal | undefined;
  return turn.decision(rule(turn, command));
}

/** `organiser` (the master), `system`, `person:x`, `p3` or `player:p3` (whoever holds the seat), `nick:Ник`. */
function author(state: GameState, name: string): Author | null {
  if (name === 'organiser' || name === 'master') return { kind: 'organiser' };
  if (name === 'system') return { kind: 'system' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function viewer(state: GameState, name: string): Viewer | null {
  if (name === 'organiser' || name === 'master') return { kind: 'organiser' };
  if (name === 'public') return { kind: 'public' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function personOf(state: GameState, name: string): string | null {
  const [kind, ...rest] = name.split(':');
  const id = rest.join(':');
  if (kind === 'person') return id || null;
  if (kind === 'nick') return state.players.find(({ nick }) => nick === id)?.person ?? null;
  const seat = kind === 'player' ? id : name;
  return state.players.find((player) => player.id === seat)?.person ?? null;
}

/** `@first` (the open question), `@post` (the last post of the thread), `@prize:p3` (the last prize of a player). */
function reference(state: GameState, name: string): string | null {
  const [kind, id] = name.split(':');
  if (kind === '@first') return state.asks[0]?.ask ?? null;
  if (kind === '@post') return state.thread.at(-1)?.id ?? null;
  if (kind === '@prize') return state.prizes.findLast(({ player }) => player === id)?.id ?? null;
  return null;
}

export const twelveRoomsRulebook: Rulebook<GameState, TwelveRoomsCommand, TwelveRoomsEvent, GameView> = {
  id: 'twelve-rooms',
  version: '1',
  title: { ru: '12 комнат', en: 'Twelve rooms' },
  secret: true,
  clauses,
  rulings,
  setupSchema,
  commandSchemas,
  eventSchemas,
  viewSchema,
  init,
  decide,
  evolve,
  due,
  ended: (state) => state.phase === 'ended',
  view,
  author,
  viewer,
  reference,
  refusalText,
};
