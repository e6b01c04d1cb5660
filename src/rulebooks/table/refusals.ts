/** Why a command is not accepted, in both languages: what is wrong and what would be accepted. */
import type { Text } from '../../engine/contract.js';
import { refusalSpeaker } from '../../engine/refusals.js';
import { phaseName } from './texts.js';

type Params = Record<string, string | number>;

const texts = {
  // Who and when
  'judge-only': () => ({ ru: 'Записи делает только судья.', en: 'Only the judge makes entries.' }),
  ended: () => ({
    ru: 'Партия объявлена оконченной: исправить запись можно правкой в журнале.',
    en: 'The game has been announced as over: correct an entry in the log.',
  }),
  decided: () => ({
    ru: 'Игра решена: объявите победителя или исправьте запись.',
    en: 'The game is decided: announce the winner or correct an entry.',
  }),
  'ask-open': () => ({
    ru: 'Сначала ответьте на вопрос правил.',
    en: 'Answer the question of the rules first.',
  }),
  'wrong-phase': (p) => {
    const phase = phaseName(String(p.phase));
    return { ru: `Сейчас ${phase.ru}: этому не время.`, en: `Now it is ${phase.en}: not the time for it.` };
  },
  'no-such-seat': (p) => ({ ru: `За столом мест ${p.seats}.`, en: `The table has ${p.seats} seats.` }),
  'seat-out': (p) => ({ ru: `Игрок №${p.seat} вышел из игры.`, en: `Player ${p.seat} is out of the game.` }),
  'seat-in': (p) => ({ ru: `Игрок №${p.seat} за столом.`, en: `Player ${p.seat} is at the table.` }),

  // Dealing
  'seats-of-cup': () => ({
    ru: 'Места за столом кубка даёт рассадка кубка.',
    en: 'At a table of a cup the seating of the cup gives the seats.',
  }),
  'cards-out': () => ({ ru: 'Карты уже розданы.', en: 'Cards have been dealt already.' }),
  'bad-order': (p) => ({
    ru: `Назовите каждое из ${p.seats} мест по одному разу.`,
    en: `Name each of the ${p.seats} seats once.`,
  }),
  'has-card': (p) => ({ ru: `У №${p.seat} уже есть карта.`, en: `Player ${p.seat} has a card already.` }),
  'card-gone': (p) => ({ ru: `Карты ${p.card} на подносе нет.`, en: `Card ${p.card} is not on the tray.` }),
  'bad-roles': (p) => ({
    ru: `Нужна роль каждому месту: дон ${p.don}, мафия ${p.mafia}, шериф ${p.sheriff}, доктор ${p.doctor}, мирные ${p.citizen}.`,
    en: `A role for each seat: don ${p.don}, mafia ${p.mafia}, sheriff ${p.sheriff}, doctor ${p.doctor}, citizens ${p.citizen}.`,
  }),
  'no-roles': () => ({ ru: 'Роли ещё не розданы.', en: 'The roles are not dealt yet.' }),

  'substitute-in-cup': () => ({
    ru: 'За столом кубка замену делает кубок: пульт кубка, «Игроки».',
    en: 'At a table of a cup the cup substitutes: the desk of the cup, “Players”.',
  }),
  'card-seen': (p) => ({
    ru: `Игрок №${p.seat} уже взял карту, а после этого здесь не заменяют. Измените решение «Замена игрока» или выведите игрока рукой судьи.`,
    en: `Player ${p.seat} has taken a card, and nobody is replaced after that here. Change the ruling “Replacing a player” or put the player out by hand.`,
  }),
  'person-seated': (p) => ({
    ru: `Этот человек уже сидит за столом: место №${p.seat}.`,
    en: `This person sits at the table already: seat ${p.seat}.`,
  }),

  // Day
  'not-speaking': (p) => ({
    ru: `Сейчас минута игрока №${p.seat}.`,
    en: `Now it is the minute of player ${p.seat}.`,
  }),
  'not-oneself': () => ({ ru: 'Себя выставить нельзя.', en: 'Nobody nominates himself.' }),
  'nominated-already': (p) => ({
    ru: `Игрок №${p.seat} сегодня уже выставил.`,
    en: `Player ${p.seat} has used his nomination today.`,
  }),
  'no-withdrawal': () => ({ ru: 'Выставленного не отзывают.', en: 'A nomination cannot be withdrawn.' }),
  'nothing-to-withdraw': () => ({ ru: 'Он никого не выставлял.', en: 'There is no nomination to withdraw.' }),

  // Vote
  'not-a-candidate': (p) => ({ ru: `№${p.seat} не выставлен.`, en: `Player ${p.seat} is not a candidate.` }),
  'voted-already': (p) => ({ ru: `№${p.seat} уже голосовал.`, en: `Player ${p.seat} has voted already.` }),
  'no-hands': () => ({
    ru: 'Укажите поднявших руки или их число.',
    en: 'Give the seats or the number of hands.',
  }),
  'too-many-hands': (p) => ({
    ru: `Рук ${p.hands}, а за столом ${p.living}.`,
    en: `${p.hands} hands, but ${p.living} at the table.`,
  }),
  'other-count': () => ({ ru: 'Число не сходится с местами.', en: 'The number does not match the seats.' }),
  counted: () => ({ ru: 'Это голосование подсчитано.', en: 'This vote has been counted.' }),
  'nobody-nominated': () => ({ ru: 'Никто не выставлен.', en: 'Nobody is nominated.' }),

  // Night
  'no-such-role': () => ({ ru: 'Такой карты в колоде нет.', en: 'There is no such card in the deck.' }),
  'not-yet': () => ({ ru: 'До этого шага ночь ещё не дошла.', en: 'The night has not come to this step.' }),
  'one-target': () => ({
    ru: 'Мафия показывает одну цель на всех.',
    en: 'The mafia shows one target for all.',
  }),
  'each-shot': () => ({
    ru: 'Нужен выстрел каждого чёрного.',
    en: 'The shot of each black player is needed.',
  }),
  'not-black': (p) => ({ ru: `№${p.seat} не стреляет.`, en: `Player ${p.seat} does not shoot.` }),
  'role-out': () => ({ ru: 'Этой роли за столом уже нет.', en: 'This role is no longer at the table.' }),
  'self-healed': () => ({
    ru: 'Себя доктор лечит один раз за игру.',
    en: 'The Doctor heals himself once a game.',
  }),
  'healed-twice': (p) => ({
    ru: `№${p.seat} лечили прошлой ночью.`,
    en: `Player ${p.seat} was healed last night.`,
  }),
  'no-best-move': () => ({ ru: 'Лучшего хода сейчас нет.', en: 'There is no best move now.' }),
  'three-others': () => ({ ru: 'Нужны трое разных, кроме себя.', en: 'Three different others are needed.' }),

  // Fouls and the judge
  'no-technical': () => ({ ru: 'Технических фолов здесь нет.', en: 'There are no technical fouls here.' }),
  'no-such-foul': (p) => ({ ru: `Фола №${p.foul} нет.`, en: `There is no foul ${p.foul}.` }),
  'same-seat': (p) => ({ ru: `Фол и так у №${p.seat}.`, en: `The foul is player ${p.seat}’s already.` }),
  'no-such-ruling': (p) => ({ ru: `Нет решения «${p.ruling}».`, en: `There is no ruling “${p.ruling}”.` }),
  'no-such-value': (p) => ({ ru: `Возможно: ${p.values}.`, en: `Possible: ${p.values}.` }),
  'no-such-ask': () => ({ ru: 'Такого вопроса нет.', en: 'There is no such question.' }),
  'bad-answer': (p) => ({ ru: `Возможные ответы: ${p.choices}.`, en: `Possible answers: ${p.choices}.` }),
  'no-winner': () => ({ ru: 'Победителя ещё нет.', en: 'There is no winner yet.' }),
  'last-word-first': () => ({ ru: 'Сначала последнее слово.', en: 'The last word comes first.' }),
  'no-timer': () => ({ ru: 'Такого хода часов сейчас нет.', en: 'The clock cannot do that now.' }),
  'nothing-to-undo': () => ({ ru: 'Отменять нечего.', en: 'There is nothing to undo.' }),
  'nothing-to-redo': () => ({ ru: 'Возвращать нечего.', en: 'There is nothing to redo.' }),
  'step-gone': () => ({
    ru: 'Шага, который отменяли или возвращали, больше нет: его убрало исправление.',
    en: 'The step undone or done again is no longer there: a correction has taken it out.',
  }),
  'moved-on': (p) => ({
    ru: `За это время стол ушёл вперёд: последний шаг — ${p.step}, ${p.what}.`,
    en: `The table has moved on: the last step is ${p.step}, ${p.what}.`,
  }),
} satisfies Record<string, (params: Params) => Text>;

export type RefusalCode = keyof typeof texts;

/** Both languages of a refusal of this rulebook or of the engine. */
export const refusalText = refusalSpeaker(texts);
