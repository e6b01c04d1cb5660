/**
 * A newcomer makes a season of sixty cells and four sides in the editor, by hand and without a word of code, tries it out, and
 * plays its first game day. Every step is one that the guide shows.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
import { gone, Hand, heading, part, seen } from '../support-browser/hand.js';
import { organiserOf, viewOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite('2026-09-01T12:00:00+04:00');
});
afterAll(() => site.close());

/** Draws over the board, from left to right and back, in one stroke of the mouse. */
async function drawPath(page: Page): Promise<void> {
  const box = (await page.locator('.pe-glass').boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.08, 0.15));
  await page.mouse.down();
  for (const [x, y] of [
    [0.9, 0.12],
    [0.93, 0.35],
    [0.1, 0.4],
    [0.07, 0.62],
    [0.9, 0.65],
    [0.93, 0.88],
    [0.1, 0.9],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 12 });
  await page.mouse.up();
}

const tapCell = (page: Page, n: number) =>
  page
    .locator('.pe-sheet')
    .getByRole('button', { name: new RegExp(`^клетка ${n}(,|$)`) })
    .click();

test('sixty cells and four sides, drawn, checked, tried out and played', async () => {
  const organiser = await organiserOf(site);
  const page = await site.visit({ as: organiser });
  const hand = new Hand(page);
  await page.goto('/');
  await hand.press('link', 'Мои сезоны');
  await heading(page, 'Мои сезоны');
  expect(await violations(page)).toEqual([]);
  await hand.write('Название сезона', 'Дачный поход');
  await hand.press('button', 'Открыть редактор');
  await heading(page, 'Дачный поход');
  await seen(page.getByText('Замечаний нет'));

  // The path by hand; a cell moved; both undone and done again.
  const spots = async () => (await kept(page)).layout!.cells.map(({ x, y }) => `${x} ${y}`).join();
  const snake = await spots();
  await hand.press('button', 'Рисовать путь');
  await hand.act(drawPath(page));
  await expect.poll(spots).not.toBe(snake);
  const drawn = await spots();
  await hand.press('button', 'Двигать');
  await hand.act(dragCell(page, 30));
  await expect.poll(spots).not.toBe(drawn);
  await hand.press('button', 'Отменить');
  await expect.poll(spots).toBe(drawn);
  await hand.press('button', 'Выбирать');

  // Effects: their rules come on by themselves, and the person is told.
  for (const [cell, kind] of [
    [5, 'Прибавка или вычет к следующему ходу'],
    [9, 'Прыжок вперёд или назад'],
    [14, 'Пропуск хода'],
    [20, 'Замок стороны: своим плюс, чужим минус'],
  ] as const) {
    await hand.act(tapCell(page, cell));
    await hand.act(page.getByRole('radio', { name: kind }).check());
  }
  await seen(page.getByText('Включено правило «Замки»'));
  await hand.write('Что рассказывает клетка', 'Дача с самоваром.');
  expect(await violations(page)).toEqual([]);

  // A remark leads to its cell.
  await hand.act(tapCell(page, 58));
  await hand.act(page.getByRole('radio', { name: 'Прыжок вперёд или назад' }).check());
  await hand.choose('Куда', 'вперёд');
  await hand.write('На сколько', '9');
  await hand.press('tab', /^Проверка/);
  await seen(page.getByText('прыжок за край поля: на 67'));
  await hand.press('button', 'Показать');
  await seen(page.getByRole('heading', { name: 'Клетка 58' }));
  await hand.write('На сколько', '1');
  await seen(page.getByText('Замечаний нет'));

  await hand.press('tab', 'Стороны');
  const reds = part(page, 'Красные');
  await hand.write('Название', 'Сосновые', reds);
  await hand.write('Буква', 'Т', part(page, 'Сосновые'));
  await hand.press('tab', 'Даты');
  await hand.write('Первая игра', '2026-09-03');
  await hand.write('Раз в сколько дней', '7');
  await hand.act(page.getByRole('button', { name: /^Пропустить 10 сентября/ }).click());
  await seen(page.getByRole('button', { name: /вернуть 10 сентября/ }));
  await seen(page.getByText('Замечаний нет'));

  // A season is played for a trial, and shown on the board.
  await hand.press('tab', 'Прогон');
  await hand.press('button', 'Сыграть сезон');
  await seen(page.getByText(/^После игры \d/));
  await hand.press('button', 'На игру назад');
  expect(await page.locator('.pe-sheet [data-trail]').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  // The file is the pack, and it is the same after a reload.
  const [file] = await Promise.all([page.waitForEvent('download'), hand.press('button', 'Сохранить файл')]);
  expect(file.suggestedFilename()).toBe('dachnyy-pohod-1.season.json');
  const saved: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  await page.reload();
  await heading(page, 'Дачный поход');
  expect(await kept(page)).toEqual(saved);
  await hand.press('button', 'Новая версия');
  await seen(page.getByText('версия 2', { exact: true }));
  await seen(page.getByText('Замечаний нет'));

  // The season of it, and its first game day.
  await hand.press('button', 'Создать сезон');
  await seen(page.getByRole('radio', { name: /Дачный поход/ }));
  expect(await page.getByRole('radio', { name: /Дачный поход/ }).isChecked()).toBe(true);
  const create = page.getByRole('button', { name: 'Создать сезон' });
  while (!(await create.isVisible())) await hand.press('button', 'Дальше');
  await hand.act(create.click());
  await page.waitForURL(/\/g\/[^/]+\/manage/);
  const id = /\/g\/([^/]+)/.exec(page.url())![1]!;
  await hand.press('button', 'Начать сезон');
  await seen(page.getByRole('heading', { name: /Ждём игру 1/ }));
  site.clock.set('2026-09-03T22:30:00+04:00');
  const teams = Array.from({ length: 8 }, (_, n) => ({
    team: `Команда ${n + 1}`,
    place: n + 1,
    main: 3000 - n * 100,
    cup: 100,
  }));
  await organiser.command(id, {
    type: 'enterResults',
    game: 1,
    results: { teams, creative: ['Команда 2'], questionCount: 36 },
    accepted: [],
  });
  const view = await viewOf(organiser, id);
  expect(view.board.size).toBe(60);
  expect(view.board.layout?.cells).toHaveLength(60);
  expect(view.clans.every(({ position }) => position > 0)).toBe(true);
  expect(view.board.cells[19]).toMatchObject({
    mark: { kind: 'castle' },
    story: { ru: 'Дача с самоваром.' },
  });
  expect(site.faults).toEqual([]);
  // Twenty minutes at a slow hand’s ten seconds an action.
  expect(hand.actions).toBeLessThan(120);
});

test('on a phone: the board stays in view, a cell is a tap away, the table of cells does without the picture', async () => {
  const page = await site.visit({ phone: true, as: await organiserOf(site) });
  const hand = new Hand(page);
  await page.goto('/packs');
  await hand.press('radio', /Дворовая экспедиция/);
  await hand.press('button', 'Открыть редактор');
  await heading(page, 'Дворовая экспедиция — по-своему');
  await seen(page.getByText('Замечаний нет'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await hand.act(page.locator('summary', { hasText: 'Список клеток' }).click());
  await hand.press('button', 'Открыть клетку 12');
  await seen(page.getByRole('heading', { name: 'Клетка 12' }));
  await hand.act(page.getByRole('radio', { name: 'Рулетка: следующий ход теряет лучший результат' }).check());
  await seen(page.getByText('Включено правило «Рулетка»'));
  expect((await kept(page, true)).modules.roulette).toEqual({});
  await hand.press('button', 'Отменить');
  await gone(page.getByRole('heading', { name: 'Клетка 13' }));
  for (const tab of ['Поле', 'Стороны', 'Правила', 'Даты', 'Тексты', /^Проверка/, 'Прогон']) {
    await hand.press('tab', tab);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const board = (await page.locator('.pe-sheet').boundingBox())!;
    expect(board.y).toBeLessThan(400);
  }
  expect(site.faults).toEqual([]);
});

interface Kept {
  layout?: { cells: { x: number; y: number }[] };
  modules: Record<string, unknown>;
}

/** What the browser keeps of the pack that is open. */
async function kept(page: Page, soon = false): Promise<Kept> {
  if (soon) await page.waitForTimeout(400);
  return page.evaluate(() => {
    const key = location.pathname.split('/').at(-1);
    return (JSON.parse(localStorage.getItem(`season-pack:${key}`) ?? 'null') as { pack: Kept }).pack;
  });
}

/** Drags a cell a little up. */
async function dragCell(page: Page, n: number): Promise<void> {
  const cell = (await page.locator(`.pe-sheet [data-cell="${n}"]`).boundingBox())!;
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y - 18, { steps: 5 });
  await page.mouse.up();
}
