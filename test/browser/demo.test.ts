/** The demonstration: anybody may look at it, and through anybody's eyes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hand, heading, part, says, seen } from '../support-browser/hand.js';
import { WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite(WEEK.before);
});
afterAll(() => site.close());

const CLANS = [
  'Русская мафия',
  'Колумбийские бароны',
  'Сицилийские мафиози',
  'Японские якудза',
  'Китайские триады',
  'Мексиканская мафия',
];

const seatsOf = (clan: string) => ['босс', 'консильери', 'участник клана'].map((role) => `${clan}: ${role}`);

test('one press opens a season in its middle, and the switch shows it as every role', async () => {
  const page = await site.visit();
  const hand = new Hand(page);
  await page.goto('/');
  await hand.press('button', 'Сезон «Мафии»');
  const look = page.getByRole('combobox', { name: 'Смотреть как' });
  await seen(look);
  const titles = await look.locator('option').allInnerTexts();
  expect(titles).toEqual(['я сам', 'Организатор', 'Зритель', ...CLANS.flatMap(seatsOf)]);
  const places = page.getByRole('navigation', { name: 'Разделы сезона' });
  const id = new URL(page.url()).pathname.split('/')[2];

  await hand.choose('Смотреть как', 'Зритель');
  await page.goto(`/g/${id}/season`);
  await seen(part(page, 'Торги за эмигрантов'));
  expect(await places.getByRole('link', { name: /Пульт|Клан/ }).count()).toBe(0);

  for (const [index, clan] of CLANS.entries()) {
    for (const role of index === 0 ? ['босс', 'консильери', 'участник клана'] : ['босс']) {
      await hand.choose('Смотреть как', `${clan}: ${role}`);
      await seen(places.getByRole('link', { name: 'Клан', exact: true }));
      await places.getByRole('link', { name: 'Клан', exact: true }).click();
      await heading(page, clan);
      await seen(part(page, 'Что от вас нужно'));
      expect(await places.getByRole('link', { name: 'Пульт' }).count()).toBe(0);
    }
  }

  await hand.choose('Смотреть как', 'Организатор');
  await places.getByRole('link', { name: 'Пульт' }).click();
  await heading(page, 'День игры');
  await seen(part(page, 'Сейчас'));
  // The choice outlives a reload.
  await page.reload();
  await heading(page, 'День игры');
  await page.context().close();
});

test('a visitor acts as a boss: he paints, and the receipt has the demonstration’s own time', async () => {
  const page = await site.visit({ phone: true });
  await page.goto('/');
  await new Hand(page).press('button', 'Сезон «Мафии»');
  await seen(page.getByRole('combobox', { name: 'Смотреть как' }));
  const id = new URL(page.url()).pathname.split('/')[2];
  for (const clan of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/g/${id}/clan?as=clan:${clan}`);
    await seen(part(page, 'Что от вас нужно'));
    const cells = page.getByLabel('Номера клеток');
    if (!(await cells.isVisible())) continue;
    await cells.fill('261');
    const painting = part(page, 'Покраска после игры 176');
    await says(painting, 'По правилам можно');
    await page.getByRole('button', { name: 'Проверить и закрасить · 1' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрасить', exact: true }).tap();
    await says(painting, /Принято вторник, 6 марта, 17:1\d:\d\d по Самаре/);
    await page.context().close();
    return;
  }
  throw new Error('no clan of the demonstration has a cell to paint');
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
  expect(site.refusals).toEqual([]);
});
