/**
 * A game day that stays unknown until its report. Letters are secret until then, and whatever the day did could tell of
 * them: so until the report everybody but the organiser sees the season as it was before that day.
 */
import { hasLetters } from './modules/letters.js';
import type { SeasonState } from './state.js';

/** What happens beside the game days is seen at once. */
const OPEN = new Set<string>([
  ...['RulingSet', 'Rescheduled', 'SeatAssigned', 'SeatRemoved'],
  ...['QuestionRaised', 'VoteOpened', 'VoteCast', 'VoteClosed', 'QuestionEscalated', 'JuryAnswered'],
]);

/** Whether what a game brought about is unknown yet. */
export function isVeiled(state: SeasonState, game: number): boolean {
  return state.veil?.game === game;
}

/** Keeps the season as it stands before the results of a game with letters. */
export function drawVeil(state: SeasonState, game: number): void {
  if (!hasLetters(state, game)) return;
  const { pack: _, journal, veil: __, ...before } = state;
  state.veil = { game, journal: journal.length, before: structuredClone(before) };
}

/** The season as those see it who may not know that day yet: as it was, with all that went on beside it. */
export function behindVeil(state: SeasonState): SeasonState {
  const { veil } = state;
  if (!veil) return state;
  return {
    ...veil.before,
    pack: state.pack,
    seats: state.seats,
    questions: state.questions,
    rulings: state.rulings,
    rulingChanges: state.rulingChanges,
    games: veil.before.games.map((game, index) => {
      const { date, times, letters } = state.games[index]!;
      return { ...game, date, times, ...(letters ? { letters } : {}) };
    }),
    journal: [
      ...state.journal.slice(0, veil.journal),
      ...state.journal.slice(veil.journal).filter(({ event }) => OPEN.has(event.type)),
    ],
  };
}
