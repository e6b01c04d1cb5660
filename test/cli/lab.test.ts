/** `reglament lab`, without a process of its own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { commandLine } from '../support-cli/in-process.js';

const cli = commandLine({ rulebooks, packs });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

test('a pack of the editor is played, compared, and written as table, data, text and picture', async () => {
  writeFileSync(at('pack.json'), JSON.stringify(backyard));
  const done = await cli(
    ...['lab', at('pack.json'), '--games', '4', '--ruling', 'order.absentClan=skip', '--lang', 'en'],
    ...['--csv', at('a.csv'), '--json', at('a.json'), '--report', at('a.md')],
  );
  expect(done.code).toBe(0);
  expect(done.out).toContain('WHO WINS');
  expect(done.out).toContain('INSTEAD OF');
  expect(done.err).toContain('4/4');
  const summary = JSON.parse(readFileSync(at('a.json'), 'utf8'));
  expect(summary).toMatchObject({ games: 4, seed: '1', comparison: { games: 4 } });
  const csv = readFileSync(at('a.csv'), 'utf8');
  const side = backyard.sides[0]!.name.en;
  expect(csv.startsWith('\uFEFFLab: ')).toBe(true);
  expect(csv).toContain(`${side};`);
  expect(readFileSync(at('a.md'), 'utf8')).toContain(`**${side}**`);
  expect(readFileSync(at('a.png')).subarray(1, 4).toString()).toBe('PNG');
});

test('whatever it is asked wrongly it answers with what would be right', async () => {
  const wrong = async (...args: string[]) => {
    const { code, out, err } = await cli('lab', ...args);
    expect([code, out]).toEqual([2, '']);
    return err;
  };
  expect(await wrong()).toContain('thrones-2017');
  expect(await wrong('chess')).toContain('sport-classic');
  expect(await wrong('backyard', '--games', '0')).toContain('1 … ');
  expect(await wrong('backyard', '--strategy', 'genius')).toContain('simple, random');
  expect(await wrong('backyard', '--ruling', 'order.absentClan=never')).toContain('last, skip');
  expect(await wrong('backyard', '--ruling', 'beauty=yes')).toContain('order.absentClan');
  expect(await wrong('backyard', '--speed', '9')).toContain('speed');
  writeFileSync(at('faulty.json'), JSON.stringify({ ...backyard, size: 3 }));
  expect(await wrong(at('faulty.json'))).toContain('size: ');
  writeFileSync(at('no.json'), 'no');
  expect(await wrong(at('no.json'))).toContain('no.json');
});
