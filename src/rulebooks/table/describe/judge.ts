import type { Text } from '../../../engine/contract.js';
import type { Effect } from '../commands.js';
import { roleName, winnerName } from '../texts.js';
import { type Describers, list } from './describers.js';

export const judge: Describers<
  | 'FoulGiven'
  | 'FoulTaken'
  | 'FoulMoved'
  | 'TimerPaused'
  | 'TimerResumed'
  | 'TimeAdded'
  | 'RulingSet'
  | 'AskRaised'
  | 'AskAnswered'
  | 'Overridden'
  | 'Undone'
  | 'Redone'
> = {
  FoulGiven: ({ seat, count, technical }) =>
    technical
      ? {
          ru: `Технический фол №${seat}, всего ${count}.`,
          en: `A technical foul for №${seat}, ${count} in all.`,
        }
      : { ru: `Фол №${seat}, всего ${count}.`, en: `A foul for №${seat}, ${count} in all.` },
  FoulTaken: ({ seat }) => ({ ru: `Фол №${seat} снят.`, en: `A foul of №${seat} is taken back.` }),
  FoulMoved: ({ from, seat }) => ({
    ru: `Фол перенесён с №${from} на №${seat}.`,
    en: `A foul is moved from №${from} to №${seat}.`,
  }),
  TimerPaused: () => ({ ru: 'Часы остановлены.', en: 'The clock is paused.' }),
  TimerResumed: () => ({ ru: 'Часы идут.', en: 'The clock goes on.' }),
  TimeAdded: ({ seconds }) => ({ ru: `Добавлено ${seconds} секунд.`, en: `${seconds} seconds added.` }),
  RulingSet: ({ ruling, value, reason }, names) => {
    const known = names.ruling(ruling);
    const title = known?.title ?? { ru: ruling, en: ruling };
    const chosen = known?.values[value] ?? { ru: value, en: value };
    return {
      ru: `Решение «${title.ru}»: ${chosen.ru} (${reason}).`,
      en: `Ruling “${title.en}”: ${chosen.en} (${reason}).`,
    };
  },
  AskRaised: ({ topic, seats }) =>
    topic === 'killAll'
      ? {
          ru: `Поделился весь стол (${list(seats)}): решает судья.`,
          en: `The whole table has tied (${list(seats)}): the judge decides.`,
        }
      : {
          ru: 'Три круга никто не уходит: решает судья.',
          en: 'Three rounds without a departure: the judge decides.',
        },
  AskAnswered: ({ choice }) => ({
    ru: `Решено: ${answer(choice).ru}.`,
    en: `Decided: ${answer(choice).en}.`,
  }),
  Overridden: ({ effect, reason }) => {
    const { ru, en } = effectText(effect);
    return { ru: `Рукой судьи: ${ru} (${reason}).`, en: `By the judge’s hand: ${en} (${reason}).` };
  },
  Undone: ({ undid }) => ({ ru: `Шаг ${undid} отменён.`, en: `Step ${undid} is undone.` }),
  Redone: ({ redid }) => ({ ru: `Шаг ${redid} возвращён.`, en: `Step ${redid} is done again.` }),
};

const ANSWERS: Record<string, Text> = {
  night: { ru: 'никто не уходит', en: 'nobody leaves' },
  draw: { ru: 'возможна ничья', en: 'a draw is possible' },
  red: { ru: 'победа мирных', en: 'red wins' },
  continue: { ru: 'играем дальше', en: 'play on' },
};

function answer(choice: string): Text {
  return Object.hasOwn(ANSWERS, choice) ? ANSWERS[choice]! : { ru: choice, en: choice };
}

const TO: Record<string, Text> = {
  day: { ru: 'начинается день', en: 'the day begins' },
  vote: { ru: 'начинается голосование', en: 'the vote begins' },
  night: { ru: 'начинается ночь', en: 'the night begins' },
};

function effectText(effect: Effect): Text {
  switch (effect.kind) {
    case 'role': {
      const { ru, en } = roleName(effect.role);
      return { ru: `№${effect.seat} — ${ru}`, en: `№${effect.seat} is ${en}` };
    }
    case 'fouls':
      return {
        ru: `у №${effect.seat} фолов ${effect.count}`,
        en: `№${effect.seat} has ${effect.count} fouls`,
      };
    case 'revive':
      return { ru: `№${effect.seat} возвращается за стол`, en: `№${effect.seat} returns to the table` };
    case 'remove':
      return { ru: `№${effect.seat} выводится из игры`, en: `№${effect.seat} is put out` };
    case 'cancelVote':
      return { ru: 'голосование отменяется', en: 'the vote is cancelled' };
    case 'phase':
      return TO[effect.to]!;
    case 'winner':
      return winnerName(effect.winner);
    case 'points':
      return { ru: `закрытые баллы №${effect.seat}`, en: `closed points of №${effect.seat}` };
  }
}
