/** Revisions of reports that are out, read off the log: a season, one with letters, a pack, a forum game, a cup. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Author, Command } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import type { Change, Game, LogRecord } from '../../src/engine/game.js';
import { write } from '../../src/reports/formats.js';
import { reportsOf } from '../../src/reports/kinds.js';
import { type RevisionBook, revises, revisionBook } from '../../src/reports/revisions.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import { recordsOf } from '../support/records-of.js';
import { playedCup, resultOf } from './cup-game.js';
import { playedRooms } from './rooms-game.js';

const ORGANISER: Author = { kind: 'organiser' };

/** A game whose log is still short, and the book of its reports. */
class Told {
  readonly book: RevisionBook;
  private readonly reports;
  private n = 0;

  constructor(
    readonly game: Game,
    lang: 'ru' | 'en' = 'ru',
  ) {
    const { rulebook, head } = game;
    this.reports = reportsOf(rulebook.id)!;
    this.book = revisionBook({ rulebook, head, draws: keyedDraws('зерно', head.id) }, this.reports, lang);
    for (const record of recordsOf(game)) this.book.apply(record);
  }

  amend(change: Change, reason: string): LogRecord {
    return this.took(this.game.amend(change, reason, ORGANISER, this.game.lastAt, `k${++this.n}`));
  }

  /** The command of the first entry that fits, given otherwise. */
  replace(
    fits: (command: Command) => boolean,
    other: (command: Command) => Command,
    reason: string,
  ): LogRecord {
    const entry = this.game.entries.find(({ command, deadline }) => !deadline && fits(command))!;
    const command = other(structuredClone(entry.command));
    return this.amend({ kind: 'replace', target: entry.id, command }, reason);
  }

  give(command: Command): LogRecord {
    return this.took(this.game.submit(command, ORGANISER, this.game.lastAt, `k${++this.n}`));
  }

  private took(outcome: ReturnType<Game['submit']>): LogRecord {
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
    // The book has a record for each entry, whatever the game has counted.
    const record = { ...outcome.record, seq: this.book.seq + 1 };
    this.book.apply(record);
    return record;
  }

  /** The report as the public reads it now. */
  text(number: number): string {
    const { rulebook, state } = this.game;
    const view = rulebook.view(state, { kind: 'public' });
    const document = this.reports.document(view, number, 'ru', this.book.of(number).changes);
    return document ? write(document, 'vk') : '';
  }
}

/** A scenario of the rulebooks' own tests, without its last steps. */
function scenario(path: string, without = 0): Game {
  const file = fileURLToPath(new URL(`../scenarios/${path}.yaml`, import.meta.url));
  const read = readScenario(readFileSync(file, 'utf8'), { rulebooks, packs });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { steps } = read.scenario;
  return play({ ...read.scenario, steps: steps.slice(0, steps.length - without) }).game;
}

const LETTERS = 'thrones-2017/6-intrigues/6.1-secret-until-the-report';
const letter = ({ type, target }: Command) => type === 'sendLetter' && target === 1;
const resultsOf = (game: number) => (command: Command) =>
  command.type === 'enterResults' && command.game === game;

describe('a season with letters', () => {
  it('takes the report back while a corrected letter raises a question, and then lists what has become of it', () => {
    const told = new Told(scenario(LETTERS));
    const first = told.text(5);
    told.replace(letter, (command) => ({ ...command, target: 3 }), 'письмо прочли неверно');
    // Nobody but the organiser knows the day now; what was read stays readable.
    expect(told.book.of(5)).toMatchObject({ revisions: [{ number: 1 }], changes: null });
    expect(told.text(5)).toBe('');
    const view = told.game.rulebook.view(told.game.state, ORGANISER) as SeasonView;
    const [ask] = view.asks;
    told.give({
      ...{ type: 'answerAsk', ask: ask!.id, reason: 'как в письме' },
      answer: { choice: ask!.items[0]! },
    });
    if (told.book.of(5).revisions.length === 1) told.give({ type: 'publishReport', game: 5 });
    const text = told.text(5);
    expect(text).toMatch(
      /Это редакция 2: .*\n\nЧТО ИЗМЕНИЛОСЬ С РЕДАКЦИИ 1\nИсправление, .*: письмо прочли неверно \(п\. 6\.1\)\./,
    );
    const { differences } = told.book.of(5).changes!;
    expect(new Set(differences.map(({ section }) => section))).toContain('Письма и сговоры');
    const [old, now] = told.book.of(5).revisions.map(({ document }) => write(document!, 'vk'));
    expect(old).toBe(first);
    expect(now).toBe(text);
    for (const earlier of [1, 2, 3, 4]) expect(told.book.of(earlier).changes, `${earlier}`).toBeNull();
  });

  it('tells nothing of a day that is behind its veil, whatever is corrected', () => {
    const told = new Told(scenario(LETTERS, 2));
    expect(told.book.numbers()).toEqual([1, 2, 3, 4]);
    told.replace(letter, (command) => ({ ...command, target: 3 }), 'тайна');
    told.replace(resultsOf(5), (command) => withMain(command, 0, 9900), 'тайна');
    for (const game of [1, 2, 3, 4, 5]) expect(told.book.of(game).changes, `${game}`).toBeNull();
    // A correction of a day that is known tells of that day only.
    told.replace(resultsOf(4), (command) => withMain(command, 0, 4400), 'опечатка');
    const { changes } = told.book.of(4);
    expect(changes?.corrections.map(({ reason }) => reason)).toEqual(['опечатка']);
    expect(JSON.stringify(changes)).not.toMatch(/тайна|Письма|Волки/);
    expect(told.text(4)).toContain('опечатка');
    expect(told.text(5)).toBe('');
  });
});

function withMain(command: Command, team: number, main: number): Command {
  const results = structuredClone(command.results) as { teams: { main: number }[] };
  results.teams[team]!.main = main;
  return { ...command, results };
}

it('a season of a pack: whose cells they were, and reports of later games', () => {
  const game = scenario('season/5-territory/5.7-windows-of-the-pack');
  const told = new Told(game);
  expect(told.book.numbers()).toEqual([1]);
  told.give({ type: 'publishReport', game: 2 });
  told.replace(
    ({ type, cells }) => type === 'paint' && Array.isArray(cells) && cells[0] === 10,
    (command) => ({ ...command, cells: [11] }),
    'красили 11',
  );
  // The report of the first game had come out before the paint.
  expect(told.book.of(1).changes).toBeNull();
  const { changes } = told.book.of(2);
  expect(changes?.differences).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'row', section: 'Чьи клетки', row: 'клетка 10' },
      cells: [{ column: 'хозяин', before: expect.any(String), after: null }],
    }),
  );
  expect(told.text(2)).toMatch(/красили 11 \(пп\. 5\.\d/);
  // Put right again before anybody was told, nothing is left of it.
  told.replace(
    ({ type, cells }) => type === 'paint' && Array.isArray(cells) && cells[0] === 11,
    (command) => ({ ...command, cells: [10] }),
    'нет, 10',
  );
  expect(told.book.of(2).changes).toBeNull();
});

it('what was published stays readable when a correction takes it back; published twice, nothing differs', () => {
  const told = new Told(scenario('season/5-territory/5.7-windows-of-the-pack'));
  told.give({ type: 'publishReport', game: 2 });
  const first = told.game.entries.at(-1)!.id;
  told.give({ type: 'publishReport', game: 2 });
  expect(told.book.of(2).revisions.map(({ changes }) => changes?.differences)).toEqual([undefined, []]);
  expect(told.text(2)).toContain('Это редакция 2: в ней всё так же, как в прошлой.');
  told.amend({ kind: 'remove', target: told.game.entries.at(-1)!.id }, 'лишняя');
  told.amend({ kind: 'remove', target: first }, 'рано');
  expect(told.book.of(2)).toMatchObject({ revisions: [{ number: 1 }, { number: 2 }], changes: null });
  told.give({ type: 'publishReport', game: 2 });
  expect(told.text(2)).toContain('Это редакция 3: в ней всё так же, как в прошлой.');
});

it('what a revision has told stays told when a correction takes that revision back', () => {
  const told = new Told(scenario('season/5-territory/5.7-windows-of-the-pack'));
  told.give({ type: 'publishReport', game: 2 });
  const paint = (before: number, after: number): void => {
    told.replace(
      ({ type, cells }) => type === 'paint' && Array.isArray(cells) && cells[0] === before,
      (command) => ({ ...command, cells: [after] }),
      `красили ${after}`,
    );
  };
  paint(10, 11);
  told.give({ type: 'publishReport', game: 2 });
  const text = told.text(2);
  expect(text).toContain('красили 11');
  told.amend({ kind: 'remove', target: told.game.entries.at(-1)!.id }, 'лишняя');
  expect(told.book.of(2).changes).toMatchObject({ since: 1, published: true });
  expect(told.text(2)).toBe(text);
  paint(11, 10);
  const { changes } = told.book.of(2);
  expect(changes).toMatchObject({ since: 2, published: false, corrections: [{ reason: 'красили 10' }] });
});

describe('a forum game', () => {
  it('a correction that changes results makes a revision; why is told when the game has ended', () => {
    const told = new Told(playedRooms().game);
    const vote =
      (player: string) =>
      ({ type, turn }: Command, author: Author) =>
        type === 'sendMove' && turn === 1 && author.kind === 'person' && author.person === player;
    const entry = told.game.entries.find(({ command, author }) => vote('p5')(command, author))!;
    const command = { ...structuredClone(entry.command), vote: 'p9' };
    told.amend({ kind: 'replace', target: entry.id, command }, 'староста просил поправить');
    const { revisions, changes } = told.book.of(1);
    expect(revisions.map(({ number }) => number)).toEqual([1, 2]);
    expect(changes!.differences.length).toBeGreaterThan(0);
    expect(told.text(1)).toContain('ЧТО ИЗМЕНИЛОСЬ С РЕДАКЦИИ 1');
    expect(told.text(1)).toContain('Причину исправления ведущий откроет после игры.');
    expect(told.text(1)).not.toContain('староста');
    told.give({ type: 'endGame', winner: null, reason: 'конец' });
    expect(told.text(1)).toContain('староста просил поправить');
  });

  it('a correction that only the master can see makes none', () => {
    const told = new Told(playedRooms().game);
    const entry = told.game.entries.find(({ command }) => command.type === 'postAnonymous')!;
    told.amend({ kind: 'remove', target: entry.id }, 'по просьбе');
    for (const turn of told.book.numbers()) expect(told.book.of(turn).changes, `${turn}`).toBeNull();
  });
});

describe('a cup', () => {
  it('a result that is replaced changes its round and the standings, with its reason', () => {
    const told = new Told(playedCup());
    told.give({ type: 'replaceResult', round: 1, table: 1, result: resultOf('red'), reason: 'судья ошибся' });
    expect(told.text(0)).toMatch(
      /ЧТО ИЗМЕНИЛОСЬ С РЕДАКЦИИ 1\nИсправление, .*: судья ошибся \(пп\. 3\.4, 3\.5\)\./,
    );
    expect(told.text(0)).toMatch(/Ася — .*баллы: 1 → 0/);
    expect(told.text(1)).toMatch(/Было: Победа мафии\n.*Стало: Победа мирных/);
    expect(told.book.of(2).changes).toBeNull();
    // The standings of the next round are new ones.
    expect(told.book.of(0).revisions).toHaveLength(2);
  });

  it('a round that a correction has opened again keeps its revisions, and tells what has become of it', () => {
    const told = new Told(playedCup());
    const replace = (winner: 'red' | 'black', reason: string) =>
      told.give({ type: 'replaceResult', round: 2, table: 1, result: resultOf(winner), reason });
    const open = (): void => {
      const close = told.game.entries.findLast(({ command }) => command.type === 'closeRound')!;
      told.amend({ kind: 'remove', target: close.id }, 'не тот тур');
      // Not out: nothing is shown of it.
      expect(told.book.numbers()).toEqual([0, 1]);
      expect(told.book.of(2)).toEqual({ revisions: [], changes: null });
    };
    const close: Command = { type: 'closeRound', round: 2 };
    replace('black', 'судья ошибся');
    const before = told.book.of(2);
    const text = told.text(2);
    open();
    const { lastAt: at } = told.game;
    told.amend({ kind: 'insert', at, author: ORGANISER, command: close }, 'вернули');
    expect(told.book.of(2)).toEqual(before);
    expect(told.text(2)).toBe(text);
    open();
    replace('red', 'всё-таки мирные');
    told.give(close);
    const { revisions, changes } = told.book.of(2);
    expect(revisions.slice(0, 2)).toEqual(before.revisions);
    expect(changes).toMatchObject({ since: 2, corrections: [{ reason: 'не тот тур' }] });
    expect(told.text(2)).toMatch(/Было: Победа мафии\n.*Стало: Победа мирных/);
  });

  it('what is hidden from the public makes no revision, neither by a correction nor when it is revealed', () => {
    const told = new Told(playedCup([{ type: 'hide', from: 2, what: 'results' }]));
    told.give({ type: 'replaceResult', round: 2, table: 1, result: resultOf('black'), reason: 'секрет' });
    for (const number of told.book.numbers()) expect(told.book.of(number).changes, `${number}`).toBeNull();
    told.give({ type: 'reveal' });
    for (const number of told.book.numbers()) expect(told.book.of(number).changes, `${number}`).toBeNull();
    expect(told.text(2)).not.toContain('секрет');
  });
});

describe('results of a cup that are hidden after they were corrected', () => {
  const corrected = (): Told => {
    const told = new Told(playedCup());
    told.give({ type: 'replaceResult', round: 2, table: 1, result: resultOf('black'), reason: 'секрет' });
    return told;
  };
  const hide: Command = { type: 'hide', from: 2, what: 'results' };

  it('take their revisions with them until they are revealed', () => {
    const told = corrected();
    const before = [0, 2].map((number) => told.book.of(number));
    for (const what of ['results', 'standings']) {
      told.give({ ...hide, what });
      for (const number of [0, 2]) {
        expect(told.book.of(number), what).toEqual({ revisions: [], changes: null });
        expect(told.text(number), what).not.toMatch(/секрет|Стало|→/);
      }
      told.give({ type: 'reveal' });
      expect([0, 2].map((number) => told.book.of(number))).toEqual(before);
    }
  });

  it('also when a correction hides them: that is no revision', () => {
    const told = corrected();
    const { lastAt: at } = told.game;
    told.amend({ kind: 'insert', at, author: ORGANISER, command: hide }, 'забыли спрятать');
    for (const number of [0, 2]) {
      expect(told.book.of(number)).toEqual({ revisions: [], changes: null });
      expect(told.text(number)).not.toMatch(/секрет|забыли|Стало|→/);
    }
    expect(told.book.of(1)).toEqual({ revisions: [], changes: null });
    // What the public sees all the time is told as ever.
    told.give({ type: 'replaceResult', round: 1, table: 1, result: resultOf('red'), reason: 'первый тур' });
    expect(told.text(1)).toContain('первый тур');
    told.give({ type: 'reveal' });
    expect(told.book.of(2).revisions).toHaveLength(2);
    expect(told.text(2)).toContain('секрет');
  });
});

it('what is tried on a copy of a book stays there', () => {
  const season = new Told(scenario('season/5-territory/5.7-windows-of-the-pack'));
  season.give({ type: 'publishReport', game: 2 });
  const cup = new Told(playedCup());
  cup.give({ type: 'replaceResult', round: 2, table: 1, result: resultOf('black'), reason: 'р' });
  for (const { book } of [season, cup]) {
    const told = (of: RevisionBook) => of.numbers().map((number) => of.of(number));
    const before = structuredClone(told(book));
    for (const { id, deadline } of book.game.entries) {
      const copy = book.copy();
      expect(told(copy)).toEqual(before);
      const { lastAt } = book.game;
      const change = { kind: 'remove' as const, target: id };
      const outcome = deadline ? null : copy.game.copy().amend(change, 'р', ORGANISER, lastAt, 'k');
      if (outcome?.accepted) copy.apply(outcome.record);
      expect(told(book)).toEqual(before);
    }
  }
});

it('a log in which nothing was corrected needs no book', () => {
  const reports = reportsOf('season')!;
  const told = new Told(scenario('season/5-territory/5.7-windows-of-the-pack'));
  const out = new Set<number>();
  expect(recordsOf(told.game).some((record) => revises(reports, record, out))).toBe(false);
  expect(revises(reports, told.give({ type: 'publishReport', game: 2 }), out)).toBe(false);
  expect(revises(reports, told.give({ type: 'publishReport', game: 2 }), out)).toBe(true);
  expect(reportsOf('vavt-cup-2017')).toBeNull();
});
