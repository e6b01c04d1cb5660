/** A cup being made: what is chosen so far, and the setup and the first commands that come of it. */
import type { CupCommand, Plan } from '../../../rulebooks/table/cup/commands.js';
import type { CupPack } from '../../../rulebooks/table/cup/setup.js';
import { instantOf } from '../../app/clock.js';
import { presetsOf } from '../../cup/lib/presets.js';
import { type RosterLine, readRoster } from './roster.js';

export interface CupDraft {
  title: string;
  /** Whose table rules and rulings. */
  pack: string;
  /** Which of the formulas to begin from; null: that of the pack. */
  formula: string | null;
  rounds: number;
  /** null: as many as the players fill. */
  tables: number | null;
  judges: number;
  /** `2026-12-05T11:00` in the zone of the pack; empty: nobody has said. */
  first: string;
  /** Minutes from the start of a round to the start of the next. */
  every: number;
  players: string;
  referees: string;
  apart: boolean;
  rulings: Record<string, string>;
  open: boolean;
}

export function freshCup(pack: string, title: string): CupDraft {
  return {
    title,
    pack,
    formula: null,
    rounds: 5,
    tables: null,
    judges: 1,
    first: '',
    every: 75,
    players: '',
    referees: '',
    apart: true,
    rulings: {},
    open: true,
  };
}

/** How many players can be expected while the list is empty: two full tables. */
const USUAL_TABLES = 2;

export interface Sizes {
  players: number;
  tables: number;
  /** Places in one round. */
  places: number;
  /** Least and most rounds a player sits in. */
  games: [number, number];
  /** How many sit out in a round. */
  out: number;
  /** How many places stay empty in a round. */
  empty: number;
}

/** What the numbers mean: the seating is made later, these are its bounds. */
export function sizesOf(draft: CupDraft, pack: CupPack): Sizes {
  const { seats } = pack.table;
  const listed = readRoster(draft.players).people.length;
  const tables = draft.tables ?? (listed === 0 ? USUAL_TABLES : Math.max(1, Math.floor(listed / seats)));
  const places = tables * seats;
  const players = listed === 0 ? places : listed;
  const seated = Math.min(players, places);
  const games = (seated * draft.rounds) / players;
  return {
    players,
    tables,
    places,
    games: [Math.floor(games), Math.ceil(games)],
    out: Math.max(0, players - places),
    empty: Math.max(0, places - players),
  };
}

export function cupSetupOf(draft: CupDraft, packs: Record<string, CupPack>) {
  const pack = packs[draft.pack]!;
  const formula = presetsOf(pack.formula).find(({ id }) => id === draft.formula)?.formula ?? pack.formula;
  const title = draft.title.trim();
  const known = title === pack.title.ru || title === pack.title.en;
  return {
    pack: { ...pack, formula, title: known ? pack.title : { ru: title, en: title } },
    rulings: draft.rulings,
  };
}

export function planOf(draft: CupDraft, pack: CupPack): Plan {
  const first = draft.first === '' ? null : instantOf(draft.first, pack.zone);
  const starts = first
    ? Array.from({ length: draft.rounds }, (_, i) =>
        new Date(Date.parse(first) + i * draft.every * 60_000).toISOString(),
      )
    : [];
  return {
    rounds: draft.rounds,
    tables: sizesOf(draft, pack).tables,
    seats: pack.table.seats,
    judges: draft.judges,
    starts,
    places: [],
  };
}

const withTeam = ({ name, team }: RosterLine, id: string) => ({ id, nick: name, ...(team ? { team } : {}) });

/** What is entered right after the cup is made, in this order. */
export function firstCommands(draft: CupDraft, pack: CupPack): CupCommand[] {
  const players = readRoster(draft.players).people;
  const judges = readRoster(draft.referees).people;
  const teams = players.some(({ team }) => team !== '');
  return [
    { type: 'setPlan', plan: planOf(draft, pack) },
    ...(players.length > 0
      ? [{ type: 'addPlayers' as const, players: players.map((one, i) => withTeam(one, `p${i + 1}`)) }]
      : []),
    ...(judges.length > 0
      ? [
          {
            type: 'addJudges' as const,
            judges: judges.map(({ name }, i) => ({ id: `j${i + 1}`, name })),
          },
        ]
      : []),
    ...(teams ? [{ type: 'setTeams' as const, apart: draft.apart }] : []),
  ];
}
