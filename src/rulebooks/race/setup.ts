/** The setup of a season: its pack, the rulings that differ from their defaults, the seats taken from the start. */
import { type ZodType, z } from 'zod';
import type { Ruling } from '../../engine/contract.js';
import { chosenRulings } from '../../engine/rulings.js';
import { ROLES, type StoredPack } from './pack.js';
import type { ModuleName } from './topics.js';

export function setupSchemaOf<P extends ZodType>(
  pack: P,
  rulings: Readonly<Record<string, Ruling>>,
  modules: readonly ModuleName[],
) {
  const schema = z.strictObject({
    pack,
    /** Rulings that differ from their defaults. */
    rulings: chosenRulings(rulings),
    /** Seats taken from the start. */
    seats: z
      .array(
        z.strictObject({
          person: z.string().min(1),
          clan: z.int().min(1),
          role: z.enum(ROLES),
          ...(modules.includes('conclave') ? { team: z.string().min(1).optional() } : {}),
        }),
      )
      .default([]),
  });
  return schema.superRefine((setup, context) => {
    const { pack, seats } = setup as unknown as { pack: StoredPack; seats: { clan: number }[] };
    for (const [index, { clan }] of seats.entries()) {
      if (pack.sides.some(({ id }) => id === clan)) continue;
      const message = `нет стороны №${clan} / there is no side ${clan}`;
      context.addIssue({ code: 'custom', path: ['seats', index, 'clan'], message });
    }
  });
}
