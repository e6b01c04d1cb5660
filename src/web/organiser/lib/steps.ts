/** The steps of a game day, in the regulation's order, and where the season stands. What is shown, not what happens. */
import type { ModuleName } from '../../../rulebooks/race/topics.js';
import type { GameView, JournalEntry, JournalStep, SeasonView } from '../../../rulebooks/race/view.js';

export const DAY_STEPS = [
  'import',
  'order',
  'dice',
  'intrigues',
  'walks',
  'fights',
  'marks',
  'zeroing',
  'ranks',
  'report',
  'painting',
  'auction',
] as const;
export type DayStep = (typeof DAY_STEPS)[number];

/** Steps that only seasons with the module have. */
const MODULE_OF: Partial<Record<DayStep, ModuleName>> = {
  intrigues: 'intrigues',
  fights: 'fights',
  zeroing: 'emigrants',
  ranks: 'territory',
  painting: 'territory',
  auction: 'emigrants',
};

/** The steps of a game in its season: letters belong to some games only, and after the last game nobody paints or bids. */
export function stepsOf(game: GameView, has: (module: ModuleName) => boolean): DayStep[] {
  const last = !game.painting && game.stage === 'resolved';
  return DAY_STEPS.filter((step) => {
    const module = MODULE_OF[step];
    if (module && !has(module)) return false;
    if (step === 'intrigues') return game.letters !== undefined;
    return !(last && (step === 'painting' || step === 'auction'));
  });
}
/** waits: stands at a question. */
export type StepState = 'done' | 'now' | 'waits' | 'ahead';

/** The step that each question keeps waiting: offers and the deal come before the order of moves. */
const WAITING: Record<string, DayStep> = {
  sharedPlaces: 'order',
  offer: 'order',
  captive: 'order',
  sharedBest: 'order',
  intrigue: 'intrigues',
  fight: 'fights',
};

/** The game whose day (or week after it) is under way. */
export function currentGame(view: SeasonView): GameView | undefined {
  const asking = view.games.find((game) => game.stage === 'asking');
  if (asking) return asking;
  const last = view.games.findLast((game) => game.stage === 'resolved');
  if (last && !weekOver(view, last)) return last;
  return view.games.find((game) => game.number === view.nextGame) ?? last ?? view.games[0];
}

/** The game after this one, whose auction belongs to this week. */
export function gameAfter(view: SeasonView, game: GameView): GameView | undefined {
  return view.games[view.games.indexOf(game) + 1];
}

/** Everything between this game and the next has been done: only the next table is awaited. */
function weekOver(view: SeasonView, game: GameView): boolean {
  const next = gameAfter(view, game);
  if (!next) return false;
  const painted = game.painting?.closed ?? true;
  const sold = next.auction?.closed ?? true;
  return game.report !== null && painted && sold;
}

export function stepEvents(view: SeasonView, game: GameView, step: DayStep): JournalEntry[] {
  const wanted: readonly JournalStep[] = step === 'marks' ? ['marks', 'offers'] : [step];
  // The lots of this week are those before the next game.
  const journal = step === 'auction' ? gameAfter(view, game)?.journal : game.journal;
  return journal?.filter((entry) => wanted.includes(entry.step)) ?? [];
}

export function stepState(view: SeasonView, game: GameView, step: DayStep): StepState {
  const now = presentStep(view, game);
  if (now === null) return 'done';
  const a = DAY_STEPS.indexOf(step);
  const b = DAY_STEPS.indexOf(now);
  if (a === b) return game.stage === 'asking' ? 'waits' : 'now';
  return a < b ? 'done' : 'ahead';
}

/** The step that waits, or null when the week of this game is over. */
export function presentStep(view: SeasonView, game: GameView): DayStep | null {
  if (game.stage === 'future') return 'import';
  if (game.stage === 'asking') {
    const ask = view.asks.find((one) => one.game === game.number);
    return (ask && WAITING[ask.topic]) ?? 'order';
  }
  if (!game.report) return 'report';
  if (game.painting && !game.painting.closed) return 'painting';
  const next = gameAfter(view, game);
  if (next?.auction && !next.auction.closed) return 'auction';
  return null;
}
