/**
 * Every screen for everybody: axe in light and dark, on a desk and on a phone; nothing to scroll sideways at 390 px; no
 * errors, no strangers, no breach of the content policy.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
import { seen } from '../support-browser/hand.js';
import {
  organiserOf,
  personalLink,
  playedSeason,
  type Season,
  seatedSeason,
  WEEK,
} from '../support-browser/season.js';
import { DESKTOP, openSite, PHONE, type Site } from '../support-browser/site.js';

let site: Site;
let fresh: Season;
let played: Season;
let demo: string;
let link: string;
let page: Page;
let stranger: Page;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  played = await playedSeason(site, 'Мафия сыгранная');
  fresh = await seatedSeason(site, 'Мафия к началу');
  link = await personalLink(fresh.organiser, fresh.id, { name: 'Анна', role: 'consigliere', clan: 1 });
  const organiser = await organiserOf(site);
  demo = (await organiser.call<{ id: string }>('POST', '/api/demo', {})).id;
  page = await site.visit({ as: organiser });
  stranger = await site.visit();
});
afterAll(() => site.close());

/** The screen as it stands, in two sizes and two themes: what is wrong with it. */
async function faultsOf(on: Page, board = false): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, viewport] of [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await on.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await on.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? 'theme' : size === 'phone' ? 'size' : 'all';
      const found = await violations(on, { rules, board });
      faults.push(...found.map((one) => `${size}, ${colorScheme}: ${one}`));
    }
    const wider = await overflow(on);
    if (wider > 0) faults.push(`${size}: ${wider} px to scroll sideways`);
  }
  await on.setViewportSize(DESKTOP);
  await on.emulateMedia({ colorScheme: 'light' });
  return faults;
}

async function inspect(on: Page, board = false): Promise<void> {
  expect(await faultsOf(on, board)).toEqual([]);
}

async function open(on: Page, path: string): Promise<void> {
  await on.goto(path);
  await seen(on.getByRole('main'));
  // Whatever is still on its way has come: nothing says that it is being loaded.
  await expect.poll(() => on.getByText('Загружаю…').count(), { timeout: 10_000 }).toBe(0);
}

describe('without a link', () => {
  test.each(['/', '/new', '/nowhere'])('%s', async (path) => {
    await open(stranger, path);
    await inspect(stranger);
  });
  test('a personal link', async () => {
    await open(stranger, new URL(link).pathname);
    await inspect(stranger);
  });
  test('a season that has not begun', async () => {
    await open(stranger, `/g/${fresh.id}`);
    await inspect(stranger);
  });
});

describe('the season in its middle, for everybody', () => {
  test.each(['season', 'board', 'history', 'hall', 'rules', 'council', 'clan'])('%s', async (screen) => {
    await open(page, `/g/${demo}/${screen}?as=public`);
    await inspect(page, screen === 'board');
  });
});

describe('for a boss', () => {
  test.each(['clan', 'council'])('%s', async (screen) => {
    await open(page, `/g/${demo}/${screen}?as=clan:6`);
    await inspect(page);
  });
  test('cells being chosen, and the question whether to paint them', async () => {
    const boss = await site.visit({ as: played.bosses[5] });
    site.clock.set(WEEK.allPaint);
    await open(boss, `/g/${played.id}/clan`);
    await boss.getByLabel('Номера клеток').fill('12, 13');
    await seen(boss.getByRole('button', { name: 'Проверить и закрасить · 2' }));
    await inspect(boss);
    await boss.getByRole('button', { name: 'Проверить и закрасить · 2' }).click();
    await seen(boss.getByRole('dialog'));
    await inspect(boss);
    await boss.context().close();
  });
});

describe('for the organiser', () => {
  const SECTIONS = [
    '',
    'import',
    'report',
    'windows',
    'offers',
    'board',
    'people',
    'council',
    'log',
    'export',
  ];
  test.each(SECTIONS)('manage/%s in the middle of the season', async (section) => {
    await open(page, `/g/${demo}/manage/${section}?as=organiser`);
    await inspect(page);
  });
  test.each(['', 'board', 'people'])('manage/%s before the start', async (section) => {
    await open(page, `/g/${fresh.id}/manage/${section}`);
    await inspect(page);
  });
  test('manage/import, a table being corrected', async () => {
    await open(page, `/g/${played.id}/manage/import?game=170`);
    await page.getByRole('button', { name: 'Исправить опечатку' }).click();
    await seen(page.getByRole('group', { name: 'Строка 32' }));
    await inspect(page);
  });
  test('new season, every step', async () => {
    await open(page, '/new');
    const faults: string[] = [];
    for (const step of ['По каким правилам', 'Когда играете', 'Кланы', 'Где регламент', 'Всё верно?']) {
      await seen(page.getByRole('heading', { level: 2, name: new RegExp(`^${step.replace('?', '\\?')}`) }));
      faults.push(...(await faultsOf(page)).map((fault) => `${step}: ${fault}`));
      if (step !== 'Всё верно?') await page.getByRole('button', { name: 'Дальше' }).click();
    }
    expect(faults).toEqual([]);
  });
  test('the start page of somebody who has seasons', async () => {
    await open(page, '/');
    await inspect(page);
  });
});

test('nobody met a fault', () => {
  expect(site.faults).toEqual([]);
});
