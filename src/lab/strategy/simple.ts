/** Sensible people without cunning: they use what they know, help their own and hinder the leader. */

import type { Action, SpecialAction } from '../../rulebooks/twelve-rooms/commands.js';
import { STEPS } from '../../rulebooks/twelve-rooms/geometry.js';
import type { Ability } from '../../rulebooks/twelve-rooms/roles.js';
import { actionOf } from './random.js';
import type { Board, Player, RoomsMind, SeasonMind, Strategy, Table, TableMind } from './strategy.js';

/** Cells of an ordinary move. */
const MOVE = 13;

const season: SeasonMind = {
  choose: (_, { options, ahead }) => {
    const marry = options.find((option) => option === 'marry');
    if (marry !== undefined) return ahead > 0 ? marry : (options.find((option) => option !== marry) ?? marry);
    return options[0] ?? null;
  },
  acceptOffer: (_, { gain }) => gain >= 0,
  // Where the most sides will come to next: an ordinary move ahead of each that is behind.
  paint: (me, { positions, free, size }, count) => {
    const others = positions.filter(({ side }) => side !== me).map(({ cell }) => cell);
    const cost = (cell: number): number =>
      others.reduce((sum, at) => sum + Math.min(MOVE, Math.abs(cell - Math.min(size, at + MOVE))), 0);
    return [...free].sort((a, b) => cost(a) - cost(b) || a - b).slice(0, count);
  },
  bid: (me, board, highest) => {
    const spare = ownedBy(board, me) - 3;
    return spare > highest && highest < 5 ? highest + 1 : 0;
  },
  letter: (me, { positions }) => {
    const others = positions
      .filter(({ side }) => side !== me)
      .sort((a, b) => b.cell - a.cell || a.side - b.side);
    const [leader, next] = others;
    return leader && next ? { ally: next.side, target: leader.side } : null;
  },
};

function ownedBy({ positions }: Board, me: number): number {
  return positions.find(({ side }) => side === me)?.owned ?? 0;
}

/** Seats he would rather see gone: for black the others, for red whom a check has told black, else all he does not trust. */
function against({ seat, mates, known }: Player, { living, claims }: Table): number[] {
  const others = living.filter((n) => n !== seat && !mates.includes(n));
  if (mates.length > 0) return others;
  const side = (n: number) => known[n] ?? claims[n];
  const black = others.filter((n) => side(n) === 'black');
  if (black.length > 0) return black;
  const open = others.filter((n) => side(n) !== 'red');
  return open.length > 0 ? open : others;
}

/** Whether a check has told him, or the table, that a seat is black. */
function caught({ known }: Player, { claims }: Table, seat: number): boolean {
  return (known[seat] ?? claims[seat]) === 'black';
}

const table: TableMind = {
  fouls: 0.08,
  // A Sheriff who has found black says so; before, he would only be shot.
  opens: ({ role, known }, { living }) => role === 'sheriff' && living.some((n) => known[n] === 'black'),
  nominate: (me, around, chance) => {
    const wanted = against(me, around).filter((n) => !around.nominees.includes(n));
    const sure = wanted.some((n) => caught(me, around, n));
    return wanted.length > 0 && (sure || around.nominees.length < 2 || chance.maybe(0.25))
      ? chance.pick(wanted)
      : null;
  },
  // Black votes together; red follows what was told, else the talk of the table, which is the same for all.
  vote: (me, around, candidates, chance) => {
    const wanted = candidates.filter((n) => against(me, around).includes(n));
    const possible = wanted.length > 0 ? wanted : candidates;
    if (me.role === 'don' || me.role === 'mafia') return around.shared(`black:${around.day}`).pick(possible);
    if (possible.some((n) => caught(me, around, n))) return possible[0]!;
    const talk = around.shared(`talk:${around.day}`).pick(candidates);
    return possible.includes(talk) && chance.maybe(0.6) ? talk : chance.pick(possible);
  },
  allLeave: (me, around, leaders) => leaders.every((n) => caught(me, around, n) && n !== me.seat),
  shoot: (me, around) => {
    const others = around.living.filter((n) => n !== me.seat && !me.mates.includes(n));
    const sheriff =
      others.find((n) => me.known[n] === 'sheriff') ?? others.find((n) => around.claims[n] === 'red');
    return sheriff ?? (others.length > 0 ? around.shared(`shot:${around.day}`).pick(others) : null);
  },
  heal: ({ seat }, { living }, self, chance) => {
    if (self) return seat;
    const others = living.filter((n) => n !== seat);
    return others.length > 0 ? chance.pick(others) : null;
  },
  check: ({ seat, mates, known }, { living }, chance) => {
    const open = living.filter((n) => n !== seat && !mates.includes(n) && known[n] === undefined);
    const others = open.length > 0 ? open : living.filter((n) => n !== seat);
    return others.length > 0 ? chance.pick(others) : null;
  },
};

/** Abilities that help whoever they are aimed at. */
const KIND: readonly Ability[] = ['heal', 'therapy'];

const rooms: RoomsMind = {
  move: (me, house, chance) => {
    const own = [me.id, ...me.mates];
    const foes = house.living.filter((id) => !own.includes(id));
    const foe = (): string => (foes.length > 0 ? chance.pick(foes) : chance.pick(house.living));
    const friend = (): string => (me.mafia ? chance.pick(own) : me.id);
    const act = (ability: Ability) => actionOf(ability, KIND.includes(ability) ? friend : foe, chance);
    const victims = me.company.filter((id) => !own.includes(id));
    const blamed = house.blamed !== null && foes.includes(house.blamed) ? house.blamed : null;
    const common = house.shared(`${me.mafia ? 'mafia' : 'talk'}:${house.turn}`);
    const target = me.mafia && foes.length > 0 ? common.pick(foes) : (blamed ?? foe());
    return {
      // Whoever stands still learns nothing and wins nothing.
      direction: chance.pick(STEPS),
      vote: target,
      actions: chance.sample(me.active, me.limit).map((ability) => act(ability) as Action),
      special: me.special.length > 0 && house.turn > 2 ? (act(me.special[0]!) as SpecialAction) : null,
      kill: me.mafia && victims.length > 0 ? chance.pick(victims) : null,
    };
  },
};

export const simple: Strategy = {
  id: 'simple',
  title: { ru: 'просто, но разумно', en: 'simple but sensible' },
  about: {
    ru: 'Каждый пользуется тем, что знает: помогает своим, мешает лидеру, голосует против того, кого проверил.',
    en: 'Everybody uses what he knows: helps his own, hinders the leader, votes against whom he has checked.',
  },
  season,
  table,
  rooms,
};
