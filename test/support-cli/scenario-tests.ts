/** Every scenario file is one test: played as written, saved between steps, read from its log, exported and corrected. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { checkScenario } from './modes.js';

const FOLDER = 'test/scenarios';

/** Test files run side by side, so the scenarios are dealt to several of them. */
export const PARTS = 4;

/** @param part from 0 */
export function scenarioTests(part: number): void {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .filter((_, index) => index % PARTS === part);
  describe('scenarios', () => {
    test.each(files)('%s', (file) => {
      const said = checkScenario(readFileSync(join(FOLDER, file), 'utf8'), { rulebooks, packs });
      expect(said.join('\n'), file).toBe('');
    });
  });
}
