/** A judge leads a table while the network comes and goes: nothing is lost, nothing happens twice, and the times are his. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRecord } from '../../src/engine/game.js';
import type { ReplicaAnswer } from '../../src/server/shapes.js';
import { violations } from '../support-browser/axe.js';
import type { Caller } from '../support-browser/caller.js';
import { gone, heading, part, says, seen } from '../support-browser/hand.js';
import { organiserOf, personalLink } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';
import { TableGame } from '../support-browser/table.js';

let site: Site;
let judge: Caller;
beforeAll(async () => {
  site = await openSite('2026-03-07T15:00:00+03:00');
  judge = await organiserOf(site);
});
afterAll(() => site.close());

const TABLET = { width: 1024, height: 768 };

async function newTable(title: string): Promise<string> {
  const { id } = await judge.call<{ id: string }>('POST', '/api/games', {
    rulebook: 'vavt-cup-2017',
    pack: 'vavt-cup-2017',
    title,
  });
  return id;
}

async function openTablet(game: string, as = judge): Promise<Page> {
  const page = await site.visit({ as });
  await page.setViewportSize(TABLET);
  await page.goto(`/g/${game}`);
  await seen(status(page));
  return page;
}

const status = (page: Page) => page.getByRole('button', { name: /^(На связи|Нет связи)/ });
const next = (page: Page) => page.locator('.j-next:not([data-resting])');

/** The screens are kept: the page may be opened without the network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Карты настоящие/ }).click();
  for (const n of [1, 2, 3, 4, 5])
    await page.getByRole('button', { name: new RegExp(`^№${n}[. ,]`) }).click();
  await page.getByRole('button', { name: /^Записать роли/ }).click();
  await seen(page.getByRole('button', { name: /^Дальше/ }));
}

/** One finger that presses the same place twice counts once: what is pressed after this is pressed anew. */
const anotherFinger = (page: Page) => page.waitForTimeout(400);

/** A press of the biggest button, once the screen has taken the one before. */
async function goOn(page: Page): Promise<void> {
  await anotherFinger(page);
  await next(page).click();
}

const foul = (page: Page, n: number) =>
  page.getByRole('button', { name: new RegExp(`^Фол игроку №${n},`) }).click();

async function log(game: string): Promise<LogRecord[]> {
  const answer = await judge.call<ReplicaAnswer>('GET', `/api/games/${game}/replica`);
  return answer.records as unknown as LogRecord[];
}

/** The server has so many records. */
const arrived = (game: string, count: number) =>
  expect.poll(() => log(game), { timeout: 10_000 }).toHaveLength(count);

const commandsOf = (records: LogRecord[]): unknown[] =>
  records.map(({ input }) => (input.kind === 'command' ? input.command : input.kind));

/** A page without a network says so in the console; whatever else it says is a fault. */
const faults = (): string[] => site.faults.filter((fault) => !fault.includes('net::ERR_'));

test('the network is cut, the tablet is reloaded without it, and every entry arrives once, in order, with its time', async () => {
  const game = await newTable('Стол без связи');
  const page = await openTablet(game);
  await kept(page);
  await deal(page);
  await goOn(page);
  const before = 2;
  await arrived(game, before);
  await says(status(page), 'всё отправлено');

  const made: [number, number][] = [];
  const enter = async (act: () => Promise<void>): Promise<void> => {
    const from = site.clock.now();
    await act();
    const expected = made.length + 1;
    await says(status(page), `сохранено здесь: ${expected}`);
    made.push([from, site.clock.now()]);
  };
  await page.context().setOffline(true);
  await enter(() => goOn(page));
  await enter(() => goOn(page));
  await enter(() => goOn(page));
  for (const n of [1, 2, 3, 4, 5]) await enter(() => foul(page, n));
  await anotherFinger(page);
  for (const n of [1, 2]) await enter(() => foul(page, n));
  await says(status(page), 'Нет связи');
  expect(await log(game)).toHaveLength(before);

  await page.reload();
  await says(status(page), 'сохранено здесь: 10');
  await seen(page.getByRole('button', { name: 'Фол игроку №1, сейчас 2' }));
  await enter(() => foul(page, 6));
  await enter(() => foul(page, 7));

  await page.context().setOffline(false);
  await says(status(page), 'всё отправлено');
  await says(status(page), 'На связи');
  const records = (await log(game)).slice(before);
  expect(commandsOf(records)).toEqual([
    { type: 'next' },
    { type: 'next' },
    { type: 'next' },
    ...[1, 2, 3, 4, 5, 1, 2, 6, 7].map((seat) => ({ type: 'foul', seat })),
  ]);
  for (const [i, { at, entries }] of records.entries()) {
    const [from, to] = made[i]!;
    // Game time is known to the tablet as well as the answers of the server came fast.
    expect(Date.parse(at)).toBeGreaterThan(from - 300);
    expect(Date.parse(at)).toBeLessThanOrEqual(to);
    expect(entries[0]!.at).toBe(at);
  }
  expect(new Set(records.map(({ key }) => key)).size).toBe(12);

  // The server has the table as the tablet shows it.
  const answer = await judge.call<{ view: { seats: { fouls: number }[] } }>('GET', `/api/games/${game}`);
  expect(answer.view.seats.map(({ fouls }) => fouls)).toEqual([2, 2, 1, 1, 1, 1, 1, 0, 0, 0]);
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('the answers of the server are lost on their way, and nothing happens twice', async () => {
  const game = await newTable('Стол с плохой связью');
  const page = await openTablet(game);
  await deal(page);
  await says(status(page), 'всё отправлено');
  let swallowed = 0;
  await page.route('**/commands', async (route) => {
    if (swallowed >= 3) return route.continue();
    swallowed++;
    await route.fetch();
    await route.abort('connectionreset');
  });
  for (const n of [1, 2, 3, 4]) await foul(page, n);
  await arrived(game, 5);
  await says(status(page), 'всё отправлено');
  expect(swallowed).toBe(3);
  expect(commandsOf((await log(game)).slice(1))).toEqual(
    [1, 2, 3, 4].map((seat) => ({ type: 'foul', seat })),
  );
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('a second device sees who leads and takes over; what the first one had not sent is shown there and may still be sent', async () => {
  const game = await newTable('Стол с двумя устройствами');
  const first = await openTablet(game);
  await deal(first);
  await goOn(first);
  await arrived(game, 2);
  await says(status(first), 'всё отправлено');

  const second = await openTablet(game);
  const watching = part(second, 'Стол ведёт другое устройство');
  await says(watching, /Этот стол ведёт Ольга Регламентова, компьютер/);
  await foul(second, 9);
  await seen(second.getByText('отсюда записать нельзя'));
  expect(await log(game)).toHaveLength(2);

  await first.context().setOffline(true);
  await foul(first, 1);
  await foul(first, 2);
  await says(status(first), 'сохранено здесь: 2');

  await watching.getByLabel('Как назвать это устройство').fill('Ноутбук у сцены');
  await watching.getByRole('button', { name: 'Вести отсюда' }).click();
  await gone(watching);
  await anotherFinger(second);
  await foul(second, 9);
  await arrived(game, 3);

  await first.context().setOffline(false);
  await says(status(first), 'нужно решение');
  await says(part(first, 'Стол ведёт другое устройство'), 'Этот стол ведёт Ноутбук у сцены');
  await status(first).click();
  const panel = first.getByRole('dialog');
  await says(panel, 'Не отправлено: 2');
  await panel.getByRole('button', { name: 'Вести отсюда' }).click();
  await panel.getByRole('button', { name: 'Отправить подходящие: 2' }).click();
  await says(status(first), 'всё отправлено');
  expect(commandsOf((await log(game)).slice(2))).toEqual([9, 1, 2].map((seat) => ({ type: 'foul', seat })));

  // The second one sees at once that it no longer leads, and what has come.
  await says(part(second, 'Стол ведёт другое устройство'), /Этот стол ведёт/);
  await seen(second.getByRole('button', { name: 'Фол игроку №1, сейчас 1' }));
  expect(faults()).toEqual([]);
  await first.context().close();
  await second.context().close();
});

test('two pages of one device go on together, offline and after one of them is closed', async () => {
  const game = await newTable('Стол на двух страницах');
  const one = await openTablet(game);
  await kept(one);
  await deal(one);
  await says(status(one), 'всё отправлено');
  const context = one.context();
  const two = await context.newPage();
  await two.goto(`/g/${game}`);
  await says(status(two), 'всё отправлено');
  expect(await part(two, 'Стол ведёт другое устройство').count()).toBe(0);

  await context.setOffline(true);
  await Promise.all([foul(one, 1), foul(two, 2)]);
  await Promise.all([foul(one, 3), foul(two, 4)]);
  for (const page of [one, two]) {
    for (const n of [1, 2, 3, 4])
      await seen(page.getByRole('button', { name: `Фол игроку №${n}, сейчас 1` }));
    await says(status(page), 'сохранено здесь: 4');
  }
  await one.close();
  await two.close();

  // Nobody has the table open; the next page opens without the network.
  const three = await context.newPage();
  await three.goto(`/g/${game}`);
  await says(status(three), 'сохранено здесь: 4');
  await context.setOffline(false);
  await says(status(three), 'всё отправлено');
  const seats = (await log(game)).slice(1).map(({ input }) => input.kind === 'command' && input.command.seat);
  expect(seats.toSorted()).toEqual([1, 2, 3, 4]);
  expect(seats.indexOf(1)).toBeLessThan(seats.indexOf(3));
  expect(seats.indexOf(2)).toBeLessThan(seats.indexOf(4));
  expect(faults()).toEqual([]);
  await context.close();
});

test('whoever only watches keeps nothing and loads no rules', async () => {
  const game = await newTable('Стол для зрителя');
  const page = await site.visit();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`/g/${game}`);
  await seen(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('load');
  const loaded = (await Promise.all(scripts)).join('');
  expect(loaded).toContain('serverTime');
  // A refusal of the rules, and the name of the database.
  expect(loaded).not.toContain('Себя выставить нельзя');
  expect(loaded).not.toContain('reglament-table');
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await indexedDB.databases()).length,
  ]);
  expect(left).toEqual([0, 0]);
  await page.context().close();
});

test('a player is replaced without the network, his phone gives the seat up, and a tablet that was lost is signed out', async () => {
  const table = await TableGame.open(site, 'Стол с заменой', { 'card.view': 'yes' });
  await table.lead('dealt');
  const game = table.id;
  const former = await site.visit({ phone: true, as: await site.caller().enter(await table.link(4)) });
  await former.goto(`/g/${game}`);
  await heading(former, 'Ваше место — №4');
  const helper = await personalLink(judge, game, { name: 'Глеб', role: 'co-organiser', clan: null });
  const tablet = await openTablet(game, await site.caller().enter(helper));
  await foul(tablet, 9);
  await says(status(tablet), 'всё отправлено');

  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Меню судьи' }).click();
  await tablet.getByRole('button', { name: 'Заменить игрока' }).click();
  const panel = tablet.getByRole('dialog', { name: 'Заменить игрока' });
  await panel.getByRole('button', { name: '№4 Дядя Фёдор' }).click();
  await panel.getByLabel('Кто садится').fill('Мария');
  expect(await violations(tablet)).toEqual([]);
  await panel.getByRole('button', { name: 'нездоровится' }).click();
  await panel.getByRole('button', { name: 'Заменить', exact: true }).click();
  await says(status(tablet), 'сохранено здесь: 1');
  await seen(tablet.getByRole('button', { name: /^№4 Мария/ }));
  await heading(former, 'Ваше место — №4');
  await tablet.context().setOffline(false);
  await says(status(tablet), 'всё отправлено');
  await seen(former.getByText('Сейчас вашего места за столом нет'));
  expect(await former.getByText('Ваша карта').count()).toBe(0);

  // The organiser gives the newcomer his link; the entry itself is for whoever leads.
  const desk = await site.visit({ as: judge });
  await desk.goto(`/g/${game}/manage/people`);
  await desk.getByRole('button', { name: 'Выдать ссылку: Мария' }).click();
  const url = (await desk.locator('.org-url').textContent())!;
  await desk.keyboard.press('Escape');
  await says(desk.getByRole('list', { name: 'Сидели раньше' }), 'Дядя Фёдор');
  await desk.getByRole('button', { name: 'Заменить: №1 Искра' }).click();
  const replacing = desk.getByRole('dialog', { name: 'Замена на месте №1' });
  await replacing.getByRole('button', { name: 'Дядя Фёдор' }).click();
  await replacing.getByLabel('Причина').fill('вернулся на другое место');
  await replacing.getByRole('button', { name: 'Заменить', exact: true }).click();
  await says(replacing, 'Замену запишет тот, кто ведёт');
  const newcomer = await site.visit({ phone: true, as: await site.caller().enter(url) });
  await newcomer.goto(`/g/${game}`);
  await heading(newcomer, 'Ваше место — №4');
  await seen(newcomer.getByRole('button', { name: /Нажмите и держите|держите/ }));

  // The helper's tablet is gone: whoever takes the lead says so, and it is signed out.
  const second = await openTablet(game);
  const watching = part(second, 'Стол ведёт другое устройство');
  await watching.getByLabel('То устройство потеряно').check();
  await watching.getByRole('button', { name: 'Вести отсюда и закрыть тот вход' }).click();
  await gone(watching);
  await seen(tablet.getByText('Вход на этом устройстве кончился'));
  await expect.poll(() => stored(tablet)).toEqual([0, 0, 0, 0]);
  expect(await tablet.getByText('Судья').count()).toBe(0);
  await foul(second, 8);
  await says(status(second), 'всё отправлено');
  expect(faults()).toEqual([]);
  for (const page of [former, tablet, desk, newcomer, second]) await page.context().close();
});

/** How many games, records, entries on their way and answers the device keeps. */
function stored(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('reglament-table'));
    const names = ['games', 'records', 'queue', 'answers'];
    const counts = await Promise.all(
      names.map((name) => done(db.transaction(name).objectStore(name).count())),
    );
    db.close();
    return counts;
  });
}

test('signing out asks about entries that were never sent, and then leaves nothing on the device', async () => {
  const game = await newTable('Стол Глеба');
  // Another judge, so that nobody else's session ends.
  const link = await personalLink(judge, game, { name: 'Глеб', role: 'co-organiser', clan: null });
  const page = await openTablet(game, await site.caller().enter(link));
  await deal(page);
  await says(status(page), 'всё отправлено');
  await page.route('**/commands', (route) => route.abort('connectionreset'));
  await foul(page, 1);
  await says(status(page), 'сохранено здесь: 1');
  expect(await stored(page)).toEqual([1, 1, 1, 1]);

  await page.goto('/');
  await page.getByRole('button', { name: 'Выйти' }).click();
  const dialog = page.getByRole('dialog');
  await says(dialog, 'С этого устройства не отправлена 1 запись стола');
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  expect((await stored(page))[2]).toBe(1);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await dialog.getByRole('button', { name: 'Выйти и стереть' }).click();
  await expect.poll(() => stored(page)).toEqual([0, 0, 0, 0]);
  expect(faults()).toEqual([]);
  await page.context().close();
});
