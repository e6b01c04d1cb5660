/** The other rooms of the organiser's desk, each once through its screen. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Hand, heading, part, says, seen } from '../support-browser/hand.js';
import {
  organiserOf,
  playedSeason,
  type Season,
  seatedSeason,
  viewOf,
  WEEK,
} from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
let fresh: Season;
let played: Season;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  played = await playedSeason(site, 'Мафия сыгранная');
  fresh = await seatedSeason(site, 'Мафия к началу');
});
afterAll(() => site.close());

async function desk(season: Season, section = ''): Promise<{ page: Page; hand: Hand }> {
  const page = await site.visit({ as: await organiserOf(site) });
  await page.goto(`/g/${season.id}/manage${section}`);
  return { page, hand: new Hand(page) };
}

test('the board editor puts a mark on a cell, and refuses a jump off the board', async () => {
  const { page, hand } = await desk(fresh, '/board');
  await hand.write('Номер клетки', '4');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Клетка 4' });
  await says(dialog, 'Сейчас: свободная');
  await hand.press('radio', 'Переход вперёд или назад', dialog);
  await dialog.getByRole('combobox', { name: 'Переход вперёд или назад' }).selectOption({ label: 'назад' });
  await hand.press('button', 'Больше', dialog);
  await says(dialog, 'Ведёт на клетку 0');
  const refusal = await seen(dialog.getByRole('alert'));
  await seen(refusal.getByRole('button', { name: 'Почему? Пункт 2.4' }));
  expect(await dialog.getByRole('button', { name: 'Сохранить метку' }).isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Переход вперёд или назад' }).selectOption({ label: 'вперёд' });
  await hand.press('button', 'Больше', dialog);
  await says(dialog, 'Ведёт на клетку 9');
  await hand.press('button', 'Сохранить метку', dialog);
  await seen(page.getByText('Сохранено'));
  await says(dialog, 'Сейчас: вперёд на 5 клеток');

  const spectator = await site.visit();
  await spectator.goto(`/g/${fresh.id}/board`);
  await seen(spectator.getByRole('button', { name: 'клетка 4, вперёд на 5 клеток' }));
  await spectator.context().close();
  await page.context().close();
});

test('people: a link is revoked, and a sheet of codes is made and printed', async () => {
  const { page, hand } = await desk(fresh, '/people');
  await hand.press('button', 'Отозвать: Босс 2');
  await hand.press('button', 'Отозвать', page.getByRole('dialog', { name: 'Отозвать: Босс 2' }));
  await seen(page.getByRole('row', { name: /Босс 2 .*отозвана/ }));
  await expect(viewOf(fresh.bosses[1] ?? site.caller(), fresh.id)).resolves.toMatchObject({ me: null });

  await hand.press('radio', 'для всех');
  await hand.press('button', 'Выдать ссылки и собрать лист');
  const sure = page.getByRole('dialog', { name: 'Выдать всем новые ссылки?' });
  await says(sure, /5 человек выйдут на всех устройствах/);
  await hand.press('button', 'Выдать новые ссылки', sure);
  await seen(page.getByText('Готово 6 карточек'));
  await page.emulateMedia({ media: 'print' });
  const sheet = await seen(page.getByRole('region', { name: 'Лист с кодами', exact: true }).last());
  for (let clan = 1; clan <= 6; clan++) await seen(sheet.getByRole('img', { name: `Ссылка: Босс ${clan}` }));
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.context().close();
});

test('a ruling is changed with its reason, and everybody can read why', async () => {
  const { page, hand } = await desk(fresh, '/council');
  const title = 'Перекраска нескольких клеток';
  const change = page.getByRole('button', { name: /^Изменить: / }).first();
  const name = ((await change.getAttribute('aria-label')) ?? title).replace('Изменить: ', '');
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Изменить' });
  await dialog.getByRole('radio', { checked: false }).first().click();
  expect(await dialog.getByRole('button', { name: 'Записать решение' }).isDisabled()).toBe(true);
  await hand.write('Причина', 'так решили на собрании боссов', dialog);
  await hand.press('button', 'Записать решение', dialog);
  await seen(page.getByRole('listitem').filter({ hasText: name }).getByText('изменено'));

  const spectator = await site.visit();
  await spectator.goto(`/g/${fresh.id}/rules`);
  await new Hand(spectator).press('tab', 'Решения');
  await says(part(spectator, name), /изменено .*Организатор, .*так решили на собрании боссов/);
  await spectator.context().close();
  await page.context().close();
});

test('a boss asks the council, the bosses vote, the vote parts them, the jury answers', async () => {
  const question = 'Считать ли ничью в Кубке Лиги за очко?';
  const boss = await site.visit({ phone: true, as: played.bosses[2] });
  const asking = new Hand(boss);
  await boss.goto(`/g/${played.id}/council`);
  await asking.write('Вопрос', question);
  await asking.press('button', 'Задать вопрос совету');
  await seen(boss.getByText('Принято'));
  await says(part(boss, question), 'задан');

  const { page, hand } = await desk(played, '/council');
  const card = part(page, question);
  await card.locator('summary', { hasText: 'Открыть голосование' }).click();
  await hand.write('Вариант 1', 'Считать', card);
  await hand.write('Вариант 2', 'Не считать', card);
  await hand.press('button', 'Открыть голосование', card);
  await says(card, /голосуют .*Пока никто не проголосовал/);

  await asking.press('radio', 'Считать', part(boss, question));
  await asking.press('button', 'Голосовать', part(boss, question));
  await says(part(boss, question), /Считать Сицилийские мафиози 1 голос .*Проголосовали: Сицилийцы/);
  const other = await site.visit({ phone: true, as: played.bosses[3] });
  await other.goto(`/g/${played.id}/clan`);
  await other.getByRole('link', { name: /^Проголосуйте в совете/ }).tap();
  const voting = new Hand(other);
  await voting.press('radio', 'Не считать', part(other, question));
  await voting.press('button', 'Голосовать', part(other, question));
  await says(card, /Проголосовали: .*Сицилийцы.*Якудза/);

  await hand.press('button', 'Закрыть голосование сейчас', card);
  await says(card, 'передан апелляционному жюри');
  await hand.write('Ответ апелляционного жюри', 'Очко не даётся: п. 5.2.', card);
  await hand.choose('Какой вариант выбрало жюри', 'Не считать', card);
  await hand.press('button', 'Записать ответ жюри', card);
  await says(card, /решён жюри .*Решение: Не считать .*Очко не даётся/);
  await says(part(boss, question), /решило жюри .*Ответ жюри: Очко не даётся: п\. 5\.2\./);
  for (const open of [page, boss, other]) await open.context().close();
});

test('a vote gets its receipt', async () => {
  site.clock.set(WEEK.report);
  const question = 'Вопрос о расписке';
  await played.organiser.command(played.id, { type: 'raiseQuestion', text: question });
  const raised = (await viewOf(played.organiser, played.id)).questions.find(({ text }) => text === question);
  await played.organiser.command(played.id, {
    type: 'openVote',
    question: raised?.id,
    choices: ['Да', 'Нет'],
    closesAt: new Date(site.clock.now() + 86_400_000).toISOString(),
  });
  const boss = await site.visit({ phone: true, as: played.bosses[0] });
  await boss.goto(`/g/${played.id}/council`);
  const hand = new Hand(boss);
  await hand.press('radio', 'Да', part(boss, question));
  await hand.press('button', 'Голосовать', part(boss, question));
  await says(part(boss, question), /Принято .* по Самаре · запись № \d+/);
  await boss.context().close();
});

test('the season is taken away as a file, without the seed while it runs', async () => {
  const { page } = await desk(played, '/export');
  await heading(page, 'Файлы и ссылки');
  const files = { 'Скачать YAML': (text: string): unknown => parse(text), 'Скачать JSON': JSON.parse };
  for (const [name, read] of Object.entries(files)) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    const scenario: unknown = read(readFileSync(await download.path(), 'utf8'));
    expect(scenario).toMatchObject({ rulebook: 'mafia-2018' });
    expect(scenario).not.toHaveProperty('seed');
    expect(JSON.stringify(scenario)).toContain('enterResults');
  }
  await page.getByRole('button', { name: 'Получить ссылку для подписки' }).click();
  await says(part(page, 'Календарь'), site.url);
  await page.context().close();
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
