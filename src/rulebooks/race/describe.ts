/**
 * The words of the rulebook: every event as one sentence that says what happened and why, short names of everything else.
 * This is what screens and reports need to speak; it carries no rules. Clauses and rulings have files of their own.
 */
import type { Lang } from '../../engine/contract.js';
import { council } from './describe/council.js';
import { day } from './describe/day.js';
import type { Describers, EventType } from './describe/describers.js';
import { fights } from './describe/fights.js';
import { modules } from './describe/modules.js';
import type { Names } from './describe/names.js';
import { offers } from './describe/offers.js';
import { season } from './describe/season.js';
import { territory } from './describe/territory.js';

export { dealTexts, orderTexts } from './describe/day.js';
export { optionText } from './describe/modules.js';
export { type MoreNames, type Names, namesOf } from './describe/names.js';
export { type LabelList, label } from './texts/labels.js';
export { markText } from './texts/marks.js';

const describers: Describers<EventType> = {
  ...season,
  ...day,
  ...fights,
  ...territory,
  ...offers,
  ...council,
  ...modules,
};

/**
 * One sentence for an event of this rulebook, as a log or a view's journal carries it. A type this edition does not know
 * is said by its name.
 */
export function describe(event: { type: string }, names: Names, lang: Lang): string {
  if (!Object.hasOwn(describers, event.type)) return event.type;
  const say = describers[event.type as EventType] as (
    event: { type: string },
    names: Names,
    lang: Lang,
  ) => string;
  return say(event, names, lang);
}
