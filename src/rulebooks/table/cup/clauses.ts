/**
 * The rules of a cup, by id: chapter 1 registration, 2 plan and seating, 3 rounds and results, 4 standings, 5 protests and
 * decisions, 6 publication, 7 statistics. Games at the tables are played by the rulebook of the table.
 */
import type { Clause } from '../../../engine/contract.js';

export const clauses = {
  'mafia-cup:1.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/registration.ts',
    summary: {
      ru: 'Игроков записывает организатор: ник и, если есть, команда. Ник в кубке не повторяется.',
      en: 'The organiser registers players: a nick and, where there is one, a team. No nick stands twice in a cup.',
    },
  },
  'mafia-cup:1.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/registration.ts',
    summary: {
      ru: 'Опоздавший вступает с ближайшего ещё не начатого тура.',
      en: 'A late player enters from the nearest round that has not begun.',
    },
  },
  'mafia-cup:1.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/registration.ts',
    summary: {
      ru: 'Игрок снимается с тура или на несколько туров с указанием причины; его места в этих турах освобождаются.',
      en: 'A player withdraws from a round on, or for some rounds, with a reason; his seats in them become free.',
    },
  },
  'mafia-cup:1.4': {
    kind: 'executed',
    code: 'rulebooks/table/cup/registration.ts',
    summary: {
      ru: 'Замена садится на места ушедшего с названного тура.',
      en: 'A substitute takes the seats of the one who left from the named round on.',
    },
  },
  'mafia-cup:1.5': {
    kind: 'executed',
    code: 'rulebooks/table/cup/registration.ts',
    summary: {
      ru: 'Судей назначает организатор. Судья не ведёт стол, за которым сидит игрок, с которым у него конфликт интересов.',
      en: 'The organiser appoints judges. A judge does not lead a table with a player he has a conflict of interest with.',
    },
  },
  'mafia-cup:1.6': {
    kind: 'executed',
    code: 'rulebooks/table/cup/seats.ts',
    summary: {
      ru: 'Пару игроков можно развести, просить не сажать вместе или просить сажать вместе; команды можно развести целиком.',
      en: 'Two players can be kept apart, asked to be kept apart or asked to be kept together; teams can be kept apart as a whole.',
    },
  },

  'mafia-cup:2.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/plan.ts',
    summary: {
      ru: 'План называет число туров и столов, мест за столом и судей у стола, а также время туров и место столов.',
      en: 'The plan names the numbers of rounds, tables, seats and judges at a table, the times of rounds and where tables stand.',
    },
  },
  'mafia-cup:2.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/plan.ts',
    summary: {
      ru: 'Рассадка записывается целиком или с названного тура; в туре игрок сидит один раз. Начатые туры не пересаживаются.',
      en: 'The seating is entered whole or from a named round on; a player sits once in a round. Rounds that have begun are not reseated.',
    },
  },
  'mafia-cup:2.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/lots.ts',
    summary: {
      ru: 'Рассадку можно вытянуть жребием: сидят все, а если мест меньше — прежде те, кто чаще пропускал.',
      en: 'The seating can be drawn by lot: all sit, and where seats are fewer, first those who have sat out most.',
    },
  },
  'mafia-cup:2.4': {
    kind: 'executed',
    code: 'rulebooks/table/cup/plan.ts',
    summary: {
      ru: 'До начала тура места можно поменять, а на свободное место посадить игрока.',
      en: 'Before a round begins seats can be swapped and a player put on a free seat.',
    },
  },
  'mafia-cup:2.5': {
    kind: 'executed',
    code: 'rulebooks/table/cup/plan.ts',
    summary: {
      ru: 'Судей к столу назначает организатор; в туре судья ведёт один стол.',
      en: 'The organiser assigns judges to a table; a judge leads one table in a round.',
    },
  },
  'mafia-cup:2.6': {
    kind: 'executed',
    code: 'rulebooks/table/cup/rounds.ts',
    summary: {
      ru: 'За стол с пустым местом садятся без одного или ждут замены — по решению организаторов.',
      en: 'A table with an empty seat plays short or waits for a substitute, as the organisers rule.',
    },
  },
  'mafia-cup:2.7': {
    kind: 'executed',
    code: 'rulebooks/table/cup/standings.ts',
    summary: {
      ru: 'Кому в туре не досталось места, тот пропускает тур.',
      en: 'Whoever gets no seat in a round sits it out.',
    },
  },

  'mafia-cup:3.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/rounds.ts',
    summary: {
      ru: 'Туры идут по порядку: следующий начинается, когда прежний закрыт, рассадка есть и у каждого стола есть судьи.',
      en: 'Rounds go in order: the next begins when the last is closed, seats are given and each table has its judges.',
    },
  },
  'mafia-cup:3.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/rounds.ts',
    summary: {
      ru: 'Каждый стол тура — отдельная партия; её протокол и есть результат стола.',
      en: 'Each table of a round is a game of its own; its protocol is the result of the table.',
    },
  },
  'mafia-cup:3.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/results.ts',
    summary: {
      ru: 'Результат приходит из партии сам или вводится с бумаги судьёй стола либо организатором: победитель, роли, уходы, фолы, лучший ход, баллы судьи.',
      en: 'A result comes from the game by itself or is typed in from paper by the table’s judge or an organiser: winner, roles, departures, fouls, best move, the judge’s points.',
    },
  },
  'mafia-cup:3.4': {
    kind: 'executed',
    code: 'rulebooks/table/cup/results.ts',
    summary: {
      ru: 'Ошибочный результат заменяется с указанием причины; прежний остаётся в журнале. Если исправление снова открыло партию, её результат не считается, пока она не закончена.',
      en: 'A mistaken result is replaced with a reason; the old one stays in the log. While a correction keeps a game open again, its result does not count.',
    },
  },
  'mafia-cup:3.5': {
    kind: 'executed',
    code: 'rulebooks/table/cup/results.ts',
    summary: {
      ru: 'Если так решили организаторы, результат проверяет второй человек, а до того он никому больше не виден и не считается.',
      en: 'Where the organisers rule so, a second person verifies a result; until then nobody else sees it and it does not count.',
    },
  },
  'mafia-cup:3.6': {
    kind: 'executed',
    code: 'rulebooks/table/cup/results.ts',
    summary: {
      ru: 'Партию можно аннулировать или переиграть; причина называется.',
      en: 'A game can be annulled or played again; the reason is named.',
    },
  },
  'mafia-cup:3.7': {
    kind: 'executed',
    code: 'rulebooks/table/cup/rounds.ts',
    summary: {
      ru: 'Тур закрывается, когда у каждого стола есть результат или партия аннулирована.',
      en: 'A round is closed when each table has its result or its game is annulled.',
    },
  },

  'mafia-cup:4.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/scoring.ts',
    summary: {
      ru: 'За партию начисляются баллы по роли и исходу: победа, поражение, ничья. Все баллы — в сотых долях, целыми числами.',
      en: 'A game brings points by role and outcome: win, loss, draw. All points are whole hundredths.',
    },
  },
  'mafia-cup:4.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/scoring.ts',
    summary: {
      ru: 'Лучший ход оценивается по числу чёрных среди названных.',
      en: 'The best move is worth as many points as the number of black among the named brings.',
    },
  },
  'mafia-cup:4.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/scoring.ts',
    summary: {
      ru: 'Дополнительные баллы судьи считаются в объявленных пределах.',
      en: 'Extra points of the judge count within the announced limits.',
    },
  },
  'mafia-cup:4.4': {
    kind: 'executed',
    code: 'rulebooks/table/cup/scoring.ts',
    summary: {
      ru: 'За фолы сверх допустимых, технические фолы и удаление баллы снимаются.',
      en: 'Fouls beyond the free ones, technical fouls and a removal cost points.',
    },
  },
  'mafia-cup:4.5': {
    kind: 'executed',
    code: 'rulebooks/table/cup/scoring.ts',
    summary: {
      ru: 'Убитый в первую ночь со стрельбой получает компенсацию: постоянную или растущую с числом таких игр.',
      en: 'Whoever is killed in the first night with shooting is compensated: by a fixed number, or by one that grows with the number of such games.',
    },
  },
  'mafia-cup:4.6': {
    kind: 'executed',
    code: 'rulebooks/table/cup/counting.ts',
    summary: {
      ru: 'Формула меняется только новой версией: с какого тура и почему. Прежние версии остаются, и каждое число говорит, по какой оно посчитано.',
      en: 'The formula changes by a new version only: from which round and why. Old versions stay, and each number tells its version.',
    },
  },
  'mafia-cup:4.7': {
    kind: 'executed',
    code: 'rulebooks/table/cup/standings.ts',
    summary: {
      ru: 'Места — по сумме баллов. Кто сыграл меньше нужного числа игр, стоит вне зачёта.',
      en: 'Places go by the sum of points. Whoever has played fewer games than needed stands outside.',
    },
  },
  'mafia-cup:4.8': {
    kind: 'executed',
    code: 'rulebooks/table/cup/ties.ts',
    summary: {
      ru: 'Равенство разрешают показатели формулы по порядку, и таблица говорит, каким из них. Кого не развёл ни один, те делят место.',
      en: 'Ties are broken by the measures of the formula in their order, and the standings say by which. Whom none parts share the place.',
    },
  },
  'mafia-cup:4.9': {
    kind: 'executed',
    code: 'rulebooks/table/cup/lots.ts',
    summary: {
      ru: 'Жребий тянет программа или люди; вытянутое руками записывается: о чём, между кем и в каком порядке.',
      en: 'Lots are drawn by the program or by hand; what was drawn by hand is recorded: about what, between whom and in which order.',
    },
  },
  'mafia-cup:4.10': {
    kind: 'executed',
    code: 'rulebooks/table/cup/counting.ts',
    summary: {
      ru: 'Организатор может изменить сумму игрока на названное число баллов с указанием причины.',
      en: 'The organiser can change a player’s sum by a named number of points, with a reason.',
    },
  },
  'mafia-cup:4.11': {
    kind: 'executed',
    code: 'rulebooks/table/cup/standings.ts',
    summary: {
      ru: 'Баллы замены, снявшегося и пропустившего тур считаются по решениям организаторов.',
      en: 'Points of a substitute, of one who withdrew and of one who sat out are counted as the organisers rule.',
    },
  },

  'mafia-cup:5.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/protests.ts',
    summary: {
      ru: 'Протест на партию подают её игрок, её судья или организатор.',
      en: 'A protest about a game is filed by its player, its judge or an organiser.',
    },
  },
  'mafia-cup:5.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/protests.ts',
    summary: {
      ru: 'Протест решает организатор: удовлетворить или отклонить, с объяснением. Последствия: баллы, аннулирование, переигровка, другой результат.',
      en: 'The organiser decides a protest: upheld or rejected, with an explanation. It may bring points, an annulment, a replay or another result.',
    },
  },
  'mafia-cup:5.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/protests.ts',
    summary: {
      ru: 'Где правила оставляют выбор, решает организатор; решение видно всем.',
      en: 'Where the rules leave a choice the organiser rules, and everybody sees the ruling.',
    },
  },

  'mafia-cup:6.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/views.ts',
    summary: {
      ru: 'Рассадку, результаты и таблицу видят все; игрок видит свои места, судья — свои столы.',
      en: 'Everybody sees the seating, the results and the standings; a player sees his seats, a judge his tables.',
    },
  },
  'mafia-cup:6.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/publication.ts',
    summary: {
      ru: 'С названного тура можно заморозить таблицу или скрыть и результаты; потом они открываются разом.',
      en: 'From a named round on the standings can be frozen, or the results hidden too; later they are revealed at once.',
    },
  },
  'mafia-cup:6.3': {
    kind: 'executed',
    code: 'rulebooks/table/cup/publication.ts',
    summary: {
      ru: 'Кубок завершает организатор, когда закрыты все туры, решены протесты и проверены результаты; скрытое при этом открывается.',
      en: 'The organiser finishes the cup when all rounds are closed, protests decided and results verified; what was hidden is revealed.',
    },
  },

  'mafia-cup:7.1': {
    kind: 'executed',
    code: 'rulebooks/table/cup/statistics.ts',
    summary: {
      ru: 'Статистика: победы по сторонам, ролям и местам, первые жертвы, длина партий, игры и победы игроков.',
      en: 'Statistics: wins by side, role and seat, first victims, length of games, games and wins of players.',
    },
  },
  'mafia-cup:7.2': {
    kind: 'executed',
    code: 'rulebooks/table/cup/statistics.ts',
    summary: {
      ru: 'Нагрузка судей: сколько столов каждый ведёт и сколько уже провёл.',
      en: 'Load of judges: how many tables each leads and how many he has led already.',
    },
  },
} satisfies Record<string, Clause>;

export type ClauseId = keyof typeof clauses;
