/** What scenarios cannot say in a few steps: games that become another's, chains, corrections far back, size. */
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/contract.js';
import type { SeatedRound } from '../../../src/rulebooks/table/cup/commands.js';
import { mayKnowEnd } from '../../../src/rulebooks/table/cup/knowledge.js';
import { mafiaCup } from '../../../src/rulebooks/table/cup/pack.js';
import { figuresOf } from '../../../src/rulebooks/table/cup/seating/figures.js';
import { problemOf } from '../../../src/rulebooks/table/cup/seating/problem.js';
import { measuredTask, placedTables } from '../../../src/server/cup/seating-task.js';
import { by, Cup, FOUR, ids, ORGANISER, result, SYSTEM } from './cup.js';

const p = (...numbers: number[]): string[] => numbers.map((n) => `p${n}`);

describe('the game prepared for a table', () => {
  const linked = (): Cup => {
    const cup = new Cup().people(9, 2).plan(1, 2, 4).seat(1, 2);
    for (const table of [1, 2]) cup.do('linkTable', { round: 1, table, game: `g${table}` }, SYSTEM);
    return cup;
  };
  const games = (cup: Cup): (string | null)[] => cup.state.rounds[0]!.tables.map(({ game }) => game);

  test('falls away when somebody else sits there, and only there', () => {
    const cup = linked();
    cup.do('seatPlayer', { round: 1, table: 1, seat: 4, player: 'p9' });
    expect(games(cup)).toEqual([null, 'g2']);
    const swapped = linked();
    swapped.do('swapSeats', { round: 1, a: { table: 1, seat: 1 }, b: { table: 2, seat: 1 } });
    expect(games(swapped)).toEqual([null, null]);
    const judged = linked();
    judged.do('assignJudges', { round: 1, table: 1, judges: [] });
    expect(games(judged)).toEqual(['g1', 'g2']);
  });

  test('a result of it is then refused', () => {
    const cup = linked();
    cup.do('startRound', { round: 1 });
    cup.do('substitute', { player: 'p4', by: 'p9', from: 1, reason: 'р' });
    const late = { round: 1, table: 1, game: 'g1', revision: 1, result: result('red', p(1, 2, 3, 4)) };
    expect(cup.refused('enterResult', late, SYSTEM).code).toBe('other-game');
  });
});

describe('those who leave and come', () => {
  test('a withdrawal while the round plays closes the table up', () => {
    const cup = new Cup().people(5, 1).plan(1, 1, 5).seat(1, 1, 5);
    cup.do('startRound', { round: 1 });
    cup.do('withdrawPlayer', { player: 'p2', from: 1, reason: 'р' });
    expect(cup.public.rounds[0]!.tables[0]!.seats.map(({ player }) => player)).toEqual(p(1, 3, 4, 5));
    cup.do('enterResult', { round: 1, table: 1, result: result('red', p(1, 3, 4, 5)) });
  });

  test('a substitute of a substitute inherits everything', () => {
    const cup = new Cup({ rulings: { 'substitute.points': 'heir' } }).people(6, 1).plan(3, 1, 4).seat(3);
    const play = (round: number, last: string): void => {
      cup.do('startRound', { round });
      cup.do('enterResult', { round, table: 1, result: result('red', [...p(1, 2, 3), last]) });
      cup.do('closeRound', { round });
    };
    play(1, 'p4');
    cup.do('substitute', { player: 'p4', by: 'p5', from: 2, reason: 'р' });
    play(2, 'p5');
    expect(cup.refused('substitute', { player: 'p1', by: 'p5', from: 3, reason: 'р' }).code).toBe(
      'substitute-taken',
    );
    cup.do('substitute', { player: 'p5', by: 'p6', from: 3, reason: 'р' });
    play(3, 'p6');
    const row = (id: string) => cup.public.standings.rows.find(({ player }) => player === id)!;
    expect([row('p6').points, row('p5').points, row('p4').points]).toEqual([300, 200, 100]);
    expect([row('p6').measures.wins, row('p6').measures.games]).toEqual([3, 3]);
    expect([row('p6').outside, row('p5').outside, row('p4').outside]).toEqual([null, 'replaced', 'replaced']);
  });
});

describe('corrections in the log', () => {
  test('a lot taken out does not draw another anew; the same lot drawn again is another', () => {
    const cup = new Cup().people(8, 0);
    cup.do('drawLot', { about: 'стол', use: 'other', players: ids('p', 8) });
    const first = cup.game.entries.at(-1)!.id;
    cup.do('drawLot', { about: 'место', use: 'tie', players: p(2, 1, 3, 4, 5) });
    cup.do('drawLot', { about: 'место', use: 'tie', players: p(1, 2, 3, 4, 5) });
    const orders = cup.state.lots.map(({ order }) => order.join(' '));
    expect(orders[1]).not.toBe(orders[2]);
    const change = { kind: 'remove', target: first } as const;
    const preview = cup.game.previewAmend(change, '2026-05-01T00:00:00.000Z');
    expect('preview' in preview && preview.preview.redrawn).toEqual([`4.9:lot:${ids('p', 8).join('+')}:1`]);
    cup.game.amend(change, 'лишний', ORGANISER, '2026-05-01T00:00:00.000Z', 'a');
    expect(cup.state.lots.map(({ order }) => order.join(' '))).toEqual(orders.slice(1));
  });

  test('a protest filed by mistake is taken out: the decision stays with the protest it was about', () => {
    const cup = new Cup().people(4, 1).plan(1, 1, 4).seat(1);
    cup.do('startRound', { round: 1 });
    cup.do('enterResult', { round: 1, table: 1, result: result('red', p(1, 2, 3, 4)) });
    cup.do('fileProtest', { round: 1, table: 1, text: 'ошибочный' });
    const first = cup.game.entries.at(-1)!.id;
    cup.do('fileProtest', { round: 1, table: 1, text: 'верный' });
    cup.do('fileProtest', { round: 1, table: 1, text: 'третий' });
    cup.do('decideProtest', { protest: 2, verdict: 'rejected', text: 'нет' });
    const late = '2026-05-01T00:00:00.000Z';
    cup.game.amend({ kind: 'remove', target: first }, 'лишний', ORGANISER, late, 'a');
    expect(cup.state.protests.map(({ text, decision }) => [text, decision?.text])).toEqual([
      ['верный', 'нет'],
      ['третий', undefined],
    ]);
    cup.do('fileProtest', { round: 1, table: 1, text: 'ещё один' });
    const numbers = cup.state.protests.map(({ protest }) => protest);
    expect(new Set(numbers).size).toBe(3);
    cup.do('decideProtest', { protest: numbers[2], verdict: 'rejected', text: 'и это нет' });
    expect(cup.state.protests[2]!.decision?.text).toBe('и это нет');
  });

  test('a player forgotten at the start is entered later, and everything after stays', () => {
    const cup = new Cup().people(4, 1).plan(2, 1, 4).seat(2);
    cup.do('startRound', { round: 1 });
    cup.do('enterResult', { round: 1, table: 1, result: result('red', p(1, 2, 3, 4)) });
    const before = cup.public.standings.rows.slice(0, 4).map(({ player, points }) => [player, points]);
    const { at } = cup.game.entries[0]!;
    const command = { type: 'addPlayers', players: [{ id: 'p7', nick: 'Забытый' }] };
    const outcome = cup.game.amend(
      { kind: 'insert', at, author: ORGANISER, command },
      'забыли',
      ORGANISER,
      '2026-05-01T00:00:00.000Z',
      'a',
    );
    expect(outcome.accepted).toBe(true);
    expect(cup.state.players.find(({ id }) => id === 'p7')!.from).toBe(1);
    expect(cup.public.standings.rows.slice(0, 4).map(({ player, points }) => [player, points])).toEqual(
      before,
    );
    expect(cup.game.entries.every(({ refusal }) => refusal === undefined)).toBe(true);
  });

  test('a formula entered wrong and corrected recounts every round', () => {
    const cup = new Cup().people(4, 1).plan(2, 1, 4).seat(2);
    const formula = { ...mafiaCup.formula, win: { ...mafiaCup.formula.win, sheriff: 30 } };
    cup.do('setFormula', { formula, from: 1, reason: 'шериф' });
    const entry = cup.game.entries.at(-1)!.id;
    for (const round of [1, 2]) {
      cup.do('startRound', { round });
      cup.do('enterResult', { round, table: 1, result: result('red', p(1, 2, 3, 4)) });
      cup.do('closeRound', { round });
    }
    const points = (): number => cup.public.standings.rows.find(({ player }) => player === 'p2')!.points;
    expect(points()).toBe(60);
    const right = { ...formula, win: { ...formula.win, sheriff: 130 } };
    const change = {
      kind: 'replace',
      target: entry,
      command: { type: 'setFormula', formula: right, from: 1, reason: 'шериф' },
    } as const;
    expect(cup.game.amend(change, 'опечатка', ORGANISER, '2026-05-01T00:00:00.000Z', 'a').accepted).toBe(
      true,
    );
    expect(points()).toBe(260);
  });
});

describe('a game that a correction has opened again', () => {
  const ended = (rulings = {}): Cup => {
    const cup = new Cup({ rulings }).people(8, 2).plan(2, 2, 4).seat(2, 2);
    cup.do('linkTable', { round: 1, table: 1, game: 'g1' }, SYSTEM);
    cup.do('startRound', { round: 1 });
    enter(cup, 5);
    return cup;
  };
  const enter = (cup: Cup, revision: number, winner: 'red' | 'black' = 'red') =>
    cup.do(
      'enterResult',
      { round: 1, table: 1, game: 'g1', revision, result: result(winner, p(1, 2, 3, 4)) },
      SYSTEM,
    );
  const back = (revision: number, more = {}) => ({ round: 1, table: 1, game: 'g1', revision, ...more });
  const table = (cup: Cup) => cup.view().rounds[0]!.tables[0]!;

  test('brings nothing until it has ended again, and a closed round plays on', () => {
    const cup = ended();
    cup.do('enterResult', { round: 1, table: 2, result: result('red', p(5, 6, 7, 8)) });
    cup.do('closeRound', { round: 1 });
    expect(cup.do('withdrawResult', back(6), SYSTEM)).toMatchObject([
      { type: 'ResultWithdrawn', round: 1, table: 1, game: 'g1', revision: 6 },
    ]);
    expect(table(cup)).toMatchObject({ status: 'playing', result: null, reopened: true, game: 'g1' });
    expect(cup.public.rounds[0]).toMatchObject({ status: 'playing', tables: [{ reopened: false }, {}] });
    const points = (id: string) => cup.public.standings.rows.find(({ player }) => player === id)!.points;
    expect([points('p2'), points('p6')]).toEqual([0, 100]);
    expect(cup.viewOf('j1').me!.tables[0]!.todo).toBe('linked');
    expect(cup.refused('closeRound', { round: 1 }).code).toBe('no-result-yet');
    enter(cup, 7, 'black');
    expect(table(cup)).toMatchObject({ status: 'counted', reopened: false, result: { winner: 'black' } });
    expect([points('p1'), points('p2')]).toEqual([100, 0]);
    cup.do('closeRound', { round: 1 });
  });

  test('speaks once a record, in order', () => {
    const cup = ended();
    expect(cup.refused('withdrawResult', back(5), SYSTEM).code).toBe('old-revision');
    cup.do('withdrawResult', back(6), SYSTEM);
    expect(cup.refused('withdrawResult', back(6), SYSTEM).code).toBe('old-revision');
    expect(cup.refused('withdrawResult', back(7), SYSTEM).code).toBe('no-result-of-game');
    const late = { ...back(6), result: result('red', p(1, 2, 3, 4)) };
    expect(cup.refused('enterResult', late, SYSTEM).code).toBe('old-revision');
  });

  test('takes back only its own result, by its own word', () => {
    const cup = ended();
    expect(cup.refused('withdrawResult', back(6)).code).toBe('game-only');
    expect(cup.refused('withdrawResult', back(6), by('j1')).code).toBe('game-only');
    expect(cup.refused('withdrawResult', back(6, { game: 'g9' }), SYSTEM).code).toBe('other-game');
    expect(cup.refused('withdrawResult', back(6, { round: 2 }), SYSTEM).code).toBe('round-not-begun');
    expect(cup.refused('withdrawResult', back(6, { table: 3 }), SYSTEM).code).toBe('no-such-table');
    cup.do('replaceResult', {
      ...{ round: 1, table: 1, reason: 'решение' },
      result: result('black', p(1, 2, 3, 4)),
    });
    expect(cup.refused('withdrawResult', back(6), SYSTEM).code).toBe('no-result-of-game');
    cup.do('annulTable', { round: 1, table: 1, reason: 'р' });
    expect(cup.refused('withdrawResult', back(6), SYSTEM).code).toBe('annulled');
  });

  test.each([
    ['again', true],
    ['keeps', false],
  ])('was verified: %s', (value, pending) => {
    const cup = ended({ verification: 'second', 'verification.corrected': value });
    cup.do('verifyResult', { round: 1, table: 1 }, by('j2'));
    cup.do('withdrawResult', back(6), SYSTEM);
    expect(enter(cup, 7, 'black')).toMatchObject([{ type: 'ResultEntered', pending }]);
    expect(table(cup).entry!.verifiedBy).toBe(pending ? null : 'judge:j2');
  });
});

describe('the second person', () => {
  const ANNA = { kind: 'organiser', person: 'anna' } as const;
  const BORIS = { kind: 'organiser', person: 'boris' } as const;
  const place = { round: 1, table: 1 };
  const begun = (): Cup => {
    const cup = new Cup({ rulings: { verification: 'second' } }).people(4, 2).plan(1, 1, 4).seat(1);
    cup.do('startRound', { round: 1 });
    return cup;
  };
  const asked = (cup: Cup, viewer: Viewer) => cup.view(viewer).toVerify.length === 1;

  test('is another organiser than the one who typed it in', () => {
    const cup = begun();
    cup.do('enterResult', { ...place, result: result('red', p(1, 2, 3, 4)) }, ANNA);
    expect([asked(cup, ANNA), asked(cup, BORIS)]).toEqual([false, true]);
    expect(cup.refused('verifyResult', place, ANNA).code).toBe('second-person');
    cup.do('verifyResult', place, BORIS);
    expect(table1(cup)).toBe('counted');
  });

  test('is not the same human under another role', () => {
    const cup = begun();
    cup.do('enterResult', { ...place, result: result('red', p(1, 2, 3, 4)) }, by('j1'));
    const asOrganiser = { kind: 'organiser', person: 'j1' } as const;
    expect(asked(cup, asOrganiser)).toBe(false);
    expect(cup.refused('verifyResult', place, asOrganiser).code).toBe('second-person');
    const player = { kind: 'organiser', person: 'p2' } as const;
    expect(asked(cup, player)).toBe(false);
    expect(cup.refused('verifyResult', place, player).code).toBe('played-there');
    cup.do(
      'replaceResult',
      { ...place, result: result('black', p(1, 2, 3, 4)), reason: 'р' },
      {
        kind: 'organiser',
        person: 'j2',
      },
    );
    expect(cup.refused('verifyResult', place, by('j2')).code).toBe('second-person');
    expect(asked(cup, { kind: 'person', person: 'j2' })).toBe(false);
  });

  test('has not led the game that brought it', () => {
    const cup = begun();
    cup.do('linkTable', { ...place, game: 'g1' }, SYSTEM);
    cup.do(
      'enterResult',
      { ...place, game: 'g1', revision: 3, led: ['anna'], result: result('red', p(1, 2, 3, 4)) },
      SYSTEM,
    );
    expect([asked(cup, ANNA), asked(cup, BORIS)]).toEqual([false, true]);
    expect(cup.refused('verifyResult', place, ANNA).code).toBe('second-person');
    // The judge of the table, though he gave no command himself.
    expect(cup.refused('verifyResult', place, by('j1')).code).toBe('second-person');
    cup.do('verifyResult', place, by('j2'));
  });

  function table1(cup: Cup): string {
    return cup.public.rounds[0]!.tables[0]!.status;
  }
});

describe('rules that come after the seating', () => {
  const seated = (): Cup => {
    const cup = new Cup().people(10, 3).plan(1, 2, 4).seat(1, 2);
    cup.do('setPair', { a: 'p1', b: 'p2', rule: 'separate' });
    cup.do('setConflict', { judge: 'j1', player: 'p3', on: true });
    return cup;
  };
  const swap = (a: [number, number], b: [number, number]) => ({
    round: 1,
    a: { table: a[0], seat: a[1] },
    b: { table: b[0], seat: b[1] },
  });

  test('do not forbid edits that break nothing more', () => {
    const cup = seated();
    cup.do('swapSeats', swap([1, 4], [2, 4]));
    cup.do('swapSeats', swap([1, 1], [1, 2]));
    cup.do('seatPlayer', { round: 1, table: 1, seat: 4, player: null });
    cup.do('seatPlayer', { round: 1, table: 1, seat: 4, player: 'p9' });
    cup.do('assignJudges', { round: 1, table: 1, judges: ['j1', 'j3'] });
    cup.do('substitute', { player: 'p9', by: 'p10', from: 1, reason: 'р' });
  });

  test('forbid what breaks them anew', () => {
    const cup = seated();
    cup.do('setPair', { a: 'p1', b: 'p8', rule: 'separate' });
    cup.do('setConflict', { judge: 'j3', player: 'p4', on: true });
    expect(cup.refused('swapSeats', swap([1, 4], [2, 4]))).toMatchObject({ code: 'breaks-pair', field: 'a' });
    cup.do('seatPlayer', { round: 1, table: 1, seat: 2, player: null });
    expect(cup.refused('seatPlayer', { round: 1, table: 1, seat: 2, player: 'p2' })).toMatchObject({
      code: 'breaks-pair',
      field: 'player',
    });
    const judges = { round: 1, table: 1, judges: ['j1', 'j3'] };
    expect(cup.refused('assignJudges', judges)).toMatchObject({ code: 'breaks-conflict', field: 'judges' });
  });

  test('forbid to seat a judge who leads another table of the round', () => {
    const cup = seated();
    cup.do('seatPlayer', { round: 1, table: 1, seat: 4, player: null });
    cup.do('editJudge', { judge: 'j2', person: 'p9' });
    const seat = { round: 1, table: 1, seat: 4, player: 'p9' };
    expect(cup.refused('seatPlayer', seat)).toMatchObject({ code: 'breaks-judgePlays', field: 'player' });
  });

  test('are all named when the round is to begin', () => {
    const cup = seated();
    const refusal = cup.refused('startRound', { round: 1 });
    expect(refusal).toMatchObject({ code: 'breaks-many', field: 'round', params: { count: 2 } });
    expect(refusal.params!.ru).toBe('стол 1 — P1, P2; стол 1 — Судья j1, P3');
    cup.do('setConflict', { judge: 'j1', player: 'p3', on: false });
    expect(cup.refused('startRound', { round: 1 }).code).toBe('breaks-pair');
    cup.do('swapSeats', swap([1, 1], [2, 1]));
    cup.do('startRound', { round: 1 });
  });
});

describe('who may know how a game ended', () => {
  const at = (cup: Cup, person: string | null): boolean =>
    mayKnowEnd(cup.state, person === null ? { kind: 'public' } : { kind: 'person', person }, 1, 1);

  test('nobody before there is a result', () => {
    const cup = new Cup().people(4, 1).plan(1, 1, 4).seat(1);
    cup.do('startRound', { round: 1 });
    expect([at(cup, null), at(cup, 'j1')]).toEqual([false, false]);
  });

  test('with verification only judges, until it is verified', () => {
    const cup = new Cup({ rulings: { verification: 'second' } }).people(4, 2).plan(1, 1, 4).seat(1);
    cup.do('startRound', { round: 1 });
    cup.do('enterResult', { round: 1, table: 1, result: result('red', p(1, 2, 3, 4)) }, by('j1'));
    expect([at(cup, null), at(cup, 'p1'), at(cup, 'j1'), at(cup, 'j2')]).toEqual([false, false, true, true]);
    cup.do('verifyResult', { round: 1, table: 1 }, by('j2'));
    expect([at(cup, null), at(cup, 'p1')]).toEqual([true, true]);
  });

  test('a player who also judges does not verify a game of his own', () => {
    const cup = new Cup({ rulings: { verification: 'second' } }).people(4, 1).plan(1, 1, 4).seat(1);
    cup.do('addJudges', { judges: [{ id: 'j9', name: 'Играющий судья', person: 'p3' }] });
    cup.do('startRound', { round: 1 });
    cup.do('enterResult', { round: 1, table: 1, result: result('red', p(1, 2, 3, 4)) }, by('j1'));
    expect(cup.refused('verifyResult', { round: 1, table: 1 }, by('p3')).code).toBe('played-there');
    expect([at(cup, 'p3'), cup.viewOf('p3').toVerify]).toEqual([false, []]);
  });
});

test('a hundred players, fifteen rounds: a view takes a moment', () => {
  const cup = new Cup().people(100, 10).plan(15, 10, 10);
  cup.do('drawSeating');
  const roles = [...FOUR, 'mafia', 'mafia', 'citizen', 'citizen', 'citizen', 'citizen'] as const;
  for (let round = 1; round <= 15; round++) {
    cup.do('startRound', { round });
    for (const [t, { seats }] of cup.state.rounds[round - 1]!.tables.entries()) {
      const players = seats.map((seat) => seat!);
      cup.do('enterResult', { round, table: t + 1, result: result(t % 2 ? 'red' : 'black', players, roles) });
    }
    cup.do('closeRound', { round });
  }
  const from = performance.now();
  const { rows } = cup.public.standings;
  const took = performance.now() - from;
  expect(rows.map(({ player }) => player).sort()).toEqual(ids('p', 100).sort());
  expect(rows.every(({ measures }) => measures.games === 15)).toBe(true);
  expect(took).toBeLessThan(2000);
});

test('the largest cup that can be planned: lots, seats by hand, figures and the desk hold nobody up', () => {
  const cup = new Cup().people(300, 90).plan(99, 30, 10, 3);
  cup.do('setTeams', { apart: true });
  const from = performance.now();
  const [drawn] = cup.do('drawSeating') as unknown as { rounds: SeatedRound[] }[];
  cup.do('setSeating', { rounds: drawn!.rounds, source: 'import' });
  expect(cup.view().desk!.breaks).toEqual([]);
  const placed = placedTables(cup.state);
  const figures = figuresOf(problemOf(measuredTask(cup.state, placed)), placed);
  const took = performance.now() - from;
  expect(figures.emptySeats).toBe(0);
  expect(cup.state.rounds).toHaveLength(99);
  // Each of the four once took from four to ten seconds, the whole server with it.
  expect(took).toBeLessThan(8000);
}, 60_000);
