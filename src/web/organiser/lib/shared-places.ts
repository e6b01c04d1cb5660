/** A shared place is kept as the mean of those it takes up: 4.5 of two teams is the 4th and the 5th. */
import type { Lang } from '../../../engine/contract.js';
import type { GameView } from '../../../rulebooks/race/view.js';
import { writePoints } from './cells.js';
import { entriesOfType } from './event-of.js';

/** The places themselves; empty when the number is no mean of so many places. */
export function placesShared(place: number, count: number): number[] {
  const first = place / 100 - (count - 1) / 2;
  if (count < 2 || !Number.isInteger(first) || first < 1) return [];
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many teams stand on that place in the table of the game. */
export function teamsOn(place: number, game: GameView | undefined): number {
  const table = game && entriesOfType(game.journal, 'ResultsEntered').at(-1);
  return table?.teams.filter((team) => team.place === place).length ?? 0;
}

/** «4-е и 5-е»; where the places are not known, the number of the table. */
export function spellPlaces(place: number, count: number, lang: Lang): string {
  const places = placesShared(place, count).map((n) => (lang === 'ru' ? `${n}-е` : String(n)));
  const last = places.pop();
  if (last === undefined) return writePoints(place, lang);
  return `${places.join(', ')} ${lang === 'ru' ? 'и' : 'and'} ${last}`;
}
