/** What a cup’s organisers choose: each point with its values, the default and a reason. */
import type { Ruling } from '../../../engine/contract.js';
import type { ClauseId } from './clauses.js';

interface CupRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  verification: {
    clauses: ['mafia-cup:3.5'],
    title: { ru: 'Проверка результатов', en: 'Verification of results' },
    reason: {
      ru: 'Проверять вторым человеком просят не на каждом кубке.',
      en: 'Not every cup asks a second person to verify.',
    },
    values: {
      none: { ru: 'результат считается сразу', en: 'a result counts at once' },
      second: { ru: 'результат проверяет второй человек', en: 'a second person verifies each result' },
    },
    default: 'none',
  },
  'verification.corrected': {
    clauses: ['mafia-cup:3.4', 'mafia-cup:3.5'],
    title: { ru: 'Проверенный результат исправлен', en: 'A verified result is corrected' },
    reason: {
      ru: 'Проверяли другие числа.',
      en: 'Other numbers were verified.',
    },
    values: {
      again: { ru: 'проверяется снова', en: 'is verified again' },
      keeps: { ru: 'остаётся проверенным', en: 'stays verified' },
    },
    default: 'again',
  },
  'seat.empty': {
    clauses: ['mafia-cup:2.6'],
    title: { ru: 'Пустое место за столом', en: 'An empty seat at a table' },
    reason: {
      ru: 'Игра без одного лучше, чем остановленный тур.',
      en: 'A game one short is better than a round that stands still.',
    },
    values: {
      short: { ru: 'играют без него', en: 'the table plays short' },
      substitute: { ru: 'тур ждёт замены', en: 'the round waits for a substitute' },
    },
    default: 'short',
  },
  'substitute.points': {
    clauses: ['mafia-cup:1.4', 'mafia-cup:4.11'],
    title: { ru: 'Баллы замены', en: 'Points of a substitute' },
    reason: {
      ru: 'Каждый отвечает за то, что сыграл сам.',
      en: 'Each answers for what he has played himself.',
    },
    values: {
      own: { ru: 'у каждого свои', en: 'each keeps his own' },
      heir: {
        ru: 'замена продолжает счёт ушедшего',
        en: 'the substitute goes on with the score of the one who left',
      },
      none: { ru: 'игры замены не считаются', en: 'games of a substitute do not count' },
    },
    default: 'own',
  },
  'withdrawn.place': {
    clauses: ['mafia-cup:1.3', 'mafia-cup:4.11'],
    title: { ru: 'Место снявшегося', en: 'The place of one who withdrew' },
    reason: {
      ru: 'Сыгранное остаётся сыгранным; от малого числа игр защищает минимум.',
      en: 'What was played stays played; the least number of games guards against too few.',
    },
    values: {
      stays: { ru: 'остаётся в таблице', en: 'stays in the standings' },
      outside: { ru: 'вне зачёта', en: 'stands outside' },
    },
    default: 'stays',
  },
  bye: {
    clauses: ['mafia-cup:2.7', 'mafia-cup:4.11'],
    title: { ru: 'Пропуск тура без места', en: 'Sitting a round out' },
    reason: { ru: 'Баллы дают за партию.', en: 'Points are for games.' },
    values: {
      nothing: { ru: 'баллов не даёт', en: 'brings no points' },
      average: { ru: 'даёт средний балл своих партий', en: 'brings the average of one’s own games' },
    },
    default: 'nothing',
  },
  annulled: {
    clauses: ['mafia-cup:3.6', 'mafia-cup:4.1'],
    title: { ru: 'Аннулированная партия', en: 'An annulled game' },
    reason: { ru: 'Её как будто не было.', en: 'It is as if it had not been.' },
    values: {
      nothing: { ru: 'не считается', en: 'does not count' },
      draw: { ru: 'считается ничьей мирных', en: 'counts as a citizen’s draw for all who sat there' },
    },
    default: 'nothing',
  },
  'protest.until': {
    clauses: ['mafia-cup:5.1'],
    title: { ru: 'До какого времени подают протест', en: 'How long a protest can be filed' },
    reason: {
      ru: 'Срок назначают не все.',
      en: 'Not everybody sets a term.',
    },
    values: {
      end: { ru: 'до конца кубка', en: 'until the end of the cup' },
      round: { ru: 'до начала следующего тура', en: 'until the next round begins' },
    },
    default: 'end',
  },
  'protest.public': {
    clauses: ['mafia-cup:5.2', 'mafia-cup:6.1'],
    title: { ru: 'Кто видит протесты', en: 'Who sees protests' },
    reason: {
      ru: 'Решение объясняет таблицу; спор до решения — дело сторон.',
      en: 'A decision explains the standings; until then a dispute is for its parties.',
    },
    values: {
      decided: { ru: 'решённые — все', en: 'the decided ones, everybody' },
      no: { ru: 'только стороны', en: 'only the parties' },
    },
    default: 'decided',
  },
  'seating.public': {
    clauses: ['mafia-cup:6.1'],
    title: { ru: 'Когда видна рассадка', en: 'When the seating is seen' },
    reason: { ru: 'Игроки ищут свои столы заранее.', en: 'Players look for their tables beforehand.' },
    values: {
      all: { ru: 'сразу вся', en: 'all of it at once' },
      round: { ru: 'с началом тура', en: 'when its round begins' },
    },
    default: 'all',
  },
  'places.shared': {
    clauses: ['mafia-cup:4.8', 'mafia-cup:6.3'],
    title: { ru: 'Равенство после всех показателей', en: 'Equal after all measures' },
    reason: { ru: 'Обычно место делят.', en: 'Usually the place is shared.' },
    values: {
      share: { ru: 'делят место', en: 'share the place' },
      lot: { ru: 'до завершения тянут жребий', en: 'draw lots before the cup is finished' },
    },
    default: 'share',
  },
} satisfies Record<string, CupRuling>;

export type RulingId = keyof typeof rulings;
/** The values one ruling can take. */
export type RulingValue<Id extends RulingId> = keyof (typeof rulings)[Id]['values'];
