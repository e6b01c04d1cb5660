/** The command line, without a process: what it says and its exit codes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportGame } from '../../src/cli/export.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import type { StoredGame } from '../../src/store/store.js';
import { commandLine } from '../support-cli/in-process.js';
import { library } from '../support-cli/purse.js';

const folder = mkdtempSync(join(tmpdir(), 'reglament-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = 'test/support-cli/scenarios/two-rounds.yaml';
const corrected = 'test/support-cli/scenarios/corrected.yaml';
const text = readFileSync(good, 'utf8');

function save(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const cli = commandLine(library, folder);

describe('run', () => {
  test('a scenario that holds', async () => {
    const { code, out, err } = await cli('run', good);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^two rounds with luck/);
    expect(out).toContain('organiser: open — принято');
    expect(out).toMatch(/side:1: take — отказ: refused: too-much \(too-much, coins, purse:2\.2\)/);
    expect(out).toMatch(/CoinsTaken \{"round":1,.*\} \[purse:2\.2, take\.again\]/);
    expect(out).toMatch(/Все ожидания сошлись\nstate: [0-9a-f]{64}\n$/);
  });

  test('for programs: steps, events with clauses and rulings, refusals with text, the views named', async () => {
    const { code, out } = await cli(
      'run',
      good,
      '--json',
      '--view',
      'organiser',
      '--view',
      'public',
      '--view',
      'side:2',
    );
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ ok: true, rulebook: 'purse', version: '1', failures: [] });
    expect(report.steps[3]).toMatchObject({
      n: 4,
      at: '2018-01-17T18:41:00.000Z',
      by: 'side:2',
      command: 'take',
      accepted: true,
      events: [{ type: 'CoinsTaken', clauses: ['purse:2.2'], rulings: ['take.again'] }],
    });
    expect(report.steps[4]).toMatchObject({
      accepted: false,
      refusal: {
        code: 'too-much',
        clauses: ['purse:2.2'],
        field: 'coins',
        text: { ru: 'refused: too-much' },
      },
      events: [],
    });
    expect(Object.keys(report.views)).toEqual(['organiser', 'public', 'side:2']);
    expect(report.views.public.people[0].coins).toBeNull();
    expect(report.views['side:2'].people[1].coins).toBeGreaterThan(0);
  });

  test('a seat that nobody holds has no view', async () => {
    const { code, out, err } = await cli('run', good, '--json', '--view', 'side:3');
    expect(code).toBe(0);
    expect(err).toBe('Такого зрителя нет, место никто не занимает: side:3\n');
    expect(JSON.parse(out).views).toEqual({ 'side:3': null });
  });

  test('an expectation that does not hold: which, expected and got, exit code 1', async () => {
    const file = save('fails.yaml', text.replace('left: 2 }', 'left: 3 }'));
    const { code, out } = await cli('run', file, '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toMatch(/step 11 \(line \d+\), view\.public\.left\n\s+expected: 3\n\s+got: 2/);
    const report = JSON.parse((await cli('run', file, '--json')).out);
    expect(report).toMatchObject({
      ok: false,
      failures: [{ step: 11, what: 'view.public.left', expected: 3, got: 2 }],
    });
  });

  test('a malformed file: line and field, exit code 2', async () => {
    const file = save('malformed.yaml', text.replace('by: organiser', 'bye: organiser'));
    const { code, err } = await cli('run', file);
    expect(code).toBe(2);
    expect(err).toMatch(
      /malformed\.yaml:27 steps\.2\.by: не заполнено\n.*:28 steps\.2\.bye: Нераспознанный ключ/,
    );
    const json = await cli('run', file, '--json');
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      malformed: [{ line: 27, field: 'steps.2.by' }, { line: 28 }],
    });
  });
});

describe('used wrongly', () => {
  test.each([
    [[], 'reglament start'],
    [['dance'], 'нет такой команды: dance'],
    [['run'], 'нужен один файл'],
    [['run', 'a', 'b'], 'нужен один файл'],
    [['run', 'nowhere.yaml'], 'Файл не читается'],
    [['run', good, '--check'], 'run: --check?'],
    [['run', good, '--colour'], '--colour'],
    [['verify', good], 'нет expectHash'],
    [['export', 'g1'], 'нужны игра и --data DIR или --database URL'],
    [['export', 'g1', '--data', '/nowhere'], 'Нет базы'],
    [['start', '--port', '99999'], 'порт — число'],
    [['start', '--database', 'mysql://club'], 'postgres://'],
    [['toString'], 'нет такой команды'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await cli(...args);
    expect(code).toBe(2);
    expect(out + err).toContain(message);
  });

  test('help in both languages', async () => {
    expect(await cli('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Запускает сервер') });
    expect(await cli('run', '--help', '--lang', 'en')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Plays a scenario file'),
    });
  });
});

describe('export and verify', () => {
  test.each([good, corrected])('%s: a stored game leads to the same state again', async (source) => {
    const read = readScenario(readFileSync(source, 'utf8'), library);
    if ('problems' in read) throw new Error('malformed');
    const { scenario } = read;
    const report = play(scenario);
    const stored: StoredGame = {
      ...scenario.head,
      title: 'Кошелёк',
      parent: null,
      demo: false,
      open: true,
      createdAt: '2018-01-01T00:00:00.000Z',
      seed: scenario.seed,
      commitment: '',
      clockOffsetMs: 0,
      quarantined: null,
      seq: report.game.seq,
      ended: false,
    };
    const store = {
      game: async (id: string) => (id === stored.id ? stored : null),
      records: async () => JSON.parse(JSON.stringify(report.records)),
    };
    let out = '';
    const terminal = {
      out: (part: string) => {
        out += part;
      },
      err: () => {},
      lang: 'ru' as const,
      library,
    };
    expect(await exportGame(store, 'scenario', terminal)).toBe(0);
    // While the game goes on its seed stays secret.
    expect(out).not.toContain('seed:');
    expect(await exportGame(store, 'other', terminal)).toBe(1);

    const file = save('exported.yaml', out);
    const verified = await cli('verify', file);
    expect(verified).toMatchObject({ code: 0, out: `Хеш состояния тот же\nstate: ${report.hash}\n` });
    const changed = save('changed.yaml', out.replace('coins: 5', 'coins: 4'));
    expect(await cli('verify', changed)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Хеш состояния другой'),
    });
  });
});

describe('reference', () => {
  const put = (file: string, content: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  };

  beforeAll(() => {
    put('src/rulebooks/purse/decide.ts', "cite('1.1', '2.1', '2.2', '2.3', '3.1', '4.1')");
    put('test/scenarios/purse/2.1-rounds.yaml', 'rulebook: purse\nclauses: ["1.1", "2.1", "purse:2.2"]\n');
    put('test/rulebooks/purse.test.ts', "test('3.1 luck', () => {}); // purse:2.3, and not purse:4.11\n");
  });

  test('is written once, then it is up to date; a clause without a test is named', async () => {
    const first = await cli('reference');
    expect(first.code).toBe(1);
    expect(first.err).toBe('Пункты без опоры: 1\n  purse:4.1: нет теста\n');
    put('test/rulebooks/end.test.ts', "describe('4.1: the end', () => {});\n");
    expect(await cli('reference', '--check')).toMatchObject({
      code: 1,
      err: expect.stringContaining('clauses.md'),
    });
    expect((await cli('reference')).code).toBe(0);
    expect(await cli('reference', '--check')).toEqual({ code: 0, out: 'Справочник верен\n', err: '' });
  });

  test('names fields, rulings, and what carries each clause', () => {
    const page = (name: string): string =>
      readFileSync(join(folder, `docs/reference/purse/${name}.md`), 'utf8');
    expect(page('commands')).toContain(
      '## take\n\n| Поле / field | Вид / type | Нужно / required |\n|---|---|---|\n| `coins` | integer 1…50 | да / yes |',
    );
    expect(page('events')).toContain('| `closesAt` | string | да / yes |');
    expect(page('views')).toContain('| `people[].coins` | integer \\| null | да / yes |');
    expect(page('rulings')).toContain('- `yes` **(по умолчанию / default)**');
    expect(page('clauses')).toMatch(
      /\| 2\.2 \| исполняется.*\[2\.1-rounds\.yaml\]\(\.\.\/\.\.\/\.\.\/test\/scenarios/,
    );
  });

  test('a file that does not mention its clause', async () => {
    put('src/rulebooks/purse/decide.ts', "cite('1.1', '2.1', '2.2', '2.3', '13.1', '4.1')");
    expect((await cli('reference', '--lang', 'en')).err).toContain(
      'purse:3.1: src/rulebooks/purse/decide.ts does not mention it',
    );
  });
});
