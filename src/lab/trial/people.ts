/** The people of a trial season: what they do is random, but never foolish, so that every part of the pack comes into play. */
import type { Author, Command, Instant } from '../../engine/contract.js';
import { plusMs } from '../../engine/time.js';
import { cellsOf, lastGame, nextGame, type SeasonState } from '../../rulebooks/race/state.js';
import type { Chance } from '../chance.js';

/** Gives a command at a moment; says whether it was taken. */
export type Act = (command: Command, author: Author, at: Instant) => boolean;

const HOUR = 3_600_000;
export const organiser: Author = { kind: 'organiser' };
export const headOf = (side: number): string => `head-${side}`;
const head = (side: number): Author => ({ kind: 'person', person: headOf(side) });

/** Everything that waits for somebody's word. Some never answer. */
export function answer(state: () => SeasonState, chance: Chance, act: Act, at: Instant): void {
  for (const { id, options, stage } of state().choices ?? []) {
    if (stage !== 'open' || chance.maybe(0.1)) continue;
    act({ type: 'answerChoice', choice: id, option: chance.pick(options) }, organiser, at);
  }
  for (const { id, kind, clan, captive, stage } of state().offers) {
    if (stage !== 'open') continue;
    if (captive) captivity(state, chance, act, at, id);
    else if (chance.maybe(0.8)) {
      act({ type: 'answerOffer', offer: id, accept: chance.maybe(0.7) }, head(clan), at);
      if (kind !== 'surrender')
        act({ type: 'judgeOffer', offer: id, fulfilled: chance.maybe(0.7) }, organiser, at);
    }
  }
}

/** A captive is named, sold to whoever can pay, and paid for. */
function captivity(state: () => SeasonState, chance: Chance, act: Act, at: Instant, id: string): void {
  const offer = state().offers.find((one) => one.id === id)!;
  const team = Object.values(state().teams).find(({ home }) => home === offer.clan)?.team;
  if (team === undefined) return;
  act({ type: 'nameCaptive', offer: id, team }, organiser, at);
  act({ type: 'openCaptiveAuction', offer: id, closesAt: plusMs(at, HOUR) }, organiser, at);
  for (const { id: side } of state().pack.sides) {
    if (side === offer.clan || side === offer.side || chance.maybe(0.4)) continue;
    if (cellsOf(state(), side).length > 2)
      act({ type: 'bidCaptive', offer: id, cells: 1 + chance.below(2) }, head(side), at);
  }
}

/** Cells for a captive are chosen once his auction is over. */
export function pay(state: () => SeasonState, act: Act, at: Instant): void {
  for (const { id, captive } of state().offers) {
    if (!captive?.closed || captive.winner === null || captive.paid) continue;
    const cells = cellsOf(state(), captive.winner).slice(0, captive.price);
    act({ type: 'chooseCaptiveCells', offer: id, cells }, organiser, at);
  }
}

/** Sides paint a little ahead of the field, where others are likely to end. */
export function paint(state: () => SeasonState, chance: Chance, act: Act): void {
  const game = lastGame(state());
  const painting = game?.times.painting;
  if (!game || !painting) return;
  for (const [index, side] of game.order.entries()) {
    const left = (game.allowed[side] ?? 0) - (game.used[side] ?? 0);
    const step = painting.steps.find(({ clans }) => clans > index);
    if (left <= 0 || !step || chance.maybe(0.1)) continue;
    const behind = Math.min(...Object.values(state().clans).map(({ position }) => position));
    const free = state().owners.flatMap((owner, at) => (owner === 0 && at + 1 > behind ? [at + 1] : []));
    const near = free.slice(0, 30);
    const cells = [...new Set(chance.some(near, left))];
    if (cells.length > 0)
      act({ type: 'paint', game: game.number, cells, repaint: [] }, head(side), plusMs(step.from, 60_000));
  }
}

/** Newcomers put their names down, and sides bid for them. */
export function bid(state: () => SeasonState, chance: Chance, act: Act, teams: readonly string[]): void {
  const auction = nextGame(state())?.times.auction;
  if (!auction) return;
  act(
    { type: 'registerTeams', game: nextGame(state())!.number, teams: [...teams] },
    organiser,
    plusMs(auction.opensAt, -HOUR),
  );
  const at = plusMs(auction.opensAt, 60_000);
  act({ type: 'openLots', game: nextGame(state())!.number }, organiser, at);
  for (const { id } of nextGame(state())?.lots ?? []) {
    for (const { id: side } of state().pack.sides) {
      if (chance.maybe(0.5) && cellsOf(state(), side).length > 3)
        act({ type: 'bid', lot: id, cells: 1 + chance.below(2) }, head(side), at);
    }
  }
}

/** Letters before a game of intrigues; two of them often agree. */
export function write(state: () => SeasonState, chance: Chance, act: Act, at: Instant): void {
  const game = nextGame(state());
  if (!game) return;
  const sides = state().pack.sides.map(({ id }) => id);
  const target = chance.pick(sides);
  const pair = sides.filter((side) => side !== target);
  for (const side of pair) {
    if (chance.maybe(0.3)) continue;
    const ally =
      pair.length === 2 || chance.maybe(0.6) ? pair.find((one) => one !== side)! : chance.pick(sides);
    act({ type: 'sendLetter', game: game.number, ally, target, clan: side }, organiser, at);
  }
}
