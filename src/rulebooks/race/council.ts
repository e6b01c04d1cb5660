/** The bosses' council: questions, votes, the appeal jury, and rulings that come of them. */

import { sha256Hex } from '../../engine/canonical.js';
import type { Refusal } from '../../engine/contract.js';
import { normalInstant } from '../../engine/time.js';
import { decisionOf, tallyOf } from './ballots.js';
import type { CommandOf } from './commands.js';
import { councillors, nameOfVoter, voterOfSeat } from './councillors.js';
import { hasModule } from './reading.js';
import { faultOfRuling, organiserOnly } from './seats.js';
import { gameOf, type QuestionState } from './state.js';
import type { Turn } from './turn.js';

export function raiseQuestion(turn: Turn, { text, game }: CommandOf<'raiseQuestion'>): Refusal | undefined {
  if (!turn.isOrganiser && !turn.seat) return turn.refuse('seat-only', ['council']);
  if (game !== undefined && !gameOf(turn.state, game))
    return turn.refuse('no-such-game', ['council'], { field: 'game', params: { game } });
  turn.emit({
    type: 'QuestionRaised',
    question: questionId(turn, text),
    text,
    game: game ?? null,
    person: turn.person,
    clan: turn.seat?.clan ?? null,
    clauses: turn.cite('council'),
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
  if (!turn.isOrganiser && !voterOf(turn)) return notCouncillor(turn);
  const asked = find(turn, question);
  if (!asked) return turn.refuse('no-such-question', ['council'], { field: 'question' });
  if (asked.stage !== 'raised')
    return turn.refuse('question-stage', ['council'], { field: 'question', params: { stage: asked.stage } });
  const closes = normalInstant(closesAt);
  if (closes <= turn.at) return turn.refuse('vote-time', ['council'], { field: 'closesAt' });
  if (ruling) {
    if (ruling.values.length !== choices.length) {
      return turn.refuse('ruling-values', ['council.other'], {
        field: 'ruling.values',
        params: { count: choices.length },
      });
    }
    for (const [index, value] of ruling.values.entries()) {
      const fault = faultOfRuling(turn, ruling.id, value, 'ruling.id', `ruling.values.${index}`);
      if (fault) return fault;
    }
  }
  turn.emit({
    type: 'VoteOpened',
    question,
    choices,
    closesAt: closes,
    ruling: ruling ?? null,
    clauses: turn.cite('council', 'council.members'),
  });
}

/** One vote a clan, given by its boss; a second one replaces the first. When all bosses have voted, the vote is over. */
export function castVote(turn: Turn, { question, choice }: CommandOf<'castVote'>): Refusal | undefined {
  const voter = voterOf(turn);
  if (!voter) return notCouncillor(turn);
  const asked = find(turn, question);
  if (!asked) return turn.refuse('no-such-question', ['council'], { field: 'question' });
  if (asked.stage !== 'voting' || turn.at >= asked.closesAt!)
    return turn.refuse('vote-closed', ['council.members'], { field: 'question' });
  if (choice >= asked.choices.length) {
    return turn.refuse('no-such-choice', ['council.members'], {
      field: 'choice',
      params: { count: asked.choices.length },
    });
  }
  turn.emit({
    type: 'VoteCast',
    question,
    ...voter,
    choice,
    person: turn.person,
    clauses: turn.cite('council.members'),
  });
  const voted = find(turn, question)!.votes.map(nameOfVoter);
  if (councillors(turn.state).every((each) => voted.includes(nameOfVoter(each)))) conclude(turn, question);
}

export function closeVote(turn: Turn, { question }: CommandOf<'closeVote'>): Refusal | undefined {
  if (turn.author.kind === 'person') return turn.refuse('organiser-only', ['council.members']);
  const asked = find(turn, question);
  if (!asked) return turn.refuse('no-such-question', ['council'], { field: 'question' });
  if (asked.stage !== 'voting')
    return turn.refuse('question-stage', ['council.members'], {
      field: 'question',
      params: { stage: asked.stage },
    });
  conclude(turn, question);
}

/** A decision becomes a ruling where the vote was about one; no decision goes to the appeal jury. */
function conclude(turn: Turn, id: string): void {
  const asked = find(turn, id)!;
  const votes = asked.votes.map((vote) => vote.choice);
  // Fewer than half of the bosses do not decide for all: then the appeal jury does.
  const bosses = councillors(turn.state).length;
  const decision =
    votes.length === 0 || 2 * votes.length < bosses
      ? null
      : decisionOf(votes, turn.ruling('council.decision') as 'majority' | 'unanimous');
  turn.emit({
    type: 'VoteClosed',
    question: id,
    tally: tallyOf(votes, asked.choices.length),
    decision,
    clauses: turn.cite('council', 'council.members', 'council.other'),
    rulings: ['council.decision'],
  });
  if (decision === null)
    turn.emit({ type: 'QuestionEscalated', question: id, clauses: turn.cite('council.jury') });
  else setByVote(turn, asked, decision, 'council');
}

/** The answer of the appeal jury, recorded by the organiser. */
export function recordJury(
  turn: Turn,
  { question, answer, choice }: CommandOf<'recordJury'>,
): Refusal | undefined {
  const refusal = organiserOnly(turn, 'council.jury');
  if (refusal) return refusal;
  const asked = find(turn, question);
  if (!asked) return turn.refuse('no-such-question', ['council.jury'], { field: 'question' });
  if (asked.stage !== 'escalated')
    return turn.refuse('question-stage', ['council.jury'], {
      field: 'question',
      params: { stage: asked.stage },
    });
  if (choice !== undefined && choice >= asked.choices.length) {
    return turn.refuse('no-such-choice', ['council.jury'], {
      field: 'choice',
      params: { count: asked.choices.length },
    });
  }
  turn.emit({
    type: 'JuryAnswered',
    question,
    answer,
    choice: choice ?? null,
    clauses: turn.cite('council.jury'),
  });
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
    clauses: by === 'council' ? turn.cite('council', 'council.other') : turn.cite('council.jury'),
  });
}

function find(turn: Turn, id: string): QuestionState | undefined {
  return turn.state.questions.find((question) => question.id === id);
}

/** As whom the person of a command votes, or null. */
function voterOf(turn: Turn): ReturnType<typeof voterOfSeat> {
  return turn.seat ? voterOfSeat(turn.state, turn.seat) : null;
}

function notCouncillor(turn: Turn): Refusal {
  const teams = hasModule(turn.state, 'conclave');
  return turn.refuse(teams ? 'councillor-only' : 'boss-only', ['council.members']);
}
