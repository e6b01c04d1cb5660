/** Demo seasons of houses and of a pack: each stopped in a week with letters to write, choices to make and a report to read. */
import type { Instant } from '../../engine/contract.js';
import { instantOf } from '../../engine/time.js';
import { samovar } from '../../rulebooks/season/packs/samovar.js';
import { thrones2017 } from '../../rulebooks/thrones-2017/pack.js';
import { type DemoSeason, Director, type Script } from './director.js';
import { clubTable, clubTeams } from './tables.js';

interface Told {
  rulebook: string;
  title: string;
  pack: { zone: string; sides: readonly { id: number; short: { ru: string } }[] };
  /** Head, deputy, member. */
  roles: readonly [string, string, string];
  start: [date: string, time: string];
  now: [date: string, time: string];
  last: number;
  tables: string;
  /** Teams of the club, as many for every side. */
  teams: number;
  /** Newcomers, and the game from which each comes. */
  guests: readonly [team: string, from: number][];
  /** A team that stays away for some games in a row. */
  away: { team: string; games: readonly number[] };
}

function told(season: Told): DemoSeason {
  const { rulebook, title, pack, roles, last, tables, teams, away } = season;
  const people = pack.sides.flatMap((side) =>
    (['boss', 'consigliere', 'member'] as const).map((role, index) => ({
      id: `${role}-${side.id}`,
      name: `${roles[index]}: ${side.short.ru}`,
      role,
      clan: side.id,
    })),
  );
  const at = ([date, time]: [string, string]): Instant => instantOf(date, time, pack.zone);
  const guests = (index: number) => season.guests.filter(([, from]) => index >= from).map(([team]) => team);
  const script: Script = {
    ...{ rulebook, last, tables, reach: 25, guests, dealt: clubTeams(teams) },
    start: at(season.start),
    now: at(season.now),
    table: (draws, index) =>
      clubTable(
        draws,
        index,
        teams,
        guests(index),
        (team, game) => team === away.team && away.games.includes(game),
      ),
  };
  return {
    rulebook,
    title,
    seed: `demo season of ${rulebook}`,
    setup: {
      pack,
      rulings: {},
      seats: people.map(({ id, clan, role }) => ({ person: id, clan, role })),
    },
    now: script.now,
    people,
    play: (hand) => new Director(hand, script).play(),
  };
}

/**
 * Eight games of fourteen; letters before the tenth are open, those before the fifth are told in the history. The tables were
 * chosen so that many clauses show and nobody is home yet.
 */
export const demoThrones = (): DemoSeason =>
  told({
    rulebook: 'thrones-2017',
    title: 'Демо-сезон «Игра Престолов»: игра 8 из 14',
    pack: thrones2017,
    roles: ['Глава', 'Десница', 'Игрок'],
    start: ['2017-09-20', '12:00'],
    now: ['2017-11-20', '19:00'],
    last: 8,
    tables: 'tables 21',
    teams: 30,
    guests: [
      ['Пираты Эквадора', 3],
      ['Сигурни Уивер', 6],
    ],
    away: { team: 'Огонёк', games: [3, 4, 5, 6] },
  });

/** Six games of ten, everything on: painting, letters and choices are open. */
export const demoSamovar = (): DemoSeason =>
  told({
    rulebook: 'season',
    title: 'Демо-сезон «Последний самовар»: игра 6 из 10',
    pack: samovar,
    roles: ['Капитан', 'Помощник', 'Игрок'],
    start: ['2026-09-08', '12:00'],
    now: ['2026-10-18', '15:00'],
    last: 6,
    tables: 'tables 39',
    teams: 12,
    guests: [
      ['Пираты Эквадора', 2],
      ['Сигурни Уивер', 4],
      ['Сборная городов', 5],
    ],
    away: { team: 'Вектор', games: [2, 3, 4] },
  });
