/** Values people do not send, changes to values they do, and values made from a schema. */
import type { Chance } from '../../support/chance.js';

type Json = unknown;
type Bag = Record<string, Json>;

/** An object whose key is its own, as a JSON reader makes it: `{ "__proto__": 1 }` in a literal would be something else. */
const own = (key: string, value: Json): Bag =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);

const LETTERS = [
  'a',
  'Я',
  '0',
  ' ',
  '-',
  '_',
  ':',
  '.',
  '/',
  '"',
  '\\',
  '\n',
  '\t',
  'ё',
  '№',
  '😀',
  '\u0301',
];

export const WILD_STRINGS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202Eabc\u202C',
  '\u200b',
  '\ufeff',
  '\u0007\u001b[31m',
  'e\u0301'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(20),
  'я'.repeat(61),
  'я'.repeat(1001),
  'w'.repeat(20_000),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '=HYPERLINK("http://evil")',
  '+1',
  '-1',
  '@SUM(A1)',
  '<script>alert(1)</script>',
  '[b]x[/b]',
  '**x** _y_ `z`',
  'a,b;c\td|e',
  '"',
  "'",
  'a\r\nb',
  '../../etc/passwd',
  '%00',
  '%',
  '$' + '{x}',
  '{{x}}',
  '{count, plural, one {#} other {#}}',
  '0',
  '1',
  '01',
  '1e3',
  '1e309',
  '0x10',
  '１２',
  '1 000',
  '1,5',
  'null',
  'true',
  '2018-13-45',
  '2018-02-31',
  '0000-00-00',
  '9999-12-31',
  '2018-01-21T08:00:00.000Z',
  '2018-01-21T25:61:61.000Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2018-01-21T08:00:00.000+23:59',
  'Europe/Nowhere',
  'Etc/GMT+12',
  '../UTC',
];

const WILD_NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  -0.1,
  1e-9,
  99,
  100,
  999,
  1000,
  1001,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
];

function deep(depth: number, leaf: Json): Json {
  let value = leaf;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What a game, a file or an address knows by name: a wild value that fits by chance goes further in. */
export class Pool {
  readonly strings: string[] = [];
  readonly numbers: number[] = [];
  private readonly seen = new Set<string | number>();

  /** Takes the leaves and the keys of a value, up to so many of each. */
  add(value: Json, most = 400): this {
    const stack: Json[] = [value];
    for (let steps = 0; stack.length > 0 && steps < 20_000; steps++) {
      const next = stack.pop();
      if (typeof next === 'string') this.keep(next, this.strings, most);
      else if (typeof next === 'number') this.keep(next, this.numbers, most);
      else if (Array.isArray(next)) stack.push(...next.slice(0, 60));
      else if (next !== null && typeof next === 'object') {
        for (const [key, each] of Object.entries(next).slice(0, 80)) stack.push(key, each);
      }
    }
    return this;
  }

  private keep<T extends string | number>(value: T, list: T[], most: number): void {
    if (list.length >= most || this.seen.has(value) || String(value).length > 200) return;
    this.seen.add(value);
    list.push(value);
  }

  string(chance: Chance): string {
    const roll = chance.next();
    if (roll < 0.6 && this.strings.length > 0) return chance.pick(this.strings);
    if (roll < 0.9) return chance.pick(WILD_STRINGS);
    return Array.from({ length: chance.below(12) }, () => chance.pick(LETTERS)).join('');
  }

  number(chance: Chance): number {
    const roll = chance.next();
    if (roll < 0.4 && this.numbers.length > 0) return chance.pick(this.numbers);
    return roll < 0.8 ? chance.below(24) - 2 : chance.pick(WILD_NUMBERS);
  }

  /** Anything JSON can say, mostly small. */
  wild(chance: Chance, depth = 2): Json {
    const roll = chance.below(depth > 0 ? 14 : 8);
    if (roll < 3) return this.string(chance);
    if (roll < 6) return this.number(chance);
    if (roll < 7) return null;
    if (roll < 8) return chance.maybe(0.5);
    if (roll < 10) return Array.from({ length: chance.below(4) }, () => this.wild(chance, depth - 1));
    if (roll < 13) {
      const bag: Bag = {};
      for (let i = chance.below(4); i > 0; i--) put(bag, this.string(chance), this.wild(chance, depth - 1));
      return bag;
    }
    return chance.pick([
      () => deep(30, 1),
      () => own('__proto__', { polluted: true }),
      () => own('constructor', { prototype: { polluted: true } }),
      () => Array.from({ length: 400 }, () => 1),
    ])();
  }
}

/** Sets a key as a reader of JSON does: `__proto__` is a key like any other. */
function put(bag: Bag, key: string, value: Json): void {
  Object.defineProperty(bag, key, { value, enumerable: true, configurable: true, writable: true });
}

export function cloned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloned) as T;
  if (value === null || typeof value !== 'object') return value;
  const copy: Bag = {};
  for (const key of Object.keys(value)) put(copy, key, cloned((value as Bag)[key]));
  return copy as T;
}

/** A copy with one to three places changed: taken out, doubled, put elsewhere, or made something else. */
export function mutated<T>(value: T, chance: Chance, pool: Pool): T {
  const copy = { root: cloned(value) as Json };
  for (let i = chance.maybe(0.7) ? 1 : 1 + chance.below(3); i > 0; i--) change(copy, chance, pool);
  return copy.root as T;
}

function change(copy: Bag, chance: Chance, pool: Pool): void {
  let holder: Bag | Json[] = copy;
  let key: string | number = 'root';
  for (;;) {
    const here: Json = (holder as Bag)[key];
    const keys: (string | number)[] = Array.isArray(here)
      ? [...here.keys()]
      : here !== null && typeof here === 'object'
        ? Object.keys(here)
        : [];
    if (keys.length === 0 || (holder !== copy && chance.maybe(0.2))) break;
    holder = here as Bag;
    key = chance.pick(keys);
  }
  const here: Json = (holder as Bag)[key];
  const roll = chance.below(8);
  if (roll === 0) {
    if (Array.isArray(holder)) holder.splice(key as number, 1);
    else if (holder !== copy) delete (holder as Bag)[key];
  } else if (roll === 1) {
    const again = Array.from({ length: 1 + chance.below(3) }, () => cloned(here));
    if (Array.isArray(holder)) holder.splice(key as number, 0, ...again);
    else put(holder as Bag, pool.string(chance), again[0]);
  } else if (roll === 3 && here !== null && typeof here === 'object' && !Array.isArray(here)) {
    put(here as Bag, pool.string(chance), pool.wild(chance, 1));
  } else {
    const value = roll === 2 ? pool.wild(chance) : roll === 3 ? [here] : alike(here, chance, pool);
    if (Array.isArray(holder)) holder[key as number] = value;
    else put(holder as Bag, String(key), value);
  }
}

/** Of the same kind: what was nearly right stays nearly right. */
function alike(here: Json, chance: Chance, pool: Pool): Json {
  switch (typeof here) {
    case 'number':
      return chance.maybe(0.5) ? here + chance.pick([-1, 1, -here, here, 0.5]) : pool.number(chance);
    case 'boolean':
      return !here;
    case 'string':
      return chance.maybe(0.25) ? scratched(here, chance) : pool.string(chance);
    default:
      return pool.wild(chance, 1);
  }
}

/** A text with a few places changed. */
export function scratched(text: string, chance: Chance, parts: readonly string[] = WILD_STRINGS): string {
  const at = chance.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + chance.below(chance.pick([2, 2, 8, 60])));
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + text.slice(at, end).repeat(1 + chance.below(4)) + text.slice(end);
    case 2:
      return text.slice(0, at) + chance.pick(parts).slice(0, 200) + text.slice(end);
    case 3:
      return (
        text.slice(0, at) +
        String.fromCharCode(
          chance.pick([0, 9, 10, 34, 39, 44, 58, 59, 91, 123, 125, 0x2028, 0xd83d, 1000 + chance.below(900)]),
        ) +
        text.slice(at)
      );
    default: {
      const other = chance.below(text.length + 1);
      return text.slice(0, at) + text.slice(other, other + end - at) + text.slice(end);
    }
  }
}

/** The part of JSON Schema that zod writes. */
export interface Schema {
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** A value that fits a schema, or nearly: patterns are hit by chance, from what the game knows. */
export function fitting(schema: Schema, chance: Chance, pool: Pool, depth = 6): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(chance.pick(choices), chance, pool, depth);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return fittingObject(schema, chance, pool, depth);
    case 'array': {
      const least = schema.minItems ?? 0;
      const most = Math.min(schema.maxItems ?? 6, least + chance.pick([0, 1, 2, 6, 12]));
      const count = depth <= 0 ? least : least + chance.below(Math.max(1, most - least + 1));
      return Array.from({ length: Math.min(count, 400) }, () =>
        fitting(schema.items ?? {}, chance, pool, depth - 1),
      );
    }
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? schema.exclusiveMinimum ?? -5;
      const most = schema.maximum ?? 400;
      const roll = chance.next();
      if (roll < 0.15) return chance.pick([least, most]);
      if (roll < 0.6 && pool.numbers.length > 0)
        return Math.min(Math.max(chance.pick(pool.numbers), least), most);
      return least + chance.below(Math.min(most - least + 1, 30));
    }
    case 'boolean':
      return chance.maybe(0.5);
    case 'null':
      return null;
    case 'string': {
      if (schema.format === 'date-time')
        return chance.maybe(0.5)
          ? pool.string(chance)
          : `20${10 + chance.below(20)}-0${1 + chance.below(9)}-1${chance.below(10)}T1${chance.below(10)}:00:00.000Z`;
      const text = pool.string(chance);
      if (text.length < (schema.minLength ?? 0)) return text.padEnd(schema.minLength!, 'я');
      return schema.maxLength === undefined ? text : text.slice(0, schema.maxLength);
    }
    default:
      return pool.wild(chance, 1);
  }
}

function fittingObject(schema: Schema, chance: Chance, pool: Pool, depth: number): Json {
  const bag: Bag = {};
  for (const [key, each] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(key);
    if (needed || (depth > 0 && chance.maybe(0.5))) put(bag, key, fitting(each, chance, pool, depth - 1));
  }
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    for (let i = chance.below(5); i > 0; i--) {
      const named = schema.propertyNames?.enum ? chance.pick(schema.propertyNames.enum) : pool.string(chance);
      const key = chance.maybe(0.6) ? String(named) : String(1 + chance.below(12));
      put(bag, key, fitting(additionalProperties, chance, pool, depth - 1));
    }
  }
  return bag;
}

/** Nothing of it can be changed any more: whoever tries throws. */
export function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}
