/** A season being made: what is chosen so far, and the setup that comes of it. */
import type { Text } from '../../engine/contract.js';
import type { MafiaPack } from '../../rulebooks/mafia-2018/setup.js';
import { daysApart, shiftDate, weekly } from '../organiser/lib/dates.js';

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

export function draftOf(packName: string, pack: MafiaPack, lang: keyof Text): Draft {
  return {
    packName,
    title: pack.title[lang],
    first: pack.games[0]?.date ?? '',
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
  pack: MafiaPack,
): { pack: MafiaPack; rulings: Record<string, string>; seats: [] } {
  const dates = datesOf(draft);
  const appointments = daysApart(pack.games[0]?.date ?? draft.first, pack.appointments.date);
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
