/** The vocabulary of header labels: what organisers write above a column, and what it means. */

/** What a column may be. */
export const ROLES = [
  'place',
  'team',
  'teamId',
  'city',
  'total',
  'tour',
  'tourNumber',
  'cup',
  'creative',
  'question',
  'game',
  'subtotal',
  'note',
  'ignored',
] as const;
export type Role = (typeof ROLES)[number];

export interface Meaning {
  role: Role;
  /** Number of the tour, question or game. */
  number?: number;
}

/** One spelling of a label: lower case, ё as е, single spaces, no closing colon or point. */
export function normaliseLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/["«»“”„*]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replace(/\s*[.:]$/, '');
}

const WORDS: [RegExp, Role][] = [
  [/^(?:team id|teamid|id|ид|id команды|номер команды|код команды|no команды|№ команды)$/, 'teamId'],
  [
    /^(?:команд[аы]|название(?: команды)?|имя команды|наименование(?: команды)?|team(?: name)?|teams|name)$/,
    'team',
  ],
  [/^(?:город|city|town|населенный пункт)$/, 'city'],
  [/^(?:место|мест[ао] в (?:игре|туре)|итоговое место|place|position|rank|published place|м)$/, 'place'],
  [/^(?:№ тура|no тура|номер тура|тур|раунд|tour|round)$/, 'tourNumber'],
  [/^(?:сумма|итого|итог|всего) (?:за|после) |тур\s*\/\s*итого|^промежуточн|^после \d|^subtotal/, 'subtotal'],
  [/кубок|кубк|^лига$|^кл$|^(?:league|cup)\b|league cup/, 'cup'],
  [/творч|^тк$|creative/, 'creative'],
  [
    /^(?:итог[о]?|сумма|всего|очки|баллы|результат|общ(?:ий балл|ая сумма|ий итог)|сумма (?:баллов|очков)|итого (?:баллов|очков)|итоговый балл|основной зачет|основные (?:очки|баллы)|total|score|points|result|sum|published total|взято|взятых|main)$/,
    'total',
  ],
  [/^(?:примечани[ея]|комментари[йи]|заметк[аи]|статус|notes?|comments?|status)$/, 'note'],
  [/^(?:№|no|n|п\/п|№ п\/п|no п\/п|номер|ранг|среднее(?: значение)?|average|рейтинг|rating)$/, 'ignored'],
];

const NUMBERED: [RegExp, Role][] = [
  [/^(\d{1,2})\s*-?\s*(?:й|ый|ой)?\.?\s*(?:тур|раунд|tour|round)$/, 'tour'],
  [/^(?:тур|раунд|tour|round|т|r|t)\s*(?:№|no|n)?\s*\.?\s*(\d{1,2})$/, 'tour'],
  [/^(\d{1,3})\s*-?\s*(?:я|ая)?\.?\s*(?:игра|game)$/, 'game'],
  [/^(?:игра|game)\s*(?:№|no|#)?\s*(\d{1,3})$/, 'game'],
  [/^(?:q|в|вопрос|question)\s*\.?\s*(?:№|no|#)?\s*(\d{1,3})$/, 'question'],
];

/** What a label in words means; a bare number and an unknown label give null. */
export function meaningOf(label: string): Meaning | null {
  const text = normaliseLabel(label);
  if (text === '' || text.length > 60) return null;
  for (const [pattern, role] of NUMBERED) {
    const match = pattern.exec(text);
    if (match) return { role, number: Number(match[1]) };
  }
  const word = WORDS.find(([pattern]) => pattern.test(text));
  return word ? { role: word[1] } : null;
}

/** A bare number as a label (a question or a tour): 1 … 300. */
export function numberLabel(label: string): number | null {
  const text = normaliseLabel(label);
  if (!/^\d{1,3}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= 300 ? number : null;
}

/** How many known labels in words a row holds. */
export function countLabels(row: readonly string[]): number {
  const known = new Set<string>();
  for (const text of row) if (meaningOf(text)) known.add(normaliseLabel(text));
  return known.size;
}

const SUMMARY =
  /^(?:итого?|всего|сумма|среднее|в среднем|average|total|взяти[йя]|взято|взяли|взятых|сложность|% взятых|процент взятых|количество|рейтинг вопрос(?:а|ов)?)(?: (?:вопрос|взят|по |за |тур|балл|очк|команд).*)?$/;

/** Does the name cell of a row belong to a line of sums below the table? */
export function isSummaryName(name: string): boolean {
  return SUMMARY.test(normaliseLabel(name));
}
