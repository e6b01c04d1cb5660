/** Random values that fit a schema, for texts that must hold for all of them; and names that are no trouble. */
import fc from 'fast-check';
import { z } from 'zod';
import type { Lang } from '../../../src/engine/contract.js';
import type { Names } from '../../../src/rulebooks/twelve-rooms/describe.js';
import { type RulingId, rulings } from '../../../src/rulebooks/twelve-rooms/rulings.js';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  propertyNames?: Shape;
  prefixItems?: Shape[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

const MAY_BE_EMPTY =
  /^(lines|rulings|draws|findings|changes|dictated|totals|sat|warned|departures|cameras|loudspeaker|crowded|transformed|winners|names|dates|posts|withheld|drawn|actions|images|path|visited|company|missing|sent|empty|line\.targets|line\.rooms)$/;
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p13'];
const WORDS = ['Три <кота>', '[b]Жирные[/b]', '{скобки}', "L'équipe", 'Вопрос?', '17', 'Да.\nНет'];

export function samplesOf<T>(schema: z.ZodType<T>): fc.Arbitrary<T> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'output' }) as Shape, '') as fc.Arbitrary<T>;
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
      if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map((item) => arbitraryOf(item, name)));
      return fc.array(arbitraryOf(shape.items!, name), {
        minLength: shape.minItems ?? (MAY_BE_EMPTY.test(name) ? 0 : 1),
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(0, shape.minimum ?? 0), max: Math.min(12, shape.maximum ?? 12) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(shape, name);
    default:
      throw new Error(`No samples for ${name}: ${JSON.stringify(shape)}`);
  }
}

function objectOf({ properties, required = [], additionalProperties }: Shape): fc.Arbitrary<unknown> {
  if (!properties && additionalProperties)
    return fc.dictionary(fc.constantFrom(...PLAYERS), arbitraryOf(additionalProperties, ''), { minKeys: 1 });
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([key, one]) => [
      key,
      arbitraryOf(
        one,
        properties && 'act' in properties && /^(targets|rooms)$/.test(key) ? `line.${key}` : key,
      ),
    ]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function stringOf({ pattern }: Shape, name: string): fc.Arbitrary<string> {
  if (pattern?.startsWith('^p[1-9]')) return fc.constantFrom(...PLAYERS);
  if (
    /^(player|players|voter|target|targets|line\.targets|actor|author|by|from|withheld|drawn|sat|warned)$/.test(
      name,
    )
  )
    return fc.constantFrom(...PLAYERS);
  if (/^(dictated|cameras|loudspeaker|winners)$/.test(name)) return fc.constantFrom(...PLAYERS);
  if (name === 'vote') return fc.constantFrom(...PLAYERS, 'acquit');
  if (name === 'door') return fc.constantFrom('6-7', '9-12');
  if (name === 'date' || name === 'dates') return fc.constant('2019-01-21');
  if (/^(at|wholeAt|until|deadline)$/.test(name)) return fc.constant('2019-01-21T15:59:59.999Z');
  if (name === 'clauses') return fc.constantFrom('twelve-rooms:G.1', 'twelve-rooms:R.SAFE');
  if (name === 'step') return fc.constantFrom('start', 'A.6', 'A.17', 'end');
  if (name === 'act') return fc.constantFrom('vote', 'sits', 'gun', 'direction', 'doors', 'heal', 'mafkill');
  if (name === 'to')
    return fc.constantFrom('on', 'off', 'steward', 'mafkill', 'safe', 'p2', 'heal', '1 4 12');
  if (name === 'ability') return fc.constantFrom('heal', 'mafkill');
  if (name === 'ask') return fc.constantFrom('protected:3', 'swapTeam');
  if (name === 'choice') return fc.constantFrom('next', 'all', 'nobody', 'current', 'original', 'p2');
  if (name === 'ruling') return fc.constantFrom('deadActs', 'unknown');
  if (name === 'value') return fc.constantFrom('no', 'else');
  if (name === 'images') return fc.constant('0123456789abcdef');
  return fc.constantFrom(...WORDS);
}

export const names = (lang: Lang): Names => ({
  player: (id) => (PLAYERS.includes(id) ? `Игрок ${id.slice(1)}` : id),
  ask: () => null,
  ruling: (id) => (Object.hasOwn(rulings, id) ? rulings[id as RulingId] : null),
  until: () => (lang === 'ru' ? '19:00 вторника' : '19:00 on Tuesday'),
  moment: () => (lang === 'ru' ? 'вторник, 19:00' : 'Tuesday, 19:00'),
  clock: (at) => at.slice(11, 23),
});

/** What a text must never hold. */
export const BROKEN = /undefined|null|NaN|\[object|\{(?!скобки)|(?<!скобки)\}| {2}| [,;.:]|\.\./;
