/** Which screen a path of a season shows, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import type { Game } from '../app/game.js';

const Season = lazy(() => import('./season.js'));
const Clan = lazy(() => import('./clan.js'));
const Board = lazy(() => import('./board.js'));
const History = lazy(() => import('./history.js'));
const Hall = lazy(() => import('./hall.js'));
const Rules = lazy(() => import('./rules.js'));
const Council = lazy(() => import('./council.js'));

const byName: Record<string, ComponentType> = {
  season: Season,
  clan: Clan,
  board: Board,
  history: History,
  hall: Hall,
  rules: Rules,
  council: Council,
};

export function screens(name: string, game: Game): ComponentType | null {
  if (name === '') return game.view.me ? Clan : Season;
  return byName[name] ?? null;
}
