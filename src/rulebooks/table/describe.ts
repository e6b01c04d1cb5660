/**
 * The words of the rulebook: every event as one sentence, names of phases, roles and causes, and what the judge says. This
 * is what screens and protocols need to speak; it carries no rules. Clauses and rulings have files of their own.
 */
import type { Lang, Text } from '../../engine/contract.js';
import { course } from './describe/course.js';
import type { Describers, EventType } from './describe/describers.js';
import { judge } from './describe/judge.js';
import type { Names } from './describe/names.js';
import { night } from './describe/night.js';
import { vote } from './describe/vote.js';

export { type Names, namesOf } from './describe/names.js';
export { phrase } from './phrases.js';
export { causeName, phaseName, roleName, winnerName } from './texts.js';

const describers: Describers<EventType> = { ...course, ...night, ...vote, ...judge };

/** One sentence for an event of the log, for the judge. A type this edition does not know is said by its name. */
export function describe(event: { type: string }, names: Names, lang: Lang): string {
  if (!Object.hasOwn(describers, event.type)) return event.type;
  const say = describers[event.type as EventType] as (event: { type: string }, names: Names) => Text;
  return say(event, names)[lang];
}
