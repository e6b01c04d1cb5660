/** Which screen a path of a cup shows, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import type { Game } from '../app/game.js';
import { cupViewOf } from './lib/use.js';

const Overview = lazy(() => import('./public/overview.js'));
const Rounds = lazy(() => import('./public/rounds.js'));
const Statistics = lazy(() => import('./public/statistics.js'));
const Rules = lazy(() => import('./public/rules.js'));
const Hall = lazy(() => import('./public/hall.js'));
const Mine = lazy(() => import('./player/mine.js'));
const Paper = lazy(() => import('./result/paper-of-table.js'));
const Judging = lazy(() => import('./judge/judging.js'));

/** The screen of the hall stands without the product's own bars. */
export const cupBare = (name: string): boolean => name === 'hall';

export const CupDesk = lazy(() => import('./desk/routes.js'));

export function cupScreens(name: string, game: Game): ComponentType | null {
  const { me } = cupViewOf(game);
  const home = me?.judge ? Judging : me?.player ? Mine : Overview;
  switch (name) {
    case '':
      return home;
    case 'cup':
      return Overview;
    case 'rounds':
      return Rounds;
    case 'statistics':
      return Statistics;
    case 'rules':
      return Rules;
    case 'hall':
      return Hall;
    case 'mine':
      return me?.player ? Mine : null;
    case 'paper':
      return Paper;
    case 'judging':
      return me?.judge ? Judging : null;
    default:
      return null;
  }
}
