/**
 * The points the regulation leaves open, among them every point on which sports-mafia clubs differ: each with its values,
 * the default first, and a reason. Where no default is safe the value is `ask`: the judge answers when the case arises, and
 * the answer holds for the rest of the game.
 */
import type { Ruling } from '../../engine/contract.js';
import type { ClauseId } from './clauses.js';

interface TableRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  substitute: {
    clauses: ['vavt-cup-2017:1.1', 'vavt-cup-2017:I.2'],
    title: { ru: 'Замена игрока', en: 'Replacing a player' },
    reason: {
      ru: 'О замене текст молчит, а играют вдесятером: решает тот, кто ведёт.',
      en: 'The text is silent on it, and ten play: whoever leads decides.',
    },
    values: {
      always: {
        ru: 'до конца игры: новый садится на место как есть, с картой и фолами',
        en: 'till the end: the new player takes the seat as it is, with card and fouls',
      },
      dealing: { ru: 'только пока у места нет карты', en: 'only while the seat has no card' },
    },
    default: 'always',
  },
  rotation: {
    clauses: ['vavt-cup-2017:3.2'],
    title: { ru: 'Кто открывает следующий день', en: 'Who opens the next day' },
    reason: {
      ru: 'Так сказано: следующий за тем, кто открывал прошлый круг.',
      en: 'The text says: next after whoever opened the previous round.',
    },
    values: {
      first: {
        ru: 'следующий живой за прошлым открывавшим',
        en: 'the next living after the previous opener',
      },
      last: { ru: 'так, чтобы сдвигался закрывающий круг', en: 'so that whoever closes the round moves on' },
    },
    default: 'first',
  },
  'nominate.self': {
    clauses: ['vavt-cup-2017:4.2'],
    title: { ru: 'Можно ли выставить себя', en: 'May one nominate oneself' },
    reason: { ru: 'Сказано «любого игрока».', en: 'The text says any player.' },
    values: {
      yes: { ru: 'можно', en: 'yes' },
      no: { ru: 'нельзя', en: 'no' },
    },
    default: 'yes',
  },
  'nominate.duplicate': {
    clauses: ['vavt-cup-2017:4.3', 'vavt-cup-2017:4.4'],
    title: { ru: 'Назвали уже выставленного', en: 'A seat already nominated is named' },
    reason: {
      ru: 'Кандидатура не принята, значит и право не потрачено.',
      en: 'It was not accepted, so the right is not used up.',
    },
    values: {
      keeps: { ru: 'право остаётся', en: 'the right stays' },
      spends: { ru: 'право потрачено', en: 'the right is used up' },
    },
    default: 'keeps',
  },
  withdraw: {
    clauses: ['vavt-cup-2017:4.3'],
    title: { ru: 'Отзыв выставленной кандидатуры', en: 'Withdrawing a nomination' },
    reason: { ru: 'Отзывать прямо запрещено.', en: 'Withdrawal is plainly forbidden.' },
    values: {
      no: { ru: 'нельзя', en: 'no' },
      allowed: { ru: 'можно, явно', en: 'yes, explicitly' },
      auto: { ru: 'можно, в том числе новой кандидатурой', en: 'yes, a new nomination does it too' },
    },
    default: 'no',
  },
  firstVoting: {
    clauses: ['vavt-cup-2017:4.10', 'vavt-cup-2017:4.11'],
    title: { ru: 'Голосование первого дня', en: 'The vote of day one' },
    reason: {
      ru: 'Так в тексте: без голосования остаётся только единственный кандидат.',
      en: 'As the text has it: only a single candidate is not voted on.',
    },
    values: {
      standard: {
        ru: 'один кандидат — не голосуют; иначе как всегда',
        en: 'one candidate: no vote; else as usual',
      },
      toTalk: {
        ru: 'голосуют и одного; лидер не уходит, а говорит 30 секунд',
        en: 'one is voted on too; the leader stays and speaks 30 seconds',
      },
      noBreak: { ru: 'один лидер не уходит', en: 'a single leader does not leave' },
      selfBreak: {
        ru: 'один лидер уходит, только если сам сломал попил',
        en: 'a single leader leaves only if he broke the split himself',
      },
    },
    default: 'standard',
  },
  splitOrder: {
    clauses: ['vavt-cup-2017:4.12'],
    title: { ru: 'Порядок переголосования', en: 'The order of the re-vote' },
    reason: { ru: 'Сказано «в том же порядке».', en: 'The text says in the same order.' },
    values: {
      same: { ru: 'тот же', en: 'the same' },
      reverse: { ru: 'обратный прошлому', en: 'the reverse of the previous' },
    },
    default: 'same',
  },
  'revote.narrowed': {
    clauses: ['vavt-cup-2017:4.12'],
    title: { ru: 'Снова равенство, но лидеров меньше', en: 'A tie again, of fewer leaders' },
    reason: {
      ru: 'Вопрос назначен только для тех же самых игроков.',
      en: 'The question is for the very same players only.',
    },
    values: {
      again: { ru: 'ещё по 30 секунд и ещё одно голосование', en: '30 seconds and another vote' },
      question: { ru: 'сразу вопрос', en: 'the question at once' },
    },
    default: 'again',
  },
  killAll: {
    clauses: ['vavt-cup-2017:4.12'],
    title: { ru: 'Поделились все, кто за столом', en: 'The tie covers the whole table' },
    reason: {
      ru: 'Ни ночь, ни ничья из текста не следуют: спросить судью.',
      en: 'The text gives neither night nor a draw: ask the judge.',
    },
    values: {
      ask: { ru: 'спросить судью', en: 'ask the judge' },
      night: { ru: 'никто не уходит', en: 'nobody leaves' },
      draw: { ru: 'ставится вопрос; ушли все — ничья', en: 'the question is put; if all leave, a draw' },
    },
    default: 'ask',
  },
  splitOnFour: {
    clauses: ['vavt-cup-2017:4.12'],
    title: { ru: 'Двое из четверых поделились дважды', en: 'Two of four tied twice' },
    reason: { ru: 'Текст исключений не делает.', en: 'The text makes no exception.' },
    values: {
      allowed: { ru: 'ставится вопрос', en: 'the question is put' },
      prohibited: { ru: 'ночь, никто не уходит', en: 'night, nobody leaves' },
    },
    default: 'allowed',
  },
  splitOnNine: {
    clauses: ['vavt-cup-2017:4.12'],
    title: { ru: 'Трое из девяти поделились дважды', en: 'Three of nine tied twice' },
    reason: { ru: 'Текст исключений не делает.', en: 'The text makes no exception.' },
    values: {
      allowed: { ru: 'ставится вопрос', en: 'the question is put' },
      prohibited: { ru: 'ночь, никто не уходит', en: 'night, nobody leaves' },
      afterMiss: { ru: 'запрет только после ночного промаха', en: 'forbidden only after a miss at night' },
    },
    default: 'allowed',
  },
  'lastWord.night': {
    clauses: ['vavt-cup-2017:4.13'],
    title: { ru: 'Последнее слово убитого ночью', en: 'The last word of the night’s victim' },
    reason: { ru: 'Минута дана каждому покинувшему игру.', en: 'The minute is for everyone who left.' },
    values: {
      yes: { ru: 'минута', en: 'a minute' },
      no: { ru: 'нет', en: 'none' },
    },
    default: 'yes',
  },
  gameEndSpeech: {
    clauses: ['vavt-cup-2017:4.13', 'vavt-cup-2017:I.3'],
    title: { ru: 'Последнее слово, если игра решена', en: 'The last word when the game is decided' },
    reason: { ru: 'Минута ушедшего не зависит от исхода.', en: 'The minute does not depend on the outcome.' },
    values: {
      yes: { ru: 'сначала минута, потом объявление', en: 'the minute first, then the announcement' },
      no: { ru: 'сразу объявление', en: 'the announcement at once' },
    },
    default: 'yes',
  },
  legacy: {
    clauses: ['vavt-cup-2017:4.13', 'vavt-cup-2017:5.2'],
    title: { ru: 'Лучший ход первого убитого', en: 'The best move of the first victim' },
    reason: { ru: 'В этом регламенте его нет.', en: 'This regulation has none.' },
    values: {
      none: { ru: 'нет', en: 'none' },
      three: {
        ru: 'убитый в первую ночь стрельбы называет троих; нет, если в первый день ушли двое и больше',
        en: 'the victim of the first shooting names three; none if two or more left on day one',
      },
    },
    default: 'none',
  },
  'night.shooting': {
    clauses: ['vavt-cup-2017:2.1', 'vavt-cup-2017:5.3'],
    title: { ru: 'Как стреляют', en: 'How the mafia shoots' },
    reason: {
      ru: 'Пункт 5.3 говорит именно о следующих ночах: чёрные выбирают вместе.',
      en: '5.3 is about later nights: black chooses together.',
    },
    values: {
      together: { ru: 'выбирают вместе', en: 'together' },
      blind: {
        ru: 'вслепую; убит, если все живые чёрные показали одно место',
        en: 'blind; a kill if all living blacks agree',
      },
    },
    default: 'together',
  },
  'doctor.repeat': {
    clauses: ['vavt-cup-2017:2.6'],
    title: { ru: 'Лечить одного две ночи подряд', en: 'Healing one seat two nights running' },
    reason: { ru: 'Ненаписанного ограничения нет.', en: 'A limit that is not written does not exist.' },
    values: {
      allowed: { ru: 'можно', en: 'allowed' },
      notTwice: { ru: 'нельзя', en: 'not allowed' },
    },
    default: 'allowed',
  },
  'fouls.third': {
    clauses: ['vavt-cup-2017:V.total'],
    title: { ru: 'Третий фол', en: 'The third foul' },
    reason: { ru: 'Текст: три фола — исключение.', en: 'The text: three fouls, out.' },
    values: {
      out: { ru: 'вон из игры', en: 'out of the game' },
      loseSpeech: {
        ru: 'без ближайшей речи (30 секунд при трёх-четырёх за столом); четвёртый — вон',
        en: 'loses the next speech (30 seconds when three or four are left); the fourth: out',
      },
      thirty: {
        ru: 'ближайшая речь 30 секунд; четвёртый — вон',
        en: 'the next speech is 30 seconds; the fourth: out',
      },
      nothing: { ru: 'ничего; четвёртый — вон', en: 'nothing; the fourth: out' },
    },
    default: 'out',
  },
  techFoul: {
    clauses: ['vavt-cup-2017:V.total'],
    title: { ru: 'Технические фолы', en: 'Technical fouls' },
    reason: { ru: 'В тексте фолы одного вида.', en: 'The text knows one kind of foul.' },
    values: {
      no: { ru: 'нет', en: 'none' },
      yes: {
        ru: 'есть: считаются отдельно, второй выводит из игры',
        en: 'there are: counted apart, the second puts one out',
      },
    },
    default: 'no',
  },
  'removal.cancelsVote': {
    clauses: ['vavt-cup-2017:V.total', 'vavt-cup-2017:4.1'],
    title: { ru: 'Голосование после исключения', en: 'The vote after a removal' },
    reason: {
      ru: 'Иначе стол вместо одного теряет двоих.',
      en: 'Otherwise the table loses two instead of one.',
    },
    values: {
      yes: {
        ru: 'отменяется текущее, а если итог известен — следующее',
        en: 'the current vote is cancelled, or the next if the result is known',
      },
      no: { ru: 'проводится среди остальных', en: 'is held among the others' },
      nominated: {
        ru: 'отменяется, только если исключённый был выставлен',
        en: 'is cancelled only if the removed was nominated',
      },
      leader: {
        ru: 'проводится; исключённый остаётся в списке, лидер уходит тоже',
        en: 'is held; the removed stays listed, and the leader leaves too',
      },
    },
    default: 'yes',
  },
  stalemate: {
    clauses: ['vavt-cup-2017:6.1'],
    title: { ru: 'Три круга никто не уходит', en: 'Three rounds without a departure' },
    reason: { ru: 'Текст молчит: спросить судью.', en: 'The text is silent: ask the judge.' },
    values: {
      ask: { ru: 'спросить судью', en: 'ask the judge' },
      draw: { ru: 'ничья', en: 'a draw' },
      red: { ru: 'победа красных', en: 'red wins' },
      continue: { ru: 'играть дальше', en: 'play on' },
    },
    default: 'ask',
  },
  victory: {
    clauses: ['vavt-cup-2017:I.3'],
    title: { ru: 'Когда побеждает мафия', en: 'When black wins' },
    reason: {
      ru: 'Так в тексте; перевес тем более победа.',
      en: 'As the text has it; a majority all the more.',
    },
    values: {
      parity: { ru: 'чёрных не меньше, чем красных', en: 'black is not fewer than red' },
      extinction: { ru: 'красных не осталось', en: 'no red is left' },
    },
    default: 'parity',
  },
  'card.view': {
    clauses: ['vavt-cup-2017:1.3'],
    title: { ru: 'Своя карта на своём телефоне', en: 'One’s own card on one’s own phone' },
    reason: { ru: 'Карту смотрят один раз, за столом.', en: 'The card is seen once, at the table.' },
    values: {
      no: { ru: 'не показывается', en: 'is not shown' },
      yes: { ru: 'видна только самому', en: 'is shown to oneself only' },
    },
    default: 'no',
  },
} satisfies Record<string, TableRuling>;

export type RulingId = keyof typeof rulings;
/** The values one ruling can take. */
export type RulingValue<Id extends RulingId> = keyof (typeof rulings)[Id]['values'];
