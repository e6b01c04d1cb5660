/** Which screen a path of a judged table shows, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import type { Game } from '../app/game.js';
import { leads, viewOf } from './shared/use-view.js';

const Judge = lazy(() => import('./judge/judge.js'));
const Table = lazy(() => import('./spectator/table.js'));
const Hall = lazy(() => import('./spectator/hall.js'));
const Overlay = lazy(() => import('./spectator/overlay.js'));
const Protocol = lazy(() => import('./protocol/protocol.js'));
const Replay = lazy(() => import('./replay/replay.js'));
const Rules = lazy(() => import('./rules/rules.js'));
const Seat = lazy(() => import('./seat/seat.js'));

export const TableManage = lazy(() => import('./manage/routes.js'));

/** Shown without the product's own bars: screens for a hall, for a stream, and the judge's, which needs every inch. */
export const tableBare = (name: string, game: Game): boolean =>
  name === 'hall' || name === 'overlay' || (leads(viewOf(game)) && (name === '' || name === 'judge'));

export function tableScreens(name: string, game: Game): ComponentType | null {
  const view = viewOf(game);
  switch (name) {
    case '':
      return leads(view) ? Judge : view.me ? Seat : Table;
    case 'judge':
      return leads(view) ? Judge : null;
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
    case 'protocol':
      return Protocol;
    case 'rules':
      return Rules;
    default:
      return null;
  }
}
