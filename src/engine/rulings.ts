/** Rulings as a setup chooses them. */
import { z } from 'zod';
import type { Ruling } from './contract.js';

/** Chosen values by ruling; unknown rulings and values are refused with what there is. */
export function chosenRulings(rulings: Readonly<Record<string, Ruling>>) {
  return z
    .record(z.string(), z.string())
    .default({})
    .superRefine((chosen, context) => {
      for (const [id, value] of Object.entries(chosen)) {
        const values = Object.hasOwn(rulings, id) ? Object.keys(rulings[id]!.values) : null;
        if (values?.includes(value)) continue;
        context.addIssue({
          code: 'custom',
          path: [id],
          message: (values ?? Object.keys(rulings)).join(' | '),
        });
      }
    });
}
