/** The season engine as a rulebook: the same rules for every book, speaking by the clauses of the one it is given. */

import type { Author, Context, Decision, Refusal, Rulebook, Viewer } from '../../engine/contract.js';
import type { Book } from './book.js';
import { type CommandOf, commandSchemasOf, modulesOfCommand, type SeasonCommand } from './commands.js';
import * as council from './council.js';
import * as day from './day.js';
import { due } from './due.js';
import { eventSchemasOf, type SeasonEvent } from './events.js';
import { evolve } from './evolve.js';
import { init } from './init.js';
import * as blocks from './modules/blocks.js';
import * as captive from './modules/captive.js';
import * as choices from './modules/choices.js';
import * as emigrants from './modules/emigrants.js';
import * as intrigues from './modules/intrigues.js';
import * as offers from './modules/offers.js';
import * as territory from './modules/territory.js';
import { hasModule, reading, rulingOf } from './reading.js';
import { refusalsIn } from './refusals.js';
import * as seats from './seats.js';
import { setupSchemaOf } from './setup.js';
import { bossOf, clanIds, gameOf, type SeasonState } from './state.js';
import { teamKey } from './team-key.js';
import { Turn } from './turn.js';
import { type SeasonView, viewSchema } from './view.js';
import { view } from './views/season.js';

type Rules = { [K in SeasonCommand['type']]: (turn: Turn, command: CommandOf<K>) => Refusal | undefined };

const rules: Rules = {
  startSeason: seats.startSeason,
  setCell: seats.setCell,
  setRuling: seats.setRuling,
  reschedule: seats.reschedule,
  assignSeat: seats.assignSeat,
  removeSeat: seats.removeSeat,
  decree: seats.decree,
  enterResults: day.enterResults,
  answerAsk: day.answerAsk,
  recordAppeal: day.recordAppeal,
  publishReport: day.publishReport,
  paint: territory.paint,
  closePainting: territory.closePainting,
  registerTeams: emigrants.registerTeams,
  openLots: emigrants.openLots,
  bid: emigrants.bid,
  closeLots: emigrants.closeLots,
  proposeOffer: offers.proposeOffer,
  answerOffer: offers.answerOffer,
  judgeOffer: offers.judgeOffer,
  nameCaptive: captive.nameCaptive,
  openCaptiveAuction: captive.openCaptiveAuction,
  bidCaptive: captive.bidCaptive,
  closeCaptiveAuction: captive.closeCaptiveAuction,
  chooseCaptiveCells: captive.chooseCaptiveCells,
  raiseQuestion: council.raiseQuestion,
  openVote: council.openVote,
  castVote: council.castVote,
  closeVote: council.closeVote,
  recordJury: council.recordJury,
  dealTeams: blocks.dealTeams,
  answerChoice: choices.answerChoice,
  sendLetter: intrigues.sendLetter,
};

function decide(
  book: Book,
  state: SeasonState,
  command: SeasonCommand,
  context: Context,
): Decision<SeasonEvent, SeasonState> {
  const turn = new Turn(book, state, context);
  // A pack may leave out a module of its rulebook.
  const needed = modulesOfCommand(command.type);
  if (needed.length > 0 && !needed.some((module) => hasModule(state, module))) {
    return { refusal: turn.refuse('module-off', ['council.other']) };
  }
  const rule = rules[command.type] as (turn: Turn, command: SeasonCommand) => Refusal | undefined;
  return turn.decision(rule(turn, command));
}

/** `organiser`, `system`, `person:p7`, `clan:2` (its boss), `clan:2:consigliere`, `clan:2:member`. */
function author(state: SeasonState, name: string): Author | null {
  if (name === 'organiser') return { kind: 'organiser' };
  if (name === 'system') return { kind: 'system' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function viewer(state: SeasonState, name: string): Viewer | null {
  if (name === 'organiser') return { kind: 'organiser' };
  if (name === 'public') return { kind: 'public' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function personOf(state: SeasonState, name: string): string | null {
  const [kind, id, role = 'boss'] = name.split(':');
  if (kind === 'person') return id ?? null;
  if (kind !== 'clan' || !clanIds(state).includes(Number(id))) return null;
  if (role === 'boss') return bossOf(state, Number(id)) ?? null;
  return state.seats.find((seat) => seat.clan === Number(id) && seat.role === role)?.person ?? null;
}

/** `@first` (open ask), `@last` (question), `@choice` (the latest open one), `@lot:TEAM` (latest lot), `@offer:CELL:CLAN` (the open or latest offer). */
function reference(state: SeasonState, name: string): string | null {
  const [kind, ...rest] = name.split(':');
  if (kind === '@first') return state.asks[0]?.ask ?? null;
  if (kind === '@last') return state.questions.at(-1)?.id ?? null;
  if (kind === '@lot') {
    const key = teamKey(rest.join(':'));
    return state.games.flatMap((game) => game.lots).findLast((lot) => teamKey(lot.team) === key)?.id ?? null;
  }
  if (kind === '@choice') return state.choices?.findLast(({ stage }) => stage === 'open')?.id ?? null;
  if (kind === '@offer') {
    const [cell, clan] = rest.map(Number);
    const fitting = state.offers.filter((offer) => offer.cell === cell && offer.clan === clan);
    return (fitting.find((offer) => offer.stage === 'open') ?? fitting.at(-1))?.id ?? null;
  }
  return null;
}

/** A vote of a secret ballot, until the ballot is over; its close too, because trying that out would tell the tally. */
function sealed(state: SeasonState, command: SeasonCommand): boolean {
  // A letter, until its game has been played.
  if (command.type === 'sendLetter') return gameOf(state, command.game)?.stage === 'future';
  if (
    (command.type !== 'castVote' && command.type !== 'closeVote') ||
    rulingOf(state, 'council.ballots') !== 'secret'
  )
    return false;
  return state.questions.some(({ id, stage }) => id === command.question && stage === 'voting');
}

/** The rulebook of a book. */
export function seasonRulebook(book: Book): Rulebook<SeasonState, SeasonCommand, SeasonEvent, SeasonView> {
  return {
    id: book.id,
    version: book.version,
    title: book.title,
    ...(book.modules.includes('intrigues') ? { secret: true } : {}),
    clauses: book.clauses,
    rulings: book.rulings,
    setupSchema: setupSchemaOf(book.packSchema, book.rulings, book.modules),
    commandSchemas: commandSchemasOf(book.modules),
    eventSchemas: eventSchemasOf(book.modules),
    viewSchema,
    init: (setup) => reading(book, init(book, setup)),
    decide: (state, command, context) => decide(book, reading(book, state), command, context),
    evolve: (state, event) => evolve(reading(book, state), event),
    due: (state) => due(reading(book, state)),
    // A season that ended on a veiled day is over for everybody only with its report.
    ended: (state) => state.phase === 'ended' && !state.veil,
    view: (state, viewer) => view(book, reading(book, state), viewer),
    author,
    viewer,
    answers: ['answerAsk'],
    reference,
    sealed: (state, command) => sealed(reading(book, state), command),
    refusalText: refusalsIn(book.vocabulary),
  };
}
