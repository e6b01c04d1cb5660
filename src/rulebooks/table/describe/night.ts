import type { Text } from '../../../engine/contract.js';
import { type Describers, list, target as named } from './describers.js';

const STEPS: Record<string, Text> = {
  mafia: { ru: 'мафия', en: 'mafia' },
  doctor: { ru: 'доктор', en: 'the doctor' },
  don: { ru: 'дон', en: 'the don' },
  sheriff: { ru: 'шериф', en: 'the sheriff' },
};

export const night: Describers<
  | 'FirstNightStarted'
  | 'NightStepStarted'
  | 'NightStarted'
  | 'ShotTaken'
  | 'Healed'
  | 'Checked'
  | 'NightResolved'
  | 'BestMoveNamed'
> = {
  FirstNightStarted: () => ({
    ru: 'Карты розданы: первая ночь.',
    en: 'The cards are dealt: the first night.',
  }),
  NightStepStarted: ({ what, seconds }) => ({
    ru: `Не спит ${STEPS[what]!.ru}, ${seconds} секунд.`,
    en: `${STEPS[what]!.en} is awake, ${seconds} seconds.`,
  }),
  NightStarted: ({ night: n }) => ({ ru: `Ночь ${n} со стрельбой.`, en: `Night ${n} with shooting.` }),
  ShotTaken: ({ target, shots }) =>
    target === null
      ? { ru: `Промах: ${spell(shots, 'мимо')}.`, en: `A miss: ${spell(shots, 'none')}.` }
      : { ru: `Выстрел в №${target}.`, en: `A shot at №${target}.` },
  Healed: ({ target }) => ({
    ru: `Доктор лечит: ${named(target, 'никого')}.`,
    en: `The doctor heals: ${named(target, 'nobody')}.`,
  }),
  Checked: ({ by, target, answer }) => {
    const who = STEPS[by]!;
    if (target === null || answer === null)
      return { ru: `Проверки нет: ${who.ru}.`, en: `No check: ${who.en}.` };
    return answer
      ? { ru: `Проверка, ${who.ru}: №${target} — да.`, en: `A check, ${who.en}: №${target}, yes.` }
      : { ru: `Проверка, ${who.ru}: №${target} — нет.`, en: `A check, ${who.en}: №${target}, no.` };
  },
  NightResolved: ({ night: n, target, killed }) => {
    if (killed !== null)
      return { ru: `Ночь ${n}: убит №${killed}.`, en: `Night ${n}: №${killed} is killed.` };
    return target === null
      ? { ru: `Ночь ${n}: все живы.`, en: `Night ${n}: everybody is alive.` }
      : { ru: `Ночь ${n}: №${target} спасён доктором.`, en: `Night ${n}: the doctor has saved №${target}.` };
  },
  BestMoveNamed: ({ seat, named: three, black }) => ({
    ru: `Лучший ход №${seat}: ${list(three)}; чёрных среди них ${black}.`,
    en: `The best move of №${seat}: ${list(three)}; black among them: ${black}.`,
  }),
};

function spell(shots: { seat: number; target: number | null }[], nobody: string): string {
  return shots.map(({ seat, target }) => `№${seat} → ${named(target, nobody)}`).join(', ');
}
