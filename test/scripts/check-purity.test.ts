/** The purity check must be able to fail: each way of touching the outer world is tried on it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'purity-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function check(sources: string[]) {
  for (const [index, source] of sources.entries()) writeFileSync(join(dir, `rule-${index}.ts`), source);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-purity.mjs', dir], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

const sins = [
  'export const at = Date.now();',
  "export const at = Date['now']();",
  'export const at = new Date();',
  "export const at = new Date('2018-01-21');",
  'export const at = Date();',
  'export const at = Temporal.Now.instant();',
  'export const at = performance.now();',
  'export const roll = Math.random();',
  'export const roll = crypto.getRandomValues(new Uint8Array(1));',
  "import { randomBytes } from '@noble/hashes/utils.js';",
  'export const zone = process.env.TZ;',
  'export const zone = globalThis.process;',
  "export const fs = require('fs');",
  "import { readFileSync } from 'node:fs';",
  "import { readFileSync } from 'fs';",
  "export { readFileSync } from 'node:fs';",
  "export const fs = await import('node:fs');",
  'setTimeout(() => {}, 1);',
  "export const page = await fetch('http://example.org');",
  'export const order = (a: string, b: string) => a.localeCompare(b);',
  "export const order = new Intl.Collator('ru').compare;",
];

test('refuses every way to the outer world, and says where it is', () => {
  const { status, stderr } = check(sins.map((sin) => `// first line\n${sin}\n`));
  expect(status).toBe(1);
  expect(sins.filter((_, index) => !stderr.includes(`rule-${index}.ts:2: `))).toEqual([]);
});

test('fails on a single one', () => {
  expect(check(['export const at = Date.now();']).status).toBe(1);
});

test('accepts pure code, whatever its comments, texts and field names say', () => {
  const pure = [
    '// Date.now(), Math.random(), process.exit(), require(x)',
    "export const text = 'new Date() fetch(url)';",
    'export const options = { process: 1, fetch: 2 };',
    'export const sum = options.process + options.fetch;',
    'export const sorted = (names: string[]) => names.sort((a, b) => (a < b ? -1 : 1));',
    "export const month = Temporal.PlainDate.from('2018-01-21').month;",
  ];
  expect(check([pure.join('\n')])).toEqual({ status: 0, stderr: '' });
});

test('refuses a directory without sources: it would check nothing', () => {
  expect(check([]).status).toBe(1);
});
