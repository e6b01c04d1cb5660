/**
 * The points the regulation leaves open: each with its values, the default first, and a one-line reason for it. The master
 * changes them before the game, and later only by a recorded decision. Two cases have no safe default and are asked when
 * they arise: two protected players leading a vote together (`protected:TURN`), and whose side a swapped player wins with
 * (`swapTeam`, once a game).
 */
import type { Ruling } from '../../engine/contract.js';
import type { ClauseId } from './clauses.js';

interface TwelveRoomsRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  'turn.resolution': {
    clauses: ['twelve-rooms:G.1', 'twelve-rooms:A.6'],
    title: { ru: 'Когда рассчитывается ход', en: 'When a turn is resolved' },
    reason: {
      ru: 'Ведущий отвечает за каждую строчку отчёта и хочет увидеть её до публикации.',
      en: 'The master answers for every line of the report and wants to see it first.',
    },
    values: {
      master: { ru: 'кнопкой ведущего после пробного расчёта', en: 'by the master’s button after a dry run' },
      deadline: { ru: 'сам, в момент дедлайна', en: 'by itself at the deadline' },
    },
    default: 'master',
  },
  'move.incomplete': {
    clauses: ['twelve-rooms:M.3'],
    title: { ru: 'Очередь неполных ходов при перемещении', en: 'The place of moves that are not whole' },
    reason: {
      ru: 'Время есть только у полного хода, поэтому неполные идут за полными.',
      en: 'Only a whole move has a time, so the others come after.',
    },
    values: {
      after: {
        ru: 'после полных, по времени последней части',
        en: 'after the whole ones, by their last part',
      },
      lastPart: {
        ru: 'наравне с полными, по времени последней части',
        en: 'among the whole ones, by their last part',
      },
    },
    default: 'after',
  },
  'votes.shown': {
    clauses: ['twelve-rooms:M.5', 'twelve-rooms:N.STEWARD.AS1'],
    title: { ru: 'Что видно о голосах в результатах', en: 'What the results show of the votes' },
    reason: {
      ru: 'Подмену голоса надо указать, значит голоса называют по именам; веса выдали бы чужие маршруты.',
      en: 'A replaced vote must be named, so votes are by name; weights would give routes away.',
    },
    values: {
      names: { ru: 'кто за кого и суммы', en: 'who for whom, and the sums' },
      full: { ru: 'ещё и веса', en: 'the weights too' },
      totals: { ru: 'только суммы и подмены', en: 'only the sums and the replaced ones' },
    },
    default: 'names',
  },
  'dictated.absent': {
    clauses: ['twelve-rooms:N.STEWARD.AS1', 'twelve-rooms:G.1'],
    title: { ru: 'Подменён голос того, кто не голосовал', en: 'A dictated vote of a player who sent none' },
    reason: {
      ru: 'Подмена даёт голос, но не снимает пропуск.',
      en: 'The replacement gives a vote, it does not undo the miss.',
    },
    values: {
      counts: { ru: 'голос считается, предупреждение остаётся', en: 'the vote counts, the warning stays' },
      ignored: { ru: 'подменять нечего: голоса нет', en: 'there is nothing to replace: no vote' },
    },
    default: 'counts',
  },
  'protected.tie': {
    clauses: ['twelve-rooms:N.STEWARD.PS', 'twelve-rooms:P.OBSERVER.PS', 'twelve-rooms:G.5'],
    title: {
      ru: 'Защищённый делит первое место с незащищённым',
      en: 'A protected player shares the lead with an unprotected one',
    },
    reason: {
      ru: 'Остальные лидеры и так садятся; они и есть следующие по голосам.',
      en: 'The other leaders sit anyway; they are the next by votes.',
    },
    values: {
      others: { ru: 'садятся только остальные лидеры', en: 'only the other leaders sit' },
      next: { ru: 'садится ещё и следующий по голосам', en: 'the next by votes sits as well' },
    },
    default: 'others',
  },
  'protected.second': {
    clauses: ['twelve-rooms:N.STEWARD.PS', 'twelve-rooms:P.OBSERVER.PS'],
    title: { ru: 'Вторым по голосам оказался тоже защищённый', en: 'The second by votes is protected too' },
    reason: {
      ru: 'Защита действует в первый раз, когда игроку пришлось бы сесть.',
      en: 'The protection works the first time its holder would have to sit.',
    },
    values: {
      spared: {
        ru: 'его защита тратится, садится следующий',
        en: 'his protection is used up, the next sits',
      },
      sits: { ru: 'садится: он второй, а не первый', en: 'he sits: he is second, not first' },
    },
    default: 'spared',
  },
  'isolated.special': {
    clauses: ['twelve-rooms:R.ISOLATED'],
    title: { ru: 'УС из Изолированной комнаты', en: 'Special abilities from the Isolated room' },
    reason: {
      ru: 'Правило называет только АС.',
      en: 'The rule names active abilities only.',
    },
    values: {
      pass: { ru: 'проходят', en: 'pass' },
      fail: { ru: 'не проходят', en: 'fail' },
    },
    default: 'pass',
  },
  deadActs: {
    clauses: ['twelve-rooms:A.13', 'twelve-rooms:A.14'],
    title: {
      ru: 'Действия выбывшего на более раннем шаге того же хода',
      en: 'Later actions of a player who has left at an earlier step of the turn',
    },
    reason: {
      ru: 'Шаги идут по порядку: выбывший уже не действует.',
      en: 'The steps are in order: who has left acts no more.',
    },
    values: {
      no: { ru: 'не происходят', en: 'do not happen' },
      yes: { ru: 'происходят: они уже отправлены', en: 'happen: they had been sent' },
    },
    default: 'no',
  },
  'check.left': {
    clauses: ['twelve-rooms:A.15', 'twelve-rooms:A.18', 'twelve-rooms:A.20', 'twelve-rooms:A.21'],
    title: {
      ru: 'Проверка того, кто выбыл в этот же ход',
      en: 'A check of a player who has left in the same turn',
    },
    reason: {
      ru: 'Проверяющий отправил ход, когда игрок был в игре.',
      en: 'The checker sent his move while the player was in the game.',
    },
    values: {
      delivered: { ru: 'отчёт выдаётся', en: 'the report is given' },
      none: { ru: 'отчёта нет', en: 'there is no report' },
    },
    default: 'delivered',
  },
  'safe.stay': {
    clauses: ['twelve-rooms:R.SAFE'],
    title: {
      ru: 'Как считаются два хода в Безопасной комнате',
      en: 'How two turns in the Safe room are counted',
    },
    reason: {
      ru: 'Ход входа проведён в другой комнате.',
      en: 'The turn of entering was spent in another room.',
    },
    values: {
      full: { ru: 'два полных хода после входа', en: 'two whole turns after entering' },
      entry: { ru: 'ход входа — первый', en: 'the turn of entering is the first' },
    },
    default: 'full',
  },
  'safe.heal': {
    clauses: ['twelve-rooms:R.SAFE', 'twelve-rooms:P.SAVIOUR.AS'],
    title: {
      ru: 'Лечение в ход убийства, когда жертва остаётся в Безопасной комнате',
      en: 'Healing in the turn of a kill whose victim stays in the Safe room',
    },
    reason: {
      ru: 'Правило называет лечение в ход выхода.',
      en: 'The rule names healing in the turn of leaving.',
    },
    values: {
      leaving: {
        ru: 'не спасает: считается только ход выхода',
        en: 'does not save: only the turn of leaving counts',
      },
      attempt: { ru: 'спасает: убийства уже нет', en: 'saves: the kill is gone' },
    },
    default: 'leaving',
  },
  'safe.passing': {
    clauses: ['twelve-rooms:R.SAFE', 'twelve-rooms:M.4'],
    title: {
      ru: 'Прошедший полную Безопасную комнату насквозь: была ли она посещена',
      en: 'Whether a full Safe room one passed through counts as visited',
    },
    reason: {
      ru: 'Он в ней не остановился, как и в Проходной.',
      en: 'He did not stop in it, as in a Passage.',
    },
    values: {
      no: { ru: 'нет', en: 'no' },
      yes: { ru: 'да, вес растёт', en: 'yes, the weight grows' },
    },
    default: 'no',
  },
  'line.return': {
    clauses: ['twelve-rooms:R.PASSAGE', 'twelve-rooms:A.17'],
    title: {
      ru: 'Прошёл сплошную линию Проходных и вернулся туда, откуда вышел',
      en: 'A walk through a full line of Passages back to where it began',
    },
    reason: {
      ru: 'Он вышел в одну дверь и вошёл в другую.',
      en: 'He went out by one door and came in by another.',
    },
    values: {
      left: { ru: 'вышел и вошёл снова', en: 'he has left and entered again' },
      stayed: { ru: 'всё равно что остался', en: 'it is as if he had stayed' },
    },
    default: 'left',
  },
  'hold.putOut': {
    clauses: ['twelve-rooms:N.GUARANTOR.AS2', 'twelve-rooms:R.SAFE'],
    title: {
      ru: '«Останься» против выставления из Безопасной комнаты',
      en: '“Stay” against being put out of the Safe room',
    },
    reason: {
      ru: 'Запрет покинуть комнату сильнее: выставят следующим ходом.',
      en: 'The ban to leave is stronger: he is put out next turn.',
    },
    values: {
      held: { ru: 'остаётся ещё на ход', en: 'stays for another turn' },
      putOut: { ru: 'всё равно выходит', en: 'is put out all the same' },
    },
    default: 'held',
  },
  'heal.redirected': {
    clauses: ['twelve-rooms:P.CARETAKER.US', 'twelve-rooms:P.SAVIOUR.AS'],
    title: {
      ru: 'Кого нельзя лечить следующим ходом после «Знакомства»',
      en: 'Who may not be healed again after “Acquaintance”',
    },
    reason: {
      ru: 'Спаситель не знает, что лечение увели.',
      en: 'The Saviour does not know that his healing was turned.',
    },
    values: {
      named: { ru: 'того, кого Спаситель назвал', en: 'the one the Saviour named' },
      actual: { ru: 'того, кого вылечили на деле', en: 'the one who was healed in fact' },
    },
    default: 'named',
  },
  'deceive.again': {
    clauses: ['twelve-rooms:N.EXECUTOR.AS2'],
    title: { ru: '«Обман» уже обманутого', en: '“Deceit” of somebody already deceived' },
    reason: {
      ru: 'Способность держит статус обратным два хода.',
      en: 'The ability keeps the status turned for two turns.',
    },
    values: {
      renew: { ru: 'срок начинается заново', en: 'the term begins anew' },
      cancel: { ru: 'статус возвращается', en: 'the status returns' },
    },
    default: 'renew',
  },
  'therapy.later': {
    clauses: ['twelve-rooms:N.SERVANT.AS1', 'twelve-rooms:A.11'],
    title: {
      ru: 'Вина, возникшая после «Терапии» в тот же ход',
      en: 'Guilt that arises after “Therapy” in the same turn',
    },
    reason: {
      ru: 'По алгоритму терапия раньше убийств и перемещения.',
      en: 'In the algorithm therapy comes before kills and movement.',
    },
    values: {
      stays: { ru: 'остаётся', en: 'stays' },
      covered: { ru: 'снята до конца хода', en: 'is covered until the end of the turn' },
    },
    default: 'stays',
  },
  'inject.limit': {
    clauses: ['twelve-rooms:P.SAVIOUR.US'],
    title: { ru: 'Сколько раз доступен «Препарат»', en: 'How often “Remedy” may be used' },
    reason: {
      ru: 'Ограничения, которого нет в тексте, нет; у других УС «раз за игру» написано.',
      en: 'A limit that is not written does not exist; other special abilities say once a game.',
    },
    values: {
      unlimited: { ru: 'каждый ход', en: 'every turn' },
      once: { ru: 'раз за игру', en: 'once a game' },
    },
    default: 'unlimited',
  },
  'swap.count': {
    clauses: ['twelve-rooms:N.EXECUTOR.AS1'],
    title: { ru: 'Когда подмена занимает место из двух', en: 'When a swap counts among the two' },
    reason: {
      ru: 'Пара, из которой кто-то выбыл, больше не в игре.',
      en: 'A pair of which somebody has left is no longer in the game.',
    },
    values: {
      living: { ru: 'пока в игре оба', en: 'while both are in the game' },
      always: { ru: 'до конца игры', en: 'until the end of the game' },
    },
    default: 'living',
  },
  'reliability.until': {
    clauses: ['twelve-rooms:N.DEPUTY.PS3'],
    title: { ru: 'Когда Заместитель теряет «Надёжность»', en: 'When the Deputy loses “Reliability”' },
    reason: {
      ru: 'Унаследовал — значит выбрал АС.',
      en: 'To have inherited is to have chosen an ability.',
    },
    values: {
      chosen: { ru: 'когда выбрал АС', en: 'when he has chosen an ability' },
      available: {
        ru: 'как только есть от кого наследовать',
        en: 'as soon as there is somebody to inherit from',
      },
    },
    default: 'chosen',
  },
  'guess.limit': {
    clauses: ['twelve-rooms:M.6'],
    title: {
      ru: 'Сколько раз за ход можно угадывать комнату',
      en: 'How often a turn one may guess the room',
    },
    reason: {
      ru: 'Текст говорит об одном названии; иначе их можно перебрать.',
      en: 'The text speaks of one name; else all could be tried.',
    },
    values: {
      one: { ru: 'один', en: 'once' },
      any: { ru: 'сколько угодно', en: 'any number' },
    },
    default: 'one',
  },
  'guess.exempt': {
    clauses: ['twelve-rooms:M.6'],
    title: { ru: 'Угаданы камеры, смех или тишина', en: 'A right guess of cameras, laughter or silence' },
    reason: {
      ru: 'Подсказки нет, но название верно.',
      en: 'There is no hint, but the name is right.',
    },
    values: {
      told: { ru: 'сказать, что угадано', en: 'say that it is right' },
      silent: { ru: 'ответить как на неверную догадку', en: 'answer as to a wrong guess' },
    },
    default: 'told',
  },
  'map.tries': {
    clauses: ['twelve-rooms:B.2'],
    title: { ru: 'Сколько раз за ход можно присылать карту', en: 'How often a turn the map may be sent' },
    reason: {
      ru: 'Карта восстанавливается, а не угадывается.',
      en: 'The map is to be reconstructed, not guessed.',
    },
    values: {
      one: { ru: 'один', en: 'once' },
      any: { ru: 'сколько угодно', en: 'any number' },
    },
    default: 'one',
  },
  'room.visitors': {
    clauses: ['twelve-rooms:R.CAMERAS', 'twelve-rooms:R.DETECTOR'],
    title: {
      ru: 'Кто посетитель комнат с камерами и детектором',
      en: 'Who is a visitor of the rooms with cameras and detector',
    },
    reason: {
      ru: 'Отчёт выходит после перемещения, как и самый первый.',
      en: 'The report comes after the movement, as the very first one does.',
    },
    values: {
      end: { ru: 'кто в комнате после перемещения', en: 'who is inside after the movement' },
      turn: { ru: 'и те, кто был в ней в начале хода', en: 'those inside at the start of the turn too' },
    },
    default: 'end',
  },
  'detector.names': {
    clauses: ['twelve-rooms:R.DETECTOR'],
    title: { ru: 'Называет ли детектор игроков', en: 'Whether the detector names players' },
    reason: {
      ru: 'Ники публикуют только камеры.',
      en: 'Only the cameras publish nicknames.',
    },
    values: {
      without: { ru: 'только статусы', en: 'statuses only' },
      with: { ru: 'статусы с никами', en: 'statuses with nicknames' },
    },
    default: 'without',
  },
  'loudspeaker.failed': {
    clauses: ['twelve-rooms:R.LOUDSPEAKER'],
    title: {
      ru: 'Называет ли рупор цели непрошедших АС',
      en: 'Whether the loudspeaker names targets of abilities that failed',
    },
    reason: {
      ru: 'Применена та, что прошла.',
      en: 'Used is one that passed.',
    },
    values: {
      applied: { ru: 'нет', en: 'no' },
      all: { ru: 'да, всех отправленных', en: 'yes, all that were sent' },
    },
    default: 'applied',
  },
  'departure.role': {
    clauses: ['twelve-rooms:M.10', 'twelve-rooms:G.8'],
    title: { ru: 'Называют ли роль выбывшего', en: 'Whether the role of who leaves is told' },
    reason: {
      ru: 'Текст велит назвать причину и комнату, о роли молчит.',
      en: 'The text asks for the reason and the room, not for the role.',
    },
    values: {
      hidden: { ru: 'нет', en: 'no' },
      shown: { ru: 'да', en: 'yes' },
    },
    default: 'hidden',
  },
  'neutral.status': {
    clauses: ['twelve-rooms:NEUTRAL', 'twelve-rooms:N.STATUS', 'twelve-rooms:P.STATUS'],
    title: { ru: 'Статус нейтрала', en: 'The status of the neutral' },
    reason: {
      ru: 'Отрицательный статус назван только у мафии.',
      en: 'A negative status is given to mafia only.',
    },
    values: {
      positive: { ru: 'положительный', en: 'positive' },
      negative: { ru: 'отрицательный', en: 'negative' },
    },
    default: 'positive',
  },
  twoLeft: {
    clauses: ['twelve-rooms:G.6'],
    title: { ru: 'Остались двое из разных команд', en: 'Two are left, of different teams' },
    reason: {
      ru: 'Ни одна АС не выводит игрока из игры, так что решает приоритет.',
      en: 'No active ability removes a player, so the priority decides.',
    },
    values: {
      priority: { ru: 'игра кончается по приоритету', en: 'the game ends by the priority' },
      play: { ru: 'игра идёт до чистой победы', en: 'the game goes on to a clear victory' },
    },
    default: 'priority',
  },
  'immunity.vote': {
    clauses: ['twelve-rooms:B.1', 'twelve-rooms:G.5'],
    title: { ru: 'Больше всех голосов у неприкосновенного', en: 'The most votes go to an immune player' },
    reason: {
      ru: 'Он не может выбыть, а второе место правило не наказывает.',
      en: 'He cannot leave, and no rule punishes the second place.',
    },
    values: {
      nobody: { ru: 'за него никто не садится', en: 'nobody sits for him' },
      next: { ru: 'садится следующий по голосам', en: 'the next by votes sits' },
    },
    default: 'nobody',
  },
  'immunity.absence': {
    clauses: ['twelve-rooms:B.1', 'twelve-rooms:G.2'],
    title: { ru: 'Второй пропуск голоса при неприкосновенности', en: 'A second missed vote under immunity' },
    reason: {
      ru: 'Иммунитет назван полным.',
      en: 'The immunity is called full.',
    },
    values: {
      protects: { ru: 'не выбывает', en: 'he does not leave' },
      removed: { ru: 'выбывает', en: 'he leaves' },
    },
    default: 'protects',
  },
  'teamchat.after': {
    clauses: ['twelve-rooms:G.7'],
    title: { ru: 'Комната мафии после выбывания', en: 'The mafia’s room after leaving' },
    reason: {
      ru: 'Выбывшие не получают отчётов; в комнате звучит то же самое.',
      en: 'Those who are out get no reports; the room says the same.',
    },
    values: {
      off: { ru: 'закрыта', en: 'closed' },
      on: { ru: 'можно читать', en: 'may be read' },
    },
    default: 'off',
  },
  'laughter.anonymous': {
    clauses: ['twelve-rooms:R.LAUGHTER', 'twelve-rooms:G.3'],
    title: { ru: 'Анонимки из Комнаты смеха', en: 'Anonymous messages from the room of laughter' },
    reason: {
      ru: 'Анонимка — тоже слова в общей теме.',
      en: 'An anonymous message is also said in public.',
    },
    values: {
      pictures: { ru: 'тоже только картинками', en: 'pictures only as well' },
      free: { ru: 'без ограничений', en: 'without limits' },
    },
    default: 'pictures',
  },
  'anonymous.moment': {
    clauses: ['twelve-rooms:G.3'],
    title: { ru: 'Когда выходят анонимки', en: 'When anonymous messages come out' },
    reason: {
      ru: 'Время выхода не должно выдавать автора: все выходят вместе, в порядке жребия.',
      en: 'The time must not give the author away: all come out together, in a drawn order.',
    },
    values: {
      results: { ru: 'вместе с результатами хода', en: 'with the results of the turn' },
      noon: { ru: 'каждый полдень и с результатами', en: 'every noon and with the results' },
    },
    default: 'results',
  },
  'anonymous.after': {
    clauses: ['twelve-rooms:G.3'],
    title: { ru: 'Авторы анонимок после конца игры', en: 'Authors of anonymous messages after the end' },
    reason: {
      ru: 'Анонимность обещана без срока.',
      en: 'Anonymity was promised without a term.',
    },
    values: {
      hidden: { ru: 'не раскрываются', en: 'stay hidden' },
      open: { ru: 'раскрываются', en: 'are shown' },
    },
    default: 'hidden',
  },
  'transform.presence': {
    clauses: ['twelve-rooms:M.12'],
    title: { ru: 'Какой ход комната пустовала', en: 'Which turn a room was empty' },
    reason: {
      ru: 'Кто ушёл в этот ход, в начале его там был.',
      en: 'Who left this turn was there when it began.',
    },
    values: {
      any: {
        ru: 'в нём никого не было ни до, ни после перемещения',
        en: 'nobody was in it before or after the movement',
      },
      end: { ru: 'в нём никого не было после перемещения', en: 'nobody was in it after the movement' },
    },
    default: 'any',
  },
} satisfies Record<string, TwelveRoomsRuling>;

export type RulingId = keyof typeof rulings;
/** The values one ruling can take: `RulingValue<'deadActs'>` is `'no' | 'yes'`. */
export type RulingValue<Id extends RulingId> = keyof (typeof rulings)[Id]['values'];
