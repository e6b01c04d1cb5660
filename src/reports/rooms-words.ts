/** The words of the reports of «12 комнат». */
import { speaker } from '../texts/messages.js';

export const words = speaker({
  resultsTitle: { ru: '{game}. Результаты хода {turn}', en: '{game}. Results of turn {turn}' },
  startTitle: { ru: '{game}. Первый отчёт', en: '{game}. The first report' },
  privateTitle: { ru: '{game}. Ход {turn}, отчёт: {player}', en: '{game}. Turn {turn}, report: {player}' },
  privateTitleNobody: { ru: '{game}. Ход {turn}, отчёт', en: '{game}. Turn {turn}, report' },
  dryRun: {
    ru: 'Пробный расчёт: ничего ещё не опубликовано.',
    en: 'A dry run: nothing has been published yet.',
  },
  placed: { ru: 'Все на местах, игра начинается.', en: 'Everybody is in place, the game begins.' },
  finalTitle: { ru: '{game}. Всё открыто', en: '{game}. Everything is open' },
  roles: { ru: 'Роли и маршруты', en: 'Roles and routes' },
  player: { ru: 'Игрок', en: 'Player' },
  role: { ru: 'роль', en: 'role' },
  route: { ru: 'маршрут', en: 'route' },
  swapped: { ru: '{role} (в начале — {original})', en: '{role} (at first: {original})' },
  map: { ru: 'Карта в начале игры', en: 'The map at the start' },
  roomOf: { ru: '{n} — {room}', en: '{n} — {room}' },
  authors: { ru: 'Авторы анонимок', en: 'Authors of the anonymous messages' },
  noReport: { ru: 'Отчёта за этот ход нет.', en: 'There is no report for this turn.' },

  vote: { ru: 'Голосование', en: 'Vote' },
  totals: { ru: 'Итог голосования', en: 'Outcome of the vote' },
  left: { ru: 'Предупреждения и выбывания', en: 'Warnings and departures' },
  rooms: { ru: 'Комнаты', en: 'Rooms' },
  anonymous: { ru: 'Анонимки', en: 'Anonymous messages' },
  contest: { ru: 'Розыгрыш', en: 'Contest' },
  next: { ru: 'Следующий ход', en: 'The next turn' },
  inGame: { ru: 'В игре', en: 'In the game' },
  rulings: { ru: 'Решения там, где регламент молчит', en: 'Rulings where the regulation is silent' },
  guesses: { ru: 'Догадки и карта', en: 'Guesses and the map' },
  mafia: { ru: 'Кто в комнатах мафии', en: 'Who is in the rooms of the mafia' },

  images: {
    ru: '🖼 {n, plural, one {# картинка} few {# картинки} many {# картинок} other {# картинки}} — в теме игры',
    en: '🖼 {n, plural, one {# picture} other {# pictures}} in the thread of the game',
  },
  deadline: {
    ru: 'Ход {turn}: приём строго до {until}.',
    en: 'Turn {turn}: moves are taken strictly until {until}.',
  },
  deadlineMoscow: {
    ru: 'Ход {turn}: приём строго до {until} (время московское).',
    en: 'Turn {turn}: moves are taken strictly until {until} (Moscow time).',
  },
  paused: {
    ru: 'Ход {turn} на паузе: ведущий назначит новый дедлайн.',
    en: 'Turn {turn} is paused: the master will set a new deadline.',
  },
  planned: { ru: 'Следующий ход по плану — {date}.', en: 'The next turn is planned for {date}.' },
  players: {
    ru: '{n, plural, one {Остаётся # игрок} few {Остаются # игрока} many {Остаётся # игроков} other {Остаются # игрока}}: {players}.',
    en: '{n, plural, one {# player is left} other {# players are left}}: {players}.',
  },
  nobodyLeft: { ru: 'В игре не осталось никого.', en: 'Nobody is left in the game.' },
});
