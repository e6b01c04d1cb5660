/** Which screen a path of a game of «12 комнат» shows, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import type { GameView } from '../../rulebooks/twelve-rooms/view.js';
import type { Game } from '../app/game.js';

const Turn = lazy(() => import('./player/turn.js'));
const Move = lazy(() => import('./player/move.js'));
const Notebook = lazy(() => import('./player/notebook.js'));
const Reports = lazy(() => import('./player/reports.js'));
const Team = lazy(() => import('./player/team.js'));
const Thread = lazy(() => import('./spectator/thread.js'));
const Finale = lazy(() => import('./spectator/finale.js'));
const Rules = lazy(() => import('./spectator/rules.js'));
const Master = lazy(() => import('./master/routes.js'));

export const RoomsMaster = Master;

export function roomScreens(name: string, game: Game): ComponentType | null {
  const view = game.answer.view as GameView;
  /** The sign-up is open to everybody's eyes; later this place is a player's. */
  const home = view.me || view.phase === 'signup' ? Turn : Thread;
  switch (name) {
    case '':
      return home;
    case 'thread':
      return Thread;
    case 'rules':
      return Rules;
    case 'finale':
      return view.finale ? Finale : null;
    case 'team':
      return view.mafia ? Team : null;
    case 'turn':
      return home;
    case 'move':
      return view.me ? Move : null;
    case 'map':
      return view.me ? Notebook : null;
    case 'reports':
      return view.me ? Reports : null;
    default:
      return null;
  }
}
