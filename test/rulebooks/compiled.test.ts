/**
 * The check of a command as code says what zod itself says: the same for what fits, with the same copy, and the same faults for
 * what does not. Tried on fitting, changed and wild commands of every kind. REGLAMENT_COMPILED=20000 tries so many of each.
 */
import { expect, test } from 'vitest';
import { type ZodType, z } from 'zod';
import { compiled } from '../../src/rulebooks/compiled.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { modules as mafiaModules } from '../../src/rulebooks/mafia-2018/modules.js';
import { commandSchemasOf } from '../../src/rulebooks/race/commands.js';
import { modules as seasonModules } from '../../src/rulebooks/season/modules.js';
import { commandSchemas as tableSchemas } from '../../src/rulebooks/table/commands.js';
import { commandSchemas as cupSchemas } from '../../src/rulebooks/table/cup/commands.js';
import { modules as thronesModules } from '../../src/rulebooks/thrones-2017/modules.js';
import { commandSchemas as roomsSchemas } from '../../src/rulebooks/twelve-rooms/commands.js';
import { fitting, mutated, Pool, type Schema } from '../guarantees/fuzz/values.js';
import { Chance } from '../support/chance.js';
import { sizeOf } from '../support/measured.js';

const EACH = sizeOf('REGLAMENT_COMPILED', 60);

const plain: Record<string, Record<string, ZodType>> = {
  'mafia-2018': commandSchemasOf(mafiaModules),
  'thrones-2017': commandSchemasOf(thronesModules),
  season: commandSchemasOf(seasonModules),
  'twelve-rooms': roomsSchemas,
  'vavt-cup-2017': tableSchemas,
  'mafia-cup': cupSchemas,
};

test('every rulebook is tried, with all its commands', () => {
  expect(Object.keys(plain).sort()).toEqual(Object.keys(rulebooks).sort());
  for (const [id, schemas] of Object.entries(plain))
    expect(Object.keys(schemas).sort(), id).toEqual(Object.keys(rulebooks[id]!.commandSchemas).sort());
});

for (const [id, schemas] of Object.entries(plain)) {
  test(`${id}: compiled checks answer as zod does`, () => {
    const chance = new Chance(17);
    const pool = new Pool();
    const checks = compiled(schemas);
    let accepted = 0;
    let refused = 0;
    for (const [type, schema] of Object.entries(schemas)) {
      expect(checks[type], `${type} is compiled`).not.toBe(schema);
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
      for (let n = 0; n < EACH; n++) {
        const command = { ...(fitting(described, chance, pool) as object), type };
        const given =
          n % 3 === 0 ? command : n % 3 === 1 ? mutated(command, chance, pool) : shuffled(command, chance);
        const expected = schema.safeParse(given);
        const got = checks[type]!.safeParse(given);
        // As texts: the order of the members is part of the answer.
        expect(JSON.stringify(got.data), type).toBe(JSON.stringify(expected.data));
        expect(got.error?.issues, type).toEqual(expected.error?.issues);
        if (got.success) accepted += 1;
        else refused += 1;
      }
    }
    expect(accepted).toBeGreaterThan(EACH);
    expect(refused).toBeGreaterThan(EACH);
  });
}

/** Its members in another order. */
function shuffled(command: object, chance: Chance): object {
  const entries = Object.entries(command);
  return Object.fromEntries(
    entries
      .map((entry) => ({ entry, place: chance.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry),
  );
}
