/** What must hold of every game, tried on random ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Author, Command, Instant } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { type Change, Game, type LogRecord } from '../../src/engine/game.js';
import { plusMs } from '../../src/engine/time.js';
import { library } from '../support-cli/purse.js';

const { purse } = library.rulebooks;
const head = {
  id: 'g',
  rulebook: 'purse',
  version: '1',
  setup: {
    pack: { zone: 'UTC', coins: 60, bonus: 6 },
    rulings: { 'take.again': 'no' },
    seats: [{ person: 'ann', side: 1 }],
  },
};
const draws = keyedDraws('property', 'g');
const start = '2018-01-17T10:00:00.000Z';
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Given {
  at: Instant;
  author: Author;
  command: Command;
}

const person = fc.constantFrom('ann', 'bob', 'eve', 'kim');
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      author: by(person),
      command: fc.record({ type: fc.constant('join'), side: fc.integer({ min: 1, max: 3 }) }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      author: fc.constant<Author>({ kind: 'organiser' }),
      command: fc.record({ type: fc.constant('open'), minutes: fc.integer({ min: 1, max: 40 }) }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      author: by(person),
      command: fc.record({ type: fc.constant('take'), coins: fc.integer({ min: 0, max: 20 }) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ author: { kind: 'organiser' } as Author, command: { type: 'finish' } }),
  },
);
/** Commands with the minutes since the last one; the clock may step back. */
const story = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 30 }), act), { minLength: 1, maxLength: 25 })
  .map((steps) => {
    let minute = 0;
    return steps.map(([gap, what]): Given => {
      minute += gap;
      return { at: plusMs(start, minute * 60_000), ...what };
    });
  });

function by(name: fc.Arbitrary<string>): fc.Arbitrary<Author> {
  return name.map((who) => ({ kind: 'person', person: who }));
}

class Table {
  readonly game = new Game(purse, head, draws);
  readonly records: LogRecord[] = [];
  /** What was accepted, with the moment it counted from. */
  readonly accepted: (Given & { id: string })[] = [];

  give(given: Given): boolean {
    this.records.push(...this.game.advance(given.at));
    const outcome = this.game.submit(given.command, given.author, given.at, `k${this.records.length}`);
    if (!outcome.accepted) return false;
    this.records.push(outcome.record);
    this.accepted.push({ ...given, at: outcome.record.at, id: String(outcome.record.seq) });
    return true;
  }

  amend(change: Change, at: Instant): boolean {
    const outcome = this.game.amend(change, 'why', { kind: 'organiser' }, at, `k${this.records.length}`);
    if (outcome.accepted) this.records.push(outcome.record);
    return outcome.accepted;
  }

  static of(given: readonly Given[], until: Instant): Table {
    const table = new Table();
    for (const one of given) table.give(one);
    table.records.push(...table.game.advance(until));
    return table;
  }
}

const end = plusMs(start, 24 * 60 * 60_000);

describe('random games', () => {
  test('the log leads to the live state, and so does any snapshot with what came after', () => {
    fc.assert(
      fc.property(story, fc.nat(), (given, at) => {
        const table = Table.of(given, end);
        const log = copy(table.records);
        const hash = table.game.hash();
        expect(Game.replay(purse, head, draws, log).hash()).toBe(hash);
        const cut = at % (log.length + 1);
        const snapshot = copy(Game.replay(purse, head, draws, log.slice(0, cut)).snapshot());
        expect(Game.fromSnapshot(purse, head, draws, snapshot, log.slice(cut)).hash()).toBe(hash);
      }),
    );
  });

  test('records are numbered without gaps and never go back in time', () => {
    fc.assert(
      fc.property(story, (given) => {
        const { records } = Table.of(given, end);
        records.forEach(({ seq, at }, index) => {
          expect(seq).toBe(index + 1);
          if (index > 0) expect(at >= records[index - 1]!.at).toBe(true);
        });
      }),
    );
  });

  test('refusals cost nothing', () => {
    fc.assert(
      fc.property(story, (given) => {
        const table = new Table();
        for (const one of given) {
          table.records.push(...table.game.advance(one.at));
          const { game } = table;
          const before = [game.hash(), game.seq, game.lastAt, game.entries.length];
          const accepted = table.give(one);
          if (!accepted) expect([game.hash(), game.seq, game.lastAt, game.entries.length]).toEqual(before);
        }
      }),
    );
  });

  test('replacing any input equals having entered it right at first', () => {
    fc.assert(
      fc.property(story, fc.nat(), act, (given, pick, right) => {
        const table = Table.of(given, end);
        const index = pick % (table.accepted.length || 1);
        const wrong = table.accepted[index];
        fc.pre(wrong !== undefined);
        const corrected = { ...wrong!, ...right };
        // The author of an input cannot be corrected, only what he said.
        corrected.author = wrong!.author;
        fc.pre(table.amend({ kind: 'replace', target: wrong!.id, command: corrected.command }, end));
        const straight = Table.of(table.accepted.with(index, corrected), end);
        expect(table.game.hash()).toBe(straight.game.hash());
        expect(Game.replay(purse, head, draws, copy(table.records)).hash()).toBe(straight.game.hash());
      }),
    );
  });

  test('removing any input equals never having entered it', () => {
    fc.assert(
      fc.property(story, fc.nat(), (given, pick) => {
        const table = Table.of(given, end);
        const index = pick % (table.accepted.length || 1);
        const wrong = table.accepted[index];
        fc.pre(wrong !== undefined);
        expect(table.amend({ kind: 'remove', target: wrong!.id }, end)).toBe(true);
        const straight = Table.of(table.accepted.toSpliced(index, 1), end);
        expect(table.game.hash()).toBe(straight.game.hash());
      }),
    );
  });

  test('inserting a forgotten input equals having entered it in time', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 0, max: 400 }), act, (given, minute, forgotten) => {
        const table = Table.of(given, end);
        const insert = { at: plusMs(start, minute * 60_000), ...forgotten };
        fc.pre(table.amend({ kind: 'insert', ...insert }, end));
        const later = table.accepted.findIndex(({ at }) => at > insert.at);
        const index = later === -1 ? table.accepted.length : later;
        const straight = Table.of(table.accepted.toSpliced(index, 0, { ...insert, id: 'x' }), end);
        expect(table.game.hash()).toBe(straight.game.hash());
      }),
    );
  });

  test('corrections of corrections: the log still leads to the live state, and a preview tells the outcome', () => {
    const changes = fc.array(fc.tuple(fc.nat(), act, fc.constantFrom('replace', 'remove', 'insert')), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(story, changes, (given, corrections) => {
        const table = Table.of(given, end);
        for (const [pick, { author, command }, kind] of corrections) {
          const targets = table.game.entries.filter((entry) => !entry.deadline);
          const target = targets[pick % (targets.length || 1)]?.id ?? 'none';
          const at = plusMs(start, (pick % 600) * 60_000);
          const change: Change =
            kind === 'insert'
              ? { kind, at, author, command }
              : kind === 'replace'
                ? { kind, target, command }
                : { kind: 'remove', target };
          const shown = table.game.previewAmend(change, end);
          const before = table.game.hash();
          const done = table.amend(change, end);
          expect(done).toBe('preview' in shown);
          expect(table.game.hash()).toBe('preview' in shown ? shown.preview.hashAfter : before);
        }
        expect(Game.replay(purse, head, draws, copy(table.records)).hash()).toBe(table.game.hash());
        const inputs = table.game.entries.filter((entry) => !entry.deadline && !entry.refusal);
        expect(Table.of(inputs, end).game.hash()).toBe(table.game.hash());
      }),
    );
  });
});
