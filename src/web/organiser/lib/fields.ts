/** What stands in each command, so that one form can correct any of them. No rules: the server checks what is entered. */
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import type { TextKey } from '../texts.js';

export type CommandType = SeasonCommand['type'];

export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'cell'
  | 'cells'
  | 'clan'
  | 'clanOrNone'
  | 'game'
  | 'teams'
  | 'yesNo'
  | 'date'
  | 'instant'
  | 'role'
  | 'person'
  | 'ruling'
  | 'mark'
  | 'effect'
  | 'results'
  | 'answer'
  | 'choices'
  /** Names another thing of the season: shown, not changed. */
  | 'fixed';

export interface Field {
  name: string;
  kind: FieldKind;
  label: TextKey;
  /** May be left empty. */
  optional?: boolean;
}

const field = (name: string, kind: FieldKind, label: TextKey, optional?: true): Field => ({
  name,
  kind,
  label,
  ...(optional ? { optional } : {}),
});

const game = field('game', 'game', 'field.game');
const fixedGame = field('game', 'fixed', 'field.game');
const reason = field('reason', 'long', 'field.reason');
const offer = field('offer', 'fixed', 'field.offer');
const question = field('question', 'fixed', 'field.question');
const cells = field('cells', 'cells', 'field.cells');
const price = field('cells', 'number', 'field.bid');
const closesAt = field('closesAt', 'instant', 'field.closesAt');

/** In the order of the form. A type without fields can be removed or left, there is nothing in it to change. */
export const FIELDS: Record<CommandType, Field[]> = {
  startSeason: [],
  setCell: [field('cell', 'cell', 'field.cell'), field('mark', 'mark', 'field.mark')],
  setRuling: [field('ruling', 'ruling', 'field.ruling'), reason],
  reschedule: [game, field('date', 'date', 'field.date'), reason],
  assignSeat: [
    field('person', 'person', 'field.person'),
    field('clan', 'clan', 'field.clan'),
    field('role', 'role', 'field.role'),
  ],
  removeSeat: [field('person', 'person', 'field.person')],
  decree: [field('effect', 'effect', 'field.effect'), reason],
  enterResults: [fixedGame, field('results', 'results', 'field.results')],
  answerAsk: [
    field('ask', 'fixed', 'field.ask'),
    field('answer', 'answer', 'field.answer'),
    field('reason', 'long', 'field.reason', true),
  ],
  recordAppeal: [game, field('text', 'long', 'field.text')],
  publishReport: [fixedGame],
  paint: [
    fixedGame,
    field('cells', 'cells', 'field.cells', true),
    field('repaint', 'cells', 'field.repaint', true),
  ],
  closePainting: [fixedGame],
  registerTeams: [game, field('teams', 'teams', 'field.teams')],
  openLots: [fixedGame],
  bid: [field('lot', 'fixed', 'field.lot'), price],
  closeLots: [fixedGame],
  proposeOffer: [field('clan', 'clanOrNone', 'field.clan', true), field('text', 'long', 'field.text')],
  answerOffer: [offer, field('accept', 'yesNo', 'field.accept')],
  judgeOffer: [
    offer,
    field('fulfilled', 'yesNo', 'field.fulfilled'),
    field('note', 'long', 'field.note', true),
  ],
  nameCaptive: [offer, field('team', 'text', 'field.team')],
  openCaptiveAuction: [offer, closesAt],
  bidCaptive: [offer, price],
  closeCaptiveAuction: [offer],
  chooseCaptiveCells: [offer, cells],
  raiseQuestion: [field('text', 'long', 'field.text'), field('game', 'game', 'field.game', true)],
  openVote: [question, field('choices', 'choices', 'field.choices'), closesAt],
  castVote: [question, field('choice', 'number', 'field.choice')],
  closeVote: [question],
  // The table of the season before is dealt anew, not edited line by line.
  dealTeams: [],
  answerChoice: [field('choice', 'fixed', 'field.owed'), field('option', 'text', 'field.option')],
  sendLetter: [
    fixedGame,
    field('ally', 'clan', 'field.ally'),
    field('target', 'clan', 'field.target'),
    field('clan', 'clanOrNone', 'field.clan', true),
  ],
  recordJury: [
    question,
    field('answer', 'long', 'field.text'),
    field('choice', 'number', 'field.choice', true),
  ],
};

export function isCommandType(type: string): type is CommandType {
  return type in FIELDS;
}

/** Commands that may be written in afterwards, as if they had been given in time. */
export const INSERTABLE: CommandType[] = [
  'paint',
  'registerTeams',
  'bid',
  'judgeOffer',
  'answerOffer',
  'nameCaptive',
  'chooseCaptiveCells',
  'recordAppeal',
  'raiseQuestion',
  'setRuling',
  'setCell',
  'assignSeat',
  'decree',
];
