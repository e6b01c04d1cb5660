/** The bosses' council (chapter 11): questions, votes, the appeal jury, and rulings that come of them. */

import { sha256Hex } from '../../engine/canonical.js';
import type { Refusal } from '../../engine/contract.js';
import { normalInstant } from '../../engine/time.js';
import { decisionOf, tallyOf } from '../race/council.js';
import type { CommandOf } from './commands.js';
import { faultOfRuling, organiserOnly } from './seats.js';
import { gameOf, type QuestionState } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

export function raiseQuestion(turn: Turn, { text, game }: CommandOf<'raiseQuestion'>): Refusal | undefined {
  if (!turn.isOrganiser && !turn.seat) return refuse('seat-only', ['11.1']);
  if (game !== undefined && !gameOf(turn.state, game))
    return refuse('no-such-game', ['11.1'], { field: 'game', params: { game } });
  turn.emit({
    type: 'QuestionRaised',
    question: questionId(turn, text),
    text,
    game: game ?? null,
    person: turn.person,
    clan: turn.seat?.clan ?? null,
    clauses: cite('11.1'),
  });
}

/** Named by who asked what and when: a question entered later for an earlier day must not take another one's votes. */
function questionId(turn: Turn, text: string): string {
  const name = sha256Hex(`${turn.at} ${turn.person} ${text}`).slice(0, 12);
  const same = turn.state.questions.filter((question) => question.id.startsWith(`q-${name}`)).length;
  return same === 0 ? `q-${name}` : `q-${name}-${same + 1}`;
}

export function openVote(
  turn: Turn,
  { question, choices, closesAt, ruling }: CommandOf<'openVote'>,
): Refusal | undefined {
  if (!turn.isOrganiser && turn.seat?.role !== 'boss') return refuse('boss-only', ['11.2']);
  const asked = find(turn, question);
  if (!asked) return refuse('no-such-question', ['11.1'], { field: 'question' });
  if (asked.stage !== 'raised')
    return refuse('question-stage', ['11.1'], { field: 'question', params: { stage: asked.stage } });
  const closes = normalInstant(closesAt);
  if (closes <= turn.at) return refuse('vote-time', ['11.1'], { field: 'closesAt' });
  if (ruling) {
    if (ruling.values.length !== choices.length) {
      return refuse('ruling-values', ['11.3'], { field: 'ruling.values', params: { count: choices.length } });
    }
    for (const [index, value] of ruling.values.entries()) {
      const fault = faultOfRuling(ruling.id, value, 'ruling.id', `ruling.values.${index}`);
      if (fault) return fault;
    }
  }
  turn.emit({
    type: 'VoteOpened',
    question,
    choices,
    closesAt: closes,
    ruling: ruling ?? null,
    clauses: cite('11.1', '11.2'),
  });
}

/** One vote a clan, given by its boss; a second one replaces the first. When all bosses have voted, the vote is over. */
export function castVote(turn: Turn, { question, choice }: CommandOf<'castVote'>): Refusal | undefined {
  const { seat } = turn;
  if (seat?.role !== 'boss') return refuse('boss-only', ['11.2']);
  const asked = find(turn, question);
  if (!asked) return refuse('no-such-question', ['11.1'], { field: 'question' });
  if (asked.stage !== 'voting' || turn.at >= asked.closesAt!)
    return refuse('vote-closed', ['11.2'], { field: 'question' });
  if (choice >= asked.choices.length) {
    return refuse('no-such-choice', ['11.2'], { field: 'choice', params: { count: asked.choices.length } });
  }
  turn.emit({
    type: 'VoteCast',
    question,
    clan: seat.clan,
    choice,
    person: turn.person,
    clauses: cite('11.2'),
  });
  const bosses = turn.state.seats.filter((each) => each.role === 'boss').map((each) => each.clan);
  const voted = find(turn, question)!.votes.map((vote) => vote.clan);
  if (bosses.every((clan) => voted.includes(clan))) conclude(turn, question);
}

export function closeVote(turn: Turn, { question }: CommandOf<'closeVote'>): Refusal | undefined {
  if (turn.author.kind === 'person') return refuse('organiser-only', ['11.2']);
  const asked = find(turn, question);
  if (!asked) return refuse('no-such-question', ['11.1'], { field: 'question' });
  if (asked.stage !== 'voting')
    return refuse('question-stage', ['11.2'], { field: 'question', params: { stage: asked.stage } });
  conclude(turn, question);
}

/** A decision becomes a ruling where the vote was about one; no decision goes to the appeal jury (11.4). */
function conclude(turn: Turn, id: string): void {
  const asked = find(turn, id)!;
  const votes = asked.votes.map((vote) => vote.choice);
  // Fewer than half of the bosses do not decide for all: then 11.4 takes over.
  const bosses = turn.state.seats.filter((seat) => seat.role === 'boss').length;
  const decision =
    votes.length === 0 || 2 * votes.length < bosses
      ? null
      : decisionOf(votes, turn.ruling('council.decision') as 'majority' | 'unanimous');
  turn.emit({
    type: 'VoteClosed',
    question: id,
    tally: tallyOf(votes, asked.choices.length),
    decision,
    clauses: cite('11.1', '11.2', '11.3'),
    rulings: ['council.decision'],
  });
  if (decision === null) turn.emit({ type: 'QuestionEscalated', question: id, clauses: cite('11.4') });
  else setByVote(turn, asked, decision, 'council');
}

/** The answer of the appeal jury, recorded by the organiser. */
export function recordJury(
  turn: Turn,
  { question, answer, choice }: CommandOf<'recordJury'>,
): Refusal | undefined {
  const refusal = organiserOnly(turn, '11.4');
  if (refusal) return refusal;
  const asked = find(turn, question);
  if (!asked) return refuse('no-such-question', ['11.4'], { field: 'question' });
  if (asked.stage !== 'escalated')
    return refuse('question-stage', ['11.4'], { field: 'question', params: { stage: asked.stage } });
  if (choice !== undefined && choice >= asked.choices.length) {
    return refuse('no-such-choice', ['11.4'], { field: 'choice', params: { count: asked.choices.length } });
  }
  turn.emit({ type: 'JuryAnswered', question, answer, choice: choice ?? null, clauses: cite('11.4') });
  if (choice !== undefined) setByVote(turn, asked, choice, 'jury');
}

function setByVote(
  turn: Turn,
  { ruling, text }: QuestionState,
  choice: number,
  by: 'council' | 'jury',
): void {
  if (!ruling) return;
  turn.emit({
    type: 'RulingSet',
    ruling: ruling.id,
    value: ruling.values[choice]!,
    reason: text,
    by,
    clauses: by === 'council' ? cite('11.1', '11.3') : cite('11.4'),
  });
}

function find(turn: Turn, id: string): QuestionState | undefined {
  return turn.state.questions.find((question) => question.id === id);
}
