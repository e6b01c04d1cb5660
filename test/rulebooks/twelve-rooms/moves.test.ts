import { describe, expect, test } from 'vitest';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { twelveRoomsRulebook } from '../../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../../src/rulebooks/twelve-rooms/pack.js';
import type { GameState } from '../../../src/rulebooks/twelve-rooms/state.js';
import { MAP, MASTER, seats, Table } from './table.js';

const four = seats('guarantor@2', 'civilian@3', 'civilian@6', 'mafioso@7');

describe('G.1, M.3 the move', () => {
  test('parts come separately, stand once sent, and the last one is the time of the whole move', () => {
    const t = new Table(four);
    t.to('2019-03-04T09:30:00.000Z');
    t.move('p1', { vote: 'p2' });
    t.to('2019-03-04T11:00:00.000Z');
    t.move('p1', { actions: [] });
    expect(t.view('p1').me!.move).toMatchObject({ missing: ['direction'], wholeAt: null });
    t.to('2019-03-04T13:15:00.000Z');
    t.move('p1', { direction: 'stay' });
    expect(t.view('p1').me!.move).toMatchObject({ missing: [], wholeAt: '2019-03-04T13:15:00.000Z' });
    expect(t.moveRefused('p1', { vote: 'p3' })).toBe('part-sent vote');
    expect(t.moveRefused('p1', { vote: 'p3', bonus: null })).toBe('part-sent vote');
    expect(t.moveRefused('p1', {})).toBe('empty-move direction');
  });

  test('18:59:59.999 is in time, 19:00:00.000 is late and not kept; the closing comes first and once', () => {
    const t = new Table(four, { resolution: 'master' });
    t.to('2019-03-04T15:59:59.999Z');
    t.move('p2', { vote: 'p3' });
    const outcome = (() => {
      t.game.advance('2019-03-04T16:00:00.000Z');
      t.at = '2019-03-04T16:00:00.000Z';
      return t.moveRefused('p3', { vote: 'p2' });
    })();
    expect(outcome).toBe('deadline-over turn');
    expect(t.game.advance('2019-03-04T16:00:00.000Z')).toEqual([]);
    expect(t.refused({ type: 'closeTurn', turn: 1 }, { kind: 'system' })).toBe('no-turn');
    expect(t.state.turn!.moves.p3).toBeUndefined();
    t.at = '2019-03-04T15:00:00.000Z';
    expect(t.moveRefused('p3', { vote: 'p2' })).toBe('deadline-over turn');
  });

  test('the master’s button needs a fresh dry run; the dry run equals the result', () => {
    const t = new Table(four, { resolution: 'master' });
    t.vote({ p1: 'p2', p2: 'p3', p3: 'p3', p4: 'p3' });
    expect(t.refused({ type: 'dryRun', turn: 1 }, MASTER)).toBe('turn-not-closed turn');
    t.to(t.state.turn!.deadline);
    expect(t.refused({ type: 'resolveTurn', turn: 1 }, MASTER)).toBe('dry-run-first');
    t.master({ type: 'dryRun', turn: 1 });
    const dry = structuredClone(t.view('master').master!.dryRun!);
    expect(dry.results.vote.sat).toEqual(['p3']);
    expect(dry.trace.map(({ step }) => step)).toEqual([
      'start',
      ...Array.from({ length: 21 }, (_, i) => `A.${i + 1}`),
      'end',
    ]);
    expect(t.view('public').results).toEqual([]);
    t.override({ kind: 'departure', turn: 1, player: 'p3', leaves: false });
    expect(t.refused({ type: 'resolveTurn', turn: 1 }, MASTER)).toBe('dry-run-first');
    t.master({ type: 'dryRun', turn: 1 });
    t.master({ type: 'resolveTurn', turn: 1 });
    expect(t.results().vote.sat).toEqual([]);
    expect(t.results().vote.totals).toEqual(dry.results.vote.totals);
  });

  test('M.9: one active ability; N.SERVANT.PS two', () => {
    const t = new Table(seats('guarantor@2', 'servant@2', 'civilian@6', 'civilian@7'));
    const both = [
      { ability: 'block', target: 'p3' },
      { ability: 'hold', target: 'p3' },
    ];
    expect(t.moveRefused('p1', { actions: both })).toBe('one-active actions.1');
    expect(t.moveRefused('p1', { actions: [{ ability: 'heal', target: 'p3' }] })).toBe(
      'no-such-ability actions.0.ability',
    );
    t.move('p2', {
      actions: [
        { ability: 'therapy', target: 'p1' },
        { ability: 'doubt', target: 'p3' },
      ],
    });
  });

  test('extended, paused and resumed with a reason', () => {
    const t = new Table(four);
    t.master({ type: 'extendTurn', turn: 1, until: '2019-03-04T17:00:00+00:00', reason: 'сбой' });
    t.to('2019-03-04T16:30:00.000Z');
    t.move('p2', { vote: 'p3' });
    t.master({ type: 'pauseTurn', turn: 1, reason: 'сбой' });
    t.to('2019-03-04T18:00:00.000Z');
    expect(t.moveRefused('p3', { vote: 'p2' })).toBe('paused turn');
    t.master({ type: 'resumeTurn', turn: 1, until: '2019-03-04T19:00:00.000Z', reason: 'починили' });
    t.move('p3', { vote: 'p2' });
    expect(t.view('public').turn).toMatchObject({ stage: 'open', deadline: '2019-03-04T19:00:00.000Z' });
    expect(t.view('master').master!.decisions.map(({ reason }) => reason)).toEqual([
      'сбой',
      'сбой',
      'починили',
    ]);
  });

  test('a planned day opens the next turn with the results', () => {
    const t = new Table(four);
    t.master({ type: 'planTurns', dates: ['2019-03-06', '2019-03-08'] });
    t.vote({ p1: 'acquit', p2: 'acquit', p3: 'acquit', p4: 'acquit' });
    t.close();
    expect(t.view('public').turn).toMatchObject({
      number: 2,
      stage: 'open',
      deadline: '2019-03-06T16:00:00.000Z',
    });
    expect(t.view('public').planned).toEqual(['2019-03-08']);
  });
});

describe('M.6 guesses', () => {
  test('from turn 2, once a turn, a neighbour’s name; no reward for cameras, laughter, silence', () => {
    const t = new Table(seats('civilian@2', 'civilian@6', 'mafioso@7', 'civilian@10'));
    const guess = (id: string, room: string) => ({ type: 'guessRoom', turn: t.turn, room, id });
    const give = (id: string, room: string) => {
      const { id: _, ...command } = guess(id, room);
      t.do(command, t.author(id));
      return t.view(id).me!.guesses.at(-1)!;
    };
    expect(t.refused({ type: 'guessRoom', turn: 1, room: 'gun' }, t.author('p1'))).toBe(
      'guess-from-two turn',
    );
    t.calm();
    t.open();
    const right = give('p1', 'reluctant');
    expect(right.answer).toBe('right');
    expect(['silence', 'cameras', 'isolated', 'inverse']).toContain(right.hint);
    expect(give('p2', 'cameras')).toMatchObject({ answer: 'right', hint: null });
    expect(give('p3', 'safe')).toMatchObject({ answer: 'wrong', hint: null });
    expect(t.refused({ type: 'guessRoom', turn: 2, room: 'gun' }, t.author('p3'))).toBe('guess-done');
    expect(t.state.turn!.moves).toEqual({});
  });
});

describe('B.2, B.3', () => {
  test('the first peaceful player with the whole initial map; the armour stops a kill once', () => {
    const t = new Table(seats('mafioso@3', 'civilian@3', 'civilian@6', 'civilian@7'));
    const wrong = [...MAP].reverse();
    t.do({ type: 'claimMap', rooms: wrong }, t.author('p2'));
    expect(t.refused({ type: 'claimMap', rooms: MAP }, t.author('p2'))).toBe('claim-done');
    expect(t.refused({ type: 'claimMap', rooms: MAP }, t.author('p1'))).toBe('peaceful-only');
    t.do({ type: 'claimMap', rooms: MAP }, t.author('p3'));
    t.do({ type: 'claimMap', rooms: MAP }, t.author('p4'));
    expect(['p2', 'p3', 'p4'].map((id) => t.view(id).me!.claims[0]!.answer)).toEqual([
      'wrong',
      'first',
      'right',
    ]);
    t.move('p3', { bonus: { kind: 'armour', target: 'p2' } });
    t.move('p1', { mafkill: { target: 'p2' } });
    t.calm();
    expect(t.fate('mafkill', 'p1')).toBe('armour');
    t.open();
    expect(t.moveRefused('p3', { bonus: { kind: 'armour', target: 'p2' } })).toBe('no-armour bonus.kind');
  });

  test('a contest among the earliest; the prize counts in the next turn only', () => {
    const t = new Table(seats('civilian@2', 'civilian@3', 'mafioso@6', 'civilian@8'));
    t.master({
      type: 'announceContest',
      turn: 1,
      contest: { title: 'Плюшка', rules: 'первый', among: 1, winners: 1, prize: { kind: 'votes', extra: 2 } },
    });
    t.move('p2', { vote: 'acquit', direction: 'stay' });
    t.move('p1', { vote: 'acquit', direction: 'stay' });
    expect(t.calm().contest).toMatchObject({ winners: ['p2'], turn: 2 });
    expect(t.report('p2')!.prize).toEqual({ kind: 'votes', extra: 2 });
    t.open();
    const prize = t.view('p2').me!.prizes[0]!.id;
    expect(t.moveRefused('p1', { bonus: { kind: 'prize', prize } })).toBe('no-such-prize bonus.prize');
    t.move('p2', { bonus: { kind: 'prize', prize }, vote: 'p3' });
    expect(t.calm().vote.totals).toEqual([{ vote: 'p3', sum: 3 }]);
  });
});

describe('twelve-rooms:S and the master', () => {
  const rulebook = twelveRoomsRulebook as unknown as ConstructorParameters<typeof Game>[0];
  const fresh = () => {
    const head = { id: 'g', rulebook: rulebook.id, version: rulebook.version, setup: { pack: twelveRooms } };
    return new Game(rulebook, head, keyedDraws('x', 'g'));
  };

  test('sign-up with wishes only their owners see; drawn map and roles; regrouping; the first report', () => {
    const game = fresh();
    const at = '2019-03-01T10:00:00.000Z';
    let key = 0;
    const submit = (command: { type: string; [field: string]: unknown }, who: string) => {
      const author = who === 'master' ? MASTER : ({ kind: 'person', person: who } as const);
      const outcome = game.submit(command, author, at, `k${++key}`);
      return outcome.accepted ? 'ok' : outcome.refusal.code;
    };
    for (let i = 1; i <= 12; i++)
      expect(submit({ type: 'join', nick: `Ник ${i}`, wish: i }, `x${i}`)).toBe('ok');
    expect(submit({ type: 'join', nick: 'ник 1' }, 'y')).toBe('nick-taken');
    expect(submit({ type: 'dealMap' }, 'master')).toBe('ok');
    expect(submit({ type: 'dealRoles' }, 'master')).toBe('ok');
    const state = () => game.state as GameState;
    expect(new Set(state().rooms).size).toBe(12);
    expect(
      state()
        .players.map(({ originalRole }) => originalRole)
        .filter((role) => role === 'civilian'),
    ).toHaveLength(2);
    expect(submit({ type: 'openRegroup', until: '2019-03-01T14:00:00.000Z' }, 'master')).toBe('ok');
    const mafia = state().players.find(({ originalRole }) => originalRole === 'steward')!;
    const civil = state().players.find(({ originalRole }) => originalRole === 'observer')!;
    expect(submit({ type: 'regroup', room: 3 }, civil.person)).toBe('mafia-only');
    expect(submit({ type: 'regroup', room: 5 }, mafia.person)).toBe('ok');
    game.advance('2019-03-01T14:00:00.000Z');
    expect(state().phase).toBe('running');
    expect(state().players.find(({ id }) => id === mafia.id)).toMatchObject({
      room: 5,
      weight: 1,
      visited: [5],
    });
    const cameras = state().rooms.indexOf('cameras') + 1;
    expect(state().start!.cameras).toEqual(
      state()
        .players.filter(({ room }) => room === cameras)
        .map(({ id }) => id),
    );
    expect(state().gun.count).toBe(0);
  });

  test('a substitute takes everything over; whoever has played cannot come back', () => {
    const t = new Table(four);
    t.move('p2', { vote: 'p3' });
    t.master({ type: 'replacePlayer', player: 'p2', person: 'newcomer', nick: 'Новый', reason: 'уехал' });
    expect(t.view('p2').me).toMatchObject({
      nick: 'Новый',
      room: 3,
      role: 'civilian',
      move: { parts: { vote: 'p3' } },
    });
    expect(
      t.refused({ type: 'sendMove', turn: 1, direction: 'up' }, { kind: 'person', person: 'person2' }),
    ).toBe('players-only');
    expect(
      t.refused(
        { type: 'replacePlayer', player: 'p3', person: 'person2', nick: 'Маска', reason: 'x' },
        MASTER,
      ),
    ).toBe('not-returning person');
  });

  test('kill, revive and change of role at any moment; a reason is required', () => {
    const t = new Table(four);
    t.override({ kind: 'kill', player: 'p2' });
    expect(t.moveRefused('p2', { vote: 'p3' })).toBe('out-of-game');
    t.override({ kind: 'revive', player: 'p2', room: 10 });
    t.override({ kind: 'role', player: 'p2', role: 'saviour' });
    t.move('p2', { actions: [{ ability: 'heal', target: 'p3' }] });
    expect(t.player('p2').room).toBe(10);
    expect(t.refused({ type: 'override', effect: { kind: 'kill', player: 'p2' } }, MASTER)).toBe(
      'malformed reason',
    );
    expect(
      t.refused(
        { type: 'override', effect: { kind: 'kill', player: 'p2' }, reason: 'я так хочу' },
        t.author('p3'),
      ),
    ).toBe('master-only');
    expect(t.view('master').master!.overrides).toHaveLength(3);
  });

  test('G.9: the master ends the game; then everything is open', () => {
    const t = new Table(four);
    t.calm();
    t.master({ type: 'endGame', winner: null, reason: 'вскрытия' });
    const { finale, winner } = t.view('public');
    expect(winner).toEqual({ team: null, how: 'decree', turn: 1 });
    expect(finale!.originalMap).toEqual(MAP);
    expect(finale!.turns).toHaveLength(1);
    expect(finale!.anonymousAuthors).toBeNull();
  });
});
