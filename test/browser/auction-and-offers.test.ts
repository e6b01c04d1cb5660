/** Tuesday and Wednesday: teams are registered, emigrants sold by the clock, an offer judged and felt by its clan. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellList } from '../../src/texts/numbers.js';
import { Hand, heading, part, says, seen } from '../support-browser/hand.js';
import { playedSeason, type Season, viewOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

const GUESTS = 'Пираты Эквадора';
const OTHERS = 'Анаконда';
const LAND: Record<number, number[]> = { 5: [70, 71, 72, 73, 74], 6: [80, 81, 82, 83, 84, 85] };

let site: Site;
let season: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  // The first clan ends its first move on 20.
  season = await playedSeason(site, 'Мафия с торгами', async ({ organiser, id }) => {
    await organiser.command(id, {
      type: 'setCell',
      cell: 20,
      mark: { kind: 'offer', offer: 'dress', side: null },
    });
  });
  site.clock.set(WEEK.allPaint);
  for (const [clan, cells] of Object.entries(LAND)) {
    await season.bosses[Number(clan) - 1]?.command(season.id, {
      type: 'paint',
      game: 170,
      cells,
      repaint: [],
    });
  }
});
afterAll(() => site.close());

async function lotsOf(clan: number): Promise<Page> {
  const page = await site.visit({ phone: true, as: season.bosses[clan - 1] });
  await page.goto(`/g/${season.id}/clan`);
  await seen(part(page, /Торги за эмигрантов/));
  return page;
}

const firstLot = async () => (await viewOf(season.organiser, season.id)).games[1]?.auction?.lots[0]?.id ?? '';
const lot = (page: Page) => part(page, `Лот 1. ${GUESTS}`);
const second = (page: Page) => part(page, `Лот 2. ${OTHERS}`);

test('the organiser registers the teams and sees which of them will be a lot', async () => {
  const page = await site.visit({ as: season.organiser });
  const hand = new Hand(page);
  await page.goto(`/g/${season.id}/manage`);
  await seen(page.getByRole('heading', { name: 'Запишите команды игры 171' }));
  await hand.press('link', 'Записать команды');
  await heading(page, 'Покраска и торги');
  await hand.press('button', 'Команды кланов');
  const field = page.getByLabel('Заявленные команды', { exact: true });
  await field.fill(`${await field.inputValue()}\n${GUESTS}\n${OTHERS}\nПетровы.`);
  // A near miss is asked about, never joined by itself.
  const near = page.getByRole('group', { name: '«Петровы.» — это кто?' });
  await hand.press('button', 'Это «Петровы»', near);
  await says(part(page, 'Кто эти команды'), `${GUESTS} новая: эмигрант, будет лот`);
  await hand.press('button', 'Записать команды');
  await expect
    .poll(async () => (await viewOf(season.organiser, season.id)).games[1]?.auction?.registered.length)
    .toBe(34);
  await page.context().close();
});

test('a bid gets a receipt with the server’s time, also when the clan then leads everywhere', async () => {
  site.clock.set(WEEK.lots);
  const page = await lotsOf(6);
  for (const one of [second(page), lot(page)]) {
    await one.getByRole('button', { name: 'Поставить 1 клетку' }).tap();
    await says(one, /Высшая ставка: 1 Мексиканцы ваша/);
    await says(one, /Принято вторник, 23 января, 16:1\d:\d\d по Самаре · запись № \d+/);
  }
  await page.context().close();
});

test('two clans bid, both see it at once, and the lot closes by the clock', async () => {
  site.clock.set(WEEK.lots);
  const leading = (await viewOf(season.organiser, season.id)).games[1]?.auction?.lots[0]?.highest;
  if (!leading) await season.bosses[5]?.command(season.id, { type: 'bid', lot: await firstLot(), cells: 1 });
  const [five, six] = [await lotsOf(5), await lotsOf(6)];
  const watcher = await site.visit();
  await watcher.goto(`/g/${season.id}/season`);
  const closing = /19:00 среды, 24 января по Самаре · у вас ср 18:00/;
  await says(part(five, /Торги за эмигрантов/), /Закроются через 1 д 2 ч/);
  for (const place of [part(five, /Торги за эмигрантов/), part(watcher, 'Торги за эмигрантов')])
    await says(place, closing);

  await lot(five).getByRole('button', { name: 'Поставить 2 клетки' }).tap();
  await says(lot(five), /Высшая ставка: 2 Триады ваша/);
  await says(lot(six), /Высшая ставка: 2 Триады/);
  await says(part(five, /Торги за эмигрантов/), 'У клана 5, из них в залоге 2');

  // The button keeps what it said: the bid is raised by hand.
  await says(lot(six), /высшая ставка выросла с 1 до 2/);
  expect(await lot(six).getByRole('button', { name: 'Поставить 2 клетки' }).isDisabled()).toBe(true);
  await lot(six).getByRole('button', { name: 'Изменить ставку на 3' }).tap();
  await lot(six).getByRole('button', { name: 'Поставить 3 клетки' }).tap();
  await says(lot(five), /Высшая ставка: 3 Мексиканцы/);
  await says(part(watcher, 'Торги за эмигрантов'), new RegExp(`${GUESTS} 3`));
  // More than the clan owns cannot even be chosen.
  expect(await lot(five).getByRole('button', { name: 'Поднять на 5' }).isDisabled()).toBe(true);

  site.clock.set('2018-01-24T18:59:57+04:00');
  await lot(five).getByRole('button', { name: 'Изменить ставку на 4' }).tap();
  await lot(five).getByRole('button', { name: 'Поставить 4 клетки' }).tap();
  await says(lot(five), /Забирает Китайские триады Отданы клетки/);
  await says(lot(six), /Забирает Китайские триады Отданы клетки/);
  const { board, games, clans } = await viewOf(season.organiser, season.id);
  const [sold] = games[1]?.auction?.lots ?? [];
  expect(sold).toMatchObject({ winner: 5, closed: true });
  expect(sold?.paid).toHaveLength(4);
  for (const cell of sold?.paid ?? []) {
    expect(LAND[5]).toContain(cell);
    expect(board.cells[cell - 1]?.owner).toBeNull();
  }
  await says(lot(six), `Отданы клетки ${cellList(sold?.paid ?? [])}`);
  expect(clans[4]?.teams).toContainEqual({ team: GUESTS, kind: 'emigrant' });
  await says(part(five, 'Китайские триады'), `${GUESTS} · эмигранты`);
  for (const page of [five, six, watcher]) await page.context().close();
});

test('the organiser judges an offer with both outcomes before his eyes, and the clan sees +7 with its reason', async () => {
  const boss = await site.visit({ phone: true, as: season.bosses[0] });
  await boss.goto(`/g/${season.id}/clan`);
  const offered = part(boss, 'Дресс-код от автора');
  await says(offered, /клетка 20, игра 170 ждёт решения/);

  const page = await site.visit({ as: season.organiser });
  const hand = new Hand(page);
  await page.goto(`/g/${season.id}/manage/offers`);
  const card = part(page, 'Дресс-код от автора');
  await says(card, /Если выполнено .*\+7.*Если не выполнено .*−7/);
  await hand.press('radio', 'Выполнено', card);
  await hand.write('Примечание для журнала (необязательно)', 'пришли все пятеро', card);
  await hand.press('button', 'Записать решение', card);
  await says(
    page.getByRole('table', { name: 'Чем кончились предложения' }),
    /Дресс-код от автора Русские Выполнено/,
  );

  const own = part(boss, 'Русская мафия');
  await says(own, /К следующему ходу \+7 \+7 предложение, игра 170/);
  await own.getByRole('button', { name: 'Почему? Пункт 9.2' }).tap();
  await says(own.locator('[popover]:popover-open'), /^Пункт 9\.2 .{20,}/);
  await page.context().close();
  await boss.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
  expect(site.refusals).toEqual([]);
});
