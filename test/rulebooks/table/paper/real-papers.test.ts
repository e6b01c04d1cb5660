/** Eleven protocols of real tables, typed in as they stand: legal under the club rules, to the recorded winner. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPaper } from '../../../../src/rulebooks/table/paper/check.js';
import { type Paper, paperSchema } from '../../../../src/rulebooks/table/paper/schema.js';
import { classic } from '../table.js';
import { playPaper, protocolOf, setupOf } from './typed.js';

interface Foul {
  day: number;
  when: string;
}
interface Step {
  event: 'day' | 'night';
  speaking_order: number[];
  nominations_by_speaker: Record<string, number>;
  candidates_in_order: number[];
  votes: Record<string, number>[];
  removed_by_fouls: number[];
  raise_all_vote?: 'passed' | 'failed';
  expected_eliminated: number[];
  shots: Record<string, number>;
  common_target: number | null;
  don_check: number | null;
  sheriff_check: number | null;
  expected_killed: number[];
  first_killed_names_three?: number[];
  day: number;
}
interface RealGame {
  id: string;
  roles: Record<string, 'maf' | 'don' | 'sheriff' | 'civ'>;
  expected_winner: 'maf' | 'civ';
  fouls: Record<string, Foul[]>;
  timeline: Step[];
}

const { games } = JSON.parse(readFileSync('test/fixtures/table/real-games.json', 'utf8')) as {
  games: RealGame[];
};
const ROLES = { maf: 'mafia', don: 'don', sheriff: 'sheriff', civ: 'citizen' } as const;
const WINNERS = { maf: 'black', civ: 'red' } as const;

function whenOf({ day, when }: Foul): { day: number; when: string } {
  switch (when) {
    case 'speaking':
      return { day, when: 'speeches' };
    case 'voting':
      return { day, when: 'vote' };
    case 'day kill speaking':
      return { day, when: 'lastWords' };
    case 'shooting':
      return { day: day - 1, when: 'night' };
    default:
      return { day: day - 1, when: 'nightWords' };
  }
}

function seatsFor(hands: Record<string, number>, candidate: number): number[] {
  return Object.keys(hands)
    .filter((seat) => hands[seat] === candidate)
    .map(Number);
}

function typedPaper({ roles, fouls, timeline, expected_winner }: RealGame): Paper {
  const days = timeline.filter(({ event }) => event === 'day');
  const nights = timeline.filter(({ event }) => event === 'night');
  const first = nights[0]?.first_killed_names_three;
  return paperSchema.parse({
    seats: Object.values(roles).map((role) => ({ role: ROLES[role] })),
    days: days.map((day) => ({
      first: day.speaking_order[0],
      nominations: day.candidates_in_order.map((seat) => ({
        seat,
        by: Number(
          Object.keys(day.nominations_by_speaker).find((by) => day.nominations_by_speaker[by] === seat),
        ),
      })),
      votes: day.votes.map((hands, round) => ({
        // After a tie only those who tied stand in the row.
        hands: day.candidates_in_order
          .map((candidate) => ({ candidate, seats: seatsFor(hands, candidate) }))
          .filter(({ seats }) => round === 0 || seats.length > 0),
      })),
      ...(day.raise_all_vote ? { question: { passed: day.raise_all_vote === 'passed' } } : {}),
      left: day.expected_eliminated.filter((seat) => !day.removed_by_fouls.includes(seat)),
    })),
    nights: nights.map((night) => {
      // The sheets carry no line for a black player whom his own side shot: he showed the same seat.
      const own = night.common_target;
      const black = own !== null && ['maf', 'don'].includes(roles[String(own)]!);
      const shots = black ? { ...night.shots, [String(own)]: own } : night.shots;
      return {
        shots: Object.entries(shots).map(([seat, target]) => ({ seat: Number(seat), target })),
        ...(night.don_check === null
          ? {}
          : { don: { target: night.don_check, answer: roles[String(night.don_check)] === 'sheriff' } }),
        ...(night.sheriff_check === null
          ? {}
          : {
              sheriff: {
                target: night.sheriff_check,
                answer: ['maf', 'don'].includes(roles[String(night.sheriff_check)]!),
              },
            }),
        killed: night.expected_killed[0] ?? null,
      };
    }),
    fouls: Object.entries(fouls).flatMap(([seat, own]) =>
      own.map((foul) => ({ seat: Number(seat), ...whenOf(foul) })),
    ),
    removals: days.flatMap(({ removed_by_fouls, day }) =>
      removed_by_fouls.map((seat) => ({ seat, cause: 'fouls', day })),
    ),
    ...(first ? { bestMove: { seat: nights[0]!.expected_killed[0], named: first } } : {}),
    winner: WINNERS[expected_winner],
  });
}

describe('real protocols on paper', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const paper = typedPaper(game);
    const setup = setupOf(classic);
    const answer = checkPaper(paper, setup);
    expect(answer.findings.map(({ field, text, accepted }) => `${field}: ${text.ru} ${accepted.ru}`)).toEqual(
      [],
    );
    expect(answer.entry?.winner).toBe(WINNERS[game.expected_winner]);
    expect(answer.entry?.commands.filter(({ command }) => command.type === 'override')).toEqual([]);
    const protocol = protocolOf(playPaper(answer.entry!.commands, setup));
    expect(protocol.winner?.winner).toBe(WINNERS[game.expected_winner]);
    for (const day of game.timeline.filter(({ event }) => event === 'day')) {
      const left = protocol.days.find((each) => each.day === day.day)!.left.flatMap(({ seats }) => seats);
      expect(
        left.sort((a, b) => a - b),
        `day ${day.day}`,
      ).toEqual([...new Set([...day.expected_eliminated, ...day.removed_by_fouls])].sort((a, b) => a - b));
    }
    for (const [index, night] of game.timeline.filter(({ event }) => event === 'night').entries()) {
      expect(protocol.nights[index]?.killed ?? null).toBe(night.expected_killed[0] ?? null);
    }
  });
});
