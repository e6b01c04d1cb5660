/** The pack of a «Мафия» season as it is stored, and as the engine reads it. */
import { z } from 'zod';
import {
  appointmentsSchema,
  auctionSchema,
  markSchemaOf,
  offerSchema,
  paintingSchema,
  raceSchema,
  type SeasonPack,
} from '../race/pack.js';
import { setupSchemaOf } from '../race/setup.js';
import { modules } from './modules.js';
import { rulings } from './rulings.js';

export const packSchema = z.strictObject({
  ...raceSchema,
  marks: z.record(z.string(), markSchemaOf(modules)),
  offers: z.record(z.string(), offerSchema),
  /** Both sides of the offer to the next move (9.2), and the owner's reward (9.3). */
  offerStake: z.int(),
  storyReward: z.int(),
  /** 9.3.6: the team of each clan that goes into captivity, by clan id. */
  captives: z.record(z.string(), z.string()),
  captiveLeast: z.int().min(1),
  /** 6.6, 6.7. */
  painting: paintingSchema,
  /** 7.7: the auction of emigrants. */
  auction: auctionSchema,
  /** 6.6 and 9.5. */
  appointments: appointmentsSchema,
  /** 7.5: how many games in a row an emigrant team may miss before control is lost. */
  absences: z.int().min(1),
});
export type MafiaPack = z.infer<typeof packSchema>;

export const setupSchema = setupSchemaOf(packSchema, rulings, modules);

/**
 * All modules of the regulation are on. Cell 86 is named both free and a roulette, 85 neither: the ruling `board.86` says
 * which of the two the roulette is.
 */
export function seasonPack(pack: MafiaPack): SeasonPack {
  const { offers, offerStake, storyReward, captives, captiveLeast, painting, auction, absences, ...race } =
    pack;
  return {
    ...race,
    contested: {
      ruling: 'board.86',
      value: 'free',
      cells: [
        { cell: 85, was: 'unspecified', mark: { kind: 'roulette' } },
        { cell: 86, was: 'roulette', mark: { kind: 'free' } },
      ],
    },
    modules: {
      territory: painting,
      emigrants: { absences, auction },
      fights: {},
      offers: {
        offers,
        stake: { fulfilled: offerStake, refused: -offerStake },
        storyReward,
        captives,
        captiveLeast,
      },
      proposals: {},
      roulette: {},
    },
  };
}
