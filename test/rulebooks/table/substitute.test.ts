/** Somebody else on a seat (1.1, I.2): what scenarios cannot say — under corrections, in a cup, in the history and the protocol. */
import { describe, expect, test } from 'vitest';
import type { Change } from '../../../src/engine/game.js';
import { tablePage } from '../../../src/reports/table-page.js';
import { tableProtocol, tableProtocolSchema } from '../../../src/reports/table-protocol.js';
import { vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import type { GameView } from '../../../src/rulebooks/table/view.js';
import { chaptersOf } from '../../../src/web/table/shared/history.js';
import { JUDGE, moment, newGame, Table, USUAL } from './table.js';

const players = USUAL.map((_, i) => ({ name: `Игрок ${i + 1}`, person: `h${i + 1}` }));
const open = (): Table => new Table({ players, rulings: { 'card.view': 'yes' } }).toDay();
const anna = { seat: 4, name: 'Анна', person: 's1', reason: 'не пришёл' };
const boris = { seat: 7, name: 'Борис', person: 's2', reason: 'ушёл' };
const me = (table: Table, person: string) => table.view({ kind: 'person', person }).me;

test('an earlier replacement taken out by a correction gives nobody else’s card to its newcomer', () => {
  const table = open();
  table.do('substitute', anna);
  table.do('substitute', boris);
  const [, , first] = table.game.entries;
  const change: Change = { kind: 'remove', target: first!.id };
  expect(table.game.amend(change, 'ошибка', JUDGE, moment(5000), 'amend').accepted).toBe(true);
  expect([me(table, 's1'), me(table, 'h4')]).toEqual([null, { seat: 4, role: 'sheriff' }]);
  expect([me(table, 's2'), me(table, 'h7')]).toEqual([{ seat: 7, role: 'citizen' }, null]);
});

test('nothing that goes on is stopped, and rights used up stay used up', () => {
  const table = open();
  table.do('nominate', { seat: 6 });
  const before = table.view();
  table.do('substitute', { ...anna, seat: 1 });
  const after = table.view();
  const course = ({ seats, substitutes, judge, ...rest }: GameView) => rest;
  expect(course(after)).toEqual(course(before));
  expect(after.seats).toEqual([{ ...before.seats[0], name: 'Анна' }, ...before.seats.slice(1)]);
  // One nomination a day for each seat (4.2), whoever sits on it.
  expect(table.refused('nominate', { seat: 7 })).toMatchObject({ code: 'nominated-already' });
});

test('at a table of a cup the cup substitutes', () => {
  const cup = { cup: 'c', round: 1, table: 1, players: USUAL.map((_, i) => `p${i + 1}`) };
  const plain = newGame({ players });
  const setup = { pack: vavtCup2017, rulings: {}, players, cup };
  const state = plain.rulebook.init(setup);
  const answer = plain.rulebook.decide(
    state,
    { type: 'substitute', ...anna },
    { author: JUDGE, at: moment(1), draws: {} as never },
  );
  expect(answer).toMatchObject({ refusal: { code: 'substitute-in-cup', clauses: ['vavt-cup-2017:1.1'] } });
});

describe('who sat there before', () => {
  const table = open();
  table.do('substitute', anna);
  table.do('endPhase');
  table.do('substitute', boris);

  test('stands in the history where it happened', () => {
    const said = chaptersOf(table.view({ kind: 'public' })).map(({ kind, n, substitutes }) => [
      ...[kind, n],
      ...substitutes.map(({ seat, former, name }) => `${seat}: ${former} → ${name}`),
    ]);
    expect(said).toEqual([
      ['day', 1, '4: Игрок 4 → Анна'],
      ['night', 1, '7: Игрок 7 → Борис'],
    ]);
  });

  test('before the cards nobody has played yet', () => {
    const dealing = new Table({ players });
    dealing.do('substitute', anna);
    expect(chaptersOf(dealing.view()).flatMap(({ substitutes }) => substitutes)).toEqual([]);
  });

  test('stands in the protocol, with its clauses', () => {
    const about = { id: 'g', title: 'Стол', rulebook: 'vavt-cup-2017', commitment: 'aa', seed: null };
    const protocol = tableProtocol(table.view(), { ...about, judge: null, place: null, corrections: [] })!;
    expect(tableProtocolSchema.parse(protocol)).toEqual(protocol);
    expect(protocol.seats.map(({ name }) => name).slice(3, 7)).toEqual([
      'Анна',
      'Игрок 5',
      'Игрок 6',
      'Борис',
    ]);
    const page = tablePage(protocol, 'ru');
    expect(page).toContain('Место №4: Анна, до этого Игрок 4 (день 1).');
    expect(page).toContain('Место №7: Борис, до этого Игрок 7 (ночь 1).');
    expect(tablePage(protocol, 'en')).toContain('Seat №4: Анна, before that Игрок 4');
  });
});
