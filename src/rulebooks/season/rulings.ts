/**
 * What the rules of packs leave to choice: each point with its values, the default first, and a one-line reason for it. A
 * pack may choose others for its season. The ids are those of the season engine, the same in every season.
 */
import type { Ruling } from '../../engine/contract.js';
import type { RulingsOf } from '../race/ruling-ids.js';
import { alike } from '../race/texts/rulings.js';
import type { ClauseId } from './clauses.js';
import type { modules } from './modules.js';

interface PackRuling extends Ruling {
  clauses: ClauseId[];
}

export const rulings = {
  'order.absentClan': {
    clauses: ['season:3.1'],
    title: { ru: 'Отряд, ни одна команда которого не играла', en: 'A side none of whose teams played' },
    reason: {
      ru: 'Места в таблице у него нет, но кубик есть: он ходит, только последним.',
      en: 'It has no place in the table, but it has its die: it moves, only last.',
    },
    values: {
      last: {
        ru: 'ходит последним (если таких несколько — по номеру)',
        en: 'moves last (several of them by number)',
      },
      skip: { ru: 'не ходит', en: 'makes no move' },
    },
    default: 'last',
  },
  finish: {
    clauses: ['season:1.7', 'season:1.8'],
    title: { ru: 'Как доходят до финиша', en: 'How the finish is reached' },
    reason: {
      ru: 'Точного числа ждать долго, а концовка должна быть бодрой.',
      en: 'An exact number takes long, and the end should be brisk.',
    },
    values: {
      reach: { ru: 'дойти или перейти: лишние шаги сгорают', en: 'reach or pass: spare steps are lost' },
      exact: { ru: 'точно: слишком длинный ход не делается', en: 'exactly: a move too long is not made' },
    },
    default: 'reach',
  },
  'jump.chain': {
    clauses: ['season:4.4', 'season:4.5'],
    title: { ru: 'Перемещение с клетки, куда привело перемещение', en: 'A jump from where a jump led' },
    reason: {
      ru: 'Один ход — одно перемещение: так проще следить.',
      en: 'One move, one jump: easier to follow.',
    },
    values: {
      off: {
        ru: 'второго перемещения нет, остальное на клетке действует',
        en: 'no second jump; everything else on the cell applies',
      },
      on: { ru: 'перемещения продолжаются', en: 'jumps go on' },
    },
    default: 'off',
  },
  'move.negative': {
    clauses: ['season:3.6'],
    title: { ru: 'Ход меньше нуля', en: 'A move below zero' },
    reason: {
      ru: 'Вычеты укорачивают ход, назад ведут только клетки и борьба.',
      en: 'Deductions shorten a move; only cells and fights lead back.',
    },
    values: {
      stay: {
        ru: 'отряд стоит, недостача не переносится',
        en: 'the side stays, the deficit is not carried over',
      },
      backward: { ru: 'отряд идёт назад', en: 'the side walks back' },
    },
    default: 'stay',
  },
  'skip.modifiers': {
    ...alike['skip.modifiers'],
    clauses: ['season:4.3', 'season:4.6'],
    title: {
      ru: 'Прибавки и вычеты отряда, который пропускает ход',
      en: 'Changes of the next move of a side that skips',
    },
    reason: { ru: 'Следующий ход — тот, который состоится.', en: 'The next move is the one that is made.' },
  },
  'rank.tie': {
    clauses: ['season:5.2'],
    title: {
      ru: 'Равные суммы при раздаче клеток под покраску',
      en: 'Equal sums when paint counts are given',
    },
    reason: { ru: 'Очередь ходов уже известна.', en: 'The order of moves is known already.' },
    values: {
      order: { ru: 'по очереди ходов этой игры', en: 'by this game’s order of moves' },
      clanNumber: { ru: 'по номеру отряда', en: 'by the number of the side' },
    },
    default: 'order',
  },
  'paint.cells': {
    clauses: ['season:5.3'],
    title: { ru: 'Какие клетки красят', en: 'Which cells are painted' },
    reason: { ru: 'Метка под краской работает по-прежнему.', en: 'A mark works under paint as before.' },
    values: {
      any: { ru: 'любые непокрашенные', en: 'any that are unpainted' },
      free31: { ru: 'только клетки без меток', en: 'only cells without marks' },
    },
    default: 'any',
  },
  'repaint.price': {
    ...alike['repaint.price'],
    clauses: ['season:5.3'],
    reason: {
      ru: 'Иначе выгодно перекрасить всё сразу.',
      en: 'Otherwise repainting everything at once would pay.',
    },
  },
  bonusStep: {
    clauses: ['season:5.4'],
    title: { ru: 'Шаг хозяина, который уже сходил', en: 'The step of an owner who has moved' },
    reason: { ru: 'Это подарок, а не новый ход.', en: 'It is a gift, not a new move.' },
    values: {
      plain: { ru: 'просто на клетку вперёд', en: 'one cell forward and no more' },
      full: { ru: 'как конец хода: всё на клетке действует', en: 'like the end of a move: everything acts' },
    },
    default: 'plain',
  },
  'bonus.skipping': {
    ...alike['bonus.skipping'],
    clauses: ['season:5.4', 'season:4.3'],
    title: { ru: 'Шаг хозяина, который пропускает ход', en: 'The step of an owner who skips' },
    reason: { ru: 'Прибавить не к чему: хода нет.', en: 'There is no move to add to.' },
  },
  'emigrants.draw': {
    clauses: ['season:6.3', 'season:6.4'],
    title: { ru: 'На какие клетки бросают жребий эмигрантов', en: 'Which cells the emigrants’ lot covers' },
    reason: { ru: 'Жребий слеп.', en: 'The lot is blind.' },
    values: {
      any: { ru: 'на любые: пустые клетки пропадают', en: 'any: unpainted ones are wasted' },
      painted: { ru: 'только на покрашенные', en: 'painted ones only' },
    },
    default: 'any',
  },
  'bid.shortfall': {
    clauses: ['season:6.6', 'season:8.9'],
    title: {
      ru: 'К закрытию торгов у победителя меньше клеток, чем он поставил',
      en: 'At the close the winner owns fewer cells than he bid',
    },
    reason: {
      ru: 'Ставка была честной, клетки отняли другие.',
      en: 'The bid was good when made; others took the cells.',
    },
    values: {
      payRest: { ru: 'отдаёт все, что остались', en: 'he gives what is left' },
      void: { ru: 'ставка не в счёт, выигрывает предыдущая', en: 'the bid is void, the one before it wins' },
    },
    default: 'payRest',
  },
  'fight.measure': {
    ...alike['fight.measure'],
    clauses: ['season:7.2'],
    reason: { ru: 'Число видно в таблице сразу.', en: 'A number is seen in the table at once.' },
  },
  'fight.rank': {
    ...alike['fight.rank'],
    clauses: ['season:7.3'],
    reason: { ru: 'Так откат короче.', en: 'The falls are shorter this way.' },
  },
  peace: {
    ...alike.peace,
    clauses: ['season:7.5'],
    reason: {
      ru: 'Пока никто не двинулся, ссориться не о чем.',
      en: 'Until somebody moves there is nothing to quarrel about.',
    },
  },
  'offer.ownCell': {
    clauses: ['season:8.6', 'season:8.10'],
    title: { ru: 'Отряд на клетке своего предложения', en: 'A side on the cell of its own offer' },
    reason: { ru: '«В любом случае» — значит в любом.', en: '“In any case” means any.' },
    values: {
      rewards: { ru: 'задания нет, награда есть', en: 'no task, but the reward is given' },
      nothing: { ru: 'не происходит ничего', en: 'nothing happens' },
    },
    default: 'rewards',
  },
  'captive.scope': {
    ...alike['captive.scope'],
    clauses: ['season:8.9'],
    reason: {
      ru: 'Продают очки, а команда остаётся со своими.',
      en: 'Points are sold; the team stays with its own.',
    },
  },
  'deserter.points': {
    clauses: ['season:2.6'],
    title: {
      ru: 'Какие очки команды делят, когда она уходит',
      en: 'Which points of a leaving team are divided',
    },
    reason: {
      ru: 'На поле считают клетками, а не очками викторины.',
      en: 'The board counts in cells, not in quiz points.',
    },
    values: {
      move: { ru: 'очки хода, без округления до конца', en: 'points of the move, exact to the end' },
      quiz: { ru: 'очки викторины, как в таблице', en: 'quiz points as in the table' },
    },
    default: 'move',
  },
  'deserter.again': {
    ...alike['deserter.again'],
    clauses: ['season:2.6', 'season:2.7'],
    reason: { ru: 'Первые уже поделены.', en: 'The first ones have been divided.' },
  },
  'twins.round': {
    clauses: ['season:4.8'],
    title: { ru: 'Как пир делит ход', en: 'How a feast divides the move' },
    reason: {
      ru: 'Остаток округляется вниз, как всякая доля.',
      en: 'What is left is rounded down like every part.',
    },
    values: {
      rest: { ru: 'остаток округляется вниз', en: 'what is left is rounded down' },
      eaten: { ru: 'съеденное округляется вниз', en: 'what is eaten is rounded down' },
    },
    default: 'rest',
  },
  'twins.default': {
    ...alike['twins.default'],
    clauses: ['season:4.8'],
    title: {
      ru: 'Отряд не ответил сватам до следующей игры',
      en: 'A side that has not answered before the next game',
    },
    reason: { ru: 'Без согласия свадьбы нет.', en: 'No wedding without consent.' },
  },
  'intrigue.deadline': {
    ...alike['intrigue.deadline'],
    clauses: ['season:9.1'],
    reason: { ru: 'Пока игра не началась.', en: 'As long as the game has not begun.' },
  },
  'intrigue.skipping': {
    ...alike['intrigue.skipping'],
    clauses: ['season:9.2', 'season:9.3', 'season:9.4'],
    title: {
      ru: 'Интрига и отряд без хода в этой игре',
      en: 'An intrigue and a side without a move this game',
    },
    reason: { ru: 'Менять нечего: хода нет.', en: 'There is no move to change.' },
  },
  'duel.loser': {
    clauses: ['season:9.4'],
    title: { ru: 'Сколько теряет проигравший бой', en: 'What the loser of a duel loses' },
    reason: { ru: 'Столько, сколько назвал пакет.', en: 'What the pack says.' },
    values: {
      two: { ru: 'сколько задано пакетом', en: 'what the pack says' },
      eight: { ru: 'столько, сколько получает победитель', en: 'as much as the winner gains' },
    },
    default: 'two',
  },
  'council.decision': {
    ...alike['council.decision'],
    clauses: ['season:10.1'],
    title: { ru: 'Когда совет решил', en: 'When the council has decided' },
    reason: { ru: 'Единогласия соперников не дождаться.', en: 'Unanimity of rivals would never come.' },
  },
  'council.ballots': {
    ...alike['council.ballots'],
    clauses: ['season:10.1'],
    reason: { ru: 'Открытый спор короче.', en: 'An open dispute is shorter.' },
  },
  'report.auto': {
    ...alike['report.auto'],
    clauses: ['season:1.5'],
    title: { ru: 'Кто выпускает отчёт', en: 'Who releases the report' },
    reason: {
      ru: 'Час назван пакетом; до него организатор успеет поправить таблицу.',
      en: 'The pack names the hour; until then the organiser can correct the table.',
    },
  },
} satisfies RulingsOf<(typeof modules)[number], ClauseId> & Record<string, PackRuling>;
