/** Whoever comes without a link: the board, the whole season by a slider, the hall, and nothing about persons. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hand, heading, part, says, seen } from '../support-browser/hand.js';
import { personalLink, playedSeason, type Season, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
let season: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  season = await playedSeason(site, 'Мафия для всех');
  site.clock.set(WEEK.allPaint);
  await season.bosses[5]?.command(season.id, { type: 'paint', game: 170, cells: [30, 31], repaint: [] });
});
afterAll(() => site.close());

test('the slider goes through the season, and a number tells its reason', async () => {
  const page = await site.visit();
  await page.goto('/');
  await page.getByRole('link', { name: /Мафия для всех/ }).click();
  await heading(page, 'Мафия 2018 на примерном поле');
  expect(await page.getByRole('link', { name: 'Пульт' }).count()).toBe(0);

  const slider = page.getByRole('slider', { name: 'Момент сезона' });
  const board = part(page, 'Весь сезон по ходам');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Сейчас');
  await seen(board.getByRole('button', { name: 'клетка 30, закрашена: Мексиканская мафия' }));
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Старт сезона');
  await seen(board.getByText('Вы смотрите прошлое'));
  await seen(
    board.getByRole('button', { name: /^старт, вне поля; стоят: Русская мафия, .*Мексиканская мафия$/ }),
  );
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Игра 170: ходы');
  await seen(board.getByRole('button', { name: 'клетка 30', exact: true }));
  await seen(board.getByRole('button', { name: 'клетка 20; стоит: Русская мафия' }));

  await part(page, 'Положение кланов')
    .last()
    .getByRole('button', { name: /^20 ?Клетка\. Почему\?/ })
    .click();
  await says(page.locator('[popover]:popover-open'), /120\/10 → 12 \+ 16\/2 → 8 = 20 клеток.* п\. 5\.1/);
  await page.context().close();
});

test('a tapped cell says what happened there', async () => {
  const page = await site.visit({ phone: true });
  await page.goto(`/g/${season.id}/board`);
  await page.getByRole('button', { name: 'клетка 30, закрашена: Мексиканская мафия' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Клетка 30' });
  await says(sheet, /Чья Мексиканская мафия .*Что здесь было .*30/);
  await page.keyboard.press('Escape');
  await page.context().close();
});

test('the hall shows board, positions, order and what comes next, in light and dark', async () => {
  const page = await site.visit();
  await page.goto(`/g/${season.id}/hall`);
  const main = page.getByRole('main');
  await says(main, /Русские 20 Сицилийцы 17 Колумбийцы 15/);
  await says(main, /Покраска после игры 170 .*24:00 вторника, 23 января по Самаре/);
  await seen(main.getByRole('img', { name: /поле/i }));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Сменить тему, сейчас светлая тема' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.context().close();
});

test('names of players, keys and links reach nobody without a link', async () => {
  const link = await personalLink(season.organiser, season.id, {
    name: 'Тайный Участник',
    role: 'member',
    clan: 1,
  });
  await personalLink(season.organiser, season.id, {
    name: 'Скрытый Помощник',
    role: 'co-organiser',
    clan: null,
  });
  const page = await site.visit();
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/feed')) answers.push(response.text().catch(() => ''));
  });
  for (const screen of [
    'season',
    'board',
    'history',
    'rules',
    'council',
    'hall',
    'clan',
    'manage',
    'manage/people',
  ]) {
    await page.goto(`/g/${season.id}/${screen}`);
    await expect.poll(() => page.getByText('Загружаю…').count()).toBe(0);
    await seen(page.getByRole('main'));
  }
  await seen(page.getByText('Это экран организатора'));
  const all = (await Promise.all(answers)).join('\n');
  expect(all).toContain('"view"');
  // Bosses are public by 11.2; players and helpers are not.
  expect(all).toContain('Босс 1');
  for (const secret of ['Тайный', 'Скрытый', link.split('/l/')[1] ?? '', '"seed":"'])
    expect(all).not.toContain(secret);
  for (const path of ['people', 'log', 'export', 'mapping']) {
    expect((await page.request.get(`/api/games/${season.id}/${path}`)).status()).toBe(403);
  }
  await page.context().close();
});

test('a closed season does not exist for strangers', async () => {
  await season.organiser.call('PATCH', `/api/games/${season.id}`, { open: false });
  const page = await site.visit();
  await page.goto(`/g/${season.id}`);
  await seen(page.getByText('Сезон не открылся'));
  const boss = await site.visit({ as: season.bosses[0] });
  await boss.goto(`/g/${season.id}`);
  await heading(boss, 'Русская мафия');
  await page.context().close();
  await boss.context().close();
});

test('in English everything is English', async () => {
  await season.organiser.call('PATCH', `/api/games/${season.id}`, { open: true });
  const page = await site.visit();
  await page.goto(`/g/${season.id}/history`);
  await new Hand(page).press('button', 'English');
  await heading(page, 'Moves and results');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await says(page.getByRole('main'), /Russian Mafia: start → 20, 20 cells/);
  await page.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
