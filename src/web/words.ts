/** The words of the rulebooks: clauses and rulings in short. Fetched when somebody first asks why. */
import type { Clause, Lang, Ruling, Text } from '../engine/contract.js';
import { clauseNumber } from '../texts/clauses.js';

export interface Words {
  clauses: Record<string, Clause>;
  rulings: Record<string, Ruling>;
}

const sources = {
  'mafia-2018': () =>
    Promise.all([
      import('../rulebooks/mafia-2018/clauses.js'),
      import('../rulebooks/mafia-2018/rulings.js'),
    ]).then(([{ clauses }, { rulings }]): Words => ({ clauses, rulings })),
  'thrones-2017': () =>
    Promise.all([
      import('../rulebooks/thrones-2017/clauses.js'),
      import('../rulebooks/thrones-2017/rulings.js'),
    ]).then(([{ clauses }, { rulings }]): Words => ({ clauses, rulings })),
  season: () =>
    Promise.all([import('../rulebooks/season/clauses.js'), import('../rulebooks/season/rulings.js')]).then(
      ([{ clauses }, { rulings }]): Words => ({ clauses, rulings }),
    ),
  'twelve-rooms': () =>
    Promise.all([
      import('../rulebooks/twelve-rooms/clauses.js'),
      import('../rulebooks/twelve-rooms/rulings.js'),
    ]).then(([{ clauses }, { rulings }]): Words => ({ clauses, rulings })),
  'vavt-cup-2017': () =>
    Promise.all([import('../rulebooks/table/clauses.js'), import('../rulebooks/table/rulings.js')]).then(
      ([{ clauses }, { rulings }]): Words => ({ clauses, rulings }),
    ),
  'mafia-cup': () =>
    Promise.all([
      import('../rulebooks/table/cup/clauses.js'),
      import('../rulebooks/table/cup/rulings.js'),
    ]).then(([{ clauses }, { rulings }]): Words => ({ clauses, rulings })),
};

export type WordsOf = keyof typeof sources;

const loaded = new Map<WordsOf, Promise<Words>>();

/** For `use()`: the component waits, inside its own `Suspense`. */
export function loadWords(rulebook: WordsOf = 'mafia-2018'): Promise<Words> {
  let words = loaded.get(rulebook);
  if (!words) {
    words = sources[rulebook]();
    loaded.set(rulebook, words);
  }
  return words;
}

/** The rulebook whose words are wanted; the first season's for one that has none here. */
export function rulebookNamed(rulebook: string): WordsOf {
  return Object.hasOwn(sources, rulebook) ? (rulebook as WordsOf) : 'mafia-2018';
}

/** The rulebook of a clause id: `twelve-rooms` of `twelve-rooms:G.1`. */
export function rulebookOf(clause: string): WordsOf {
  return rulebookNamed(clause.slice(0, clause.indexOf(':')));
}

const t = (ru: string, en: string): Text => ({ ru, en });

/** Chapters of «12 комнат» whose clauses have numbers. */
const NUMBERED: Record<string, Text> = {
  G: t('правило', 'rule'),
  M: t('карта', 'map'),
  B: t('бонус', 'bonus'),
  A: t('шаг', 'step'),
};

/** Clauses that the regulation calls by name. */
const NAMED: Record<string, Text> = {
  S: t('начало', 'start'),
  W: t('цели', 'aims'),
  NEUTRAL: t('нейтрал', 'neutral'),
  'N.STATUS': t('статус', 'status'),
  'P.STATUS': t('статус', 'status'),
  'N.MAFKILL': t('мафкилл', 'mafia kill'),
  'N.MAFIOSO': t('мафиози', 'mafioso'),
  'P.CIVILIAN': t('мирный', 'civilian'),
  'R.SAFE': t('Безопасная', 'Safe'),
  'R.ISOLATED': t('Изоляция', 'Isolated'),
  'R.RELUCTANT': t('Не выходить', 'Won’t leave'),
  'R.INVERSE': t('Наоборот', 'Inverse'),
  'R.DETECTOR': t('Детектор', 'Detector'),
  'R.COCOA': t('Какава', 'Cocoa'),
  'R.CAMERAS': t('Камеры', 'Cameras'),
  'R.GUN': t('Пистолет', 'Gun'),
  'R.LOUDSPEAKER': t('Рупор', 'Loudspeaker'),
  'R.LAUGHTER': t('Смех', 'Laughter'),
  'R.SILENCE': t('Тишина', 'Silence'),
  'R.PASSAGE': t('Проходная', 'Passage'),
};

const ROLES: Record<string, Text> = {
  STEWARD: t('Распорядитель', 'Steward'),
  GUARANTOR: t('Поручитель', 'Guarantor'),
  EXECUTOR: t('Исполнитель', 'Executor'),
  SERVANT: t('Служитель', 'Servant'),
  DEPUTY: t('Заместитель', 'Deputy'),
  OBSERVER: t('Наблюдатель', 'Observer'),
  SAVIOUR: t('Спаситель', 'Saviour'),
  CARETAKER: t('Смотритель', 'Caretaker'),
  GUARDIAN: t('Блюститель', 'Guardian'),
  INVESTIGATOR: t('Дознаватель', 'Investigator'),
};

const ABILITY_CODES: Record<string, Text> = { AS: t('АС', 'AA'), US: t('УС', 'SA'), PS: t('ПС', 'PA') };

/** The chip of a clause where its number alone says nothing: «правило 5», «Какава», «Наблюдатель АС2». Null: the number will do. */
export function clauseLabel(id: string, lang: Lang): string | null {
  if (rulebookOf(id) !== 'twelve-rooms') return null;
  const number = clauseNumber(id);
  const named = NAMED[number];
  if (named) return named[lang];
  const [head = '', second = '', third = ''] = number.split('.');
  const chapter = NUMBERED[head];
  if (chapter) return `${chapter[lang]} ${second}`;
  const code = ABILITY_CODES[third.slice(0, 2)];
  const role = ROLES[second];
  return code && role ? `${role[lang]} ${code[lang]}${third.slice(2)}` : number;
}
