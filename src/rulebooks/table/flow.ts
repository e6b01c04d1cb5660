/** The course of the game: day, vote, night, dawn, till somebody has won (6.1). */
import { inCourse } from './access.js';
import { nextSpeech, startDay } from './day.js';
import { endWords, nextWord } from './leaving.js';
import { dawn, nextStep, startNight } from './night.js';
import type { Outcome, Then, Turn } from './turn.js';
import { afterTieSpeech, openVote } from './vote.js';

const starters: Record<Then, (turn: Turn) => Then | undefined> = {
  day: (turn) => {
    startDay(turn);
    return undefined;
  },
  vote: openVote,
  night: (turn) => {
    startNight(turn);
    return undefined;
  },
  dawn,
};

export function proceed(turn: Turn, then: Then | undefined): void {
  for (let next = then; next !== undefined; ) next = starters[next](turn);
}

const TIMED = ['firstNight', 'speeches', 'tieSpeeches', 'lastWords', 'night'] as const;

/** One step on: the biggest button of the tablet. */
export function next(turn: Turn): Outcome {
  const refusal = inCourse(turn, [...TIMED], '3.5', '6.1');
  if (refusal) return refusal;
  const { phase } = turn.table;
  if (phase === 'speeches') return nextSpeech(turn);
  if (phase === 'tieSpeeches') return afterTieSpeech(turn);
  if (phase === 'lastWords') return nextWord(turn);
  return nextStep(turn);
}

/** Whoever is left passes (3.5). Half a minute of a tie is nobody's to skip but one by one. */
export function endPhase(turn: Turn): Outcome {
  const refusal = inCourse(turn, ['firstNight', 'speeches', 'lastWords', 'night'], '3.5', '6.1');
  if (refusal) return refusal;
  const { phase } = turn.table;
  if (phase === 'speeches') return 'vote';
  if (phase === 'lastWords') return endWords(turn, false);
  return phase === 'firstNight' ? 'day' : 'dawn';
}
