/** Days with letters one after another (season:9.1): each stays hidden until its own report, however late that comes. */
import { expect, test } from 'vitest';
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import type { SeasonView } from '../../../src/rulebooks/race/view.js';
import type { SeasonFile } from '../../../src/rulebooks/season/pack.js';
import { backyard } from '../../../src/rulebooks/season/packs/backyard.js';

const ORGANISER: Author = { kind: 'organiser' };
const PUBLIC: Viewer = { kind: 'public' };
const HOUR = 3_600_000;
const [first, second, third] = backyard.games.map(({ number }) => number) as [number, number, number];
const intrigues = { games: [second, third], target: -4, ally: 3, failed: -2, winner: 6, loser: -3 };
const territory = {
  steps: [{ from: { days: 5, time: '12:00' }, to: { days: 6, time: '12:00' }, clans: 4 }],
  close: { days: -1, time: '12:00' },
};
const pack: SeasonFile = { ...backyard, modules: { ...backyard.modules, intrigues, territory } };
const SIDES = pack.sides.map(({ id }) => id);

class Season {
  readonly game: Game;
  private key = 0;

  constructor() {
    const seats = SIDES.map((clan) => ({ person: `head${clan}`, clan, role: 'boss' }));
    const { version } = rulebooks.season!;
    const head = { id: 'veils', rulebook: 'season', version, setup: { pack, seats } };
    this.game = new Game(rulebooks.season!, head, keyedDraws('seed', head.id));
  }

  get state(): SeasonState {
    return this.game.state as SeasonState;
  }

  times(number: number) {
    return this.state.games.find((game) => game.number === number)!.times;
  }

  give(command: Command, author: Author, at: string): string {
    for (const _ of this.game.advance(at));
    const outcome = this.game.submit(command, author, at, `k${this.key++}`);
    return outcome.accepted ? 'accepted' : outcome.refusal.code;
  }

  play(number: number, at: string): void {
    const teams = SIDES.map((side) => ({
      team: `Команда ${side}`,
      place: side,
      main: 2000 * side,
      cup: 200,
    }));
    const command = { type: 'enterResults', game: number, results: { teams, creative: [] } };
    expect(this.give(command, ORGANISER, at)).toBe('accepted');
  }

  /** Side 1 writes alone: a duel. */
  write(number: number): void {
    const letter = { type: 'sendLetter', game: number, ally: 2, target: 3 };
    const at = plusMs(this.times(number).startsAt, -HOUR);
    expect(this.give(letter, { kind: 'person', person: 'head1' }, at)).toBe('accepted');
  }

  publish(number: number, at: string): void {
    expect(this.give({ type: 'publishReport', game: number }, ORGANISER, at)).toBe('accepted');
  }

  /** Games whose intrigues the public reads of. */
  told(): number[] {
    const { games } = this.game.rulebook.view(this.game.state, PUBLIC) as SeasonView;
    return games
      .filter(({ journal }) => journal.some(({ event }) => event.type === 'IntrigueResolved'))
      .map(({ number }) => number);
  }

  reported(): number[] {
    const { games } = this.game.rulebook.view(this.game.state, PUBLIC) as SeasonView;
    return games.filter(({ report }) => report !== null).map(({ number }) => number);
  }
}

/** Two days with letters, the first entered after the hour of its report: that one waits for the organiser. */
function twoDays(): { season: Season; now: string } {
  const season = new Season();
  season.give({ type: 'startSeason' }, ORGANISER, plusMs(season.times(first).startsAt, -HOUR));
  season.play(first, plusMs(season.times(first).startsAt, HOUR));
  season.write(second);
  season.play(second, plusMs(season.times(second).reportAt, HOUR));
  expect(season.told()).toEqual([]);
  season.write(third);
  const now = plusMs(season.times(third).startsAt, HOUR);
  season.play(third, now);
  return { season, now };
}

test('season:9.1 a second day with letters does not bare the first, whose report is late', () => {
  const { season, now } = twoDays();
  expect(season.told()).toEqual([]);
  season.publish(second, plusMs(now, 1000));
  expect(season.told()).toEqual([second]);
  expect(season.reported()).toContain(second);
  expect(season.reported()).not.toContain(third);
  season.publish(third, plusMs(now, 2000));
  expect(season.told()).toEqual([second, third]);
});

test('season:9.1 a report out of turn bares nothing of the day before it', () => {
  const { season, now } = twoDays();
  season.publish(third, plusMs(now, 1000));
  expect(season.told()).toEqual([]);
  season.publish(second, plusMs(now, 2000));
  expect(season.told()).toEqual([second, third]);
});

test('season:9.1 a day played behind an old veil is not known to whoever tries, until that falls', () => {
  const { season, now } = twoDays();
  const { steps } = season.times(third).painting!;
  const at = (minutes: number): string => plusMs(steps[0]!.from, minutes * 60_000);
  expect(at(0) > now).toBe(true);
  const paint = { type: 'paint', game: third, cells: [1], repaint: [] };
  const head: Author = { kind: 'person', person: 'head1' };
  expect(season.give(paint, head, at(1))).toBe('not-resolved');
  season.publish(second, at(2));
  expect(season.give(paint, head, at(3))).toBe('accepted');
});
