/** A typo in an accepted table: the difference first, then the reason, then the change; and nobody overwrites the other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
import { Hand, heading, part, says, seen } from '../support-browser/hand.js';
import { personalLink, playedSeason, type Season, viewOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';
import { POSITIONS } from '../support-browser/tables.js';

let site: Site;
let season: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  season = await playedSeason(site, 'Мафия с опечаткой');
});
afterAll(() => site.close());

/** The form of row `row` of game 170, its main points changed, up to the difference. */
async function correct(page: Page, row: number, main: string): Promise<Hand> {
  const hand = new Hand(page);
  await page.goto(`/g/${season.id}/manage/import?game=170`);
  await hand.press('button', 'Исправить опечатку');
  await hand.write('Осн.', main, page.getByRole('group', { name: `Строка ${row}`, exact: true }));
  await hand.press('button', 'Посмотреть, что получится');
  await seen(part(page, 'Что изменится').getByRole('heading', { name: 'Где стоят кланы' }));
  return hand;
}

const positions = async () =>
  (await viewOf(season.organiser, season.id)).board.pawns.map((pawn) => pawn.cell);

test('the difference is shown before, the board changes after, and a stale tab is told', async () => {
  const co = await personalLink(season.organiser, season.id, {
    name: 'Второй',
    role: 'co-organiser',
    clan: null,
  });
  const [first, other, spectator] = [
    await site.visit({ as: season.organiser }),
    await site.visit({ as: await site.caller().enter(co) }),
    await site.visit(),
  ];
  await spectator.goto(`/g/${season.id}/season`);
  const standings = part(spectator, 'Положение кланов').last();
  await says(standings, /Мексиканцы 11 /);

  // Row 6, «Чай вдвоём», clan 6: 30 → 40, so 100/10 → 10 instead of 9.
  const hand = await correct(first, 6, '40');
  await says(part(first, 'Что изменится'), /Где стоят кланы Мексиканцы 11 → 12/);
  expect(await positions()).toEqual(POSITIONS);
  // Row 1, «Ивановы», clan 1: 35 → 25, so 110/10 → 11 instead of 12. Its difference is seen, not yet confirmed.
  const late = await correct(other, 1, '25');
  await says(part(other, 'Что изменится'), /Где стоят кланы Русские 20 → 19/);

  const confirm = first.getByRole('button', { name: 'Исправить и пересчитать' });
  expect(await confirm.isDisabled()).toBe(true);
  await hand.write('Причина', 'в бланке 40, а не 30', first);
  await confirm.click();
  await heading(first, 'День игры');
  await says(part(first, 'Шаги игры 170'), /Ходы .*Мексиканская мафия → 12/);
  // The spectator's page follows without a reload.
  await says(standings, /Мексиканцы 12 /);

  await late.write('Причина', 'в бланке 25, а не 35', other);
  await late.press('button', 'Исправить и пересчитать');
  await seen(other.getByText(/^Пока вы смотрели, .*1 запись/));
  await seen(other.getByText('Что произошло за это время'));
  await seen(other.getByRole('listitem').getByText('Результаты игры 170'));
  // The new difference is against the season as it is now: the first correction would be undone.
  await says(part(other, 'Что изменится'), /Русские 20 → 19 .*Мексиканцы 12 → 11/);
  expect(site.refusals).toEqual([`409 POST /api/games/${season.id}/amend`]);
  expect((await positions())[0]).toBe(20);
  for (const page of [first, other, spectator]) await page.context().close();
});

test('the log keeps both versions and the reason', async () => {
  const page = await site.visit({ as: season.organiser });
  await page.goto(`/g/${season.id}/manage/log`);
  await new Hand(page).write('Найти в журнале', 'Результаты игры 170');
  const list = page.getByRole('main').getByRole('list').last();
  await seen(page.getByText('Исправление: в бланке 40, а не 30'));
  await seen(page.getByText('заменено'));
  await seen(page.getByRole('button', { name: /^Исправить запись \d+$/ }));
  expect(await list.count()).toBe(1);
  await page.context().close();
});

test('an entry can be taken out through the log, with its difference and its reason', async () => {
  await season.organiser.command(season.id, {
    type: 'decree',
    effect: { kind: 'position', clan: 3, cell: 30 },
    reason: 'проба',
  });
  const page = await site.visit({ as: season.organiser });
  const hand = new Hand(page);
  await page.goto(`/g/${season.id}/manage/log`);
  await page
    .getByRole('button', { name: /^Убрать запись \d+$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Убрать запись' });
  await says(dialog, /Было записано: Решение организатора/);
  await says(part(dialog, 'Что изменится'), /Где стоят кланы Сицилийцы 30 → 17/);
  await hand.write('Причина', 'это была проба', dialog);
  await hand.press('button', 'Исправить и пересчитать', dialog);
  await seen(page.getByText('Исправлено'));
  expect((await positions())[2]).toBe(17);
  await page.context().close();
});

test('a report that is out already: the difference names it, and its new revision lists what has changed', async () => {
  await season.organiser.command(season.id, { type: 'publishReport', game: 170 });
  const page = await site.visit({ as: season.organiser });
  const hand = await correct(page, 6, '50');
  const preview = part(page, 'Что изменится');
  await says(preview, /Отчёт об игре 170: новая редакция 2/);
  await says(preview, /Причина исправления войдёт в отчёт/);
  await hand.write('Причина', 'в бланке 50', page);
  await hand.press('button', 'Исправить и пересчитать');
  await heading(page, 'День игры');

  await page.goto(`/g/${season.id}/manage/report`);
  await seen(page.getByText('Выпустите редакцию 2: она перечислит разницу.'));
  const changed = page.locator('.rev-changes').first();
  await says(changed, /в бланке 50/);
  await says(changed, /Мексиканская мафия — клетка: 12 → 13/);
  expect(await violations(page)).toEqual([]);
  await hand.press('button', 'Выпустить новую редакцию');
  await seen(page.getByText(/^Редакция 2 · /));
  const text = page.getByRole('textbox', { name: 'Текст отчёта' });
  await expect
    .poll(() => text.inputValue())
    .toMatch(/ЧТО ИЗМЕНИЛОСЬ С РЕДАКЦИИ 1\nИсправление, .*: в бланке 50 /);
  await page.getByLabel('Редакция', { exact: true }).selectOption('1');
  await expect.poll(() => text.inputValue()).not.toContain('ЧТО ИЗМЕНИЛОСЬ');

  const spectator = await site.visit();
  await spectator.goto(`/g/${season.id}/history`);
  await new Hand(spectator).press('tab', 'Отчёт');
  await spectator.getByText('Что изменилось с редакции 1', { exact: true }).click();
  await says(spectator.locator('.rev-changes').first(), /в бланке 50/);
  expect(await overflow(spectator)).toBe(0);
  for (const each of [page, spectator]) await each.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
