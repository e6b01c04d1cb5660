import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clauses } from '../../src/rulebooks/table/cup/clauses.js';
import { commandSchemas } from '../../src/rulebooks/table/cup/commands.js';
import { texts as deskTexts } from '../../src/web/cup/desk/texts.js';
import { texts } from '../../src/web/cup/texts.js';
import { texts as making } from '../../src/web/new/cup/texts.js';

const read = (...folders: string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('texts.ts'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');

/** Keys that no source names, whole or by the beginning of a template. */
function unsaid(keys: string[], source: string): string[] {
  const built = [...source.matchAll(/`([a-zA-Z]+\.(?:[a-zA-Z]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
  return keys.filter(
    (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
}

const cup = read('src/web/cup');

test('every text of a cup is said somewhere', () => {
  expect(unsaid(Object.keys(texts), cup)).toEqual([]);
  expect(unsaid(Object.keys(deskTexts), cup)).toEqual([]);
  expect(unsaid(Object.keys(making), read('src/web/new/cup'))).toEqual([]);
});

test('every command has words for the log', () => {
  for (const type of Object.keys(commandSchemas)) expect(deskTexts, type).toHaveProperty([`cmd.${type}`]);
});

test('every clause a screen names is there', () => {
  const named = [...cup.matchAll(/'(mafia-cup:\d+\.\d+)'/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(20);
  for (const id of named) expect(clauses).toHaveProperty([id]);
});
