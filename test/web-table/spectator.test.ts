/** What the screens of a table reckon by themselves: places, clocks, chapters, the past, what is said of a seat. */
import { describe, expect, it, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { tableRulebook } from '../../src/rulebooks/table/index.js';
import { vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import type { GameView } from '../../src/rulebooks/table/view.js';
import type { LiveGame } from '../../src/server/live-game.js';
import { replayOf } from '../../src/server/replay.js';
import { chapterStarts, closed, framesOf, opened } from '../../src/web/table/replay/frames.js';
import { standingOf } from '../../src/web/table/seat/standing.js';
import { clockOf, clockText } from '../../src/web/table/shared/clock.js';
import { chaptersOf } from '../../src/web/table/shared/history.js';
import { ringPlaces } from '../../src/web/table/shared/ring.js';
import { nomineesNow, seatNow, stageTitle } from '../../src/web/table/shared/stage.js';
import { hiddenRoles } from '../../src/web/table/spectator/hidden.js';
import { type Moment, ORDER, STORY, TABLE_NAMES } from '../support/table-story.js';

function played(to: Moment): Game {
  const setup = {
    pack: vavtCup2017,
    rulings: {},
    players: TABLE_NAMES.map((name, i) => ({ name, person: `p${i}` })),
  };
  const head = { id: 'g', rulebook: 'vavt-cup-2017', version: '1', setup };
  const game = new Game(tableRulebook as never, head, keyedDraws('s', 'g'));
  let second = 0;
  for (const part of ORDER.slice(0, ORDER.indexOf(to) + 1)) {
    for (const command of STORY[part]) {
      second += 5;
      const at = new Date(Date.UTC(2018, 2, 10, 15, 0, second)).toISOString();
      const outcome = game.submit(command, { kind: 'organiser' }, at, `k${second}`);
      if (!outcome.accepted) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    }
  }
  return game;
}

const view = (to: Moment, kind: 'organiser' | 'public' = 'public'): GameView => {
  const game = played(to);
  return game.rulebook.view(game.state, { kind }) as GameView;
};

describe('the ring', () => {
  const counts = Array.from({ length: 19 }, (_, i) => i + 2);

  it.each(counts)('%i seats stand apart on the rim, clockwise from the judge’s left hand', (count) => {
    const places = ringPlaces(count, 1.35);
    expect(places.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    for (const { x, y } of places) expect(Math.hypot((x - 50) / 50, (y - 50) / 50)).toBeCloseTo(1, 2);
    // From below on the left, over the top, down on the right.
    const angles = places.map(({ x, y }) => (Math.atan2(50 - x, y - 50) + 2 * Math.PI) % (2 * Math.PI));
    expect([...angles].sort((a, b) => a - b)).toEqual(angles);
    // Below in the middle sits the judge.
    expect(places.every(({ x, y }) => y < 99 || Math.abs(x - 50) > 5)).toBe(true);
  });

  it('is as wide on the left as on the right', () => {
    const places = ringPlaces(10, 1.5);
    for (const [i, { x, y }] of places.entries()) {
      const other = places[9 - i]!;
      expect(x + other.x).toBeCloseTo(100, 0);
      expect(y).toBeCloseTo(other.y, 0);
    }
  });
});

describe('the clock', () => {
  const timer = { seconds: 60, startedAt: '2018-03-10T15:00:00.000Z', pausedAt: null, paused: 0 };
  const at = (seconds: number) => Date.parse(timer.startedAt) + seconds * 1000;

  it.each([
    [0, '1:00', 'calm'],
    [49.9, '0:11', 'calm'],
    [50, '0:10', 'soon'],
    [59.5, '0:01', 'soon'],
    [60, '0:00', 'over'],
    [600, '0:00', 'over'],
    // A device whose clock is a little behind never shows more than was given.
    [-3, '1:00', 'calm'],
  ])('after %d seconds shows %s, %s', (seconds, text, tone) => {
    const clock = clockOf(timer, at(seconds))!;
    expect([clockText(clock), clock.tone]).toEqual([text, tone]);
  });

  it('stands while it is paused, and time spent in pauses does not count', () => {
    const paused = { ...timer, pausedAt: new Date(at(20)).toISOString() };
    expect(clockOf(paused, at(500))).toMatchObject({ seconds: 40, paused: true });
    expect(clockOf({ ...timer, paused: 30_000 }, at(80))).toMatchObject({ seconds: 10, paused: false });
    expect(clockOf(null, at(0))).toBeNull();
  });
});

test('days and nights hold what belongs to them', () => {
  const chapters = chaptersOf(view('ended'));
  expect(chapters.map(({ kind, n }) => `${kind} ${n}`)).toEqual([
    'day 1',
    'night 1',
    'day 2',
    'night 2',
    'day 3',
  ]);
  expect(chapters.map(({ departures }) => departures.flatMap(({ seats }) => seats))).toEqual([
    [3],
    [6],
    [1],
    [5],
    [2],
  ]);
  expect(chapters[0]!.day!.nominations.map(({ seat, by }) => [seat, by])).toEqual([
    [6, 1],
    [3, 2],
  ]);
  expect(chapters[1]!.day).toBeNull();
  expect(chapters[1]!.secret).toMatchObject({ target: 6, healed: 4, killed: 6 });
  // Before the end the hall is told who has left, not what was done.
  expect(chaptersOf(view('secondDay')).map(({ secret }) => secret)).toEqual([null, null, null]);
});

test('a return by the judge’s hand stands in its day; a removal is there as a departure already', () => {
  const byHand: GameView['byHand'] = [
    { effect: { kind: 'remove', seat: 5 }, day: 1, night: 0 },
    { effect: { kind: 'revive', seat: 5 }, day: 1, night: 1 },
    { effect: { kind: 'cancelVote' }, day: 2, night: 1 },
  ];
  const chapters = chaptersOf({ ...view('secondDay'), byHand });
  expect(
    chapters.map(({ kind, n, byHand: done }) => [kind, n, ...done.map(({ effect }) => effect.kind)]),
  ).toEqual([
    ['day', 1],
    ['night', 1, 'revive'],
    ['day', 2, 'cancelVote'],
  ]);
});

test('the last word of a night’s victim belongs to the night', () => {
  const frames = framesOf(replayOf({ game: played('ended') } as LiveGame, { kind: 'public' }));
  expect(chapterStarts(frames, 'ru').map(({ title }) => title)).toEqual([
    'Раздача карт',
    'Первая ночь',
    'День 1',
    'Ночь 1',
    'День 2',
    'Ночь 2',
    'День 3',
    'Конец',
  ]);
  expect(stageTitle(view('vote'), 'ru')).toBe('День 1 · голосование');
});

test('what a seat does now', () => {
  const now = view('vote');
  expect(seatNow(now, 6)).toMatchObject({ nominee: 1, target: false, hand: null });
  expect(seatNow(now, 3)).toMatchObject({ nominee: 2, target: true, hand: 6 });
  expect(seatNow(now, 9)).toEqual({ speaking: false, nominee: 0, target: false, hand: null, tied: false });
  expect(seatNow(view('speech'), 2).speaking).toBe(true);
});

test('nominees are shown while they are decided on, and are past at night', () => {
  expect(nomineesNow(view('speech'))).toEqual([6, 3]);
  expect(nomineesNow(view('vote'))).toEqual([6, 3]);
  const asleep = view('night');
  // The table itself still remembers them.
  expect(asleep.nominations).toHaveLength(2);
  expect(nomineesNow(asleep)).toEqual([]);
  expect(seatNow(asleep, 6).nominee).toBe(0);
});

test('what a player most needs to know of himself', () => {
  expect([1, 2, 3, 4, 6].map((n) => standingOf(view('speech'), n))).toEqual([
    'fine',
    'speak',
    'next',
    'fine',
    'nominated',
  ]);
  expect(standingOf(view('night'), 3)).toBe('out');
  expect(standingOf(view('night'), 4)).toBe('asleep');
});

test('a hall screen on the judge’s own computer shows no role before the announcement', () => {
  const judges = view('secondDay', 'organiser');
  expect(judges.seats.some(({ role }) => role !== null)).toBe(true);
  const shown = hiddenRoles(judges);
  expect(JSON.stringify(shown)).not.toMatch(/"(don|mafia|sheriff|doctor|citizen)"(?=[,}])/);
  expect([shown.secrets, shown.judge]).toEqual([null, null]);
  expect(hiddenRoles(view('ended')).seats[0]!.role).toBe('don');
});

describe('the past, step by step', () => {
  const game = played('ended');
  const now = game.rulebook.view(game.state, { kind: 'public' }) as GameView;
  const frames = framesOf(replayOf({ game } as LiveGame, { kind: 'public' }));

  it('is the view after each entry', () => {
    expect(frames).toHaveLength(game.entries.length + 1);
    expect(frames.at(-1)!.view).toEqual(now);
    expect(frames[0]!.view.phase).toBe('dealing');
  });

  it('shows the roles that are open now, once the cards were dealt, and nights as far as they had come', () => {
    const before = opened(frames[0]!.view, now);
    expect(before.seats.every(({ role }) => role === null)).toBe(true);
    const firstVote = frames.find(({ view: then }) => then.phase === 'vote')!;
    const then = opened(firstVote.view, now);
    expect(then.seats.map(({ role }) => role)).toEqual(now.seats.map(({ role }) => role));
    expect(then.seats[2]!.alive).toBe(true);
    expect(then.secrets!.nights).toEqual([]);
    const secondDay = frames.find(({ view: each }) => each.day === 2)!;
    expect(opened(secondDay.view, now).secrets!.nights.map(({ n }) => n)).toEqual([1]);
    expect(closed(now).seats.every(({ role }) => role === null)).toBe(true);
  });

  it('opens nothing to whom nothing is open', () => {
    const still = { ...now, secrets: null };
    expect(opened(frames[5]!.view, still)).toBe(frames[5]!.view);
  });
});
