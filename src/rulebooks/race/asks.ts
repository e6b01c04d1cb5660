/** Questions at which a game day stops, because no default would be safe. */

import type { Refusal } from '../../engine/contract.js';
import type { Answer } from './commands.js';
import type { EventOf } from './events.js';
import type { AskState } from './state.js';
import type { Topic } from './topics.js';
import type { Turn } from './turn.js';

export type Question = Omit<EventOf<'AskRaised'>, 'type' | 'at' | 'clauses' | 'rulings' | 'draws'>;

/** The stored answer of an ask; raises it and gives null when nobody has answered yet. */
export function answerTo(turn: Turn, question: Question, ...topics: Topic[]): Answer | null {
  const answer = turn.state.answers[question.ask];
  if (answer) return answer;
  if (!turn.state.asks.some((open) => open.ask === question.ask)) {
    turn.emit({ type: 'AskRaised', ...question, clauses: turn.cite(...topics) });
  }
  return null;
}

/** The items of an order, first to last. */
export function flat(answer: Answer): string[] {
  return 'groups' in answer ? answer.groups.flat() : [answer.choice];
}

/** Position (from 1) of each item; ties share a position, and the next group follows densely. */
export function positions(answer: Answer): Map<string, number> {
  const groups = 'groups' in answer ? answer.groups : [[answer.choice]];
  return new Map(groups.flatMap((group, index) => group.map((item) => [item, index + 1] as const)));
}

/** Whether an answer fits its ask. */
export function faultOfAnswer(turn: Turn, ask: AskState, answer: Answer): Refusal | undefined {
  const items = ask.items.join(', ');
  const bad = turn.refuse('bad-answer', [], { field: 'answer', params: { items, ties: ask.ties ? 1 : 0 } });
  const refusal = { ...bad, clauses: ask.clauses };
  if (ask.kind === 'choice')
    return 'choice' in answer && ask.items.includes(answer.choice) ? undefined : refusal;
  if (!('groups' in answer)) return refusal;
  const given = answer.groups.flat();
  const complete = given.length === ask.items.length && ask.items.every((item) => given.includes(item));
  const ties = answer.groups.some((group) => group.length > 1);
  return complete && (ask.ties || !ties) ? undefined : refusal;
}
