/**
 * Random games, led by the rules to their end, typed in from their protocols: legal, and the same game comes out. Then the
 * same papers with something changed: whatever is changed, either it is found, or the game that comes out says just that.
 */
import { describe, expect, test } from 'vitest';
import { vavtCup2017 } from '../../../../src/rulebooks/table/pack.js';
import { checkPaper } from '../../../../src/rulebooks/table/paper/check.js';
import { type Paper, paperSchema } from '../../../../src/rulebooks/table/paper/schema.js';
import { cardsOf, type TableSetup } from '../../../../src/rulebooks/table/setup.js';
import type { GameState } from '../../../../src/rulebooks/table/state.js';
import type { GameView } from '../../../../src/rulebooks/table/view.js';
import { Chance, dealt, randomCommand, randomRulings } from '../random-table.js';
import { classic, moment, newGame } from '../table.js';
import { departuresOf, paperOf, playPaper, protocolOf, setupOf } from './typed.js';

/** A sheet holds neither what a judge set against the rules nor what he changed his mind about. */
const NOT_ON_PAPER = ['override', 'setRuling', 'takeFoul', 'moveFoul', 'redo'];

/** A game by the rules to its end, or null where chance did not bring it there. */
function finished(seed: number): { view: GameView; setup: TableSetup } | null {
  const chance = new Chance(seed);
  const pack = chance.maybe(50) ? classic : vavtCup2017;
  const rulings = chance.maybe(50) ? randomRulings(chance) : {};
  const game = newGame({ pack, rulings });
  let n = 0;
  const submit = (command: Parameters<typeof game.submit>[0]): void => {
    n += 1;
    game.submit(command, { kind: 'organiser' }, moment(n), `k${n}`);
  };
  submit(dealt(chance, cardsOf(pack)));
  submit({ type: 'endPhase' });
  for (let i = 0; i < 1500; i++) {
    const { table } = game.state as GameState;
    if (table.phase === 'ended') {
      const view = game.rulebook.view(game.state, { kind: 'organiser' }) as GameView;
      return { view, setup: setupOf(pack, { ...pack.rulings, ...rulings }) };
    }
    const command = randomCommand(chance, game);
    if (!NOT_ON_PAPER.includes(command.type)) submit(command);
  }
  return null;
}

const shown = ({ findings }: ReturnType<typeof checkPaper>): string[] =>
  findings.map(({ field, code, text, accepted }) => `${field} ${code}: ${text.ru} ${accepted.ru}`);

describe('papers of random games', () => {
  test('a game by the rules is legal on paper and comes out the same', () => {
    let games = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const played = finished(seed);
      if (!played) continue;
      games += 1;
      const protocol = protocolOf(played.view);
      const answer = checkPaper(paperOf(protocol), played.setup);
      expect(shown(answer), `seed ${seed}`).toEqual([]);
      expect(answer.entry, `seed ${seed}`).not.toBeNull();
      const again = protocolOf(playPaper(answer.entry!.commands, played.setup));
      expect(again.winner, `seed ${seed}`).toEqual(protocol.winner);
      expect(departuresOf(again), `seed ${seed}`).toEqual(departuresOf(protocol));
      expect(answer.entry!.commands.some(({ command }) => command.type === 'override')).toBe(false);
    }
    expect(games).toBeGreaterThan(50);
  });

  test('a changed paper never breaks the check, and no change goes unnoticed', () => {
    const seen = { found: 0, legal: 0 };
    for (let seed = 1; seed <= 100; seed++) {
      const played = finished(seed);
      if (!played) continue;
      const chance = new Chance(seed * 7919);
      const paper = paperOf(protocolOf(played.view));
      for (let i = 0; i < 6; i++) {
        const changed = mutate(paper, chance);
        if (changed === null) continue;
        const answer = checkPaper(changed, played.setup);
        if (answer.findings.length > 0) {
          seen.found += 1;
          // Confirmed, it comes to what paper says: who won, who was left at the table.
          if (answer.entry && changed.winner !== null) {
            const view = playPaper(answer.entry.commands, played.setup);
            expect(view.winner?.winner, `seed ${seed}.${i} ${shown(answer)}`).toBe(changed.winner);
          }
          continue;
        }
        seen.legal += 1;
        expect(answer.entry, `seed ${seed}.${i}`).not.toBeNull();
        const again = paperOf(protocolOf(playPaper(answer.entry!.commands, played.setup)));
        expect(facts(again), `seed ${seed}.${i}`).toEqual(facts(changed));
      }
    }
    expect(seen.found).toBeGreaterThan(100);
    expect(seen.legal).toBeGreaterThan(8);
  });
});

/** What a paper says, in one spelling: numbers follow from seats, a missing answer follows from the roles. */
function facts(paper: Paper): unknown {
  return {
    roles: paper.seats.map(({ role }) => role),
    // A day or a night that had hardly begun leaves a row of its own in a protocol.
    days: begun(paper.days).map(({ first, nominations, votes, question, left }) => ({
      first,
      nominations,
      votes: votes.map(({ hands }) =>
        hands
          .map(({ candidate, votes: count, seats }) => ({ candidate, count: count ?? seats?.length ?? 0 }))
          .filter(({ count }) => count > 0),
      ),
      question: question?.count,
      left: [...(left ?? [])].sort((a, b) => a - b),
    })),
    nights: trimmed(
      paper.nights.map(({ heal, don, sheriff, killed }) => ({
        heal,
        don,
        sheriff,
        killed: killed ?? undefined,
      })),
    ),
    fouls: paper.fouls
      .map(({ seat, day, violation, technical }) => JSON.stringify([seat, day, violation, technical]))
      .sort(),
    bestMove: paper.bestMove,
    winner: paper.winner,
  };
}

function begun(days: Paper['days']): Paper['days'] {
  const last = days.findLastIndex(({ nominations, votes, left }) => {
    return nominations.length > 0 || votes.length > 0 || (left ?? []).length > 0;
  });
  return days.slice(0, last + 1);
}

function trimmed<T extends object>(rows: readonly T[]): T[] {
  const last = rows.findLastIndex((row) => Object.values(row).some((value) => value !== undefined));
  return rows.slice(0, last + 1);
}

/** One thing on the sheet is other than it was. */
function mutate(paper: Paper, chance: Chance): Paper | null {
  const copy = structuredClone(paper);
  const seat = (): number => 1 + chance.below(11);
  const day = copy.days.length > 0 ? chance.pick(copy.days) : null;
  const night = copy.nights.length > 0 ? chance.pick(copy.nights) : null;
  const changes: (() => boolean)[] = [
    () => {
      chance.pick(copy.seats).role = chance.pick(copy.seats).role;
      return true;
    },
    () => {
      copy.winner = chance.pick(['red', 'black', 'draw'] as const);
      return true;
    },
    () => {
      if (!day) return false;
      day.first = seat();
      return true;
    },
    () => {
      if (!day || day.nominations.length === 0) return false;
      chance.pick(day.nominations).seat = seat();
      return true;
    },
    () => {
      if (!day || day.nominations.length === 0) return false;
      chance.pick(day.nominations).by = seat();
      return true;
    },
    () => {
      if (!day) return false;
      day.nominations.push({ seat: seat(), by: seat() });
      return true;
    },
    () => {
      if (!day || day.votes.length === 0) return false;
      const row = chance.pick(chance.pick(day.votes).hands);
      row.votes = chance.below(12);
      return true;
    },
    () => {
      if (!day || day.votes.length === 0) return false;
      const row = chance.pick(chance.pick(day.votes).hands);
      row.candidate = seat();
      return true;
    },
    () => {
      if (!day || day.votes.length === 0) return false;
      day.votes.pop();
      return true;
    },
    () => {
      if (!day || day.votes.length === 0) return false;
      day.votes.push(structuredClone(chance.pick(day.votes)));
      return true;
    },
    () => {
      if (!day) return false;
      day.left = chance.maybe(50) ? [] : [seat()];
      return true;
    },
    () => {
      if (!day) return false;
      day.question = { count: chance.below(12) };
      return true;
    },
    () => {
      if (!night) return false;
      night.killed = chance.maybe(30) ? null : seat();
      return true;
    },
    () => {
      if (!night?.shots || night.shots.length === 0) return false;
      chance.pick(night.shots).target = seat();
      return true;
    },
    () => {
      if (!night?.shots || night.shots.length === 0) return false;
      chance.pick(night.shots).seat = seat();
      return true;
    },
    () => {
      if (!night) return false;
      night.heal = seat();
      return true;
    },
    () => {
      if (!night) return false;
      night[chance.pick(['don', 'sheriff'] as const)] = { target: seat(), answer: chance.maybe(50) };
      return true;
    },
    () => {
      copy.fouls.push({
        seat: seat(),
        day: 1 + chance.below(4),
        when: chance.pick(['speeches', 'vote', 'night']),
      });
      return true;
    },
    () => {
      copy.removals.push({ seat: seat(), cause: 'fouls', day: 1 + chance.below(4), when: 'speeches' });
      return true;
    },
    () => {
      copy.bestMove = { seat: seat(), named: [seat(), seat(), seat()] };
      return true;
    },
    () => copy.days.pop() !== undefined,
    () => copy.nights.pop() !== undefined,
    () => {
      if (copy.nights.length < 2) return false;
      copy.nights.reverse();
      return true;
    },
  ];
  return chance.pick(changes)() ? paperSchema.parse(copy) : null;
}
