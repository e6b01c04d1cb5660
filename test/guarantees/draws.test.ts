/**
 * Luck that anybody can check: `reglament verify draws` makes every draw of an exported game again, and names whatever has
 * been tampered with. For every rulebook, by random games.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/cli.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { toScenario, writeScenario } from '../../src/scenario/export.js';
import type { LuckEntry, ScenarioFile } from '../../src/scenario/format.js';
import { withLuck } from '../../src/scenario/luck.js';
import { measured, sizeOf } from '../support/measured.js';
import { randomGames } from '../support-guarantees/random-games.js';

const GAMES = sizeOf('REGLAMENT_DRAWN_GAMES', 1);
const LENGTH = 160;

const folder = mkdtempSync(join(tmpdir(), 'reglament-draws-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(
  file: ScenarioFile,
  ...more: string[]
): Promise<{ code: number; out: string; err: string }> {
  const path = join(folder, 'game.yaml');
  writeFileSync(path, writeScenario(file));
  const said = { out: '', err: '' };
  const note = (where: 'out' | 'err') => (text: string) => {
    said[where] += text;
  };
  const terminal = { out: note('out'), err: note('err'), lang: 'ru' as const, library: { rulebooks, packs } };
  const code = await main(['verify', 'draws', path, ...more], terminal, folder);
  return { code, ...said };
}

function exported(rulebook: string, number: number): ScenarioFile & { luck: LuckEntry[] } {
  const { game, seed } = randomGames[rulebook]!(number, LENGTH);
  const file = withLuck(toScenario(game, { seed }), game, seed);
  return { ...file, luck: file.luck ?? [] };
}

/** One change of a file, and what must be said of it; null when this file does not allow the change. */
type Tampering = (file: ScenarioFile & { luck: LuckEntry[] }) => { file: ScenarioFile; told: string } | null;

const tamperings: Record<string, Tampering> = {
  'a draw': (file) => {
    const index = file.luck.findIndex((entry) => 'below' in entry || entry.result.length > 1);
    const entry = file.luck[index];
    if (!entry) return null;
    const other =
      'below' in entry
        ? { ...entry, result: entry.result + 1 }
        : { ...entry, result: [...entry.result].reverse() };
    return {
      file: { ...file, luck: file.luck.with(index, other) },
      told: `жребий ${index + 1} «${entry.label}»: в файле не то`,
    };
  },
  'the order': (file) => {
    const index = file.luck.findIndex((entry, n) => n > 0 && entry.label !== file.luck[n - 1]!.label);
    if (index < 1) return null;
    const luck = file.luck.with(index, file.luck[index - 1]!).with(index - 1, file.luck[index]!);
    return {
      file: { ...file, luck },
      told: `жребий ${index}: здесь игра тянет другой жребий: ${file.luck[index]!.label}`,
    };
  },
  'a label': (file) => {
    const entry = file.luck[0]!;
    const label = `${entry.label}!`;
    return {
      file: { ...file, luck: file.luck.with(0, { ...entry, label }) },
      told: `жребий 1: здесь игра тянет другой жребий: ${label} ≠ ${entry.label}`,
    };
  },
  'what is drawn from': (file) => {
    const index = file.luck.findIndex((entry) => 'of' in entry);
    const entry = file.luck[index];
    if (!entry || !('of' in entry)) return null;
    return {
      file: { ...file, luck: file.luck.with(index, { ...entry, of: [...entry.of, 'лишний'] }) },
      told: `жребий ${index + 1}: здесь игра тянет другой жребий: тот же пункт`,
    };
  },
  'a draw left out': (file) => ({
    file: { ...file, luck: file.luck.slice(0, -1) },
    told: `жребий ${file.luck.length}: здесь игра тянет другой жребий: нет ≠`,
  }),
  'a draw too many': (file) => ({
    file: { ...file, luck: [...file.luck, file.luck[0]!] },
    told: `жребий ${file.luck.length + 1}: здесь игра тянет другой жребий`,
  }),
  'the seed': (file) => ({
    file: { ...file, seed: `${file.seed}0` },
    told: 'зерно не то, отпечаток которого был обнародован',
  }),
  'the commitment': (file) => ({ file: { ...file, commitment: '0'.repeat(64) }, told: 'зерно не то' }),
  'the end': (file) => ({
    file: { ...file, expectHash: '0'.repeat(64) },
    told: 'игра с этим зерном идёт иначе (expectHash)',
  }),
};

describe.each(Object.keys(rulebooks))('%s', (rulebook) => {
  it('every draw is made again; whatever is tampered with is named', { timeout: 3_600_000 }, async () => {
    let draws = 0;
    const tried = new Set<string>();
    for (let number = 1; number <= GAMES; number++) {
      const file = exported(rulebook, number);
      draws += file.luck.length;
      expect(await check(file)).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining(`пересчитано: ${file.luck.length}\n`),
      });
      if (file.luck.length === 0) continue;
      for (const [name, tamper] of Object.entries(tamperings)) {
        const tampered = tamper(file);
        if (!tampered) continue;
        tried.add(name);
        const said = await check(tampered.file);
        expect(said.err, `game ${number}, ${name}`).toContain(tampered.told);
        expect(said.code).toBe(1);
      }
    }
    expect(draws).toBeGreaterThan(0);
    expect(tried.size).toBeGreaterThanOrEqual(Object.keys(tamperings).length - 2);
    measured('draws', { [rulebook]: `${draws} пересчитано · made again` });
  });
});

describe('the commitment that somebody has noted', () => {
  it('tells a file whose seed and commitment were both exchanged', async () => {
    const file = exported('mafia-2018', 1);
    expect((await check(file, '--commitment', file.commitment!)).code).toBe(0);
    const noted = 'ab'.repeat(32);
    expect(await check(file, '--commitment', noted)).toMatchObject({
      code: 1,
      err: expect.stringContaining(noted),
    });
  });

  it('is no use while the seed is secret', async () => {
    const { seed: _, luck: __, ...secret } = exported('mafia-2018', 1);
    expect(await check(secret)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Зерно ещё не раскрыто'),
    });
    const { luck: ___, ...old } = exported('mafia-2018', 1);
    expect(await check(old)).toMatchObject({
      code: 2,
      err: expect.stringContaining('выгрузите игру заново'),
    });
  });
});
