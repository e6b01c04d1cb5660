/** Texts of the form that opens a vote. */
import { defineTexts } from '../app/i18n.js';

export const voteTexts = defineTexts({
  open: { ru: 'Открыть голосование', en: 'Open a vote' },
  choices: { ru: 'Варианты ответа', en: 'Choices' },
  choice: { ru: 'Вариант {n}', en: 'Choice {n}' },
  addChoice: { ru: 'Ещё вариант', en: 'Another choice' },
  removeChoice: { ru: 'Убрать вариант {n}', en: 'Remove choice {n}' },
  remove: { ru: 'Убрать', en: 'Remove' },
  closesAt: { ru: 'Голосуют до', en: 'Voting until' },
  decides: { ru: 'Голосование решает спорный пункт', en: 'The vote decides an open point' },
  decidesNone: { ru: 'нет, это просто вопрос', en: 'no, it is only a question' },
  means: { ru: 'Это значит', en: 'It means' },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
});
