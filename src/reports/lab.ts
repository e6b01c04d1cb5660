/** What the lab has found, as one page for a post, as a picture for it, and as a file. */
import type { Lang } from '../engine/contract.js';
import { type Section, sectionsOf } from '../lab/sections.js';
import type { Summary } from '../lab/summary.js';
import { type BarChart, chartOf } from '../picture/bars.js';
import type { Block, Document, Item } from './document.js';
import { type ReportFormat, write } from './formats.js';
import { csvOf } from './sheets.js';

const say = {
  title: { ru: 'Лаборатория', en: 'Lab' },
  played: { ru: 'Сыграно', en: 'Played' },
  people: { ru: 'Люди играют', en: 'People play' },
  seed: { ru: 'зерно', en: 'seed' },
  more: { ru: 'и ещё', en: 'and more:' },
  honest: {
    ru: 'Это модель, а не предсказание: силы команд взяты из настоящего сезона квиза, решения людей — из простой стратегии. Игру с тем же зерном может повторить каждый.',
    en: 'This is a model, not a forecast: strengths of teams are those of a real quiz season, decisions those of a simple strategy. With the same seed anybody can play it again.',
  },
};

/** Lines of a list in a post: the rest is in the table. */
const MOST = 12;

export function labReport(summary: Summary, format: ReportFormat, lang: Lang): string {
  return write(documentOf(summary, lang), format);
}

function documentOf(summary: Summary, lang: Lang): Document {
  const sections = sectionsOf(summary).filter(({ id }) => id !== 'clauses');
  return [
    { kind: 'title', text: `${say.title[lang]}: ${summary.title[lang]}` },
    { kind: 'paragraph', line: [labFoot(summary, lang)] },
    ...sections.flatMap((section) => blocksOf(section, lang)),
    { kind: 'paragraph', line: [say.honest[lang]] },
  ];
}

/** What was played, in one line. */
export function labFoot({ games, strategy, seed }: Summary, lang: Lang): string {
  return `${say.played[lang]}: ${games}. ${say.people[lang]} ${strategy[lang]}; ${say.seed[lang]} ${seed}.`;
}

function blocksOf({ title, note, lines, kind }: Section, lang: Lang): Block[] {
  const shown = lines.filter(({ bar }) => kind === 'list' || bar !== undefined).slice(0, MOST);
  const items = shown.map(({ label, cells }): Item => {
    const [value, range] = cells.map((cell) => cell[lang]);
    const between = kind !== 'list' && range?.includes('…') ? ` (${range})` : '';
    return { line: [{ strong: label[lang] }, ` — ${value ?? ''}${between}`] };
  });
  const rest = kind === 'list' ? lines.slice(MOST).map(({ label }) => label[lang]) : [];
  return [
    { kind: 'heading', text: title[lang] },
    { kind: 'paragraph', line: [note[lang]] },
    ...(items.length > 0 ? [{ kind: 'list' as const, ordered: false, items }] : []),
    ...(rest.length > 0
      ? [{ kind: 'paragraph' as const, line: [`${say.more[lang]} ${rest.join(', ')}`] }]
      : []),
  ];
}

/** The picture beside the text: who wins, what the comparison says, how long it lasts, what the draws decide. */
export const LAB_PICTURE: string[] = ['winners', 'comparison', 'strength', 'role', 'length', 'luck'];

export function labCharts(summary: Summary, lang: Lang): BarChart[] {
  return sectionsOf(summary)
    .filter(({ id }) => LAB_PICTURE.includes(id))
    .flatMap((section) => chartOf(section, lang) ?? []);
}

/** Cells hold figures with their signs, ranges of them, and a few words. */
const figureOf = (cell: string): string | { figure: string } =>
  /^[+−]?\d[\d\s.,%…+−]*$/.test(cell) ? { figure: cell } : cell;

/** Every section one under the other; a byte order mark and `;`, so that spreadsheets open it. */
export function labCsv(summary: Summary, lang: Lang): string {
  const rows = sectionsOf(summary).flatMap(({ title, head, lines }) => [
    [title[lang]],
    head.map((cell) => cell[lang]),
    ...lines.map(({ label, cells }) => [label[lang], ...cells.map((cell) => figureOf(cell[lang]))]),
    [],
  ]);
  const head = [[`${say.title[lang]}: ${summary.title[lang]}`], [labFoot(summary, lang)], []];
  return csvOf([...head, ...rows], { delimiter: ';' });
}
