/** The words of season reports, protocols and tables. */
import { speaker } from '../texts/messages.js';

export const words = speaker({
  // The report
  title: { ru: '{season}. Отчёт об игре {game}', en: '{season}. Report of game {game}' },
  protocolTitle: { ru: '{season}. Протокол игры {game}', en: '{season}. Protocol of game {game}' },
  played: { ru: 'Игра прошла {date}.', en: 'The game was on {date}.' },
  revision: {
    ru: 'Это редакция {revision}: после прошлой что-то исправлено, ходы пересчитаны.',
    en: 'This is revision {revision}: something was corrected after the last one and the moves recomputed.',
  },
  revisionSame: {
    ru: 'Это редакция {revision}: в ней всё так же, как в прошлой.',
    en: 'This is revision {revision}: nothing in it differs from the last one.',
  },
  owners: { ru: 'Чьи клетки', en: 'Whose the cells are' },
  cellOf: { ru: 'клетка {cell}', en: 'cell {cell}' },
  owner: { ru: 'хозяин', en: 'owner' },
  notResolved: { ru: 'Игра ещё не рассчитана.', en: 'The game has not been resolved yet.' },
  since: { ru: 'С прошлого отчёта', en: 'Since the last report' },
  teams: { ru: 'Команды', en: 'Teams' },
  order: { ru: 'Очерёдность ходов', en: 'Order of moves' },
  dice: { ru: 'Кубики', en: 'Dice' },
  walks: { ru: 'Ходы', en: 'Moves' },
  intrigues: { ru: 'Письма и сговоры', en: 'Letters and pacts' },
  choices: { ru: 'Выбор на клетках', en: 'Choices of cells' },
  fights: { ru: 'Борьба {sidesG}', en: 'Fights of {sidesG}' },
  marks: { ru: 'Метки и предложения', en: 'Marks and offers' },
  zeroing: { ru: 'Обнуление', en: 'Zeroing' },
  painting: { ru: 'Захват территорий', en: 'Painting' },
  standing: { ru: 'Положение', en: 'Standings' },
  carried: { ru: 'К следующему ходу', en: 'Carried to the next move' },
  due: { ru: 'Что дальше', en: 'What comes next' },
  questions: { ru: 'Открытые вопросы', en: 'Open questions' },
  appeals: { ru: 'Апелляции', en: 'Appeals' },
  rulings: { ru: 'Решения там, где правила молчат', en: 'Rulings where the rules are silent' },

  asks: { ru: 'Ждёт решения организатора', en: 'Waits for the organiser' },

  // Details
  mainOf: { ru: 'Основной зачёт: {sum}.', en: 'Main points: {sum}.' },
  cupOf: { ru: 'Кубок Лиги: {sum}.', en: 'League Cup: {sum}.' },
  nobody: { ru: 'команды {sideG} не играли', en: 'no team of the {sideG} played' },
  dealt: { ru: 'Команды розданы {sidesD} по местам.', en: 'Teams are dealt to the {sidesD} by place.' },
  bestPlace: {
    ru: 'Раньше ходит {sideN}, чья лучшая команда выше в таблице.',
    en: 'A {sideN} whose best team stands higher in the table moves earlier.',
  },
  ranksHow: {
    ru: 'Место по сумме очков и есть число клеток: у первого одна.',
    en: 'The rank by the sum of points is the number of cells: the first has one.',
  },
  noFights: { ru: 'В этой игре никто не боролся.', en: 'Nobody fought in this game.' },
  sumChange: { ru: 'всего {amount} к ходу', en: '{amount} to the move in all' },
  fromSource: { ru: '{amount} — {source}, игра {game}', en: '{amount} — {source}, game {game}' },
  skips: { ru: 'пропускает {turns}', en: 'skips {turns}' },
  roulette: {
    ru: 'рулетка: лучший результат команды не в счёт',
    en: 'roulette: the best team result does not count',
  },
  nothingCarried: { ru: 'Ничего: все ходят, сколько выпадет.', en: 'Nothing: all move as thrown.' },
  paintUntil: { ru: 'Красить можно до {until}.', en: 'Painting goes on until {until}.' },
  paintUntilNights: {
    ru: 'Красить можно до {until}; ночью перерыв.',
    en: 'Painting goes on until {until}; not at night.',
  },
  paintFirst: {
    ru: 'Клетка достаётся тому, чья заявка принята первой. Перекрасить чужую — {price} к следующему ходу.',
    en: 'A cell goes to the request accepted first. Repainting a cell of others is {price} to the next move.',
  },
  deputies: { ru: 'Назначить {deputiesA} — до {until}', en: 'Name {deputiesA} — until {until}' },
  letters: {
    ru: 'Письма о сговоре к игре {game} — до {until}',
    en: 'Letters of intrigue before game {game} — until {until}',
  },
  choiceTwins: {
    ru: '{clan}: клетка {cell}, жениться или отказаться — до начала следующей игры',
    en: '{clan}: cell {cell}, marry or refuse — by the start of the next game',
  },
  choiceName: {
    ru: '{clan}: клетка {cell}, имя за монету — до начала следующей игры',
    en: '{clan}: cell {cell}, a name for the coin — by the start of the next game',
  },
  feast: {
    ru: 'свадебный пир: от хода останется одна часть из {parts}',
    en: 'wedding feast: one part in {parts} of the move is left',
  },
  coin: { ru: 'монета при себе', en: 'the coin is at hand' },
  appointments: {
    ru: 'Назначить {deputiesA} и прислать предложения — до {until}',
    en: 'Name {deputiesA} and send offers — until {until}',
  },
  auction: {
    ru: 'Торги за эмигрантов — с {from} до {until}',
    en: 'Auction of emigrants — from {from} until {until}',
  },
  offerOpen: {
    ru: '{clans}: {offer} — {task} Срок — начало следующей игры',
    en: '{clans}: {offer} — {task} Due by the start of the next game',
  },
  captiveOpen: {
    ru: '{clan}: в плену {team}, торги до {until}',
    en: '{clan}: captive {team}, auction until {until}',
  },
  captiveWaits: {
    ru: '{clan}: {offer} — хозяин предложения назначает торги',
    en: '{clan}: {offer} — the owner of the offer sets the auction',
  },
  nextGame: { ru: 'Игра {game}: {from}', en: 'Game {game}: {from}' },
  noNextGame: { ru: 'Это была последняя игра сезона.', en: 'This was the last game of the season.' },
  questionVote: {
    ru: '{question} {CouncillorsN} голосуют до {until}',
    en: '{question} The {councillorsN} vote until {until}',
  },
  questionRaised: {
    ru: '{question} Ждёт голосования {councillorsG}',
    en: '{question} Waits for a vote of the {councillorsG}',
  },
  questionJury: { ru: '{question} Передан апелляционному жюри', en: '{question} Passed to the appeal jury' },
  appealsNote: { ru: '{text} Ходов не меняет.', en: '{text} It moves nobody.' },
  invented: {
    ru: 'Метки клеток {cells} придуманы для показа: в регламенте они только на картинке',
    en: 'The marks of cells {cells} are made up for a demonstration: the regulation has them only on its picture',
  },
  also: { ru: '{moment} ({name} {other})', en: '{moment} ({name} {other})' },

  // Heads of tables; after the first they stand before a value
  clan: { ru: '{SideN}', en: '{SideN}' },
  cell: { ru: 'клетка', en: 'cell' },
  step: { ru: 'за игру', en: 'this game' },
  territory: { ru: 'закрашено', en: 'painted' },
  sum: { ru: 'очков', en: 'points' },
  rank: { ru: 'место', en: 'rank' },
  toPaint: { ru: 'красит клеток', en: 'cells to paint' },
  from: { ru: 'с', en: 'from' },

  // The protocol
  quizTable: { ru: 'Таблица игры', en: 'Quiz table' },
  team: { ru: 'Команда', en: 'Team' },
  place: { ru: 'Место', en: 'Place' },
  mainPoints: { ru: 'Основной зачёт', en: 'Main points' },
  cupPoints: { ru: 'Кубок Лиги', en: 'League Cup' },
  ofClan: { ru: '{SideN}', en: '{SideN}' },
  outside: { ru: 'вне зачёта', en: 'out of competition' },
  freeEmigrant: { ru: 'свободные эмигранты', en: 'free emigrants' },
  signature: { ru: 'Организатор', en: 'Organiser' },
  signed: { ru: 'подпись, дата', en: 'signature, date' },

  // The season table
  sheet: { ru: 'Сезон', en: 'Season' },
  colGame: { ru: 'Игра', en: 'Game' },
  colDate: { ru: 'Дата', en: 'Date' },
  colOrder: { ru: 'Очерёдность', en: 'Order' },
  colMain: { ru: 'Основной зачёт', en: 'Main points' },
  colCup: { ru: 'Кубок Лиги', en: 'League Cup' },
  colMainDie: { ru: 'Кубик основного зачёта', en: 'Main die' },
  colCupDie: { ru: 'Кубик Кубка Лиги', en: 'Cup die' },
  colCreative: { ru: 'Творческий конкурс', en: 'Creative contest' },
  colModifiers: { ru: 'Прибавки и вычеты', en: 'Changes' },
  colTotal: { ru: 'Выпало', en: 'Thrown' },
  colCell: { ru: 'Клетка', en: 'Cell' },
  colTerritory: { ru: 'Закрашено', en: 'Painted' },
  colRank: { ru: 'Место по очкам', en: 'Rank' },
  colToPaint: { ru: 'Клеток под покраску', en: 'Cells to paint' },
});
