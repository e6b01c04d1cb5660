/** «Онлайн-NASTолка МАФИЯ», film season 2018, as a rulebook. */
import type { Author, Context, Decision, Refusal, Rulebook, Viewer } from '../../engine/contract.js';
import { teamKey } from '../race/teams.js';
import * as captive from './captive.js';
import { clauses } from './clauses.js';
import { type CommandOf, commandSchemas, type MafiaCommand } from './commands.js';
import * as council from './council.js';
import * as day from './day.js';
import { due } from './due.js';
import * as emigrants from './emigrants.js';
import { eventSchemas, type MafiaEvent } from './events.js';
import { evolve } from './evolve.js';
import { init } from './init.js';
import * as offers from './offers.js';
import { refusalText } from './refusals.js';
import { rulings } from './rulings.js';
import * as seats from './seats.js';
import { setupSchema } from './setup.js';
import { bossOf, clanIds, type SeasonState } from './state.js';
import * as territory from './territory.js';
import { rulingOf, Turn } from './turn.js';
import { type SeasonView, viewSchema } from './view.js';
import { view } from './views/season.js';

type Rules = { [K in MafiaCommand['type']]: (turn: Turn, command: CommandOf<K>) => Refusal | undefined };

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
};

function decide(state: SeasonState, command: MafiaCommand, context: Context): Decision<MafiaEvent> {
  const turn = new Turn(state, context.author, context.at, context.draws);
  const rule = rules[command.type] as (turn: Turn, command: MafiaCommand) => Refusal | undefined;
  const refusal = rule(turn, command);
  return refusal ? { refusal } : { events: turn.events };
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

/** `@first` (open ask), `@last` (question), `@lot:TEAM` (latest lot), `@offer:CELL:CLAN` (the open or latest offer). */
function reference(state: SeasonState, name: string): string | null {
  const [kind, ...rest] = name.split(':');
  if (kind === '@first') return state.asks[0]?.ask ?? null;
  if (kind === '@last') return state.questions.at(-1)?.id ?? null;
  if (kind === '@lot') {
    const key = teamKey(rest.join(':'));
    return state.games.flatMap((game) => game.lots).findLast((lot) => teamKey(lot.team) === key)?.id ?? null;
  }
  if (kind === '@offer') {
    const [cell, clan] = rest.map(Number);
    const fitting = state.offers.filter((offer) => offer.cell === cell && offer.clan === clan);
    return (fitting.find((offer) => offer.stage === 'open') ?? fitting.at(-1))?.id ?? null;
  }
  return null;
}

/** A vote of a secret ballot, until the ballot is over; its close too, because trying that out would tell the tally. */
function sealed(state: SeasonState, command: MafiaCommand): boolean {
  if (
    (command.type !== 'castVote' && command.type !== 'closeVote') ||
    rulingOf(state, 'council.ballots') !== 'secret'
  )
    return false;
  return state.questions.some(({ id, stage }) => id === command.question && stage === 'voting');
}

export const mafia2018Rulebook: Rulebook<SeasonState, MafiaCommand, MafiaEvent, SeasonView> = {
  id: 'mafia-2018',
  version: '1',
  title: { ru: 'Онлайн-настолка «Мафия», 2018', en: 'Online board game “Mafia”, 2018' },
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
  answers: ['answerAsk'],
  reference,
  sealed,
  refusalText,
};
