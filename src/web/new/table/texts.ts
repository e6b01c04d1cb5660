/** Texts of making a game at a table. */
import { defineTexts } from '../../app/i18n.js';
import { packTexts } from '../packs.js';

export const texts = defineTexts({
  'step.game': { ru: 'Игра', en: 'Game' },
  'step.players': { ru: 'Игроки', en: 'Players' },
  'step.rulings': { ru: 'Решения', en: 'Rulings' },
  'step.review': { ru: 'Проверка', en: 'Review' },
  game: { ru: 'Во что играете', en: 'What you play' },
  pack: { ru: 'По каким правилам', en: 'By which rules' },
  'pack.seats': { ru: 'Мест за столом: {n}', en: 'Seats at the table: {n}' },
  ...packTexts,
  name: { ru: 'Название партии', en: 'Title of the game' },
  defaultName: { ru: 'Партия, {date}', en: 'Game, {date}' },
  paper: {
    ru: 'Игра уже сыграна? Ввести бумажный протокол',
    en: 'Already played? Type in a paper protocol',
  },
  badName: { ru: 'Впишите название', en: 'Enter a title' },
  players: { ru: 'Кто за столом', en: 'Who is at the table' },
  list: { ru: 'Игроки по местам', en: 'Players by seat' },
  'list.hint': {
    ru: 'По одному в строке, место 1 первым. Можно вставить список целиком. Пусто — игроков зовут по номерам. Места можно разыграть жребием уже за столом.',
    en: 'One a line, seat 1 first. A whole list may be pasted. Empty: players are called by their numbers. Seats may be drawn by lot at the table.',
  },
  'list.read': { ru: 'Прочитано имён: {a} из {b}', en: 'Names read: {a} of {b}' },
  'fault.count': { ru: 'Имён {have}, а мест {need}', en: '{have} names for {need} seats' },
  'fault.twice': {
    ru: 'Имя «{name}» встречается дважды: добавьте букву, чтобы различать',
    en: 'The name “{name}” stands twice: add a letter to tell them apart',
  },
  'fault.long': { ru: 'Имя длиннее 60 знаков: {name}', en: 'A name is longer than 60 characters: {name}' },
  phones: { ru: 'Игроки берут карты на своих телефонах', en: 'Players take their cards on their own phones' },
  'phones.hint': {
    ru: 'Каждый видит свою карту, пока держит палец на экране. Ссылки выдаются на пульте, в разделе «Люди».',
    en: 'Each sees his card while holding a finger on the screen. Links are issued at the desk, under People.',
  },
  rulings: { ru: 'Где регламент оставляет выбор', en: 'Where the regulation leaves a choice' },
  review: { ru: 'Всё верно?', en: 'Is all right?' },
  byNumbers: { ru: 'Игроки без имён, по номерам', en: 'Players without names, by numbers' },
  open: { ru: 'Смотреть без ролей могут все', en: 'Everyone may watch, without the roles' },
  create: { ru: 'Начать партию', en: 'Begin the game' },
});
