/** Dates and hours of a pack: every window opens before it closes, and nothing lasts beyond the next game. */
import type { Instant, Text } from '../../../engine/contract.js';
import { daysBetween } from '../../../engine/time.js';
import { momentOf } from '../../race/calendar.js';
import { type Fault, hasHours, isDate } from '../../race/season-pack.js';
import { gamesOf } from '../calendar.js';
import type { SeasonFile } from '../pack.js';

const t = (ru: string, en: string): Text => ({ ru, en });

interface Moment {
  days: number;
  time: string;
}

/** The widest distance of a window from its game. */
const FAR = 60;

export function faultsOfCalendar(pack: SeasonFile): Fault[] {
  const faults = [...faultsOfDates(pack), ...farMoments(pack)];
  // Without dates, distances and a zone that can be reckoned with, the windows cannot be checked.
  return faults.length > 0 || !hasHours(pack.zone, pack.gameTime) ? faults : faultsOfWindows(pack);
}

function faultsOfDates({ games, calendar, appointments }: SeasonFile): Fault[] {
  const faults: Fault[] = [];
  const possible = t(
    'нужна дата с 2000 по 2100 год, какая бывает',
    'a real date from 2000 to 2100 is needed',
  );
  const check = (date: string, path: (string | number)[]): void => {
    if (!isDate(date) || date < '2000-01-01' || date > '2100-12-31') faults.push({ path, text: possible });
  };
  for (const [index, { date }] of games.entries()) check(date, ['games', index, 'date']);
  check(appointments.date, ['appointments', 'date']);
  for (const [index, { number }] of games.entries()) {
    if (number < 0 || number > 9999) {
      faults.push({
        path: ['games', index, 'number'],
        text: t('номер игры — от 0 до 9999', 'games are numbered 0 to 9999'),
      });
    }
  }
  if (games.length > 100) faults.push({ path: ['games'], text: t('не больше 100 игр', 'at most 100 games') });
  if (!calendar) return faults;
  check(calendar.first, ['calendar', 'first']);
  for (const [index, date] of calendar.skip.entries()) check(date, ['calendar', 'skip', index]);
  if (faults.length > 0) return faults;
  return [...faultsOfSkips(calendar), ...differing(games, gamesOf(calendar))];
}

function faultsOfSkips(calendar: NonNullable<SeasonFile['calendar']>): Fault[] {
  const { first, every, skip } = calendar;
  const last = gamesOf(calendar).at(-1)!.date;
  return skip.flatMap((date, index): Fault[] => {
    const days = daysBetween(first, date);
    if (days >= 0 && days % every === 0 && date < last && skip.indexOf(date) === index) return [];
    return [
      {
        path: ['calendar', 'skip', index],
        text: t('в этот день игры и так нет', 'there is no game on that day anyway'),
      },
    ];
  });
}

/** The games must be those the calendar counts. */
function differing(games: SeasonFile['games'], counted: SeasonFile['games']): Fault[] {
  const index = Math.max(games.length, counted.length);
  for (let at = 0; at < index; at++) {
    const [is, should] = [games[at], counted[at]];
    if (is?.date === should?.date && is?.number === should?.number) continue;
    const said = should ? `${should.number}: ${should.date}` : '—';
    return [
      {
        path: is ? ['games', at] : ['games'],
        text: t(
          `по календарю здесь ${said}: пересчитайте даты или уберите календарь`,
          `by the calendar this is ${said}: count the dates anew or take the calendar out`,
        ),
      },
    ];
  }
  return [];
}

/** Every moment of the pack that is relative to a game. */
function moments({ report, modules }: SeasonFile): { path: (string | number)[]; moment: Moment }[] {
  const { territory, emigrants } = modules;
  return [
    { path: ['report'], moment: report },
    ...(territory?.steps ?? []).flatMap(({ from, to }, index) => [
      { path: ['modules', 'territory', 'steps', index, 'from'], moment: from },
      { path: ['modules', 'territory', 'steps', index, 'to'], moment: to },
    ]),
    ...(territory ? [{ path: ['modules', 'territory', 'close'], moment: territory.close }] : []),
    ...(emigrants
      ? [
          { path: ['modules', 'emigrants', 'auction', 'open'], moment: emigrants.auction.open },
          { path: ['modules', 'emigrants', 'auction', 'close'], moment: emigrants.auction.close },
        ]
      : []),
  ];
}

function farMoments(pack: SeasonFile): Fault[] {
  return moments(pack)
    .filter(({ moment }) => Math.abs(moment.days) > FAR)
    .map(({ path }) => ({
      path: [...path, 'days'],
      text: t(`не дальше ${FAR} дней от игры`, `at most ${FAR} days from the game`),
    }));
}

/** A moment of a game as an instant: where clocks are changed, hours that look in order may not be. */
type On = (date: string, moment: Moment) => Instant;

function faultsOfWindows(pack: SeasonFile): Fault[] {
  const { games, gameTime, report, zone } = pack;
  const on: On = (date, moment) => momentOf(date, moment, zone);
  const faults: Fault[] = [];
  const start = { days: 0, time: gameTime };
  if (gameTime === '24:00') {
    faults.push({
      path: ['gameTime'],
      text: t('полночь — это 00:00 следующего дня', 'midnight is 00:00 of the next day'),
    });
  }
  if (games.some(({ date }) => on(date, report) <= on(date, start))) {
    faults.push({ path: ['report'], text: t('отчёт выходит после игры', 'the report comes after the game') });
  }
  for (const [index, { date, number }] of games.entries()) {
    const next = games[index + 1];
    if (!next || on(date, report) < on(next.date, start)) continue;
    faults.push({
      path: ['report'],
      text: t(
        `отчёт игры ${number} выходит после начала следующей`,
        `the report of game ${number} comes after the next one has begun`,
      ),
    });
    break;
  }
  return [...faults, ...faultsOfPainting(pack, start, on), ...faultsOfAuction(pack, start, on)];
}

function faultsOfPainting({ games, report, modules, sides }: SeasonFile, start: Moment, on: On): Fault[] {
  const { territory } = modules;
  if (!territory) return [];
  const faults: Fault[] = [];
  const path = (...rest: (string | number)[]) => ['modules', 'territory', ...rest];
  const { steps, close } = territory;
  if (!steps.some(({ clans }) => clans >= sides.length)) {
    faults.push({
      path: path('steps'),
      text: t(
        `последнее окно должно пустить все стороны: ${sides.length}`,
        `some window must let in all sides: ${sides.length}`,
      ),
    });
  }
  const ever = (is: (day: string) => boolean): boolean => games.some(({ date }) => is(date));
  for (const [index, { from, to }] of steps.entries()) {
    const before = steps[index - 1];
    if (ever((day) => on(day, to) <= on(day, from))) {
      faults.push({
        path: path('steps', index, 'to'),
        text: t('окно закрывается раньше, чем открылось', 'the window closes before it opens'),
      });
    }
    if (before && ever((day) => on(day, from) < on(day, before.to))) {
      faults.push({
        path: path('steps', index, 'from'),
        text: t('окно открывается, пока идёт предыдущее', 'the window opens while the one before is open'),
      });
    }
  }
  const first = steps[0];
  if (first && ever((day) => on(day, first.from) < on(day, report))) {
    faults.push({
      path: path('steps', 0, 'from'),
      text: t('красят, когда отчёт уже вышел', 'painting begins when the report is out'),
    });
  }
  for (const [index, { date, number }] of games.entries()) {
    const next = games[index + 1];
    if (!next) break;
    const closes = on(next.date, close);
    if (closes > on(next.date, start)) {
      faults.push({
        path: path('close'),
        text: t('покраска закрывается до следующей игры', 'painting closes before the next game'),
      });
      break;
    }
    const late = steps.findIndex(({ from }) => on(date, from) >= closes);
    if (late !== -1) {
      faults.push({
        path: path('steps', late, 'from'),
        text: t(
          `после игры ${number} окно открывается, когда покраска уже закрыта`,
          `after game ${number} the window opens when painting is closed`,
        ),
      });
      break;
    }
  }
  return faults;
}

function faultsOfAuction({ games, modules, report }: SeasonFile, start: Moment, on: On): Fault[] {
  const { emigrants } = modules;
  if (!emigrants) return [];
  const { open, close } = emigrants.auction;
  const path = (field: string) => ['modules', 'emigrants', 'auction', field];
  const faults: Fault[] = [];
  for (const [index, { date, number }] of games.entries()) {
    const before = games[index - 1];
    if (!before) continue;
    if (on(date, close) <= on(date, open)) {
      faults.push({
        path: path('close'),
        text: t('торги кончаются раньше, чем начались', 'the auction ends before it opens'),
      });
    } else if (on(date, close) > on(date, start)) {
      faults.push({
        path: path('close'),
        text: t('торги кончаются до начала игры', 'the auction ends before the game begins'),
      });
    } else if (on(date, open) < on(before.date, report)) {
      faults.push({
        path: path('open'),
        text: t(
          `торги перед игрой ${number} открываются раньше отчёта о предыдущей`,
          `the auction before game ${number} opens before the report of the last one`,
        ),
      });
    }
    if (faults.length > 0) break;
  }
  return faults;
}
