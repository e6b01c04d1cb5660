/** Refusals that the engine itself gives, before any rulebook is asked. */
import { z } from 'zod';
import type { Refusal, Text } from './contract.js';

const locales = { ru: z.locales.ru().localeError, en: z.locales.en().localeError };

/** What zod finds wrong, in both languages. */
export function issueText(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return { ru: 'не заполнено', en: 'is missing' };
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
