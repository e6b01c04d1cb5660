import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  title: { ru: 'Протокол', en: 'Protocol' },
  early: {
    ru: 'Протокол откроется, когда судья объявит победителя',
    en: 'The protocol opens when the judge announces the winner',
  },
  earlyText: {
    ru: 'До этого в нём были бы роли: их не показывают никому.',
    en: 'Before that it would tell the roles, which are shown to nobody.',
  },
  running: {
    ru: 'Игра ещё идёт: этот протокол видите только вы.',
    en: 'The game is not over: only you see this protocol.',
  },
  print: { ru: 'Печать', en: 'Print' },
  open: { ru: 'Открыть отдельно', en: 'Open apart' },
  xlsx: { ru: 'Таблица XLSX', en: 'XLSX workbook' },
  json: { ru: 'Данные JSON', en: 'JSON data' },
  page: { ru: 'Страница для печати', en: 'The page for print' },
  paper: { ru: 'Бумажный протокол, как набран', en: 'The paper protocol as typed' },
  paperText: {
    ru: 'Игра внесена с бумаги. Набранное хранится слово в слово.',
    en: 'The game was typed in from paper. What was typed is kept word for word.',
  },
});
