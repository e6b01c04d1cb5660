/** The catalogues: both languages take the same parameters, every list is whole, and the words carry no rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { Lang, Text } from '../../../src/engine/contract.js';
import { changesMessages } from '../../../src/reports/changes.js';
import { sheetMessages } from '../../../src/reports/changes-sheet.js';
import { citationMessages } from '../../../src/reports/citations.js';
import { kindMessages } from '../../../src/reports/kinds.js';
import { words } from '../../../src/reports/rooms-words.js';
import { clauses } from '../../../src/rulebooks/twelve-rooms/clauses.js';
import { decisionMessages } from '../../../src/rulebooks/twelve-rooms/describe/decisions.js';
import { masterMessages } from '../../../src/rulebooks/twelve-rooms/describe/master.js';
import { moveMessages } from '../../../src/rulebooks/twelve-rooms/describe/moves.js';
import { outcomeMessages } from '../../../src/rulebooks/twelve-rooms/describe/outcomes.js';
import { reportMessages } from '../../../src/rulebooks/twelve-rooms/describe/reports.js';
import { resultMessages } from '../../../src/rulebooks/twelve-rooms/describe/results.js';
import { startMessages } from '../../../src/rulebooks/twelve-rooms/describe/start.js';
import { traceMessages } from '../../../src/rulebooks/twelve-rooms/describe/trace.js';
import { turnMessages } from '../../../src/rulebooks/twelve-rooms/describe/turns.js';
import {
  ABILITY_CLAUSES,
  CAUSE_CLAUSES,
  clauseName,
  clauseNames,
  label,
  labelOrNull,
  WHY_CLAUSES,
} from '../../../src/rulebooks/twelve-rooms/describe.js';
import { ABILITIES, type Ability } from '../../../src/rulebooks/twelve-rooms/roles.js';
import { clauseMessages } from '../../../src/rulebooks/twelve-rooms/texts/clauses.js';
import { labels } from '../../../src/rulebooks/twelve-rooms/texts/labels.js';
import { clock } from '../../../src/texts/moments.js';

const LANGS: Lang[] = ['ru', 'en'];
const catalogues: Record<string, Record<string, Text>> = {
  decisionMessages,
  masterMessages,
  moveMessages,
  outcomeMessages,
  reportMessages,
  resultMessages,
  startMessages,
  traceMessages,
  turnMessages,
  clauseMessages,
  changesMessages,
  citationMessages,
  kindMessages,
  reportWords: words.messages,
  sheetMessages,
};

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function parametersOf(elements: Element[]): Set<string> {
  const found = new Set<string>();
  const walk = (list: Element[]): void => {
    for (const element of list) {
      if ('options' in element && element.options) {
        found.add(element.value);
        for (const { value } of Object.values(element.options)) walk(value);
      } else if ('value' in element && element.type !== 0) found.add(element.value);
    }
  };
  walk(elements);
  return found;
}

describe.each(Object.entries(catalogues))('%s', (_, messages) => {
  it.each(Object.entries(messages))('%s: both languages take the same parameters', (_key, text) => {
    const [ru, en] = LANGS.map((lang) =>
      parametersOf(new IntlMessageFormat(text[lang], lang, undefined, { ignoreTag: true }).getAst()),
    );
    expect([...ru!].sort()).toEqual([...en!].sort());
  });
});

describe('labels', () => {
  it.each(Object.entries(labels))('%s has both languages', (_, list) => {
    for (const text of Object.values(list)) {
      expect(text.ru).toMatch(/[а-яё]/i);
      expect(text.en).toMatch(/^[^а-яё]+$/i);
    }
  });

  it('the 21 steps, before them and after them', () => {
    const steps = ['start', ...Array.from({ length: 21 }, (_, index) => `A.${index + 1}`), 'end'];
    expect(Object.keys(labels.step)).toEqual(steps);
  });

  it('every act that a step writes into the trace has a name', () => {
    const folder = 'src/rulebooks/twelve-rooms/resolution';
    const acts = readdirSync(folder)
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bdraft\('(\w+)'/g)])
      .map((match) => match[1]!);
    expect(acts.length).toBeGreaterThan(8);
    for (const act of acts)
      expect(labelOrNull('ability', act, 'ru') ?? labelOrNull('act', act, 'ru'), act).not.toBeNull();
  });

  it('an unknown value is said by itself', () => {
    expect(label('room', 'toString', 'ru')).toBe('toString');
    expect(labelOrNull('room', 'toString', 'ru')).toBeNull();
  });
});

describe('clauses', () => {
  it.each(LANGS)('each has a name of its own in %s', (lang) => {
    const named = Object.keys(clauses).map((id) => clauseName(id, lang));
    for (const name of named) expect(name).toMatch(lang === 'ru' ? /[а-яё]/i : /^[^а-яё]*[a-z][^а-яё]*$/i);
    expect(new Set(named).size).toBe(named.length);
  });

  it('are called as the regulation calls them', () => {
    const ids = ['G.1', 'G.2', 'R.COCOA', 'M.12', 'N.STEWARD.AS1', 'A.17'].map((id) => `twelve-rooms:${id}`);
    expect(clauseNames(ids, 'ru')).toBe(
      'общие правила 1 и 2, Комната с какавой и плюшками, правило карты 12, Распорядитель АС1, шаг алгоритма 17',
    );
    expect(clauseNames(ids, 'en')).toBe(
      'general rules 1 and 2, Room with cocoa and buns, map rule 12, Steward active 1, step 17 of the algorithm',
    );
  });

  it('of abilities are those of the roles', () => {
    for (const [ability, { clause }] of Object.entries(ABILITIES))
      expect(ABILITY_CLAUSES[ability as Ability]).toBe(clause);
  });

  it('behind causes and reasons exist', () => {
    for (const ids of [...Object.values(CAUSE_CLAUSES), ...Object.values(WHY_CLAUSES)])
      for (const id of ids) expect(Object.keys(clauses)).toContain(id);
  });
});

describe('the words are light', () => {
  /** Files a file takes values from. */
  function importsOf(file: string): string[] {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms)].map((match) =>
      relative('.', join(dirname(file), match[1]!.replace(/\.js$/, '.ts'))),
    );
  }

  it('describe.ts takes values only of texts', () => {
    const seen = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      expect(existsSync(file), file).toBe(true);
      for (const next of importsOf(file)) walk(next);
    };
    walk('src/rulebooks/twelve-rooms/describe.ts');
    expect(seen.size).toBeGreaterThan(10);
    for (const file of seen)
      expect(file).toMatch(/^src\/(texts|rulebooks\/twelve-rooms\/(describe|texts))(\/|\.ts$)/);
  });
});

describe('clock', () => {
  it('says the local time to the millisecond', () => {
    expect(clock('2019-01-21T15:59:59.999Z', 'Europe/Moscow')).toBe('18:59:59.999');
    expect(clock('2019-01-21T16:00:00.000Z', 'Asia/Kolkata')).toBe('21:30:00.000');
  });
});
