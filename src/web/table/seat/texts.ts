/** Texts of a player's own device. */
import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  title: { ru: 'Ваше место — №{n}', en: 'Your seat is №{n}' },
  'card.title': { ru: 'Ваша карта', en: 'Your card' },
  'card.choose': {
    ru: 'Выберите любую карту. Прикройте экран от соседей.',
    en: 'Choose any card. Shield the screen from your neighbours.',
  },
  'card.n': { ru: 'Взять карту {n}', en: 'Take card {n}' },
  'card.hold': { ru: 'Нажмите и держите, чтобы увидеть карту', en: 'Press and hold to see the card' },
  'card.held': { ru: 'Отпустите — и карта закроется', en: 'Let go and the card closes' },
  'card.atTable': {
    ru: 'Карту вы тянете у судьи, на его планшете. На телефоне в этой партии она не показывается.',
    en: 'You draw your card on the judge’s tablet. In this game it is not shown on a phone.',
  },
  'card.taken': {
    ru: 'Карта взята. На телефоне в этой партии она не показывается.',
    en: 'The card is taken. In this game it is not shown on a phone.',
  },
  'card.later': { ru: 'Раздача карт ещё не дошла до вас.', en: 'The cards have not reached you yet.' },
  'card.open': { ru: 'Роли открыты: вы были {role}.', en: 'Roles are open: you were {role}.' },
  'you.speak': { ru: 'Сейчас говорите вы', en: 'You have the floor' },
  'you.lastWord': { ru: 'Ваше последнее слово', en: 'Your last word' },
  'you.nominated': { ru: 'Вы выставлены на голосование', en: 'You are nominated' },
  'you.next': { ru: 'Следующая речь — ваша', en: 'The next speech is yours' },
  'you.out': { ru: 'Вы покинули игру {cause}', en: 'You have left {cause}' },
  'you.fine': { ru: 'Вы в игре', en: 'You are in the game' },
  'you.asleep': { ru: 'Ночь: маски надеты', en: 'Night: masks on' },
});
