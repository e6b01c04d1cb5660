/** Texts of a regulation and of the rulings on it, whatever the game. */
import { defineTexts } from '../app/i18n.js';

export const texts = defineTexts({
  title: { ru: 'Правила', en: 'Rules' },
  lead: {
    ru: 'Регламент по пунктам своими словами, и что решено там, где он молчит.',
    en: 'The regulation clause by clause in our own words, and what was decided where it is silent.',
  },
  clauses: { ru: 'Пункты', en: 'Clauses' },
  rulings: { ru: 'Решения', en: 'Rulings' },
  find: { ru: 'Найти: номер или слово', en: 'Find: a number or a word' },
  nothing: { ru: 'Ничего не нашлось.', en: 'Nothing was found.' },
  default: { ru: 'по умолчанию', en: 'default' },
  changed: { ru: 'изменено', en: 'changed' },
  why: { ru: 'Почему так', en: 'Why so' },
  others: { ru: 'Могло бы быть: {values}', en: 'It could be: {values}' },
  'list.changed': { ru: 'Решения не по умолчанию', en: 'Rulings other than the default' },
  'list.none': { ru: 'Все решения по умолчанию', en: 'All rulings are the defaults' },
  'kind.executed': { ru: 'считает программа', en: 'computed' },
  'kind.screen': { ru: 'на экране', en: 'on a screen' },
  'kind.schedule': { ru: 'по расписанию', en: 'by schedule' },
  'kind.informative': { ru: 'пояснение', en: 'informative' },
});
