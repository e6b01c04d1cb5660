/** What a table contradicts itself (or the season) in, with the text for the organiser and what accepting means. */
import { createHash } from 'node:crypto';
import type { Text } from '../engine/contract';
import { formatPoints } from './points';
import type { Hundredths } from './types';

interface InCell {
  team: string;
  column: string;
  value: string;
}

/** The facts of every kind of contradiction. Scores are integer hundredths. */
export interface ContradictionFacts {
  disputed: { team: string; question: number; answer: string };
  'question-value': { team: string; question: number; value: string };
  'not-a-number': InCell;
  'too-precise': InCell;
  'cell-error': InCell;
  'cell-date': InCell;
  'place-unreadable': { team: string; value: string };
  'row-empty': { team: string; row: number };
  'name-missing': { row: number };
  'team-twice': {
    team: string;
    firstRow: number;
    row: number;
    spelling: string;
    /** `joined`: rows of a season's table, whose games are put together; `skipped`: only the first row counts. */
    handling: 'joined' | 'skipped';
  };
  'values-disagree': { team: string; column: string; first: string; second: string; firstRef: string };
  'note-unclear': { note: string };
  'tour-missing': { team: string; what: 'questions' | 'tours'; missing: string };
  'points-missing': { team: string };
  'total-mismatch': {
    team: string;
    total: Hundredths;
    sum: Hundredths;
    of: 'tours' | 'questions' | 'games' | 'part';
  };
  'place-order': {
    better: string;
    betterPlace: number;
    betterPoints: Hundredths;
    worse: string;
    worsePlace: number;
    worsePoints: Hundredths;
  };
  'place-shared': { place: number; teams: string; points: string };
  'place-gap': { places: string };
  'place-missing': { team: string };
  'team-absent': { team: string };
  'name-near': { team: string; candidates: string };
  'names-alike': { first: string; second: string };
  'creative-several': { teams: string };
  'creative-unknown': { team: string };
  'game-not-chosen': { games: string };
  'extra-team-absent': { team: string };
}

export type ContradictionKind = keyof ContradictionFacts;

export interface Contradiction {
  /** Made of the kind, the cell and the facts: the same contradiction always has the same id. */
  id: string;
  kind: ContradictionKind;
  team?: string;
  /** The cell to look at; empty when it concerns no single cell. */
  ref: string;
  facts: Record<string, string | number>;
  text: Text;
  /** What holds when the organiser accepts it as it is. */
  ifAccepted: Text;
  /** False: it must be corrected, it cannot be accepted. */
  acceptable: boolean;
  accepted: boolean;
}

const OF: Record<ContradictionFacts['total-mismatch']['of'], Text> = {
  tours: { ru: 'сумма туров', en: 'the sum of the rounds' },
  questions: { ru: 'сумма взятых вопросов', en: 'the sum of the questions taken' },
  games: { ru: 'сумма игр', en: 'the sum of the games' },
  part: { ru: 'сумма вопросов этой части таблицы', en: 'the sum of the questions of this part of the table' },
};

interface Wording {
  text: Text;
  ifAccepted: Text;
  fixOnly?: true;
}

const BLANK_CELL: Text = { ru: 'Ячейка считается пустой.', en: 'The cell counts as empty.' };
const ru = (points: Hundredths): string => formatPoints(points, ',');
const en = (points: Hundredths): string => formatPoints(points, '.');
const placeRu = (place: number): string => ru(place * 100);
const placeEn = (place: number): string => en(place * 100);

const WORDINGS: { [K in ContradictionKind]: (f: ContradictionFacts[K]) => Wording } = {
  disputed: (f) => ({
    text: {
      ru: `«${f.team}», вопрос ${f.question}: вместо отметки записан ответ «${f.answer}». Решите, взят ли вопрос: впишите 1 или 0.`,
      en: `"${f.team}", question ${f.question}: an answer, "${f.answer}", stands in place of the mark. Decide whether the question is taken: enter 1 or 0.`,
    },
    ifAccepted: { ru: 'Вопрос не взят.', en: 'The question is not taken.' },
  }),
  'question-value': (f) => ({
    text: {
      ru: `«${f.team}», вопрос ${f.question}: стоит «${f.value}», а ожидается 1 или 0.`,
      en: `"${f.team}", question ${f.question}: the cell reads "${f.value}", expected is 1 or 0.`,
    },
    ifAccepted: { ru: 'Вопрос не взят.', en: 'The question is not taken.' },
  }),
  'not-a-number': (f) => ({
    text: {
      ru: `«${f.team}», столбец «${f.column}»: «${f.value}» — не число.`,
      en: `"${f.team}", column "${f.column}": "${f.value}" is not a number.`,
    },
    ifAccepted: BLANK_CELL,
  }),
  'too-precise': (f) => ({
    text: {
      ru: `«${f.team}», столбец «${f.column}»: в числе ${f.value} больше двух знаков после запятой. Впишите верное значение.`,
      en: `"${f.team}", column "${f.column}": ${f.value} has more than two decimals. Enter the right value.`,
    },
    ifAccepted: BLANK_CELL,
    fixOnly: true,
  }),
  'cell-error': (f) => ({
    text: {
      ru: `«${f.team}», столбец «${f.column}»: формула в ячейке сломана (${f.value}).`,
      en: `"${f.team}", column "${f.column}": the formula of the cell is broken (${f.value}).`,
    },
    ifAccepted: BLANK_CELL,
  }),
  'cell-date': (f) => ({
    text: {
      ru: `«${f.team}», столбец «${f.column}»: редактор таблиц превратил значение в дату (${f.value}). Впишите то, что было.`,
      en: `"${f.team}", column "${f.column}": the spreadsheet editor turned the value into a date (${f.value}). Enter what it was.`,
    },
    ifAccepted: BLANK_CELL,
  }),
  'place-unreadable': (f) => ({
    text: {
      ru: `«${f.team}»: место «${f.value}» не читается.`,
      en: `"${f.team}": the place "${f.value}" cannot be read.`,
    },
    ifAccepted: { ru: 'Команда без места, вне зачёта.', en: 'The team has no place, out of competition.' },
  }),
  'row-empty': (f) => ({
    text: {
      ru: `Строка ${f.row}: есть название «${f.team}», но нет ни одного результата.`,
      en: `Row ${f.row}: there is the name "${f.team}" but no result.`,
    },
    ifAccepted: { ru: 'Строка пропускается.', en: 'The row is skipped.' },
  }),
  'name-missing': (f) => ({
    text: {
      ru: `Строка ${f.row}: есть результаты, но нет названия команды.`,
      en: `Row ${f.row}: there are results but no team name.`,
    },
    ifAccepted: { ru: 'Строка пропускается.', en: 'The row is skipped.' },
  }),
  'team-twice': (f) => ({
    text: {
      ru: `Команда «${f.team}» записана дважды: в строке ${f.firstRow} и в строке ${f.row} («${f.spelling}»).`,
      en: `The team "${f.team}" is entered twice: in row ${f.firstRow} and in row ${f.row} ("${f.spelling}").`,
    },
    ifAccepted:
      f.handling === 'joined'
        ? {
            ru: 'Это одна команда, её игры складываются вместе.',
            en: 'It is one team; its games are put together.',
          }
        : {
            ru: `В зачёт идёт строка ${f.firstRow}, строка ${f.row} пропускается.`,
            en: `Row ${f.firstRow} counts, row ${f.row} is skipped.`,
          },
  }),
  'values-disagree': (f) => ({
    text: {
      ru: `«${f.team}», «${f.column}»: в ячейке ${f.firstRef} стоит «${f.first}», а здесь «${f.second}».`,
      en: `"${f.team}", "${f.column}": the cell ${f.firstRef} reads "${f.first}", this one "${f.second}".`,
    },
    ifAccepted: { ru: `Верно «${f.first}».`, en: `"${f.first}" is right.` },
  }),
  'note-unclear': (f) => ({
    text: {
      ru: `Примечание «${f.note}» говорит об игре вне зачёта, но непонятно, о какой команде. Впишите этой команде «вне зачёта» вместо места или назовите её в примечании.`,
      en: `The note "${f.note}" speaks of playing out of competition, but of which team is unclear. Enter "out of competition" for that team's place, or name it in the note.`,
    },
    ifAccepted: { ru: 'Примечание ни к кому не относится.', en: 'The note concerns nobody.' },
  }),
  'tour-missing': (f) => ({
    text: {
      ru: `«${f.team}»: в таблице нет её результатов за ${f.what === 'tours' ? 'туры' : 'вопросы'} ${f.missing}.`,
      en: `"${f.team}": the table has no results of it for ${f.what} ${f.missing}.`,
    },
    ifAccepted: { ru: 'За это команда получает ноль.', en: 'The team gets nothing for them.' },
  }),
  'points-missing': (f) => ({
    text: {
      ru: `«${f.team}»: нет очков.`,
      en: `"${f.team}": there are no points.`,
    },
    ifAccepted: {
      ru: 'Берётся сумма туров или вопросов; если их нет — ноль.',
      en: 'The sum of the rounds or questions is taken; without them, zero.',
    },
  }),
  'total-mismatch': (f) => ({
    text: {
      ru: `«${f.team}»: итог ${ru(f.total)}, а ${OF[f.of].ru} — ${ru(f.sum)}.`,
      en: `"${f.team}": the total is ${en(f.total)}, but ${OF[f.of].en} is ${en(f.sum)}.`,
    },
    ifAccepted:
      f.of === 'part'
        ? { ru: `Верна сумма: ${ru(f.sum)}.`, en: `The sum is right: ${en(f.sum)}.` }
        : { ru: `Верен итог: ${ru(f.total)}.`, en: `The total is right: ${en(f.total)}.` },
  }),
  'place-order': (f) => ({
    text: {
      ru: `Места не сходятся с очками: у «${f.better}» место ${placeRu(f.betterPlace)} и ${ru(f.betterPoints)}, у «${f.worse}» место ${placeRu(f.worsePlace)} и ${ru(f.worsePoints)}.`,
      en: `Places disagree with points: "${f.better}" is ${placeEn(f.betterPlace)} with ${en(f.betterPoints)}, "${f.worse}" is ${placeEn(f.worsePlace)} with ${en(f.worsePoints)}.`,
    },
    ifAccepted: { ru: 'Верны места из таблицы.', en: 'The places of the table are right.' },
  }),
  'place-shared': (f) => ({
    text: {
      ru: `Место ${placeRu(f.place)} занимают: ${f.teams} (очки: ${f.points}). Так поделить место нельзя.`,
      en: `Place ${placeEn(f.place)} is held by ${f.teams} (points: ${f.points}). A place cannot be shared so.`,
    },
    ifAccepted: { ru: 'Верны места из таблицы.', en: 'The places of the table are right.' },
  }),
  'place-gap': (f) => ({
    text: {
      ru: `В таблице никто не занимает места: ${f.places}.`,
      en: `Nobody in the table holds: ${f.places}.`,
    },
    ifAccepted: { ru: 'Верны места из таблицы.', en: 'The places of the table are right.' },
  }),
  'place-missing': (f) => ({
    text: { ru: `«${f.team}»: место не указано.`, en: `"${f.team}": the place is not given.` },
    ifAccepted: { ru: 'Команда играла вне зачёта.', en: 'The team played out of competition.' },
  }),
  'team-absent': (f) => ({
    text: {
      ru: `Команда «${f.team}» записана на игру, но в таблице её нет.`,
      en: `The team "${f.team}" is registered for the game but is not in the table.`,
    },
    ifAccepted: { ru: 'Команда не играла.', en: 'The team did not play.' },
  }),
  'name-near': (f) => ({
    text: {
      ru: `«${f.team}» — такой команды в сезоне нет, но похожи: ${f.candidates}. Выберите команду или отметьте, что она новая.`,
      en: `"${f.team}" is not a team of the season, but these are near: ${f.candidates}. Choose the team, or say that it is new.`,
    },
    ifAccepted: { ru: 'Это новая команда.', en: 'It is a new team.' },
  }),
  'names-alike': (f) => ({
    text: {
      ru: `Названия «${f.first}» и «${f.second}» очень похожи. Это одна команда?`,
      en: `The names "${f.first}" and "${f.second}" are much alike. Are they one team?`,
    },
    ifAccepted: { ru: 'Это разные команды.', en: 'They are different teams.' },
  }),
  'creative-several': (f) => ({
    text: {
      ru: `Победа в творческом конкурсе отмечена у нескольких команд: ${f.teams}.`,
      en: `Several teams are marked as winners of the creative contest: ${f.teams}.`,
    },
    ifAccepted: { ru: 'Победили все они.', en: 'All of them won.' },
  }),
  'creative-unknown': (f) => ({
    text: {
      ru: `Победителем творческого конкурса названа «${f.team}», но в таблице её нет.`,
      en: `"${f.team}" is named as the winner of the creative contest but is not in the table.`,
    },
    ifAccepted: { ru: 'Она не считается победителем.', en: 'It does not count as a winner.' },
    fixOnly: true,
  }),
  'game-not-chosen': (f) => ({
    text: {
      ru: `Это таблица сезона. Выберите, какую игру взять: ${f.games}.`,
      en: `This is a table of a season. Choose which game to take: ${f.games}.`,
    },
    ifAccepted: { ru: '', en: '' },
    fixOnly: true,
  }),
  'extra-team-absent': (f) => ({
    text: {
      ru: `Команда «${f.team}» есть во второй таблице, но в основной её нет.`,
      en: `The team "${f.team}" is in the second table but not in the main one.`,
    },
    ifAccepted: {
      ru: 'Её строка второй таблицы пропускается.',
      en: 'Its row of the second table is skipped.',
    },
  }),
};

/** Makes a contradiction with its stable id and texts. */
export function contradiction<K extends ContradictionKind>(
  kind: K,
  ref: string,
  facts: ContradictionFacts[K],
): Contradiction {
  const plain: Record<string, string | number> = { ...facts };
  const wording = WORDINGS[kind](facts);
  const hash = createHash('sha256').update(JSON.stringify([kind, ref, Object.entries(plain).sort()]));
  const team = plain.team;
  return {
    id: `${kind}-${hash.digest('hex').slice(0, 12)}`,
    kind,
    ...(typeof team === 'string' ? { team } : {}),
    ref,
    facts: plain,
    text: wording.text,
    ifAccepted: wording.ifAccepted,
    acceptable: wording.fixOnly !== true,
    accepted: false,
  };
}
