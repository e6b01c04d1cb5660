/** A cup of judged tables as a rulebook: players, rounds, seats, results, standings, protests, publication. */
import type { Author, Context, Decision, Refusal, Rulebook, Viewer } from '../../../engine/contract.js';
import { clauses } from './clauses.js';
import { type CommandOf, type CupCommand, commandSchemas } from './commands.js';
import * as counting from './counting.js';
import { type CupEvent, eventSchemas } from './events.js';
import { evolve } from './evolve.js';
import * as lots from './lots.js';
import * as plan from './plan.js';
import * as protests from './protests.js';
import * as publication from './publication.js';
import { refusalText } from './refusals.js';
import * as registration from './registration.js';
import * as results from './results.js';
import * as rounds from './rounds.js';
import { rulings } from './rulings.js';
import { setupSchema } from './setup.js';
import { type CupState, judgeOf, newCup, playerOf } from './state.js';
import { Turn } from './turn.js';
import { type CupView, viewSchema } from './view.js';
import { view } from './views.js';

type Rules = {
  [K in CupCommand['type']]: (turn: Turn, command: CommandOf<K>) => Refusal | undefined;
};

const rules: Rules = {
  addPlayers: registration.addPlayers,
  editPlayer: registration.editPlayer,
  withdrawPlayer: registration.withdrawPlayer,
  returnPlayer: registration.returnPlayer,
  substitute: registration.substitute,
  addJudges: registration.addJudges,
  editJudge: registration.editJudge,
  removeJudge: registration.removeJudge,
  setConflict: registration.setConflict,
  setPair: registration.setPair,
  setTeams: registration.setTeams,

  setPlan: plan.setPlan,
  setSeating: plan.setSeating,
  drawSeating: lots.drawSeating,
  swapSeats: plan.swapSeats,
  seatPlayer: plan.seatPlayer,
  assignJudges: plan.assignJudges,

  startRound: rounds.startRound,
  closeRound: rounds.closeRound,
  linkTable: rounds.linkTable,
  enterResult: results.enterResult,
  withdrawResult: results.withdrawResult,
  replaceResult: results.replaceResult,
  verifyResult: results.verifyResult,
  annulTable: results.annulTable,
  replayTable: results.replayTable,

  setFormula: counting.setFormula,
  adjustPoints: counting.adjustPoints,
  recordLot: lots.recordLot,
  drawLot: lots.drawLot,

  fileProtest: protests.fileProtest,
  decideProtest: protests.decideProtest,
  setRuling: protests.setRuling,

  hide: publication.hide,
  reveal: publication.reveal,
  finishCup: publication.finishCup,
};

function decide(state: CupState, command: CupCommand, context: Context): Decision<CupEvent, CupState> {
  const turn = new Turn(state, context);
  const rule = rules[command.type] as (turn: Turn, command: CupCommand) => Refusal | undefined;
  return turn.decision(rule(turn, command));
}

/** `organiser`, `system`, `person:x`, `player:p1`, `judge:j1` (the person who is this player or judge). */
function author(state: CupState, name: string): Author | null {
  if (name === 'organiser') return { kind: 'organiser' };
  if (name === 'system') return { kind: 'system' };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function viewer(state: CupState, name: string): Viewer | null {
  if (name === 'organiser' || name === 'public') return { kind: name };
  const person = personOf(state, name);
  return person === null ? null : { kind: 'person', person };
}

function personOf(state: CupState, name: string): string | null {
  const [kind, ...rest] = name.split(':');
  const id = rest.join(':');
  if (kind === 'person') return id || null;
  if (kind === 'judge') return judgeOf(state, id)?.person ?? null;
  return kind === 'player' ? (playerOf(state, id)?.person ?? null) : null;
}

export const cupRulebook: Rulebook<CupState, CupCommand, CupEvent, CupView> = {
  id: 'mafia-cup',
  version: '1',
  title: { ru: 'Кубок по мафии', en: 'Mafia cup' },
  secret: true,
  clauses,
  rulings,
  setupSchema,
  commandSchemas,
  eventSchemas,
  viewSchema,
  init: (setup) => newCup(setupSchema.parse(setup)),
  decide,
  evolve,
  due: () => [],
  ended: ({ finished }) => finished,
  view,
  author,
  viewer,
  numbers: protests.numbers,
  refusalText,
};
