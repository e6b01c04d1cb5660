/** When something has happened: replacing, handing over, forgetting, a lost device, a game begun by mistake, by hand on the screens. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, violations } from '../support-browser/axe.js';
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

test('an organiser in trouble helps himself, and a person sees to his own data', async () => {
  const page = await site.visit();
  await page.goto(site.firstLink);
  await page.getByLabel('Как вас называть').fill('Ольга');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(`${site.url}/`);
  const call = <T>(url: string, body: unknown): Promise<T> =>
    page.evaluate(
      async ([address, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(address!, { method: 'POST', headers, body: sent });
        return answer.json();
      },
      [url, JSON.stringify(body)],
    );
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
  await page.keyboard.press('Escape');
  await page.getByText('заменён').waitFor();

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
