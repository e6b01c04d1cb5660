import { describe, expect, test } from 'vitest';
import { seats, Table } from './table.js';

const five = seats('civilian@1', 'civilian@2', 'civilian@3', 'mafioso@4', 'mafioso@6');

describe('A.6 vote', () => {
  test('G.5: all leaders sit', () => {
    const t = new Table(five);
    t.vote({ p1: 'p4', p2: 'p4', p4: 'p1', p5: 'p1', p3: 'p2' });
    const { vote, departures } = t.close();
    expect(vote.totals).toEqual([
      { vote: 'p1', sum: 2 },
      { vote: 'p4', sum: 2 },
      { vote: 'p2', sum: 1 },
    ]);
    expect(vote.sat).toEqual(['p1', 'p4']);
    expect(departures).toEqual([]);
    expect(t.player('p1').left).toEqual({ turn: 1, cause: 'vote', room: null });
  });

  test('G.4: «не судить» alone on top lets nobody sit; shared, the other leaders sit', () => {
    const alone = new Table(five);
    alone.vote({ p1: 'acquit', p2: 'acquit', p3: 'p1', p4: 'p2', p5: 'p3' });
    expect(alone.close().vote).toMatchObject({ acquitted: true, sat: [] });
    const shared = new Table(five);
    shared.vote({ p1: 'acquit', p2: 'acquit', p3: 'p4', p4: 'p2', p5: 'p4' });
    expect(shared.close().vote).toMatchObject({ acquitted: false, sat: ['p4'] });
  });

  test('G.2: an invalid vote counts against the voter with his own weight', () => {
    const t = new Table(five);
    t.vote({ p1: 'p4', p2: 'p4', p3: 'p1', p4: 'p1', p5: 'p4' });
    t.close();
    expect(t.player('p4').inGame).toBe(false);
    t.open();
    t.vote({ p1: 'p4', p2: 'p1', p3: 'acquit', p5: 'p2' });
    const { vote } = t.calm();
    // p1 for himself (p4 is out), p2 for p1, p3 for himself («не судить» is for turn 1).
    expect(vote.totals).toEqual([
      { vote: 'p1', sum: 2 },
      { vote: 'p2', sum: 1 },
      { vote: 'p3', sum: 1 },
    ]);
    expect(vote.lines).toContainEqual({
      voter: 'p3',
      vote: 'acquit',
      dictated: false,
      invalid: true,
      weight: null,
    });
  });

  test('G.1, G.2: a miss is warned once, the second time the player is out; forgiven it is nothing', () => {
    const t = new Table(five);
    t.vote({ p1: 'p1', p2: 'p2', p3: 'p3', p4: 'acquit' });
    t.override({ kind: 'sitting', turn: 1, players: [] });
    expect(t.close().warned).toEqual(['p5']);
    t.open();
    t.vote({ p1: 'p1', p2: 'p2', p3: 'p3', p4: 'p4' });
    t.override({ kind: 'sitting', turn: 2, players: [] });
    const { warned, departures } = t.close();
    expect(warned).toEqual(['p5']);
    expect(departures).toEqual([{ player: 'p5', cause: 'absence', room: null }]);
    t.open();
    expect(t.calm().warned).toEqual([]);
  });

  test('N.STEWARD.PS, P.OBSERVER.PS: the first time the second by votes sits, all who share the place', () => {
    const t = new Table(
      seats('observer@1', 'civilian@2', 'civilian@3', 'mafioso@4', 'mafioso@6', 'civilian@7'),
    );
    t.vote({ p1: 'p2', p2: 'p1', p3: 'p1', p4: 'p1', p5: 'p3', p6: 'p6' });
    expect(t.close().vote.sat).toEqual(['p2', 'p3', 'p6']);
    t.open();
    t.vote({ p1: 'p4', p4: 'p1', p5: 'p1' });
    expect(t.close().vote.sat).toEqual(['p1']);
  });

  test('nobody else has votes: nobody sits', () => {
    const t = new Table(seats('steward@1', 'civilian@2', 'civilian@3', 'civilian@4'));
    t.vote({ p1: 'p1', p2: 'p1', p3: 'p1', p4: 'p1' });
    expect(t.close().vote.sat).toEqual([]);
    expect(t.player('p1').card!.spared).toBe(true);
  });

  test('protected.tie: an unprotected leader beside a protected one sits, by ruling the next too', () => {
    for (const [value, sat] of [
      ['others', ['p2']],
      ['next', ['p2', 'p3']],
    ] as const) {
      const t = new Table(seats('steward@1', 'civilian@2', 'civilian@3', 'civilian@4', 'civilian@6'), {
        rulings: { 'protected.tie': value },
      });
      t.vote({ p1: 'p2', p2: 'p1', p3: 'p1', p4: 'p2', p5: 'p3' });
      expect(t.close().vote.sat).toEqual(sat);
    }
  });

  test('protected.second: the second is protected too', () => {
    for (const [value, sat] of [
      ['spared', ['p3']],
      ['sits', ['p2']],
    ] as const) {
      const t = new Table(
        seats('steward@1', 'observer@2', 'civilian@3', 'civilian@4', 'civilian@6', 'civilian@7'),
        { rulings: { 'protected.second': value } },
      );
      t.vote({ p1: 'p2', p2: 'p1', p3: 'p1', p4: 'p2', p5: 'p1', p6: 'p3' });
      expect(t.close().vote.sat).toEqual(sat);
    }
  });

  test('two protected leaders: the resolution stops and asks; the answer goes on', () => {
    for (const [choice, sat] of [
      ['next', ['p3']],
      ['all', ['p1', 'p2']],
      ['nobody', []],
    ] as const) {
      const t = new Table(seats('steward@1', 'observer@2', 'civilian@3', 'civilian@4', 'civilian@6'));
      t.vote({ p1: 'p2', p2: 'p1', p3: 'p1', p4: 'p2', p5: 'p3' });
      t.to(t.state.turn!.deadline);
      expect(t.state.past).toEqual([]);
      expect(t.state.asks).toMatchObject([{ ask: 'protected:1', players: ['p1', 'p2'] }]);
      expect(t.view('public').turn!.stage).toBe('closed');
      t.master({ type: 'answerAsk', ask: 'protected:1', choice });
      expect(t.results().vote.sat).toEqual(sat);
    }
  });
});

describe('A.4 and A.5', () => {
  test('N.STEWARD.AS1: replaced votes keep the voters’ weights and are named; an absent voter is warned all the same', () => {
    const t = new Table(seats('steward@7', 'civilian@2', 'civilian@3', 'civilian@4', 'civilian@6'));
    t.override({ kind: 'weight', player: 'p2', weight: 3 });
    t.move('p1', {
      vote: 'p1',
      actions: [
        {
          ability: 'dictate',
          votes: [
            { voter: 'p2', vote: 'p3' },
            { voter: 'p4', vote: 'p3' },
          ],
        },
      ],
    });
    t.vote({ p2: 'p1', p3: 'p1', p5: 'p1' });
    const { vote, warned } = t.close();
    expect(vote.totals).toEqual([
      { vote: 'p3', sum: 4 },
      { vote: 'p1', sum: 3 },
    ]);
    expect(vote.dictated).toEqual(['p2', 'p4']);
    expect(warned).toEqual(['p4']);
  });

  test('dictated.absent: by ruling there is no vote to replace', () => {
    const t = new Table(seats('steward@7', 'civilian@2', 'civilian@3', 'civilian@4'), {
      rulings: { 'dictated.absent': 'ignored' },
    });
    t.move('p1', {
      vote: 'p2',
      actions: [
        {
          ability: 'dictate',
          votes: [
            { voter: 'p3', vote: 'p4' },
            { voter: 'p2', vote: 'p4' },
          ],
        },
      ],
    });
    t.vote({ p2: 'p1', p4: 'p1' });
    const { vote } = t.close();
    expect(vote.totals).toEqual([
      { vote: 'p1', sum: 1 },
      { vote: 'p2', sum: 1 },
      { vote: 'p4', sum: 1 },
    ]);
    expect(vote.dictated).toEqual(['p2']);
  });

  test('N.STEWARD.AS2 after AS1: a dictated vote from the silenced room does not count, nothing names the room', () => {
    const t = new Table(seats('steward@1', 'deputy@1', 'civilian@3', 'civilian@3', 'civilian@6'));
    t.override({ kind: 'ability', player: 'p2', ability: 'dictate', has: true });
    t.override({ kind: 'room', player: 'p1', room: 2 });
    t.override({ kind: 'room', player: 'p2', room: 2 });
    t.move('p1', { vote: 'p3', actions: [{ ability: 'silence', room: 3 }] });
    t.move('p2', {
      vote: 'p3',
      actions: [
        {
          ability: 'dictate',
          votes: [
            { voter: 'p3', vote: 'p5' },
            { voter: 'p5', vote: 'p4' },
          ],
        },
      ],
    });
    t.vote({ p3: 'p1', p4: 'p1', p5: 'p1' });
    const { vote } = t.close();
    expect(vote.totals).toEqual([
      { vote: 'p3', sum: 2 },
      { vote: 'p4', sum: 1 },
    ]);
    expect(JSON.stringify(t.view('public').results)).not.toContain('silenced');
  });
});

describe('B.1, B.2', () => {
  test('B.1: an immune player cannot leave in the first two turns', () => {
    const t = new Table(five, { immune: ['p1'] });
    t.vote({ p1: 'p2', p2: 'p1', p3: 'p1', p4: 'p1', p5: 'p1' });
    expect(t.close().vote.sat).toEqual([]);
    for (const gone of [['p1'], []]) {
      t.open();
      t.vote({ p2: 'p1', p3: 'p1' });
      t.calm();
      expect(t.player('p1').inGame).toBe(gone.length > 0);
    }
  });

  test('B.2: half of the sum against him counts, rounded down', () => {
    const t = new Table(five, {});
    t.do({ type: 'claimMap', rooms: t.state.originalRooms }, t.author('p1'));
    t.vote({ p2: 'p1', p3: 'p1', p4: 'p1', p5: 'p4', p1: 'p4' });
    expect(t.close().vote.totals).toEqual([
      { vote: 'p4', sum: 2 },
      { vote: 'p1', sum: 1 },
    ]);
  });
});
