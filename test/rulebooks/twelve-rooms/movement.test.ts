import { describe, expect, test } from 'vitest';
import { lineOf, neighbour, neighbours, ROOMS, STEPS } from '../../../src/rulebooks/twelve-rooms/geometry.js';
import { walk } from '../../../src/rulebooks/twelve-rooms/resolution/walk.js';
import type { RoomKind } from '../../../src/rulebooks/twelve-rooms/rooms.js';
import { MAP, seats, Table } from './table.js';

describe('M.2 the map', () => {
  test('closes both ways; every room has four different neighbours', () => {
    expect(neighbour(1, 'left')).toBe(4);
    expect(neighbour(4, 'right')).toBe(1);
    expect(neighbour(1, 'up')).toBe(9);
    expect(neighbour(12, 'down')).toBe(4);
    for (let room = 1; room <= ROOMS; room++) {
      expect(new Set(neighbours(room)).size).toBe(4);
      for (const step of STEPS)
        expect(lineOf(room, step)).toHaveLength(step === 'up' || step === 'down' ? 2 : 3);
    }
  });

  test('R.PASSAGE lines of every length on both axes', () => {
    const through = (...passages: number[]) => ({
      passage: (room: number) => passages.includes(room),
      full: () => false,
    });
    expect(walk(1, 'right', through())).toEqual([2]);
    expect(walk(1, 'right', through(2))).toEqual([2, 3]);
    expect(walk(1, 'right', through(2, 3))).toEqual([2, 3, 4]);
    expect(walk(1, 'right', through(2, 3, 4))).toEqual([2, 3, 4, 1]);
    expect(walk(1, 'right', through(1, 2, 3, 4))).toEqual([2, 3, 4, 1]);
    expect(walk(1, 'left', through(4, 3))).toEqual([4, 3, 2]);
    expect(walk(1, 'down', through(5))).toEqual([5, 9]);
    expect(walk(1, 'down', through(5, 9))).toEqual([5, 9, 1]);
    expect(walk(1, 'up', through(9))).toEqual([9, 5]);
  });
});

describe('A.17 movement', () => {
  test('M.1, M.4: weight for each new room but a Passage; coming back adds nothing', () => {
    const t = new Table(seats('civilian@2', 'mafioso@6', 'civilian@8'));
    for (const [direction, room, weight] of [
      ['right', 3, 2],
      ['right', 4, 3],
      ['left', 3, 3],
    ] as const) {
      t.move('p1', { direction });
      t.calm();
      expect(t.player('p1')).toMatchObject({ room, weight });
      expect(t.report('p1')).toMatchObject({ room, weight });
      t.open();
    }
  });

  test('M.4: the trace says from what to what the weight has grown', () => {
    const t = new Table(seats('civilian@2', 'mafioso@6', 'civilian@8'));
    t.move('p1', { direction: 'right' });
    t.calm();
    const changes = t.lines('A.17').flatMap((line) => line.changes);
    expect(changes).toContainEqual(expect.objectContaining({ what: 'weight', player: 'p1', from: 1, to: 2 }));
  });

  test('R.PASSAGE: crossed in the same direction; a start inside it is allowed (S)', () => {
    const t = new Table(seats('civilian@12', 'civilian@8', 'mafioso@6'));
    expect(t.player('p1')).toMatchObject({ room: 12, weight: 1 });
    t.move('p1', { direction: 'left' });
    t.move('p2', { direction: 'down' });
    t.calm();
    expect(t.rooms()).toMatchObject({ p1: 11, p2: 4 });
    expect(t.player('p2').visited).toEqual([8, 4]);
  });

  test('line.return: round a full line of Passages one has left and entered again, by ruling stayed', () => {
    for (const [value, count] of [
      ['left', 1],
      ['stayed', 0],
    ] as const) {
      const t = new Table(seats('civilian@7', 'mafioso@1', 'civilian@4'), {
        rulings: { 'line.return': value },
      });
      for (const room of [3, 11]) t.override({ kind: 'map', room, to: 'passage' });
      t.move('p1', { direction: 'down' });
      t.calm();
      expect(t.player('p1')).toMatchObject({ room: 7, weight: 1, route: [7, 7], enteredTurn: count });
      expect(t.state.gun.count).toBe(count);
    }
  });

  test('R.COCOA: entered in turn 1, left in turn 3 at the earliest', () => {
    const t = new Table(seats('civilian@6', 'mafioso@1', 'civilian@8'));
    for (const [direction, room] of [
      ['left', 5],
      ['up', 5],
      ['up', 1],
    ] as const) {
      t.move('p1', { direction });
      t.calm();
      expect(t.player('p1').room).toBe(room);
      t.open();
    }
  });

  test('R.GUN: the fourth entrant of the game is out, the third guilty; the placing does not count', () => {
    const t = new Table(
      seats('civilian@7', 'civilian@6', 'civilian@6', 'civilian@3', 'mafioso@3', 'mafioso@10'),
    );
    t.move('p2', { direction: 'right' });
    t.move('p3', { direction: 'right' });
    t.move('p4', { direction: 'down' });
    t.move('p5', { direction: 'down' });
    const { departures } = t.calm();
    expect(departures).toEqual([{ player: 'p5', cause: 'gun', room: 'gun' }]);
    expect(t.player('p4').guilt).toBe(true);
    expect(t.state.gun).toEqual({ count: 4, last: 'p5' });
  });

  test('M.3: the order is that of whole moves; a later part makes a move later', () => {
    const t = new Table(
      seats('civilian@7', 'civilian@6', 'civilian@6', 'civilian@3', 'mafioso@3', 'mafioso@10'),
    );
    for (const id of ['p5', 'p2', 'p3'])
      t.move(id, { direction: id === 'p5' ? 'down' : 'right', vote: 'acquit' });
    t.move('p4', { direction: 'down' });
    t.move('p1', { vote: 'acquit' });
    t.calm();
    // p5, p2 and p3 are whole; p4 has only a direction and comes after them: fourth.
    expect(t.player('p4').left!.cause).toBe('gun');
    expect(t.player('p3').guilt).toBe(true);
  });

  test('healing stops the gun, and nobody is guilty', () => {
    const t = new Table(
      seats('saviour@2', 'civilian@6', 'civilian@6', 'civilian@3', 'mafioso@3', 'mafioso@10'),
    );
    t.move('p1', { actions: [{ ability: 'heal', target: 'p5' }] });
    for (const id of ['p2', 'p3']) t.move(id, { direction: 'right' });
    for (const id of ['p4', 'p5']) t.move(id, { direction: 'down' });
    t.calm();
    expect(t.player('p5').inGame).toBe(true);
    expect(t.player('p4').guilt).toBe(false);
  });

  test('R.RELUCTANT: of two who leave the last is out and the one before guilty; one alone leaves freely', () => {
    const t = new Table(seats('civilian@2', 'civilian@2', 'mafioso@2', 'civilian@8', 'civilian@2'));
    t.move('p2', { direction: 'right' });
    t.move('p1', { direction: 'down' });
    t.move('p3', { direction: 'left' });
    const { departures } = t.calm();
    expect(departures).toEqual([{ player: 'p3', cause: 'reluctant', room: 'reluctant' }]);
    expect(t.player('p1').guilt).toBe(true);
    expect(t.player('p2').guilt).toBe(false);
  });
});

describe('R.SAFE', () => {
  const kill = (t: Table) => t.move('p2', { mafkill: { target: 'p1' } });

  test('a kill inside waits and happens at the door; the guilt comes then', () => {
    const t = new Table(seats('civilian@11', 'mafioso@11', 'civilian@8', 'civilian@6'));
    kill(t);
    t.calm();
    expect(t.player('p1').inGame).toBe(true);
    expect(t.player('p2').guilt).toBe(false);
    expect(JSON.stringify(t.view('p1').me)).not.toContain('stored');
    t.open();
    t.move('p1', { direction: 'left' });
    const { departures } = t.calm();
    expect(departures).toEqual([{ player: 'p1', cause: 'mafkill', room: 'safe' }]);
    expect(t.player('p2').guilt).toBe(true);
  });

  test('healing in the turn of leaving saves; earlier it does not, but by ruling', () => {
    const saved = new Table(seats('civilian@11', 'mafioso@11', 'saviour@8', 'civilian@6'));
    kill(saved);
    saved.calm();
    saved.open();
    saved.move('p3', { actions: [{ ability: 'heal', target: 'p1' }] });
    saved.move('p1', { direction: 'left' });
    saved.calm();
    expect(saved.player('p1')).toMatchObject({ inGame: true, room: 10, stored: [] });

    for (const [value, inGame] of [
      ['leaving', false],
      ['attempt', true],
    ] as const) {
      const t = new Table(seats('civilian@11', 'mafioso@11', 'saviour@8', 'civilian@6'), {
        rulings: { 'safe.heal': value },
      });
      kill(t);
      t.move('p3', { actions: [{ ability: 'heal', target: 'p1' }] });
      t.calm();
      t.open();
      t.move('p1', { direction: 'left' });
      t.calm();
      expect(t.player('p1').inGame).toBe(inGame);
    }
  });

  test('a sitting waits too, and healing does not stop it', () => {
    const t = new Table(seats('civilian@11', 'mafioso@2', 'saviour@8', 'civilian@6'));
    t.vote({ p2: 'p1', p3: 'p1' });
    expect(t.calm().vote.sat).toEqual([]);
    t.open();
    t.move('p3', { actions: [{ ability: 'heal', target: 'p1' }] });
    t.move('p1', { direction: 'up' });
    expect(t.calm().departures).toEqual([{ player: 'p1', cause: 'vote', room: null }]);
  });

  test('after two whole turns he is put out upwards, and what is stored happens then', () => {
    const t = new Table(seats('civilian@11', 'mafioso@11', 'civilian@8', 'civilian@6'));
    t.calm();
    expect(t.player('p1').room).toBe(11);
    t.open();
    kill(t);
    t.calm();
    expect(t.player('p1').left).toMatchObject({ cause: 'mafkill', room: 'safe' });
    expect(t.player('p2').room).toBe(7);
  });

  test('safe.stay: entry counts the turn of entering', () => {
    const t = new Table(seats('civilian@10', 'mafioso@2', 'civilian@8'), {
      rulings: { 'safe.stay': 'entry' },
    });
    t.move('p1', { direction: 'right' });
    t.calm();
    t.open();
    t.calm();
    expect(t.player('p1').room).toBe(7);
  });

  test('hold.putOut: the ban to leave keeps him for a turn, by ruling it does not', () => {
    for (const [value, room] of [
      ['held', 11],
      ['putOut', 7],
    ] as const) {
      const t = new Table(seats('civilian@11', 'guarantor@2', 'civilian@8'), {
        rulings: { 'hold.putOut': value },
      });
      t.calm();
      t.open();
      t.move('p2', { actions: [{ ability: 'hold', target: 'p1' }] });
      t.calm();
      expect(t.player('p1').room).toBe(room);
    }
  });

  test('corridors: past Passages upwards to the right, past both to a drawn room', () => {
    const map = (...passages: number[]): RoomKind[] =>
      MAP.map((kind, index) => (kind !== 'safe' && passages.includes(index + 1) ? 'passage' : kind));
    for (const [passages, rooms] of [
      [[7, 3], [12]],
      [
        [7, 3, 9, 10, 12],
        [1, 2, 4, 5, 6, 8],
      ],
    ] as const) {
      const t = new Table(seats('civilian@11', 'mafioso@2', 'civilian@8'));
      map(...passages).forEach((to, index) => {
        t.override({
          kind: 'map',
          room: index + 1,
          to: index === 11 && passages.length === 2 ? 'inverse' : to,
        });
      });
      t.calm();
      t.open();
      t.calm();
      expect(rooms).toContain(t.player('p1').room);
      expect(t.view('p1').me!.room).toBe(t.player('p1').room);
    }
  });

  test('holds three: the fourth passes through; more may start in it', () => {
    const t = new Table(seats('civilian@11', 'civilian@11', 'civilian@11', 'civilian@7', 'mafioso@10'));
    t.move('p4', { direction: 'down' });
    t.move('p5', { direction: 'right' });
    t.calm();
    // p4 goes on down to 3; p5 goes on right through the Passage 12 to 9.
    expect(t.rooms()).toMatchObject({ p4: 3, p5: 9 });
    expect(t.player('p4')).toMatchObject({ weight: 2, visited: [7, 3] });
    const four = new Table(seats('civilian@11', 'civilian@11', 'civilian@11', 'civilian@11', 'mafioso@2'));
    expect(four.state.players.filter(({ room }) => room === 11)).toHaveLength(4);
  });

  test('a place freed earlier in the order may be taken', () => {
    const t = new Table(seats('civilian@11', 'civilian@11', 'civilian@11', 'civilian@7', 'mafioso@2'));
    t.move('p1', { direction: 'left' });
    t.move('p4', { direction: 'down' });
    t.calm();
    expect(t.rooms()).toMatchObject({ p1: 10, p4: 11 });
  });
});

describe('notices', () => {
  test('M.5, R.CAMERAS, R.DETECTOR, R.LOUDSPEAKER after the movement', () => {
    const t = new Table(
      seats('steward@2', 'guarantor@2', 'mafioso@2', 'guardian@8', 'civilian@4', 'civilian@7', 'executor@8'),
    );
    t.move('p1', { direction: 'down' });
    t.move('p2', { direction: 'down' });
    t.move('p3', { direction: 'down' });
    t.move('p4', { actions: [{ ability: 'compare', targets: ['p1', 'p6'] }] });
    t.move('p7', { actions: [{ ability: 'deceive', target: 'p5' }], direction: 'up' });
    t.override({ kind: 'map', room: 2, to: 'inverse' });
    const results = t.calm();
    expect(results).toMatchObject({
      cameras: ['p1', 'p2', 'p3'],
      crowded: [6],
      loudspeaker: ['p1', 'p5', 'p6'],
      detector: { positive: 0, negative: 2, names: null },
    });
  });

  test('M.12: a room nobody was in for two turns becomes a Passage, its number is told', () => {
    const t = new Table(seats('civilian@2', 'mafioso@6', 'civilian@8'));
    t.move('p1', { direction: 'right' });
    expect(t.calm().transformed).toEqual([]);
    t.open();
    // Room 2 was left in turn 1, so it was empty in turn 2 only.
    expect(t.calm().transformed).toEqual([1, 4, 5, 7, 9, 10, 11]);
    t.open();
    expect(t.calm().transformed).toEqual([2]);
    expect(t.view('public').results.at(-1)!.results.detector).toEqual({
      positive: 0,
      negative: 0,
      names: null,
    });
  });

  test('transform.presence: end', () => {
    const t = new Table(seats('civilian@2', 'mafioso@6', 'civilian@8'), {
      rulings: { 'transform.presence': 'end' },
    });
    t.move('p1', { direction: 'right' });
    t.calm();
    t.open();
    expect(t.calm().transformed).toContain(2);
  });
});

describe('twelve-rooms:W and G.6, twelve-rooms:NEUTRAL first', () => {
  test('aims, two left, nobody left; no parity rule', () => {
    const end = (texts: string[], kills: string[]) => {
      const t = new Table(seats(...texts));
      for (const player of kills) t.override({ kind: 'departure', turn: 1, player, leaves: true });
      t.calm();
      return t.state.winner;
    };
    const five = ['civilian@2', 'civilian@3', 'mafioso@6', 'mafioso@7', 'neutral@8'];
    expect(end(five, [])).toBeNull();
    expect(end(five, ['p1', 'p5'])).toBeNull(); // one peaceful, two mafia: the game goes on
    expect(end(five, ['p1', 'p2'])).toMatchObject({ team: 'mafia', how: 'aim' });
    expect(end(five, ['p3', 'p4'])).toMatchObject({ team: 'peaceful', how: 'aim' });
    expect(end(five, ['p1', 'p3', 'p5'])).toMatchObject({ team: 'mafia', how: 'priority' });
    expect(end(five, ['p1', 'p2', 'p3'])).toMatchObject({ team: 'neutral', how: 'priority' });
    expect(end(five, ['p1', 'p2', 'p3', 'p4', 'p5'])).toMatchObject({ team: 'neutral', how: 'priority' });
    expect(end(['civilian@2', 'civilian@3', 'mafioso@6'], ['p1', 'p2', 'p3'])).toMatchObject({
      team: 'mafia',
    });
    expect(end(five, ['p1', 'p2', 'p3', 'p4'])).toMatchObject({ team: 'neutral', how: 'priority' });
  });
});
