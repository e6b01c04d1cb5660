/** A zod schema as rows of a table: one row a field, with its path. */
import { type ZodType, z } from 'zod';

export interface Row {
  path: string;
  type: string;
  required: boolean;
}

/** The parts of JSON Schema that zod writes for our shapes. */
interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** @param io whether the shape is read as what goes in (defaults may be left out) or what comes out */
export function rowsOf(schema: ZodType, io: 'input' | 'output'): Row[] {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
  return fields(json, '');
}

function fields({ properties = {}, required = [] }: Schema, path: string): Row[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    rows(schema, path === '' ? name : `${path}.${name}`, required.includes(name)),
  );
}

function rows(schema: Schema, path: string, required: boolean): Row[] {
  return [{ path, type: typeText(schema), required }, ...inner(schema, path)];
}

/** The fields below a field. */
function inner(schema: Schema, path: string): Row[] {
  if (schema.properties) return fields(schema, path);
  if (schema.items) return inner(schema.items, `${path}[]`);
  const variants = alternatives(schema).filter((variant) => variant.properties);
  if (variants.length === 1) return fields(variants[0]!, path);
  if (variants.length > 1)
    return [...markRows(variants, path), ...variants.flatMap((variant) => variantRows(variant, path))];
  const { additionalProperties } = schema;
  return typeof additionalProperties === 'object' ? inner(additionalProperties, `${path}.*`) : [];
}

/** The field that tells several objects apart, with all its values. */
function markRows(variants: readonly Schema[], path: string): Row[] {
  const name = markOf(variants[0]!);
  if (name === undefined || !variants.every((variant) => markOf(variant) === name)) return [];
  const values = variants.map((variant) => `\`${String(variant.properties?.[name]?.const)}\``);
  return [{ path: `${path}.${name}`, type: values.join(' · '), required: true }];
}

/** The fields of one of several objects, under the value that tells it from the others. */
function variantRows(variant: Schema, path: string): Row[] {
  const name = markOf(variant);
  if (name === undefined) return fields(variant, path);
  const below = `${path}(${name}=${String(variant.properties?.[name]?.const)})`;
  return fields(variant, below).filter((row) => row.path !== `${below}.${name}`);
}

function markOf({ properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((name) => properties[name]?.const !== undefined);
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [];
}

function typeText(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(' · ');
  const variants = alternatives(schema);
  if (variants.length > 0) return [...new Set(variants.map(typeText))].join(' | ');
  if (schema.items) return `[${typeText(schema.items)}]${limits(schema.minItems, schema.maxItems)}`;
  if (schema.type === 'object' && !schema.properties && typeof schema.additionalProperties === 'object') {
    return `{* → ${typeText(schema.additionalProperties)}}`;
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  const detail = [
    schema.format ?? '',
    schema.pattern === undefined || schema.format ? '' : `\`${schema.pattern.replaceAll('|', '\\|')}\``,
    limits(schema.minLength, schema.maxLength),
    type === 'integer' || type === 'number' ? limits(schema.minimum, schema.maximum) : '',
    schema.exclusiveMinimum === undefined ? '' : `>${schema.exclusiveMinimum}`,
    schema.multipleOf === undefined ? '' : `×${schema.multipleOf}`,
    schema.default === undefined ? '' : `= ${JSON.stringify(schema.default)}`,
  ];
  return [type, ...detail].filter(Boolean).join(' ');
}

/** `1…60`, `1…`, `…60`; the bounds of safe integers are none. */
function limits(least?: number, most?: number): string {
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? String(least) : '';
  const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? String(most) : '';
  return from || to ? ` ${from}…${to}`.trimStart() : '';
}
