/** Texts of making a game of «12 комнат». */
import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  'step.game': { ru: 'Игра', en: 'Game' },
  'step.deal': { ru: 'Раздача', en: 'Dealing' },
  'step.turns': { ru: 'Расчёт', en: 'Resolving' },
  'step.rulings': { ru: 'Решения', en: 'Rulings' },
  'step.review': { ru: 'Проверка', en: 'Review' },
  game: { ru: 'Во что играете', en: 'What you play' },
  name: { ru: 'Название игры', en: 'Title of the game' },
  badName: { ru: 'Впишите название', en: 'Enter a title' },
  deal: { ru: 'Как раздаются карта и роли', en: 'How the map and the roles are dealt' },
  map: { ru: 'Карта', en: 'Map' },
  'map.draw': { ru: 'жребием, сразу при создании', en: 'by draw, as the game is made' },
  'map.hand': { ru: 'разложу сам', en: 'I lay it out by hand' },
  'map.secret': {
    ru: 'До конца игры карту видите только вы. Переиграть её можно до перегруппировки.',
    en: 'Until the end only you see the map. It can be dealt anew until the regrouping.',
  },
  roles: { ru: 'Роли', en: 'Roles' },
  'roles.usual': {
    ru: 'жребием: десять именных ролей, остальные — мирные жители',
    en: 'by draw: the ten named roles, the rest civilians',
  },
  'roles.composition': { ru: 'жребием по своему набору ролей', en: 'by draw of a composition of my own' },
  'roles.hand': { ru: 'раздам сам', en: 'I deal them by hand' },
  'roles.later': {
    ru: 'Раздача закрывает запись, поэтому она будет потом. Выбор можно изменить.',
    en: 'Dealing closes the sign-up, so it comes later. The choice may be changed.',
  },
  turns: { ru: 'Как рассчитывается ход', en: 'How a turn is resolved' },
  rulings: { ru: 'Где регламент оставляет выбор', en: 'Where the regulation leaves a choice' },
  review: { ru: 'Всё верно?', en: 'Is all right?' },
  deadline: { ru: 'Дедлайн каждого хода — 19:00 по Москве', en: 'Every deadline is at 19:00 Moscow time' },
  open: { ru: 'Смотреть без тайн могут все', en: 'Everyone may watch, without the secrets' },
  create: { ru: 'Создать игру', en: 'Create the game' },
});
