/** A small cup from the wizard to the prize: seating, a game led on the judge's link, a result from paper, a freeze, a protest. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
import type { Caller } from '../support-browser/caller.js';
import { gone, Hand, heading, says, seen } from '../support-browser/hand.js';
import { openSite, type Site } from '../support-browser/site.js';

const NICKS = 'Ася Барс Вихрь Гроза Домино Ежевика Жар Заря Искра Кедр Лис Маяк'.split(' ');
/** Seat 1 first. */
const ROLES = 'don mafia mafia sheriff citizen citizen citizen citizen citizen citizen'.split(' ');

interface CupView {
  rounds: { tables: { seats: { player: string }[]; game: string; result: unknown; judges: string[] }[] }[];
  standings: { rows: { player: string; points: number }[] };
  players: { id: string; nick: string }[];
}

let site: Site;
let organiser: Caller;
let page: Page;
let cup: string;
let judgeLink: string;
let playerLink: string;

beforeAll(async () => {
  site = await openSite('2026-12-05T08:00:00.000Z');
  organiser = await site.caller().enter(site.firstLink, 'Организатор');
  page = await site.visit({ as: organiser });
});
afterAll(() => site.close());

const viewOf = async (who: Caller): Promise<CupView> =>
  (await who.call<{ view: CupView }>('GET', `/api/games/${cup}`)).view;
const manage = (section: string) => page.goto(`/g/${cup}/manage${section}`);

test('the wizard makes a cup of twelve players and two rounds', async () => {
  await page.goto('/new');
  const hand = new Hand(page);
  await page.getByLabel(/^Кубок по мафии/).check();
  await hand.write('Название кубка', 'Кубок двора');
  await page.getByLabel(/^Классика/).check();
  const next = () => hand.press('button', 'Дальше');
  await next();
  await hand.write(
    'Игроки',
    [...NICKS.map((nick, i) => `${nick} — ${i < 2 ? 'Тигры' : 'Львы'}`), 'ася'].join('\n'),
  );
  await says(page.getByRole('main'), 'строка 13: «ася» уже есть');
  await page.getByLabel('Игроков одной команды не сажать за один стол').uncheck();
  await hand.write('Судьи', 'Полякова');
  await next();
  await hand.write('Туров', '2');
  await says(
    page.getByRole('main'),
    'Каждый из 12 сыграет 1–2 из 2 туров; в каждом туре пропускают 2 игрока',
  );
  await next();
  await seen(page.getByRole('heading', { name: 'Как считаются баллы' }));
  await next();
  await page.getByLabel('результат проверяет второй человек').check();
  await next();
  await says(page.getByRole('main'), 'Игроков: 12, судей: 1');
  expect(await violations(page)).toEqual([]);
  await hand.press('button', 'Создать кубок');
  await heading(page, 'Стол организатора');
  await seen(page.getByRole('heading', { name: 'Рассадите игроков' }));
  cup = /\/g\/([^/]+)/.exec(page.url())?.[1] ?? '';
});

test('a seating is found, compared with the ideal and accepted; two seats are swapped after a look at the figures', async () => {
  await page.getByRole('link', { name: 'Перейти' }).click();
  const hand = new Hand(page);
  await hand.press('button', 'Подобрать');
  const accept = await seen(page.getByRole('button', { name: 'Принять рассадку' }));
  const broken = page.getByRole('row', { name: /Нарушено запретов/ });
  expect(await broken.getByRole('cell').allTextContents()).toEqual(['0', '0']);
  await accept.click();
  await seen(page.getByRole('heading', { name: 'Насколько рассадка ровная' }));
  const before = (await viewOf(organiser)).rounds[0]!.tables[0]!.seats.map(({ player }) => player);
  const seats = page.getByRole('region', { name: 'Стол 1' }).getByRole('listitem').getByRole('button');
  await seats.nth(0).click();
  await seats.nth(4).click();
  const dialog = page.getByRole('dialog');
  await seen(dialog.getByRole('columnheader', { name: 'Станет' }));
  await dialog.getByRole('button', { name: 'Поменять', exact: true }).click();
  await gone(dialog);
  const after = (await viewOf(organiser)).rounds[0]!.tables[0]!.seats.map(({ player }) => player);
  expect([after[0], after[4]]).toEqual([before[4], before[0]]);
});

test('personal links: a judge and a player enter without a password', async () => {
  await manage('/links');
  const issue = async (name: string): Promise<string> => {
    await page.getByRole('button', { name: `Выдать ссылку: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    const url = await dialog.getByText('/l/').textContent();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await gone(dialog);
    return url ?? '';
  };
  judgeLink = await issue('Полякова');
  const seated = (await viewOf(organiser)).rounds[0]!.tables[0]!.seats[3]!.player;
  const { nick } = (await viewOf(organiser)).players.find(({ id }) => id === seated)!;
  playerLink = await issue(nick);
  const phone = await site.visit({ phone: true, as: await site.caller().enter(playerLink) });
  await phone.goto(`/g/${cup}`);
  await says(phone.getByRole('region', { name: 'Что дальше' }), /стол\s*1\s*место\s*4/);
  expect(await violations(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);
});

test('the judge opens his table on his own link; the result comes into the cup by itself and waits for a second person', async () => {
  await manage('');
  await page.getByRole('button', { name: 'Начать тур 1' }).click();
  await seen(page.getByRole('heading', { name: 'Тур 1: столов сыграно 0 из 1' }));
  const judge = await site.caller().enter(judgeLink);
  const tablet = await site.visit({ as: judge });
  await tablet.goto(`/g/${cup}`);
  await says(tablet.getByRole('region', { name: 'Что дальше' }), 'Вы ведёте стол 1');
  expect(await violations(tablet)).toEqual([]);
  await tablet.getByRole('button', { name: 'Начать стол 1' }).click();
  await tablet.waitForURL((url) => !url.pathname.startsWith(`/g/${cup}`));
  const game = /\/g\/([^/]+)/.exec(tablet.url())?.[1] ?? '';
  // The judge's screen has no bars of its own: the way back to the cup is in its menu.
  await tablet.getByRole('button', { name: 'Меню судьи' }).click();
  await tablet.getByRole('dialog').getByRole('link', { name: 'К кубку' }).click();
  await says(tablet.getByRole('region', { name: 'Что дальше' }), 'Вы ведёте стол 1');
  await tablet.getByRole('link', { name: 'Ввести бумажный протокол: стол 1' }).click();
  await heading(tablet, 'Бумажный протокол: тур 1, стол 1');
  await says(tablet.getByRole('main'), 'Роль не записана');
  expect(await violations(tablet)).toEqual([]);
  await tablet.close();
  const roles = Object.fromEntries(ROLES.map((role, i) => [String(i + 1), role]));
  await judge.command(game, { type: 'enterRoles', roles });
  await judge.command(game, {
    type: 'override',
    effect: { kind: 'winner', winner: 'black' },
    reason: 'Партия короткая',
  });
  await judge.command(game, { type: 'confirmWinner' }).catch(() => null);
  await page.goto(`/g/${cup}/manage`);
  await page.getByRole('button', { name: 'Проверить стол 1' }).click();
  const dialog = page.getByRole('dialog');
  await says(dialog, 'Победа мафии');
  expect(await violations(page)).toEqual([]);
  const stranger = site.caller();
  expect((await viewOf(stranger)).standings.rows.every(({ points }) => points === 0)).toBe(true);
  await dialog.getByRole('button', { name: 'Всё верно' }).click();
  await gone(dialog);
  await page.getByRole('button', { name: 'Закрыть тур 1' }).click();
  await seen(page.getByRole('heading', { name: 'Тур 2 готов начаться' }));
});

test('everybody reads how even the seating is', async () => {
  const phone = await site.visit({ phone: true });
  await phone.goto(`/g/${cup}/rounds`);
  await seen(phone.getByRole('heading', { name: 'Насколько ровная рассадка' }));
  await says(phone.getByRole('main'), 'Двое встречаются за столом, раз: ');
  expect(await overflow(phone)).toBe(0);
});

test('the standings appear, each sum opens its reasons with clauses', async () => {
  const phone = await site.visit({ phone: true, dark: true });
  await phone.goto(`/g/${cup}/cup`);
  await phone
    .getByRole('button', { name: /Из чего сложились/ })
    .first()
    .click();
  const dialog = phone.getByRole('dialog');
  await says(dialog, /Победа, роль: (дон|мафия) п\. 4\.1/);
  expect(await violations(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);
});

test('a result from paper: what is missing is said before it goes', async () => {
  await page.getByRole('button', { name: 'Начать тур 2' }).click();
  await page.getByRole('button', { name: 'Ввести с бумаги: стол 1' }).click();
  const dialog = page.getByRole('dialog');
  await says(dialog, 'Не указано, чем закончилась партия');
  await dialog.getByLabel('Победа мирных').check();
  for (const [i, role] of ['дон', 'мафия', 'мафия', 'шериф'].entries()) {
    await dialog.getByLabel('Роль').nth(i).selectOption({ label: role });
  }
  await dialog.getByLabel('Как ушёл').nth(4).selectOption({ label: 'ночью' });
  await dialog.getByLabel('Кто назвал').selectOption({ index: 5 });
  for (const seat of [1, 2, 6]) await dialog.getByRole('button', { name: new RegExp(`^${seat} `) }).click();
  await dialog.getByRole('button', { name: 'Записать результат' }).click();
  await gone(dialog);
  await says(page.getByRole('main'), 'проверит другой человек');
  const judge = await site.visit({ phone: true, as: await site.caller().enter(judgeLink) });
  await judge.goto(`/g/${cup}`);
  await judge.getByRole('button', { name: 'Проверить' }).click();
  await judge.getByRole('dialog').getByRole('button', { name: 'Всё верно' }).click();
  await gone(judge.getByRole('dialog'));
});

test('a freeze keeps the last round from the public, not from the organiser', async () => {
  await manage('/publication');
  await page.getByLabel('С тура').selectOption({ label: 'Тур 2' });
  await page.getByLabel(/^скрыть и результаты/).check();
  await page.getByRole('button', { name: 'Скрыть', exact: true }).click();
  await seen(page.getByRole('heading', { name: 'Сейчас скрыто' }));
  const spectator = await site.visit();
  await spectator.goto(`/g/${cup}/cup`);
  await says(spectator.getByRole('main'), 'Таблица стоит с тура 2');
  await spectator.goto(`/g/${cup}/rounds?round=2`);
  expect(await spectator.getByText('Победа мирных').count()).toBe(0);
  await manage('/rounds');
  await says(page.getByRole('main'), 'Победа мирных');
});

test('a protest filed on a phone is decided with its consequence; the player reads the decision', async () => {
  const phone = await site.visit({ phone: true, as: await site.caller().enter(playerLink) });
  await phone.goto(`/g/${cup}`);
  await phone.getByRole('button', { name: 'Подать протест' }).click();
  const form = phone.getByRole('dialog');
  await form.getByLabel('О какой партии').selectOption({ label: 'Тур 1, стол 1' });
  await form.getByLabel(/^Что произошло/).fill('Шерифу не дали последней минуты.');
  await form.getByRole('button', { name: 'Подать', exact: true }).click();
  await says(phone.getByRole('main'), 'ждёт решения');
  await manage('/protests');
  await page.getByRole('button', { name: 'Рассмотреть' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('удовлетворить').check();
  await dialog.getByLabel('Объяснение').fill('Минуту не дали: полбалла.');
  await dialog.getByText('Добавить или снять баллы').click();
  const { rounds, players } = await viewOf(organiser);
  const own = rounds[0]!.tables[0]!.seats[3]!.player;
  const { nick } = players.find(({ id }) => id === own)!;
  await dialog.getByLabel(nick, { exact: true }).fill('0,5');
  await says(dialog, '+0,5');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Записать решение' }).click();
  await gone(dialog);
  await says(phone.getByRole('main'), 'Минуту не дали: полбалла.');
});

test('a new formula shows who would move before it is saved', async () => {
  await manage('/formula');
  await page.getByRole('button', { name: 'Изменить числа' }).click();
  await page.getByRole('region', { name: 'Победа' }).getByLabel('дон').fill('2');
  await seen(page.getByRole('region', { name: 'Как изменится таблица' }).getByRole('row').nth(1));
  await page.getByLabel('Причина').fill('Дону дороже');
  await page.getByRole('button', { name: 'Сохранить версию' }).click();
  await seen(page.getByRole('heading', { name: 'Версия 2, с тура 1' }));
});

test('the cup is finished, the ceremony reveals places one by one, files are taken away', async () => {
  await manage('');
  await page.getByRole('button', { name: 'Закрыть тур 2' }).click();
  await seen(page.getByRole('heading', { name: 'Все туры сыграны' }));
  await page.getByRole('button', { name: 'Завершить кубок' }).click();
  await page.getByRole('button', { name: 'Да, завершить' }).click();
  await seen(page.getByRole('heading', { name: /Кубок завершён\. Победитель/ }));
  const hall = await site.visit({ dark: true });
  await hall.goto(`/g/${cup}/hall`);
  const places = hall.getByRole('region', { name: 'Награждение' }).getByRole('listitem');
  await seen(hall.getByRole('button', { name: /^Открыть .* место/ }));
  expect(await places.count()).toBe(0);
  await hall.getByRole('button', { name: /^Открыть .* место/ }).click();
  expect(await places.count()).toBe(1);
  expect(await violations(hall)).toEqual([]);
  await manage('/export');
  await says(page.getByRole('main'), 'Текст для поста');
  const text = page.getByRole('textbox', { name: 'Текст для поста' });
  await expect.poll(() => text.inputValue()).toContain('Кубок двора. Итоги');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать xlsx' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Кубок двора.xlsx');
  const paper = await organiser
    .call('GET', `/api/games/${cup}`)
    .then(() => fetch(`${site.url}/api/games/${cup}/cup/print?paper=standings`));
  expect(await paper.text()).toContain('Кубок двора. Итоги');
});

const SCREENS = [
  ...['', '/players', '/judges', '/seating', '/rounds', '/protests', '/points', '/formula'],
  ...['/publication', '/links', '/rulings', '/log', '/export'],
].map((section) => `/manage${section}`);
const OPEN = ['/cup', '/rounds', '/statistics', '/rules'];

test.each([false, true])('every screen passes axe, dark: %s', { timeout: 300_000 }, async (dark) => {
  const visitor = await site.visit({ as: organiser, dark });
  for (const path of [...SCREENS, ...OPEN]) {
    await visitor.goto(`/g/${cup}${path}`);
    await heading(visitor, /./);
    expect(await violations(visitor, { rules: dark ? 'theme' : 'all' }), path).toEqual([]);
  }
  await visitor.context().close();
});

test('every screen fits a phone', { timeout: 300_000 }, async () => {
  const phone = await site.visit({ as: organiser, phone: true });
  for (const path of [...SCREENS, ...OPEN]) {
    await phone.goto(`/g/${cup}${path}`);
    await heading(phone, /./);
    expect(await overflow(phone), path).toBe(0);
    expect(await violations(phone, { rules: 'size' }), path).toEqual([]);
  }
  expect(site.faults).toEqual([]);
});
