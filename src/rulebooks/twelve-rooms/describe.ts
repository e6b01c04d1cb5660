/**
 * The words of the rulebook: names of everything, and sentences for results, reports, the trace and the log. This is what
 * screens and reports need to speak; it carries no rules. Clauses and rulings have files of their own.
 */
import type { Lang } from '../../engine/contract.js';
import { decisions } from './describe/decisions.js';
import type { Describers, EventType } from './describe/describers.js';
import type { Names } from './describe/names.js';
import { outcomes } from './describe/outcomes.js';
import { start } from './describe/start.js';
import { turns } from './describe/turns.js';

export {
  answerText,
  askText,
  choiceText,
  decisionText,
  effectText,
  overrideText,
  todoText,
} from './describe/master.js';
export {
  actionText,
  bonusText,
  contestText,
  directionText,
  type MoveParts,
  partText,
  prizeText,
  receiptText,
  sentTexts,
  voteText,
} from './describe/moves.js';
export { type MoreNames, type Names, namesOf } from './describe/names.js';
export { claimLine, findingLine, guessLine, mateLines, reportLines } from './describe/reports.js';
export { type ResultSection, resultSections, startLines, winnerText } from './describe/results.js';
export type { Said } from './describe/said.js';
export { changeText, lineText, stepTexts, stepTitle, whyText } from './describe/trace.js';
export { ABILITY_CLAUSES, CAUSE_CLAUSES, clauseName, clauseNames, WHY_CLAUSES } from './texts/clauses.js';
export { type LabelList, label, labelOrNull, type SectionKey } from './texts/labels.js';

const describers: Describers<EventType> = { ...start, ...turns, ...outcomes, ...decisions };

/** One sentence for an event of the log, for the master. A type this edition does not know is said by its name. */
export function describe(event: { type: string }, names: Names, lang: Lang): string {
  if (!Object.hasOwn(describers, event.type)) return event.type;
  const say = describers[event.type as EventType] as (
    event: { type: string },
    names: Names,
    lang: Lang,
  ) => string;
  return say(event, names, lang);
}
