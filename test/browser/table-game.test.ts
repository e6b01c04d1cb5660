/**
 * A whole game led by a judge on a touch screen of 1024 × 768, by taps alone, while the network goes twice and the tablet is
 * reloaded once; the same screen by the keys of a laptop; cards drawn on the tablet; every phase for everybody.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameView } from '../../src/rulebooks/table/view.js';
import type { ReplicaAnswer } from '../../src/server/shapes.js';
import { violations } from '../support-browser/axe.js';
import type { Caller } from '../support-browser/caller.js';
import { says, seen } from '../support-browser/hand.js';
import { organiserOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

const TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1440, height: 900 };
/** One finger that presses twice counts once: a judge does not press the biggest button twice in so short a time. */
const FINGER = 380;
/** The biggest button, once its new words have stood long enough to be read. */
const READY = '.j-next:not([data-resting])';

/** 1 don, 2 and 3 mafia, 4 sheriff, 5 doctor. */
const ROLES = {
  1: 'don',
  2: 'mafia',
  3: 'mafia',
  4: 'sheriff',
  5: 'doctor',
  6: 'citizen',
  7: 'citizen',
  8: 'citizen',
  9: 'citizen',
  10: 'citizen',
};

let site: Site;
let judge: Caller;
beforeAll(async () => {
  site = await openSite('2026-03-07T15:00:00+03:00');
  judge = await organiserOf(site);
});
afterAll(() => site.close());

async function newTable(title: string, pack = 'vavt-cup-2017'): Promise<string> {
  const { id } = await judge.call<{ id: string }>('POST', '/api/games', {
    rulebook: 'vavt-cup-2017',
    pack,
    title,
  });
  return id;
}

async function viewOf(game: string): Promise<GameView> {
  return (await judge.call<{ view: GameView }>('GET', `/api/games/${game}`)).view;
}

async function commandsOf(game: string): Promise<{ type: string; [field: string]: unknown }[]> {
  const { records } = await judge.call<ReplicaAnswer>('GET', `/api/games/${game}/replica`);
  return (records as unknown as { input: { command: { type: string } } }[]).map(({ input }) => input.command);
}

/** The judge at his tablet: finds things as he reads them, touches them, and counts the touches. */
class Finger {
  taps = 0;
  private last = 0;

  constructor(readonly page: Page) {}

  readonly words = (text: string | RegExp) => says(this.page.locator('.j-words'), text);
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name });

  async tap(what: Locator): Promise<void> {
    await what.first().tap();
    this.taps += 1;
  }

  /** The body of a seat. */
  seat(n: number): Promise<void> {
    return this.tap(this.button(new RegExp(`^№${n}[ ,.]`)));
  }

  async seats(...all: number[]): Promise<void> {
    for (const n of all) await this.seat(n);
  }

  foul(n: number): Promise<void> {
    return this.tap(this.button(new RegExp(`^Фол игроку №${n},`)));
  }

  /** The biggest button. */
  async next(says?: string | RegExp): Promise<void> {
    const rest = FINGER - (performance.now() - this.last);
    if (rest > 0) await this.page.waitForTimeout(rest);
    const button = this.page.locator(READY);
    if (says) await seen(button.filter({ hasText: says }));
    await this.tap(button);
    this.last = performance.now();
  }

  async nexts(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.next();
  }

  /** How many touches it takes. */
  async counted(work: () => Promise<void>): Promise<number> {
    const before = this.taps;
    await work();
    return this.taps - before;
  }
}

/** Nothing to scroll, nothing cut off, nothing too small to touch. */
async function fits(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const wrong: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('the page scrolls');
    for (const name of ['.j-centre', '.j-strip', '.j-table']) {
      const box = document.querySelector(name);
      if (box && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)) {
        wrong.push(`${name} scrolls: ${box.scrollHeight} in ${box.clientHeight}`);
      }
    }
    for (const button of document.querySelectorAll<HTMLElement>('.judge button:not(.clause)')) {
      if (!button.checkVisibility()) continue;
      const { width, height, right, bottom } = button.getBoundingClientRect();
      if (width < 55.9 || height < 55.9) wrong.push(`${button.className} ${width}×${height}`);
      if (right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${button.className} is cut off`);
    }
    return wrong;
  });
  expect(faults).toEqual([]);
}

const status = (page: Page) => page.getByRole('button', { name: /^(На связи|Нет связи)/ });

/** A page without a network says so in the console; whatever else it says is a fault. */
const faults = (): string[] => site.faults.filter((fault) => !fault.includes('net::ERR_'));

async function touchScreen(game: string): Promise<Finger> {
  const page = await site.visit({ as: judge, phone: true });
  await page.setViewportSize(TABLET);
  await page.goto(`/g/${game}`);
  await seen(status(page));
  return new Finger(page);
}

test('a whole game by taps: the network is cut twice, the tablet is reloaded once, the winner and the log are right', async () => {
  const game = await newTable('Финал');
  const finger = await touchScreen(game);
  const { page } = finger;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  // Real cards: 1 don, 2 and 3 mafia, 4 sheriff, 5 doctor.
  await fits(page);
  await finger.tap(finger.button(/^Карты настоящие/));
  await finger.words('Кто дон?');
  await finger.seats(1, 2, 3, 4, 5);
  await finger.words('Остальные 5 — мирные.');
  await fits(page);
  await finger.next('Записать роли');
  await finger.words(/Мафия открывает глаза/);
  await fits(page);
  await finger.nexts(4);

  // Day 1.
  await finger.words('День 1. Слово игроку №1.');
  expect(await finger.counted(() => finger.foul(5))).toBe(1);
  await seen(finger.button('Фол игроку №5, сейчас 1'));
  await fits(page);
  await finger.tap(finger.button('Снять фол'));
  await seen(finger.button('Фол игроку №5, сейчас 0'));
  const nominated = await finger.counted(async () => {
    await finger.seat(4);
    await finger.next('Принято: №4');
  });
  expect(nominated).toBe(2);
  await finger.next('Спасибо');
  await finger.next();
  await finger.words('День 1. Слово игроку №3.');
  await finger.seat(7);
  await fits(page);
  await finger.next('Принято: №7');
  await finger.next();
  await finger.foul(9);
  await finger.nexts(6);

  // The network goes in the middle of the vote.
  await page.context().setOffline(true);
  await finger.next('круг окончен');
  await finger.words('Кто против №4?');
  await fits(page);
  const voted = await finger.counted(async () => {
    await finger.seats(1, 2, 3, 5, 6);
    await finger.next('Спасибо: 5');
    // 4.9: whoever has kept silent is seen to fall to the last one.
    await says(page.locator('.j-rest'), 'Остальные 5 — против №7');
    await fits(page);
    await finger.next('Подсчитать голоса');
  });
  expect(voted).toBe(7);
  await finger.words('Голоса поровну. №4, у вас 30 секунд.');
  await fits(page);
  await says(status(page), /сохранено здесь: \d/);
  await finger.next();
  await finger.next('все сказали');
  // A slip is taken back, and the same is entered by number.
  await finger.seat(1);
  await finger.next('Спасибо: 1');
  await seen(finger.button(/^№1, против №4/));
  await finger.tap(finger.button(/^Отменить/));
  await page.context().setOffline(false);
  await says(status(page), 'всё отправлено');
  expect(await finger.counted(() => finger.tap(finger.button('Рук против №4: 5')))).toBe(1);
  await finger.next('Подсчитать голоса');

  await finger.words(/Поднимите руку/);
  await fits(page);
  const tenHands = await finger.counted(async () => {
    await finger.seats(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    await finger.next('Спасибо: за 10');
  });
  expect(tenHands).toBeLessThanOrEqual(11);
  await finger.words('№4, ваше последнее слово — минута.');
  await fits(page);
  await finger.tap(finger.button('Цвета'));
  await finger.seat(1);
  await finger.seat(1);
  await finger.seat(9);
  await finger.next('Записать цвета: 2');
  await finger.next('последнее слово №7');
  await finger.next('наступает ночь');

  // Night 1: the doctor guesses, the sheriff is out and nobody can see it.
  await finger.words('Мафия выбирает цель.');
  await fits(page);
  await finger.seat(6);
  await finger.next('просыпается доктор');
  await finger.seat(6);
  await fits(page);
  await finger.next();
  await finger.seat(9);
  await seen(page.locator('.j-seat[data-tone="target"]', { hasText: '9' }));
  await finger.next('просыпается шериф');
  await finger.seat(3);
  await seen(page.locator('.j-seat[data-tone="target"]', { hasText: '3' }));
  await fits(page);
  await finger.next('утро');

  // Day 2: without the network again, and the tablet is reloaded.
  await finger.words('Доброе утро. Ночью никто не погиб. День 2. Слово игроку №2.');
  await page.context().setOffline(true);
  await finger.seat(1);
  await finger.next('Принято: №1');
  await finger.next();
  await finger.seat(2);
  await finger.next('Принято: №2');
  await finger.nexts(7);
  await finger.words('Кто против №1?');
  await finger.seats(5, 6, 8);
  await page.reload();
  await finger.words('Кто против №1?');
  await finger.seats(9, 10);
  await finger.next('Спасибо: 5');
  await finger.next('Подсчитать голоса');
  await finger.words('№1, ваше последнее слово — минута.');
  await page.context().setOffline(false);
  await says(status(page), 'всё отправлено');
  await finger.next();

  // Night 2: the don is out, his step is the same.
  await finger.seat(8);
  await finger.next();
  await finger.tap(finger.button('Никого'));
  await finger.next();
  await finger.words('Дон ищет шерифа.');
  await finger.seat(5);
  await finger.next();
  await finger.next();
  await finger.words('№8, ваше последнее слово — минута.');
  await finger.next('начинается день');

  // Day 3: one candidate, all hands are his. Night 3.
  await finger.words('День 3. Слово игроку №3.');
  await finger.seat(2);
  await finger.next('Принято: №2');
  await finger.nexts(6);
  await says(page.locator('.j-rest'), 'Остальные 6 — против №2');
  await finger.next('Подсчитать голоса');
  await finger.next('наступает ночь');
  await finger.seat(9);
  await finger.nexts(4);
  await finger.words('№9, ваше последнее слово — минута.');
  await finger.next();

  // Day 4: the last of the black.
  await finger.words('День 4. Слово игроку №5.');
  await finger.seat(3);
  await finger.next('Принято: №3');
  await finger.nexts(4);
  await finger.next('Подсчитать голоса');
  await finger.next('игра решена');
  await finger.words('Игра окончена. Победа мирных!');
  await fits(page);
  expect((await viewOf(game)).winner).toBeNull();
  await finger.next('Объявить');
  await finger.words(/Партия окончена/);
  await fits(page);
  // On a page opened straight at the judge's screen too, every role has its sign.
  const signs = await page.locator('.j-seat-role svg').all();
  expect(signs).toHaveLength(10);
  for (const sign of signs) expect((await sign.boundingBox())?.width).toBeGreaterThan(30);
  await expect.poll(async () => (await viewOf(game)).phase).toBe('ended');

  const view = await viewOf(game);
  expect(view.winner).toEqual({ winner: 'red', team: [4, 5, 6, 7, 8, 9, 10] });
  expect(view.departures.map(({ seats, cause, day, night }) => [seats, cause, day, night])).toEqual([
    [[4, 7], 'question', 1, 0],
    [[1], 'vote', 2, 1],
    [[8], 'night', 2, 2],
    [[2], 'vote', 3, 2],
    [[9], 'night', 3, 3],
    [[3], 'vote', 4, 3],
  ]);
  expect(view.seats.map(({ fouls }) => fouls)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(view.questions).toMatchObject([{ day: 1, seats: [4, 7], count: 10, living: 10, passed: true }]);
  const commands = await commandsOf(game);
  const only = (type: string) => commands.filter((command) => command.type === type);
  expect(only('nominate').map(({ seat }) => seat)).toEqual([4, 7, 1, 2, 2, 3]);
  expect(only('shoot').map(({ target }) => target)).toEqual([6, 8, 9]);
  expect(only('heal').map(({ target }) => target)).toEqual([6, null]);
  expect(only('check')).toEqual([{ type: 'check', by: 'don', target: 9 }]);
  expect(only('record')).toEqual([
    {
      type: 'record',
      by: 4,
      colours: [
        { seat: 1, side: 'black' },
        { seat: 9, side: 'red' },
      ],
    },
  ]);
  expect(only('hands')).toEqual([
    { type: 'hands', candidate: 4, seats: [1, 2, 3, 5, 6] },
    { type: 'hands', candidate: 4, seats: [1] },
    { type: 'hands', candidate: 4, count: 5 },
    { type: 'hands', candidate: 1, seats: [5, 6, 8, 9, 10] },
  ]);
  expect(only('foul').map(({ seat }) => seat)).toEqual([5, 9]);
  expect(only('undo')).toHaveLength(2);
  expect(only('confirmWinner')).toHaveLength(1);
  expect(faults()).toEqual([]);
  await page.context().close();
}, 180_000);

test('a finger that presses the last «Спасибо» twice enters no hands for the first candidate', async () => {
  const game = await newTable('Два касания');
  const command = (body: Record<string, unknown>) =>
    judge.call('POST', `/api/games/${game}/commands`, { command: body });
  await command({ type: 'enterRoles', roles: ROLES });
  await command({ type: 'endPhase' });
  await command({ type: 'nominate', seat: 4 });
  await command({ type: 'next' });
  await command({ type: 'nominate', seat: 7 });
  for (let i = 0; i < 8; i++) await command({ type: 'next' });
  const finger = await touchScreen(game);
  const { page } = finger;
  await finger.words('День 1. Слово игроку №10.');
  await seen(page.locator(READY));
  // Both presses from within the page: longer apart than one finger's slip, shorter than anybody needs to read.
  await page.evaluate(async () => {
    const press = () => document.querySelector<HTMLElement>('.j-next')?.click();
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    press();
    while (!document.querySelector('.j-words')?.textContent?.includes('Кто против')) await wait(10);
    await wait(360);
    press();
  });
  await finger.seat(1);
  await finger.next('Спасибо: 1');
  await finger.words('Остальные голоса — против №7. Спасибо.');
  await expect
    .poll(async () => (await commandsOf(game)).filter(({ type }) => type === 'hands'))
    .toEqual([{ type: 'hands', candidate: 4, seats: [1] }]);
  await page.context().close();
}, 120_000);

test('a laptop leads by its keys', async () => {
  const game = await newTable('Клавиши');
  const page = await site.visit({ as: judge });
  await page.setViewportSize(LAPTOP);
  await page.goto(`/g/${game}/judge`);
  await seen(status(page));
  const { keyboard } = page;
  const words = (text: string | RegExp) => says(page.locator('.j-words'), text);
  const right = async () => {
    await page.waitForTimeout(FINGER);
    await seen(page.locator(READY));
    await keyboard.press('ArrowRight');
  };
  await page.getByRole('button', { name: /^Карты настоящие/ }).press('Enter');
  await words('Кто дон?');
  for (const n of [1, 2, 3, 4, 5]) await keyboard.press(`Digit${n}`);
  await words('Остальные 5 — мирные.');
  await right();
  for (let i = 0; i < 4; i++) await right();
  await words('День 1. Слово игроку №1.');

  // A digit chooses, the arrow accepts; zero is the tenth.
  await keyboard.press('Digit0');
  await seen(page.locator('.j-next', { hasText: 'Принято: №10' }));
  await right();
  await seen(page.locator('.j-nominees', { hasText: '№10' }));
  await keyboard.press('Shift+Digit7');
  await seen(page.getByRole('button', { name: 'Фол игроку №7, сейчас 1' }));
  await keyboard.press('ArrowLeft');
  await seen(page.getByRole('button', { name: 'Фол игроку №7, сейчас 0' }));
  await keyboard.press('Shift+ArrowLeft');
  await seen(page.getByRole('button', { name: 'Фол игроку №7, сейчас 1' }));
  await keyboard.press('Space');
  await seen(page.getByRole('button', { name: 'Пуск' }));
  await keyboard.press('Space');
  await seen(page.getByRole('button', { name: 'Пауза' }));

  // After a press of the mouse the space is still the pause, and no second foul.
  await page.getByRole('button', { name: /^Фол игроку №3,/ }).click();
  await keyboard.press('Space');
  await seen(page.getByRole('button', { name: 'Пуск' }));
  await seen(page.getByRole('button', { name: 'Фол игроку №3, сейчас 1' }));

  // Roles while R is held, and not a moment longer.
  await keyboard.down('KeyR');
  await seen(page.getByRole('button', { name: /^№1, дон/ }));
  await keyboard.up('KeyR');
  await expect
    .poll(() => page.getByRole('button', { name: /дон|мафия|шериф|доктор|мирный/ }).count())
    .toBe(0);
  await keyboard.press('?');
  await seen(page.getByRole('dialog', { name: 'Клавиши' }));
  await keyboard.press('Digit4');
  await keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await keyboard.press('Digit4');
  await seen(page.locator('.j-next', { hasText: 'Принято: №4' }));
  await keyboard.press('Escape');
  await seen(page.locator('.j-next', { hasText: 'Спасибо' }));
  await right();
  await words('День 1. Слово игроку №2.');
  await keyboard.press('Digit4');
  await right();
  await seen(page.locator('.j-nominees', { hasText: '№4' }));
  await right();
  await words('День 1. Слово игроку №3.');
  await keyboard.press('Digit5');
  await right();
  await seen(page.locator('.j-nominees', { hasText: '№5' }));
  for (let i = 0; i < 8; i++) await right();
  await words('Кто против №10?');
  for (const n of [1, 2, 3, 4, 5, 6]) await keyboard.press(`Digit${n}`);
  await seen(page.locator('.j-next', { hasText: 'Спасибо: 6' }));
  await right();
  await words('Кто против №4?');
  // 4.8: a seat that has voted cannot raise its hand again.
  expect(await page.getByRole('button', { name: /^№1, против №10/ }).isDisabled()).toBe(true);
  await keyboard.press('Digit1');
  await keyboard.press('Digit7');
  await seen(page.locator('.j-next', { hasText: 'Спасибо: 1' }));
  await right();
  await words('Остальные голоса — против №5. Спасибо.');
  await right();
  await words('№10, ваше последнее слово — минута.');
  await expect.poll(async () => (await viewOf(game)).votes.length).toBe(1);
  const view = await viewOf(game);
  expect(view.votes[0]?.tally.map(({ candidate, votes, silent }) => [candidate, votes, silent])).toEqual([
    [10, 6, 0],
    [4, 1, 0],
    [5, 3, 3],
  ]);
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('cards on the tablet: each sees his own while he holds it, a reload gives nobody the judge’s screen', async () => {
  const game = await newTable('Раздача');
  const finger = await touchScreen(game);
  const { page } = finger;
  await finger.next('Карты на планшете');
  const roles: string[] = [];
  for (let n = 1; n <= 10; n++) {
    await seen(page.getByRole('heading', { name: new RegExp(`игроку №${n}`) }));
    await finger.tap(finger.button(`Я №${n}: к картам`));
    await finger.tap(page.locator('.j-card'));
    await seen(page.getByRole('heading', { name: `№${n}, ваша карта` }));
    const card = page.locator('.j-own');
    const closed = (await card.textContent()) ?? '';
    expect(closed).toBe('Нажмите и держите, чтобы увидеть');
    expect(await finger.button('Запомнил, передаю дальше').isDisabled()).toBe(true);
    if (n === 4) {
      await page.reload();
      await seen(page.getByRole('heading', { name: '№4, ваша карта' }));
    }
    await card.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
    roles.push((await card.locator('b').textContent()) ?? '');
    await card.dispatchEvent('pointerup', { pointerId: 1 });
    await says(card, closed);
    await finger.tap(finger.button('Запомнил, передаю дальше'));
  }
  await seen(page.getByRole('heading', { name: /Верните планшет судье/ }));
  // A tap is not enough to come to the judge's screen.
  await finger.tap(finger.button('Судье: держите'));
  await page.waitForTimeout(300);
  expect(await page.locator('.j-words').count()).toBe(0);
  const back = finger.button('Судье: держите');
  await back.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await finger.words(/Мафия открывает глаза/);
  await seen(finger.button('Пуск'));
  const view = await viewOf(game);
  const names: Record<string, string> = {
    don: 'дон',
    mafia: 'мафия',
    sheriff: 'шериф',
    doctor: 'доктор',
    citizen: 'мирный',
  };
  expect(roles).toEqual(view.seats.map(({ role }) => names[role ?? '']));
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('the clock colours the screen, tells the time after a reload, and changes no phase by itself', async () => {
  const game = await newTable('Часы');
  await judge.command(game, { type: 'enterRoles', roles: ROLES });
  const finger = await touchScreen(game);
  const { page } = finger;
  const tone = (wanted: string) =>
    expect.poll(() => page.locator('.judge').getAttribute('data-tone'), { timeout: 8000 }).toBe(wanted);
  await finger.next('просыпается дон');
  await finger.words(/покажитесь судье/);
  const words = await page.locator('.j-words').textContent();
  await tone('calm');
  await tone('soon');
  await page.reload();
  await tone('over');
  await says(page.getByRole('timer'), /время вышло/);
  await finger.words(words ?? '');
  // Ten seconds more, and a pause that stops them.
  await finger.tap(finger.button('10 с'));
  await tone('soon');
  await finger.tap(finger.button('Пауза'));
  const stopped = await page.locator('.j-digits').textContent();
  await page.waitForTimeout(1500);
  expect(await page.locator('.j-digits').textContent()).toBe(stopped);
  await finger.tap(finger.button('Пуск'));
  await expect.poll(() => page.locator('.j-digits').textContent()).not.toBe(stopped);
  await finger.words(words ?? '');
  await seen(finger.button(/^Звук включён/));
  expect((await viewOf(game)).script?.at).toBe(1);
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('club rules: each shooter’s shot without naming him, the answer while it is held, the best move', async () => {
  const game = await newTable('Клуб', 'sport-classic');
  await judge.command(game, { type: 'enterRoles', roles: { ...ROLES, 5: 'citizen' } });
  await judge.command(game, { type: 'endPhase' });
  await judge.command(game, { type: 'endPhase' });
  const finger = await touchScreen(game);
  const { page } = finger;
  await finger.words('Мафия выбирает цель.');
  await fits(page);
  // All at 7; then B alone at 8, and back.
  await finger.seat(7);
  await seen(finger.button(/^№7, все выстрелы/));
  await finger.tap(page.getByRole('button', { name: 'B', exact: true }));
  await finger.seat(8);
  await seen(finger.button(/^№8, B/));
  await finger.seat(7);
  await seen(finger.button(/^№7, все выстрелы/));
  await fits(page);
  await finger.next('просыпается дон');
  await finger.seat(4);
  const answer = finger.button('Ответ: держите');
  await answer.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await says(page.locator('.j-answer'), 'Кивок: да');
  await answer.dispatchEvent('pointerup', { pointerId: 1 });
  await expect.poll(() => page.locator('.j-answer').count()).toBe(0);
  await finger.next('просыпается шериф');
  await finger.seat(9);
  await answer.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await says(page.locator('.j-answer'), 'Качните головой: нет');
  await answer.dispatchEvent('pointerup', { pointerId: 1 });
  await finger.next('утро');
  await finger.words('№7, ваше последнее слово — минута.');
  await finger.seats(1, 2, 9);
  await fits(page);
  await finger.next('Записать: №1, №2, №9');
  await expect.poll(async () => (await viewOf(game)).bestMove).toEqual({ seat: 7, named: [1, 2, 9] });
  const view = await viewOf(game);
  expect(view.secrets?.bestMoveBlack).toBe(2);
  const shots = (await commandsOf(game))
    .filter(({ type }) => type === 'shoot')
    .map((command) => command.shots);
  expect(shots).toEqual([
    { 1: 7, 2: 7, 3: 7 },
    { 1: 7, 2: 8, 3: 7 },
    { 1: 7, 2: 7, 3: 7 },
  ]);
  expect(faults()).toEqual([]);
  await page.context().close();
});

test('a foul is named, moved, taken back; the judge’s hand says what was and why; a mistake is mended in the log', async () => {
  const game = await newTable('Правки');
  await judge.command(game, { type: 'enterRoles', roles: ROLES });
  await judge.command(game, { type: 'endPhase' });
  const finger = await touchScreen(game);
  const { page } = finger;
  await finger.foul(6);
  await finger.tap(finger.button('За что?'));
  const dialog = page.getByRole('dialog');
  await finger.tap(dialog.getByRole('button', { name: /^V\.12/ }));
  await seen(finger.button('Фол игроку №6, сейчас 1'));
  await finger.tap(finger.button('Другому'));
  await finger.tap(dialog.getByRole('button', { name: 'Перенести' }));
  await finger.tap(dialog.getByRole('button', { name: '№8' }));
  await finger.tap(dialog.getByRole('button', { name: 'Закрыть' }));
  await seen(finger.button('Фол игроку №8, сейчас 1'));

  await finger.tap(finger.button('Меню судьи'));
  await finger.tap(dialog.getByRole('button', { name: 'Рукой судьи' }));
  await finger.tap(dialog.getByRole('button', { name: 'Число фолов' }));
  await finger.tap(dialog.getByRole('button', { name: '№8' }));
  await finger.tap(dialog.getByRole('button', { name: '2', exact: true }));
  await says(dialog.locator('.j-change'), /1 фол.*2 фола/);
  expect(await dialog.getByRole('button', { name: 'Записать' }).isDisabled()).toBe(true);
  await finger.tap(dialog.getByRole('button', { name: 'моя оговорка' }));
  await finger.tap(dialog.getByRole('button', { name: 'Записать' }));
  await seen(finger.button('Фол игроку №8, сейчас 2'));

  await finger.seat(3);
  await finger.next('Принято: №3');
  await says(status(page), 'всё отправлено');
  await finger.tap(finger.button('Последние записи'));
  await finger.tap(dialog.getByRole('link', { name: 'Исправить: выставлен №3' }));
  await page.waitForURL(/manage\/log\?entry=/);
  await seen(dialog.getByText(/выставля|№3/));
  const view = await viewOf(game);
  expect(view.secrets?.fouls.find(({ seat }) => seat === 8)).toMatchObject({ violation: 12 });
  expect(view.judge?.overrides).toMatchObject([{ kind: 'fouls', before: '1', reason: 'моя оговорка' }]);
  expect(faults()).toEqual([]);
  await page.context().close();
});

describe('every phase, for everybody, in both themes', () => {
  const next = { type: 'next' };
  const end = { type: 'endPhase' };
  const name = (seat: number) => ({ type: 'nominate', seat });
  const hands = (candidate: number, count: number) => ({ type: 'hands', candidate, count });
  const close = { type: 'closeVote' };
  const day = [{ type: 'enterRoles', roles: ROLES }, end];
  const vote = [...day, name(4), next, name(7), end];
  const tie = [...vote, hands(4, 5), close];
  const words = [...vote, hands(4, 7), close];
  const night = [...words, next];
  const won = [
    ...day,
    ...[1, 2, 3].map((seat) => ({ type: 'override', effect: { kind: 'remove', seat }, reason: 'проба' })),
  ];
  const phases: [string, { type: string; [field: string]: unknown }[]][] = [
    ['dealing', []],
    ['the first night', [{ type: 'enterRoles', roles: ROLES }]],
    ['speeches after a foul', [...day, name(4), { type: 'foul', seat: 5 }]],
    ['the vote', vote],
    ['the last candidate', [...vote, hands(4, 3)]],
    ['speeches of a tie', tie],
    ['the question', [...tie, next, next, hands(4, 5), close]],
    ['a last word', words],
    ['the shot', night],
    ['a check', [...night, { type: 'shoot', target: 6 }, next, next, next]],
    ['an ask', [...day, ...Array.from({ length: 3 }, () => [end, end]).flat()]],
    ['the verdict', won],
    ['the end', [...won, { type: 'confirmWinner' }]],
  ];

  test.each(phases)('%s', async (title, commands) => {
    const game = await newTable(`Экран: ${title}`);
    for (const command of commands) await judge.command(game, command);
    const page = await site.visit({ as: judge });
    await page.setViewportSize(TABLET);
    await page.goto(`/g/${game}`);
    await seen(page.locator('.j-words'));
    await fits(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page, { rules: 'size' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.context().close();
  });

  test.each([
    ['menu', [/^Меню судьи/]],
    ['entries', [/^Последние записи/]],
    ['hand', [/^Меню судьи/, /^Рукой судьи/, /^Роль$/]],
    ['points', [/^Меню судьи/, /^Доп\. баллы/]],
    ['violations', [/^За что\?/]],
    ['network', [/^На связи/]],
  ] as const)('panel: %s', async (title, presses) => {
    const game = await newTable(`Панель: ${title}`);
    for (const command of [...day, { type: 'foul', seat: 5 }]) await judge.command(game, command);
    const page = await site.visit({ as: judge });
    await page.setViewportSize(TABLET);
    await page.goto(`/g/${game}`);
    await seen(page.locator('.j-words'));
    for (const press of presses) await page.getByRole('button', { name: press }).click();
    await seen(page.getByRole('dialog'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.context().close();
  });
});
