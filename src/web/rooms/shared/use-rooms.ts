/** A game of «12 комнат» as this viewer sees it. */
import { useCallback, useMemo } from 'react';
import type { TwelveRoomsCommand } from '../../../rulebooks/twelve-rooms/commands.js';
import type { GameView, MeView } from '../../../rulebooks/twelve-rooms/view.js';
import type { GameAnswer } from '../../../server/shapes.js';
import { type CommandRun, useCommand, useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { sharedTexts } from './texts.js';

export interface Rooms {
  id: string;
  view: GameView;
  answer: GameAnswer;
  as: string | null;
  refetch(): Promise<void>;
}

export function useRooms(): Rooms {
  const { id, answer, as, refetch } = useSeason();
  return useMemo(
    () => ({ id, answer, as, refetch, view: answer.view as GameView }),
    [id, answer, as, refetch],
  );
}

/** The player who is looking. Screens that need him are shown to nobody else. */
export function useMe(): MeView {
  const { view } = useRooms();
  if (!view.me) throw new Error('useMe outside a player’s screen');
  return view.me;
}

export const useRoomsCommand = (): CommandRun<TwelveRoomsCommand> => useCommand<TwelveRoomsCommand>();

/** Nickname of a player; «не судить» for the vote of that name. */
export function useNick(): (player: string) => string {
  const { view } = useRooms();
  const say = useSay(sharedTexts);
  return useCallback(
    (id: string) =>
      id === 'acquit' ? say('vote.acquit') : (view.players.find((player) => player.id === id)?.nick ?? id),
    [view.players, say],
  );
}

/** Texts shared by the screens of this game. */
export const useR = () => useSay(sharedTexts);

/** «Искра, Аспид, Тень» are lists, not sentences: joined by commas. */
export function useNames(): (players: readonly string[]) => string {
  const nick = useNick();
  return (players) => players.map(nick).join(', ');
}
