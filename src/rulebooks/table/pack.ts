/** The cup as its organisers announced it, and what clubs play today as a preset of the same rules. */
import type { TablePack } from './setup.js';

export const vavtCup2017: TablePack = {
  id: 'vavt-cup-2017',
  version: '1',
  title: { ru: 'Кубок по мафии ВАВТ 2017', en: 'VAVT mafia cup 2017' },
  zone: 'Europe/Moscow',
  cards: { don: 1, mafia: 2, sheriff: 1, doctor: 1, citizen: 5 },
  rulings: {},
};

export const sportClassic: TablePack = {
  id: 'sport-classic',
  version: '1',
  title: { ru: 'Спортивная мафия, классика', en: 'Sports mafia, classic' },
  zone: 'Europe/Moscow',
  cards: { don: 1, mafia: 2, sheriff: 1, doctor: 0, citizen: 6 },
  rulings: {
    'night.shooting': 'blind',
    'fouls.third': 'loseSpeech',
    legacy: 'three',
    'removal.cancelsVote': 'yes',
    stalemate: 'draw',
    killAll: 'night',
  },
};
