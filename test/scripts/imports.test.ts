/** The check of import directions must be able to fail: wrong imports are tried on it, and right ones beside them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const files: Record<string, string> = {
  // Right.
  'src/engine/clock.ts': 'export const hour = 1; export type Hour = number;',
  'src/rulebooks/race/walk.ts': "export { hour as step } from '../../engine/clock.js'; export type Step = 1;",
  'src/rulebooks/mafia-2018/texts.ts': "export { step as word } from '../race/walk.js';",
  'src/rulebooks/mafia-2018/fight.ts':
    "export { step as blow } from '../race/walk.js'; export type Blow = 1;",
  'src/rulebooks/index.ts': "export { blow } from './mafia-2018/fight.js';",
  'src/picture/board.ts':
    "import type { Step } from '../rulebooks/race/walk.js'; export const board: Step = 1;",
  'src/server/shapes.ts': "export type { Blow } from '../rulebooks/mafia-2018/fight.js';",
  'src/web/main.tsx': [
    "import type { Blow } from '../server/shapes.js';",
    "import { board } from '../picture/board.js';",
    "import { word } from '../rulebooks/mafia-2018/texts.js';",
    'export const main: Blow[] = [board, word];',
  ].join('\n'),
  'src/rulebooks/table/vote.ts': "export { hour as vote } from '../../engine/clock.js';",
  'src/web/table/offline/decide.ts': [
    "import { hour } from '../../../engine/clock.js';",
    "import { vote } from '../../../rulebooks/table/vote.js';",
    'export const decide = hour + vote;',
  ].join('\n'),
  'src/web/table/use.ts': "export const use = () => import('./offline/decide.js');",
  'src/cli/main.ts': "export { blow } from '../rulebooks/index.js';",
  // Wrong, each in its own way.
  'src/engine/wrong-up.ts': "export { step } from '../rulebooks/race/walk.js';",
  'src/engine/wrong-node.ts': "export { readFileSync } from 'node:fs';",
  'src/rulebooks/race/wrong-season.ts': "export { blow } from '../mafia-2018/fight.js';",
  'src/quiz/wrong-value.ts': "export { step } from '../rulebooks/race/walk.js';",
  'src/picture/wrong-value.ts': "export { step } from '../rulebooks/race/walk.js';",
  'src/store/wrong-rules.ts': "export { step } from '../rulebooks/race/walk.js';",
  'src/server/wrong-cli.ts': "export { blow } from '../cli/main.js';",
  'src/web/wrong-rules.ts': "export { blow } from '../rulebooks/mafia-2018/fight.js';",
  'src/web/table/wrong-rules.ts': "export { vote } from '../../rulebooks/table/vote.js';",
  'src/web/table/wrong-eager.ts': "export { decide } from './offline/decide.js';",
  'src/web/table/offline/wrong-rulebook.ts': "export { blow } from '../../../rulebooks/mafia-2018/fight.js';",
  'src/web/table/offline/wrong-server.ts':
    "export type { Blow } from '../../../server/shapes.js'; export { blow } from '../../../rulebooks/index.js';",
  'src/web/wrong-node.ts': "export { readFileSync } from 'node:fs';",
  'src/lab/wrong-orphan.ts': 'export const alone = 1;',
  'src/texts/wrong-cycle.ts': "export { b as a } from './wrong-other.js';",
  'src/texts/wrong-other.ts': "export { a as b } from './wrong-cycle.js';",
};

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    copyFileSync(name, join(dir, name));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), source);
  }
});
afterAll(() => rmSync(dir, { recursive: true }));

test('every wrong import is refused and no right one is', () => {
  const depcruise = resolve('node_modules/.bin/depcruise');
  const { stdout } = spawnSync(depcruise, ['src', '--output-type', 'json'], {
    cwd: dir,
    encoding: 'utf8',
  });
  const violations: { from: string }[] = JSON.parse(stdout).summary.violations;
  const refused = new Set(violations.map((violation) => violation.from));
  const wrong = Object.keys(files).filter((name) => name.includes('/wrong-'));
  expect([...refused].filter((name) => !name.includes('/wrong-'))).toEqual([]);
  // One report of a cycle names one of its files.
  expect(wrong.filter((name) => !refused.has(name) && !name.startsWith('src/texts/'))).toEqual([]);
  expect(violations).toContainEqual(
    expect.objectContaining({ rule: { name: 'no-cycles', severity: 'error' } }),
  );
});
