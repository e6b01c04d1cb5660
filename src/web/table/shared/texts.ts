/** Texts that the screens of a table share. */
import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  seat: { ru: 'Место {n}', en: 'Seat {n}' },
  'seat.speaks': { ru: 'говорит', en: 'speaks' },
  'seat.nominee': { ru: 'выставлен', en: 'nominated' },
  'seat.target': { ru: 'на голосовании', en: 'voted on now' },
  'seat.hand': { ru: 'голос против №{n}', en: 'votes against №{n}' },
  'seat.tied': { ru: 'в равенстве', en: 'in the tie' },
  'seat.out': { ru: 'вне игры', en: 'out' },
  'seat.fouls': {
    ru: { one: '{n} фол', few: '{n} фола', many: '{n} фолов' },
    en: { one: '{n} foul', other: '{n} fouls' },
  },
  'seat.technical': {
    ru: { one: '{n} технический фол', few: '{n} технических фола', many: '{n} технических фолов' },
    en: { one: '{n} technical foul', other: '{n} technical fouls' },
  },
  'seat.owes.speech': { ru: 'без ближайшей речи', en: 'loses the next speech' },
  'seat.owes.half': { ru: 'ближайшая речь 30 секунд', en: 'the next speech is 30 seconds' },
  'clock.left': { ru: 'Осталось {time}', en: '{time} left' },
  'clock.over': { ru: 'Время вышло', en: 'Time is up' },
  'clock.paused': { ru: 'пауза', en: 'paused' },
  'table.label': { ru: 'Игроки за столом', en: 'Players at the table' },
  'table.alive': {
    ru: { one: 'В игре {n} игрок', few: 'В игре {n} игрока', many: 'В игре {n} игроков' },
    en: { one: '{n} player is in', other: '{n} players are in' },
  },
  'common.none': { ru: 'никого', en: 'nobody' },
});
