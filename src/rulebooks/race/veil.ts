/**
 * A game day that stays unknown until its report. Letters are secret until then, and whatever the day did could tell of
 * them: so until the report everybody but the organiser sees the season as it was before that day.
 */
import type { SeasonEvent } from './events.js';
import { hasLetters } from './modules/letters.js';
import type { SeasonState, VeilState } from './state.js';

/** What happens beside the game days is seen at once. */
const OPEN = new Set<string>([
  ...['RulingSet', 'Rescheduled', 'SeatAssigned', 'SeatRemoved'],
  ...['QuestionRaised', 'VoteOpened', 'VoteCast', 'VoteClosed', 'QuestionEscalated', 'JuryAnswered'],
]);

/** Whether what a game brought about is unknown yet: behind a veil lies its own day, and every day after it. */
export function isVeiled(state: SeasonState, game: number): boolean {
  return state.veil !== undefined && game >= state.veil.game;
}

/** Keeps the season as it stands before the results of a game with letters. */
export function drawVeil(state: SeasonState, game: number): void {
  if (!hasLetters(state, game)) return;
  const { pack: _, journal, veil: first, laterVeils = [], ...before } = state;
  const veil: VeilState = { game, journal: journal.length, before: structuredClone(before) };
  // A day whose report is late stays hidden, whatever has been played since.
  if (first) state.laterVeils = [...laterVeils, veil];
  else state.veil = veil;
}

/** With the report of its game a veil falls; the next one that hangs, if any, is what people see then. */
export function liftVeil(state: SeasonState, game: number): void {
  const { veil, laterVeils = [] } = state;
  if (!veil) return;
  const [first, ...later] = [veil, ...laterVeils].filter((each) => each.game !== game);
  if (first) state.veil = first;
  else delete state.veil;
  if (later.length > 0) state.laterVeils = later;
  else delete state.laterVeils;
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
      const { date, times, letters, report } = state.games[index]!;
      // A late report of an earlier game comes out whatever is behind the veil.
      const earlier = game.number < veil.game ? { report } : {};
      return { ...game, date, times, ...earlier, ...(letters ? { letters } : {}) };
    }),
    journal: [
      ...state.journal.slice(0, veil.journal),
      ...state.journal.slice(veil.journal).filter(({ event }) => isOpen(event, veil.game)),
    ],
  };
}

function isOpen(event: SeasonEvent, veiled: number): boolean {
  return OPEN.has(event.type) || (event.type === 'ReportPublished' && event.game < veiled);
}
