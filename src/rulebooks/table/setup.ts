/** The pack of a table (which cards are played, which rulings it presets) and the setup of one game. */
import { z } from 'zod';
import { chosenRulings } from '../../engine/rulings.js';
import { zoneSchema } from '../../engine/zone.js';
import { rulings } from './rulings.js';

const textSchema = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });

export const ROLES = ['don', 'mafia', 'sheriff', 'doctor', 'citizen'] as const;
export type Role = (typeof ROLES)[number];
export type Side = 'red' | 'black';

export function sideOf(role: Role): Side {
  return role === 'don' || role === 'mafia' ? 'black' : 'red';
}

const few = z.int().min(0).max(1);

export const packSchema = z.strictObject({
  id: z.string().min(1),
  version: z.string().min(1),
  title: textSchema,
  zone: zoneSchema,
  /** I.1: how many of each card are dealt; as many seats as cards. */
  cards: z.strictObject({
    don: few,
    mafia: z.int().min(0).max(9),
    sheriff: few,
    doctor: few,
    citizen: z.int().min(0).max(19),
  }),
  /** What this preset rules otherwise than the regulation's defaults. */
  rulings: chosenRulings(rulings),
});
export type TablePack = z.infer<typeof packSchema>;

export function cardsOf(pack: TablePack): Role[] {
  const cards: Role[] = [];
  for (const role of ROLES) for (let n = 0; n < pack.cards[role]; n++) cards.push(role);
  return cards;
}

export const playerNameSchema = z.string().trim().min(1).max(60);
/** Opaque: how the game knows whoever looks from a seat. */
export const personIdSchema = z.string().min(1).max(80);

/** The place of a game in a cup; `players` are ids of the cup, seat 1 first. */
export const cupPlaceSchema = z.strictObject({
  cup: z.string().min(1).max(80),
  round: z.int().min(1),
  table: z.int().min(1),
  players: z.array(z.string().min(1).max(40)).max(20),
});

export const setupSchema = z
  .strictObject({
    pack: packSchema,
    rulings: chosenRulings(rulings),
    /** Seat 1 first. `person` is whoever may look from the seat with a device of his own. */
    players: z
      .array(
        z.strictObject({
          name: playerNameSchema,
          person: personIdSchema.optional(),
        }),
      )
      .max(20)
      .default([]),
    /** The paper protocol the game was typed in from, word for word as it was typed. */
    paper: z.record(z.string(), z.unknown()).optional(),
    /** Set for a table of a cup: the cup then gives the seats. */
    cup: cupPlaceSchema.optional(),
  })
  .superRefine(({ pack, players, cup }, context) => {
    const seats = cardsOf(pack).length;
    if (seats < 2 || seats > 20) {
      context.addIssue({ code: 'custom', path: ['pack', 'cards'], message: '2–20' });
    }
    if (pack.cards.don + pack.cards.mafia === 0 || cardsOf(pack).every((role) => sideOf(role) === 'black')) {
      context.addIssue({ code: 'custom', path: ['pack', 'cards'], message: 'две стороны / two sides' });
    }
    if (players.length > 0 && players.length !== seats) {
      context.addIssue({ code: 'custom', path: ['players'], message: `${seats}` });
    }
    if (cup && cup.players.length !== seats) {
      context.addIssue({ code: 'custom', path: ['cup', 'players'], message: `${seats}` });
    }
    const persons = players.flatMap(({ person }) => (person === undefined ? [] : [person]));
    if (new Set(persons).size !== persons.length) {
      context.addIssue({ code: 'custom', path: ['players'], message: 'дважды / twice' });
    }
  });
export type TableSetup = z.infer<typeof setupSchema>;
