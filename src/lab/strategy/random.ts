/** Everybody does anything that is allowed, all of it equally likely. */

import type { Action, SpecialAction } from '../../rulebooks/twelve-rooms/commands.js';
import { DIRECTIONS, neighbours } from '../../rulebooks/twelve-rooms/geometry.js';
import type { Ability } from '../../rulebooks/twelve-rooms/roles.js';
import type { Chance } from '../chance.js';
import type { Board, RoomsMind, SeasonMind, Strategy, TableMind } from './strategy.js';

const season: SeasonMind = {
  choose: (_, { options }, chance) => (chance.maybe(0.1) ? null : chance.pick(options)),
  acceptOffer: (_, __, chance) => (chance.maybe(0.2) ? null : chance.maybe(0.7)),
  paint: (_, board, count, chance) => {
    if (chance.maybe(0.1)) return [];
    const behind = Math.min(...board.positions.map(({ cell }) => cell));
    const near = board.free.filter((cell) => cell > behind).slice(0, 30);
    return [...new Set(chance.some(near, count))];
  },
  bid: (me, board, _, chance) => (chance.maybe(0.5) && owned(board, me) > 3 ? 1 + chance.below(2) : 0),
  letter: (me, { positions }, chance) => {
    if (chance.maybe(0.3)) return null;
    const others = positions.map(({ side }) => side).filter((side) => side !== me);
    const [ally, target] = chance.sample(others, 2);
    return ally === undefined || target === undefined ? null : { ally, target };
  },
};

function owned({ positions }: Board, me: number): number {
  return positions.find(({ side }) => side === me)?.owned ?? 0;
}

const table: TableMind = {
  fouls: 0.1,
  opens: () => false,
  nominate: ({ seat }, { living, nominees }, chance) => {
    const others = living.filter((n) => n !== seat && !nominees.includes(n));
    return others.length > 0 && chance.maybe(0.4) ? chance.pick(others) : null;
  },
  vote: (_, __, candidates, chance) => chance.pick(candidates),
  allLeave: (_, __, ___, chance) => chance.maybe(0.5),
  shoot: (_, { living, shared, day }) => shared(`shot:${day}`).pick(living),
  heal: ({ seat }, { living }, self, chance) => pickOther(living, self ? null : seat, chance),
  check: ({ seat }, { living }, chance) => pickOther(living, seat, chance),
};

function pickOther<T>(items: readonly T[], not: T | null, chance: Chance): T | null {
  const others = items.filter((item) => item !== not);
  return others.length > 0 ? chance.pick(others) : null;
}

const rooms: RoomsMind = {
  move: (me, { living }, chance) => {
    const target = () => chance.pick(living);
    const action = chance.sample(me.active, me.limit);
    return {
      direction: chance.pick(DIRECTIONS),
      vote: target(),
      actions: action.map((ability) => actionOf(ability, target, chance) as Action),
      special:
        me.special.length > 0 && chance.maybe(0.3)
          ? (actionOf(chance.pick(me.special), target, chance) as SpecialAction)
          : null,
      kill: me.mafia && me.company.length > 0 ? chance.pick(me.company) : null,
    };
  },
};

/** An ability used on whatever `target` says. */
export function actionOf(ability: Ability, target: () => string, chance: Chance): Action | SpecialAction {
  const room = 1 + chance.below(12);
  const pair = (): [string, string] => {
    const one = target();
    for (let tries = 0; tries < 20; tries++) {
      const other = target();
      if (other !== one) return [one, other];
    }
    return [one, one];
  };
  switch (ability) {
    case 'dictate': {
      const [first, second] = pair();
      return {
        ability,
        votes: [
          { voter: first, vote: target() },
          { voter: second, vote: target() },
        ],
      };
    }
    case 'silence':
    case 'census':
      return { ability, room };
    case 'swap':
    case 'compare':
      return { ability, targets: pair() };
    case 'doors': {
      const second = 1 + ((room + chance.below(10)) % 12);
      return {
        ability,
        doors: [
          [room, chance.pick(neighbours(room))],
          [second, chance.pick(neighbours(second))],
        ],
      };
    }
    case 'forgive':
    case 'redirect':
      return { ability };
    default:
      return { ability, target: target() };
  }
}

export const random: Strategy = {
  id: 'random',
  title: { ru: 'наугад', en: 'at random' },
  about: {
    ru: 'Каждый делает что угодно из разрешённого, всё одинаково вероятно.',
    en: 'Everybody does anything that is allowed, all of it equally likely.',
  },
  season,
  table,
  rooms,
};
