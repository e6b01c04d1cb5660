/** `reglament protocol`, without a process. */
import { expect, test } from 'vitest';
import { tableProtocolSchema } from '../../src/reports/table-protocol.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { commandLine } from '../support-cli/in-process.js';

const cli = commandLine({ rulebooks, packs });

const night = 'test/scenarios/vavt-cup-2017/5-night/5.2-whole-night.yaml';

test('a file of a table is a page for print, or data', async () => {
  const page = await cli('protocol', night);
  expect(page).toMatchObject({ code: 0, err: '' });
  expect(page.out).toMatch(/^<!doctype html>/);
  expect(page.out).toContain('Подпись судьи');
  expect((await cli('protocol', night, '--lang', 'en')).out).toContain('Judge’s signature');
  const data = tableProtocolSchema.parse(JSON.parse((await cli('protocol', night, '--json')).out));
  expect(data.nights[0]).toMatchObject({ night: 1 });
  // The game goes on: its seed stays closed.
  expect(data.game.seed).toBeNull();
});

test('another game has none', async () => {
  const { code, err } = await cli('protocol', 'test/scenarios/mafia-2018/6-territory/6.8-anarchy.yaml');
  expect(code).toBe(2);
  expect(err).toContain('протокол есть только у игры за столом');
});
