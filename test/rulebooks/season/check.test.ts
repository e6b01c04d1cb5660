import { expect, test } from 'vitest';
import { checkPack } from '../../../src/rulebooks/season/check.js';
import { backyard } from '../../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';

test('x', () => {
  expect(checkPack(samovar)).toEqual([]);
  expect(checkPack(backyard)).toEqual([]);
});
