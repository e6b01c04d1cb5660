/** Why a table could not be read at all. A refusal is data; inside the module it travels as an exception. */
import type { Text } from '../engine/contract';

/** Bounds of what is read. A file beyond them is refused, never half read. */
export const LIMITS = {
  /** Bytes of the file or of the pasted text. */
  bytes: 2 * 1024 * 1024,
  /** Bytes of a workbook after unpacking. */
  unpackedBytes: 20 * 1024 * 1024,
  /** Parts (files) inside a workbook. */
  parts: 200,
  rows: 5000,
  columns: 500,
  cells: 300_000,
  /** Characters of a cell; no name and no answer is longer, the rest is cut off. */
  cellText: 1000,
  /** Contradictions of a table. Beyond them it is not the table that is wrong but how it is read. */
  contradictions: 3000,
} as const;

export interface RefusalParams {
  'too-large': { bytes: number; limit: number };
  'too-many-parts': { parts: number; limit: number };
  'unpacks-too-large': { limit: number };
  'archive-broken': Record<string, never>;
  'archive-inconsistent': { part: string };
  'xml-forbidden': { part: string };
  'old-xls-or-password': Record<string, never>;
  'unknown-format': { format: string };
  'unreadable-workbook': { reason: string };
  'unknown-encoding': { encoding: string };
  'not-text': Record<string, never>;
  empty: Record<string, never>;
  'too-many-cells': { rows: number; columns: number; maxRows: number; maxColumns: number };
  'no-such-sheet': { sheet: string; sheets: string };
  'no-team-column': { seen: string };
  'no-results': { seen: string };
  'too-contradictory': { limit: number; seen: string };
  'worker-late': { seconds: number };
  'worker-died': Record<string, never>;
}

export type RefusalCode = keyof RefusalParams;

/** A refusal to read a table: a code, the facts, and the text for the organiser. */
export interface TableRefusal {
  code: RefusalCode;
  params: Record<string, string | number>;
  text: Text;
}

/** Rounded up: what is over a limit never reads as the limit itself. */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / 1024 / 1024) * 100) / 100);

const TEXTS: { [C in RefusalCode]: (p: RefusalParams[C]) => Text } = {
  'too-large': (p) => ({
    ru: `Файл слишком большой: ${megabytes(p.bytes)} МБ, а принимается не больше ${megabytes(p.limit)} МБ. Оставьте в нём только таблицу игры.`,
    en: `The file is too large: ${megabytes(p.bytes)} MB, at most ${megabytes(p.limit)} MB is accepted. Keep only the table of the game in it.`,
  }),
  'too-many-parts': (p) => ({
    ru: `Внутри книги слишком много частей: ${p.parts}, принимается не больше ${p.limit}. Сохраните лист с таблицей отдельным файлом.`,
    en: `The workbook holds too many parts: ${p.parts}, at most ${p.limit} are accepted. Save the sheet with the table as a file of its own.`,
  }),
  'unpacks-too-large': (p) => ({
    ru: `После распаковки книга занимает больше ${megabytes(p.limit)} МБ. Сохраните таблицу как CSV или скопируйте ячейки и вставьте их.`,
    en: `Unpacked, the workbook takes more than ${megabytes(p.limit)} MB. Save the table as CSV, or copy the cells and paste them.`,
  }),
  'archive-broken': () => ({
    ru: 'Книга повреждена и не распаковывается. Откройте её в редакторе таблиц и сохраните заново.',
    en: 'The workbook is damaged and does not unpack. Open it in a spreadsheet editor and save it again.',
  }),
  'archive-inconsistent': (p) => ({
    ru: `Книга устроена странно: сведения о части «${p.part}» не сходятся с её содержимым. Откройте её в редакторе таблиц и сохраните заново.`,
    en: `The workbook is built oddly: what it says about the part "${p.part}" does not agree with its content. Open it in a spreadsheet editor and save it again.`,
  }),
  'xml-forbidden': (p) => ({
    ru: `В части «${p.part}» книги есть описания, которых в обычной таблице не бывает. Такой файл не читается. Скопируйте ячейки и вставьте их.`,
    en: `The part "${p.part}" of the workbook holds declarations that no ordinary table has. Such a file is not read. Copy the cells and paste them.`,
  }),
  'old-xls-or-password': () => ({
    ru: 'Это книга старого вида (.xls) или книга под паролем. Снимите пароль и сохраните её как .xlsx или CSV.',
    en: 'This is a workbook of the old kind (.xls) or one under a password. Remove the password and save it as .xlsx or CSV.',
  }),
  'unknown-format': (p) => ({
    ru: `Это не таблица, а ${p.format}. Принимаются .xlsx, .csv и вставленные ячейки.`,
    en: `This is not a table (${p.format}). Accepted are .xlsx, .csv and pasted cells.`,
  }),
  'unreadable-workbook': (p) => ({
    ru: `Книгу не удалось прочитать (${p.reason}). Откройте её в редакторе таблиц и сохраните заново или сохраните как CSV.`,
    en: `The workbook could not be read (${p.reason}). Open it in a spreadsheet editor and save it again, or save it as CSV.`,
  }),
  'unknown-encoding': (p) => ({
    ru: `Кодировка «${p.encoding}» не поддерживается.`,
    en: `The encoding "${p.encoding}" is not supported.`,
  }),
  'not-text': () => ({
    ru: 'В файле не текст и не книга .xlsx. Принимаются .xlsx, .csv и вставленные ячейки.',
    en: 'The file is neither text nor an .xlsx workbook. Accepted are .xlsx, .csv and pasted cells.',
  }),
  empty: () => ({ ru: 'Таблица пуста.', en: 'The table is empty.' }),
  'too-many-cells': (p) => ({
    ru: `Таблица слишком велика: строк ${p.rows}, столбцов ${p.columns}; принимается не больше ${p.maxRows} строк и ${p.maxColumns} столбцов. Удалите лишнее или скопируйте только нужные ячейки.`,
    en: `The table is too big: ${p.rows} rows, ${p.columns} columns; at most ${p.maxRows} rows and ${p.maxColumns} columns are accepted. Remove what is not needed, or copy only the cells that are.`,
  }),
  'no-such-sheet': (p) => ({
    ru: `В книге нет листа «${p.sheet}». Есть листы: ${p.sheets}.`,
    en: `The workbook has no sheet "${p.sheet}". Its sheets: ${p.sheets}.`,
  }),
  'no-team-column': (p) => ({
    ru: `Не нашлось столбца с названиями команд. Подпишите его «Команда» или укажите столбцы вручную. В первых строках видно: ${p.seen}`,
    en: `No column with team names was found. Label it "Team", or point the columns out by hand. The first rows read: ${p.seen}`,
  }),
  'no-results': (p) => ({
    ru: `Команды нашлись, а столбцов с результатами нет. Укажите, где итог, туры, вопросы или кубок. Подписи столбцов: ${p.seen}`,
    en: `Teams were found, but no column with results. Point out the total, rounds, questions or cup. The column labels: ${p.seen}`,
  }),
  'too-contradictory': (p) => ({
    ru: `В таблице больше ${p.limit} противоречий. Похоже, столбцы поняты неверно: проверьте их подписи. Сейчас видно: ${p.seen}`,
    en: `The table holds more than ${p.limit} contradictions. The columns seem to be misread: check their labels. They read: ${p.seen}`,
  }),
  'worker-late': (p) => ({
    ru: `Таблица читалась дольше ${p.seconds} с, чтение остановлено. Скопируйте только нужные ячейки и вставьте их.`,
    en: `Reading the table took longer than ${p.seconds} s and was stopped. Copy only the cells that are needed and paste them.`,
  }),
  'worker-died': () => ({
    ru: 'Чтение таблицы прервалось: файлу не хватило памяти или он повреждён. Скопируйте ячейки и вставьте их.',
    en: 'Reading the table broke off: the file ran out of memory or is damaged. Copy the cells and paste them.',
  }),
};

/** Makes a refusal with its text. */
export function refusal<C extends RefusalCode>(code: C, params: RefusalParams[C]): TableRefusal {
  return { code, params: { ...params }, text: TEXTS[code](params) };
}

/** Carries a refusal up to `importTable`, which returns it as data. */
export class TableRefused extends Error {
  readonly refusal: TableRefusal;
  constructor(why: TableRefusal) {
    super(why.text.en);
    this.name = 'TableRefused';
    this.refusal = why;
  }
}

/** Stops the reading with a refusal. */
export function refuse<C extends RefusalCode>(code: C, params: RefusalParams[C]): never {
  throw new TableRefused(refusal(code, params));
}
