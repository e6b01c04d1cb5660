/**
 * Rulings whose question and answers read the same in several regulations. Each rulebook adds its own clauses and its own
 * reason for the default, and a title where its people are called otherwise.
 */
import type { Ruling } from '../../../engine/contract.js';
import type { RulingId } from '../ruling-ids.js';

export const alike = {
  finish: {
    title: { ru: 'Как доходят до финиша', en: 'How the finish is reached' },
    values: {
      reach: { ru: 'дойти или перейти: лишние шаги сгорают', en: 'reach or pass: spare steps are lost' },
      exact: { ru: 'точно: лишний ход не делается', en: 'exactly: a move too long is not made' },
    },
    default: 'reach',
  },
  'jump.chain': {
    title: { ru: 'Переход с клетки, куда привёл переход', en: 'A jump from where a jump led' },
    values: {
      off: {
        ru: 'второго перехода нет, всё прочее на клетке действует',
        en: 'no second jump; everything else on the cell applies',
      },
      on: { ru: 'переходы продолжаются', en: 'jumps go on' },
    },
    default: 'off',
  },
  'skip.modifiers': {
    values: {
      keep: { ru: 'ждут хода, который состоится', en: 'wait for the move that is made' },
      lapse: { ru: 'пропадают вместе с ходом', en: 'lapse with the skipped move' },
    },
    default: 'keep',
  },
  'council.decision': {
    values: {
      majority: { ru: 'больше половины поданных голосов', en: 'more than half of the votes given' },
      unanimous: { ru: 'все голоса за один ответ', en: 'all votes are for one answer' },
    },
    default: 'majority',
  },
  'council.ballots': {
    title: { ru: 'Видны ли голоса до закрытия', en: 'Whether votes are seen before the close' },
    values: {
      open: { ru: 'открытые голоса', en: 'open ballots' },
      secret: { ru: 'тайные до закрытия', en: 'secret until the close' },
    },
    default: 'open',
  },
  'report.auto': {
    values: {
      schedule: {
        ru: 'выходит сам в срок; если игра рассчитана позже срока, выпускает организатор',
        en: 'it comes out by itself on time; of a game resolved after that hour the organiser releases it',
      },
      manual: { ru: 'выпускает организатор', en: 'the organiser releases it' },
    },
    default: 'schedule',
  },
  'repaint.price': {
    title: { ru: 'Цена перекраски', en: 'The price of repainting' },
    values: {
      each: { ru: '−1 за каждую клетку', en: '−1 for each cell' },
      once: { ru: '−1 за игру, сколько бы клеток ни было', en: '−1 a game, whatever the number of cells' },
    },
    default: 'each',
  },
  'bonus.skipping': {
    values: {
      lost: { ru: 'пропадает', en: 'is lost' },
      step: { ru: 'хозяин делает один шаг', en: 'the owner makes one step' },
    },
    default: 'lost',
  },
  'fight.measure': {
    title: { ru: 'Чем меряются в борьбе', en: 'What a fight compares' },
    values: {
      count: { ru: 'числом команд, взявших вопрос', en: 'the number of teams that took the question' },
      share: { ru: 'долей таких команд среди игравших', en: 'their share among the teams that played' },
    },
    default: 'count',
  },
  'fight.rank': {
    title: { ru: 'Места в борьбе после равных', en: 'Places in a fight after a tie' },
    values: {
      dense: { ru: 'подряд: 1, 2, 2, 3', en: 'dense: 1, 2, 2, 3' },
      competition: { ru: 'с пропуском: 1, 2, 2, 4', en: 'with a gap: 1, 2, 2, 4' },
    },
    default: 'dense',
  },
  peace: {
    title: { ru: 'Сколько длится мир на клетке', en: 'How long peace on a cell lasts' },
    values: {
      stay: { ru: 'пока оба стоят на этой клетке', en: 'as long as both stay there' },
      game: { ru: 'только в этой игре', en: 'only within that game' },
    },
    default: 'stay',
  },
  'captive.scope': {
    title: {
      ru: 'Что переходит покупателю пленной команды',
      en: 'What passes to the buyer of a captive team',
    },
    values: {
      points: { ru: 'только очки', en: 'points only' },
      wholeTeam: {
        ru: 'вся команда на игру: и место, и вопросы, и конкурс',
        en: 'the whole team for the game: place, questions and contest too',
      },
    },
    default: 'points',
  },
  'deserter.again': {
    title: {
      ru: 'Очки команды, которая уходит второй раз',
      en: 'The points of a team that leaves a second time',
    },
    values: {
      sinceReturn: { ru: 'только заработанные после возвращения', en: 'only those earned since its return' },
      all: { ru: 'все с первой игры', en: 'all since the first game' },
    },
    default: 'sinceReturn',
  },
  'twins.default': {
    values: {
      refuse: { ru: 'отказался', en: 'has refused' },
      marry: { ru: 'согласился', en: 'has agreed' },
    },
    default: 'refuse',
  },
  'intrigue.deadline': {
    title: { ru: 'До какой минуты принимаются письма', en: 'Until when letters are taken' },
    values: {
      start: { ru: 'до начала игры', en: 'until the game begins' },
      eve: { ru: 'до конца дня накануне', en: 'until the end of the day before' },
    },
    default: 'start',
  },
  'intrigue.skipping': {
    values: {
      lost: { ru: 'прибавка или вычет пропадает', en: 'the change is lost' },
      kept: { ru: 'переходит на ход, который состоится', en: 'it passes to the move that is made' },
    },
    default: 'lost',
  },
} as const satisfies Partial<Record<RulingId, Partial<Ruling>>>;
