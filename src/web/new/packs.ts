/** What the ready rules of a table differ in, for whoever chooses between them: in a game of its own and in a cup. */
export const packTexts = {
  'pack.vavt-cup-2017': {
    ru: 'Регламент кубка ВАВТ: с Доктором, стрельба по договорённости, третий фол удаляет',
    en: 'The VAVT regulation: with a Doctor, shooting by agreement, the third foul removes',
  },
  'pack.sport-classic': {
    ru: 'Классика: без Доктора, стрельба вслепую, лучший ход, четвёртый фол удаляет',
    en: 'Classic: no Doctor, blind shooting, best move, the fourth foul removes',
  },
} as const;
