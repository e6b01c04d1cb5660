/** Dates of a season by a rule: a game every so many days, some dates left out. */
import { addDays } from '../../engine/time.js';
import type { Calendar, SeasonFile } from './pack.js';

/** The games of a calendar, in order. A skipped date takes no number. */
export function gamesOf({ first, every, games, skip, firstNumber }: Calendar): SeasonFile['games'] {
  const dates: SeasonFile['games'] = [];
  for (let date = first; dates.length < games; date = addDays(date, every)) {
    if (!skip.includes(date)) dates.push({ number: firstNumber + dates.length, date });
  }
  return dates;
}
