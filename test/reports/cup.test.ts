/** Reports of a cup: what a post says, what paper shows, what a spreadsheet holds; a frozen cup tells nothing it must not. */
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { cupPage } from '../../src/reports/cup-page.js';
import { cupReportParts } from '../../src/reports/cup-report.js';
import { cupCsv, cupXlsx } from '../../src/reports/cup-table.js';
import type { CupCommand } from '../../src/rulebooks/table/cup/commands.js';
import { cupRulebook } from '../../src/rulebooks/table/cup/index.js';
import { mafiaCupClassic } from '../../src/rulebooks/table/cup/pack.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { readPlan } from '../../src/web/cup/seating/read-plan.js';

const NICKS = ['Ася', 'Боря', '=Вера', 'Глеб'];
const AT = '2026-12-05T10:00:00.000Z';

/** Two rounds at one table of four; Ася is the don and wins twice, «=Вера» is killed first and names both black once. */
function played(extra: CupCommand[] = []): Game {
  const pack = {
    ...mafiaCupClassic,
    title: { ru: 'Кубок', en: 'Cup' },
    table: { ...mafiaCupClassic.table, seats: 4 },
  };
  const head = { id: 'g-1', rulebook: cupRulebook.id, version: '1', setup: { pack, rulings: {} } };
  const game = new Game(
    cupRulebook as unknown as ConstructorParameters<typeof Game>[0],
    head,
    keyedDraws('зерно', 'g-1'),
  );
  const ids = NICKS.map((_, i) => `p${i + 1}`);
  const result = (winner: 'red' | 'black') => ({
    winner,
    seats: ids.map((player, i) => ({
      n: i + 1,
      player,
      role: (['don', 'mafia', 'citizen', 'sheriff'] as const)[i]!,
      left: i === 2 ? { cause: 'night' as const, day: 1, night: 1 } : null,
      fouls: 0,
      technical: 0,
      extra: i === 3 ? 30 : 0,
    })),
    bestMove: { seat: 3, named: [1, 2, 4] },
    seconds: 1800,
  });
  const commands: CupCommand[] = [
    { type: 'addPlayers', players: NICKS.map((nick, i) => ({ id: ids[i]!, nick })) },
    { type: 'setPlan', plan: { rounds: 2, tables: 1, seats: 4, judges: 0, starts: [], places: [] } },
    {
      type: 'setSeating',
      from: 1,
      rounds: [1, 2].map(() => ({ tables: [{ seats: ids, judges: [] }] })),
      source: 'hand',
    },
    { type: 'startRound', round: 1 },
    { type: 'enterResult', round: 1, table: 1, result: result('black') },
    { type: 'closeRound', round: 1 },
    ...extra,
    { type: 'startRound', round: 2 },
    { type: 'enterResult', round: 2, table: 1, result: result('red') },
    { type: 'closeRound', round: 2 },
  ];
  for (const [index, command] of commands.entries()) {
    const outcome = game.submit(command, { kind: 'organiser' }, AT, `k${index}`);
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
  }
  return game;
}

const viewOf = (game: Game, kind: 'organiser' | 'public' = 'public'): CupView =>
  cupRulebook.view(game.state as Parameters<typeof cupRulebook.view>[0], { kind });

test('a post of the standings names the clauses behind each sum', () => {
  const [text = ''] = cupReportParts(viewOf(played()), 0, 'vk', 'ru') ?? [];
  expect(text).toContain('Кубок. Таблица');
  expect(text).toContain('Глеб — 1,6 (2 игры, побед 1); исход партии +1 (п. 4.1); баллы судьи +0,6 (п. 4.3)');
  // Killed first in both games, one of them lost: 0.4 × 2 ÷ 4 once; two black named twice: 0.2 + 0.2.
  expect(text).toContain(
    '1. =Вера — 1,6 (2 игры, побед 1); исход партии +1 (п. 4.1); лучший ход +0,4 (п. 4.2); первая жертва +0,2 (п. 4.5)',
  );
  expect(text).toContain('ниже, чем =Вера: первые жертвы 0 против 2 (п. 4.8)');
});

test('the same in all formats and both languages; a round that has not begun has no report', () => {
  const view = viewOf(played());
  for (const format of ['vk', 'telegram', 'bbcode', 'markdown'] as const) {
    for (const lang of ['ru', 'en'] as const) {
      expect(cupReportParts(view, 0, format, lang)?.join('\n')).toContain('4.1');
      expect(cupReportParts(view, 1, format, lang)?.join('\n')).toContain(
        lang === 'ru' ? 'Победа мафии' : 'Black wins',
      );
    }
  }
  expect(cupReportParts(view, 3, 'vk', 'ru')).toBeNull();
});

test('what is hidden from the public stands in none of its papers', () => {
  const game = played([{ type: 'hide', from: 2, what: 'results' }]);
  const view = viewOf(game);
  const all = [
    ...(cupReportParts(view, 0, 'vk', 'ru') ?? []),
    ...(cupReportParts(view, 2, 'vk', 'ru') ?? []),
    cupPage(view, 'standings', 'ru'),
    cupPage(view, 'results', 'ru'),
    cupCsv(view, 'ru'),
  ].join('\n');
  expect(all).toContain('Таблица стоит с тура 2');
  expect(all).not.toContain('Победа мирных');
  expect(all).not.toContain('1,6');
  expect(cupReportParts(viewOf(game, 'organiser'), 2, 'vk', 'ru')?.join()).toContain('Победа мирных');
});

test('paper: the standings with a place to sign, seats by round and by player', () => {
  const view = viewOf(played());
  expect(cupPage(view, 'standings', 'ru')).toContain('Главный судья');
  const seating = cupPage(view, 'seating', 'ru');
  expect(seating.match(/<section>/g)).toHaveLength(2);
  expect(seating).toContain('<li>=Вера</li>');
  expect(cupPage(view, 'players', 'ru')).toContain('<td>1–3</td>');
});

test('CSV keeps a nick from being taken for a formula', () => {
  const lines = cupCsv(viewOf(played()), 'ru').split('\n');
  expect(lines[0]).toContain('место,Игрок,команда,Тур 1,Тур 2');
  expect(lines.find((line) => line.includes('Вера'))).toContain("'=Вера");
});

test('the workbook has standings, a seating that can be loaded again, and the games', async () => {
  const file = await cupXlsx(viewOf(played()), [], 'ru');
  const sheets = await Promise.all(['Таблица', 'Рассадка', 'Партии'].map((sheet) => readSheet(file, sheet)));
  expect(sheets[0]?.[1]?.slice(0, 2)).toEqual(['1', '=Вера']);
  expect(sheets[1]).toEqual([
    ['тур', 'стол', 'судья', '1', '2', '3', '4'],
    [1, 1, null, 'Ася', 'Боря', '=Вера', 'Глеб'],
    [2, 1, null, 'Ася', 'Боря', '=Вера', 'Глеб'],
  ]);
  expect(sheets[2]).toHaveLength(9);
  const rows = (sheets[1] ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  const players = NICKS.map((name, i) => ({ id: `p${i + 1}`, name }));
  const { rounds, faults } = readPlan(rows, { players, judges: [], seats: 4 });
  expect(faults).toEqual([]);
  expect(rounds[1]?.tables[0]?.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
});
