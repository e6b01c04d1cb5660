/**
 * Eleven games played at real tables under the club rules, by seat numbers only: entered step by step they come to the
 * recorded orders of speech, leaders, departures and winners.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventBase } from '../../../src/engine/contract.js';
import type { Role } from '../../../src/rulebooks/table/setup.js';
import { living, livingOf } from '../../../src/rulebooks/table/state.js';
import { classic, Table } from './table.js';

interface Day {
  event: 'day';
  day: number;
  alive: number[];
  speaking_order: number[];
  nominations_by_speaker: Record<string, number>;
  candidates_in_order: number[];
  votes: Record<string, number>[];
  removed_by_fouls: number[];
  leaders?: number[][];
  raise_all_vote?: 'passed' | 'failed';
  expected_eliminated: number[];
  state_after: StateAfter;
}
interface Night {
  event: 'night';
  night: number;
  alive: number[];
  shots: Record<string, number>;
  common_target: number | null;
  don_check: number | null;
  sheriff_check: number | null;
  expected_killed: number[];
  first_killed_names_three?: number[];
  state_after: StateAfter;
}
interface StateAfter {
  red: number;
  black: number;
  winner: 'maf' | 'civ' | null;
}
interface RealGame {
  id: string;
  roles: Record<string, 'maf' | 'don' | 'sheriff' | 'civ'>;
  expected_winner: 'maf' | 'civ';
  fouls: Record<string, { day: number; when: string }[]>;
  timeline: (Day | Night)[];
}

const { games } = JSON.parse(readFileSync('test/fixtures/table/real-games.json', 'utf8')) as {
  games: RealGame[];
};
const ROLES: Record<string, Role> = { maf: 'mafia', don: 'don', sheriff: 'sheriff', civ: 'citizen' };
const WINNERS = { maf: 'black', civ: 'red' } as const;

class Replay {
  readonly table = new Table({ pack: classic });

  constructor(private readonly game: RealGame) {}

  run(): void {
    const { table, game } = this;
    table.toDay(Array.from({ length: 10 }, (_, index) => ROLES[game.roles[String(index + 1)]!]!));
    for (const [index, step] of game.timeline.entries()) {
      const morning = step.event === 'night' ? game.timeline[index + 1] : undefined;
      if (step.event === 'day') this.day(step);
      else this.night(step, morning?.event === 'day' ? morning.day : null);
      this.check(step.state_after);
    }
    expect(table.state.victory?.winner).toBe(WINNERS[game.expected_winner]);
    if (table.state.phase === 'lastWords') table.do('endPhase');
    table.do('confirmWinner');
    expect(table.view({ kind: 'public' }).winner?.winner).toBe(WINNERS[game.expected_winner]);
  }

  private check({ red, black, winner }: StateAfter): void {
    const { state } = this.table;
    expect([livingOf(state, 'red').length, livingOf(state, 'black').length]).toEqual([red, black]);
    expect(state.victory?.winner ?? null).toBe(winner === null ? null : WINNERS[winner]);
  }

  private fouls(day: number, ...when: string[]): void {
    for (const [seat, fouls] of Object.entries(this.game.fouls)) {
      for (const foul of fouls) {
        if (foul.day !== day || !when.includes(foul.when)) continue;
        this.table.do('foul', { seat: Number(seat) });
      }
    }
  }

  private day(day: Day): void {
    const { table } = this;
    expect(table.state.day).toBe(day.day);
    expect(living(table.state)).toEqual(day.alive);
    const order: number[] = [];
    while (table.state.phase === 'speeches' && table.state.day === day.day) {
      const speaker = table.state.speaker!;
      order.push(speaker);
      const named = day.nominations_by_speaker[String(speaker)];
      if (named !== undefined) table.do('nominate', { seat: named });
      const last = order.length === day.speaking_order.length;
      if (last) {
        expect(table.view().nominations.map(({ seat }) => seat)).toEqual(day.candidates_in_order);
        this.fouls(day.day, 'speaking');
      }
      if (last && day.removed_by_fouls.length > 0) {
        this.fouls(day.day, 'voting');
        break;
      }
      if (table.state.phase === 'speeches') table.do('next');
    }
    expect(order).toEqual(day.speaking_order);
    if (table.state.victory) {
      expect(day.votes).toEqual([]);
      expect(living(table.state)).toEqual(day.alive.filter((n) => !day.removed_by_fouls.includes(n)));
      return;
    }
    this.votes(day);
    this.words(day.day);
  }

  private votes(day: Day): void {
    const { table } = this;
    if (day.votes.length === 0) {
      expect(table.state.phase).toBe('night');
      return;
    }
    if (day.removed_by_fouls.length === 0) this.fouls(day.day, 'voting');
    const left: number[] = [];
    for (const [round, hands] of day.votes.entries()) {
      while (table.state.phase === 'tieSpeeches') table.do('next');
      const { candidates } = table.state.vote!;
      for (const candidate of candidates.slice(0, -1)) {
        const seats = Object.keys(hands).filter((seat) => hands[seat] === candidate);
        table.do('hands', { candidate, seats: seats.map(Number) });
      }
      const events = table.do('closeVote');
      const counted = events.find(({ type }) => type === 'VoteCounted') as EventBase & { leaders: number[] };
      expect(counted.leaders, `round ${round + 1}`).toEqual(day.leaders![round]);
      left.push(...leftIn(events));
    }
    if (day.raise_all_vote) {
      const alive = living(table.state).length;
      const enough = Math.floor(alive / 2) + 1;
      left.push(
        ...leftIn(table.do('question', { count: day.raise_all_vote === 'passed' ? enough : enough - 1 })),
      );
    }
    expect(left.sort((a, b) => a - b)).toEqual(day.expected_eliminated);
  }

  private words(day: number): void {
    const { table } = this;
    if (table.state.phase !== 'lastWords') return;
    this.fouls(day, 'day kill speaking');
    while (table.state.phase === 'lastWords') table.do('next');
  }

  private night(night: Night, morning: number | null): void {
    const { table } = this;
    expect(table.state.night).toBe(night.night);
    expect(living(table.state)).toEqual(night.alive);
    if (morning !== null) this.fouls(morning, 'shooting');
    const events = table.do('shoot', { shots: shotsOf(night, livingOf(table.state, 'black')) });
    expect(events).toMatchObject([{ type: 'ShotTaken', target: night.common_target }]);
    table.do('next');
    if (night.don_check !== null) {
      const [checked] = table.do('check', { by: 'don', target: night.don_check });
      expect(checked).toMatchObject({ answer: this.game.roles[String(night.don_check)] === 'sheriff' });
    }
    table.do('next');
    if (night.sheriff_check !== null) {
      const [checked] = table.do('check', { by: 'sheriff', target: night.sheriff_check });
      const role = this.game.roles[String(night.sheriff_check)];
      expect(checked).toMatchObject({ answer: role === 'maf' || role === 'don' });
    }
    expect(leftIn(table.do('next'))).toEqual(night.expected_killed);
    if (night.first_killed_names_three) table.do('bestMove', { seats: night.first_killed_names_three });
    if (morning !== null) this.fouls(morning, 'night kill speaking');
    while (table.state.phase === 'lastWords' && table.state.victory === null) table.do('next');
  }
}

/** The protocols carry no line for a black player whom his own side shot: he is taken to have shown the same seat. */
function shotsOf({ shots, common_target }: Night, black: number[]): Record<string, number> {
  const own = black.find((seat) => seat === common_target);
  return own === undefined ? shots : { ...shots, [String(own)]: own };
}

function leftIn(events: EventBase[]): number[] {
  return events.flatMap((event) =>
    event.type === 'PlayersLeft' ? (event as EventBase & { seats: number[] }).seats : [],
  );
}

describe('real games under sport-classic', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
    new Replay(game).run();
  });
});
