/** Every text of the lab's screen is said somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labTexts } from '../../src/web/lab/texts.js';

const folder = 'src/web/lab';
const source = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name) && name !== 'texts.ts')
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('every text is said', () => {
  const built = [...source.matchAll(/`([a-z]+\.)\$\{/g)].map((match) => match[1]!);
  const unsaid = Object.keys(labTexts).filter(
    (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
  expect(unsaid).toEqual([]);
});
