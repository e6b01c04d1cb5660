/** The first start: a one-time link makes the organiser's account, and only that link, and only once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hand, heading, says, seen } from '../support-browser/hand.js';
import { WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite(WEEK.before);
});
afterAll(() => site.close());

test('a stranger sees the product, no season, and no way to make one', async () => {
  const page = await site.visit();
  await page.goto('/');
  await heading(page, 'Клубные игры по регламенту');
  await seen(page.getByText('Игр пока нет'));
  expect(await page.getByRole('link', { name: 'Новая игра' }).count()).toBe(0);
  await page.goto('/new');
  await seen(page.getByText('Сезон создаёт организатор'));
  await page.context().close();
});

test('the link opens once: looking at it uses nothing up, entering does', async () => {
  // Messengers fetch addresses to draw a preview.
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await fetch(site.firstLink, { method })).status).toBe(200);
  }
  const page = await site.visit();
  await page.goto(site.firstLink);
  await heading(page, 'Вход организатора');
  await page.reload();
  await seen(page.getByText('Эта ссылка работает один раз', { exact: false }));
  const me = await page.request.get('/api/me');
  expect(await me.json()).toMatchObject({ signedIn: false, organiser: false });

  const hand = new Hand(page);
  await hand.write('Как вас называть', 'Ольга');
  await hand.press('button', 'Войти');
  await heading(page, 'Клубные игры по регламенту');
  await seen(page.getByText('Вы вошли как Ольга · организатор'));
  await seen(page.getByRole('link', { name: 'Новая игра' }));
  expect(new URL(page.url()).pathname).toBe('/');
  expect(hand.actions).toBe(2);
  expect(site.refusals).toEqual([]);

  const second = await site.visit();
  await second.goto(site.firstLink);
  await says(second.getByRole('alert'), /Ссылка не действует: .*уже использовали/);
  expect(await second.getByRole('button', { name: 'Войти' }).count()).toBe(0);
  const token = site.firstLink.split('/l/')[1];
  const again = await second.request.post('/api/links/consume', { data: { token } });
  expect(again.status()).toBe(404);
  expect(await (await second.request.get('/api/me')).json()).toMatchObject({ signedIn: false });
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
