/** The table of game 170 for the stories, and what must come of it, worked out here by hand. */
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

export interface Row {
  place: number;
  team: string;
  /** Main points and cup as people write them. */
  main: number;
  cup: number;
  /** Questions 1…36. */
  taken: (0 | 1)[];
}

export const QUESTIONS = 36;

/** Two teams hold place 31.5: the organiser says who is dealt first. */
export const SHARED = { first: 'Две половины', second: 'Ровно поровну', place: 31.5 };
/** Its total says half a point more than its questions. */
export const HALF = { place: 3, team: 'Тихий омут', main: 33.5, questions: 33 };
export const CREATIVE = 'Медный таз';

const NAMES = [
  'Ивановы',
  'Петровы',
  HALF.team,
  'Полный зал',
  'Апельсин',
  'Чай вдвоём',
  'НямНю',
  'Вторая смена',
  'Шах и мат',
  CREATIVE,
  'Логово',
  'Три кота',
  'Квант милосердия',
  'Ложный след',
  'Пятый угол',
  'Самурай без меча',
  'Сидоровы',
  'Газировка',
  'Тёплый плед',
  'Сахар и плюшки',
  'Кроссворд',
  'Сорок два',
  'Чёрная вдова',
  'Пупкины',
  'Сборная подъезда',
  'Бородино',
  'Дети капитана',
  'Якорь',
  'Верхняя палуба',
  'Жирафы',
];

/** Place p takes the first 36 − p questions; cup games alternate win and loss, the fifth clan has two draws. */
export function firstGame(): Row[] {
  const rows = NAMES.map((team, index): Row => {
    const place = index + 1;
    const count = QUESTIONS - place;
    return {
      place,
      team,
      main: place === HALF.place ? HALF.main : count,
      cup: place === 5 || place === 11 ? 1.5 : place % 2 === 1 ? 3 : 1,
      taken: questions(count),
    };
  });
  rows.push({ place: SHARED.place, team: SHARED.first, main: 5, cup: 3, taken: questions(5) });
  rows.push({ place: SHARED.place, team: SHARED.second, main: 5, cup: 1, taken: questions(5) });
  return rows;
}

function questions(count: number): (0 | 1)[] {
  return Array.from({ length: QUESTIONS }, (_, index) => (index < count ? 1 : 0));
}

/** The table as the command `enterResults` takes it. */
export function resultsOf(rows: readonly Row[], creative: string[] = [CREATIVE]): object {
  return {
    teams: rows.map(({ team, place, main, cup, taken }) => ({
      team,
      place,
      main: Math.round(main * 100),
      cup: Math.round(cup * 100),
      questions: Object.fromEntries(taken.map((mark, index) => [String(index + 1), mark])),
    })),
    creative,
    questionCount: QUESTIONS,
  };
}

/** As organisers send it: a title and a blank row above the header, commas, a cup column under a name of its own. */
export function workbook(rows: readonly Row[]): Promise<Buffer> {
  const header = ['Место', 'Команда', ...Array.from({ length: QUESTIONS }, (_, i) => String(i + 1))];
  const sheet: SheetData = [
    [{ value: '170-я игра киносезона, 17 января 2018' }],
    [],
    [...header, 'Сумма', 'Разборки'].map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => [
      Number.isInteger(row.place) ? { value: row.place } : { value: comma(row.place) },
      { value: row.team },
      ...row.taken.map((value) => ({ value })),
      Number.isInteger(row.main) ? { value: row.main } : { value: comma(row.main) },
      Number.isInteger(row.cup) ? { value: row.cup } : { value: comma(row.cup) },
    ]),
  ];
  return writeXlsxFile(sheet).toBuffer();
}

const comma = (value: number): string => String(value).replace('.', ',');

/**
 * By hand, 5.2–5.4. Clan c holds places c, c+6, … c+24; after the answer to the shared place «Ровно поровну» is the 31st
 * (clan 1) and «Две половины» the 32nd (clan 2). Main: 115 + 5, 110 + 5, 105,5, 100, 95, 90, over ten. Cup: 15 + 1, 5 + 3,
 * 15, 5, 3·3 + 2·1,5, 5, over two. The fourth clan has the creative contest.
 */
export const DICE = [
  { clan: 1, line: '120/10 → 12 + 16/2 → 8', total: 20 },
  { clan: 2, line: '115/10 → 11 + 8/2 → 4', total: 15 },
  { clan: 3, line: '105,5/10 → 10 + 15/2 → 7', total: 17 },
  { clan: 4, line: '100/10 → 10 + 5/2 → 2 + творческий 2', total: 14 },
  { clan: 5, line: '95/10 → 9 + 12/2 → 6', total: 15 },
  { clan: 6, line: '90/10 → 9 + 5/2 → 2', total: 11 },
];

/** Clans 2 and 5 meet on 15: question 17 is 3 : 3, question 1 is 6 : 5, so clan 5 rolls back to 14, where clan 4 is immune. */
export const POSITIONS = [20, 15, 17, 14, 14, 11];
