/** The pages of the reference that follow from a rulebook alone. Russian first, English beside it. */
import type { ZodType } from 'zod';
import type { Rulebook, Text } from '../../engine/contract.js';
import { type Row, rowsOf } from './shape.js';

const GENERATED = '<!-- Этот файл пишет `npm run reference`. Generated: do not edit. -->';

export function page(rulebook: Rulebook, title: Text, about: Text, body: string): string {
  return `${GENERATED}
# ${rulebook.title.ru}: ${title.ru}

*${rulebook.title.en}: ${title.en}.* Регламент / rulebook \`${rulebook.id}\`, редакция / edition ${rulebook.version}.

${about.ru}

*${about.en}*

${body.trimEnd()}
`;
}

export function commandsPage(rulebook: Rulebook): string {
  return page(
    rulebook,
    { ru: 'действия', en: 'commands' },
    {
      ru: 'Всё, о чём можно попросить игру. В сценарии имя действия стоит в `command`, остальные поля — в `args`. Числа целые, если не сказано иного; очки результатов — в сотых долях.',
      en: 'Everything a game can be asked for. In a scenario the name stands in `command` and the other fields in `args`. Numbers are integers unless said otherwise; points of results are hundredths.',
    },
    sections(rulebook.commandSchemas, 'input', ['type']),
  );
}

export function eventsPage(rulebook: Rulebook): string {
  return page(
    rulebook,
    { ru: 'события', en: 'events' },
    {
      ru: 'Всё, что может случиться. У каждого события есть `at` (когда получено действие), `clauses` (пункты — всегда хотя бы один), `rulings` (применённые решения) и `draws` (метки жребиев, если решал случай); ниже — остальные поля.',
      en: 'Everything that can happen. Every event has `at` (when its command was received), `clauses` (at least one), `rulings` (those applied) and `draws` (labels of draws, where luck decided); the other fields are below.',
    },
    sections(rulebook.eventSchemas, 'output', ['type', 'at', 'clauses', 'rulings', 'draws']),
  );
}

export function viewsPage(rulebook: Rulebook): string {
  return page(
    rulebook,
    { ru: 'что видит зритель', en: 'views' },
    {
      ru: 'Вид игры строится с нуля для каждого зрителя: организатора, участника, публики. Форма одна, чужих тайн в ней нет. В сценарии пути видов пишутся через точку, а члены списков называются своим `id`, `n`, `side`, `number` или `clan`.',
      en: 'A view is built from nothing for each viewer: organiser, participant, public. The shape is one; it holds no secrets of others. In scenarios paths are dotted, and members of lists are named by their `id`, `n`, `side`, `number` or `clan`.',
    },
    table(rowsOf(rulebook.viewSchema, 'output')),
  );
}

export function setupPage(rulebook: Rulebook): string {
  return page(
    rulebook,
    { ru: 'начало игры', en: 'setup' },
    {
      ru: 'С чем игра начинается: набор сезона, решения, места.',
      en: 'What a game begins with: the pack of the season, rulings, seats.',
    },
    table(rowsOf(rulebook.setupSchema, 'input')),
  );
}

export function rulingsPage(rulebook: Rulebook): string {
  const body = Object.entries(rulebook.rulings).map(([id, ruling]) => {
    const values = Object.entries(ruling.values).map(([value, text]) => {
      const mark = value === ruling.default ? ' **(по умолчанию / default)**' : '';
      return `- \`${value}\`${mark}: ${text.ru}. *${text.en}.*`;
    });
    return [
      `## \`${id}\`: ${ruling.title.ru}`,
      `*${ruling.title.en}*`,
      `Пункты / clauses: ${ruling.clauses.join(', ')}`,
      `${ruling.reason.ru}\n*${ruling.reason.en}*`,
      values.join('\n'),
    ].join('\n\n');
  });
  return page(
    rulebook,
    { ru: 'решения', en: 'rulings' },
    {
      ru: 'Места, где регламент молчит или противоречит себе: что принято по умолчанию, что можно выбрать и почему.',
      en: 'Where the regulation is silent or contradicts itself: what is taken by default, what else may be chosen, and why.',
    },
    body.join('\n\n'),
  );
}

function sections(
  schemas: Record<string, ZodType>,
  io: 'input' | 'output',
  common: readonly string[],
): string {
  return Object.entries(schemas)
    .map(([name, schema]) => {
      const rows = rowsOf(schema, io).filter(({ path }) => !common.includes(path));
      return `## ${name}\n\n${rows.length > 0 ? table(rows) : 'Полей нет. *No fields.*'}`;
    })
    .join('\n\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ path, type, required }) => `| \`${path}\` | ${cell(type)} | ${required ? 'да / yes' : ''} |`,
  );
  return ['| Поле / field | Вид / type | Нужно / required |', '|---|---|---|', ...lines].join('\n');
}

/** A text inside a table. */
export function cell(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ');
}
