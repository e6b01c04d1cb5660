/** The protocol of a finished table on paper and as files; an old sheet typed in, with two contradictions and without. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableProtocolSchema } from '../../src/reports/table-protocol.js';
import { overflow, violations } from '../support-browser/axe.js';
import { gone, heading, says, seen } from '../support-browser/hand.js';
import { organiserOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';
import { EVENING, TableGame } from '../support-browser/table.js';

let site: Site;
beforeAll(async () => {
  site = await openSite(EVENING);
});
afterAll(() => site.close());

test('the protocol is closed to the hall till the end; then it is one page of A4, a workbook and data', async () => {
  const game = await TableGame.open(site, 'Вечерний стол');
  await game.lead('vote');
  const guest = await site.visit();
  await guest.goto(`/g/${game.id}/protocol`);
  await seen(guest.getByText('Протокол откроется, когда судья объявит победителя'));
  for (const path of ['protocol', 'protocol.json', 'table', 'report']) {
    expect((await guest.request.get(`/api/games/${game.id}/${path}`)).status(), path).toBe(404);
  }

  await game.lead('ended');
  const page = await site.visit({ as: game.judge });
  await page.goto(`/g/${game.id}/protocol`);
  await heading(page, 'Протокол');
  const sheet = page.frameLocator('iframe');
  await seen(sheet.getByRole('heading', { name: 'Вечерний стол' }));
  expect(await sheet.locator('.seats tbody tr').count()).toBe(10);
  await says(sheet.locator('body'), /Подпись судьи/);
  await seen(page.getByRole('button', { name: 'Печать' }));
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  const print = await site.visit({ as: game.judge });
  await print.goto(`/api/games/${game.id}/protocol?lang=ru`);
  const pdf = await print.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Count (\d+)/)?.[1]).toBe('1');
  await print.emulateMedia({ media: 'print' });
  const wide = await print.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  const download = async (name: string): Promise<Buffer> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    return readFileSync(await file.path());
  };
  const data = tableProtocolSchema.parse(JSON.parse((await download('Данные JSON')).toString('utf8')));
  expect(data).toMatchObject({ version: 1, game: { id: game.id, title: 'Вечерний стол' } });
  expect(data.game.seed).not.toBeNull();
  expect(data.seats.every(({ role }) => role !== null)).toBe(true);
  const files = unzipSync(new Uint8Array(await download('Таблица XLSX')));
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('Вечерний стол');

  // After the end everybody has it.
  await guest.reload();
  await heading(guest, 'Протокол');
  await seen(guest.frameLocator('iframe').getByRole('heading', { name: 'Вечерний стол' }));
});

const ROLES = ['дон', 'мафия', 'мафия', 'шериф', 'доктор', 'мирный', 'мирный', 'мирный', 'мирный', 'мирный'];

test('a sheet typed by the keyboard: two contradictions are shown, mended the sheet becomes a game', async () => {
  const organiser = await organiserOf(site);
  const page = await site.visit({ as: organiser });
  await page.goto('/new/paper');
  await heading(page, 'Бумажный протокол');
  await page.getByLabel('Название').fill('С бумаги');
  const at = (field: string) => page.locator(`[data-sheet-field="${field}"]`);
  for (const [index, role] of ROLES.entries()) await at(`seats.${index}.role`).selectOption({ label: role });

  // From field to field by Enter and Tab, as on a sheet.
  await at('days.0.first').focus();
  const type = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await type('1', '7<1 9<2', '7(1 2 3) 9=8', '', '9', '6/12');
  await type('1>10 2>10 3>10', '5', '4+', '1-', '10', '');
  await type('2', '1<2 6<3', '1=8 6=0', '', '1', '');
  await type('-', '', '', '', '-', '');
  await type('3', '2<3 6<4', '2=7 6=0', '', '2', '');
  await type('-', '', '', '', '-', '');
  await type('4', '3<4 6<5', '3=6 6=0', '', '3', '');
  await at('winner').selectOption({ label: 'победа мирных' });

  const check = page.getByRole('region', { name: 'Что находят правила' });
  await says(check.getByRole('status'), '2 противоречия');
  await says(
    check,
    /День 1, голосование, круг 1\. Голосов 11, а за столом 10\. В сумме не больше 10\. п\. 4\.8/,
  );
  await says(check, /Ночь 1, шериф\. Проверка, шериф: №1 — нет\. №1 — дон: ответ обратный\./);
  expect(await page.getByRole('button', { name: 'Внести игру' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // A press on a contradiction leads to where it was typed.
  await check.getByRole('button', { name: /Голосов 11/ }).click();
  expect(await at('days.0.votes').evaluate((element) => element === document.activeElement)).toBe(true);
  await at('days.0.votes').fill('7(1 2 3) 9=7');
  await says(check.getByRole('status'), '1 противоречие');
  await at('nights.0.sheriff').fill('1+');
  await says(check.getByRole('status'), 'Противоречий нет');

  // What is typed outlives the page.
  await page.reload();
  await says(check.getByRole('status'), 'Противоречий нет');
  await page.getByRole('button', { name: 'Внести игру' }).click();
  await heading(page, 'Протокол');
  const sheet = page.frameLocator('iframe');
  await says(sheet.locator('body'), /победа мирных/i);
  await says(sheet.locator('body'), /Внесено по бумажному протоколу/);
  // The typed original stands beside the result, letter for letter.
  await seen(page.getByText('7(1 2 3) 9=7'));
  await page.goto('/new/paper');
  await gone(page.getByText('Противоречий нет'));
  expect(site.faults).toEqual([]);
});
