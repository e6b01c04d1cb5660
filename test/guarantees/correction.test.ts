/**
 * Any entry can be corrected at any time. For every registered rulebook, random games and any earlier input — taken out,
 * entered otherwise, or one that was forgotten: the corrected game is the game in which it was right from the start (same
 * hash of the state); draws that the correction does not concern keep their values; what was shown before confirming is what
 * comes; nothing of the old log is lost; a published report that differs gets a revision that lists the difference. `npm run guarantees -- correction` does more of it.
 */
import { describe, expect, it, test } from 'vitest';
import type { Author, Command, Instant } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { type Change, type Entry, Game, type LogRecord } from '../../src/engine/game.js';
import { write } from '../../src/reports/formats.js';
import { reportsOf } from '../../src/reports/kinds.js';
import { type Reports, revisionBook } from '../../src/reports/revisions.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { luckOf, sameDraw } from '../../src/scenario/luck.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';
import { recordsOf } from '../support/records-of.js';
import { type RandomGame, randomGames } from '../support-guarantees/random-games.js';

const GAMES = sizeOf('REGLAMENT_CORRECTED_GAMES', 1);
const CORRECTIONS = 10;
const MOST_TRIES = 80;
const LENGTH = 120;
const ORGANISER: Author = { kind: 'organiser' };

/** The first game of a season, its report out on Sunday. */
const REPORTED = `
rulebook: mafia-2018
setup: { pack: mafia-2018 }
steps:
  - { at: "2018-01-17 10:00", by: organiser, command: startSeason }
  - at: "2018-01-17 22:30"
    by: organiser
    command: enterResults
    args:
      game: 170
      table: |
        Атом | 1 | 60 | 3
        Барк | 2 | 50 | 3
        Вега | 3 | 40 | 3
        Гонг | 4 | 30 | 1
        Дюна | 5 | 20 | 1
        Енот | 6 | 10 | 1
  - { at: "2018-01-21 11:00", by: system, command: advance }
`;

interface Given {
  id: string;
  at: Instant;
  author: Author;
  command: Command;
}

test('every registered rulebook has a generator of random games', () => {
  expect(Object.keys(randomGames).sort()).toEqual(Object.keys(rulebooks).sort());
});

describe.each(Object.keys(rulebooks))('%s', (rulebook) => {
  it('a correction of any input equals having entered it right at first', { timeout: 36_000_000 }, () => {
    const count = { remove: 0, replace: 0, insert: 0, refused: 0, same: 0 };
    for (let number = 1; number <= GAMES; number++) {
      const played = replayed(randomGames[rulebook]!(7000 + number, LENGTH));
      const chance = new Chance(number);
      // Of each kind at least one, however often the rules refuse it.
      const enough = () => count.remove * count.replace * count.insert > 0;
      for (let n = 0; n < CORRECTIONS || (!enough() && n < MOST_TRIES); n++) {
        const change = randomChange(chance, played.game);
        const outcome = correct(played, change, `${rulebook}, game ${number}, ${JSON.stringify(change)}`);
        if (outcome === 'refused') count.refused++;
        else {
          count[change.kind]++;
          if (outcome === 'same') count.same++;
        }
      }
    }
    const { remove, replace, insert, same } = count;
    expect(remove * replace * insert, JSON.stringify(count)).toBeGreaterThan(0);
    // They have changed something.
    expect(same).toBeLessThan(remove + replace + insert);
    const reports = revised.get(rulebook);
    measured('correction', {
      [rulebook]: `${remove + replace + insert} исправлений · corrections${reports ? `, ${reports} новых редакций · new revisions` : ''}`,
    });
  });
});

test('a report that is out keeps its revision until it is published anew; the new one lists what differs', () => {
  const read = readScenario(REPORTED, { rulebooks, packs });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { game } = play(read.scenario);
  const results = game.entries.find(({ command }) => command.type === 'enterResults')!;
  const command = JSON.parse(
    JSON.stringify(results.command).replace('"Атом"', '"Якорь"').replace('60', '61'),
  );
  const change: Change = { kind: 'replace', target: results.id, command };
  const seen = game.previewAmend(change, game.lastAt);
  if ('refusal' in seen) throw new Error(seen.refusal.code);
  expect(seen.preview.differences.map(({ before, after }) => [before, after])).toContainEqual([
    'Атом',
    'Якорь',
  ]);
  const draws = keyedDraws('зерно', game.head.id);
  const reports = reportsOf(game.rulebook.id)!;
  const book = revisionBook({ rulebook: game.rulebook, head: game.head, draws }, reports, 'ru');
  for (const record of recordsOf(game)) book.apply(record);
  const amended = game.amend(change, 'опечатка', ORGANISER, game.lastAt, 'amend');
  if (!amended.accepted) throw new Error(amended.refusal.code);
  book.apply({ ...amended.record, seq: book.seq + 1 });
  // Nothing is out anew yet, and it is known what will be told.
  expect(book.of(170)).toMatchObject({ revisions: [{ number: 1 }], changes: { since: 1, published: false } });
  const again = game.submit({ type: 'publishReport', game: 170 }, ORGANISER, game.lastAt, 'again');
  if (!again.accepted) throw new Error(again.refusal.code);
  book.apply({ ...again.record, seq: book.seq + 1 });
  const [first, second] = book.of(170).revisions.map(({ document }) => write(document!, 'markdown'));
  expect(first).toContain('«Атом»');
  expect(first).not.toContain('Что изменилось');
  const [, told = '', rest = ''] =
    /## Что изменилось с редакции 1\n([\s\S]*?)\n(## [\s\S]*)/.exec(second!) ?? [];
  expect(told).toMatch(/^\nИсправление, .*: опечатка \(пп\. 5\.5, 2\.6\)\.\n/);
  expect(told).toMatch(
    /- Было: 1\\?\. Русская мафия \(«Атом», 1-е место\)\n.*«Якорь», 1-е место\) \(п\. 2\.5\)/,
  );
  expect(told).toMatch(/\*\*Русская мафия\*\* — очков: 60 → 61 \(пп\. 6\.1, 6\.2, 6\.3\)/);
  expect(rest).toContain('«Якорь»');
  expect(rest).not.toContain('Атом');
  expect(second).toContain('Это редакция 2: после прошлой что-то исправлено');
});

/** The same game as its inputs make it, without the corrections the generator may have made itself. */
function replayed({ game, seed }: RandomGame): RandomGame {
  const fresh = new Game(game.rulebook, game.head, keyedDraws(seed, game.head.id));
  for (const { id, at, author, command } of inputsOf(game)) {
    fresh.advance(at);
    fresh.submit(command, author, at, id);
  }
  fresh.advance(game.lastAt);
  return { game: fresh, seed };
}

function inputsOf(game: Game): Given[] {
  return game.entries
    .filter(({ deadline, refusal }) => !deadline && !refusal)
    .map(({ id, at, author, command }) => ({ id, at, author, command }));
}

/** @returns whether the rules took the correction, and whether the state is another */
function correct({ game, seed }: RandomGame, change: Change, name: string): 'refused' | 'same' | 'other' {
  const at = game.lastAt;
  const before = game.hash();
  const seen = game.previewAmend(change, at);
  // A look changes nothing.
  expect(game.hash(), name).toBe(before);
  const copy = Game.replay(game.rulebook, game.head, keyedDraws(seed, game.head.id), recordsOf(game));
  const outcome = copy.amend(change, 'опечатка', ORGANISER, at, 'amend');
  if (!outcome.accepted) {
    expect('refusal' in seen, name).toBe(true);
    expect(copy.hash(), name).toBe(before);
    return 'refused';
  }
  if ('refusal' in seen) throw new Error(`${name}: refused when looked at, accepted when confirmed`);
  expect(seen.preview.hashAfter, name).toBe(copy.hash());
  expect(idsOf(copy), name).toEqual(expectedIds(game, change, copy));
  expect(copy.hash(), name).toBe(rightFromTheStart(copy, seed, name).hash());
  keepsDraws(game, copy, seed, new Set(seen.preview.redrawn), name);
  // The old entries stay in the log, before the correction.
  expect(copy.seq, name).toBe(game.seq + 1);
  reportsTell(game, copy, outcome.record, name);
  return copy.hash() === before ? 'same' : 'other';
}

/** How many reports the corrections have changed, by rulebook. */
const revised = new Map<string, number>();

/** A report that was out lists differences exactly when it says something else than before. */
function reportsTell(before: Game, after: Game, record: LogRecord, name: string): void {
  const reports = reportsOf(before.rulebook.id);
  if (!reports) return;
  const { rulebook, head } = before;
  const book = revisionBook({ rulebook, head, draws: keyedDraws('', head.id) }, reports, 'ru');
  for (const each of recordsOf(before)) book.apply(each);
  const numbers = book.numbers();
  const old = new Map(numbers.map((number) => [number, book.of(number).changes]));
  book.apply({ ...record, seq: book.seq + 1 });
  for (const number of numbers) {
    const [was, is] = [saidIn(before, reports, number), saidIn(after, reports, number)];
    // A correction that takes a publication itself back has no moment to compare at.
    if (was === null || is === null || was.entry !== is.entry) continue;
    const { changes } = book.of(number);
    const told = changes !== null && changes !== old.get(number) && changes.differences.length > 0;
    expect(told, `${name}: report ${number}\n${was.text}\n---\n${is.text}`).toBe(was.text !== is.text);
    if (told) {
      revised.set(rulebook.id, (revised.get(rulebook.id) ?? 0) + 1);
      const view = after.rulebook.view(after.state, { kind: 'public' });
      const document = reports.document(view, number, 'ru', changes);
      expect(document && write(document, 'vk'), name).toContain('ЧТО ИЗМЕНИЛОСЬ С РЕДАКЦИИ');
    }
  }
}

/** The lines of a report, in no order, as the public read it: when it was put out by a command, otherwise now. */
function saidIn(game: Game, reports: Reports, number: number): { entry: string | null; text: string } | null {
  const { rulebook, head, entries } = game;
  const out = (entry: Entry): boolean => entry.events.some((event) => reports.published?.(event) === number);
  const last = reports.published ? entries.findLastIndex(out) : entries.length - 1;
  if (last === -1) return null;
  let state = rulebook.init(head.setup);
  for (const { events } of entries.slice(0, last + 1))
    for (const event of events) state = rulebook.evolve(state, event);
  const view = rulebook.view(state, { kind: 'public' });
  if (!reports.out(view).includes(number)) return null;
  const facts = reports.facts(view, number, 'ru');
  const entry = reports.published ? entries[last]!.id : null;
  return facts && { entry, text: write(facts, 'markdown').split('\n').sort().join('\n') };
}

/** The inputs of people, in order, whether they are still possible or not. */
function idsOf(game: Game): string[] {
  return game.entries.filter(({ deadline }) => !deadline).map(({ id }) => id);
}

function expectedIds(game: Game, change: Change, corrected: Game): string[] {
  const inputs = game.entries.filter(({ deadline }) => !deadline);
  if (change.kind === 'replace') return inputs.map(({ id }) => id);
  if (change.kind === 'remove') return inputs.map(({ id }) => id).filter((id) => id !== change.target);
  const later = inputs.findIndex(({ at }) => at > change.at);
  const ids = inputs.map(({ id }) => id);
  ids.splice(later === -1 ? ids.length : later, 0, String(corrected.seq));
  return ids;
}

/**
 * All that was entered, right at first. What fell out is entered too, and must be refused, unless it names by a number
 * something that is not there: nobody would have entered that.
 */
function rightFromTheStart(corrected: Game, seed: string, name: string): Game {
  const { rulebook, head } = corrected;
  const fresh = new Game(rulebook, head, keyedDraws(seed, head.id));
  for (const entry of corrected.entries) {
    if (entry.deadline || isGone(entry, corrected)) continue;
    fresh.advance(entry.at);
    const { accepted } = fresh.submit(structuredClone(entry.command), entry.author, entry.at, entry.id);
    expect(accepted, `${name}: ${JSON.stringify(entry.command)}`).toBe(entry.refusal === undefined);
  }
  fresh.advance(corrected.lastAt);
  return fresh;
}

function isGone({ command, refusal }: Entry, { rulebook }: Game): boolean {
  return refusal !== undefined && rulebook.numbers?.fields[command.type] !== undefined;
}

/** Every draw that is not named as made anew asks the same and answers the same. */
function keepsDraws(
  before: Game,
  after: Game,
  seed: string,
  redrawn: ReadonlySet<string>,
  name: string,
): void {
  const byLabel = (game: Game) => new Map(luckOf(game, seed).map((entry) => [entry.label, entry]));
  const [old, now] = [byLabel(before), byLabel(after)];
  const inEvents = new Set(
    [before, after].flatMap((game) =>
      game.entries.flatMap(({ events }) => events.flatMap(({ draws = [] }) => draws)),
    ),
  );
  for (const label of inEvents) {
    if (redrawn.has(label)) continue;
    const [was, is] = [old.get(label), now.get(label)];
    if (was && is) expect(sameDraw(was, is), `${name}: ${label}`).toBe(true);
    else expect(was === is, `${name}: ${label} is not named`).toBe(true);
  }
}

function randomChange(chance: Chance, game: Game): Change {
  const inputs = inputsOf(game);
  const target = chance.pick(inputs);
  const kind = chance.below(5);
  if (kind === 0) return { kind: 'remove', target: target.id };
  if (kind === 1) {
    const other = chance.pick(inputs);
    return { kind: 'insert', at: target.at, author: other.author, command: structuredClone(other.command) };
  }
  const others = variants(target.command);
  if (others.length === 0) return { kind: 'remove', target: target.id };
  return { kind: 'replace', target: target.id, command: chance.pick(others) as Command };
}

/** The value with one of its leaves changed. */
function variants(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value + 1, value - 1] : [];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, index) => variants(item).map((other) => value.with(index, other)));
    return value.length > 1 ? [...changed, value.slice(0, -1)] : changed;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    variants(member).map((other) => ({ ...value, [key]: other })),
  );
}
