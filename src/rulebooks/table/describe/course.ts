import { causeName, roleName, winnerName } from '../texts.js';
import { type Describers, list } from './describers.js';

export const course: Describers<
  | 'SeatsDrawn'
  | 'CardDrawn'
  | 'RolesEntered'
  | 'PlayerSubstituted'
  | 'DayStarted'
  | 'SpeechStarted'
  | 'Nominated'
  | 'NominationRefused'
  | 'NominationWithdrawn'
  | 'PlayersLeft'
  | 'LastWordStarted'
  | 'LastWordsEnded'
  | 'VictoryReached'
  | 'GameEnded'
  | 'ColoursRecorded'
> = {
  SeatsDrawn: ({ by }) =>
    by === 'draw'
      ? { ru: 'Места разыграны жребием.', en: 'The seats are drawn by lot.' }
      : { ru: 'Места записаны по жребию за столом.', en: 'The seats are entered as drawn by hand.' },
  CardDrawn: ({ seat, card, role }) => ({
    ru: `№${seat} берёт карту ${card}: ${roleName(role).ru}.`,
    en: `№${seat} takes card ${card}: ${roleName(role).en}.`,
  }),
  RolesEntered: () => ({ ru: 'Роли записаны судьёй.', en: 'The judge has entered the roles.' }),
  PlayerSubstituted: ({ seat, name, reason }) => ({
    ru: `На место №${seat} садится ${name} (${reason}).`,
    en: `${name} takes seat №${seat} (${reason}).`,
  }),
  DayStarted: ({ day, first }) => ({
    ru: `День ${day}, круг открывает №${first}.`,
    en: `Day ${day}, №${first} opens.`,
  }),
  SpeechStarted: ({ seat, seconds, penalty }) => {
    if (penalty === 'silent') {
      return { ru: `№${seat} без речи за третий фол.`, en: `№${seat} loses the speech for the third foul.` };
    }
    if (penalty === 'short') {
      return {
        ru: `№${seat} говорит ${seconds} секунд за третий фол.`,
        en: `№${seat} speaks ${seconds} seconds for the third foul.`,
      };
    }
    return { ru: `№${seat} говорит, ${seconds} секунд.`, en: `№${seat} speaks, ${seconds} seconds.` };
  },
  Nominated: ({ seat, by }) => ({
    ru: `№${by} выставляет №${seat}: принято.`,
    en: `№${by} nominates №${seat}: accepted.`,
  }),
  NominationRefused: ({ seat, by, spent }) =>
    spent
      ? {
          ru: `№${by} называет уже выставленного №${seat}: не принято, право потрачено.`,
          en: `№${by} names №${seat}, nominated already: not accepted, the right is used up.`,
        }
      : {
          ru: `№${by} называет уже выставленного №${seat}: не принято.`,
          en: `№${by} names №${seat}, nominated already: not accepted.`,
        },
  NominationWithdrawn: ({ seat, by }) => ({
    ru: `№${by} отзывает №${seat}.`,
    en: `№${by} withdraws №${seat}.`,
  }),
  PlayersLeft: ({ seats, cause }) => ({
    ru: `Игру ${seats.length > 1 ? 'покидают' : 'покидает'} ${list(seats)}: ${causeName(cause).ru}.`,
    en: `${list(seats)} ${seats.length > 1 ? 'leave' : 'leaves'}: ${causeName(cause).en}.`,
  }),
  LastWordStarted: ({ seat }) => ({ ru: `Последнее слово №${seat}.`, en: `The last word of №${seat}.` }),
  LastWordsEnded: ({ cut }) =>
    cut
      ? { ru: 'Последнее слово прервано за фолы.', en: 'The last word is cut short for fouls.' }
      : { ru: 'Последнее слово сказано.', en: 'The last word is said.' },
  VictoryReached: ({ winner, red, black }) => ({
    ru: `Красных ${red}, чёрных ${black}: ${winnerName(winner).ru}.`,
    en: `Red ${red}, black ${black}: ${winnerName(winner).en}.`,
  }),
  GameEnded: ({ winner }) => ({
    ru: `Судья объявляет: ${winnerName(winner).ru}.`,
    en: `The judge announces: ${winnerName(winner).en}.`,
  }),
  ColoursRecorded: ({ by, colours }) => {
    const said = (red: string, black: string): string =>
      colours.map(({ seat, side }) => `№${seat} ${side === 'red' ? red : black}`).join(', ');
    return {
      ru: `№${by} под протокол: ${said('красный', 'чёрный')}.`,
      en: `№${by} for the protocol: ${said('red', 'black')}.`,
    };
  },
};
