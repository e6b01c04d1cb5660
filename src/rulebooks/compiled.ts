/**
 * Checks of commands as code. zod makes it of a schema, with the same answers and the same refusals (`z.compile`); it takes a
 * fraction of a millisecond, so each schema is compiled when it is first asked.
 */
import { type ZodType, z } from 'zod';

export function compiled(schemas: Readonly<Record<string, ZodType>>): Record<string, ZodType> {
  const made: Record<string, ZodType> = {};
  for (const [type, schema] of Object.entries(schemas)) {
    Object.defineProperty(made, type, {
      enumerable: true,
      configurable: true,
      get() {
        const value = z.compile(schema);
        Object.defineProperty(made, type, { enumerable: true, value });
        return value;
      },
    });
  }
  return made;
}
