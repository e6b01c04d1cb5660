/**
 * The clauses of the regulation, by id, each in the product's own words, with the file that carries it. The chapter of cells
 * has no numbers inside: its clauses are named by their cells.
 */
import type { Clause } from '../../engine/contract.js';

export const clauses = {
  // 1. Main provisions
  'thrones-2017:1.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/blocks.ts',
    summary: {
      ru: 'Команды открытия сезона раздаются десяти домам по таблице прошлого сезона: каждая десятка мест — своим жребием, по команде дому. Неполная последняя десятка достаётся домам, где команд меньше.',
      en: 'The teams of the opening are dealt to the ten houses by the table of the season before: each ten of places by a lot of its own, a team to a house. A short last ten goes to the houses with fewer teams.',
    },
  },
  'thrones-2017:1.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/mercenaries.ts',
    summary: {
      ru: 'Команда, пришедшая позже, — наёмники: жребий даёт ей дом.',
      en: 'A team that came later is of mercenaries: a lot gives it a house.',
    },
  },
  'thrones-2017:1.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/mercenaries.ts',
    summary: {
      ru: 'Дом, получивший наёмников, ждёт, пока их получат все остальные.',
      en: 'A house that has had mercenaries waits until all others have had theirs.',
    },
  },
  'thrones-2017:1.4': {
    kind: 'executed',
    code: 'rulebooks/race/modules/mercenaries.ts',
    summary: {
      ru: 'Сначала наёмники идут в дома, где команд меньше всего.',
      en: 'Mercenaries go first to the houses with the fewest teams.',
    },
  },
  'thrones-2017:1.5': {
    kind: 'executed',
    code: 'rulebooks/race/modules/deserters.ts',
    summary: {
      ru: 'Команда, не пришедшая три игры подряд, уходит к Белым ходокам: им сразу половина заработанного ею, её дому минус четверть в новом ходе.',
      en: 'A team absent three games in a row goes over to the White Walkers: half of what it earned is theirs at once, a quarter is taken from its house’s new move.',
    },
  },
  'thrones-2017:1.6': {
    kind: 'executed',
    code: 'rulebooks/race/modules/deserters.ts',
    summary: {
      ru: 'Вернувшаяся команда снова в своём доме; очки не возвращаются, но если дом стоит на пропуске хода, пропуск отменяется.',
      en: 'A team that comes back is in its house again; points do not return, but if the house stands on a skip, the skip is cancelled.',
    },
  },
  'thrones-2017:1.7': {
    kind: 'schedule',
    code: 'rulebooks/race/day.ts',
    screen: 'src/web/screens/report.tsx',
    summary: {
      ru: 'Отчёт о ходах выходит в воскресенье после игры в 11:00.',
      en: 'The report of the moves comes out on the Sunday after the game at 11:00.',
    },
  },
  // 2. The field
  'thrones-2017:2.1': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Поле — 135 клеток; дома идут по порядку номеров.',
      en: 'The field has 135 cells; the houses walk them in the order of their numbers.',
    },
  },
  'thrones-2017:2.2': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    summary: {
      ru: 'Старт — нулевая позиция вне поля; клетка 1 — первый шаг.',
      en: 'The start is position 0 outside the field; cell 1 is the first step.',
    },
  },
  'thrones-2017:2.3': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    summary: {
      ru: 'Дом проходит столько клеток, сколько выпало; метка действует на того, кто закончил на ней ход.',
      en: 'A house walks as many cells as it threw; a mark acts on whoever ends the move on it.',
    },
  },
  'thrones-2017:2.4': {
    kind: 'executed',
    code: 'rulebooks/race/board.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Метки хода бывают четырёх видов.',
      en: 'There are marks of four kinds.',
    },
  },
  'thrones-2017:2.4.1': {
    kind: 'executed',
    code: 'rulebooks/race/marks.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Белый круг: следующий ход пропускается.',
      en: 'A white circle: the next move is skipped.',
    },
  },
  'thrones-2017:2.4.2': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Треугольник: переход на другую клетку, вперёд или назад.',
      en: 'A triangle: a jump to another cell, forward or back.',
    },
  },
  'thrones-2017:2.4.3': {
    kind: 'executed',
    code: 'rulebooks/race/marks.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Круг со знаком вопроса: у клетки своё условие.',
      en: 'A circle with a question mark: the cell has a condition of its own.',
    },
  },
  'thrones-2017:2.4.4': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Чёрный круг: путь начинается заново с клетки 1.',
      en: 'A black circle: the way begins anew from cell 1.',
    },
  },
  'thrones-2017:2.5': {
    kind: 'executed',
    code: 'rulebooks/race/order.ts',
    summary: {
      ru: 'Дома ходят по очереди, по месту лучшей команды в этой игре; прошлые игры не влияют, ходов вне зачёта нет.',
      en: 'The houses move in turn, by the place of their best team in this game; earlier games do not matter, and nobody moves out of competition.',
    },
  },
  'thrones-2017:2.6': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Кубики — это очки команд дома за игру.',
      en: 'The dice are the points of the house’s teams in the game.',
    },
  },
  'thrones-2017:2.7': {
    kind: 'executed',
    code: 'rulebooks/race/moves.ts',
    summary: {
      ru: 'Первый, кто дошёл до финиша в порядке очереди, побеждает.',
      en: 'The first to reach the finish, in the order of moves, wins.',
    },
  },
  'thrones-2017:2.8': {
    kind: 'executed',
    code: 'rulebooks/race/finish.ts',
    summary: {
      ru: 'Если сезон кончился раньше, побеждает ближайший к финишу; при равенстве — тот, кто в последней игре ходил раньше.',
      en: 'When the season ends first, the house nearest to the finish wins; on a tie, the one earlier in the order of the last game.',
    },
  },
  'thrones-2017:2.9': {
    kind: 'executed',
    code: 'rulebooks/race/walk.ts',
    summary: {
      ru: 'Финишная клетка 135 — тоже клетка хода.',
      en: 'The finish, cell 135, is a cell like the others.',
    },
  },
  'thrones-2017:2.10': {
    kind: 'screen',
    code: 'rulebooks/race/board-view.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Дома стоят на поле фигурками с гербами.',
      en: 'The houses stand on the field as figures with their arms.',
    },
  },
  // The cells. The regulation gives their descriptions no numbers, so each is named by its cell
  'thrones-2017:3.free': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Перечень свободных клеток.',
      en: 'The list of free cells.',
    },
  },
  'thrones-2017:3.2': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'За спиной армия мертвецов: вперёд на 3, на клетку 5.',
      en: 'An army of the dead behind: three cells forward, to cell 5.',
    },
  },
  'thrones-2017:3.9': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Пайк, замок Грейджоев: своим +2 к следующему ходу, чужим −1.',
      en: 'Pyke, the castle of the Greyjoys: +2 to their next move, −1 to that of others.',
    },
  },
  'thrones-2017:3.10': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Утёс Кастерли, замок Ланнистеров: своим +2, чужим −1.',
      en: 'Casterly Rock, the castle of the Lannisters: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.16': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Хайгарден, замок Тиреллов: своим +2, чужим −1.',
      en: 'Highgarden, the castle of the Tyrells: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.29': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Пламя дракона: дом гибнет и воскресает на клетке 1.',
      en: 'Dragon fire: the house dies and rises again on cell 1.',
    },
  },
  'thrones-2017:3.32': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Винтерфелл, замок Старков: своим +2, чужим −1.',
      en: 'Winterfell, the castle of the Starks: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.36': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Близнецы: жениться — продолжить с клетки 49, отдав пиру две трети следующего хода; отказаться — и второй раз здесь пропустить ход.',
      en: 'The Twins: marry — go on from cell 49, two thirds of the next move lost to the feast; refuse — and skip a move the second time here.',
    },
  },
  'thrones-2017:3.37': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Риверран, замок Талли: своим +2, чужим −1.',
      en: 'Riverrun, the castle of the Tullys: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.39': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Здесь вручают монету для клетки 105.',
      en: 'A coin for cell 105 is given here.',
    },
  },
  'thrones-2017:3.46': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Покаяние в столице: −4 к следующему ходу любого.',
      en: 'Penance in the capital: −4 to anybody’s next move.',
    },
  },
  'thrones-2017:3.48': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Проклятый Харренхолл: −1 к следующему ходу.',
      en: 'Cursed Harrenhal: −1 to the next move.',
    },
  },
  'thrones-2017:3.54': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Чардрево: +4 к следующему ходу.',
      en: 'The weirwood: +4 to the next move.',
    },
  },
  'thrones-2017:3.55': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Дети леса: пришедшие на следующую игру в их образе получают +4; иначе клетка свободна.',
      en: 'The Children of the Forest: those who come to the next game dressed as them get +4; otherwise the cell is free.',
    },
  },
  'thrones-2017:3.64': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Орлиное Гнездо, замок Арренов: своим +2, чужим −1.',
      en: 'The Eyrie, the castle of the Arryns: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.65': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Лунная дверь: вниз, на клетку 20.',
      en: 'The Moon Door: down to cell 20.',
    },
  },
  'thrones-2017:3.68': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Штормовой предел, замок Баратеонов: своим +2, чужим −1.',
      en: 'Storm’s End, the castle of the Baratheons: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.71': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Солнечное Копьё, замок Мартеллов: своим +2, чужим −1.',
      en: 'Sunspear, the castle of the Martells: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.75': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Драконий Камень, замок Таргариенов: своим +2, чужим −1.',
      en: 'Dragonstone, the castle of the Targaryens: +2 for them, −1 for others.',
    },
  },
  'thrones-2017:3.82': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Железный флот гонит назад, на клетку 59.',
      en: 'The Iron Fleet drives back to cell 59.',
    },
  },
  'thrones-2017:3.85': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Скрыться от Железного флота: вперёд на 4, на клетку 89.',
      en: 'Slip away from the Iron Fleet: four cells forward, to cell 89.',
    },
  },
  'thrones-2017:3.103': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Браавос, клетки 103 и 104: +4 к следующему ходу.',
      en: 'Braavos, cells 103 and 104: +4 to the next move.',
    },
  },
  'thrones-2017:3.105': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Безликий: с монетой можно назвать имя — названному −4, себе +2; без монеты долг −2.',
      en: 'The Faceless Man: with the coin one may give a name — −4 to the named, +2 to oneself; without it a debt of −2.',
    },
  },
  'thrones-2017:3.122': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Орда гонит назад, на клетку 99.',
      en: 'The horde drives back to cell 99.',
    },
  },
  'thrones-2017:3.125': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Скрыться от орды: вперёд на 2, на клетку 127.',
      en: 'Slip away from the horde: two cells forward, to cell 127.',
    },
  },
  'thrones-2017:3.128': {
    kind: 'executed',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Перед последней битвой: пропуск хода.',
      en: 'Before the last battle: a move is skipped.',
    },
  },
  // 4. The houses
  'thrones-2017:4.1': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Первый дом — Ланнистеры, золотой лев; замок Утёс Кастерли.',
      en: 'The first house is Lannister, a golden lion; its castle is Casterly Rock.',
    },
  },
  'thrones-2017:4.2': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Второй дом — Баратеоны, коронованный олень; замок Штормовой предел.',
      en: 'The second house is Baratheon, a crowned stag; its castle is Storm’s End.',
    },
  },
  'thrones-2017:4.3': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Третий дом — Тиреллы, роза; замок Хайгарден.',
      en: 'The third house is Tyrell, a rose; its castle is Highgarden.',
    },
  },
  'thrones-2017:4.4': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Четвёртый дом — Старки, лютоволк; замок Винтерфелл.',
      en: 'The fourth house is Stark, a direwolf; its castle is Winterfell.',
    },
  },
  'thrones-2017:4.5': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Пятый дом — Аррены, луна и сокол; замок Орлиное гнездо.',
      en: 'The fifth house is Arryn, a moon and a falcon; its castle is the Eyrie.',
    },
  },
  'thrones-2017:4.6': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Шестой дом — Талли, серебряная форель; замок Риверран.',
      en: 'The sixth house is Tully, a silver trout; its castle is Riverrun.',
    },
  },
  'thrones-2017:4.7': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Седьмой дом — Грейджои, золотой кракен; замок Пайк.',
      en: 'The seventh house is Greyjoy, a golden kraken; its castle is Pyke.',
    },
  },
  'thrones-2017:4.8': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Восьмой дом — Таргариены, трёхглавый дракон; замок Драконий камень.',
      en: 'The eighth house is Targaryen, a three-headed dragon; its castle is Dragonstone.',
    },
  },
  'thrones-2017:4.9': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Девятый дом — Мартеллы, солнце и копьё; замок Солнечное Копьё.',
      en: 'The ninth house is Martell, a sun and a spear; its castle is Sunspear.',
    },
  },
  'thrones-2017:4.10': {
    kind: 'screen',
    code: 'rulebooks/thrones-2017/pack.ts',
    screen: 'src/web/board/board.tsx',
    summary: {
      ru: 'Десятые — Белые ходоки: ни герба, ни замка, знак — синий глаз.',
      en: 'The tenth are the White Walkers: neither arms nor a castle, their sign is a blue eye.',
    },
  },
  'thrones-2017:4.11': {
    kind: 'informative',
    code: 'rulebooks/thrones-2017/pack.ts',
    summary: {
      ru: 'Организаторам предложена роль Железного банка.',
      en: 'The organisers are offered the part of the Iron Bank.',
    },
  },
  // 5. Dice
  'thrones-2017:5.1': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Ход — столько клеток, сколько выпало очков.',
      en: 'A move is as many cells as points were thrown.',
    },
  },
  'thrones-2017:5.2': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Выпавшее — сумма: основной зачёт команд дома на 10, кубок на 2 и ещё 2 очка за победу в творческом конкурсе.',
      en: 'What is thrown is a sum: the main points of the house’s teams by 10, the cup points by 2, and 2 more for the creative contest won.',
    },
  },
  'thrones-2017:5.3': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Частные округляются вниз.',
      en: 'Quotients are rounded down.',
    },
  },
  'thrones-2017:5.4': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Каждая из двух частей не меньше 1.',
      en: 'Either of the two parts is at least 1.',
    },
  },
  'thrones-2017:5.5': {
    kind: 'executed',
    code: 'rulebooks/race/day.ts',
    summary: {
      ru: 'Кубики брошены сразу после игры; апелляции их не меняют.',
      en: 'The dice are cast when the game ends; appeals do not change them.',
    },
  },
  'thrones-2017:5.6': {
    kind: 'executed',
    code: 'rulebooks/race/dice.ts',
    summary: {
      ru: 'Пример: 94 и 5 очков с победой в конкурсе дают 9 + 2 + 2 = 13.',
      en: 'An example: 94 and 5 points with the contest won make 9 + 2 + 2 = 13.',
    },
  },
  // 6. Intrigues
  'thrones-2017:6.1': {
    kind: 'executed',
    code: 'rulebooks/race/modules/intrigues.ts',
    summary: {
      ru: 'Перед 5-й и 10-й играми главы домов присылают письма: с кем союз и против кого.',
      en: 'Before games 5 and 10 the heads of the houses send letters: with whom they ally and against whom.',
    },
  },
  'thrones-2017:6.2': {
    kind: 'executed',
    code: 'rulebooks/race/modules/intrigues.ts',
    summary: {
      ru: 'Оба союзника назвали друг друга и одну цель: у цели −4 в этом ходе, каждому союзнику +3.',
      en: 'Both allies named each other and one target: the target has −4 in this move, each ally +3.',
    },
  },
  'thrones-2017:6.3': {
    kind: 'executed',
    code: 'rulebooks/race/modules/intrigues.ts',
    summary: {
      ru: 'Союзник написал о другом союзе: пославшему −2, цель не теряет ничего.',
      en: 'The ally wrote of another alliance: the sender has −2, the target loses nothing.',
    },
  },
  'thrones-2017:6.4': {
    kind: 'executed',
    code: 'rulebooks/race/modules/intrigues.ts',
    summary: {
      ru: 'Союзник промолчал: пославший и цель сравнивают очки этого хода, у большего +8, у меньшего −2.',
      en: 'The ally kept silent: sender and target compare their points of this move, the greater gets +8, the smaller −2.',
    },
  },
  // 7. The conclave
  'thrones-2017:7.1': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'Неописанные случаи выносятся на Конклав архимейстеров.',
      en: 'Cases the regulation does not describe go to the Conclave of Archmaesters.',
    },
  },
  'thrones-2017:7.2': {
    kind: 'executed',
    code: 'rulebooks/race/councillors.ts',
    screen: 'src/web/organiser/people/people.tsx',
    summary: {
      ru: 'В конклаве по одному человеку от каждой команды; выбирает сама команда.',
      en: 'The conclave has one person from each team, whom the team itself elects.',
    },
  },
  'thrones-2017:7.3': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'Архимейстеры решают и прочие вопросы игры.',
      en: 'The archmaesters decide other questions of the game too.',
    },
  },
  'thrones-2017:7.4': {
    kind: 'executed',
    code: 'rulebooks/race/council.ts',
    screen: 'src/web/screens/council.tsx',
    summary: {
      ru: 'Не договорились архимейстеры — решает апелляционное жюри.',
      en: 'When the archmaesters do not agree, the appeal jury decides.',
    },
  },
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof clauses;
