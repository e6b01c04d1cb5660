/** `reglament lab`: many games of a rulebook or a pack, and what they say. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Lang, Text } from '../engine/contract.js';
import { playAll } from '../lab/pool.js';
import { type Section, sectionsOf } from '../lab/sections.js';
import { strategies } from '../lab/strategy/index.js';
import { namedSubject, packSubject, rulebookOf, type Subject, subjectNames } from '../lab/subject.js';
import { type Summary, summarise } from '../lab/summary.js';
import type { Task } from '../lab/tally.js';
import { drawBars } from '../picture/bars.js';
import { svgPng } from '../picture/png.js';
import { labCharts, labCsv, labFoot, labReport } from '../reports/lab.js';
import { help } from './help.js';
import { type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

const options = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  strategy: { type: 'string' },
  ruling: { type: 'string', multiple: true },
  teams: { type: 'string' },
  players: { type: 'string' },
  workers: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'string' },
  report: { type: 'string' },
} as const;

const t = (ru: string, en: string): Text => ({ ru, en });
const say = {
  subject: t(
    'нужен регламент или файл пакета; есть',
    'a rulebook or the file of a pack is needed; there are',
  ),
  noPack: t('файл не читается как пакет сезона', 'the file does not read as a season pack'),
  faults: t('В пакете есть ошибки, играть его нельзя', 'The pack has faults and cannot be played'),
  strategy: t('стратегии', 'strategies'),
  ruling: t('нужно ID=ЗНАЧЕНИЕ; решения регламента', 'ID=VALUE is needed; the rulings'),
  value: t('значения', 'values'),
  played: t('сыграно', 'played'),
  stopped: t('Остановлено: ниже то, что сыграно.', 'Stopped: below is what has been played.'),
  nothing: t('Ничего не сыграно.', 'Nothing was played.'),
} as const;

const PICTURE_WIDTH = 1080;
const MOST_GAMES = 1_000_000;
const SECOND = 1000;

/**
 * @param language checks the value of `--lang`
 * @throws UsageError
 */
export async function lab(
  args: readonly string[],
  terminal: Terminal,
  language: (lang: string | undefined) => Lang,
): Promise<ExitCode> {
  const { values, positionals } = parse(args);
  const lang = language(values.lang);
  if (values.help) {
    terminal.out(help[lang]);
    return 0;
  }
  const games = number('games', values.games ?? '1000', 1, MOST_GAMES);
  const workers = number('workers', values.workers ?? '2', 1, 64);
  const sizes = {
    teams: number('teams', values.teams ?? '3', 1, 8),
    players: number('players', values.players ?? '14', 10, 40),
  };
  const subject = subjectFor(positionals.slice(1), sizes, lang, terminal);
  if (subject === null) return 2;
  const task: Task = {
    subject,
    seed: values.seed ?? '1',
    strategy: strategyNamed(values.strategy ?? 'simple', lang),
    rulings: {},
    compare: rulingsNamed(subject, values.ruling ?? [], lang),
  };
  const tally = await interruptible(games, workers, task, lang, terminal);
  if (tally.games === 0) {
    terminal.err(`${say.nothing[lang]}\n`);
    return 1;
  }
  const summary = summarise(task, games, tally);
  for (const line of textOf(summary, lang)) terminal.out(`${line}\n`);
  await writeFiles(summary, values, lang, terminal);
  return 0;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new UsageError(`--${name}: ${least} … ${most}`);
  return value;
}

/** null: the pack has faults, and they have been told. */
function subjectFor(
  rest: readonly string[],
  sizes: { teams: number; players: number },
  lang: Lang,
  { err }: Terminal,
): Subject | null {
  const [name] = rest;
  if (name === undefined || rest.length !== 1)
    throw new UsageError(`${say.subject[lang]}: ${subjectNames.join(', ')}`);
  const named = namedSubject(name, sizes);
  if (named) return named;
  if (!existsSync(name)) throw new UsageError(`${name}? ${say.subject[lang]}: ${subjectNames.join(', ')}`);
  let pack: unknown;
  try {
    pack = JSON.parse(readFileSync(name, 'utf8'));
  } catch {
    throw new UsageError(`${name}: ${say.noPack[lang]}`);
  }
  const read = packSubject(pack, sizes);
  if ('subject' in read) return read.subject;
  err(`${say.faults[lang]}:\n`);
  for (const { path, text } of read.faults) err(`  ${path.join('.')}: ${text[lang]}\n`);
  return null;
}

function strategyNamed(id: string, lang: Lang): string {
  if (strategies.some((strategy) => strategy.id === id)) return id;
  throw new UsageError(
    `--strategy ${id}? ${say.strategy[lang]}: ${strategies.map((one) => one.id).join(', ')}`,
  );
}

function rulingsNamed(subject: Subject, given: readonly string[], lang: Lang): Record<string, string> {
  const { rulings } = rulebookOf(subject);
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      const [id, value] = [text.slice(0, at), text.slice(at + 1)];
      if (at < 1 || !Object.hasOwn(rulings, id))
        throw new UsageError(`--ruling ${text}? ${say.ruling[lang]}: ${Object.keys(rulings).join(', ')}`);
      const values = Object.keys(rulings[id]!.values);
      if (!values.includes(value))
        throw new UsageError(`--ruling ${text}? ${say.value[lang]}: ${values.join(', ')}`);
      return [id, value];
    }),
  );
}

/** Plays with a bar; Ctrl-C ends it with what has been played. */
async function interruptible(games: number, workers: number, task: Task, lang: Lang, { err }: Terminal) {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  let shown = -1;
  let shownAt = 0;
  try {
    return await playAll(task, {
      games,
      workers,
      signal: stop.signal,
      onProgress: (done) => {
        const percent = Math.floor((100 * done) / games);
        if (percent === shown && Date.now() - shownAt < SECOND) return;
        shown = percent;
        shownAt = Date.now();
        const bar = '█'.repeat(Math.floor(percent / 5)).padEnd(20, '░');
        err(`\r${bar} ${String(percent).padStart(3)} %  ${say.played[lang]} ${done}/${games}`);
      },
    });
  } finally {
    process.off('SIGINT', interrupt);
    if (shown >= 0) err('\n');
    if (stop.signal.aborted) err(`${say.stopped[lang]}\n`);
  }
}

/** The sections as tables of a terminal. */
function textOf(summary: Summary, lang: Lang): string[] {
  return [
    summary.title[lang],
    labFoot(summary, lang),
    ...sectionsOf(summary).flatMap((section) => ['', ...tableOf(section, lang)]),
  ];
}

/** Lines of a table: of the cells only those that matter where nobody stood still. */
function tableOf({ title, note, head, lines, kind }: Section, lang: Lang): string[] {
  const shown = kind === 'number' ? lines.filter(({ bar }) => bar) : lines;
  const rows = [
    head.map((cell) => cell[lang]),
    ...shown.map(({ label, cells }) => [label, ...cells].map((cell) => cell[lang])),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const table = rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}`,
  );
  return [title[lang].toUpperCase(), note[lang], ...(lines.length > 0 ? table : [])];
}

async function writeFiles(
  summary: Summary,
  { csv, json, report }: { csv?: string; json?: string; report?: string },
  lang: Lang,
  { err }: Terminal,
): Promise<void> {
  const write = (file: string, content: string | Buffer): void => {
    try {
      writeFileSync(file, content);
    } catch (error) {
      throw new UsageError(`${file}: ${error instanceof Error ? error.message : ''}`);
    }
    err(`${word('written', lang)}: ${file}\n`);
  };
  if (csv !== undefined) write(csv, labCsv(summary, lang));
  if (json !== undefined) write(json, `${JSON.stringify(summary, null, 2)}\n`);
  if (report !== undefined) {
    const format = /\.bb(code)?$/i.test(report) ? 'bbcode' : /\.md$/i.test(report) ? 'markdown' : 'vk';
    const picture = drawBars(labCharts(summary, lang), {
      theme: 'light',
      width: PICTURE_WIDTH / 1.5,
      foot: `${summary.title[lang]}. ${labFoot(summary, lang)}`,
    });
    write(report, `${labReport(summary, format, lang)}\n`);
    write(`${report.replace(/\.[^./\\]+$/, '')}.png`, await svgPng(picture, PICTURE_WIDTH));
  }
}
