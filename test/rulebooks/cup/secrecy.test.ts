/**
 * Twins: two cups that differ only in what is hidden, not verified, or done with it. Whoever may not know receives the same
 * to the byte: his view, and the refusals of whatever he tries.
 */
import { expect, test } from 'vitest';
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import type { CupState } from '../../../src/rulebooks/table/cup/state.js';
import { Chance } from '../table/random-table.js';
import { type Cup, ORGANISER, rulebook, SYSTEM } from './cup.js';
import { randomCommand, randomCup, randomResult } from './random-cup.js';

const CUPS = Number(process.env.REGLAMENT_GAMES ?? 30);
const AT = '2026-04-01T10:00:00.000Z';

interface Place {
  round: number;
  table: number;
}

class Twin {
  readonly game: Game;
  private n = 0;

  constructor(cup: Cup) {
    this.game = Game.replay(rulebook, cup.game.head, keyedDraws('s', 'cup'), structuredClone(cup.records));
  }

  get state(): CupState {
    return this.game.state as CupState;
  }

  do(command: Command, author: Author = ORGANISER): void {
    this.n += 1;
    const outcome = this.game.submit(command, author, AT, `t${this.n}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  }

  /** The view, and what comes of trying things that are not his to do. */
  receives(viewer: Viewer, { round, table }: Place): string {
    const author: Author = viewer.kind === 'person' ? viewer : { kind: 'person', person: 'a stranger' };
    const result = randomResult(new Chance(1), this.state.rounds[round - 1]!.tables[table - 1]!.seats);
    const tries: Command[] = [
      { type: 'enterResult', round, table, result },
      { type: 'replaceResult', round, table, result, reason: 'р' },
      { type: 'verifyResult', round, table },
      { type: 'annulTable', round, table, reason: 'р' },
      { type: 'closeRound', round },
      { type: 'reveal' },
    ];
    const refusals = tries.map((command) => {
      const outcome = this.game.submit(command, author, AT, 'try');
      return outcome.accepted ? 'accepted' : outcome.refusal;
    });
    return JSON.stringify([rulebook.view(this.game.state, viewer), refusals]);
  }
}

/** A random cup with a round that plays and a table in it without a result. */
function halfway(chance: Chance): { cup: Cup; place: Place } | null {
  const cup = randomCup(chance);
  const until = 10 + chance.below(60);
  for (let n = 0; n < until; n++) {
    const { author, command } = randomCommand(chance, cup.state);
    cup.submit(command, author);
  }
  const round = cup.state.rounds.findLastIndex(({ status }) => status === 'playing') + 1;
  const tables = cup.state.rounds[round - 1]?.tables ?? [];
  const table =
    tables.findIndex(({ entered, annulled, seats }) => !entered && annulled === null && seats.length >= 4) +
    1;
  return table > 0 && !cup.state.finished ? { cup, place: { round, table } } : null;
}

/** Who may not know: the public, players, and judges who neither lead that table nor verify. */
function ignorant({ state }: Twin, { round, table }: Place, how: 'pending' | 'hidden'): Viewer[] {
  const { judges } = state.rounds[round - 1]!.tables[table - 1]!;
  const persons = [
    ...state.players.map(({ person }) => person),
    ...(how === 'hidden'
      ? state.judges
          .filter(({ id, removed }) => removed === null && !judges.includes(id))
          .map(({ person }) => person)
      : []),
  ];
  return [
    { kind: 'public' },
    ...persons.flatMap((person) => (person === null ? [] : [{ kind: 'person', person } as const])),
  ];
}

function enter(twin: Twin, chance: Chance, place: Place): void {
  const { seats, game } = twin.state.rounds[place.round - 1]!.tables[place.table - 1]!;
  const result = randomResult(chance, seats);
  if (game === null) twin.do({ type: 'enterResult', ...place, result });
  else twin.do({ type: 'enterResult', ...place, result, game, revision: 1000 }, SYSTEM);
}

test.each(['pending', 'hidden'] as const)('a result that is %s leaves no trace', (how) => {
  let compared = 0;
  for (let seed = 1; seed <= CUPS; seed++) {
    const chance = new Chance(seed);
    const found = halfway(chance);
    if (!found) continue;
    const { cup, place } = found;
    if (how === 'pending')
      cup.submit({ type: 'setRuling', ruling: 'verification', value: 'second', reason: 'р' });
    else {
      cup.submit({ type: 'setRuling', ruling: 'verification', value: 'none', reason: 'р' });
      cup.submit({ type: 'hide', from: place.round, what: 'results' });
    }
    const [without, a, b] = [new Twin(cup), new Twin(cup), new Twin(cup)];
    const same = (first: Twin, second: Twin, stage: string): void => {
      for (const viewer of ignorant(first, place, how)) {
        compared += 1;
        expect(
          JSON.parse(second.receives(viewer, place)),
          `seed ${seed}, ${stage}, ${JSON.stringify(viewer)}`,
        ).toEqual(JSON.parse(first.receives(viewer, place)));
      }
    };
    enter(a, new Chance(seed + 1), place);
    enter(b, new Chance(seed + 2), place);
    same(without, a, 'entered or not');
    same(a, b, 'entered so or otherwise');
    const { seats } = a.state.rounds[place.round - 1]!.tables[place.table - 1]!;
    const again = randomResult(new Chance(seed + 3), seats);
    a.do({ type: 'replaceResult', ...place, result: again, reason: 'р' });
    same(a, b, 'replaced or not');
    if (how === 'pending') continue;
    const player = seats.find((id) => id !== null)!;
    a.do({ type: 'adjustPoints', player, points: 70, reason: 'р' });
    a.do({
      type: 'recordLot',
      about: 'р',
      use: 'tie',
      order: [player, seats.findLast((id) => id !== null)!],
    });
    same(a, b, 'points and lots');
    a.do({ type: 'annulTable', ...place, reason: 'р' });
    same(a, b, 'annulled or not');
  }
  expect(compared).toBeGreaterThan(CUPS * 10);
});

test('what is revealed is seen: the twins differ then', () => {
  let differed = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const found = halfway(new Chance(seed));
    if (!found) continue;
    const { cup, place } = found;
    cup.submit({ type: 'setRuling', ruling: 'verification', value: 'none', reason: 'р' });
    cup.submit({ type: 'hide', from: place.round, what: 'results' });
    const [a, b] = [new Twin(cup), new Twin(cup)];
    enter(a, new Chance(seed + 1), place);
    enter(b, new Chance(seed + 2), place);
    for (const twin of [a, b]) twin.do({ type: 'reveal' });
    if (a.receives({ kind: 'public' }, place) !== b.receives({ kind: 'public' }, place)) differed += 1;
  }
  expect(differed).toBeGreaterThan(5);
});
