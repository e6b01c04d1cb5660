/** Dates of a pack by its rule, and the rule behind dates that were written by hand. */
import { daysApart, isDate, shiftDate } from '../../organiser/lib/dates.js';
import type { Pack } from './types.js';

export type Rule = NonNullable<Pack['calendar']>;
type Games = Pack['games'];

/** The games of a rule, in order; a skipped date takes no number. The server counts them again. */
export function gamesOf({ first, every, games, skip, firstNumber }: Rule): Games {
  if (!isDate(first)) return [];
  const dates: Games = [];
  for (let date = first; dates.length < games; date = shiftDate(date, every)) {
    if (!skip.includes(date)) dates.push({ number: firstNumber + dates.length, date });
  }
  return dates;
}

/** The rule of a pack; where dates were moved by hand, the one they mostly follow. */
export function ruleOf(games: Games, calendar: Rule | undefined): Rule {
  if (calendar) return calendar;
  const [first, second] = games;
  const every = first && second ? daysApart(first.date, second.date) : 7;
  return {
    first: first?.date ?? '',
    every: Math.min(60, Math.max(1, every || 7)),
    games: Math.max(1, games.length),
    skip: [],
    firstNumber: first?.number ?? 1,
  };
}

/** The pack with its games counted anew; the day until which deputies are named keeps its distance. */
export function withRule(pack: Pack, rule: Rule): Pack {
  const games = gamesOf(rule);
  const last = games.at(-1)?.date ?? rule.first;
  // Only dates of the row, and only where it still goes on after them.
  const skip = rule.skip.filter((date) => {
    const days = daysApart(rule.first, date);
    return days >= 0 && days % rule.every === 0 && date < last;
  });
  const was = pack.games[0]?.date ?? rule.first;
  const { appointments } = pack;
  const shifted = isDate(was) && isDate(rule.first) && isDate(appointments.date);
  return {
    ...pack,
    games,
    calendar: { ...rule, skip: [...new Set(skip)].sort() },
    appointments: shifted
      ? { ...appointments, date: shiftDate(appointments.date, daysApart(was, rule.first)) }
      : appointments,
  };
}

/** One game on another day: from now on the dates are written by hand. */
export function withDate({ calendar: _, ...pack }: Pack, index: number, date: string): Pack {
  return { ...pack, games: pack.games.map((game, at) => (at === index ? { ...game, date } : game)) };
}
