/** Dice and moves, clan by clan in the order of the game. */

import { markAt } from './board.js';
import { throwDice } from './dice.js';
import type { RulingId } from './ruling-ids.js';
import { clanOf, type GameState, ownerOf, type ResultRow } from './state.js';
import { rowsOf, scoringRowsByClan, wonCreative } from './teams.js';
import type { Turn } from './turn.js';
import { jumpTo, type WalkRules, walkTo } from './walk.js';

/** Dice for all who move. */
export function throwDiceOfAll(turn: Turn, game: GameState): boolean {
  const { dice, gone } = turn.state.day!;
  if (dice.length > 0 || gone.length > 0) return true;
  const rows = scoringRowsByClan(turn.state, game);
  for (const clan of game.order) {
    if (moves(turn, game, clan)) throwFor(turn, game, clan, rows.get(clan) ?? []);
  }
  return true;
}

/** The moves one after the other; the first to reach the finish ends the season. */
export function walkAll(turn: Turn, game: GameState): boolean {
  if (turn.state.day!.gone.length > 0) return true;
  for (const clan of game.order) {
    if (turn.state.phase === 'ended')
      turn.emit({ type: 'NotMoved', game: game.number, clan, clauses: turn.cite('finish') });
    else if (moves(turn, game, clan)) walk(turn, game, clan);
    else skip(turn, game, clan);
  }
  return true;
}

/** A clan sits the turn out when a mark says so, or, by ruling, when none of its teams played. */
function moves(turn: Turn, game: GameState, clan: number): boolean {
  if (clanOf(turn.state, clan).skips > 0) return false;
  return turn.ruling('order.absentClan') === 'last' || rowsOf(turn.state, game, clan).length > 0;
}

/** Chapter 5: the dice, then what earlier games carry into this move. */
function throwFor(turn: Turn, game: GameState, clan: number, scores: readonly ResultRow[]): void {
  const { state } = turn;
  const { roulette, modifiers } = clanOf(state, clan);
  const dice = throwDice(scores, wonCreative(state, game, clan), roulette, state.pack.dice);
  const carried = modifiers.reduce((sum, modifier) => sum + modifier.amount, 0);
  const clauses = [
    ...turn.cite('dice.cells', 'dice.sum', 'dice.floor'),
    ...(dice.main === state.pack.dice.least || dice.cup === state.pack.dice.least
      ? turn.cite('dice.least')
      : []),
    ...(dice.removed ? turn.cite('roulette') : []),
    ...modifiers.flatMap((modifier) => modifier.clauses),
  ];
  turn.emit({
    type: 'DiceThrown',
    game: game.number,
    clan,
    teams: scores.map(({ team, main, cup }) => ({ team, main, cup })),
    divisors: { main: state.pack.dice.mainDivisor, cup: state.pack.dice.cupDivisor },
    ...dice,
    modifiers: modifiers.map((modifier) => ({ ...modifier })),
    total: dice.main + dice.cup + dice.creative + carried,
    clauses: [...new Set(clauses)],
  });
}

function skip(turn: Turn, game: GameState, clan: number): void {
  const { skips } = clanOf(turn.state, clan);
  turn.emit({
    type: 'TurnSkipped',
    game: game.number,
    clan,
    left: Math.max(0, skips - 1),
    lapsed: turn.ruling('skip.modifiers') === 'lapse',
    clauses: skips > 0 ? turn.cite('skip') : turn.cite('order'),
    rulings: skips > 0 ? ['skip.modifiers'] : ['order.absentClan'],
  });
}

function walk(turn: Turn, game: GameState, clan: number): void {
  const day = turn.state.day!;
  const { total } = day.dice.find((row) => row.clan === clan)!;
  const visits = day.bonus[clan] ?? 0;
  const intrigue = day.intrigues?.[clan];
  const bonus = visits + (intrigue?.amount ?? 0);
  const from = clanOf(turn.state, clan).position;
  const steps = total + bonus;
  const rules = walkRules(turn);
  const to = walkTo(from, steps, rules);
  const used: RulingId[] = [];
  if (steps < 0) used.push('move.negative');
  if (from + steps > rules.size) used.push('finish');
  turn.emit({
    type: 'Walked',
    game: game.number,
    clan,
    from,
    to,
    total,
    bonus,
    clauses: [
      ...turn.cite('field', 'walk', 'order'),
      ...(visits > 0 ? turn.cite('territory.visit') : []),
      ...(intrigue?.clauses ?? []),
    ],
    ...(used.length > 0 ? { rulings: used } : {}),
  });
  if (to !== from) land(turn, game, clan);
}

/**
 * What the cell of a landing does at once: the finish, a jump, the owner's bonus.
 * @param stepped clans whose bonus steps have led here; by the ruling `full` a ring of them would never end
 */
function land(turn: Turn, game: GameState, clan: number, stepped: readonly number[] = []): void {
  if (finished(turn, game, clan)) return;
  for (let jumps = 0; ; jumps++) {
    const from = clanOf(turn.state, clan).position;
    if (from === 0) return;
    const mark = markAt(turn.state, from);
    if (mark.kind !== 'move' && mark.kind !== 'restart') break;
    // A ring of jumps would never end; a chain longer than the board has gone round.
    if (jumps > 0 && (turn.ruling('jump.chain') === 'off' || jumps > turn.state.pack.size)) break;
    const to = mark.kind === 'restart' ? 1 : jumpTo(from, mark.by, walkRules(turn));
    turn.emit({
      type: 'Jumped',
      game: game.number,
      clan,
      from,
      to,
      by: mark.kind === 'restart' ? 1 - from : mark.by,
      clauses: turn.citeCell(from, mark.kind === 'restart' ? 'restart' : 'jump'),
      ...(jumps > 0 ? { rulings: ['jump.chain'] } : {}),
    });
    if (finished(turn, game, clan)) return;
  }
  rewardOwner(turn, game, clan, stepped);
}

/** Whoever owns the landing cell gets one cell more in this game. */
function rewardOwner(turn: Turn, game: GameState, visitor: number, stepped: readonly number[]): void {
  const cell = clanOf(turn.state, visitor).position;
  const owner = ownerOf(turn.state, cell);
  if (owner === null || owner === visitor) return;
  const { gone, dice } = turn.state.day!;
  const throws = dice.some((row) => row.clan === owner);
  const how = throws
    ? gone.includes(owner)
      ? 'step'
      : 'added'
    : turn.ruling('bonus.skipping') === 'step'
      ? 'step'
      : 'lost';
  turn.emit({
    type: 'OwnerBonus',
    game: game.number,
    owner,
    visitor,
    cell,
    how,
    clauses: turn.cite('territory.visit'),
    ...(throws ? {} : { rulings: ['bonus.skipping'] }),
  });
  if (how === 'step') step(turn, game, owner, stepped);
}

/** With full effects at most once a clan in one chain of landings; a second step of it is a plain one. */
function step(turn: Turn, game: GameState, clan: number, stepped: readonly number[]): void {
  const from = clanOf(turn.state, clan).position;
  const to = walkTo(from, 1, walkRules(turn));
  turn.emit({
    type: 'BonusStepped',
    game: game.number,
    clan,
    from,
    to,
    clauses: turn.cite('territory.visit'),
    rulings: ['bonusStep'],
  });
  if (turn.ruling('bonusStep') === 'full' && !stepped.includes(clan))
    land(turn, game, clan, [...stepped, clan]);
  else finished(turn, game, clan);
}

/** The finish cell is part of the move; the first on it ends the season at once. */
function finished(turn: Turn, game: GameState, clan: number): boolean {
  if (clanOf(turn.state, clan).position !== turn.state.pack.size) return false;
  turn.emit({
    type: 'SeasonEnded',
    game: game.number,
    winner: clan,
    how: 'finish',
    clauses: turn.cite('finish', 'finish.cell'),
    rulings: ['finish'],
  });
  return true;
}

function walkRules(turn: Turn): WalkRules {
  return {
    size: turn.state.pack.size,
    finish: turn.ruling('finish') as WalkRules['finish'],
    negative: turn.ruling('move.negative') as WalkRules['negative'],
  };
}
