/**
 * The points the regulation leaves open: each with its values, the default first, and a one-line reason for it. An
 * organiser changes them before the season, and later only by a recorded decision.
 */
import type { Ruling } from '../../engine/contract.js';
import type { RulingsOf } from '../race/ruling-ids.js';
import { alike } from '../race/texts/rulings.js';
import type { ClauseId } from './clauses.js';
import type { modules } from './modules.js';

interface MafiaRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  'order.absentClan': {
    clauses: ['mafia-2018:2.5'],
    title: { ru: 'Клан, ни одна команда которого не играла', en: 'A clan none of whose teams played' },
    reason: {
      ru: 'У такого клана нет места в таблице, но кубик не бывает нулевым: он ходит, только последним.',
      en: 'Such a clan has no place in the table, but a die is never zero: it moves, only last.',
    },
    values: {
      last: {
        ru: 'ходит последним (если таких несколько — по номеру клана)',
        en: 'moves last (several of them by clan number)',
      },
      skip: { ru: 'не ходит совсем', en: 'makes no move' },
    },
    default: 'last',
  },
  'rank.tie': {
    clauses: ['mafia-2018:6.2'],
    title: {
      ru: 'Равные суммы при раздаче клеток под покраску',
      en: 'Equal sums when paint counts are given',
    },
    reason: {
      ru: 'Очередь ходов уже есть и зависит от этой же игры.',
      en: 'The order of moves is known and comes from the same game.',
    },
    values: {
      order: { ru: 'по очереди ходов этой игры', en: 'by this game’s order of moves' },
      clanNumber: { ru: 'по номеру клана', en: 'by clan number' },
    },
    default: 'order',
  },
  finish: {
    ...alike.finish,
    clauses: ['mafia-2018:2.7', 'mafia-2018:2.9'],
    reason: {
      ru: 'Регламент говорит «дошёл до финиша» и не требует точного числа.',
      en: 'The regulation speaks of getting there and asks for no exact number.',
    },
  },
  'board.86': {
    clauses: ['mafia-2018:3.1', 'mafia-2018:3.3'],
    title: { ru: 'Клетка 86: рулетка или свободная', en: 'Cell 86: roulette or free' },
    reason: {
      ru: 'Клетка названа и свободной, и рулеткой; рулетки перечислены поимённо, их список и верен.',
      en: 'The cell is listed both as free and as roulette; the roulette list names cells one by one, so it stands.',
    },
    values: {
      roulette: { ru: '86 — рулетка', en: '86 is roulette' },
      free: { ru: '86 свободна, рулетка на 85', en: '86 is free, roulette is on 85' },
    },
    default: 'roulette',
  },
  'jump.chain': {
    ...alike['jump.chain'],
    clauses: ['mafia-2018:2.4.2'],
    reason: {
      ru: 'Метка действует на того, кто закончил ход; один ход — один переход.',
      en: 'A mark acts at the end of a move; one move, one jump.',
    },
  },
  'move.negative': {
    clauses: ['mafia-2018:5.4', 'mafia-2018:9.2'],
    title: { ru: 'Ход меньше нуля', en: 'A move below zero' },
    reason: {
      ru: 'Вычеты уменьшают ход, но назад ведут только клетки и борьба.',
      en: 'Deductions shorten a move; only marks and fights lead back.',
    },
    values: {
      stay: {
        ru: 'клан стоит на месте, недостача не переносится',
        en: 'the clan stays, the deficit is not carried over',
      },
      backward: { ru: 'клан идёт назад', en: 'the clan walks back' },
    },
    default: 'stay',
  },
  'paint.cells': {
    clauses: ['mafia-2018:6.3', 'mafia-2018:3.1'],
    title: { ru: 'Какие клетки можно красить', en: 'Which cells can be painted' },
    reason: {
      ru: '«Свободная» при покраске — ещё никем не покрашенная.',
      en: 'For painting, “free” means not painted by anyone yet.',
    },
    values: {
      any: { ru: 'любые непокрашенные', en: 'any that are unpainted' },
      free31: { ru: 'только без меток (перечень п. 3.1)', en: 'only those without marks (the list of 3.1)' },
    },
    default: 'any',
  },
  'repaint.price': {
    ...alike['repaint.price'],
    clauses: ['mafia-2018:6.3'],
    reason: {
      ru: 'Иначе выгодно перекрашивать сразу всё.',
      en: 'Otherwise repainting everything at once would pay.',
    },
  },
  bonusStep: {
    clauses: ['mafia-2018:6.4'],
    title: { ru: 'Шаг хозяина, который уже сходил', en: 'The step of an owner who has moved' },
    reason: {
      ru: 'Это прибавка, а не новый ход: она не заканчивается на клетке, она продолжает ход.',
      en: 'It is an addition, not a new move: the move has ended already.',
    },
    values: {
      plain: {
        ru: 'просто на клетку вперёд: ни перемещение, ни хозяин новой клетки не действуют',
        en: 'one cell forward: neither a jump nor the owner of the new cell acts',
      },
      full: { ru: 'как конец хода: всё на клетке действует', en: 'like the end of a move: everything acts' },
    },
    default: 'plain',
  },
  'bonus.skipping': {
    ...alike['bonus.skipping'],
    clauses: ['mafia-2018:6.4', 'mafia-2018:2.4.1'],
    title: { ru: '+1 хозяину, который пропускает ход', en: '+1 to an owner who skips' },
    reason: {
      ru: 'Прибавка даётся к текущему ходу, а его нет.',
      en: 'The addition is to the current move, and there is none.',
    },
  },
  'skip.modifiers': {
    ...alike['skip.modifiers'],
    clauses: ['mafia-2018:2.4.1', 'mafia-2018:6.3', 'mafia-2018:9.2'],
    title: {
      ru: 'Прибавки и вычеты клана, который пропускает ход',
      en: 'Changes of the next move of a clan that skips',
    },
    reason: {
      ru: 'Они даны к следующему ходу, а следующий ход — тот, который клан сделает.',
      en: 'They were given to the next move, and that is the next one actually made.',
    },
  },
  'emigrants.draw': {
    clauses: ['mafia-2018:7.2', 'mafia-2018:7.3'],
    title: { ru: 'Какие клетки тянет жребий эмигрантов', en: 'Which cells the emigrants’ draw covers' },
    reason: {
      ru: 'Диапазон задан номерами клеток, а не краской.',
      en: 'The range is given by numbers of cells, not by paint.',
    },
    values: {
      any: {
        ru: 'любые из диапазона: пустые клетки пропадают',
        en: 'any in the range: unpainted ones are wasted',
      },
      painted: { ru: 'только покрашенные', en: 'painted ones only' },
    },
    default: 'any',
  },
  'fight.measure': {
    ...alike['fight.measure'],
    clauses: ['mafia-2018:8.2'],
    reason: {
      ru: 'Пример регламента сравнивает число команд, взявших вопрос.',
      en: 'The regulation’s example compares numbers of teams that took the question.',
    },
  },
  'fight.rank': {
    ...alike['fight.rank'],
    clauses: ['mafia-2018:8.3'],
    reason: {
      ru: 'Откат короче: двое вторых отходят на клетку, следующий за ними — на две.',
      en: 'The gentler way: two seconds fall back one cell, the next clan two.',
    },
  },
  peace: {
    ...alike.peace,
    clauses: ['mafia-2018:8.2', 'mafia-2018:8.5'],
    reason: {
      ru: 'Разошлись по-мирному — бороться заново повода нет, пока оба не двинулись.',
      en: 'Having parted in peace, they have no cause to fight again until one of them moves.',
    },
  },
  'offer.ownCell': {
    clauses: ['mafia-2018:9.2', 'mafia-2018:9.3.3', 'mafia-2018:9.3.7'],
    title: { ru: 'Клан на клетке своего предложения', en: 'A clan on the cell of its own offer' },
    reason: {
      ru: 'Самому себе предложение не делают; но «в любом случае» — значит в любом.',
      en: 'Nobody makes an offer to himself; but “in any case” means any.',
    },
    values: {
      rewards: {
        ru: 'задания нет, прибавка «в любом случае» есть',
        en: 'no task, but the reward due in any case is given',
      },
      nothing: { ru: 'не происходит ничего', en: 'nothing happens' },
    },
    default: 'rewards',
  },
  'bid.shortfall': {
    clauses: ['mafia-2018:7.4', 'mafia-2018:7.7', 'mafia-2018:9.3.6'],
    title: {
      ru: 'К закрытию торгов у победителя меньше клеток, чем он поставил',
      en: 'At the close the winner owns fewer cells than he bid',
    },
    reason: {
      ru: 'Ставка была честной, а клетки отняли другие.',
      en: 'The bid was good when made; others took the cells.',
    },
    values: {
      payRest: { ru: 'отдаёт все, что остались', en: 'he gives what is left' },
      void: { ru: 'ставка не в счёт, выигрывает следующая', en: 'the bid is void, the next one wins' },
    },
    default: 'payRest',
  },
  'council.decision': {
    ...alike['council.decision'],
    clauses: ['mafia-2018:11.1', 'mafia-2018:11.4'],
    title: { ru: 'Когда боссы решили', en: 'When the bosses have decided' },
    reason: {
      ru: 'Требовать единогласия от шести соперников — значит всё отдать жюри.',
      en: 'Unanimity of six rivals would send everything to the jury.',
    },
  },
  'council.ballots': {
    ...alike['council.ballots'],
    clauses: ['mafia-2018:11.1'],
    reason: {
      ru: 'Вопросы и ответы боссов и раньше шли в общих комментариях.',
      en: 'The bosses’ questions and answers have always stood in open comments.',
    },
  },
  'captive.scope': {
    ...alike['captive.scope'],
    clauses: ['mafia-2018:9.3.6'],
    reason: {
      ru: 'Регламент говорит об очках; место и вопросы команды остаются её клану.',
      en: 'The regulation speaks of points; the team’s place and questions stay with its clan.',
    },
  },
  'report.auto': {
    ...alike['report.auto'],
    clauses: ['mafia-2018:1.3'],
    title: { ru: 'Кто выпускает воскресный отчёт', en: 'Who releases the Sunday report' },
    reason: {
      ru: 'День назван регламентом; до срока организатор может поправить таблицу.',
      en: 'The regulation names the day; until then the organiser can correct the table.',
    },
  },
} satisfies RulingsOf<(typeof modules)[number], ClauseId> & Record<string, MafiaRuling>;

export type RulingId = keyof typeof rulings;
/** The values one ruling can take: `RulingValue<'finish'>` is `'reach' | 'exact'`. */
export type RulingValue<Id extends RulingId> = keyof (typeof rulings)[Id]['values'];
