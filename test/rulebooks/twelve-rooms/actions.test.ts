import { describe, expect, test } from 'vitest';
import { seats, Table } from './table.js';

/** A finding of a report, without the ability's name. */
function finding(t: Table, id: string): Record<string, unknown> | undefined {
  const found = t.report(id)?.findings[0];
  if (!found) return undefined;
  const { ability: _, ...rest } = found;
  return rest;
}

describe('blocks and isolation', () => {
  test('A.1 N.GUARANTOR.AS1: AS of the target fail at any step, УС and the kill do not', () => {
    const t = new Table(seats('guarantor@2', 'saviour@3', 'civilian@6', 'caretaker@3', 'mafioso@2'));
    t.move('p1', { actions: [{ ability: 'block', target: 'p2' }] });
    t.move('p2', {
      actions: [{ ability: 'heal', target: 'p3' }],
      special: { ability: 'inject', target: 'p3' },
    });
    t.calm();
    expect(t.fate('heal', 'p2')).toBe('blocked');
    expect(t.fate('inject', 'p2')).toBe('done');
    expect(t.player('p3').left!.cause).toBe('injection');
  });

  test('two who block each other: the earlier move blocks', () => {
    const t = new Table(seats('guarantor@2', 'deputy@2', 'civilian@6', 'civilian@7'));
    t.override({ kind: 'ability', player: 'p2', ability: 'block', has: true });
    t.move('p2', { actions: [{ ability: 'block', target: 'p1' }], direction: 'stay', vote: 'acquit' });
    t.move('p1', { actions: [{ ability: 'block', target: 'p2' }], direction: 'stay', vote: 'acquit' });
    t.calm();
    expect(t.fate('block', 'p2')).toBe('done');
    expect(t.fate('block', 'p1')).toBe('blocked');
  });

  test('not one target two turns in a row, each block by itself', () => {
    const t = new Table(seats('guarantor@2', 'civilian@6', 'civilian@7'));
    t.move('p1', { actions: [{ ability: 'block', target: 'p2' }] });
    t.calm();
    t.open();
    expect(t.moveRefused('p1', { actions: [{ ability: 'block', target: 'p2' }] })).toBe(
      'same-target actions.0.target',
    );
    t.move('p1', { actions: [{ ability: 'hold', target: 'p2' }] });
    t.calm();
    t.open();
    t.move('p1', { actions: [{ ability: 'block', target: 'p2' }] });
    t.calm();
  });

  test('R.ISOLATED: at the start of the turn, wherever in the algorithm; entering is harmless, being a target too', () => {
    const t = new Table(seats('caretaker@1', 'observer@5', 'guardian@1', 'mafioso@3'));
    t.move('p1', { actions: [{ ability: 'census', room: 3 }], direction: 'right' });
    t.move('p2', { actions: [{ ability: 'route', target: 'p1' }], direction: 'up' });
    t.move('p3', { actions: [{ ability: 'compare', targets: ['p1', 'p2'] }] });
    t.override({ kind: 'map', room: 5, to: 'silence' });
    t.calm();
    expect(t.fate('census', 'p1')).toBe('isolated');
    expect(t.fate('compare', 'p3')).toBe('isolated');
    expect(finding(t, 'p1')).toEqual({ kind: 'none' });
    expect(finding(t, 'p2')).toEqual({ kind: 'route', target: 'p1', rooms: [1, 2] });
    expect(t.player('p2').room).toBe(1);
  });

  test('isolated.special: УС pass from the Isolated room, by ruling they fail', () => {
    for (const [value, fate] of [
      ['pass', 'done'],
      ['fail', 'isolated'],
    ]) {
      const t = new Table(seats('servant@1', 'civilian@3', 'civilian@6'), {
        rulings: { 'isolated.special': value! },
      });
      t.move('p1', { special: { ability: 'forgive' } });
      t.calm();
      expect(t.fate('forgive', 'p1')).toBe(fate);
      t.open();
      expect(t.moveRefused('p1', { special: { ability: 'forgive' } })).toBe('ability-used special.ability');
    }
  });

  test('A.2 N.GUARANTOR.AS2: the target stays where he is', () => {
    const t = new Table(seats('guarantor@2', 'civilian@3', 'civilian@6'));
    t.move('p1', { actions: [{ ability: 'hold', target: 'p2' }] });
    t.move('p2', { direction: 'left' });
    t.calm();
    expect(t.fate('direction', 'p2')).toBe('held');
    expect(t.player('p2')).toMatchObject({ room: 3, weight: 1, route: [3, 3] });
  });
});

describe('statuses and guilt', () => {
  test('A.10 N.EXECUTOR.AS2 «Обман» lasts two turns, R.INVERSE cancels it; A.18 P.GUARDIAN.AS compares after the movement', () => {
    const t = new Table(seats('executor@8', 'civilian@2', 'guardian@6', 'civilian@7'));
    t.move('p1', { actions: [{ ability: 'deceive', target: 'p2' }] });
    t.move('p3', { actions: [{ ability: 'compare', targets: ['p2', 'p4'] }] });
    t.calm();
    expect(finding(t, 'p3')).toMatchObject({ same: false });
    t.open();
    t.move('p2', { direction: 'right' });
    t.move('p3', { actions: [{ ability: 'compare', targets: ['p2', 'p4'] }] });
    t.calm();
    expect(t.player('p2').room).toBe(3);
    expect(finding(t, 'p3')).toMatchObject({ same: true });
    t.open();
    t.move('p3', { actions: [{ ability: 'compare', targets: ['p2', 'p4'] }] });
    t.calm();
    expect(finding(t, 'p3')).toMatchObject({ same: false });
  });

  test('deceive.again: renewed, by ruling taken back', () => {
    for (const [value, until] of [
      ['renew', 3],
      ['cancel', 0],
    ] as const) {
      const t = new Table(seats('executor@8', 'civilian@2', 'civilian@6'), {
        rulings: { 'deceive.again': value },
      });
      for (let turn = 0; turn < 2; turn++) {
        if (turn > 0) t.open();
        t.move('p1', { actions: [{ ability: 'deceive', target: 'p2' }] });
        t.calm();
      }
      expect(t.player('p2').falseUntil).toBe(until);
    }
  });

  test('A.11 N.SERVANT.AS1 and A.12 N.SERVANT.AS2 last one turn; A.20 P.INVESTIGATOR.AS; R.COCOA hides guilt; A.3 N.SERVANT.US takes it off for good', () => {
    const t = new Table(seats('servant@2', 'mafioso@2', 'investigator@6', 'civilian@5'));
    t.override({ kind: 'guilt', player: 'p2', guilty: true });
    const ask = (target: string) => t.move('p3', { actions: [{ ability: 'question', target }] });
    const found = () => finding(t, 'p3')!.found;
    t.move('p1', { actions: [{ ability: 'therapy', target: 'p2' }] });
    ask('p2');
    t.calm();
    expect(found()).toBe(false);
    t.open();
    ask('p2');
    t.calm();
    expect(found()).toBe(true);
    t.open();
    t.move('p1', { actions: [{ ability: 'doubt', target: 'p4' }] });
    ask('p4');
    t.calm();
    expect(found()).toBe(false); // in the cocoa room
    t.open();
    t.move('p1', {
      actions: [
        { ability: 'doubt', target: 'p4' },
        { ability: 'therapy', target: 'p2' },
      ],
    });
    t.move('p4', { direction: 'right' });
    ask('p4');
    t.calm();
    expect(found()).toBe(true);
    t.open();
    t.move('p1', { special: { ability: 'forgive' } });
    ask('p2');
    t.calm();
    expect(found()).toBe(false);
    expect(t.player('p2').guilt).toBe(false);
  });

  test('A.11: therapy is for teammates in the room, M.7', () => {
    const t = new Table(seats('servant@2', 'mafioso@3', 'civilian@2', 'civilian@6'));
    expect(t.moveRefused('p1', { actions: [{ ability: 'therapy', target: 'p3' }] })).toBe(
      'mates-only actions.0.target',
    );
    expect(t.moveRefused('p1', { actions: [{ ability: 'therapy', target: 'p2' }] })).toBe(
      'mate-apart actions.0.target',
    );
  });
});

describe('swaps', () => {
  test('A.9 N.EXECUTOR.AS1: roles change places, actions already sent stay with their senders, later steps see the new roles', () => {
    const t = new Table(seats('executor@8', 'caretaker@3', 'saviour@6', 'mafioso@3', 'mafioso@8'));
    t.master({ type: 'answerAsk', ask: 'swapTeam', choice: 'current' });
    t.move('p1', { actions: [{ ability: 'swap', targets: ['p2', 'p3'] }] });
    t.move('p2', { actions: [{ ability: 'check', target: 'p2' }] });
    t.move('p3', { special: { ability: 'inject', target: 'p4' } });
    t.move('p4', { mafkill: { target: 'p2' } });
    t.calm();
    // p2 is the Saviour now: the kill works on him; his own check came before that and is not reported to one who is out.
    expect(t.player('p2')).toMatchObject({ inGame: false, left: { cause: 'mafkill', room: 'inverse' } });
    expect(t.player('p3').card!.role).toBe('caretaker');
    expect(t.fate('inject', 'p3')).toBe('done');
  });

  test('at most two pairs, no pair twice; a pair of which somebody left makes room', () => {
    const t = new Table(
      seats(
        'executor@8',
        'civilian@2',
        'civilian@3',
        'civilian@6',
        'civilian@7',
        'civilian@10',
        'civilian@9',
      ),
    );
    const swap = (a: string, b: string) => ({ actions: [{ ability: 'swap', targets: [a, b] }] });
    t.move('p1', swap('p2', 'p3'));
    t.calm();
    t.open();
    expect(t.moveRefused('p1', swap('p3', 'p2'))).toBe('swap-repeated actions.0.targets.1');
    expect(t.moveRefused('p1', swap('p2', 'p2'))).toBe('two-different actions.0.targets.1');
    t.move('p1', swap('p4', 'p5'));
    t.calm();
    t.open();
    expect(t.moveRefused('p1', swap('p6', 'p7'))).toBe('swap-limit actions.0.ability');
    t.override({ kind: 'kill', player: 'p2' });
    t.move('p1', swap('p6', 'p7'));
    t.calm();
    expect(t.state.swaps).toHaveLength(3);
  });

  test('W: whose side a swapped player is on is asked once', () => {
    const t = new Table(seats('executor@8', 'civilian@2', 'mafioso@8', 'civilian@6', 'civilian@7'));
    t.move('p1', { actions: [{ ability: 'swap', targets: ['p2', 'p3'] }] });
    t.stop();
    expect(t.state.asks).toMatchObject([{ ask: 'swapTeam', players: ['p2', 'p3'] }]);
    t.master({ type: 'answerAsk', ask: 'swapTeam', choice: 'original' });
    expect(t.results().turn).toBe(1);
    expect(t.view('p2').mafia!.mates.map(({ player }) => player)).toEqual(['p1', 'p2']);
    expect(t.view('p3').mafia).toBeNull();
  });
});

describe('healing', () => {
  test('A.8 P.SAVIOUR.AS saves from the kill, A.7 P.CARETAKER.US turns it to the Caretaker, P.SAVIOUR.PS: not from the Safe room', () => {
    const healed = new Table(seats('saviour@2', 'civilian@3', 'mafioso@3', 'caretaker@6'));
    healed.move('p1', { actions: [{ ability: 'heal', target: 'p2' }] });
    healed.move('p3', { mafkill: { target: 'p2' } });
    healed.calm();
    expect(healed.fate('mafkill', 'p3')).toBe('healed');
    expect(healed.player('p3').guilt).toBe(false);

    const turned = new Table(seats('saviour@2', 'civilian@3', 'mafioso@3', 'caretaker@6'));
    turned.move('p1', { actions: [{ ability: 'heal', target: 'p2' }] });
    turned.move('p4', { special: { ability: 'redirect' } });
    turned.move('p3', { mafkill: { target: 'p2' } });
    turned.calm();
    expect(turned.player('p2').inGame).toBe(false);
    expect(turned.player('p3').guilt).toBe(true);
    turned.open();
    expect(turned.moveRefused('p1', { actions: [{ ability: 'heal', target: 'p2' }] })).toBe(
      'target-out actions.0.target',
    );
    turned.move('p1', { actions: [{ ability: 'heal', target: 'p4' }] });

    const safe = new Table(seats('saviour@11', 'civilian@3', 'mafioso@3', 'civilian@6'));
    safe.move('p1', { actions: [{ ability: 'heal', target: 'p2' }] });
    safe.move('p3', { mafkill: { target: 'p2' } });
    safe.calm();
    expect(safe.fate('heal', 'p1')).toBe('safeHealer');
    expect(safe.player('p2').inGame).toBe(false);
  });

  test('A.14 P.SAVIOUR.US: a peaceful victim costs the healing, a mafia one does not; both give guilt', () => {
    for (const [target, lost] of [
      ['p2', ['heal']],
      ['p3', []],
    ] as const) {
      const t = new Table(seats('saviour@2', 'civilian@3', 'steward@6', 'civilian@7', 'mafioso@10'));
      t.move('p1', { special: { ability: 'inject', target } });
      t.calm();
      expect(t.player(target).left!.cause).toBe('injection');
      expect(t.player('p1')).toMatchObject({ guilt: true, card: { lost } });
    }
  });
});

describe('kills', () => {
  test('A.13 N.MAFKILL, M.8: only in one room, before the movement; one performer; M.10 names the room, M.11 the guilt', () => {
    const t = new Table(seats('mafioso@3', 'civilian@3', 'mafioso@2', 'civilian@2', 'civilian@6'));
    expect(t.moveRefused('p1', { mafkill: { target: 'p4' } })).toBe('not-in-your-room mafkill.target');
    expect(t.moveRefused('p2', { mafkill: { target: 'p1' } })).toBe('mafia-only mafkill');
    t.move('p1', { mafkill: { target: 'p2' } });
    expect(t.moveRefused('p3', { mafkill: { target: 'p4' } })).toBe('mafkill-taken mafkill');
    t.move('p2', { direction: 'up' });
    const { departures } = t.calm();
    expect(departures).toEqual([{ player: 'p2', cause: 'mafkill', room: 'inverse' }]);
    expect(t.player('p1').guilt).toBe(true);
    expect(t.report('p2')).toBeUndefined();
  });

  test('P.CARETAKER.PS, N.DEPUTY.PS3 keep from it', () => {
    const t = new Table(seats('mafioso@3', 'caretaker@3', 'deputy@3', 'saviour@6', 'civilian@7'));
    t.move('p1', { mafkill: { target: 'p2' } });
    t.move('p4', { special: { ability: 'inject', target: 'p3' } });
    t.calm();
    expect(t.fate('mafkill', 'p1')).toBe('cautious');
    expect(t.fate('inject', 'p4')).toBe('reliable');
    t.open();
    t.vote({ p1: 'p3', p2: 'p3' });
    expect(t.calm().vote.sat).toEqual(['p3']);
  });

  test('deadActs: who is killed does not inject, by ruling he does', () => {
    for (const [value, fate] of [
      ['no', 'dead'],
      ['yes', 'done'],
    ]) {
      const t = new Table(seats('mafioso@3', 'saviour@3', 'civilian@6', 'civilian@7'), {
        rulings: { deadActs: value! },
      });
      t.move('p1', { mafkill: { target: 'p2' } });
      t.move('p2', { special: { ability: 'inject', target: 'p3' } });
      t.calm();
      expect(t.fate('inject', 'p2')).toBe(fate);
    }
  });

  test('N.DEPUTY.PS1, N.DEPUTY.PS2: AS1 or AS2 of each teammate who left; then any number a turn, and he can be killed', () => {
    const t = new Table(
      seats('deputy@3', 'guarantor@2', 'executor@6', 'saviour@7', 'civilian@8', 'mafioso@10'),
    );
    expect(t.refused({ type: 'inherit', from: 'p2', ability: 'block' }, t.author('p1'))).toBe(
      'nothing-to-inherit from',
    );
    t.override({ kind: 'kill', player: 'p2' });
    t.override({ kind: 'kill', player: 'p3' });
    expect(t.refused({ type: 'inherit', from: 'p2', ability: 'swap' }, t.author('p1'))).toBe(
      'nothing-to-inherit ability',
    );
    t.do({ type: 'inherit', from: 'p2', ability: 'hold' }, t.author('p1'));
    t.do({ type: 'inherit', from: 'p3', ability: 'deceive' }, t.author('p1'));
    expect(t.refused({ type: 'inherit', from: 'p3', ability: 'swap' }, t.author('p1'))).toBe(
      'nothing-to-inherit from',
    );
    t.move('p1', {
      actions: [
        { ability: 'hold', target: 'p5' },
        { ability: 'deceive', target: 'p5' },
      ],
    });
    t.move('p4', { special: { ability: 'inject', target: 'p1' } });
    t.calm();
    expect(t.fate('hold', 'p1')).toBe('done');
    expect(t.fate('deceive', 'p1')).toBe('done');
    expect(t.player('p1').left!.cause).toBe('injection');
  });
});

describe('reports', () => {
  test('A.15 P.CARETAKER.AS1, A.19 P.CARETAKER.AS2: roles; not of the room with cameras', () => {
    const t = new Table(seats('caretaker@2', 'steward@3', 'civilian@3', 'observer@6', 'guardian@7'));
    t.move('p1', { actions: [{ ability: 'census', room: 3 }] });
    t.calm();
    expect(finding(t, 'p1')).toEqual({ kind: 'roles', room: 3, roles: ['steward', 'civilian'] });
    t.open();
    t.move('p1', { actions: [{ ability: 'census', room: 6 }] });
    t.calm();
    expect(finding(t, 'p1')).toEqual({ kind: 'none' });
    t.open();
    t.move('p1', { actions: [{ ability: 'check', target: 'p2' }] });
    t.calm();
    expect(finding(t, 'p1')).toEqual({ kind: 'role', target: 'p2', role: 'steward' });
  });

  test('A.16 P.OBSERVER.AS2, A.17: everybody through the two doors, N.GUARANTOR.PS excepted', () => {
    const t = new Table(seats('observer@9', 'civilian@6', 'guarantor@6', 'civilian@7', 'civilian@2'));
    t.move('p1', {
      actions: [
        {
          ability: 'doors',
          doors: [
            [6, 7],
            [7, 3],
          ],
        },
      ],
    });
    t.move('p2', { direction: 'right' });
    t.move('p3', { direction: 'right' });
    t.move('p4', { direction: 'left' });
    t.calm();
    expect(finding(t, 'p1')).toEqual({
      kind: 'doors',
      doors: [
        { door: '6-7', players: ['p2', 'p4'] },
        { door: '3-7', players: [] },
      ],
    });
    t.open();
    expect(
      t.moveRefused('p1', {
        actions: [
          {
            ability: 'doors',
            doors: [
              [6, 11],
              [7, 3],
            ],
          },
        ],
      }),
    ).toBe('not-neighbours actions.0.doors.0');
    expect(
      t.moveRefused('p1', {
        actions: [
          {
            ability: 'doors',
            doors: [
              [3, 7],
              [7, 3],
            ],
          },
        ],
      }),
    ).toBe('doors-different actions.0.doors.1');
  });

  test('A.21 P.OBSERVER.AS1: three moves, four rooms', () => {
    const t = new Table(seats('observer@9', 'civilian@1', 'mafioso@6'));
    for (const direction of ['left', 'up', 'stay', 'up']) {
      t.move('p2', { direction });
      if (direction === 'up' || direction === 'stay')
        t.move('p1', { actions: [{ ability: 'route', target: 'p2' }] });
      t.calm();
      t.open();
    }
    // 1, left over the edge 4, up over the edge the Passage 12 and on to 8, stay, up 4.
    expect(t.player('p2').route).toEqual([1, 4, 8, 8, 4]);
    expect(finding(t, 'p1')).toMatchObject({ rooms: [4, 8, 8, 4] });
  });
});
