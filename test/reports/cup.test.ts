/** Reports of a cup: what a post says, what paper shows, what a spreadsheet holds; a frozen cup tells nothing it must not. */
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { cupPage } from '../../src/reports/cup-page.js';
import { cupReportParts } from '../../src/reports/cup-report.js';
import { cupCsv, cupXlsx } from '../../src/reports/cup-table.js';
import { cupRulebook } from '../../src/rulebooks/table/cup/index.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { readPlan } from '../../src/web/cup/seating/read-plan.js';
import { NICKS, playedCup } from './cup-game.js';

const viewOf = (game: Game, kind: 'organiser' | 'public' = 'public'): CupView =>
  cupRulebook.view(game.state as Parameters<typeof cupRulebook.view>[0], { kind });

test('a post of the standings names the clauses behind each sum', () => {
  const [text = ''] = cupReportParts(viewOf(playedCup()), 0, 'vk', 'ru') ?? [];
  expect(text).toContain('Кубок. Таблица');
  expect(text).toContain('Глеб — 1,6 (2 игры, побед 1); исход партии +1 (п. 4.1); баллы судьи +0,6 (п. 4.3)');
  // Killed first in both games, one of them lost: 0.4 × 2 ÷ 4 once; two black named twice: 0.2 + 0.2.
  expect(text).toContain(
    '1. =Вера — 1,6 (2 игры, побед 1); исход партии +1 (п. 4.1); лучший ход +0,4 (п. 4.2); первая жертва +0,2 (п. 4.5)',
  );
  expect(text).toContain('ниже, чем =Вера: первые жертвы 0 против 2 (п. 4.8)');
});

test('the same in all formats and both languages; a round that has not begun has no report', () => {
  const view = viewOf(playedCup());
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
  const game = playedCup([{ type: 'hide', from: 2, what: 'results' }]);
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
  const view = viewOf(playedCup());
  expect(cupPage(view, 'standings', 'ru')).toContain('Главный судья');
  const seating = cupPage(view, 'seating', 'ru');
  expect(seating.match(/<section>/g)).toHaveLength(2);
  expect(seating).toContain('<li>=Вера</li>');
  expect(cupPage(view, 'players', 'ru')).toContain('<td>1–3</td>');
});

test('CSV keeps a nick from being taken for a formula', () => {
  const lines = cupCsv(viewOf(playedCup()), 'ru').split('\n');
  expect(lines[0]).toContain('место,Игрок,команда,Тур 1,Тур 2');
  expect(lines.find((line) => line.includes('Вера'))).toContain("'=Вера");
});

test('the workbook has standings, a seating that can be loaded again, and the games', async () => {
  const file = await cupXlsx(viewOf(playedCup()), [], 'ru');
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
