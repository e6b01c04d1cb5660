/** A trial of a season pack for its editor: a season of random decisions, told game by game. */
import type { Rulebook } from '../../engine/contract.js';
import { seasonPacksRulebook } from '../../rulebooks/season/index.js';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { Luck } from '../chance.js';
import { playSeason } from '../season/play.js';
import { random } from '../strategy/random.js';
import { hitOf, movesOf, type TrialGame } from './read.js';

export interface TrialSeason {
  games: TrialGame[];
  /** null: nobody, the season stands where something is still asked. */
  winner: number | null;
  how: 'finish' | 'calendar' | null;
}

/**
 * Pure: the same pack and seed always play the same season.
 * @param pack one that `checkPack` has nothing against
 * @param teams a side has at the first game
 */
export function playTrial(pack: SeasonFile, seed: number, teams: number): TrialSeason {
  const { state, days } = playSeason(
    seasonPacksRulebook as unknown as Rulebook,
    { kind: 'season', rulebook: 'season', pack, teams },
    { rulings: {}, strategy: random, luck: new Luck(`trial ${seed}`), draws: `trial ${seed}` },
  );
  const sides = pack.sides.map(({ id }) => id);
  return {
    games: days.map(({ number, date, from, to, events, owners }) => ({
      number,
      date,
      moves: movesOf(sides, events, from, to),
      hits: events.flatMap((event) => hitOf(event) ?? []),
      owners: [...owners],
    })),
    winner: state.winner?.clan ?? null,
    how: state.winner?.how ?? null,
  };
}
