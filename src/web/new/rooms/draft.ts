/** A game of «12 комнат» being made: what is chosen so far, and the setup that comes of it. */

import type { TwelveRoomsPack } from '../../../rulebooks/twelve-rooms/setup.js';
import type { RolesWay } from '../../rooms/master/lib/roles-way.js';

/** The map may be dealt at once; by hand it is laid on the master's own screen. */
export type MapWay = 'draw' | 'hand';

export interface RoomsDraft {
  title: string;
  map: MapWay;
  roles: RolesWay;
  rulings: Record<string, string>;
  open: boolean;
}

export function roomsSetupOf(draft: RoomsDraft, pack: TwelveRoomsPack) {
  const title = draft.title.trim();
  const known = title === pack.title.ru || title === pack.title.en;
  return {
    pack: known ? pack : { ...pack, title: { ru: title, en: title } },
    rulings: draft.rulings,
    players: [],
  };
}
