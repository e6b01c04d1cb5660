/** Counted things: `13 клеток`, `1 cell`. */
import type { Lang } from '../engine/contract.js';
import { speaker } from './messages.js';

const say = speaker({
  cells: {
    ru: '{n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}',
    en: '{n, plural, one {# cell} other {# cells}}',
  },
  points: {
    ru: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    en: '{n, plural, one {# point} other {# points}}',
  },
  teams: {
    ru: '{n, plural, one {# команда} few {# команды} many {# команд} other {# команды}}',
    en: '{n, plural, one {# team} other {# teams}}',
  },
  games: {
    ru: '{n, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
    en: '{n, plural, one {# game} other {# games}}',
  },
  turns: {
    ru: '{n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',
    en: '{n, plural, one {# move} other {# moves}}',
  },
  questions: {
    ru: '{n, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}',
    en: '{n, plural, one {# question} other {# questions}}',
  },
  bids: {
    ru: '{n, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}',
    en: '{n, plural, one {# bid} other {# bids}}',
  },
});

export type Unit = keyof typeof say.messages;

/** A number with its word in the right form; the minus is a true one. */
export function counted(n: number, unit: Unit, lang: Lang): string {
  return say(unit, lang, { n }).replace('-', '−');
}

/** The catalogue, for the checks of all texts. */
export const unitMessages = say.messages;
