/** Random games: a judge who also errs, undoes, corrects and gives fouls at any moment. */
import type { Command } from '../../../src/engine/contract.js';
import type { Game } from '../../../src/engine/game.js';
import { rulings } from '../../../src/rulebooks/table/rulings.js';
import { ROLES, type Role } from '../../../src/rulebooks/table/setup.js';
import type { GameState } from '../../../src/rulebooks/table/state.js';

export class Chance {
  constructor(private seed: number) {}

  below(bound: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  maybe(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const pool = [...items];
    for (let i = pool.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [pool[i], pool[j]] = [pool[j]!, pool[i]!];
    }
    return pool;
  }
}

export function randomRulings(chance: Chance): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rulings)
      .filter(() => chance.maybe(40))
      .map(([id, { values }]) => [id, chance.pick(Object.keys(values))]),
  );
}

export function dealt(chance: Chance, cards: Role[]): Command {
  const roles = chance.shuffled(cards);
  return {
    type: 'enterRoles',
    roles: Object.fromEntries(roles.map((role, index) => [String(index + 1), role])),
  };
}

/** Something a judge may enter now; often right, sometimes not. */
export function randomCommand(chance: Chance, game: Game): Command {
  const { table, steps, undone } = game.state as GameState;
  const { length } = table.seats;
  const seat = (): number => 1 + chance.below(length);
  const some = (): number[] => table.seats.filter(() => chance.maybe(40)).map(({ n }) => n);
  if (table.ask) return { type: 'answerAsk', ask: table.ask.ask, choice: chance.pick(table.ask.choices) };
  if (chance.maybe(7))
    return { type: 'foul', seat: seat(), violation: 1 + chance.below(15), technical: chance.maybe(10) };
  if (chance.maybe(6)) return { type: 'undo', step: steps.at(-1)?.step ?? 1 };
  if (chance.maybe(3)) return { type: 'redo', step: undone.at(-1)?.step ?? 1 };
  if (chance.maybe(3)) return { type: 'takeFoul', foul: 1 + chance.below(table.foulCount + 1) };
  if (chance.maybe(2)) return { type: 'moveFoul', foul: 1 + chance.below(table.foulCount + 1), to: seat() };
  if (chance.maybe(4)) return randomOverride(chance, seat);
  if (chance.maybe(3)) return randomSubstitute(chance, table, seat());
  if (chance.maybe(2)) {
    const ruling = chance.pick(Object.keys(rulings) as (keyof typeof rulings)[]);
    return {
      type: 'setRuling',
      ruling,
      value: chance.pick(Object.keys(rulings[ruling].values)),
      reason: 'р',
    };
  }
  if (chance.maybe(3))
    return chance.pick([{ type: 'pauseTimer' }, { type: 'resumeTimer' }, { type: 'addTime', seconds: 10 }]);
  if (table.victory && table.phase !== 'lastWords') {
    return chance.maybe(70) ? { type: 'confirmWinner' } : { type: 'undo', step: steps.at(-1)?.step ?? 1 };
  }
  switch (table.phase) {
    case 'speeches':
      if (chance.maybe(35)) return { type: 'nominate', seat: seat() };
      if (chance.maybe(5)) return { type: 'withdraw' };
      return { type: chance.maybe(30) ? 'endPhase' : 'next' };
    case 'vote':
      if (chance.maybe(60)) {
        const candidate = chance.pick(table.vote?.candidates ?? [1]);
        return chance.maybe(50)
          ? { type: 'hands', candidate, seats: some() }
          : { type: 'hands', candidate, count: chance.below(length) };
      }
      return { type: 'closeVote' };
    case 'question':
      return chance.maybe(50)
        ? { type: 'question', seats: some() }
        : { type: 'question', count: chance.below(length) };
    case 'night':
      return randomNight(
        chance,
        seat,
        table.seats.map(({ n }) => n),
      );
    case 'lastWords':
      if (chance.maybe(15)) return { type: 'bestMove', seats: [seat(), seat(), seat()] };
      return { type: chance.maybe(50) ? 'endPhase' : 'next' };
    default:
      return { type: chance.maybe(30) ? 'endPhase' : 'next' };
  }
}

function randomNight(chance: Chance, seat: () => number, seats: number[]): Command {
  const target = (): number | null => (chance.maybe(10) ? null : seat());
  switch (chance.below(5)) {
    case 0:
      return { type: 'shoot', target: target() };
    case 1: {
      const at = seat();
      const black = seats.filter(() => chance.maybe(30));
      return {
        type: 'shoot',
        shots: Object.fromEntries(black.map((n) => [String(n), chance.maybe(85) ? at : target()])),
      };
    }
    case 2:
      return { type: 'heal', target: target() };
    case 3:
      return { type: 'check', by: chance.maybe(50) ? 'don' : 'sheriff', target: target() };
    default:
      return { type: chance.maybe(25) ? 'endPhase' : 'next' };
  }
}

/** A newcomer, somebody who sat here before, somebody who sits elsewhere, or nobody with a device. */
function randomSubstitute(chance: Chance, { seats, substitutes }: GameState['table'], seat: number): Command {
  const persons = [...seats, ...substitutes.map(({ former }) => former)].map(({ person }) => person);
  const person = chance.maybe(60) ? `s${chance.below(50)}` : chance.pick(persons);
  const name = `Замена ${chance.below(50)}`;
  return { type: 'substitute', seat, name, ...(person === null ? {} : { person }), reason: 'р' };
}

function randomOverride(chance: Chance, seat: () => number): Command {
  const effect = chance.pick([
    { kind: 'role', seat: seat(), role: chance.pick(ROLES) },
    { kind: 'fouls', seat: seat(), count: chance.below(5) },
    { kind: 'revive', seat: seat() },
    { kind: 'revive', seat: seat() },
    { kind: 'remove', seat: seat() },
    { kind: 'cancelVote' },
    { kind: 'phase', to: chance.pick(['day', 'vote', 'night']) },
    { kind: 'points', seat: seat(), points: chance.below(300) },
  ]);
  return { type: 'override', effect, reason: 'р' };
}
