/** Round a judged table: phones in the hall, the projector, a stream, a player's own seat, the review, the judge's corrections. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLE_NAMES } from '../support/table-story.js';
import { overflow, violations } from '../support-browser/axe.js';
import { Hand, heading, says, seen, textOf } from '../support-browser/hand.js';
import { organiserOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';
import { EVENING, TableGame } from '../support-browser/table.js';

/** Names of roles as whole words; `\b` knows no Cyrillic. */
const ROLES = /(?<!\p{L})(дон|мафия|шериф|доктор|мирный)(?!\p{L})/iu;

let site: Site;
beforeAll(async () => {
  site = await openSite(EVENING);
});
afterAll(() => site.close());

const items = (page: Page) => page.getByRole('list', { name: 'Игроки за столом' }).getByRole('listitem');

/** Everything the page was sent so far, besides the program itself. */
function keepAnswers(page: Page): string[] {
  const kept: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || response.url().includes('/feed')) return;
    void response.text().then(
      (text) => kept.push(text),
      () => {},
    );
  });
  return kept;
}

/** The live feeds of the page as it is open: what they have said, and a network that breaks them. To be called before it opens. */
async function keepFeeds(page: Page): Promise<{ said(): Promise<string[]>; cut(): Promise<void> }> {
  await page.addInitScript(() => {
    const kept = { feeds: [] as EventSource[], said: [] as string[] };
    const Original = EventSource;
    Object.assign(globalThis, {
      kept,
      EventSource: class extends Original {
        constructor(url: string) {
          super(url);
          kept.feeds.push(this);
          this.addEventListener('message', ({ data }) => kept.said.push(String(data)));
        }
      },
    });
  });
  return {
    said: () => page.evaluate(() => (globalThis as unknown as { kept: { said: string[] } }).kept.said),
    cut: () =>
      page.evaluate(() => {
        for (const feed of (globalThis as unknown as { kept: { feeds: EventSource[] } }).kept.feeds) {
          feed.close();
          feed.dispatchEvent(new Event('error'));
        }
      }),
  };
}

test('a phone in the hall follows the table, sees no role before the announcement and all of them after', async () => {
  const game = await TableGame.open(site, 'Вечерний стол');
  await game.lead('speech');
  const page = await site.visit({ phone: true });
  const sent = keepAnswers(page);
  const feeds = await keepFeeds(page);
  await page.goto(`/g/${game.id}`);
  await heading(page, 'Вечерний стол');
  const main = page.getByRole('main');
  await says(main, /День 1 · обсуждение Говорит №2 Аспид/);
  await seen(main.getByRole('timer', { name: /^Осталось 0:5\d$/ }));
  expect(await items(page).count()).toBe(10);
  await says(items(page).nth(1), /Аспид говорит .*1 фол/);
  await says(items(page).nth(5), /Rowan выставлен/);
  // Of roles the hall is told that «мафия не спит» and no more: here nobody sleeps.
  expect(await textOf(main)).not.toMatch(ROLES);

  // What the judge enters comes by itself.
  await game.lead('vote');
  await says(main, /Голосуют против №3 .*№6 Rowan 3 .*Рук ещё нет: 7/);
  await game.lead('secondDay');
  await says(main, /Ночь 1 Игру покидает №6: ночью .*День 1 .*Игру покидает №3: по голосованию п\. 4\.11/);
  await main.getByRole('button', { name: 'Почему? Пункт 4.11' }).tap();
  await seen(page.locator('[popover]:popover-open').getByText('Пункт 4.11'));
  await page.keyboard.press('Escape');
  const told = await feeds.said();
  expect([sent.length >= 1, told.some((text) => text.includes('"patch":['))]).toEqual([true, true]);
  for (const answer of [...sent, ...told])
    expect(answer).not.toMatch(/"role":"(don|mafia|sheriff|doctor|citizen)"|"shots"/);
  expect(await page.getByRole('link', { name: 'Разбор' }).count()).toBe(0);
  await page.goto(`/g/${game.id}/replay`);
  await seen(page.getByText('Разбор откроется, когда судья объявит итог.'));
  await page.goto(`/g/${game.id}/table`);

  await game.lead('ended');
  await says(main, /Партия окончена Победа мирных/);
  await says(items(page).nth(0), /Искра .*по голосованию дон/);
  await says(items(page).nth(3), /Дядя Фёдор шериф/);
  await says(main, /Шериф проверил №1: чёрный/);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test('the hall screen shows seats, a huge clock, nominees and votes; nobody’s role, even on the judge’s computer', async () => {
  const game = await TableGame.open(site, 'Экран');
  await game.lead('speech');
  const page = await site.visit({ as: game.judge });
  const heard: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === `/api/games/${game.id}`) heard.push(answer.text());
  });
  const feeds = await keepFeeds(page);
  await page.goto(`/g/${game.id}/hall`);
  const main = page.getByRole('main');
  await says(main, /Экран День 1 · обсуждение .*Говорит №2 .*Выставлены №6 Rowan №3 Ласточка/);
  const digits = page.getByRole('timer').locator('[aria-hidden]').first();
  expect((await digits.boundingBox())!.height).toBeGreaterThan(80);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await textOf(main)).not.toMatch(ROLES);
  // Not even hidden in the page: the server has not sent them.
  expect(heard.length).toBeGreaterThan(0);
  expect((await Promise.all(heard)).join()).not.toMatch(/"role":"(don|mafia|sheriff|doctor|citizen)"/);
  // Two seats never lie on one another.
  const boxes = await Promise.all((await items(page).all()).map(async (item) => (await item.boundingBox())!));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.x + a.width <= b.x + 1 ||
        b.x + b.width <= a.x + 1 ||
        a.y + a.height <= b.y + 1 ||
        b.y + b.height <= a.y + 1;
      expect(apart).toBe(true);
    }
  expect(await violations(page)).toEqual([]);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Сменить тему, сейчас светлая тема' }).click();
  await expect.poll(ground).not.toBe(light);
  expect(await violations(page, { rules: 'theme' })).toEqual([]);
  await game.lead('vote');
  await says(main, /Голосуют против №3 .*№6 Rowan 3 голоса/);

  // Without the network it says so and keeps what it shows; afterwards it goes on by itself.
  await page.context().setOffline(true);
  await feeds.cut();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await game.lead('night');
  await says(main, /Голосуют против №3/);
  await page.context().setOffline(false);
  await expect.poll(() => textOf(main), { timeout: 20_000 }).toMatch(/Не спит мафия/);
  await page.context().close();
});

test('the overlay is transparent but for its panels, and follows the game', async () => {
  const game = await TableGame.open(site, 'Трансляция');
  await game.lead('speech');
  const page = await site.visit({ dark: true });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/g/${game.id}/overlay`);
  await says(
    page.getByRole('main'),
    /Трансляция · День 1 · обсуждение Говорит №2 · Аспид .*Выставлены №6 №3/,
  );
  const ground = await page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector('main')!].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );
  expect(ground).toEqual(Array(3).fill('rgba(0, 0, 0, 0)'));
  // A corner of the picture has no paint, a panel has.
  const alpha = await alphaAt(page, [
    [100, 100],
    [960, 540],
    [1700, 60],
  ]);
  expect(alpha.slice(0, 2)).toEqual([0, 0]);
  expect(alpha[2]).toBeGreaterThan(180);
  expect(await textOf(page.getByRole('main'))).not.toMatch(ROLES);
  await game.lead('vote');
  await says(page.getByRole('main'), /Голосуют против №3 .*№6 3 №3 –/);
  await page.goto(`/g/${game.id}/overlay?only=line`);
  await says(page.getByRole('main'), /Голосуют против №3/);
  expect(await page.getByText('Мирабель').count()).toBe(0);
  await page.context().close();
});

/** Opacity (0–255) of the page's own paint at these points. */
async function alphaAt(page: Page, points: [number, number][]): Promise<number[]> {
  const png = await page.screenshot({ omitBackground: true });
  const reader = await page.context().newPage();
  const alpha = await reader.evaluate(
    async ({ data, places }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return places.map(([x, y]) => context.getImageData(x!, y!, 1, 1).data[3]!);
    },
    { data: png.toString('base64'), places: points },
  );
  await reader.close();
  return alpha;
}

test('a player draws his card on his own phone and sees it only while he holds it', async () => {
  const game = await TableGame.open(site, 'Карты', { 'card.view': 'yes' });
  const page = await site.visit({ phone: true });
  await page.goto((await game.link(7)).replace(site.url, ''));
  const hand = new Hand(page);
  await hand.press('button', /Войти/);
  await heading(page, 'Ваше место — №7');
  expect(await violations(page)).toEqual([]);
  await hand.press('button', 'Взять карту 4');
  const card = await seen(page.getByRole('button', { name: /Нажмите и держите/ }));
  const main = page.getByRole('main');
  expect(await textOf(main)).not.toMatch(ROLES);
  await card.scrollIntoViewIfNeeded();
  const box = (await card.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await seen(page.getByRole('button', { name: /Отпустите/ }));
  expect(await textOf(page.getByRole('button', { name: /Отпустите/ }))).toMatch(ROLES);
  await page.mouse.up();
  await seen(page.getByRole('button', { name: /Нажмите и держите/ }));
  expect(await textOf(main)).not.toMatch(ROLES);
  // The same by keyboard.
  await card.focus();
  await page.keyboard.down('Enter');
  await seen(page.getByRole('button', { name: /Отпустите/ }));
  await page.keyboard.up('Enter');
  await seen(page.getByRole('button', { name: /Нажмите и держите/ }));
  await page.context().close();
});

test('the review goes step by step with slider, keys and chapters; roles may be covered', async () => {
  const game = await TableGame.open(site, 'Разбор партии');
  await game.lead('ended');
  const page = await site.visit();
  await page.goto(`/g/${game.id}/replay`);
  await heading(page, 'Партия по шагам');
  const main = page.getByRole('main');
  const slider = await seen(page.getByRole('slider', { name: 'Шаг партии' }));
  await says(main, /До начала/);
  await page.getByRole('button', { name: 'Ночь 1' }).click();
  await says(main, /Ночь 1 со стрельбой\. п\. 5\.1/);
  await says(items(page).nth(2), /Ласточка .*по голосованию мафия/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await says(main, /Выстрел в №6\. п\. 5\.2 п\. 5\.3/);
  await page.keyboard.press('ArrowLeft');
  await says(main, /Ночь 1 со стрельбой/);
  await page.keyboard.press('End');
  await says(main, /Судья объявляет: победа мирных/);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'День 1' }).click();
  await says(items(page).nth(0), /Искра .*дон/);
  await page.getByLabel('Показывать роли').uncheck();
  expect(await textOf(page.getByRole('list', { name: 'Игроки за столом' }))).not.toMatch(ROLES);
  await page.getByLabel('Показывать роли').check();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await says(main, /№1 выставляет №6: принято/);
  await page.getByRole('button', { name: 'Проиграть' }).click();
  await says(main, /№2 говорит, 60 секунд/);
  await page.getByRole('button', { name: 'Остановить' }).click();
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    expect(await violations(page, dark ? { rules: 'theme' } : {})).toEqual([]);
  }
  await page.context().close();
});

test('the judge corrects a count in the middle of the game and sees in words what changes', async () => {
  const game = await TableGame.open(site, 'Исправление');
  await game.lead('secondDay');
  const page = await site.visit({ as: game.judge });
  await page.goto(`/g/${game.id}/manage`);
  await heading(page, 'Журнал и исправления');
  expect(await violations(page)).toEqual([]);
  const entry = page.getByRole('listitem').filter({ hasText: 'Против №6: №1, №2, №3' });
  await entry.getByRole('button', { name: /^Исправить/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Исправить запись' });
  for (const seat of [7, 8, 9])
    await dialog.getByRole('button', { name: new RegExp(`^Место ${seat} `) }).click();
  const hand = new Hand(page);
  await hand.press('button', 'Посмотреть, что изменится', dialog);
  await says(dialog, /№3 Ласточка: в игре нет → да .*день 1, круг 1: №6 3 → 6 .*№3 7 → 4/);
  await says(dialog, /Эти записи перестанут действовать/);
  expect(await violations(page)).toEqual([]);
  await hand.write('Причина', 'руки сосчитаны неверно', dialog);
  await hand.press('button', 'Исправить и пересчитать', dialog);
  await seen(page.getByText('Исправление: руки сосчитаны неверно'));
  const view = await game.judge.call<{ view: { seats: { alive: boolean }[] } }>(
    'GET',
    `/api/games/${game.id}`,
  );
  expect([view.view.seats[2]!.alive, view.view.seats[5]!.alive]).toEqual([true, false]);
  await page.context().close();
});

test('a game is made from a pasted list in a few presses; the rules say what is ruled otherwise', async () => {
  const page = await site.visit({ as: await organiserOf(site) });
  const hand = new Hand(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: /^Мафия за столом/ }).check();
  await page.getByRole('radio', { name: /^Спортивная мафия, классика/ }).check();
  await hand.write('Название партии', 'Стол №2');
  await hand.press('button', 'Дальше');
  await hand.write('Игроки по местам', TABLE_NAMES.slice(1).join('\n'));
  await seen(page.getByText('Имён 9, а мест 10'));
  expect(await page.getByRole('button', { name: 'Дальше' }).isDisabled()).toBe(true);
  await hand.write('Игроки по местам', TABLE_NAMES.map((name, i) => `${i + 1}. ${name}`).join('\n'));
  expect(await violations(page)).toEqual([]);
  await hand.press('button', 'Дальше');
  await hand.press('button', 'Дальше');
  await says(page.getByRole('main'), /Решения не по умолчанию .*Лучший ход первого убитого/);
  await hand.press('button', 'Начать партию');
  await page.waitForURL(/\/g\/g-/);
  const id = /\/g\/([^/]+)/.exec(page.url())![1]!;
  await page.goto(`/g/${id}/manage/people`);
  const rowan = page.getByRole('list', { name: 'Игроки' }).getByRole('listitem').nth(5);
  await says(rowan, 'Место 6 Rowan ссылки нет');
  const spectator = await site.visit();
  await spectator.goto(`/g/${id}/rules`);
  await new Hand(spectator).press('tab', 'Решения');
  const first = spectator.getByRole('tabpanel').getByRole('region').first();
  await says(first, /изменено/);
  expect(await violations(spectator)).toEqual([]);
  await spectator.context().close();
  await page.goto('/');
  await says(page.getByRole('link', { name: /Стол №2/ }), /раздача карт · вы судья/);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(site.faults).toEqual([]);
});
