/** A boss with a phone: the personal link, what is needed and until when, painting, and who was first. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gone, Hand, heading, part, says, seen, textOf } from '../support-browser/hand.js';
import { personalLink, playedSeason, type Season, viewOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
let season: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  season = await playedSeason(site, 'Мафия с телефона');
  site.clock.set(WEEK.allPaint);
});
afterAll(() => site.close());

const paintingOf = (page: Page) => part(page, 'Покраска после игры 170');
const numbers = (page: Page) => page.getByLabel('Номера клеток');
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Закрасить эти клетки?' });

async function clanPage(clan: number): Promise<Page> {
  const page = await site.visit({ phone: true, as: season.bosses[clan - 1] });
  await page.goto(`/g/${season.id}`);
  await seen(paintingOf(page));
  return page;
}

/** The feed of this page stays silent, as in a tunnel: it learns only what it asks for. */
async function silenceFeed(page: Page): Promise<void> {
  await page.route('**/feed?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }),
  );
}

test('the link lets the boss in and the first thing he sees is what is needed of him', async () => {
  const link = await personalLink(season.organiser, season.id, {
    name: 'Павел Консильери',
    role: 'consigliere',
    clan: 6,
  });
  const page = await site.visit({ phone: true });
  await page.goto(link);
  await heading(page, 'Личное приглашение');
  await new Hand(page).press('button', 'Войти');
  await heading(page, 'Мексиканская мафия');
  expect(new URL(page.url()).pathname).toBe(`/g/${season.id}`);
  const todo = part(page, 'Что от вас нужно');
  await says(todo, 'Закрасьте 6 клеток');
  // Both clocks: the game's and the visitor's, who is in Moscow.
  await says(todo, /осталось 1 д 7 ч 24:00 вторника, 23 января по Самаре · у вас вт 23:00/);
  // What is needed stands above everything else the page tells.
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  expect(await textOf(first)).toBe('Что от вас нужно');
  await page.context().close();
});

test('paints by tapping and by numbers, gets a receipt, and everybody sees it at once', async () => {
  const page = await clanPage(6);
  const watcher = await site.visit();
  await watcher.goto(`/g/${season.id}/board`);
  const watching = new Hand(watcher);
  await watching.press('button', 'Список клеток');
  await watching.choose('Показать', 'закрашенные');
  let loads = 0;
  watcher.on('framenavigated', () => {
    loads += 1;
  });

  const painting = paintingOf(page);
  for (const cell of [12, 13])
    await painting.getByRole('button', { name: `клетка ${cell}`, exact: true }).tap();
  await expect.poll(() => numbers(page).inputValue()).toBe('12, 13');
  await numbers(page).fill('12, 13, 30-31');
  await page.getByRole('button', { name: 'Проверить и закрасить · 4' }).tap();
  const dialog = await seen(confirmation(page));
  expect(await textOf(dialog)).toContain('Отменить покраску нельзя.');
  await dialog.getByRole('button', { name: 'Закрасить', exact: true }).tap();

  await says(painting, /Принято понедельник, 22 января, 16:3\d:\d\d по Самаре · запись № \d+/);
  await gone(confirmation(page));
  await says(painting, 'осталось 2 клетки');
  await says(painting, 'закрашено 4 из 6');

  for (const cell of [12, 13, 30, 31]) {
    await seen(watcher.getByRole('row', { name: new RegExp(`^Открыть клетку ${cell} .*Мексиканцы`) }));
  }
  expect(loads).toBe(0);
  await page.context().close();
  await watcher.context().close();
});

test('who comes second is told which cells are gone and to whom, and goes on with the rest', async () => {
  const first = await clanPage(6);
  const second = await site.visit({ phone: true, as: season.bosses[4] });
  await silenceFeed(second);
  await second.goto(`/g/${season.id}/clan`);
  await numbers(second).fill('40, 41');
  await second.getByRole('button', { name: 'Проверить и закрасить · 2' }).tap();
  await seen(confirmation(second));

  await numbers(first).fill('40');
  await first.getByRole('button', { name: 'Проверить и закрасить · 1' }).tap();
  await confirmation(first).getByRole('button', { name: 'Закрасить', exact: true }).tap();
  await seen(paintingOf(first).getByText('Принято'));

  const before = site.refusals.length;
  await confirmation(second).getByRole('button', { name: 'Закрасить', exact: true }).tap();
  const alert = second.getByRole('alert').filter({ hasText: 'Кто-то успел раньше' });
  await says(alert, /40 Мексиканцы/);
  expect(await textOf(alert)).not.toContain('41');
  await seen(alert.getByRole('button', { name: 'Почему? Пункт 6.3' }));
  // The check of what is chosen may ask meanwhile, and is refused as well.
  const entered = site.refusals.slice(before).filter((refusal) => !refusal.endsWith('/dry-run'));
  expect(entered).toEqual([`422 POST /api/games/${season.id}/commands`]);

  await alert.getByRole('button', { name: 'Убрать занятые' }).tap();
  await expect.poll(() => numbers(second).inputValue()).toBe('41');
  await confirmation(second).getByRole('button', { name: 'Закрасить', exact: true }).tap();
  await seen(paintingOf(second).getByText('Принято'));
  const { board } = await viewOf(season.organiser, season.id);
  expect([40, 41].map((cell) => board.cells[cell - 1]?.owner)).toEqual([6, 5]);
  await first.context().close();
  await second.context().close();
});

test('an open confirmation never changes its price by itself: it says what has changed and asks', async () => {
  const first = await clanPage(6);
  const second = await clanPage(5);
  await numbers(second).fill('60, 61');
  await second.getByRole('button', { name: 'Проверить и закрасить · 2' }).tap();
  await says(confirmation(second), /Свободные 60 61 .*По правилам можно/);

  await numbers(first).fill('60');
  await first.getByRole('button', { name: 'Проверить и закрасить · 1' }).tap();
  await confirmation(first).getByRole('button', { name: 'Закрасить', exact: true }).tap();

  const alert = confirmation(second).getByRole('alert').filter({ hasText: 'Кто-то успел раньше' });
  await says(alert, /60 Мексиканцы/);
  const send = confirmation(second).getByRole('button', { name: 'Закрасить', exact: true });
  expect(await send.isDisabled()).toBe(true);
  expect(await textOf(confirmation(second))).not.toContain('Перекрасить чужие');
  await alert.getByRole('button', { name: 'Оставить на перекраску' }).tap();
  await says(confirmation(second), /Перекрасить чужие .*60 .*К следующему ходу −1/);
  expect(await send.isDisabled()).toBe(false);
  await confirmation(second).getByRole('button', { name: 'Отмена' }).tap();
  await first.context().close();
  await second.context().close();
});

test('the choice is checked as it is made: free cells, and the price of painting over', async () => {
  const page = await clanPage(5);
  await numbers(page).fill('45');
  await says(paintingOf(page), /Свободные 45 .*По правилам можно/);
  await numbers(page).fill('30');
  await says(paintingOf(page), /Перекрасить чужие .*30 .*По правилам можно .*К следующему ходу −1/);
  await page.context().close();
});

test('painting over costs a point of the next move, and the clan sees why', async () => {
  const page = await clanPage(5);
  await numbers(page).fill('30');
  await seen(paintingOf(page).getByText('Перекрасить чужие'));
  await page.getByRole('button', { name: 'Проверить и закрасить · 1' }).tap();
  await confirmation(page).getByRole('button', { name: 'Закрасить', exact: true }).tap();
  await seen(paintingOf(page).getByText('Принято'));
  const card = part(page, 'Китайские триады');
  await says(card, /К следующему ходу −1 −1 перекраска, игра 170/);
  await seen(card.getByRole('button', { name: 'Почему? Пункт 6.3' }));
  await page.context().close();
});

test('a member of the clan sees the painting but is told who paints', async () => {
  const link = await personalLink(season.organiser, season.id, { name: 'Игрок', role: 'member', clan: 5 });
  const page = await site.visit({ phone: true, as: await site.caller().enter(link) });
  await page.goto(`/g/${season.id}/clan`);
  await seen(page.getByText('Красят босс и консильери.'));
  expect(await page.getByRole('button', { name: /Проверить и закрасить/ }).count()).toBe(0);
  await page.context().close();
});

test('a request that comes after the close is refused, and the screen says so with the clause', async () => {
  site.clock.set(WEEK.beforeClose);
  const page = await site.visit({ phone: true, as: season.bosses[4] });
  await silenceFeed(page);
  await page.goto(`/g/${season.id}/clan`);
  await numbers(page).fill('50');
  await page.getByRole('button', { name: 'Проверить и закрасить · 1' }).tap();
  await seen(confirmation(page));
  const before = site.refusals.length;
  site.clock.set(WEEK.closed);
  await confirmation(page).getByRole('button', { name: 'Закрасить', exact: true }).tap();
  const alert = page.getByRole('alert').filter({ hasText: 'Покраска после игры 170 закрыта' });
  await seen(alert.getByRole('button', { name: 'Почему? Пункт 6.6' }));
  // It stays on the screen: the page has meanwhile learnt that the painting is over.
  await gone(numbers(page));
  expect(await alert.isVisible()).toBe(true);
  expect(site.refusals.slice(before)).toContain(`422 POST /api/games/${season.id}/commands`);
  const { board } = await viewOf(season.organiser, season.id);
  expect(board.cells[49]?.owner).toBeNull();
  await page.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
