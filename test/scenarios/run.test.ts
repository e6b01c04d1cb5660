/** Every scenario file is one test: played as written, saved between steps, read from its log, exported and corrected. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { checkScenario } from '../support-cli/modes.js';

const folder = 'test/scenarios';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ya?ml|json)$/.test(name))
  .sort();

describe('scenarios', () => {
  test.each(files)('%s', (file) => {
    const said = checkScenario(readFileSync(join(folder, file), 'utf8'), { rulebooks, packs });
    expect(said.join('\n'), file).toBe('');
  });
});
