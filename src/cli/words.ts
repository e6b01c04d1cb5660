/** The words of the command line, by key, in both languages. */
import type { Lang, Text } from '../engine/contract.js';

const words = {
  accepted: { ru: 'принято', en: 'accepted' },
  refused: { ru: 'отказ', en: 'refused' },
  step: { ru: 'шаг', en: 'step' },
  line: { ru: 'строка', en: 'line' },
  expected: { ru: 'ожидалось', en: 'expected' },
  got: { ru: 'получено', en: 'got' },
  holds: { ru: 'Все ожидания сошлись', en: 'All expectations hold' },
  fails: { ru: 'Не сошлось ожиданий', en: 'Expectations that do not hold' },
  malformed: { ru: 'Файл составлен неверно', en: 'The file is malformed' },
  noFile: { ru: 'Файл не читается', en: 'The file cannot be read' },
  noViewer: {
    ru: 'Такого зрителя нет, место никто не занимает',
    en: 'There is no such viewer, nobody holds the seat',
  },
  noHash: {
    ru: 'В файле нет expectHash: сверять не с чем',
    en: 'The file has no expectHash: nothing to compare with',
  },
  sameHash: { ru: 'Хеш состояния тот же', en: 'The hash of the state is the same' },
  otherHash: { ru: 'Хеш состояния другой', en: 'The hash of the state is another' },
  noGame: { ru: 'Такой игры нет', en: 'There is no such game' },
  noRulebook: { ru: 'Нет такого регламента', en: 'There is no such rulebook' },
  noData: { ru: 'Нет базы', en: 'There is no database' },
  needFile: { ru: 'нужен один файл', en: 'one file is needed' },
  needGame: { ru: 'нужны игра и --data DIR', en: 'a game and --data DIR are needed' },
  noProtocol: { ru: 'протокол есть только у игры за столом', en: 'only a game at a table has a protocol' },
  noCommand: { ru: 'нет такой команды', en: 'no such command' },
  badPort: { ru: 'порт — число от 0 до 65535', en: 'a port is a number from 0 to 65535' },
  seeHelp: { ru: 'Справка: reglament --help', en: 'Help: reglament --help --lang en' },
  written: { ru: 'Записано', en: 'Written' },
  upToDate: { ru: 'Справочник верен', en: 'The reference is up to date' },
  outOfDate: { ru: 'Устарел (npm run reference)', en: 'Out of date (npm run reference)' },
  uncovered: { ru: 'Пункты без опоры', en: 'Clauses without support' },
} satisfies Record<string, Text>;

export function word(key: keyof typeof words, lang: Lang): string {
  return words[key][lang];
}
