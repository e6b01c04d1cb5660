/**
 * The points the regulation leaves open: each with its values, the default first, and a one-line reason for it. Those that
 * mean the same as in the other season have the same ids.
 */
import type { Ruling } from '../../engine/contract.js';
import type { RulingsOf } from '../race/ruling-ids.js';
import { alike } from '../race/texts/rulings.js';
import type { ClauseId } from './clauses.js';
import type { modules } from './modules.js';

interface ThronesRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  'order.absentClan': {
    clauses: ['thrones-2017:2.5'],
    title: { ru: 'Дом, ни одна команда которого не играла', en: 'A house none of whose teams played' },
    reason: {
      ru: 'Места в таблице у него нет, но кубик не бывает нулевым: он ходит, только последним.',
      en: 'It has no place in the table, but a die is never zero: it moves, only last.',
    },
    values: {
      last: {
        ru: 'ходит последним (если таких несколько — по номеру дома)',
        en: 'moves last (several of them by house number)',
      },
      skip: { ru: 'не ходит совсем', en: 'makes no move' },
    },
    default: 'last',
  },
  finish: {
    ...alike.finish,
    clauses: ['thrones-2017:2.7', 'thrones-2017:2.9'],
    reason: {
      ru: 'Регламент говорит «дошёл до финиша» и не требует точного числа.',
      en: 'The regulation speaks of getting there and asks for no exact number.',
    },
  },
  'jump.chain': {
    ...alike['jump.chain'],
    clauses: ['thrones-2017:2.4.2'],
    reason: {
      ru: 'Метка действует на того, кто закончил ход; один ход — один переход.',
      en: 'A mark acts at the end of a move; one move, one jump.',
    },
  },
  'move.negative': {
    clauses: ['thrones-2017:5.4', 'thrones-2017:6.2'],
    title: { ru: 'Ход меньше нуля', en: 'A move below zero' },
    reason: {
      ru: 'Вычеты укорачивают ход, но назад ведут только клетки.',
      en: 'Deductions shorten a move; only cells lead back.',
    },
    values: {
      stay: {
        ru: 'дом стоит на месте, недостача не переносится',
        en: 'the house stays, the deficit is not carried over',
      },
      backward: { ru: 'дом идёт назад', en: 'the house walks back' },
    },
    default: 'stay',
  },
  'skip.modifiers': {
    ...alike['skip.modifiers'],
    clauses: ['thrones-2017:2.4.1', 'thrones-2017:2.4.3', 'thrones-2017:1.5'],
    title: {
      ru: 'Прибавки и вычеты дома, который пропускает ход',
      en: 'Changes of the next move of a house that skips',
    },
    reason: {
      ru: 'Они даны к следующему ходу, а следующий ход — тот, который дом сделает.',
      en: 'They were given to the next move, and that is the next one actually made.',
    },
  },
  'deserter.points': {
    clauses: ['thrones-2017:1.5'],
    title: {
      ru: 'Какие очки команды делят, когда она уходит',
      en: 'Which points of a leaving team are divided',
    },
    reason: {
      ru: 'Очки викторины дали бы десятки клеток на поле из 135: делят то, что команда дала ходам дома.',
      en: 'Quiz points would make tens of cells on a board of 135: what is divided is what the team gave to its house’s moves.',
    },
    values: {
      move: {
        ru: 'очки хода: основной зачёт на 10 и кубок на 2, без округления до конца',
        en: 'move points: main by 10 and cup by 2, exact to the end',
      },
      quiz: { ru: 'очки викторины, как в таблице', en: 'quiz points as in the table' },
    },
    default: 'move',
  },
  'deserter.again': {
    ...alike['deserter.again'],
    clauses: ['thrones-2017:1.5', 'thrones-2017:1.6'],
    reason: {
      ru: 'Первые очки уже ушли вместе с ней; второй раз их не делят.',
      en: 'The first points went with it already and are not divided twice.',
    },
  },
  'twins.round': {
    clauses: ['thrones-2017:3.36'],
    title: { ru: 'Как делят ход пополам с пиром', en: 'How the feast’s share is rounded' },
    reason: {
      ru: 'Остаток хода округляется вниз, как и всё при делении.',
      en: 'What is left of the move is rounded down, like every quotient.',
    },
    values: {
      rest: { ru: 'остаётся треть, вниз до целого', en: 'a third is left, rounded down' },
      eaten: { ru: 'съедены две трети, вниз до целого', en: 'two thirds are eaten, rounded down' },
    },
    default: 'rest',
  },
  'twins.default': {
    ...alike['twins.default'],
    clauses: ['thrones-2017:3.36'],
    title: {
      ru: 'Дом не ответил до начала следующей игры',
      en: 'A house that has not answered before the next game',
    },
    reason: {
      ru: 'Без согласия свадьбы не бывает.',
      en: 'There is no wedding without consent.',
    },
  },
  'intrigue.deadline': {
    ...alike['intrigue.deadline'],
    clauses: ['thrones-2017:6.1'],
    reason: {
      ru: '«До игры» — пока она не началась.',
      en: '“Before the game” lasts until it has begun.',
    },
  },
  'intrigue.skipping': {
    ...alike['intrigue.skipping'],
    clauses: ['thrones-2017:6.2', 'thrones-2017:6.3', 'thrones-2017:6.4', 'thrones-2017:2.4.1'],
    title: {
      ru: 'Интрига и дом без хода в этой игре',
      en: 'An intrigue and a house without a move this game',
    },
    reason: {
      ru: 'Прибавка или вычет — к текущему ходу, а его нет.',
      en: 'The change is to the current move, and there is none.',
    },
  },
  'duel.loser': {
    clauses: ['thrones-2017:6.4'],
    title: { ru: 'Сколько теряет проигравший бой', en: 'What the loser of a duel loses' },
    reason: {
      ru: 'Регламент называет два числа; последнее сказано прямо о проигравшем.',
      en: 'The regulation names two numbers; the last one is said of the loser himself.',
    },
    values: {
      two: { ru: '−2', en: '−2' },
      eight: { ru: '−8: выигрыш — за счёт проигравшего', en: '−8: the gain is at the loser’s expense' },
    },
    default: 'two',
  },
  'council.decision': {
    ...alike['council.decision'],
    clauses: ['thrones-2017:7.1', 'thrones-2017:7.4'],
    title: { ru: 'Когда конклав решил', en: 'When the conclave has decided' },
    reason: {
      ru: 'Единогласия тридцати команд не дождаться.',
      en: 'Unanimity of thirty teams would never come.',
    },
  },
  'council.ballots': {
    ...alike['council.ballots'],
    clauses: ['thrones-2017:7.1'],
    reason: {
      ru: 'Вопросы и ответы идут в открытых комментариях.',
      en: 'Questions and answers stand in open comments.',
    },
  },
  'report.auto': {
    ...alike['report.auto'],
    clauses: ['thrones-2017:1.7'],
    title: { ru: 'Кто выпускает воскресный отчёт', en: 'Who releases the Sunday report' },
    reason: {
      ru: 'Час назван регламентом; до него организатор может поправить таблицу.',
      en: 'The regulation names the hour; until then the organiser can correct the table.',
    },
  },
} satisfies RulingsOf<(typeof modules)[number], ClauseId> & Record<string, ThronesRuling>;
