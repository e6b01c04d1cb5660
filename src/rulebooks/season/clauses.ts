/**
 * The rules of any season that an organiser writes as a pack. They name no numbers: those stand in the pack. Each chapter
 * belongs to the kernel or to modules (`chapters.ts` says which), and a season shows the clauses of its own modules only.
 */
import type { Clause } from '../../engine/contract.js';

const BOARD = 'src/web/board/board.tsx';

const executed = (code: string, ru: string, en: string): Clause => ({
  kind: 'executed',
  code: `rulebooks/race/${code}`,
  summary: { ru, en },
});
const onBoard = (code: string, ru: string, en: string): Clause => ({
  ...executed(code, ru, en),
  screen: BOARD,
});
const scheduled = (code: string, ru: string, en: string): Clause => ({
  ...executed(code, ru, en),
  kind: 'schedule',
});

export const clauses = {
  // 1. The season
  'season:1.1': onBoard(
    'walk.ts',
    'Поле — столько клеток, сколько задано пакетом; отряды идут по порядку номеров.',
    'The field has as many cells as the pack says; the sides walk them in the order of their numbers.',
  ),
  'season:1.2': executed(
    'walk.ts',
    'Старт стоит перед полем; клетка 1 — первый шаг.',
    'The start lies before the field; cell 1 is the first step.',
  ),
  'season:1.3': executed(
    'day.ts',
    'Игровой день идёт по шагам в твёрдом порядке и останавливается там, где нужен ответ человека.',
    'A game day goes by steps in a fixed order and stops where a person has to answer.',
  ),
  'season:1.4': executed(
    'day.ts',
    'Считается итоговая таблица викторины; апелляции к ней остаются в протоколе и ходов не меняют.',
    'The final table of the quiz counts; appeals against it stay on record and move nothing.',
  ),
  'season:1.5': {
    ...scheduled(
      'day.ts',
      'Отчёт о ходах выходит в день и час, названные пакетом.',
      'The report of the moves comes out on the day and hour named by the pack.',
    ),
    screen: 'src/web/screens/report.tsx',
  },
  'season:1.6': executed(
    'finish.ts',
    'Если игры кончились раньше, побеждает ближайший к финишу; при равенстве — тот, кто в последней игре ходил раньше.',
    'When the games end first, the side nearest to the finish wins; on a tie, the one that moved earlier in the last game.',
  ),
  'season:1.7': executed(
    'moves.ts',
    'Первый, кто дошёл до финиша в порядке очереди, побеждает, и сезон окончен.',
    'The first to reach the finish, in the order of moves, wins, and the season is over.',
  ),
  'season:1.8': executed('walk.ts', 'Последняя клетка — финиш.', 'The last cell is the finish.'),
  'season:1.9': {
    kind: 'executed',
    code: 'rulebooks/season/modules.ts',
    summary: {
      ru: 'Пакет включает правила по разделам; чего он не включил, того в сезоне нет.',
      en: 'A pack switches rules on by modules; what it leaves out does not exist in its season.',
    },
  },
  // 2. Teams
  'season:2.1': executed(
    'day.ts',
    'Команды первой игры раздаются отрядам по местам, по кругу; поделившие место — в порядке, который назовёт организатор. Пришедшие позже играют вне сезона, если пакет не говорит иначе.',
    'The teams of the first game are dealt to the sides by their places, round and round; those that share a place in the order the organiser names. Later ones play outside the season unless the pack says otherwise.',
  ),
  'season:2.2': executed(
    'modules/blocks.ts',
    'Команды раздаются до первой игры по таблице прошлого сезона: каждый блок мест — своим жребием.',
    'Teams are dealt before the first game by the table of an earlier season: each block of places by a lot of its own.',
  ),
  'season:2.3': executed(
    'modules/mercenaries.ts',
    'Новая команда — наёмники: отряд ей даёт жребий.',
    'A new team is of mercenaries: a lot gives it a side.',
  ),
  'season:2.4': executed(
    'modules/mercenaries.ts',
    'Отряд, получивший наёмников, ждёт, пока их получат остальные.',
    'A side that has had mercenaries waits until the others have had theirs.',
  ),
  'season:2.5': executed(
    'modules/mercenaries.ts',
    'Сначала наёмники идут туда, где команд меньше всего.',
    'Mercenaries go first where there are fewest teams.',
  ),
  'season:2.6': executed(
    'modules/deserters.ts',
    'Команда отряда, которой долго нет, уходит к тем, кого назвал пакет: им сразу доля заработанного ею, её отряду вычет из нового хода.',
    'A team of a side that stays away too long goes over to the side the pack names: a share of what it earned is theirs at once, its own side pays in a new move.',
  ),
  'season:2.7': executed(
    'modules/deserters.ts',
    'Вернувшаяся команда снова со своими; если отряд стоит на пропуске хода, пропуск отменяется.',
    'A team that comes back is with its own again; if the side stands on a skip, the skip is cancelled.',
  ),
  // 3. The move
  'season:3.1': executed(
    'order.ts',
    'Ходят по месту лучшей команды в этой игре; при равенстве очередь называет организатор.',
    'The sides move by the place of their best team in this game; of equals the organiser names the order.',
  ),
  'season:3.2': executed(
    'dice.ts',
    'Кубики — очки команд отряда за игру.',
    'The dice are the points of the side’s teams in the game.',
  ),
  'season:3.3': executed(
    'dice.ts',
    'Складываются основной зачёт, кубок и творческий конкурс, каждый своей мерой из пакета.',
    'The main table, the cup and the creative contest add up, each by its measure in the pack.',
  ),
  'season:3.4': executed('dice.ts', 'Доли округляются вниз.', 'Parts are rounded down.'),
  'season:3.5': executed(
    'dice.ts',
    'Кубик не бывает меньше наименьшего, названного пакетом.',
    'A die is never less than the least the pack names.',
  ),
  'season:3.6': executed(
    'moves.ts',
    'Отряд проходит столько клеток, сколько выпало с прибавками и вычетами; метка действует на того, кто закончил на ней ход.',
    'A side walks what it threw with all additions and deductions; a mark acts on whoever ends the move on it.',
  ),
  // 4. The cells
  'season:4.1': onBoard(
    'board.ts',
    'Метки клеток названы пакетом.',
    'The pack names the marks of the cells.',
  ),
  'season:4.2': onBoard('board.ts', 'Клетка без метки свободна.', 'A cell without a mark is free.'),
  'season:4.3': onBoard(
    'marks.ts',
    'Привал: следующий ход пропускается.',
    'A halt: the next move is skipped.',
  ),
  'season:4.4': onBoard(
    'moves.ts',
    'Перемещение: вперёд или назад на столько клеток, сколько написано.',
    'A jump: as many cells forward or back as is written.',
  ),
  'season:4.5': onBoard(
    'moves.ts',
    'Возврат: путь заново с клетки 1.',
    'A return: the way anew from cell 1.',
  ),
  'season:4.6': onBoard(
    'marks.ts',
    'Прибавка или вычет: к следующему ходу того, кто здесь остановился.',
    'An addition or deduction: to the next move of whoever stops here.',
  ),
  'season:4.7': onBoard(
    'marks.ts',
    'Замок: своим прибавка к следующему ходу, чужим вычет, как задано пакетом.',
    'A castle: its own side gains on the next move and others lose, as the pack says.',
  ),
  'season:4.8': onBoard(
    'modules/choices.ts',
    'Мост сватов: согласиться — идти дальше с названной клетки, но пир съест часть следующего хода; отказаться — и во второй раз пропустить здесь ход.',
    'The matchmakers’ bridge: agree — go on from the named cell, but a feast eats of the next move; refuse — and skip a move the second time here.',
  ),
  'season:4.9': onBoard(
    'modules/choices.ts',
    'Здесь вручают монету, одну на отряд.',
    'A coin is given here, one a side.',
  ),
  'season:4.10': onBoard(
    'modules/choices.ts',
    'Здесь за монету называют соперника: ему вычет, себе прибавка; без монеты — долг. Кто промолчал, остаётся при монете.',
    'Here the coin buys the naming of a rival: he loses, the namer gains; without a coin one owes. Who keeps silent keeps the coin.',
  ),
  'season:4.11': onBoard(
    'modules/roulette.ts',
    'Рулетка: из основного зачёта следующего хода уходит самый большой результат.',
    'A roulette: the next move’s main sum loses its largest result.',
  ),
  // 5. Territory
  'season:5.1': onBoard(
    'modules/territory.ts',
    'После игры отряды красят клетки в свой цвет.',
    'After a game the sides paint cells in their colours.',
  ),
  'season:5.2': executed(
    'modules/territory.ts',
    'Чем больше набрано в основном зачёте, тем меньше клеток: первому одна, последнему больше всех.',
    'The more main points, the fewer cells: one to the first, the most to the last.',
  ),
  'season:5.3': executed(
    'modules/territory.ts',
    'Красят непокрашенное; чужое перекрашивают за очко следующего хода.',
    'Unpainted cells are painted; painting over another’s costs a point of the next move.',
  ),
  'season:5.4': executed(
    'moves.ts',
    'Кто остановился на чужой клетке, дарит её хозяину шаг в этой же игре.',
    'Whoever stops on another’s cell gives its owner one step in the same game.',
  ),
  'season:5.5': scheduled(
    'modules/territory.ts',
    'Красят после игры и до закрытия, названного пакетом.',
    'Painting lasts from the game to the close named by the pack.',
  ),
  'season:5.6': scheduled(
    'modules/territory.ts',
    'Закрытие покраски считается от следующей игры.',
    'The close is counted from the next game.',
  ),
  'season:5.7': scheduled(
    'modules/territory.ts',
    'Окна открываются по очереди ходов: в назначенный час — стольким первым отрядам, сколько сказано.',
    'Windows open by the order of moves: at each hour for so many of the first sides.',
  ),
  'season:5.8': executed(
    'modules/territory.ts',
    'Кто не красил до закрытия, свои клетки теряет.',
    'Whoever has not painted by the close loses the cells due.',
  ),
  // 6. Emigrants
  'season:6.1': executed(
    'modules/emigrants.ts',
    'Команды, которых не было на раздаче, — эмигранты: у них нет отряда.',
    'Teams that missed the dealing are emigrants: they have no side.',
  ),
  'season:6.2': executed(
    'modules/emigrants.ts',
    'Эмигрантом команда становится с первой своей игры.',
    'A team becomes an emigrant with its first game.',
  ),
  'season:6.3': executed(
    'modules/emigrants.ts',
    'Свободные эмигранты стирают краску: столько клеток по жребию, сколько у них очков.',
    'Free emigrants wipe paint off: as many cells by lot as they have points.',
  ),
  'season:6.4': executed(
    'modules/emigrants.ts',
    'Жребий бросают на клетки от последнего отряда до финиша.',
    'The lot covers the cells from the last side to the finish.',
  ),
  'season:6.5': executed(
    'modules/emigrants.ts',
    'Ставят клетками, которых у отряда не меньше, чем ставка, и которые не обещаны на других торгах.',
    'Bids are in cells the side has and has not pledged elsewhere.',
  ),
  'season:6.6': executed(
    'modules/emigrants.ts',
    'Победитель платит своими клетками по жребию и получает команду под контроль.',
    'The winner pays with cells of his drawn by lot and gets control of the team.',
  ),
  'season:6.7': executed(
    'modules/emigrants.ts',
    'Контроль теряется, когда команда пропускает столько игр подряд, сколько сказано пакетом.',
    'Control is lost when the team misses as many games in a row as the pack says.',
  ),
  'season:6.8': executed(
    'modules/emigrants.ts',
    'Вернувшаяся команда снова выставляется на торги.',
    'A team that comes back is put up again.',
  ),
  'season:6.9': scheduled(
    'modules/emigrants.ts',
    'Торги идут перед игрой в часы, названные пакетом; среди заявленных эмигрантов каждый — отдельный лот.',
    'The auction goes on before a game in the hours of the pack; every registered emigrant is a lot of its own.',
  ),
  // 7. Fights
  'season:7.1': executed(
    'modules/fights.ts',
    'Отряды, закончившие ход на одной клетке, борются за неё.',
    'Sides that end a move on one cell fight for it.',
  ),
  'season:7.2': executed(
    'modules/fights.ts',
    'Сравнивают взятые вопросы с номерами дня, месяца и года игры.',
    'What counts is the questions taken whose numbers are the day, the month and the year of the game.',
  ),
  'season:7.3': executed(
    'modules/fights.ts',
    'Когда борются многие, каждый отходит на столько клеток, на сколько мест отстал.',
    'Of many fighters each goes back by as many cells as places.',
  ),
  'season:7.4': executed(
    'modules/fights.ts',
    'Отступивший на занятую клетку борется и там.',
    'Whoever falls back on a taken cell fights there too.',
  ),
  'season:7.5': executed('modules/fights.ts', 'Равные расходятся миром.', 'Equals part in peace.'),
  'season:7.6': executed(
    'modules/fights.ts',
    'Победитель творческого конкурса с клетки не уходит.',
    'The winner of the creative contest does not leave the cell.',
  ),
  // 8. Offers
  'season:8.1': executed(
    'modules/offers.ts',
    'На клетке предложения отряд связан им до следующей игры.',
    'On the cell of an offer a side is bound by it until the next game.',
  ),
  'season:8.2': onBoard(
    'modules/offers.ts',
    'Клетки, хозяева и задания предложений названы пакетом.',
    'The pack names the cells, hosts and tasks of the offers.',
  ),
  'season:8.3': executed(
    'modules/offers.ts',
    'Выполнившему — прибавка, отказавшему — вычет, как задано пакетом; что не решено до игры, спрашивают у организатора.',
    'A fulfilled offer gains and a refused one costs what the pack says; what is undecided before the game the organiser is asked.',
  ),
  'season:8.4': executed(
    'modules/offers.ts',
    'Дресс-код: прийти на игру в названном образе.',
    'Dress code: come to the game dressed as told.',
  ),
  'season:8.5': executed(
    'modules/offers.ts',
    'Сплетня: её пишут все остальные отряды, и хозяину платят за каждую.',
    'Gossip: all other sides write it, and the host is paid for each.',
  ),
  'season:8.6': executed(
    'modules/offers.ts',
    'Шутка: хозяин клетки получает своё в любом случае.',
    'A joke: the host of the cell gets his due in any case.',
  ),
  'season:8.7': executed(
    'modules/offers.ts',
    'Дань: клетки под покраску следующей игры уходят хозяину.',
    'Tribute: the cells to paint of the next game go to the host.',
  ),
  'season:8.8': executed(
    'modules/offers.ts',
    'Выдача: хозяину отдают всех своих эмигрантов; отдавать некого — вычет.',
    'Surrender: the host gets all emigrants of the side; with none to give it loses.',
  ),
  'season:8.9': executed(
    'modules/captive.ts',
    'Плен: очки одной команды в следующей игре хозяин продаёт с торгов за клетки.',
    'Captivity: the host auctions the points of one team in the next game for cells.',
  ),
  'season:8.10': executed(
    'modules/offers.ts',
    'Ода: её слагают хозяину, и он получает своё в любом случае.',
    'An ode: it is made for the host, who gets his due in any case.',
  ),
  'season:8.11': executed(
    'modules/offers.ts',
    'Отряды присылают свои предложения.',
    'The sides send in offers of their own.',
  ),
  'season:8.12': scheduled(
    'modules/offers.ts',
    'Их ждут до дня, названного пакетом.',
    'They are taken until the day named by the pack.',
  ),
  // 9. Intrigues
  'season:9.1': scheduled(
    'modules/intrigues.ts',
    'Перед играми, названными пакетом, отряд пишет тайное письмо: с кем он и против кого. До отчёта писем никто не видит.',
    'Before the games named by the pack a side writes a secret letter: with whom and against whom. Nobody sees the letters before the report.',
  ),
  'season:9.2': executed(
    'modules/intrigues.ts',
    'Двое назвали друг друга и одну цель: цели вычет, им прибавка. Цели разные — решает организатор.',
    'Two named each other and one target: it loses, they gain. With different targets the organiser decides.',
  ),
  'season:9.3': executed(
    'modules/intrigues.ts',
    'Союзник написал о другом: сговор не удался, отправителю вычет.',
    'The ally wrote of somebody else: the pact failed and its sender loses.',
  ),
  'season:9.4': executed(
    'modules/intrigues.ts',
    'Союзник промолчал: отправитель и цель меряются ходами этой игры.',
    'The ally kept silent: sender and target compare their moves of this game.',
  ),
  // 10. The council
  'season:10.1': executed(
    'council.ts',
    'Спорное решает совет голосованием.',
    'The council decides by vote what is disputed.',
  ),
  'season:10.2': executed(
    'seats.ts',
    'В совете сидят капитаны или, где так говорит пакет, представители команд; у каждого один голос.',
    'The council is of captains or, where the pack says so, of teams’ representatives; each has one vote.',
  ),
  'season:10.3': executed(
    'councillors.ts',
    'Где пакет собирает совет команд, голос есть у каждой команды.',
    'Where the pack calls a council of teams, every team has a vote.',
  ),
  'season:10.4': executed(
    'seats.ts',
    'Капитан назначает помощников до дня, названного пакетом.',
    'A captain names deputies until the day named by the pack.',
  ),
  'season:10.5': executed(
    'council.ts',
    'О чём правила и пакет молчат, решает организатор с советом; причина записывается.',
    'What the rules and the pack leave open the organiser decides with the council; the reason is recorded.',
  ),
  'season:10.6': executed(
    'council.ts',
    'Чего совет не решил, решает апелляционное жюри.',
    'What the council has not decided the appeal jury does.',
  ),
} satisfies Record<string, Clause>;

export type ClauseId = keyof typeof clauses;
