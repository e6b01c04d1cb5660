/**
 * The clauses of the regulation, by id, each in the product's own words, with the file that carries it. Numbers repeat
 * in the text once: 7.3 is the range of zeroing, 7.3a the control over emigrants. Chapter 10 has no numbers inside.
 */
import type { Clause } from '../../engine/contract.js';

export const clauses = {
  // 1. Main provisions
  'mafia-2018:1.1': {
    kind: 'executed',
    code: 'rulebooks/race/deal.ts',
    screen: 'src/web/organiser/import/import.tsx',
    summary: {
      ru: 'Команды первой игры раздаются шести кланам по кругу, по занятым местам: 1-е, 7-е, 13-е место — первому клану, 2-е, 8-е — второму и так далее, сколько бы команд ни пришло.',
      en: 'The teams of the first game are dealt to the six clans in turn by place: places 1, 7, 13 to the first clan, 2, 8 to the second, and so on however many came.',
    },
  },
  'mafia-2018:1.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'Команда, пришедшая позже первой игры, становится эмигрантом.',
      en: 'A team that came after the first game is an emigrant.',
    },
  },
  'mafia-2018:1.3': {
    kind: 'schedule',
    code: 'rulebooks/race/day.ts',
    screen: 'src/web/screens/report.tsx',
    summary: {
      ru: 'Отчёт о ходах выходит в воскресенье после игры.',
      en: 'The report of the moves comes out on the Sunday after the game.',
    },
  },

  // 2. The field
  'mafia-2018:2.1': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Поле — 262 клетки; кланы идут по ним по порядку номеров.',
      en: 'The field has 262 cells; the clans walk them in the order of their numbers.',
    },
  },
  'mafia-2018:2.2': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    summary: {
      ru: 'Старт — нулевая позиция вне поля; клетка 1 — первый шаг.',
      en: 'The start is position 0 outside the field; cell 1 is the first step.',
    },
  },
  'mafia-2018:2.3': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    summary: {
      ru: 'Клан проходит столько клеток, сколько выпало; метка действует на того, кто закончил на ней ход. Цель — дойти до финиша первым.',
      en: 'A clan walks as many cells as it threw; a mark acts on whoever ends the move on it. The aim is to reach the finish first.',
    },
  },
  'mafia-2018:2.4': {
    kind: 'executed',
    code: 'rulebooks/race/board.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Клетки бывают с метками трёх видов; что на какой клетке, показано на поле.',
      en: 'Cells can carry marks of three kinds; the board shows which cell has which.',
    },
  },
  'mafia-2018:2.4.1': {
    kind: 'executed',
    code: 'rulebooks/race/marks.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Круг: клан пропускает следующий ход.',
      en: 'A circle: the clan skips its next move.',
    },
  },
  'mafia-2018:2.4.2': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Треугольник с числом: клан переходит на столько клеток вперёд или назад.',
      en: 'A triangle with a number: the clan moves that many cells forward or back.',
    },
  },
  'mafia-2018:2.4.3': {
    kind: 'executed',
    code: 'rulebooks/race/marks.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Круг со знаком вопроса: у клетки особое условие — предложение или рулетка.',
      en: 'A circle with a question mark: the cell has a condition of its own, an offer or roulette.',
    },
  },
  'mafia-2018:2.5': {
    kind: 'executed',
    code: 'rulebooks/race/order.ts',
    screen: 'src/web/organiser/control/day-steps.tsx',
    summary: {
      ru: 'Кланы ходят по очереди: раньше тот, чья лучшая команда заняла место выше в игре этой недели. Прошлые игры ни на что не влияют.',
      en: 'The clans move in turn: first the one whose best team placed higher in this week’s game. Earlier games do not matter.',
    },
  },
  'mafia-2018:2.6': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Вместо броска кубиков берутся очки команд клана за игру.',
      en: 'The points of the clan’s teams in the game stand for the dice.',
    },
  },
  'mafia-2018:2.7': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    summary: {
      ru: 'Как только один из кланов, в порядке очереди, дошёл до финиша, сезон окончен.',
      en: 'The season is over as soon as a clan, in the order of moves, reaches the finish.',
    },
  },
  'mafia-2018:2.8': {
    kind: 'executed',
    code: 'rulebooks/race/finish.ts',
    summary: {
      ru: 'Если игры кончились раньше, побеждает клан, стоящий ближе всех к финишу; при равенстве — тот, кто в последней игре ходил раньше.',
      en: 'When the games run out first, the clan nearest to the finish wins; on a tie, the one earlier in the order of the last game.',
    },
  },
  'mafia-2018:2.9': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    summary: {
      ru: 'Финишная клетка 262 — тоже клетка хода.',
      en: 'The finish, cell 262, is a cell like the others.',
    },
  },
  'mafia-2018:2.10': {
    kind: 'screen',
    code: 'rulebooks/race/board-view.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Кланы стоят на поле фигурками своих цветов.',
      en: 'The clans stand on the field as figures of their colours.',
    },
  },

  // 3. The cells
  'mafia-2018:3.1': {
    kind: 'executed',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Перечень свободных клеток.',
      en: 'The list of free cells.',
    },
  },
  'mafia-2018:3.2': {
    kind: 'executed',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Предложения — на клетках 24, 55, 98, 133, 168, 215 и 234.',
      en: 'Offers stand on cells 24, 55, 98, 133, 168, 215 and 234.',
    },
  },
  'mafia-2018:3.3': {
    kind: 'executed',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Рулетка — на клетках 38, 76, 86, 113, 126, 179, 187 и 200.',
      en: 'Roulette stands on cells 38, 76, 86, 113, 126, 179, 187 and 200.',
    },
  },

  // 4. The clans
  'mafia-2018:4.1': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Первый клан — Русская мафия, синий: торгует игрушечным оружием.',
      en: 'The first clan is the Russian Mafia, blue: it deals in toy guns.',
    },
  },
  'mafia-2018:4.2': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Второй клан — Колумбийские бароны, голубой: сахар и сладости.',
      en: 'The second clan is the Colombian Barons, light blue: sugar and sweets.',
    },
  },
  'mafia-2018:4.3': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Третий клан — Сицилийские мафиози, зелёный: игры и головоломки.',
      en: 'The third clan is the Sicilian Mafiosi, green: games and puzzles.',
    },
  },
  'mafia-2018:4.4': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Четвёртый клан — Японские якудза, жёлтый: рэкет и переманивание эмигрантов.',
      en: 'The fourth clan is the Yakuza, yellow: rackets and luring emigrants away.',
    },
  },
  'mafia-2018:4.5': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Пятый клан — Китайские триады, оранжевый: торгует (резиновыми) людьми.',
      en: 'The fifth clan is the Chinese Triads, orange: trade in (rubber) people.',
    },
  },
  'mafia-2018:4.6': {
    kind: 'screen',
    code: 'rulebooks/mafia-2018/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Шестой клан — Мексиканская мафия, красный: чай, кофе и газировка.',
      en: 'The sixth clan is the Mexican Mafia, red: tea, coffee and soda.',
    },
  },

  // 5. The dice
  'mafia-2018:5.1': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Сколько очков выпало, на столько клеток и ход.',
      en: 'A move is as many cells as points were thrown.',
    },
  },
  'mafia-2018:5.2': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    screen: 'src/web/organiser/control/day-steps.tsx',
    summary: {
      ru: 'Выпавшее — сумма трёх частей: очки основного зачёта команд клана, делённые на 10; очки Кубка Лиги, делённые на 2; два очка за победу в творческом конкурсе.',
      en: 'A throw has three parts: the main points of the clan’s teams divided by 10, their League Cup points divided by 2, and two points for winning the creative contest.',
    },
  },
  'mafia-2018:5.3': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Дробная часть после деления отбрасывается.',
      en: 'The fraction left by a division is dropped.',
    },
  },
  'mafia-2018:5.4': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Основной зачёт и Кубок Лиги дают каждый не меньше одного очка: нуля на кубике нет.',
      en: 'The main points and the League Cup give at least one point each: a die has no zero.',
    },
  },
  'mafia-2018:5.5': {
    kind: 'executed',
    code: 'rulebooks/race/day.ts',
    summary: {
      ru: 'Кубики брошены, как только игра кончилась; апелляции по вопросам хода не меняют.',
      en: 'The dice are thrown when the game ends; appeals on questions move nobody.',
    },
  },
  'mafia-2018:5.6': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Пример: 94 очка дают 9, пять очков Кубка — 2, победа в конкурсе — ещё 2; всего 13.',
      en: 'An example: 94 points give 9, five Cup points give 2, the contest gives 2 more; 13 in all.',
    },
  },

  // 6. Territory
  'mafia-2018:6.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/territory.ts',
    summary: {
      ru: 'Право красить клетки своим цветом зависит от суммы очков основного зачёта команд клана.',
      en: 'The right to paint cells comes from the sum of main points of the clan’s teams.',
    },
  },
  'mafia-2018:6.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/territory.ts',
    screen: 'src/web/organiser/control/day-steps.tsx',
    summary: {
      ru: 'По сумме очков клан получает номер от 1 до 6: у наибольшей суммы — 1, у наименьшей — 6.',
      en: 'By that sum a clan gets a number from 1 to 6: 1 for the largest sum, 6 for the smallest.',
    },
  },
  'mafia-2018:6.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/territory.ts',
    screen: 'src/web/screens/clan/painting.tsx',
    summary: {
      ru: 'Сколько в номере, столько клеток клан и красит — свободных, в порядке очереди ходов. Чужую клетку можно перекрасить ценой очка следующего хода.',
      en: 'The number says how many cells the clan paints, of the free ones, in the order of moves. A cell of another clan can be repainted at the price of a point of the next move.',
    },
  },
  'mafia-2018:6.4': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    summary: {
      ru: 'Клан закончил ход на чужой крашеной клетке — её хозяин получает +1 к ходу этой игры. На своей клетке не происходит ничего.',
      en: 'When a clan ends its move on a cell of another, the owner gets +1 to this game’s move. One’s own cell gives nothing.',
    },
  },
  'mafia-2018:6.5': {
    kind: 'schedule',
    code: 'rulebooks/race/modules/territory.ts',
    screen: 'src/web/screens/clan/painting.tsx',
    summary: {
      ru: 'Красят после каждой игры сезона, начиная с первой; красит босс.',
      en: 'Painting follows each game of the season from the first on; the boss paints.',
    },
  },
  'mafia-2018:6.6': {
    kind: 'schedule',
    code: 'rulebooks/race/seats.ts',
    screen: 'src/web/screens/clan/painting.tsx',
    summary: {
      ru: 'Покрасить нужно до конца вторника перед следующей игрой. За босса может ответить консильери; их босс называет до срока начала сезона.',
      en: 'Painting must be done by the end of the Tuesday before the next game. A consigliere may answer for the boss; bosses name them by the season’s deadline.',
    },
  },
  'mafia-2018:6.7': {
    kind: 'schedule',
    code: 'rulebooks/race/modules/territory.ts',
    screen: 'src/web/screens/clan/painting.tsx',
    summary: {
      ru: 'Кланы начинают красить по очереди: трое — в воскресенье с 12, 16 и 20 часов, трое — в понедельник с 8, 12 и 16; ночью никто.',
      en: 'The clans start painting in turn: three on Sunday from 12, 16 and 20, three on Monday from 8, 12 and 16; at night nobody.',
    },
  },
  'mafia-2018:6.8': {
    kind: 'executed',
    code: 'rulebooks/race/modules/territory.ts',
    summary: {
      ru: 'Не ответили ни босс, ни консильери — в клане анархия, он ничего не красит.',
      en: 'With no answer from the boss or a consigliere the clan is in anarchy and paints nothing.',
    },
  },

  // 7. Emigrants
  'mafia-2018:7.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'Эмигранты — все команды, которых не было на первой игре и в раздаче.',
      en: 'Emigrants are all teams that were not at the first game and not dealt.',
    },
  },
  'mafia-2018:7.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    screen: 'src/web/organiser/control/day-steps.tsx',
    summary: {
      ru: 'Свободные эмигранты снимают краску: жребий называет столько клеток, сколько очков основного зачёта они набрали.',
      en: 'Free emigrants strip paint: a draw names as many cells as they scored main points.',
    },
  },
  'mafia-2018:7.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'Жребий идёт по клеткам от той, где стоит последний клан, до финиша.',
      en: 'The draw covers the cells from that of the last clan to the finish.',
    },
  },
  'mafia-2018:7.3a': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    screen: 'src/web/screens/clan/lots.tsx',
    summary: {
      ru: 'Клан может взять эмигрантов под контроль: до следующей игры он называет, сколько крашеных клеток отдаст за команду.',
      en: 'A clan can take control of emigrants: before the next game it names how many painted cells it gives for a team.',
    },
  },
  'mafia-2018:7.4': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'Команда под контролем приносит клану очки наравне с его командами; какие клетки отдать за неё, решает жребий.',
      en: 'A controlled team scores for the clan like its own; a draw decides which cells are given for it.',
    },
  },
  'mafia-2018:7.5': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'Эмигранты пропустили две игры подряд — контроль над ними потерян, отданные клетки не возвращаются.',
      en: 'When emigrants miss two games in a row, control is lost and the cells given are not returned.',
    },
  },
  'mafia-2018:7.6': {
    kind: 'executed',
    code: 'rulebooks/race/modules/emigrants.ts',
    summary: {
      ru: 'За вернувшихся эмигрантов снова торгуются все кланы.',
      en: 'For emigrants that come back all clans may bid again.',
    },
  },
  'mafia-2018:7.7': {
    kind: 'schedule',
    code: 'rulebooks/race/modules/emigrants.ts',
    screen: 'src/web/screens/clan/lots.tsx',
    summary: {
      ru: 'Торги за заявленных эмигрантов открываются во вторник в 16:00 и закрываются в среду в 19:00; торгуются боссы и консильери, побеждает последняя наибольшая ставка.',
      en: 'Bidding for registered emigrants opens on Tuesday at 16:00 and closes on Wednesday at 19:00; bosses and consiglieri bid, the last highest bid wins.',
    },
  },
  'mafia-2018:7.8': {
    kind: 'screen',
    code: 'rulebooks/race/modules/emigrants.ts',
    screen: 'src/web/screens/clan/lots.tsx',
    summary: {
      ru: 'Место, где идут торги.',
      en: 'The place where the bidding goes on.',
    },
  },

  // 8. Fights
  'mafia-2018:8.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    screen: 'src/web/organiser/control/day-steps.tsx',
    summary: {
      ru: 'Кланы, закончившие ход на одной клетке, борются: победитель остаётся, проигравший отходит на клетку назад.',
      en: 'Clans that end on one cell fight: the winner stays, the loser falls back one cell.',
    },
  },
  'mafia-2018:8.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    summary: {
      ru: 'Сравнивают, сколько команд клана взяли вопрос с номером дня игры, затем месяца, затем года. Равны во всём — мир.',
      en: 'What counts is how many of the clan’s teams took the question numbered by the day of the game, then the month, then the year. Equal on all three is peace.',
    },
  },
  'mafia-2018:8.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    summary: {
      ru: 'Если кланов трое и больше, второй отходит на клетку, третий на две и так далее.',
      en: 'With three clans or more the second falls back one cell, the third two, and so on.',
    },
  },
  'mafia-2018:8.4': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    summary: {
      ru: 'Отошёл на занятую клетку — там такая же борьба.',
      en: 'Falling back onto an occupied cell starts the same fight there.',
    },
  },
  'mafia-2018:8.5': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    summary: {
      ru: 'Вместе на клетке остаются только кланы с равными результатами.',
      en: 'Only clans with equal results stay on a cell together.',
    },
  },
  'mafia-2018:8.6': {
    kind: 'executed',
    code: 'rulebooks/race/modules/fights.ts',
    summary: {
      ru: 'Победитель творческого конкурса неприкосновенен: проиграв, он остаётся на клетке вместе с победителем.',
      en: 'The winner of the creative contest is immune: losing a fight, it stays on the cell beside the winner.',
    },
  },

  // 9. Offers
  'mafia-2018:9.1': {
    kind: 'executed',
    code: 'rulebooks/mafia-2018/pack.ts',
    summary: {
      ru: 'Предложений семь: по одному от каждого клана и одно от автора игры.',
      en: 'There are seven offers: one from each clan and one from the author of the game.',
    },
  },
  'mafia-2018:9.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Выполнил предложение — +7 к следующему ходу, отказался — −7.',
      en: 'Fulfilling an offer gives +7 to the next move, refusing −7.',
    },
  },
  'mafia-2018:9.3.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 24, от автора: все команды клана приходят одетыми мафиози.',
      en: 'Cell 24, from the author: all teams of the clan come dressed as mafiosi.',
    },
  },
  'mafia-2018:9.3.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 55, от Русской мафии: каждый из остальных кланов публикует рассказ о себе; ±7 каждому, а Русской мафии +2 за каждый рассказ.',
      en: 'Cell 55, from the Russian Mafia: every other clan publishes a story about itself; ±7 for each, and +2 to the Russian Mafia for each story.',
    },
  },
  'mafia-2018:9.3.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 98, от Колумбийских баронов: не меньше половины команд клана пишут шуточные апелляции; Колумбийцам +7 при любом исходе.',
      en: 'Cell 98, from the Colombian Barons: at least half of the clan’s teams write humorous appeals; +7 to the Colombians either way.',
    },
  },
  'mafia-2018:9.3.4': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 133, от Сицилийских мафиози: право красить клетки в следующей игре переходит Сицилийцам, а к их ходу прибавляется 7 минус число этих клеток.',
      en: 'Cell 133, from the Sicilian Mafiosi: the cells to paint in the next game go to the Sicilians, and their move gains 7 minus the number of those cells.',
    },
  },
  'mafia-2018:9.3.5': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 168, от Якудза: клан отдаёт им всех своих эмигрантов (+7); отдавать некого — клану −7, Якудза +7.',
      en: 'Cell 168, from the Yakuza: the clan hands them all its emigrants (+7); with none to hand over it gets −7 and the Yakuza +7.',
    },
  },
  'mafia-2018:9.3.6': {
    kind: 'executed',
    code: 'rulebooks/race/modules/captive.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 215, от Триад: команда клана в плену; её очки следующей игры продаются с торгов другим кланам от трёх клеток, клетки выбирает босс Триад. Не купил никто — очки Триадам.',
      en: 'Cell 215, from the Triads: a team of the clan is captive; its points in the next game are auctioned to the other clans from three cells up, the Triads’ boss picks the cells. With no bids the points are the Triads’.',
    },
  },
  'mafia-2018:9.3.7': {
    kind: 'executed',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Клетка 234, от Мексиканской мафии: клан сочиняет оду в её честь; Мексиканцам +7 при любом исходе.',
      en: 'Cell 234, from the Mexican Mafia: the clan writes an ode in its honour; +7 to the Mexicans either way.',
    },
  },
  'mafia-2018:9.4': {
    kind: 'informative',
    code: 'rulebooks/race/modules/offers.ts',
    summary: {
      ru: 'Пожелания к предложениям: добрые, выполнимые, недорогие, весёлые.',
      en: 'What offers should be like: kind, doable, cheap, fun.',
    },
  },
  'mafia-2018:9.5': {
    kind: 'schedule',
    code: 'rulebooks/race/modules/offers.ts',
    screen: 'src/web/screens/clan/offers.tsx',
    summary: {
      ru: 'Боссы присылают предложения до срока; за опоздавших условие пишет автор, и оно не обсуждается.',
      en: 'Bosses send their offers by the deadline; for the late ones the author writes the terms, and they are final.',
    },
  },

  // 10. Roulette
  'mafia-2018:10': {
    kind: 'executed',
    code: 'rulebooks/race/modules/roulette.ts',
    summary: {
      ru: 'Клетка рулетки: в следующем ходе из суммы основного зачёта вычитается лучший результат команды клана.',
      en: 'A roulette cell: in the next move the best team result of the clan is taken out of its main sum.',
    },
  },

  // 11. Other
  'mafia-2018:11.1': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'О чём в регламенте не сказано, решают боссы; вопросы задают под отчётом.',
      en: 'What the regulation does not say the bosses decide; questions are asked under the report.',
    },
  },
  'mafia-2018:11.2': {
    kind: 'executed',
    code: 'rulebooks/race/seats.ts',
    screen: 'src/web/organiser/people/people.tsx',
    summary: {
      ru: 'Боссов шесть, по одному от клана: вызвался сам или выбрали.',
      en: 'There are six bosses, one from each clan, volunteers or appointed.',
    },
  },
  'mafia-2018:11.3': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'Боссы решают и прочие вопросы устройства игры.',
      en: 'The bosses decide the other questions of running the game too.',
    },
  },
  'mafia-2018:11.4': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'Не договорились боссы — спор решает апелляционное жюри.',
      en: 'When the bosses do not agree, the appeal jury decides.',
    },
  },
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof clauses;
