/** Random events that fit a schema, for texts that must hold for all of them. */
import fc from 'fast-check';
import { z } from 'zod';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  items?: Shape;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}

const MAY_BE_EMPTY =
  /^(teams|creative|accepted|modifiers|hit|anarchy|lots|paid|cells|criteria|draws|rulings)$/;
const WORDS = [
  'Три <кота>',
  'A lamaison',
  '[b]Жирные[/b]',
  '{скобки}',
  "L'équipe",
  'Вопрос?',
  '17',
  'clan:2',
];

export function samplesOf(schema: z.ZodType): fc.Arbitrary<{ type: string }> {
  const shape = z.toJSONSchema(schema, { io: 'output' }) as Shape;
  return arbitraryOf(shape, '') as fc.Arbitrary<{ type: string }>;
}

function arbitraryOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const union = shape.anyOf ?? shape.oneOf;
  if (union) return fc.oneof(...union.map((one) => arbitraryOf(one, name)));
  if (Array.isArray(shape.type))
    return fc.oneof(...shape.type.map((type) => arbitraryOf({ ...shape, type }, name)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return fc.array(arbitraryOf(shape.items!, name), {
        minLength: MAY_BE_EMPTY.test(name) ? 0 : 1,
        maxLength: 4,
      });
    case 'integer':
    case 'number':
      return numberOf(name, shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(name);
    default:
      throw new Error(`No samples for ${JSON.stringify(shape)}`);
  }
}

function objectOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, arbitraryOf(one, key)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function numberOf(name: string, { minimum = -Infinity, maximum = Infinity }: Shape): fc.Arbitrary<number> {
  if (/^(clan|owner|visitor|winner|side|from|to)$/.test(name)) return fc.integer({ min: 1, max: 6 });
  if (name === 'game') return fc.integer({ min: 170, max: 179 });
  if (name === 'amount' || name === 'by') return fc.integer({ min: -20, max: 20 });
  return fc.integer({ min: Math.max(0, minimum), max: Math.min(262, maximum) });
}

function stringOf(name: string): fc.Arbitrary<string> {
  if (name === 'date') return fc.constant('2018-01-24');
  if (name === 'at' || name.endsWith('At')) return fc.constant('2018-01-23T20:00:00.000Z');
  if (name === 'clauses') return fc.constantFrom('mafia-2018:2.7', 'mafia-2018:6.4');
  return fc.constantFrom(...WORDS);
}
