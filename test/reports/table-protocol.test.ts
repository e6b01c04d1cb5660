/** The protocol of a judged table: who has one, what it holds, on paper, in a workbook, as a text. */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { tablePage } from '../../src/reports/table-page.js';
import {
  type About,
  type TableProtocol,
  tableProtocol,
  tableProtocolSchema,
} from '../../src/reports/table-protocol.js';
import { tableReportParts } from '../../src/reports/table-report.js';
import { tablesXlsx } from '../../src/reports/table-xlsx.js';
import { Table } from '../rulebooks/table/table.js';

const ABOUT: About = {
  id: 'g-1',
  title: 'Финал <1>',
  rulebook: 'vavt-cup-2017',
  commitment: 'aa',
  seed: null,
  judge: 'Пётр',
  place: null,
  corrections: [
    {
      seq: 19,
      at: '2026-03-01T10:10:00.000Z',
      reason: 'не тот номер',
      kind: 'replace',
      entry: 12,
      was: { type: 'Nominated', seat: 7, by: 1 },
      now: { type: 'Nominated', seat: 8, by: 1 },
    },
  ],
};

/** Day 1: a tie, nobody leaves. Night 1: 10 is shot, checks. Day 2: 6 gets his third foul. Then mafia wins. */
function played(): Table {
  const players = Array.from({ length: 10 }, (_, index) => ({
    name: index === 5 ? '=Ёж' : `Игрок ${index + 1}`,
  }));
  const table = new Table({ players }).toDay();
  table.do('foul', { seat: 6, violation: 12 });
  table.nominate(7, 9).vote(5);
  while (table.state.phase === 'tieSpeeches') table.do('next');
  table.do('hands', { candidate: 7, seats: [1, 2, 3, 5, 9] });
  table.do('closeVote');
  table.do('question', { count: 3 });
  table.do('shoot', { target: 10 });
  for (const step of [
    () => table.do('heal', { target: 5 }),
    () => table.do('check', { by: 'don', target: 4 }),
    () => table.do('check', { by: 'sheriff', target: 2 }),
  ]) {
    table.do('next');
    step();
  }
  table.do('next');
  table.do('record', { by: 10, colours: [{ seat: 1, side: 'black' }] });
  table.do('endPhase');
  table.do('foul', { seat: 6 });
  table.do('foul', { seat: 6, violation: 5 });
  table.do('override', { effect: { kind: 'points', seat: 5, points: 40 }, reason: 'хорошая игра' });
  table.do('endPhase');
  table.night(9);
  table.do('endPhase');
  table.do('endPhase');
  table.night(8);
  table.do('endPhase');
  return table;
}

let judge: TableProtocol;
let table: Table;
beforeAll(() => {
  table = played();
  judge = tableProtocol(table.view(), ABOUT)!;
});

describe('the protocol of a table', () => {
  it('is the judge’s alone till the winner is announced, and everybody’s afterwards', () => {
    const others = [{ kind: 'public' }, { kind: 'person', person: 'x' }] as const;
    for (const viewer of others) expect(tableProtocol(table.view(viewer), ABOUT)).toBeNull();
    const ended = played();
    ended.do('confirmWinner');
    for (const viewer of others) {
      expect(tableProtocol(ended.view(viewer), ABOUT)).toEqual(tableProtocol(ended.view(), ABOUT));
    }
  });

  it('follows its own published schema, whole', () => {
    expect(tableProtocolSchema.parse(judge)).toEqual(judge);
  });

  it('holds every seat, foul, nomination, hand, shot, check and departure, with clauses', () => {
    expect(judge.seats[5]).toMatchObject({ n: 6, role: 'citizen', side: 'red', fouls: 3, won: false });
    expect(judge.seats[4]).toMatchObject({ role: 'doctor', points: 40 });
    expect(judge.fouls.map(({ seat, violation, day, phase }) => [seat, violation, day, phase])).toEqual([
      [6, 12, 1, 'speeches'],
      [6, null, 2, 'speeches'],
      [6, 5, 2, 'speeches'],
    ]);
    expect(judge.fouls[0]!.clauses).toEqual(['vavt-cup-2017:V.12', 'vavt-cup-2017:V.total']);
    const [first, second] = judge.days;
    expect(first!.nominations.map(({ seat, by }) => [seat, by])).toEqual([
      [7, 1],
      [9, 2],
    ]);
    expect(first!.votes.map(({ tally }) => tally.map(({ candidate, votes }) => [candidate, votes]))).toEqual([
      [
        [7, 5],
        [9, 5],
      ],
      [
        [7, 5],
        [9, 5],
      ],
    ]);
    expect(first!.questions).toMatchObject([{ count: 3, living: 10, passed: false }]);
    expect(second).toMatchObject({ first: 2, noVote: 'cancelled', left: [{ seats: [6], cause: 'fouls' }] });
    expect(judge.nights[0]).toMatchObject({
      shots: [1, 2, 3].map((seat) => ({ seat, target: 10 })),
      doctor: { seat: 5, target: 5 },
      don: { seat: 1, target: 4, answer: true },
      sheriff: { seat: 4, target: 2, answer: true },
      killed: 10,
    });
    expect(judge.winner).toMatchObject({ winner: 'black', team: [1, 2, 3], clauses: ['vavt-cup-2017:I.3'] });
  });

  it('is a page with a place for each signature, whose texts are nobody’s markup', () => {
    const page = tablePage(judge, 'ru');
    expect(page).toContain('<h1>Финал &lt;1&gt;</h1>');
    expect(page.match(/<td class="sign"><\/td>/g)).toHaveLength(10);
    for (const text of ['Подпись судьи', 'Пётр', 'V.12', '1 → 10, 2 → 10, 3 → 10', '№4 — да', 'п. V']) {
      expect(page).toContain(text);
    }
    for (const text of [
      'победа мафии',
      'хорошая игра',
      'Запись 12 журнала исправлена (не тот номер). Было: №1 выставляет №7: принято. Стало: №1 выставляет №8: принято.',
    ]) {
      expect(page).toContain(text);
    }
    expect(tablePage(judge, 'en')).toContain('black wins');
    expect(page).not.toMatch(/<script|https?:/);
  });

  it('is a workbook with a sheet a table, and no cell that runs', async () => {
    const cup = [1, 2, 3].map((n): TableProtocol => {
      return { ...judge, game: { ...judge.game, place: { round: 2, table: n } } };
    });
    const files = unzipSync(new Uint8Array(await tablesXlsx([...cup, judge, judge], 'ru')));
    const book = strFromU8(files['xl/workbook.xml']!);
    const names = [...book.matchAll(/<sheet [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(5);
    expect(names.slice(0, 3)).toEqual(['Тур 2 стол 1', 'Тур 2 стол 2', 'Тур 2 стол 3']);
    expect(new Set(names).size).toBe(5);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toContain('<f>');
    const texts = Object.keys(files).map((name) => strFromU8(files[name]!));
    expect(texts.some((text) => text.includes('>=Ёж<'))).toBe(true);
  });

  it('is a text in every format, in parts a network takes', () => {
    for (const format of ['vk', 'bbcode', 'markdown', 'telegram'] as const) {
      const parts = tableReportParts(judge, format, 'ru');
      expect(parts.join('\n')).toContain('победа мафии');
      expect(parts.join('\n')).toContain('Игрок 10');
      if (format === 'telegram') for (const part of parts) expect(part.length).toBeLessThanOrEqual(4096);
    }
  });
});
