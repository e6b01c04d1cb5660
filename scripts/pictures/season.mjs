// The season of the organiser's guide, from the first link to the copied report, and the demo season for every other screen.
import { CREATIVE, exampleWorkbook, SHARED } from '../lib/example-game.mjs';
import { ask, DESKTOP, press, SITE, toTop } from './stage.mjs';

/** Moments of the first week, by the clock of the season. */
const BEFORE = '2018-01-16T12:00:00+04:00';
const EVENING = '2018-01-17T22:30:00+04:00';

export const names = /^(?!judge-|table-|cup-|rooms-|packs-)/;

/** @param {import('./stage.mjs').Stage} stage */
export async function story(stage) {
  stage.clock.set(BEFORE);
  await firstWeek(stage);
  await demo(stage);
}

/** The season that the organiser's guide tells of: from the first link to the copied report. */
async function firstWeek({ visit, shot, clock, firstLink }) {
  const page = await visit();
  await page.goto(firstLink);
  await page.getByLabel('Как вас называть').fill('Ольга');
  await shot(page, 'first-link', { height: 460 });
  await press(page, 'button', 'Войти');
  await page.getByRole('link', { name: 'Новая игра' }).waitFor();
  await shot(page, 'start', { height: 620 });

  await press(page, 'link', 'Новая игра');
  await page.getByRole('radio', { name: /примерном поле/ }).check();
  await page.getByLabel('Название сезона').fill('Мафия, зима 2018');
  await press(page, 'button', 'Дальше');
  await shot(page, 'new-season', { height: 760 });
  for (const step of ['Кланы', 'Где регламент оставляет выбор', 'Всё верно?']) {
    await press(page, 'button', 'Дальше');
    await page.getByRole('heading', { level: 2, name: step }).waitFor();
  }
  await press(page, 'button', 'Создать сезон');
  await page.getByRole('heading', { level: 1, name: 'День игры' }).waitFor();
  const game = new URL(page.url()).pathname.split('/')[2];

  await press(page, 'link', 'Клетки поля');
  await page.getByLabel('Номер клетки').fill('4');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Клетка 4' })
    .getByRole('radio', { name: /Переход/ })
    .check();
  for (let step = 0; step < 2; step++)
    await page.getByRole('dialog').getByRole('button', { name: 'Больше' }).click();
  await page.getByText('Ведёт на клетку 9').waitFor();
  await shot(page, 'board-editor');
  await page.keyboard.press('Escape');

  await press(page, 'link', 'Люди и ссылки');
  const people = [
    ['Анна', 'босс', 'Русская мафия'],
    ['Борис', 'босс', 'Колумбийские бароны'],
    ['Вера', 'босс', 'Сицилийские мафиози'],
    ['Глеб', 'босс', 'Японские якудза'],
    ['Дина', 'босс', 'Китайские триады'],
    ['Егор', 'босс', 'Мексиканская мафия'],
    ['Жанна', 'консильери', 'Русская мафия'],
  ];
  for (const [name, role, clan] of people) await addPerson(page, name, role, clan);
  await page
    .getByRole('button', { name: 'Новая ссылка: Жанна' })
    .or(page.getByRole('button', { name: 'Выдать ссылку: Жанна' }))
    .click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shot(page, 'personal-link');
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click();
  await shot(page, 'people', { from: 'top' });
  await page.getByRole('button', { name: 'Выдать ссылки и собрать лист' }).click();
  await page.getByText(/^Готов/).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await shot(page, 'qr-sheet', { height: 860, from: 'top' });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);

  await press(page, 'link', 'День игры');
  await page.getByRole('button', { name: 'Начать сезон' }).waitFor();
  await shot(page, 'season-start', { height: 600 });
  await press(page, 'button', 'Начать сезон');
  await page.getByRole('heading', { name: 'Ждём игру 170' }).waitFor();

  clock.set(EVENING);
  await page.reload();
  await page.getByRole('heading', { name: 'Загрузите таблицу игры 170' }).waitFor();
  await shot(page, 'day-1-load', { height: 560 });
  await page.getByRole('region', { name: 'Сейчас' }).getByRole('link', { name: 'Загрузить таблицу' }).click();
  const choose = page.getByRole('tabpanel').getByRole('button', { name: 'Выбрать файл' }).last();
  await choose.waitFor();
  await shot(page, 'day-2-file', { height: 560 });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  await chooser.setFiles({
    name: 'игра-170.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await exampleWorkbook(),
  });
  await page.getByText('Источник: игра-170.xlsx').waitFor();
  await page.getByRole('combobox', { name: 'Столбец «Разборки»' }).selectOption({ label: 'Кубок Лиги' });
  await page.getByRole('combobox', { name: 'Столбец «Разборки»' }).scrollIntoViewIfNeeded();
  await toTop(page.getByRole('heading', { name: 'Столбцы' }));
  await shot(page, 'day-3-columns', { height: 620 });
  const check = page.getByRole('region', { name: 'Противоречия' });
  await toTop(check);
  await shot(page, 'day-4-contradictions', { of: check });
  await check.getByRole('button', { name: 'Принять как есть' }).click();
  await check.getByText('принято').waitFor();
  await page
    .getByRole('region', { name: 'Творческий конкурс' })
    .getByRole('combobox', { name: 'Творческий конкурс' })
    .selectOption({ label: CREATIVE });
  const moves = page.getByRole('region', { name: 'Если принять, будет так' });
  await moves.waitFor();
  await toTop(moves);
  await shot(page, 'day-5-moves');
  await press(page, 'button', 'Принять результаты');
  const question = page.getByRole('region', {
    name: 'Команды поделили место. В каком порядке их раздавать?',
  });
  await question.getByRole('button', { name: `Поднять: ${SHARED[1]}` }).click();
  await question.getByText(/старт → 20/).waitFor();
  await shot(page, 'day-6-question', { height: 760, from: 'top' });
  await question.getByRole('button', { name: 'Ответить и считать дальше' }).click();
  await page.getByRole('heading', { name: 'Всё посчитано. Проверьте и выпустите отчёт' }).waitFor();
  await page.locator('summary').filter({ hasText: 'Кубики' }).first().click();
  await shot(page, 'day-7-steps', { height: 1100, from: 'top' });
  await press(page, 'link', 'Открыть отчёт');
  await page.getByText('Отчёт ещё не выпущен.').waitFor();
  await press(page, 'button', 'Выпустить отчёт');
  await page.getByText(/Редакция 1/).waitFor();
  await page.getByRole('img', { name: 'Поле после игры 170' }).waitFor();
  // The heading begins with a sign that not every computer has a picture for.
  await page.getByRole('textbox', { name: 'Текст отчёта' }).evaluate((text) => text.scrollTo(0, 72));
  await shot(page, 'day-8-report', { height: 1000, from: 'top' });

  await correction(shot, page, game);
  const seats = `/api/games/${game}/people`;
  const { person } = await ask(page, seats, { name: 'Павел', role: 'boss', clan: 6 });
  const { url } = await ask(page, `${seats}/${person}/link`, {});
  const phone = await visit({ size: 'phone' });
  await phone.goto(url);
  await phone.getByRole('button', { name: 'Войти' }).waitFor();
  await shot(phone, 'phone-invitation', { height: 560 });
  await phone.context().close();
  await page.context().close();
}

async function addPerson(page, name, role, clan) {
  const form = page.getByRole('region', { name: 'Добавить человека' });
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Роль').selectOption({ label: role });
  await form.getByLabel('Клан').selectOption({ label: clan });
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByRole('rowheader', { name }).waitFor();
  // The form empties itself when the person is there.
  const field = await form.getByLabel('Имя').elementHandle();
  await page.waitForFunction((input) => input.value === '', field);
}

/** A typo in an accepted table, up to the difference. */
async function correction(shot, page, game) {
  await page.goto(`${SITE}/g/${game}/manage/import?game=170`);
  await page.getByRole('button', { name: 'Исправить опечатку' }).waitFor();
  await shot(page, 'typo-or-appeal', { height: 620 });
  await press(page, 'button', 'Исправить опечатку');
  await page.getByRole('group', { name: 'Строка 6', exact: true }).getByLabel('Осн.').fill('40');
  await press(page, 'button', 'Посмотреть, что получится');
  const changes = page.getByRole('region', { name: 'Что изменится' });
  await changes.getByRole('heading', { name: 'Где стоят кланы' }).waitFor();
  await page.getByLabel('Причина').fill('в бланке 40, а не 30');
  await toTop(changes);
  await shot(page, 'correction');
  await page.goto(`${SITE}/g/${game}/manage/log`);
  await page.getByText('Результаты игры 170').first().waitFor();
  await shot(page, 'log', { height: 760 });
}

/** The demo: every other screen, as the role that uses it. */
async function demo({ visit, shot }) {
  const page = await visit();
  await page.goto(SITE);
  await press(page, 'button', 'Сезон «Мафии»');
  await page.getByRole('combobox', { name: 'Смотреть как' }).waitFor();
  const id = new URL(page.url()).pathname.split('/')[2];
  const at = (path, as) => `${SITE}/g/${id}/${path}?as=${as}`;

  await page.goto(at('board', 'public'));
  await page.getByRole('heading', { level: 1, name: 'Игровое поле' }).waitFor();
  await shot(page, 'board-desktop');
  await page.goto(at('season', 'public'));
  await page.getByRole('slider', { name: 'Момент сезона' }).waitFor();
  await shot(page, 'season', { height: 760 });
  const replay = page.getByRole('region', { name: 'Весь сезон по ходам' });
  const slider = page.getByRole('slider', { name: 'Момент сезона' });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  await shot(page, 'slider', { of: replay });
  await page.goto(at('hall', 'public'));
  await page.getByRole('button', { name: 'На весь экран' }).waitFor();
  await shot(page, 'hall');
  await page.goto(at('history', 'public'));
  await page.getByRole('heading', { level: 1, name: 'Ходы и результаты' }).waitFor();
  await shot(page, 'history');

  for (const [path, name, heading, height] of [
    ['manage', 'desk-week', 'День игры', 800],
    ['manage/windows', 'windows', 'Покраска и торги', 1000],
    ['manage/offers', 'offers', 'Предложения и борьба', 900],
    ['manage/council', 'council', 'Решения и совет', 900],
    ['manage/export', 'export', 'Файлы и ссылки', 800],
  ]) {
    await page.goto(at(path, 'organiser'));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await shot(page, name, { height });
  }
  const lots = page.getByRole('region', { name: /Эмигранты игры/ });
  await page.goto(at('manage/windows', 'organiser'));
  await lots.waitFor();
  await shot(page, 'lots', { of: lots });

  const { view } = await ask(page, `/api/games/${id}?as=organiser`);
  await phonePictures({ visit, shot }, page.context(), at, view);
  await page.context().close();
}

async function phonePictures({ visit, shot }, context, at, view) {
  const phone = await visit({ size: 'phone', cookies: await context.cookies() });
  const painting = view.games.find((game) => game.painting && !game.painting.closed).painting;
  const painter = painting.clans.find((clan) => clan.used < clan.allowed).clan;
  const free = view.board.cells.filter((cell) => cell.owner === null && cell.n > 120).map((cell) => cell.n);
  const foreign = view.board.cells.find(
    (cell) => cell.owner !== null && cell.owner !== painter && cell.n > 60,
  );

  await phone.goto(at('board', 'public'));
  await phone.getByRole('heading', { level: 1, name: 'Игровое поле' }).waitFor();
  await shot(phone, 'board-phone');
  await phone
    .getByRole('button', { name: new RegExp(`^клетка ${foreign.n},`) })
    .first()
    .click();
  await phone.getByRole('dialog').waitFor();
  await shot(phone, 'phone-cell');

  await phone.goto(at('clan', `clan:${painter}`));
  await phone.getByRole('region', { name: 'Что от вас нужно' }).waitFor();
  await shot(phone, 'phone-clan');
  await phone.getByLabel('Номера клеток').fill(`${free[0]}, ${foreign.n}`);
  await phone.getByText('По правилам можно').first().waitFor();
  await toTop(phone.getByRole('region', { name: /^Покраска после игры/ }));
  await shot(phone, 'phone-paint');
  await phone.getByRole('button', { name: /^Проверить и закрасить/ }).click();
  await phone.getByRole('dialog').waitFor();
  await shot(phone, 'phone-paint-confirm');
  await phone.keyboard.press('Escape');
  const lots = phone.getByRole('region', { name: 'Торги за эмигрантов' });
  await toTop(lots);
  await shot(phone, 'phone-lots');
  await phone.goto(at('season', 'public'));
  const why = phone
    .getByRole('region', { name: 'Положение кланов' })
    .last()
    .getByRole('button', { name: /Клетка\. Почему\?/ })
    .first();
  await why.click();
  await phone.locator('[popover]:popover-open').waitFor();
  await shot(phone, 'phone-why');
  await phone.goto(at('council', `clan:${painter}`));
  await phone.getByRole('heading', { level: 1, name: 'Совет боссов' }).waitFor();
  await shot(phone, 'phone-council');
  await phone.context().close();
}
