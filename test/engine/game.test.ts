import { describe, expect, test } from 'vitest';
import type { Author, Rulebook } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { type Change, Game, type LogRecord } from '../../src/engine/game.js';
import { engineRefusalText } from '../../src/engine/refusals.js';
import { Run } from '../../src/engine/run.js';
import { plusMs } from '../../src/engine/time.js';
import { library, type PurseCommand } from '../support-cli/purse.js';

const { purse } = library.rulebooks;
const organiser: Author = { kind: 'organiser' };
const ann: Author = { kind: 'person', person: 'ann' };
const bob: Author = { kind: 'person', person: 'bob' };
const head = {
  id: 'g1',
  rulebook: 'purse',
  version: '1',
  setup: {
    pack: { zone: 'UTC', coins: 20, bonus: 6 },
    rulings: {},
    seats: [
      { person: 'ann', side: 1 },
      { person: 'bob', side: 2 },
    ],
  },
};
const draws = keyedDraws('seed', 'g1');
const minute = (n: number): string => plusMs('2018-01-17T10:00:00.000Z', n * 60_000);
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Coins {
  left: number;
  people: { id: string; coins: number }[];
}

/** A game and its log, driven by minutes. */
class Driver {
  readonly records: LogRecord[] = [];
  readonly game = new Game(purse, head, draws);

  give(at: number, author: Author, command: PurseCommand | { type: string }) {
    this.records.push(...this.game.advance(minute(at)));
    const outcome = this.game.submit(command, author, minute(at), `k${this.records.length}`);
    if (outcome.accepted) this.records.push(outcome.record);
    return outcome;
  }

  amend(at: number, change: Change) {
    const outcome = this.game.amend(change, 'why', organiser, minute(at), `k${this.records.length}`);
    if (outcome.accepted) this.records.push(outcome.record);
    return outcome;
  }

  get view(): Coins {
    return purse.view(this.game.state, { kind: 'organiser' }) as Coins;
  }

  coins(person: string): number {
    return this.view.people.find(({ id }) => id === person)!.coins;
  }

  replayed(): Game {
    return Game.replay(purse, copy(head), draws, copy(this.records));
  }
}

/** One round from minute 0 to 10 in which both took. */
function oneRound(): Driver {
  const driver = new Driver();
  driver.give(0, organiser, { type: 'open', minutes: 10 });
  driver.give(1, ann, { type: 'take', coins: 4 });
  driver.give(2, bob, { type: 'take', coins: 5 });
  return driver;
}

test('a copy goes its own way, with its whole history', () => {
  const { game } = oneRound();
  const [before, entries] = [game.hash(), game.entries.length];
  const other = game.copy();
  expect([other.hash(), other.seq, other.lastAt]).toEqual([before, game.seq, game.lastAt]);
  expect(other.submit({ type: 'open', minutes: 1 }, organiser, minute(3), 'k').accepted).toBe(false);
  other.advance(minute(20));
  expect(other.submit({ type: 'open', minutes: 1 }, organiser, minute(20), 'k').accepted).toBe(true);
  expect(other.entries.length).toBeGreaterThan(entries);
  expect([game.hash(), game.entries.length]).toEqual([before, entries]);
});

describe('submitting', () => {
  test('an accepted command is one record with one entry', () => {
    const driver = oneRound();
    expect(driver.records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(driver.records[1]).toEqual({
      seq: 2,
      at: minute(1),
      author: ann,
      key: 'k1',
      input: { kind: 'command', command: { type: 'take', coins: 4 } },
      entries: [
        {
          id: '2',
          at: minute(1),
          author: ann,
          command: { type: 'take', coins: 4 },
          events: [expect.objectContaining({ type: 'CoinsTaken', clauses: ['purse:2.2'], left: 16 })],
        },
      ],
    });
  });

  test.each([
    ['of the rules', { type: 'take', coins: 12 }, 'too-much', 'coins'],
    ['of the shape', { type: 'take', coins: 'all' }, 'malformed', 'coins'],
    ['of the shape, in an unknown field', { type: 'take', coins: 1, tip: 1 }, 'malformed', 'type'],
    ['of an unknown command', { type: 'steal' }, 'unknown-command', 'type'],
    ['of a name every object has', { type: 'toString' }, 'unknown-command', 'type'],
  ])('a refusal %s costs nothing', (_, command, code, field) => {
    const driver = oneRound();
    const before = [driver.game.hash(), driver.game.seq, driver.game.lastAt, driver.game.entries.length];
    const outcome = driver.give(3, ann, command);
    expect(outcome).toMatchObject({ accepted: false, refusal: { code, field } });
    expect([driver.game.hash(), driver.game.seq, driver.game.lastAt, driver.game.entries.length]).toEqual(
      before,
    );
  });

  test('engine refusals have texts in both languages', () => {
    const driver = oneRound();
    for (const command of [{ type: 'steal' }, { type: 'take' }]) {
      const outcome = driver.give(3, ann, command);
      const text = !outcome.accepted && engineRefusalText(outcome.refusal);
      expect(text).toEqual({
        ru: expect.stringMatching(/[а-я]/),
        en: expect.not.stringMatching(/[а-я]|undefined/),
      });
    }
  });

  test('a clock that steps back does not put a command before an earlier one', () => {
    const driver = oneRound();
    driver.give(-5, ann, { type: 'take', coins: 1 });
    expect(driver.records.at(-1)).toMatchObject({ seq: 4, at: minute(2), entries: [{ at: minute(2) }] });
    expect(driver.game.lastAt).toBe(minute(2));
  });
});

describe('deadlines', () => {
  test('come before the command that finds them passed, at their own time', () => {
    const driver = oneRound();
    expect(driver.give(10, ann, { type: 'take', coins: 1 })).toMatchObject({ refusal: { code: 'no-round' } });
    const closing = driver.records.at(-1)!;
    expect(closing).toMatchObject({
      seq: 4,
      at: minute(10),
      author: { kind: 'system' },
      key: 'due:close:1:4',
    });
    expect(closing.entries[0]).toMatchObject({ id: 'close:1', deadline: true });
    expect(closing.entries[0]!.events.map(({ type }) => type)).toEqual(['RoundClosed', 'Lucky']);
  });

  test('do not fire early and not twice', () => {
    const driver = oneRound();
    expect(driver.game.advance(plusMs(minute(10), -1))).toEqual([]);
    expect(driver.game.advance(minute(60))).toHaveLength(1);
    expect(driver.game.advance(minute(120))).toEqual([]);
  });

  test('a rulebook whose deadlines never stop, or refuse, is an error', () => {
    const endless: Rulebook = { ...purse, evolve: (state) => state };
    const game = new Game(
      { ...endless, due: () => [{ at: minute(0), key: 'x', command: { type: 'closeRound', round: 1 } }] },
      head,
      draws,
    );
    expect(() => game.advance(minute(1))).toThrow(/deadline x refused: not-yet/);
    const yes: Rulebook = { ...endless, decide: () => ({ events: [] }) };
    const never = new Game(
      { ...yes, due: () => [{ at: minute(0), key: 'x', command: { type: 'finish' } }] },
      head,
      draws,
    );
    expect(() => never.advance(minute(1))).toThrow(/without end/);
  });
});

describe('reading', () => {
  test('the log leads to the same state and the same history', () => {
    const driver = oneRound();
    driver.give(30, organiser, { type: 'open', minutes: 5 });
    const read = driver.replayed();
    expect(read.hash()).toBe(driver.game.hash());
    expect(read.entries).toEqual(driver.game.entries);
    expect([read.seq, read.lastAt]).toEqual([driver.game.seq, driver.game.lastAt]);
  });

  test('nothing is decided anew', () => {
    const driver = oneRound();
    const mute: Rulebook = { ...purse, decide: () => ({ refusal: { code: 'never', clauses: [] } }) };
    expect(Game.replay(mute, head, draws, copy(driver.records)).hash()).toBe(driver.game.hash());
  });

  test('a snapshot and the records after it', () => {
    const driver = oneRound();
    const snapshot = copy(driver.game.snapshot());
    driver.give(20, organiser, { type: 'finish' });
    const read = Game.fromSnapshot(purse, head, draws, snapshot, driver.records.slice(3));
    expect(read.hash()).toBe(driver.game.hash());
    expect(read.hasHistory).toBe(false);
    expect(() => read.entries).toThrow(/whole log/);
  });

  test('a snapshot stays as it was', () => {
    const driver = oneRound();
    const snapshot = driver.game.snapshot();
    const before = copy(snapshot);
    driver.give(3, ann, { type: 'take', coins: 1 });
    expect(copy(snapshot)).toEqual(before);
  });

  test('a gap in the log is an error', () => {
    const driver = oneRound();
    expect(() => Game.replay(purse, head, draws, [driver.records[0]!, driver.records[2]!])).toThrow(
      /record 3 after 1/,
    );
  });

  test('a rule that fails or refuses halfway leaves the game as it was', () => {
    const failing: Rulebook = {
      ...purse,
      decide: (state, command, context) => {
        const run = new Run(state, purse.evolve, structuredClone, context);
        run.emit({ type: 'Finished', at: context.at, clauses: ['purse:4.1'] });
        if (command.type === 'open') throw new Error('a fault of the rule');
        return run.decision(command.type === 'take' ? { code: 'late', clauses: [] } : undefined);
      },
    };
    const { game: whole } = oneRound();
    const games = [
      new Game(failing, head, draws),
      Game.fromSnapshot(failing, head, draws, whole.snapshot(), []),
    ];
    for (const game of games) {
      const before = [game.hash(), game.seq];
      const give = (command: PurseCommand) => game.submit(command, organiser, minute(9), 'k');
      expect(() => give({ type: 'open', minutes: 1 })).toThrow('a fault of the rule');
      expect([game.hash(), game.seq]).toEqual(before);
      expect(give({ type: 'take', coins: 1 })).toMatchObject({ accepted: false, refusal: { code: 'late' } });
      expect([game.hash(), game.seq]).toEqual(before);
      expect(give({ type: 'finish' }).accepted).toBe(true);
      expect(game.hash()).not.toBe(before[0]);
      expect(give({ type: 'take', coins: 1 }).accepted).toBe(false);
      expect(game.seq).toBe(Number(before[1]) + 1);
    }
  });
});

describe('correcting', () => {
  test('a replacement is as if it had been entered at once', () => {
    const driver = oneRound();
    driver.give(20, organiser, { type: 'open', minutes: 5 });
    expect(
      driver.amend(21, { kind: 'replace', target: '2', command: { type: 'take', coins: 6 } }).accepted,
    ).toBe(true);
    const right = new Driver();
    right.give(0, organiser, { type: 'open', minutes: 10 });
    right.give(1, ann, { type: 'take', coins: 6 });
    right.give(2, bob, { type: 'take', coins: 5 });
    right.give(20, organiser, { type: 'open', minutes: 5 });
    expect(driver.game.hash()).toBe(right.game.hash());
    expect(driver.replayed().hash()).toBe(right.game.hash());
  });

  test('a removal, an insertion, and a correction of the insertion', () => {
    const driver = oneRound();
    driver.amend(3, { kind: 'remove', target: '3' });
    expect(driver.view.left).toBe(16);
    const inserted = driver.amend(4, {
      kind: 'insert',
      at: minute(2),
      author: bob,
      command: { type: 'take', coins: 2 },
    });
    expect(inserted).toMatchObject({
      accepted: true,
      record: { seq: 5, entries: [{ id: '5', at: minute(2) }] },
    });
    expect(driver.view.left).toBe(14);
    driver.amend(5, { kind: 'replace', target: '5', command: { type: 'take', coins: 1 } });
    expect([driver.view.left, driver.coins('bob')]).toEqual([15, 1]);
    expect(driver.replayed().hash()).toBe(driver.game.hash());
  });

  test('later inputs that are no longer possible fall out, and come back', () => {
    const driver = oneRound();
    const change: Change = { kind: 'replace', target: '2', command: { type: 'take', coins: 16 } };
    const shown = driver.game.previewAmend(change, minute(3));
    expect(shown).toMatchObject({
      preview: {
        dropped: [{ id: '3', command: { type: 'take', coins: 5 }, refusal: { code: 'too-much' } }],
        differences: expect.arrayContaining([{ path: 'people.bob.coins', before: 5, after: 0 }]),
      },
    });
    driver.amend(3, change);
    expect([driver.coins('ann'), driver.coins('bob')]).toEqual([16, 0]);
    expect(driver.game.previewAmend(change, minute(4))).toMatchObject({ preview: { dropped: [] } });
    driver.amend(4, { kind: 'replace', target: '2', command: { type: 'take', coins: 4 } });
    expect([driver.coins('ann'), driver.coins('bob')]).toEqual([4, 5]);
    expect(driver.game.hash()).toBe(oneRound().game.hash());
  });

  test('draws that it does not concern keep their values; others are named', () => {
    const driver = oneRound();
    driver.give(20, organiser, { type: 'open', minutes: 5 });
    driver.give(21, bob, { type: 'take', coins: 1 });
    driver.game.advance(minute(30));
    const show = (coins: number) =>
      driver.game.previewAmend(
        { kind: 'replace', target: '2', command: { type: 'take', coins } },
        minute(31),
      );
    expect(show(3)).toMatchObject({ preview: { redrawn: [] } });
    expect(driver.game.previewAmend({ kind: 'remove', target: '3' }, minute(31))).toMatchObject({
      preview: { redrawn: expect.not.arrayContaining(['purse:3.1:lucky:2']) },
    });
    expect(
      driver.game.previewAmend(
        { kind: 'replace', target: '1', command: { type: 'open', minutes: 1 } },
        minute(31),
      ),
    ).toMatchObject({ preview: { redrawn: ['purse:3.1:bonus:1', 'purse:3.1:lucky:1'] } });
  });

  test('deadlines are fired again at their new times', () => {
    const driver = oneRound();
    driver.game.advance(minute(30));
    const before = driver.game.entries.filter(({ deadline }) => deadline).map(({ at }) => at);
    expect(before).toEqual([minute(10)]);
    driver.game.amend(
      { kind: 'replace', target: '1', command: { type: 'open', minutes: 2 } },
      'why',
      organiser,
      minute(31),
      'k',
    );
    const closings = driver.game.entries.filter(({ deadline }) => deadline);
    expect(closings.map(({ at }) => at)).toEqual([minute(2)]);
    // Bob took at the very moment the shorter round closed: he is late.
    expect(driver.coins('bob')).toBe(0);
  });

  test.each<[string, Change, string]>([
    ['of nothing', { kind: 'remove', target: '99' }, 'unknown-target'],
    ['of a deadline', { kind: 'remove', target: 'close:1' }, 'unknown-target'],
    [
      'that the rules refuse',
      { kind: 'replace', target: '2', command: { type: 'take', coins: 30 } },
      'too-much',
    ],
    [
      'that is malformed',
      { kind: 'replace', target: '2', command: { type: 'take', coins: -1 } },
      'malformed',
    ],
    [
      'in the future',
      { kind: 'insert', at: minute(99), author: ann, command: { type: 'take', coins: 1 } },
      'insert-in-future',
    ],
    [
      'before everything',
      { kind: 'insert', at: minute(-1), author: ann, command: { type: 'take', coins: 1 } },
      'no-round',
    ],
  ])('a correction %s is refused and costs nothing', (_, change, code) => {
    const driver = oneRound();
    driver.records.push(...driver.game.advance(minute(20)));
    const before = [driver.game.hash(), driver.game.seq, driver.game.entries.length];
    expect(driver.game.previewAmend(change, minute(21))).toMatchObject({ refusal: { code } });
    expect(driver.amend(21, change)).toMatchObject({ accepted: false, refusal: { code } });
    expect([driver.game.hash(), driver.game.seq, driver.game.entries.length]).toEqual(before);
  });

  test('a preview changes nothing and tells the truth', () => {
    const driver = oneRound();
    const before = [driver.game.hash(), driver.game.seq, driver.game.entries.length];
    const change: Change = { kind: 'remove', target: '2' };
    const shown = driver.game.previewAmend(change, minute(15));
    expect([driver.game.hash(), driver.game.seq, driver.game.entries.length]).toEqual(before);
    driver.amend(15, change);
    expect(shown).toMatchObject({ preview: { hashBefore: before[0], hashAfter: driver.game.hash() } });
  });

  test('what the system submits by hand is an input like any other', () => {
    const open: Rulebook = {
      ...purse,
      decide: (state, command, context) =>
        purse.decide(state, command, {
          ...context,
          author: context.author.kind === 'system' && command.type === 'open' ? organiser : context.author,
        }),
    };
    const game = new Game(open, head, draws);
    game.submit({ type: 'open', minutes: 5 }, { kind: 'system' }, minute(0), 'a');
    game.submit({ type: 'take', coins: 1 }, ann, minute(1), 'b');
    const hash = game.hash();
    game.amend(
      {
        kind: 'insert',
        at: minute(-1),
        author: { kind: 'person', person: 'eve' },
        command: { type: 'join', side: 3 },
      },
      'why',
      organiser,
      minute(2),
      'c',
    );
    game.amend({ kind: 'remove', target: '3' }, 'why', organiser, minute(3), 'd');
    expect(game.hash()).toBe(hash);
  });
});
