/** Refusals that the engine itself gives, before any rulebook is asked. */
import { z } from 'zod';
import type { Refusal, Text } from './contract.js';

const locales = { ru: z.locales.ru().localeError, en: z.locales.en().localeError };

/** Kinds of values as zod calls them. */
const KINDS: Record<string, Text> = {
  number: { ru: 'число', en: 'a number' },
  int: { ru: 'целое число', en: 'a whole number' },
  string: { ru: 'текст', en: 'a text' },
  boolean: { ru: '«да» или «нет»', en: '“yes” or “no”' },
  array: { ru: 'список', en: 'a list' },
  object: { ru: 'набор полей', en: 'a set of fields' },
  record: { ru: 'набор полей', en: 'a set of fields' },
  null: { ru: 'пусто', en: 'nothing' },
};

function kindOf(name: string): Text {
  return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? { ru: name, en: name };
}

/** What zod finds wrong, in both languages. */
export function issueText(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'invalid_type') {
    // The value itself is not kept with the issue; its kind stands only in the message.
    const received = /received (\S+)$/.exec(issue.message)?.[1];
    if (received === undefined || received === 'undefined') return { ru: 'не заполнено', en: 'is missing' };
    const [due, given] = [kindOf(issue.expected), kindOf(received)];
    return { ru: `нужно: ${due.ru}, а здесь: ${given.ru}`, en: `${due.en} is needed, not ${given.en}` };
  }
  const say = (lang: keyof Text): string => {
    const said = locales[lang](issue as Parameters<typeof locales.ru>[0]);
    return (typeof said === 'string' ? said : said?.message) ?? issue.message;
  };
  return { ru: say('ru'), en: say('en') };
}

/** The first fault of a malformed command: its field, and what would be accepted, in both languages. */
export function malformed(error: z.ZodError): Refusal {
  const issue = error.issues[0]!;
  const text = issueText(issue);
  return {
    code: 'malformed',
    clauses: [],
    field: issue.path.join('.') || 'type',
    params: { ru: text.ru, en: text.en },
  };
}

const texts: Record<string, (refusal: Refusal) => Text> = {
  malformed: ({ field, params }) => ({
    ru: `Поле «${field}»: ${params?.ru}.`,
    en: `Field “${field}”: ${params?.en}.`,
  }),
  'unknown-command': ({ params }) => ({
    ru: `Нет такого действия: «${params?.type}».`,
    en: `There is no such action: “${params?.type}”.`,
  }),
  'unknown-target': ({ params }) => ({
    ru: `Записи №${params?.target} нет или её нельзя исправить: исправляются только действия людей.`,
    en: `There is no entry ${params?.target}, or it cannot be corrected: only people's actions can.`,
  }),
  'insert-in-future': () => ({
    ru: 'Дописать можно только то, что уже произошло: указанное время ещё не наступило.',
    en: 'Only the past can be added to: the given time has not come yet.',
  }),
};

/** The text of an engine refusal, or null when the code is a rulebook's. */
export function engineRefusalText(refusal: Refusal): Text | null {
  return texts[refusal.code]?.(refusal) ?? null;
}

/** How a rulebook says its refusals: its own texts by code, the engine's where the engine refused. */
export function refusalSpeaker(
  own: Readonly<Record<string, (params: NonNullable<Refusal['params']>) => Text>>,
): (refusal: Refusal) => Text {
  return (refusal) => {
    const text = own[refusal.code];
    return (
      engineRefusalText(refusal) ??
      (text ? text(refusal.params ?? {}) : { ru: refusal.code, en: refusal.code })
    );
  };
}
