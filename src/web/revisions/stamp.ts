/**
 * What of a view is another when a report is: revisions are asked for again by it. Empty as long as no report is out: then
 * there is nothing to ask.
 */
import type { JournalStep, SeasonView } from '../../rulebooks/race/view.js';
import type { CupView } from '../../rulebooks/table/cup/view.js';
import type { GameView } from '../../rulebooks/twelve-rooms/view.js';

/** What comes after a day is no part of it, though it stands in its journal. */
const LATER: readonly JournalStep[] = ['painting', 'auction', 'offers', 'choices', 'council', 'season'];

export function stampOf({ games }: SeasonView, number: number): string {
  const game = games.find((one) => one.number === number);
  if (!game?.report) return '';
  const { report, after, ranks, journal, appeals } = game;
  return stamp([report, after, ranks, appeals, journal.filter(({ step }) => !LATER.includes(step))]);
}

export function cupStampOf({ rounds, standings }: CupView): string {
  const closed = rounds.filter(({ status }) => status === 'closed');
  const points = standings.rows.map(({ player, points, place }) => [player, points, place]);
  return stamp(closed.map(({ tables }) => [tables.map((table) => [table.status, table.points]), points]));
}

export function roomsStampOf({ start, results }: GameView): string {
  return stamp([...(start ? [start] : []), ...results]);
}

const stamp = (out: readonly unknown[]): string => (out.length === 0 ? '' : JSON.stringify(out));
