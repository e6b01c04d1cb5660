// A game at a table: led on a judge's tablet, watched on a phone, in a hall and over a stream, then its protocol and papers.
import { press, SITE, toTop } from './stage.mjs';

export const names = /^(judge|table)-/;

const EVENING = '2026-12-05T19:00:00+03:00';
const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар', 'Илья', 'Кира'];
/** One finger that presses twice counts once. */
const FINGER = 400;

/** @param {import('./stage.mjs').Stage} stage */
export async function story({ visit, shot, clock, firstLink }) {
  clock.set(EVENING);
  const tablet = await visit({ size: 'tablet' });
  await tablet.goto(firstLink);
  await tablet.getByLabel('Как вас называть').fill('Ольга');
  await press(tablet, 'button', 'Войти');
  await tablet.getByRole('link', { name: 'Новая игра' }).waitFor();
  const game = await create(tablet, shot);
  await deal(tablet, shot);
  await firstDay({ visit, shot }, tablet, game);
  await firstNight({ visit, shot }, tablet, game);
  await end({ visit, shot }, tablet, game);
  await paper({ visit, shot }, tablet);
}

async function create(page, shot) {
  await page.goto(`${SITE}/new`);
  await page.getByRole('radio', { name: /^Мафия за столом/ }).check();
  await shot(page, 'judge-new', { height: 860 });
  await page.getByLabel('Название партии').fill('Вечер в клубе, стол 1');
  await press(page, 'button', 'Дальше');
  await page.getByLabel('Игроки по местам').fill(NAMES.join('\n'));
  await press(page, 'button', 'Дальше');
  await press(page, 'button', 'Дальше');
  await press(page, 'button', 'Начать партию');
  await page.waitForURL(/\/g\/g-/);
  return /\/g\/([^/]+)/.exec(page.url())[1];
}

/** The judge's finger. */
function finger(page) {
  const seat = (n) =>
    page
      .getByRole('button', { name: new RegExp(`^№${n}[ ,.]`) })
      .first()
      .tap();
  const next = async (label) => {
    await page.waitForTimeout(FINGER);
    const big = page.locator('.j-next:not([data-resting])');
    await (label ? big.filter({ hasText: label }) : big).first().tap();
  };
  return {
    seat,
    next,
    async seats(...all) {
      for (const n of all) await seat(n);
    },
    button: (name) => page.getByRole('button', { name }).first().tap(),
    async nexts(count) {
      for (let i = 0; i < count; i++) await next();
    },
  };
}

async function deal(tablet, shot) {
  const f = finger(tablet);
  await tablet.getByRole('button', { name: /^На связи/ }).waitFor();
  await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await shot(tablet, 'judge-deal');
  await f.button(/^Карты на планшете/);
  await f.button(/^Я №1/);
  await tablet.locator('.j-card').first().waitFor();
  await shot(tablet, 'judge-tray');
  const back = await tablet.getByRole('button', { name: 'Судье: держите' }).boundingBox();
  await tablet.mouse.move(back.x + 40, back.y + 20);
  await tablet.mouse.down();
  await tablet.waitForTimeout(1500);
  await tablet.mouse.up();
  await f.button(/^Карты настоящие/);
  await f.seats(1, 2, 3, 4, 5);
  await f.next('Записать роли');
  await f.nexts(4);
}

/** A foul, nominations, spectators, a vote without the network, a tie and the question. */
async function firstDay({ visit, shot }, tablet, game) {
  const f = finger(tablet);
  await f.seat(4);
  await shot(tablet, 'judge-day');
  await f.next('Принято: №4');
  await f.button(/^Фол игроку №7/);
  await tablet.getByText('За что?').waitFor();
  await shot(tablet, 'judge-foul');
  await f.nexts(2);
  await f.seat(7);
  await f.next('Принято: №7');
  await tablet.waitForTimeout(FINGER);
  for (const [name, path, size, height] of [
    ['table-phone', 'table', 'phone', 780],
    ['table-hall', 'hall', 'wide', 720],
    ['table-overlay', 'overlay', 'stream', 1080],
  ]) {
    const page = await visit({ size });
    await page.goto(`${SITE}/g/${game}/${path}`);
    await page.getByText('Говорит №3').first().waitFor();
    // What a stream shows under the transparent page.
    if (path === 'overlay') await page.addStyleTag({ content: 'html { background: #5a6b60 !important }' });
    await shot(page, name, { height });
    await page.context().close();
  }
  await f.nexts(7);
  await tablet.context().setOffline(true);
  await f.next('круг окончен');
  await f.seats(1, 2, 3, 5);
  await shot(tablet, 'judge-vote');
  await f.seat(6);
  await f.next('Спасибо: 5');
  await tablet.getByText('Остальные 5').first().waitFor();
  await shot(tablet, 'judge-offline');
  await tablet.context().setOffline(false);
  await tablet.getByText('всё отправлено').waitFor();
  await f.next('Подсчитать голоса');
  await f.nexts(2);
  await f.button('Рук против №4: 5');
  await f.next('Подсчитать голоса');
  await f.seats(1, 2, 3, 5, 6, 8);
  await shot(tablet, 'judge-question');
  await f.next('Спасибо: за 6');
  await f.next('последнее слово №7');
  await f.next('наступает ночь');
}

/** The night script, and a second device that takes over. */
async function firstNight({ visit, shot }, tablet, game) {
  const f = finger(tablet);
  await f.seat(6);
  await f.next('просыпается доктор');
  await f.seat(8);
  await f.next('просыпается дон');
  await f.seat(9);
  await shot(tablet, 'judge-night');
  await f.next('просыпается шериф');
  await f.seat(1);
  await f.next('утро');
  await f.next('начинается день');
  await tablet.getByRole('button', { name: 'Меню судьи' }).tap();
  await press(tablet, 'button', 'Рукой судьи');
  await press(tablet, 'button', 'Число фолов');
  const dialog = tablet.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Чьё место' }).getByRole('button', { name: '8' }).tap();
  await dialog.getByRole('group', { name: 'Сколько фолов' }).getByRole('button', { name: '1' }).tap();
  await dialog.getByRole('button', { name: 'моя оговорка' }).tap();
  await shot(tablet, 'judge-override');
  await tablet.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const second = await visit({ size: 'tablet', cookies: await tablet.context().cookies() });
  await second.goto(`${SITE}/g/${game}`);
  await second.getByRole('button', { name: 'Вести отсюда' }).waitFor();
  await shot(second, 'judge-second');
  await second.context().close();
}

/** To the announcement, the protocol, the review and the log. */
async function end({ visit, shot }, tablet, game) {
  const f = finger(tablet);
  // A single candidate a day takes all hands; nobody is shot at night.
  for (const [target, living] of [
    [1, 7],
    [2, 6],
    [3, 5],
  ]) {
    await f.seat(target);
    await f.next(`Принято: №${target}`);
    await f.nexts(living);
    await f.next('Подсчитать голоса');
    await f.next(target === 3 ? 'игра решена' : 'наступает ночь');
    if (target === 3) break;
    await f.button('Промах');
    await f.nexts(4);
  }
  await tablet.getByRole('button', { name: /^Объявить/ }).waitFor();
  await shot(tablet, 'judge-verdict');
  await f.next('Объявить');
  await tablet.getByRole('button', { name: /^Протокол/ }).waitFor();
  await tablet.getByText('всё отправлено').waitFor();
  const laptop = await visit({ cookies: await tablet.context().cookies() });
  await laptop.goto(`${SITE}/g/${game}/protocol`);
  await laptop.locator('iframe').waitFor();
  await laptop.waitForTimeout(1000);
  await shot(laptop, 'judge-protocol', { height: 900 });
  await laptop.goto(`${SITE}/g/${game}/replay`);
  await laptop.getByRole('button', { name: 'Ночь 1', exact: true }).click();
  await shot(laptop, 'table-replay', { height: 900, from: 'top' });
  await laptop.context().close();
}

/** A sheet with a contradiction, typed in. */
async function paper({ visit, shot }, tablet) {
  const laptop = await visit({ cookies: await tablet.context().cookies() });
  await laptop.goto(`${SITE}/new/paper`);
  await laptop.getByRole('heading', { level: 1, name: 'Бумажный протокол' }).waitFor();
  await laptop.getByLabel('Название').fill('Финал прошлой зимы');
  for (const [i, name] of NAMES.entries()) {
    await laptop.getByLabel(`Игрок ${i + 1}`, { exact: true }).fill(name);
    const role = laptop.locator(`[data-sheet-field="seats.${i}.role"]`);
    await role.selectOption({ label: ['дон', 'мафия', 'мафия', 'шериф', 'доктор'][i] ?? 'мирный' });
  }
  const day = laptop.getByRole('region', { name: 'День 1' });
  await day.getByLabel('Открывал').fill('1');
  await day.getByLabel('Выставлены').fill('4<1 7<3');
  await day.getByLabel('Голоса, круг в строке').fill('4=6 7=5');
  await day.getByLabel('Ушёл').fill('4');
  await toTop(laptop.getByRole('heading', { name: 'Места и роли' }));
  await laptop.waitForTimeout(1500);
  await shot(laptop, 'judge-paper', { height: 900 });
  await laptop.context().close();
}
