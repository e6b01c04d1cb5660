/** A season being made: what is chosen so far, and the setup that comes of it. */
import type { Text } from '../../engine/contract.js';
import { daysApart, nextWeekday, shiftDate, weekdayOf, weekly } from '../organiser/lib/dates.js';
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
    skipped: [],
    clans: pack.sides.map(({ id, name, short, letter }) => ({
      id,
      name: name[lang],
      short: short[lang],
      letter,
    })),
    rulings: {},
    open: true,
  };
}

/** When the season of the regulation began. */
export const firstOfPack = (pack: WizardPack): string => pack.games[0]?.date ?? '';

/** The next day on which the club plays. */
export function firstFrom(now: number, pack: WizardPack): string {
  return nextWeekday(now, pack.zone, weekdayOf(firstOfPack(pack)), pack.gameTime);
}

/** A draft of a season that is still to be played. */
export function freshDraft(packName: string, pack: WizardPack, lang: keyof Text, now: number): Draft {
  return { ...draftOf(packName, pack, lang), first: firstFrom(now, pack) };
}

/** Another board under the same choices: what was not touched comes from the new one. */
export function onBoard(
  draft: Draft,
  from: WizardPack,
  packName: string,
  pack: WizardPack,
  lang: keyof Text,
): Draft {
  const old = draftOf(draft.packName, from, lang);
  const fresh = draftOf(packName, pack, lang);
  const kept = <K extends 'title' | 'firstNumber' | 'count'>(key: K): Draft[K] =>
    draft[key] === old[key] ? fresh[key] : draft[key];
  return {
    ...draft,
    packName,
    title: kept('title'),
    firstNumber: kept('firstNumber'),
    count: kept('count'),
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

export function datesOf(draft: Draft): string[] {
  return weekly(draft.first, draft.count, draft.skipped);
}

/** A name that was not touched keeps its other language; a new one is the same in both. */
function renamed(text: Text, draft: string): Text {
  const name = draft.trim();
  return name === '' || name === text.ru || name === text.en ? text : { ru: name, en: name };
}

export function setupOf(
  draft: Draft,
  pack: WizardPack,
): { pack: WizardPack; rulings: Record<string, string>; seats: [] } {
  const dates = datesOf(draft);
  const appointments = daysApart(firstOfPack(pack) || draft.first, pack.appointments.date);
  return {
    pack: {
      ...pack,
      title: renamed(pack.title, draft.title),
      games: dates.map((date, index) => ({ number: draft.firstNumber + index, date })),
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
