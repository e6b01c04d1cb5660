import type { TwelveRoomsCommand } from '../../../../rulebooks/twelve-rooms/commands.js';
import type { GameView, MasterView } from '../../../../rulebooks/twelve-rooms/view.js';
import { type Game, useCommand, useSeason } from '../../../app/game.js';
import { useSay } from '../../../app/prefs.js';
import { texts } from '../texts.js';

export type MasterPlayer = MasterView['players'][number];
export type MasterMove = MasterView['moves'][number];

export interface Rooms extends Omit<Game, 'view'> {
  view: GameView;
  master: MasterView;
}

/** The game with everything the master may see. */
export function useRooms(): Rooms {
  const { view: loose, ...game } = useSeason();
  const view = loose as unknown as GameView;
  if (!view.master) throw new Error('useRooms without a master');
  return { ...game, view, master: view.master };
}

/** Sends a command of this game. */
export const useSend = () => useCommand<TwelveRoomsCommand>();

/** Says the master's texts. */
export const useMaster = () => useSay(texts);

export type MasterSay = ReturnType<typeof useMaster>;
