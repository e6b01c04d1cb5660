/**
 * A season of a pack, from the wizard to the phone of a player: «Последний самовар» as it is shipped, one team a side, the
 * table of the first game pasted from a spreadsheet, the report published.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support-browser/axe.js';
import { Hand, heading, part, seen, textOf } from '../support-browser/hand.js';
import { organiserOf, personalLink, viewOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

const BEFORE = '2026-09-07T12:00:00+04:00';
const EVENING = '2026-09-10T22:30:00+04:00';
const TEAMS = ['Атом', 'Барк', 'Вега', 'Гонг', 'Дюна', 'Енот'];

/** Atom's 98 points and 3 in the cup: 98/10 → 9, 3/2 → 1, ten cells. Nobody meets anybody, no cell sends anybody on. */
const POINTS = [98, 88, 68, 48, 28, 18];
const TABLE = [
  'Место\tКоманда\tИтог\tКубок',
  ...TEAMS.map((team, index) => `${index + 1}\t${team}\t${POINTS[index]}\t3`),
].join('\n');

let site: Site;
beforeAll(async () => {
  site = await openSite(BEFORE);
});
afterAll(() => site.close());

test('a pack becomes a season, its first game a report, and a player sees his side on his phone', async () => {
  const organiser = await organiserOf(site);
  const page = await site.visit({ as: organiser });
  const hand = new Hand(page);

  await page.goto('/new');
  await hand.press('radio', /Свой сезон/);
  await hand.press('radio', /Последний самовар/);
  for (const step of ['Когда играете', 'Отряды', 'Где регламент оставляет выбор', 'Всё верно?']) {
    await hand.press('button', 'Дальше');
    await seen(page.getByRole('heading', { level: 2, name: step }));
    expect(await violations(page)).toEqual([]);
  }
  await hand.press('button', 'Создать сезон');
  await heading(page, 'День игры');
  const id = /\/g\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await hand.press('link', 'Люди и ссылки');
  await hand.write('Команды по местам прошлого сезона', TEAMS.join('\n'));
  await hand.press('button', 'Раздать 6 команд');
  await seen(part(page, 'Команды отрядов').getByText('Чайники'));
  const owner = (await viewOf(organiser, id)).teams.find(({ team }) => team === 'Атом')!.clan!;
  const link = await personalLink(organiser, id, { name: 'Капитан', role: 'boss', clan: owner });
  const captain = await site.caller().enter(link);
  await hand.press('link', 'День игры');
  await hand.press('button', 'Начать сезон');

  site.clock.set(EVENING);
  await page.reload();
  await hand.press('link', 'Загрузить таблицу', part(page, 'Сейчас'));
  await hand.press('tab', 'Вставить ячейки');
  await hand.write('Ячейки таблицы', TABLE);
  await hand.press('button', 'Прочитать');
  await seen(part(page, 'Что получится'));
  expect(await textOf(await seen(part(page, 'Если принять, будет так')))).toContain('старт 10 +10');
  expect(await violations(page)).toEqual([]);
  await hand.press('button', 'Принять результаты');
  await seen(page.getByRole('heading', { name: 'Всё посчитано. Проверьте и выпустите отчёт' }));
  await hand.press('link', 'Открыть отчёт');
  await hand.press('button', 'Выпустить отчёт');
  const shown = page.getByRole('textbox', { name: 'Текст отчёта' });
  await expect.poll(() => shown.inputValue()).toContain('старт → 10');
  expect((await shown.inputValue()).toLowerCase()).not.toMatch(/клан|босс/);

  const side = (await viewOf(organiser, id)).board.sides[owner - 1]!;
  const phone = await site.visit({ phone: true, as: captain });
  await phone.goto(`/g/${id}`);
  await heading(phone, side.name.ru);
  expect(await textOf(phone.getByRole('main'))).toMatch(/Клетка\D{0,40}10\D{0,40}из 88/);
  expect(await violations(phone)).toEqual([]);
  expect(site.faults).toEqual([]);
  expect(site.refusals).toEqual([]);
});
