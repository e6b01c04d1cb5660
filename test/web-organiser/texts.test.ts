import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandSchemas } from '../../src/rulebooks/race/commands.js';
import { FIELDS } from '../../src/web/organiser/lib/fields.js';
import { texts } from '../../src/web/organiser/texts.js';

const files = ['src/web/organiser', 'src/web/steer', 'src/web/new'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'texts.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const source = files.join('\n');

test('every text is said somewhere', () => {
  const built = [...source.matchAll(/t\(\s*`([a-zA-Z.]+)\$\{/g)].map((match) => match[1] ?? '');
  const unused = Object.keys(texts).filter(
    (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

test('every command has words and a form, with the fields its schema has', () => {
  for (const [type, schema] of Object.entries(commandSchemas)) {
    expect(texts, type).toHaveProperty([`cmd.${type}`]);
    const names = FIELDS[type as keyof typeof FIELDS].map((field) => field.name);
    for (const name of names) expect(Object.keys(schema.shape), type).toContain(name);
  }
});
