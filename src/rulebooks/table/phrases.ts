/** What the judge says at each step, in the product's own words (1.2, 2.2): for the screen of the tablet. */
import type { Text } from '../../engine/contract.js';
import type { GameView } from './view.js';

type Spoken = Pick<
  GameView,
  'phase' | 'day' | 'night' | 'script' | 'speaker' | 'order' | 'departures' | 'vote' | 'question'
>;

const FIRST: Record<string, Text> = {
  mafia: {
    ru: 'Мафия открывает глаза и знакомится. Дон, назовитесь своим жестом.',
    en: 'Mafia, open your eyes and meet. Don, show yourself.',
  },
  don: { ru: 'Мафия спит. Дон, покажитесь судье.', en: 'Mafia sleeps. Don, show yourself to the judge.' },
  sheriff: {
    ru: 'Дон спит. Шериф, покажитесь судье.',
    en: 'The don sleeps. Sheriff, show yourself to the judge.',
  },
  doctor: {
    ru: 'Шериф спит. Доктор, покажитесь судье.',
    en: 'The sheriff sleeps. Doctor, show yourself to the judge.',
  },
};

const LATER: Record<string, Text> = {
  mafia: { ru: 'Мафия выбирает цель.', en: 'Mafia chooses a target.' },
  doctor: { ru: 'Мафия спит. Доктор, кого лечите?', en: 'Mafia sleeps. Doctor, whom do you heal?' },
  don: { ru: 'Дон ищет шерифа.', en: 'The don looks for the sheriff.' },
  sheriff: { ru: 'Дон спит. Шериф проверяет игрока.', en: 'The don sleeps. The sheriff checks a player.' },
};

export function phrase(view: Spoken): Text {
  const { phase, script, speaker } = view;
  const step = script?.steps[script.at];
  switch (phase) {
    case 'dealing':
      return {
        ru: 'Знакомьтесь: игроки стола. Наступает ночь, надеваем маски. Карты берём по очереди, молча.',
        en: 'Meet the players. Night is falling, masks on. Take the cards in turn, in silence.',
      };
    case 'firstNight':
      return step === undefined ? { ru: 'Город спит.', en: 'The town sleeps.' } : FIRST[step]!;
    case 'night':
      return step === undefined ? { ru: 'Город спит.', en: 'The town sleeps.' } : LATER[step]!;
    case 'speeches': {
      const quiet = quietMorning(view);
      return {
        ru: `${quiet ? 'Доброе утро. Ночью никто не погиб. ' : ''}День ${view.day}. Слово игроку №${speaker}.`,
        en: `${quiet ? 'Good morning. Nobody died at night. ' : ''}Day ${view.day}. Player ${speaker} has the floor.`,
      };
    }
    case 'vote':
      return votePhrase(view);
    case 'tieSpeeches':
      return {
        ru: `Голоса поровну. №${speaker}, у вас 30 секунд.`,
        en: `A tie. Player ${speaker}, you have 30 seconds.`,
      };
    case 'question': {
      const seats = (view.question ?? []).join(', ');
      return {
        ru: `Поднимите руку, кто хочет, чтобы ушли все: ${seats}.`,
        en: `Hands up if all should leave: ${seats}.`,
      };
    }
    case 'lastWords':
      return {
        ru: `№${speaker}, ваше последнее слово — минута.`,
        en: `Player ${speaker}, your last word: one minute.`,
      };
    case 'ended':
      return { ru: 'Партия окончена. Спасибо за игру!', en: 'The game is over. Thank you!' };
  }
}

/** 5.2: a morning with a victim begins with his last word; one without is announced before the first speech. */
function quietMorning({ night, order, speaker, departures }: Spoken): boolean {
  return (
    night > 0 &&
    speaker === order[0] &&
    !departures.some((each) => each.cause === 'night' && each.night === night)
  );
}

function votePhrase({ vote }: Spoken): Text {
  const last = vote?.candidates.at(-1);
  const now = vote?.now ?? last;
  if (now === undefined) return { ru: 'Голосование окончено.', en: 'The vote is over.' };
  return now === last
    ? {
        ru: `Остальные голоса — против №${now}. Спасибо.`,
        en: `The remaining votes go to player ${now}. Thank you.`,
      }
    : { ru: `Кто против №${now}?`, en: `Who votes against player ${now}?` };
}
