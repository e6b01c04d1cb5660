/** What of the judge's screen is worked out and not only shown: places, the clock's calls, keys, names that tell no secret. */
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/engine/game.js';
import { commandSchemas } from '../../src/rulebooks/table/commands.js';
import { eventSchemas } from '../../src/rulebooks/table/events.js';
import { signedPoints } from '../../src/texts/numbers.js';
import { calledBetween, digits, judgeClock } from '../../src/web/table/judge/lib/alarm.js';
import { commandName } from '../../src/web/table/judge/lib/command-name.js';
import { keyAct, type Pressed } from '../../src/web/table/judge/lib/keys.js';
import { spotsOf } from '../../src/web/table/judge/lib/spots.js';
import { entryName, isSecret, newsOf, stepName } from '../../src/web/table/judge/lib/steps.js';
import { texts } from '../../src/web/table/judge/texts.js';
import { Table, USUAL } from '../rulebooks/table/table.js';

describe('places round the table', () => {
  const counted = (count: number, tall = false) => {
    const spots = spotsOf(count, tall);
    return (['left', 'top', 'right'] as const).map(
      (side) => spots.filter((spot) => spot.side === side).length,
    );
  };

  test('ten sit three, four and three; on a tall screen four, two and four', () => {
    expect(counted(10)).toEqual([3, 4, 3]);
    expect(counted(10, true)).toEqual([4, 2, 4]);
    expect(spotsOf(10)[0]).toEqual({ side: 'left', index: 0, of: 3 });
    expect(spotsOf(10)[3]).toEqual({ side: 'top', index: 0, of: 4 });
    expect(spotsOf(10)[9]).toEqual({ side: 'right', index: 2, of: 3 });
  });

  test.each(Array.from({ length: 19 }, (_, i) => i + 2))(
    '%i seats: every one has a place of its own, both sides alike',
    (count) => {
      for (const tall of [false, true]) {
        const [left, top, right] = counted(count, tall);
        expect(left! + top! + right!).toBe(count);
        expect(left).toBe(right);
        expect(top).toBeLessThanOrEqual(6);
        const spots = spotsOf(count, tall);
        expect(new Set(spots.map(({ side, index }) => `${side}${index}`)).size).toBe(count);
        expect(spots.every(({ index, of }) => index < of)).toBe(true);
      }
    },
  );
});

describe('the clock', () => {
  const at = '2026-03-07T15:00:00.000Z';
  const start = Date.parse(at);
  const minute = { seconds: 60, startedAt: at, pausedAt: null, paused: 0 };
  const tones = (timer: typeof minute, ...seconds: number[]) =>
    seconds.map((second) => judgeClock(timer, start + second * 1000)?.tone);

  test('calm, amber at ten seconds, red at the end; ten seconds are amber only at three', () => {
    expect(tones(minute, 0, 49, 50, 59, 60, 95)).toEqual(['calm', 'calm', 'soon', 'soon', 'over', 'over']);
    expect(tones({ ...minute, seconds: 10 }, 0, 6, 7, 10)).toEqual(['calm', 'calm', 'soon', 'over']);
  });

  test('pauses do not count, and the time is that of the game whenever one looks', () => {
    const paused = { ...minute, paused: 20_000 };
    expect(judgeClock(paused, start + 50_000)).toMatchObject({ seconds: 30, tone: 'calm', paused: false });
    const standing = { seconds: 60, startedAt: at, pausedAt: '2026-03-07T15:00:55.000Z', paused: 0 };
    expect(judgeClock(standing, start + 500_000)).toMatchObject({ seconds: 5, tone: 'soon', paused: true });
    expect(judgeClock(null, start)).toBeNull();
  });

  test('calls once at ten seconds and once at the end', () => {
    const called: string[] = [];
    let before: number | null = null;
    for (let left = 60_000; left > -5000; left -= 200) {
      const call = calledBetween(before, left, 60);
      if (call) called.push(`${call} ${left}`);
      before = left;
    }
    expect(called).toEqual(['soon 10000', 'over 0']);
  });

  test('a page that was away hears of the end only; one that is opened anew hears of nothing past', () => {
    expect(calledBetween(40_000, -3000, 60)).toBe('over');
    expect(calledBetween(null, 5000, 60)).toBeNull();
    expect(calledBetween(null, -5000, 60)).toBeNull();
    expect(calledBetween(-1000, -2000, 60)).toBeNull();
  });

  test('ten seconds more, and it calls again; a clock is known by its start and its length', () => {
    expect(calledBetween(12_000, 9900, 70)).toBe('soon');
    const added = { ...minute, seconds: 70 };
    expect(judgeClock(minute, start)?.key).not.toBe(judgeClock(added, start)?.key);
  });

  test('what is read across a table', () => {
    expect([0, 7, 59, 60, 75].map(digits)).toEqual(['0', '7', '59', '1:00', '1:15']);
  });
});

describe('keys of a laptop', () => {
  const press = (code: string, more: Partial<Pressed> = {}): Pressed => ({
    code,
    key: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  test('digits are seats, with Shift fouls, zero is the tenth', () => {
    expect(keyAct(press('Digit4'), 10)).toEqual({ kind: 'seat', n: 4 });
    expect(keyAct(press('Numpad0'), 10)).toEqual({ kind: 'seat', n: 10 });
    expect(keyAct(press('Digit4', { shiftKey: true }), 10)).toEqual({ kind: 'foul', n: 4 });
    expect(keyAct(press('Digit0'), 9)).toBeNull();
  });

  test('a Russian keyboard says «?» on the seven with Shift: it is a foul all the same', () => {
    expect(keyAct(press('Digit7', { key: '?', shiftKey: true }), 10)).toEqual({ kind: 'foul', n: 7 });
    expect(keyAct(press('Slash', { key: '?' }), 10)).toEqual({ kind: 'keys' });
  });

  test('more than ten seats: minus and a digit', () => {
    expect(keyAct(press('Minus'), 20)).toEqual({ kind: 'tens' });
    expect(keyAct(press('Minus'), 10)).toBeNull();
    expect(keyAct(press('Digit3'), 20, true)).toEqual({ kind: 'seat', n: 13 });
    expect(keyAct(press('Digit0', { shiftKey: true }), 20, true)).toEqual({ kind: 'foul', n: 20 });
    expect(keyAct(press('Digit9'), 15, true)).toBeNull();
  });

  test('arrows go on and back, space stops the clock, and the browser keeps its own keys', () => {
    const kinds = ['ArrowRight', 'ArrowLeft', 'Space', 'Escape', 'Equal'].map(
      (code) => keyAct(press(code), 10)?.kind,
    );
    expect(kinds).toEqual(['next', 'back', 'pause', 'cancel', 'add']);
    expect(keyAct(press('ArrowLeft', { shiftKey: true }), 10)).toEqual({ kind: 'again' });
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(keyAct(press('Digit1', held), 10)).toBeNull();
    }
    expect(keyAct(press('KeyQ'), 10)).toBeNull();
  });
});

describe('names of entries', () => {
  const roles = Object.fromEntries(USUAL.map((role, i) => [i + 1, role]));

  /** A night with its shot, healing and checks; the sheriff may be out. */
  function night(sheriff: boolean): Table {
    const table = new Table();
    table.do('enterRoles', { roles });
    table.do('endPhase');
    if (!sheriff) table.do('override', { effect: { kind: 'remove', seat: 4 }, reason: 'проба' });
    table.do('endPhase');
    table.do('shoot', { target: 7 });
    table.do('next');
    table.do('heal', { target: 8 });
    table.do('next');
    table.do('check', { by: 'don', target: 9 });
    table.do('next');
    if (sheriff) table.do('check', { by: 'sheriff', target: 1 });
    return table;
  }
  const entriesOf = (table: Table): readonly Entry[] => table.game.entries;
  const undoOf = (table: Table) => stepName(table.view().judge!.undo!, entriesOf(table)).ru;

  test('the name of a night entry is the name of its step: whether somebody has answered cannot be read off it', () => {
    expect(undoOf(night(true))).toBe('ночь: шериф');
    expect(undoOf(night(false))).toBe('ночь: шериф');
  });

  test('no target and no role is in any name, nor in the news', () => {
    const table = night(true);
    table.do('next');
    for (const entry of entriesOf(table)) {
      const secret = entry.events.some(({ type }) =>
        ['ShotTaken', 'Healed', 'Checked', 'RolesEntered'].includes(type),
      );
      if (!secret) continue;
      expect(isSecret(entry)).toBe(true);
      expect(entryName(entry, 'ru')).not.toMatch(/\d/);
      expect(newsOf(entry)).toEqual([]);
    }
    const dawn = entriesOf(table).at(-1)!;
    expect(newsOf(dawn).map(({ type }) => type)).toEqual(['PlayersLeft']);
  });

  test('a role or closed points set by hand are read only while held', () => {
    const table = night(true);
    table.do('override', { effect: { kind: 'points', seat: 3, points: 30 }, reason: 'проба' });
    expect(isSecret(entriesOf(table).at(-1)!)).toBe(true);
    table.do('override', { effect: { kind: 'fouls', seat: 3, count: 1 }, reason: 'проба' });
    expect(isSecret(entriesOf(table).at(-1)!)).toBe(false);
  });

  test('a step that is not at hand is called by its kind, in words', () => {
    expect(stepName({ step: 99, what: 'FoulGiven' }, []).ru).toBe('фол');
    expect(stepName({ step: 99, what: 'Unknown' }, []).en).toBe('entry');
  });

  test('every command has a name, and none of the night says whom', () => {
    const night = {
      shoot: { target: 7 },
      heal: { target: 7 },
      check: { by: 'don', target: 7 },
      bestMove: { seats: [7] },
    };
    for (const type of Object.keys(commandSchemas)) {
      const command = {
        type,
        seat: 1,
        by: 'don',
        candidate: 1,
        to: 1,
        seconds: 10,
        ...night[type as keyof typeof night],
      };
      for (const lang of ['ru', 'en'] as const) {
        const name = commandName(command as never, lang);
        expect(name.length).toBeGreaterThan(2);
        expect(name).not.toContain('7');
        expect(name).not.toContain('undefined');
      }
    }
  });

  test('every event that can begin a step has a name in words', () => {
    const never = [
      'PlayersLeft',
      'VictoryReached',
      'TieSpeechesStarted',
      'QuestionPut',
      'AllStayed',
      'VoteCancelled',
      'AskRaised',
    ];
    for (const type of Object.keys(eventSchemas)) {
      const event = {
        type,
        at: '',
        clauses: [],
        seat: 1,
        what: 'don',
        by: 'don',
        day: 1,
        night: 1,
        candidate: 1,
        count: 1,
        seconds: 10,
      };
      const entry = {
        id: '1',
        at: '',
        author: { kind: 'organiser' },
        command: { type: 'next' },
        events: [event],
      };
      const name = entryName(entry as unknown as Entry, 'ru');
      expect(name).toMatch(/^[а-яё+№]/i);
      expect(name === 'запись', type).toBe(never.includes(type));
    }
  });
});

test('points as people write them', () => {
  expect([30, -5, 100, 0, -150, 7].map((points) => signedPoints(points, 'ru'))).toEqual([
    '+0,3',
    '−0,05',
    '+1',
    '0',
    '−1,5',
    '+0,07',
  ]);
});

test('every text is there in both languages', () => {
  for (const [key, entry] of Object.entries(texts)) {
    for (const lang of ['ru', 'en'] as const) {
      const said = typeof entry[lang] === 'string' ? [entry[lang]] : Object.values(entry[lang]);
      for (const text of said) expect(text.trim(), `${key} ${lang}`).not.toBe('');
    }
  }
});
