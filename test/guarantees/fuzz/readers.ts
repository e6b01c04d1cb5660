/** Whatever is read from files, clipboards and typed sheets: read to the end and answered, never thrown at. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { type ImportOptions, importTable, mergeTables, type TableInput } from '../../../src/quiz/index.js';
import { packs, rulebooks } from '../../../src/rulebooks/index.js';
import { exportPack, importPack } from '../../../src/rulebooks/season/file.js';
import { backyard } from '../../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { sportClassic, vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import { checkPaper } from '../../../src/rulebooks/table/paper/check.js';
import { paperSchema } from '../../../src/rulebooks/table/paper/schema.js';
import { setupSchema, type TableSetup } from '../../../src/rulebooks/table/setup.js';
import { readScenario } from '../../../src/scenario/read.js';
import type { Chance } from '../../support/chance.js';
import { type Batch, Found, type Target } from './target.js';
import { fitting, mutated, Pool, type Schema, scratched, WILD_STRINGS } from './values.js';

/** Where the project is; the fuzzing runs from its root. */
const ROOT = process.cwd();
const NONSENSE = /undefined|NaN|\[object |\bInfinity\b/;

type Answer = (chance: Chance) => string | Promise<string>;

/** A batch that keeps nothing between its inputs. */
function plain(one: (chance: Chance) => Answer): Target['start'] {
  return (chance) => {
    const outcomes = new Set<string>();
    const answer = one(chance);
    const batch: Batch = {
      outcomes,
      next: () => {
        const said = answer(chance);
        if (typeof said === 'string') outcomes.add(said);
        else return said.then((text) => void outcomes.add(text));
      },
    };
    return batch;
  };
}

/** @throws Found with the input, whatever the product threw */
async function reading<T>(what: string, input: unknown, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new Found(what, input, error);
  }
}

// Quiz tables

const QUIZ = join(ROOT, 'test/fixtures/quiz');
const quizFiles = readdirSync(QUIZ).filter((name) => /\.(csv|xlsx)$/.test(name));
/** A big table takes long to read again and again: its head and some rows say as much. */
const quizTexts = quizFiles
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) => {
    const lines = readFileSync(join(QUIZ, name), 'utf8').split('\n');
    return [lines.slice(0, 6), lines.slice(0, 14), [...lines.slice(0, 2), ...lines.slice(-5)]].map((part) =>
      part.map((line) => line.slice(0, 500)).join('\n'),
    );
  });
const WORDS = [
  'Команда',
  'Место',
  'Итого',
  '1 тур',
  'Тур',
  'Сумма',
  'вне зачёта',
  ';',
  '\t',
  ',',
  '|',
  '"',
  '#REF!',
  '½',
  '−3',
  '4,5',
];
const quizBooks = quizFiles
  .filter((name) => name.endsWith('.xlsx'))
  .map((name) => new Uint8Array(readFileSync(join(QUIZ, name))))
  .sort((a, b) => a.length - b.length)
  .slice(0, 2);

function quizOptions(chance: Chance, pool: Pool): ImportOptions {
  const roll = chance.next();
  if (roll < 0.5) return {};
  const teams = ['УО', 'Команда', '__proto__', 'constructor', pool.string(chance)].map((name) => ({ name }));
  const names = Object.fromEntries(
    teams.map(({ name }) => [name, chance.maybe(0.5) ? 'УО' : { new: true as const }]),
  );
  return {
    teams,
    ...(chance.maybe(0.3) ? { registered: ['УО', pool.string(chance)] } : {}),
    ...(chance.maybe(0.3) ? { purpose: chance.pick(['game', 'cup', 'creative'] as const) } : {}),
    ...(chance.maybe(0.3) ? { delimiter: chance.pick(['\t', ';', ',', '|'] as const) } : {}),
    ...(chance.maybe(0.5)
      ? {
          decisions: {
            names,
            accepted: chance.some(pool.strings.length > 0 ? pool.strings : ['x'], 5),
            values: JSON.parse(
              JSON.stringify(
                Object.fromEntries([
                  [pool.string(chance), pool.string(chance)],
                  ['B2', '5'],
                ]),
              ),
            ),
            skipRows: [chance.below(9) - 1, 2 ** 53],
            creative: [pool.string(chance)],
          },
        }
      : {}),
  };
}

async function quizAnswer(
  input: TableInput,
  options: ImportOptions,
  chance: Chance,
  pool: Pool,
): Promise<string> {
  const shown =
    input.kind === 'file' ? { ...input, bytes: Buffer.from(input.bytes).toString('base64') } : input;
  const outcome = await reading('the importer throws', { shown, options }, () => importTable(input, options));
  if ('refusal' in outcome) {
    const { code, text } = outcome.refusal;
    if (text.ru === '' || text.en === '')
      throw new Found('a table is refused without words', { shown, options });
    return `refused ${code}`;
  }
  const { preview } = outcome;
  pool.add(
    preview.contradictions.map(({ id }) => id),
    60,
  );
  for (const { main, cup, place } of preview.results.teams) {
    // A shared place may be halfway between two.
    for (const number of [main, cup, 2 * (place ?? 0)])
      if (!Number.isSafeInteger(number))
        throw new Found(`points that are no whole number: ${number}`, { shown, options });
  }
  if (chance.maybe(0.05))
    await reading('merging throws', { shown, options }, () => mergeTables(preview, preview, []));
  return `read ${preview.contradictions
    .map(({ kind }) => kind)
    .sort()
    .filter((kind, i, all) => all[i - 1] !== kind)
    .join(' ')}`;
}

/** A workbook with one part changed and packed again, or its bytes broken. */
function brokenBook(chance: Chance): Uint8Array {
  const original = chance.pick(quizBooks);
  if (chance.maybe(0.3)) {
    const bytes = original.slice();
    for (let i = 1 + chance.below(6); i > 0; i--) bytes[chance.below(bytes.length)] = chance.below(256);
    return chance.maybe(0.2) ? bytes.slice(0, chance.below(bytes.length)) : bytes;
  }
  const parts = unzipSync(original);
  const name = chance.pick(
    Object.keys(parts).filter((each) => /sheet|shared|workbook|rels|styles/.test(each)),
  );
  const text = new TextDecoder().decode(parts[name]);
  parts[name] = strToU8(scratched(text, chance, [...XML, ...WILD_STRINGS.slice(0, 20)]));
  return zipSync(parts, { level: 0 });
}
const XML = [
  '<c r="A1">',
  '<v>1e999</v>',
  '</row>',
  '<row r="99999">',
  ' t="s"',
  '&amp;',
  '&#0;',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<![CDATA[',
  ' r="ZZZ1"',
  '<f>1/0</f>',
  ' s="999"',
];

// Scenarios

const scenarioTexts = [
  'mafia-2018',
  'thrones-2017',
  'season',
  'twelve-rooms',
  'mafia-cup',
  'sport-classic',
  'vavt-cup-2017',
].flatMap((folder) => {
  const files = readdirSync(join(ROOT, 'test/scenarios', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return files
    .map((name) => readFileSync(join(ROOT, 'test/scenarios', folder, name), 'utf8'))
    .filter((text) => text.length < 2500)
    .slice(0, 12);
});
const YAML = [
  '&a ',
  '*a',
  '<<: *a',
  '!!binary ',
  '!!js/function ',
  '? ',
  '- ',
  '  ',
  '|\n',
  '>\n',
  '.inf',
  '.nan',
  '0o7',
  '2018-01-01',
  '~',
  '{',
  '}',
  '[',
  ']',
  '---\n',
  '...\n',
  '%YAML 1.1\n',
  '"\\u0000"',
  '__proto__: 1\n',
  'constructor: {}\n',
  'a: &b [*b]\n',
  '1e400',
  'steps: *x',
];

/** Aliases of aliases: small to write, huge to read. */
function laughing(chance: Chance): string {
  const levels = 3 + chance.below(12);
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let n = 1; n < levels; n++)
    lines.push(`a${n}: &a${n} [${Array.from({ length: 9 }, () => `*a${n - 1}`).join(', ')}]`);
  return `${lines.join('\n')}\nsetup: *a${levels - 1}\nsteps: *a${levels - 1}\nrulebook: mafia-2018\n`;
}

async function scenarioAnswer(text: string): Promise<string> {
  const answer = await reading('the reader of scenarios throws', text, () =>
    readScenario(text, { rulebooks, packs }),
  );
  if ('scenario' in answer) return `read ${answer.scenario.rulebook.id}`;
  const [first] = answer.problems;
  if (!first) throw new Found('a scenario is refused without a reason', text);
  for (const { message, line } of answer.problems) {
    if (
      message.ru === '' ||
      message.en === '' ||
      !Number.isInteger(line) ||
      (NONSENSE.test(message.ru) && !NONSENSE.test(text))
    )
      throw new Found(`a problem without words: ${JSON.stringify(message)} in line ${line}`, text);
  }
  return `refused ${first.field.replace(/\d+/g, '#').slice(0, 40)}`;
}

// Packs

const packTexts = [samovar, backyard].map((pack) => ({ pack, text: exportPack(pack) }));

function packText(chance: Chance, pool: Pool): string {
  const { pack, text } = chance.pick(packTexts);
  const roll = chance.next();
  if (roll < 0.75) return JSON.stringify(mutated(pack, chance, pool));
  if (roll < 0.9) return scratched(text, chance);
  if (roll < 0.97) return JSON.stringify(pool.wild(chance, 3));
  const depth = chance.pick([10, 1000, 20_000]);
  return `${'['.repeat(depth)}${']'.repeat(chance.maybe(0.5) ? depth : 0)}`;
}

async function packAnswer(text: string): Promise<string> {
  const answer = await reading('the reader of packs throws', text, () => importPack(text));
  if ('pack' in answer) return `read ${answer.pack.id.slice(0, 20)}`;
  const [first] = answer.messages;
  if (!first) throw new Found('a pack is refused without a reason', text);
  for (const { text: said, clause } of answer.messages) {
    const words =
      typeof said?.ru === 'string' && typeof said.en === 'string' && said.ru !== '' && said.en !== '';
    if (!words || (NONSENSE.test(said.ru) && !NONSENSE.test(text)))
      throw new Found(`a message without words: ${JSON.stringify(said)}`, text);
    if (!Object.hasOwn(rulebooks.season!.clauses, clause)) throw new Found(`a message cites ${clause}`, text);
  }
  return `refused ${first.path.join('.').replace(/\d+/g, '#').slice(0, 40)}`;
}

// Sheets of paper

const paperDescribed = z.toJSONSchema(paperSchema, { io: 'input', unrepresentable: 'any' }) as Schema;
const tableSetups = [vavtCup2017, sportClassic].map(
  (pack) => setupSchema.parse({ pack, rulings: {} }) as TableSetup,
);
const realGames = JSON.parse(readFileSync(join(ROOT, 'test/fixtures/table/real-games.json'), 'utf8')) as
  | { games?: unknown[] }
  | unknown[];

function realPapers(): unknown[] {
  const papers: unknown[] = [];
  const look = (value: unknown, depth: number): void => {
    if (value === null || typeof value !== 'object' || depth > 5 || papers.length >= 40) return;
    if (paperSchema.safeParse(value).success) papers.push(value);
    else for (const each of Object.values(value)) look(each, depth + 1);
  };
  look(realGames, 0);
  return papers;
}

function legalSeats(setup: TableSetup): unknown[] {
  return Object.entries(setup.pack.cards).flatMap(([role, count]) =>
    Array.from({ length: count }, (_, index) => ({ name: `${role} ${index + 1}`, role })),
  );
}

async function paperAnswer(paper: unknown, setup: TableSetup): Promise<string> {
  const input = { pack: setup.pack.id, paper };
  const parsed = await reading('the schema of sheets throws', input, () => paperSchema.safeParse(paper));
  if (!parsed.success)
    return `malformed ${parsed.error.issues[0]?.path.join('.').replace(/\d+/g, '#').slice(0, 40)}`;
  const { findings, entry } = await reading('the reader of sheets throws', input, () =>
    checkPaper(parsed.data, setup),
  );
  for (const { text, accepted } of findings) {
    for (const said of [text, accepted])
      if (
        said.ru === '' ||
        said.en === '' ||
        (NONSENSE.test(said.ru) && !NONSENSE.test(JSON.stringify(paper)))
      )
        throw new Found(`a contradiction without words: ${JSON.stringify(said)}`, input);
  }
  return `${entry ? 'entered' : 'not entered'} ${findings[0]?.code ?? ''}`;
}

export const readerTargets: Target[] = [
  {
    name: 'quiz tables as text',
    batch: 400,
    most: 3000,
    start: plain(() => {
      const pool = new Pool();
      return (chance) => {
        let text = chance.pick(quizTexts);
        for (let i = 1 + chance.below(4); i > 0; i--)
          text = scratched(text, chance, [...WORDS, ...WILD_STRINGS]);
        const input: TableInput = chance.maybe(0.7)
          ? { kind: 'paste', text }
          : { kind: 'file', name: 'a.csv', bytes: strToU8(text) };
        return quizAnswer(input, quizOptions(chance, pool), chance, pool);
      };
    }),
  },
  {
    name: 'quiz workbooks',
    batch: 40,
    most: 6000,
    start: plain(() => {
      const pool = new Pool();
      return (chance) =>
        quizAnswer(
          { kind: 'file', name: 'a.xlsx', bytes: brokenBook(chance) },
          quizOptions(chance, pool),
          chance,
          pool,
        );
    }),
  },
  {
    name: 'scenario files',
    batch: 400,
    most: 4000,
    start: plain(() => (chance) => {
      if (chance.maybe(0.01)) return scenarioAnswer(laughing(chance));
      if (chance.maybe(0.005))
        return scenarioAnswer(
          chance.pick(['[', '{a: ', '- ', '? ', '"']).repeat(chance.pick([50, 400, 5000])),
        );
      let text = chance.pick(scenarioTexts);
      for (let i = 1 + chance.below(3); i > 0; i--)
        text = scratched(text, chance, [...YAML, ...WILD_STRINGS]);
      return scenarioAnswer(text);
    }),
  },
  {
    name: 'season packs',
    batch: 400,
    most: 3000,
    start: plain(() => {
      const pool = new Pool().add(samovar).add(backyard);
      return (chance) => packAnswer(packText(chance, pool));
    }),
  },
  {
    name: 'paper protocols',
    batch: 400,
    most: 3000,
    start: plain(() => {
      const pool = new Pool().add(Array.from({ length: 13 }, (_, n) => n));
      const papers = realPapers();
      return (chance) => {
        const setup = chance.pick(tableSetups);
        if (papers.length > 0 && chance.maybe(0.4))
          return paperAnswer(mutated(chance.pick(papers), chance, pool), setup);
        const paper = fitting(paperDescribed, chance, pool) as Record<string, unknown>;
        const seated = chance.maybe(0.9) ? { ...paper, seats: legalSeats(setup) } : paper;
        return paperAnswer(chance.maybe(0.2) ? mutated(seated, chance, pool) : seated, setup);
      };
    }),
  },
];
