/** Texts of going through a game step by step. */
import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  title: { ru: 'Партия по шагам', en: 'The game step by step' },
  lead: {
    ru: 'Каждая запись судьи: что произошло, по какому пункту и как после неё стоял стол.',
    en: 'Every entry of the judge: what happened, by which clause, and the table after it.',
  },
  later: {
    ru: 'Разбор откроется, когда судья объявит итог.',
    en: 'This opens when the judge has announced the result.',
  },
  play: { ru: 'Проиграть', en: 'Play' },
  pause: { ru: 'Остановить', en: 'Pause' },
  back: { ru: 'Шаг назад', en: 'One step back' },
  forward: { ru: 'Шаг вперёд', en: 'One step forward' },
  slider: { ru: 'Шаг партии', en: 'Step of the game' },
  start: { ru: 'До начала', en: 'Before the beginning' },
  step: { ru: 'Шаг {n} из {of}', en: 'Step {n} of {of}' },
  stepTitle: { ru: 'Шаг {n}: {what}', en: 'Step {n}: {what}' },
  happened: { ru: 'Что произошло', en: 'What happened' },
  nothing: { ru: 'Игроки собираются за столом.', en: 'The players gather at the table.' },
  roles: { ru: 'Показывать роли', en: 'Show roles' },
  keys: {
    ru: 'Клавиши: ← и → — по шагу, Home и End — в начало и в конец, пробел — проиграть.',
    en: 'Keys: ← and → one step, Home and End to the ends, space to play.',
  },
  chapters: { ru: 'Перейти к', en: 'Go to' },
  nominees: { ru: 'Выставлены: {seats}', en: 'Nominated: {seats}' },
});
