/** The difference of two views, sorted into what a person asks about: who stands where, whose cells, what carries over. */
import type { Difference } from '../../../engine/diff.js';
import type { SeasonView } from '../../../rulebooks/race/view.js';

export interface ClanChange {
  clan: number;
  before: number;
  after: number;
}
export interface CellChange {
  cell: number;
  before: number | null;
  after: number | null;
}

export interface Changes {
  positions: ClanChange[];
  territory: ClanChange[];
  modifiers: ClanChange[];
  skips: ClanChange[];
  roulette: { clan: number; after: boolean }[];
  owners: CellChange[];
  marks: number[];
  /** Numbers of the games of which something changes. */
  games: number[];
  orders: number[];
  teams: string[];
  offers: string[];
  asks: boolean;
  winner: boolean;
  people: boolean;
  council: boolean;
  nothing: boolean;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const clanOrNull = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);
const amountOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'amount' in value ? number(value.amount) : 0;

function pushUnique<T>(list: T[], item: T): void {
  if (!list.includes(item)) list.push(item);
}

export function sortDifferences(differences: readonly Difference[], view: SeasonView): Changes {
  const changes: Changes = {
    positions: [],
    territory: [],
    modifiers: [],
    skips: [],
    roulette: [],
    owners: [],
    marks: [],
    games: [],
    orders: [],
    teams: [],
    offers: [],
    asks: false,
    winner: false,
    people: false,
    council: false,
    nothing: differences.length === 0,
  };
  const modified = new Map<number, number>();
  for (const difference of differences) {
    const path = difference.path.split('.');
    if (path[0] === 'clans') clanChange(path, difference, changes, modified);
    else if (path[0] === 'board' && path[1] === 'cells') cellChange(path, difference, changes);
    else if (path[0] === 'games') gameChange(path, view, changes);
    else if (path[0] === 'teams') pushUnique(changes.teams, view.teams[Number(path[1])]?.team ?? '');
    else if (path[0] === 'offers') pushUnique(changes.offers, path[1] ?? '');
    else if (path[0] === 'asks') changes.asks = true;
    else if (path[0] === 'winner') changes.winner = true;
    else if (path[0] === 'questions' || path[0] === 'rulings') changes.council = true;
  }
  for (const [clan, shift] of modified) {
    if (shift === 0) continue;
    const before = sumOfModifiers(view, clan);
    changes.modifiers.push({ clan, before, after: before + shift });
  }
  changes.teams = changes.teams.filter((team) => team !== '');
  changes.owners.sort((a, b) => a.cell - b.cell);
  return changes;
}

function sumOfModifiers(view: SeasonView, clan: number): number {
  const found = view.clans.find((one) => one.id === clan);
  return found?.modifiers.reduce((sum, modifier) => sum + modifier.amount, 0) ?? 0;
}

function clanChange(
  path: string[],
  difference: Difference,
  changes: Changes,
  modified: Map<number, number>,
): void {
  const clan = Number(path[1]);
  const change = { clan, before: number(difference.before), after: number(difference.after) };
  switch (path[2]) {
    case 'position':
      changes.positions.push(change);
      break;
    case 'cells':
      changes.territory.push(change);
      break;
    case 'skips':
      changes.skips.push(change);
      break;
    case 'roulette':
      changes.roulette.push({ clan, after: difference.after === true });
      break;
    case 'seats':
      changes.people = true;
      break;
    case 'modifiers': {
      const whole = path.length === 4;
      const shift = whole
        ? amountOf(difference.after) - amountOf(difference.before)
        : path[4] === 'amount'
          ? change.after - change.before
          : 0;
      modified.set(clan, (modified.get(clan) ?? 0) + shift);
      break;
    }
  }
}

function cellChange(path: string[], difference: Difference, changes: Changes): void {
  const cell = Number(path[2]);
  if (path[3] === 'owner') {
    changes.owners.push({ cell, before: clanOrNull(difference.before), after: clanOrNull(difference.after) });
  } else if (path[3] === 'mark') {
    pushUnique(changes.marks, cell);
  }
}

function gameChange(path: string[], view: SeasonView, changes: Changes): void {
  const game = view.games[Number(path[1])];
  if (!game) return;
  pushUnique(changes.games, game.number);
  if (path[2] === 'order') pushUnique(changes.orders, game.number);
}
