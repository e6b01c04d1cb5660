/** The ties of a regulation: clause → code → tests → screen, and the clauses that lack one. */
import type { Clause, Rulebook, Text } from '../../engine/contract.js';
import { cell, page } from './pages.js';
import type { Tree } from './tree.js';

export interface Tie {
  id: string;
  clause: Clause;
  /** Where it is carried out: its file first, where that exists. */
  code: string[];
  /** Scenarios and tests that name it. */
  tests: string[];
  /** Files of the screens that mention it, or the screen it names. */
  screens: string[];
  faults: Text[];
}

export function matrix(rulebook: Rulebook, tree: Tree): Tie[] {
  return Object.entries(rulebook.clauses).map(([id, clause]) => tie(id, clause, tree));
}

function tie(id: string, clause: Clause, tree: Tree): Tie {
  const file = `src/${clause.code}`;
  const code = tree.code.has(file) ? [file, ...citersOf(id, file, tree)] : [];
  const tests = [
    ...tree.scenarios.filter(({ clauses }) => clauses.includes(id)).map(({ name }) => name),
    ...[...tree.tests].filter(([, source]) => isTested(id, source)).map(([name]) => name),
  ];
  const screens = [...tree.screens].filter(([, source]) => source.includes(id)).map(([name]) => name);
  if (clause.screen !== undefined && tree.exists(clause.screen)) screens.unshift(clause.screen);

  const faults: Text[] = [];
  if (code.length === 0) faults.push({ ru: `нет файла ${file}`, en: `there is no file ${file}` });
  else if (code.length === 1 && !mentionOf(id).test(tree.code.get(file)!)) {
    faults.push({ ru: `${file} не упоминает пункт`, en: `${file} does not mention it` });
  }
  if ((clause.kind === 'executed' || clause.kind === 'schedule') && tests.length === 0) {
    faults.push({ ru: 'нет теста', en: 'no test' });
  }
  if (clause.screen !== undefined && !tree.exists(clause.screen)) {
    faults.push({ ru: `нет экрана ${clause.screen}`, en: `there is no screen ${clause.screen}` });
  } else if (clause.kind === 'screen' && screens.length === 0) {
    faults.push({ ru: 'нет экрана', en: 'no screen' });
  }
  return { id, clause, code, tests, screens: [...new Set(screens)], faults };
}

/**
 * A kernel serves several regulations and knows the numbers of none; then the rulebook's own files that cite the clause
 * stand beside it.
 */
function citersOf(id: string, file: string, tree: Tree): string[] {
  const own = `src/rulebooks/${id.slice(0, id.indexOf(':'))}/`;
  if (file.startsWith(own)) return [];
  const rules = [...tree.code].filter(([name]) => name.startsWith(own) && !NO_RULES.test(name));
  return rules.filter(([, text]) => mentionOf(id).test(text)).map(([name]) => name);
}

/** Words and tables name clauses without carrying them out. */
const NO_RULES = /\/(clauses|rulings|describe|texts)\b/;

/**
 * A mention in code: `mafia-2018:6.4`, or 6.4 by itself. A chapter without numbers inside is a bare number and must be
 * quoted or called a chapter.
 */
function mentionOf(id: string): RegExp {
  const number = id.slice(id.indexOf(':') + 1);
  const escaped = number.replaceAll('.', '\\.');
  const bare = number.includes('.')
    ? `(?<![\\w.])${escaped}(?!\\w|\\.\\d)`
    : `['"\`]${escaped}['"\`]|(?:[Cc]hapter|[Гг]лав[аые]) ${escaped}(?!\\d)`;
  return new RegExp(`${fullMention(id)}|${bare}`);
}

function fullMention(id: string): string {
  return `(?<![\\w-])${id.replaceAll('.', '\\.')}(?!\\w|\\.\\d)`;
}

/** Named in full anywhere in the file, or by its number in the name of a test. */
function isTested(id: string, source: string): boolean {
  if (new RegExp(fullMention(id)).test(source)) return true;
  const number = id.slice(id.indexOf(':') + 1).replaceAll('.', '\\.');
  const name = `\\b(?:test|it|describe)(?:\\.\\w+)*\\(\\s*(['"\`])(?:(?!\\1).)*(?<![\\w.:])${number}(?!\\w|\\.\\d)`;
  return number.includes('.') && new RegExp(name).test(source);
}

const kinds: Record<Clause['kind'], string> = {
  executed: 'исполняется / executed',
  screen: 'экран / screen',
  schedule: 'расписание / schedule',
  informative: 'сведение / informative',
};

export function clausesPage(rulebook: Rulebook, ties: readonly Tie[]): string {
  const link = (file: string): string => `[${file.split('/').at(-1)}](../../../${encodeURI(file)})`;
  const lines = ties.map(({ id, clause, code, tests, screens, faults }) => {
    const lacks = faults.map(({ ru, en }) => `**${ru} / ${en}**`);
    const columns = [
      id.slice(id.indexOf(':') + 1),
      kinds[clause.kind],
      `${clause.summary.ru} *${clause.summary.en}*`,
      code.map(link).join(', '),
      tests.map(link).join(', '),
      [...screens.map(link), ...lacks].join(', '),
    ];
    return `| ${columns.map(cell).join(' | ')} |`;
  });
  return page(
    rulebook,
    { ru: 'пункты', en: 'clauses' },
    {
      ru: 'Каждый пункт регламента своими словами: чем он исполняется, какими тестами проверен, на каком экране виден.',
      en: 'Every clause in our own words: what carries it out, which tests prove it, on which screen it is met.',
    },
    [
      '| Пункт / clause | Вид / kind | Суть / summary | Код / code | Тесты / tests | Экран / screen |',
      '|---|---|---|---|---|---|',
      ...lines,
    ].join('\n'),
  );
}
