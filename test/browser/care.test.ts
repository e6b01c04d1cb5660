/** When something has happened: replacing, handing over, forgetting, a lost device, a game begun by mistake, by hand on the screens. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
import { gone, says } from '../support-browser/hand.js';
import { openSite, type Site } from '../support-browser/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite('2019-02-03T09:00:00.000Z');
});
afterAll(async () => {
  // Requests to strangers and breaches of the policy are among them.
  expect(site.faults).toEqual([]);
  await site.close();
});

/** What a page asks of the server, past its screens. */
function callFrom<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([address, sent, key]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key! };
      const answer = await fetch(address!, sent === undefined ? {} : { method: 'POST', headers, body: sent });
      if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
      return answer.json();
    },
    [path, body === undefined ? undefined : JSON.stringify(body), randomUUID()] as const,
  );
}

/** The organiser at her desk; her link works once. */
let page: Page;

test('an organiser in trouble helps himself, and a person sees to his own data', async () => {
  page = await site.visit();
  await page.goto(site.firstLink);
  await page.getByLabel('Как вас называть').fill('Ольга');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(`${site.url}/`);
  const call = <T>(path: string, body: unknown) => callFrom<T>(page, path, body);
  const game = await call<{ id: string }>('/api/games', {
    ...{ rulebook: 'mafia-2018', pack: 'mafia-2018', title: 'Весна 2019' },
  });
  const add = (name: string, role: string, clan: number | null) =>
    call<{ person: string }>(`/api/games/${game.id}/people`, { name, role, clan });
  const petr = await add('Пётр Орлов', 'boss', 1);
  await add('Вера Сомова', 'boss', 2);
  const link = await call<{ url: string }>(`/api/games/${game.id}/people/${petr.person}/link`, {});

  // His own page: the file, the devices, the wish.
  const phone = await site.visit({ phone: true, dark: true });
  await phone.goto(link.url);
  await phone.getByRole('button', { name: 'Войти' }).click();
  await phone.getByRole('link', { name: 'Мои данные и устройства' }).click();
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: 'Всё обо мне одним файлом' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Пётр Орлов — Весна 2019.html');
  await phone.getByRole('button', { name: 'Попросить забыть меня' }).click();
  await phone.getByRole('button', { name: 'Передумать' }).waitFor();
  expect(await violations(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);

  // Replacing the second boss gives a link to hand on.
  await page.goto(`/g/${game.id}/manage`);
  await page.getByRole('link', { name: 'Если что-то случилось' }).click();
  await page.getByText('просит забыть его').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Заменить: Вера Сомова' }).click();
  await page.getByLabel('Как зовут нового').fill('Мария');
  await page.getByRole('button', { name: 'Заменить и показать ссылку' }).click();
  await page.getByRole('dialog', { name: 'Ссылка: Мария' }).waitFor();
  const marias = await page.locator('.org-url').textContent();
  await page.keyboard.press('Escape');
  await page.getByText('заменён').waitFor();

  // A stranger has seen her link: it opens nothing any more, nor does what was opened by it.
  const stranger = await site.visit({ phone: true });
  await stranger.goto(marias!);
  await stranger.getByRole('button', { name: 'Войти' }).click();
  await stranger.getByRole('link', { name: 'Мои данные и устройства' }).waitFor();
  await page.getByRole('button', { name: 'Отозвать ссылку: Мария' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать ссылку' }).click();
  await page.getByText('ссылка отозвана').first().waitFor();
  await expect
    .poll(() => stranger.evaluate(async () => (await (await fetch('/api/me')).json()).signedIn))
    .toBe(false);
  await stranger.goto(marias!);
  await stranger.getByText('Ссылка не действует').first().waitFor();

  // The lost phone is signed out at once.
  await page.getByRole('button', { name: /^Закрыть вход: Пётр Орлов/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть вход' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Закрыть вход: Пётр/ }).count()).toBe(0);

  // Forgetting shows what it touches first.
  await page.getByRole('button', { name: 'Забыть: Пётр Орлов' }).click();
  await page.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
  await page.getByText('Ищем: Пётр Орлов').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Забыть навсегда' }).click();
  await page.getByText(/Забыто. Теперь в игре: участник/).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => page.getByText('Пётр Орлов').count()).toBe(0);

  await page.getByLabel('Дней после конца').fill('30');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Сейчас: 30 дней после конца.').waitFor();

  // Another organiser takes the game over.
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  const url = await page.locator('.org-url').textContent();
  const boris = await site.visit({ phone: true });
  await boris.goto(url!);
  await boris.getByText('Ольга передаёт вам эту игру').waitFor();
  await boris.getByLabel('Как вас называть').fill('Борис');
  await boris.getByRole('button', { name: 'Принять игру' }).click();
  await boris.waitForURL(/\/g\//);
  await boris.goto(`/g/${game.id}/manage/care`);
  await boris.getByText('помощник').first().waitFor();
  expect(await violations(boris, { rules: 'size' })).toEqual([]);
  expect(await overflow(boris)).toBe(0);

  // It was the wrong game: its title is typed, and it can be brought back.
  await boris.getByRole('button', { name: 'Убрать игру…' }).click();
  await boris.getByLabel('Наберите название').fill('Весна 2019');
  await boris.getByLabel('Причина').fill('не та доска');
  await boris.getByRole('button', { name: 'Убрать', exact: true }).click();
  await boris.getByRole('button', { name: 'Вернуть: Весна 2019' }).click();
  await boris.waitForURL(/\/manage$/);
});

test('players are replaced where they play: in a cup by its organiser, in the rooms by the master', async () => {
  const call = <T>(path: string, body?: unknown) => callFrom<T>(page, path, body);
  const game = async (body: object) => (await call<{ id: string }>('/api/games', body)).id;
  const all = async (id: string, commands: readonly { type: string; [field: string]: unknown }[]) => {
    for (const command of commands) await call(`/api/games/${id}/commands`, { command });
  };
  const numbers = Array.from({ length: 11 }, (_, i) => i + 1);

  const cup = await game({ rulebook: 'mafia-cup', pack: 'mafia-cup', title: 'Кубок' });
  const seats = numbers.slice(0, 10).map((n) => `p${n}`);
  await all(cup, [
    { type: 'addPlayers', players: numbers.map((n) => ({ id: `p${n}`, nick: `Ник ${n}` })) },
    { type: 'setPlan', plan: { rounds: 2, tables: 1, seats: 10, judges: 0 } },
    { type: 'setSeating', rounds: [1, 2].map(() => ({ tables: [{ seats, judges: [] }] })), source: 'hand' },
  ]);
  await page.goto(`/g/${cup}/manage/players`);
  await page.getByRole('button', { name: 'Изменить: Ник 4' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ник 4' });
  await sheet.getByLabel('Кто садится на его места').selectOption({ label: 'Ник 11' });
  await sheet.getByLabel('Причина').last().fill('уехал');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Заменить', exact: true }).click();
  await gone(sheet);
  await says(page.getByRole('row', { name: /^Ник 4/ }), 'Ник 11');
  const { view } = await call<{ view: { rounds: { tables: { seats: { player: string }[] }[] }[] } }>(
    `/api/games/${cup}`,
  );
  for (const { tables } of view.rounds) expect(tables[0]!.seats[3]).toMatchObject({ player: 'p11' });

  const roles = ['civilian', 'civilian', 'civilian', 'mafioso'];
  const books = await call<{ id: string; packs: Record<string, unknown> }[]>('/api/rulebooks');
  const rooms = await game({
    rulebook: 'twelve-rooms',
    title: 'Комнаты',
    setup: {
      pack: Object.values(books.find(({ id }) => id === 'twelve-rooms')!.packs)[0],
      players: roles.map((_, i) => ({ person: `person${i + 1}`, nick: `Игрок ${i + 1}`, wish: i + 1 })),
    },
  });
  await all(rooms, [
    { type: 'dealMap' },
    { type: 'dealRoles', roles: Object.fromEntries(roles.map((role, i) => [`p${i + 1}`, role])) },
  ]);
  await page.goto(`/g/${rooms}/manage/players/p4`);
  await page.getByRole('button', { name: 'Заменить игрока' }).click();
  await page.getByLabel('Ник замены').fill('Сова');
  await page.getByLabel('Причина').fill('пропал');
  await page.getByRole('button', { name: 'Заменить и выдать ссылку' }).click();
  await page.getByRole('dialog', { name: 'Ссылка: Сова' }).waitFor();
  const link = await page.locator('.org-url').textContent();
  const phone = await site.visit({ phone: true });
  await phone.goto(link!);
  await phone.getByRole('button', { name: 'Войти' }).click();
  await phone.waitForURL(/\/g\//);
  const me = await phone.evaluate(
    async (id) => (await (await fetch(`/api/games/${id}`)).json()).view.me,
    rooms,
  );
  expect(me).toMatchObject({ player: 'p4', nick: 'Сова', role: 'mafioso' });
});
