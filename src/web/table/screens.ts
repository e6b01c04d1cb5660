/** Which screen a path of a judged table shows, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import type { Game } from '../app/game.js';
import { viewOf } from './shared/use-view.js';

const Table = lazy(() => import('./spectator/table.js'));
const Hall = lazy(() => import('./spectator/hall.js'));
const Overlay = lazy(() => import('./spectator/overlay.js'));
const Replay = lazy(() => import('./replay/replay.js'));
const Rules = lazy(() => import('./rules/rules.js'));
const Seat = lazy(() => import('./seat/seat.js'));

export const TableManage = lazy(() => import('./manage/routes.js'));

/** Shown without the product's own bars: screens for a hall, for a stream. */
export const tableBare = (name: string): boolean => name === 'hall' || name === 'overlay';

export function tableScreens(name: string, game: Game): ComponentType | null {
  const view = viewOf(game);
  switch (name) {
    case '':
      return view.me ? Seat : Table;
    case 'table':
      return Table;
    case 'seat':
      return view.me ? Seat : null;
    case 'hall':
      return Hall;
    case 'overlay':
      return Overlay;
    case 'replay':
      return Replay;
    case 'rules':
      return Rules;
    default:
      return null;
  }
}
