import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandSchemas } from '../../src/rulebooks/twelve-rooms/commands.js';
import { texts as making } from '../../src/web/new/rooms/texts.js';
import { texts } from '../../src/web/rooms/master/texts.js';

const read = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('texts.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** Keys that no source names, whole or by the beginning of a template. */
function unsaid(keys: string[], source: string): string[] {
  const built = [...source.matchAll(/`([a-zA-Z]+\.(?:[a-zA-Z]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
  return keys.filter(
    (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
}

test('every text of the master is said somewhere', () => {
  expect(unsaid(Object.keys(texts), read('src/web/rooms/master'))).toEqual([]);
});

test('every text of making a game is said somewhere', () => {
  expect(unsaid(Object.keys(making), read('src/web/new/rooms'))).toEqual([]);
});

test('every command has words for the log', () => {
  for (const type of Object.keys(commandSchemas)) expect(texts, type).toHaveProperty([`cmd.${type}`]);
});
