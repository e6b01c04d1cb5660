/** A season being made: what is chosen so far, and the setup that comes of it. */
import type { Text } from '../../engine/contract.js';
import { wallClock } from '../app/clock.js';
import { datesInRow, daysApart, isDate, nextWeekday, shiftDate, weekdayOf } from '../organiser/lib/dates.js';
import type { WizardPack } from './wizard-pack.js';

export interface ClanDraft {
  id: number;
  name: string;
  short: string;
  letter: string;
}

export interface Draft {
  packName: string;
  title: string;
  first: string;
  firstNumber: number;
  count: number;
  skipped: string[];
  clans: ClanDraft[];
  rulings: Record<string, string>;
  open: boolean;
}

export function draftOf(packName: string, pack: WizardPack, lang: keyof Text): Draft {
  return {
    packName,
    title: pack.title[lang],
    first: firstOfPack(pack),
    firstNumber: pack.games[0]?.number ?? 1,
    count: pack.games.length,
    skipped: skippedFrom(firstOfPack(pack), pack),
    clans: pack.sides.map(({ id, name, short, letter }) => ({
      id,
      name: name[lang],
      short: short[lang],
      letter,
    })),
    rulings: { ...pack.rulings },
    open: true,
  };
}

/** When the season of the regulation began. */
export const firstOfPack = (pack: WizardPack): string => pack.games[0]?.date ?? '';

/** The days of a pack's own calendar without a game; they belong to its dates, and another beginning has none. */
export const skippedFrom = (first: string, pack: WizardPack): string[] =>
  first === firstOfPack(pack) ? [...(pack.calendar?.skip ?? [])] : [];

/** Days between two games: as the pack says, or as between its first two; weekly where it has no two. */
export function everyOf(pack: WizardPack): number {
  const [first, second] = pack.games;
  return pack.calendar?.every ?? (first && second ? daysApart(first.date, second.date) : 7);
}

/** Dates that were written by hand keep their distances; after them the games go on as they began. */
function rowOf(pack: WizardPack): (place: number) => number {
  const every = everyOf(pack);
  if (pack.calendar) return (place) => place * every;
  const days = pack.games.map(({ date }) => daysApart(firstOfPack(pack), date));
  const last = days.at(-1) ?? 0;
  return (place) => days[place] ?? last + (place - days.length + 1) * every;
}

/** The next day on which the club plays. */
export function firstFrom(now: number, pack: WizardPack): string {
  return nextWeekday(now, pack.zone, weekdayOf(firstOfPack(pack)), pack.gameTime);
}

/**
 * Where a season begins unless somebody says otherwise: as its pack says while that is ahead or was within a week; the
 * dates and the skipped days of an author are his own. What was written long ago begins on the next day of play.
 */
function beginningOf(now: number, pack: WizardPack): string {
  const written = firstOfPack(pack);
  const today = wallClock(now, pack.zone).slice(0, 10);
  return isDate(written) && daysApart(written, today) <= 7 ? written : firstFrom(now, pack);
}

/** A draft of a season that is still to be played. */
export function freshDraft(packName: string, pack: WizardPack, lang: keyof Text, now: number): Draft {
  const first = beginningOf(now, pack);
  return { ...draftOf(packName, pack, lang), first, skipped: skippedFrom(first, pack) };
}

/** Another board under the same choices: what was not touched comes from the new one. */
export function onBoard(
  draft: Draft,
  from: WizardPack,
  packName: string,
  pack: WizardPack,
  lang: keyof Text,
  now: number,
): Draft {
  const old = draftOf(draft.packName, from, lang);
  const fresh = draftOf(packName, pack, lang);
  // The days of a pack are its own: another day of the week, another distance.
  const sameDays =
    everyOf(from) === everyOf(pack) && weekdayOf(firstOfPack(from)) === weekdayOf(firstOfPack(pack));
  const touched = draft.first !== beginningOf(now, from);
  const first = sameDays && touched ? draft.first : beginningOf(now, pack);
  const kept = <K extends 'title' | 'firstNumber' | 'count'>(key: K): Draft[K] =>
    draft[key] === old[key] ? fresh[key] : draft[key];
  const sameRulings = JSON.stringify(draft.rulings) === JSON.stringify(old.rulings);
  return {
    ...draft,
    packName,
    first,
    skipped: sameDays && touched ? draft.skipped : skippedFrom(first, pack),
    title: kept('title'),
    firstNumber: kept('firstNumber'),
    count: kept('count'),
    rulings: sameRulings ? fresh.rulings : draft.rulings,
    clans: fresh.clans.map((clan) => {
      const was = old.clans.find((one) => one.id === clan.id);
      const now = draft.clans.find((one) => one.id === clan.id);
      return now && JSON.stringify(now) !== JSON.stringify(was) ? now : clan;
    }),
  };
}

/** What two clans may not share: by clan, the field that repeats another's. */
export type ClanClash = Partial<Record<'name' | 'short' | 'letter', string>>;

export function clashesOf(draft: Draft, pack: WizardPack): Map<number, ClanClash> {
  const clashes = new Map<number, ClanClash>();
  const plain = (text: string) => text.trim().toLocaleLowerCase('ru');
  for (const field of ['name', 'short', 'letter'] as const) {
    const said = draft.clans.map((clan) => {
      const side = pack.sides.find((one) => one.id === clan.id);
      const fallback = field === 'letter' ? side?.letter : side?.[field].ru;
      return { clan, text: clan[field].trim() || (fallback ?? '') };
    });
    for (const { clan, text } of said) {
      const other = said.find((one) => one.clan.id !== clan.id && plain(one.text) === plain(text));
      if (other) clashes.set(clan.id, { ...clashes.get(clan.id), [field]: other.clan.name.trim() || text });
    }
  }
  return clashes;
}

export function datesOf(draft: Draft, pack: WizardPack): string[] {
  return datesInRow(draft.first, rowOf(pack), draft.count, draft.skipped);
}

/** A name that was not touched keeps its other language; a new one is the same in both. */
function renamed(text: Text, draft: string): Text {
  const name = draft.trim();
  return name === '' || name === text.ru || name === text.en ? text : { ru: name, en: name };
}

/** Games that modules name by their numbers move with the numbers; those that are not played are left out. */
function renumbered(modules: WizardPack['modules'], by: number, last: number): WizardPack['modules'] {
  if (!modules) return modules;
  const { intrigues, mercenaries } = modules;
  const games = intrigues?.games.map((number) => number + by).filter((number) => number <= last) ?? [];
  const { intrigues: _, ...rest } = modules;
  return {
    ...rest,
    ...(intrigues && games.length > 0 ? { intrigues: { ...intrigues, games } } : {}),
    ...(mercenaries?.until === undefined
      ? {}
      : { mercenaries: { ...mercenaries, until: Math.min(mercenaries.until + by, last) } }),
  };
}

/** The rule the dates were counted by, as long as they follow it. */
function calendarOf(draft: Draft, pack: WizardPack, last: string): Pick<WizardPack, 'calendar'> {
  if (!pack.calendar) return {};
  const { first, count: games, firstNumber } = draft;
  const skip = draft.skipped.filter((date) => date < last);
  return { calendar: { first, every: pack.calendar.every, games, skip, firstNumber } };
}

export function setupOf(
  draft: Draft,
  pack: WizardPack,
): { pack: WizardPack; rulings: Record<string, string>; seats: [] } {
  const dates = datesOf(draft, pack);
  const by = draft.firstNumber - (pack.games[0]?.number ?? draft.firstNumber);
  const appointments = daysApart(firstOfPack(pack) || draft.first, pack.appointments.date);
  return {
    pack: {
      ...pack,
      title: renamed(pack.title, draft.title),
      games: dates.map((date, index) => ({ number: draft.firstNumber + index, date })),
      ...calendarOf(draft, pack, dates.at(-1) ?? draft.first),
      ...(pack.modules
        ? { modules: renumbered(pack.modules, by, draft.firstNumber + dates.length - 1) }
        : {}),
      appointments: { ...pack.appointments, date: shiftDate(draft.first, appointments) },
      sides: pack.sides.map((side) => {
        const clan = draft.clans.find((one) => one.id === side.id);
        if (!clan) return side;
        return {
          ...side,
          name: renamed(side.name, clan.name),
          short: renamed(side.short, clan.short),
          letter: clan.letter.trim() || side.letter,
        };
      }),
    },
    rulings: draft.rulings,
    seats: [],
  };
}
