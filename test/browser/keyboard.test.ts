/** Two stories without a mouse: painting, and judging an offer. The focus is seen at every stop. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, part, says, seen } from '../support-browser/hand.js';
import { Keyboard } from '../support-browser/keyboard.js';
import { playedSeason, type Season, viewOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
let season: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  season = await playedSeason(site, 'Мафия с клавиатуры', async ({ organiser, id }) => {
    await organiser.command(id, {
      type: 'setCell',
      cell: 20,
      mark: { kind: 'offer', offer: 'dress', side: null },
    });
  });
  site.clock.set(WEEK.allPaint);
});
afterAll(() => site.close());

test('a boss paints: one cell by the arrows on the board, one by its number', async () => {
  const page = await site.visit({ as: season.bosses[5] });
  await page.goto(`/g/${season.id}/clan`);
  await heading(page, 'Мексиканская мафия');
  const keys = new Keyboard(page);
  // The first stop leads past the navigation.
  await keys.press('Tab');
  expect((await keys.stop())?.name).toBe('К содержанию');
  await keys.press('Enter');
  await keys.to('Номера клеток');
  await keys.type('100');
  // The board is one stop; it begins where the clan stands.
  await keys.to(/^клетка 11; стоит: Мексиканская мафия/);
  await keys.press('ArrowRight', 2);
  expect((await keys.stop())?.name).toBe('клетка 13');
  await keys.press('Enter');
  await expect.poll(() => page.getByLabel('Номера клеток').inputValue()).toMatch(/^13, 100$/);
  expect((await keys.stop())?.name).toMatch(/^клетка 13/);
  await keys.to('Проверить и закрасить · 2');
  await keys.press('Enter');
  await seen(page.getByRole('dialog', { name: 'Закрасить эти клетки?' }));
  await keys.to('Закрасить');
  await keys.press('Enter');
  await says(part(page, 'Покраска после игры 170'), /Принято понедельник, 22 января, 16:3\d:\d\d по Самаре/);
  const { board } = await viewOf(season.organiser, season.id);
  expect([13, 100].map((cell) => board.cells[cell - 1]?.owner)).toEqual([6, 6]);
  await page.context().close();
});

test('the organiser reads a clause and judges an offer', async () => {
  const page = await site.visit({ as: season.organiser });
  await page.goto(`/g/${season.id}/manage`);
  await heading(page, 'День игры');
  const keys = new Keyboard(page);
  await keys.to(/^Предложения и борьба/);
  await keys.press('Enter');
  await heading(page, 'Предложения и борьба');
  const card = part(page, 'Дресс-код от автора');
  await keys.to('Почему? Пункт 9.3.1');
  await keys.press('Enter');
  await says(card.locator('[popover]:popover-open'), /^Пункт 9\.3\.1 .{20,}/);
  await keys.press('Escape');
  expect((await keys.stop())?.name).toBe('Почему? Пункт 9.3.1');
  // One stop for the two verdicts; the arrows choose.
  await keys.to('Выполнено');
  await keys.press('Space');
  await keys.press('ArrowDown');
  expect((await keys.stop())?.name).toBe('Не выполнено');
  await keys.press('ArrowUp');
  await keys.to('Записать решение');
  await keys.press('Enter');
  await seen(page.getByText('Открытых предложений нет.'));
  const { offers, clans } = await viewOf(season.organiser, season.id);
  expect(offers[0]).toMatchObject({ kind: 'dress', fulfilled: true });
  expect(clans[0]?.modifiers).toMatchObject([{ amount: 7, source: 'offer' }]);
  await page.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
