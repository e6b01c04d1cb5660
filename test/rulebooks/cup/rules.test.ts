/** What scenarios cannot say in a few steps: games that become another's, chains, corrections far back, size. */
import { describe, expect, test } from 'vitest';
import { mayKnowEnd } from '../../../src/rulebooks/table/cup/knowledge.js';
import { mafiaCup } from '../../../src/rulebooks/table/cup/pack.js';
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
