/** «12 комнат» as its hosts announced it: Moscow time, every turn closes at 19:00. */
import type { TwelveRoomsPack } from './setup.js';

export const twelveRooms: TwelveRoomsPack = {
  id: 'twelve-rooms',
  version: '1',
  title: { ru: '12 комнат', en: 'Twelve rooms' },
  zone: 'Europe/Moscow',
  deadline: '19:00',
};
