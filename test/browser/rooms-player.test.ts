/** «12 комнат» on players' phones: the open sign-up, the first move in two parts, what the thread says afterwards. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../support-browser/caller.js';
import { Hand, heading, says, seen } from '../support-browser/hand.js';
import { openSite, type Site } from '../support-browser/site.js';

/** Who joins in this order becomes p1 … p5. */
const PEOPLE = ['Ася', 'Боря', 'Вера', 'Глеб', 'Даша'];
const ROLES = ['observer', 'mafioso', 'civilian', 'civilian', 'guarantor'];
const MAP = 'gun,laughter,silence,cameras,passage,cocoa,detector,inverse,safe,reluctant,isolated,loudspeaker';

let site: Site;
let organiser: Caller;
let game: string;
let invitation: string;
const phones: Page[] = [];

beforeAll(async () => {
  site = await openSite('2026-12-01T08:00:00.000Z');
  organiser = await site.caller().enter(site.firstLink, 'Ведущий');
  const body = { rulebook: 'twelve-rooms', title: '12 комнат', pack: 'twelve-rooms', open: true };
  game = (await organiser.call<{ id: string }>('POST', '/api/games', body)).id;
  invitation = (await organiser.call<{ url: string }>('POST', `/api/games/${game}/signup`)).url;
});
afterAll(() => site.close());

const master = (command: { type: string; [field: string]: unknown }) => organiser.command(game, command);

async function join(name: string, room: number): Promise<Page> {
  const page = await site.visit({ phone: true });
  const hand = new Hand(page);
  await page.goto(invitation);
  await heading(page, /./);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: /игр/ }).click();
  await heading(page, 'Запись в игру');
  await hand.write('Ник', name);
  await page.getByRole('button', { name: new RegExp(`^Комната ${room}(,|$)`) }).click();
  await hand.press('button', 'Записаться');
  await seen(page.getByRole('heading', { name: `Вы записаны: ${name}` }));
  return page;
}

test('five people sign up by the open link, each with a wish of his own', async () => {
  for (const [i, name] of PEOPLE.entries()) phones.push(await join(name, i + 1));
  const { view } = await organiser.call<{ view: { players: { nick: string }[] } }>(
    'GET',
    `/api/games/${game}`,
  );
  expect(view.players.map(({ nick }) => nick)).toEqual(PEOPLE);
  // Nobody but the master learns a wish.
  await says(phones[1]!.getByRole('main'), 'Записано 5 игроков');
});

test('a move in two parts: looked at before sending, with a receipt for each part', async () => {
  await master({ type: 'dealMap', rooms: MAP.split(',') });
  await master({ type: 'dealRoles', roles: Object.fromEntries(ROLES.map((role, i) => [`p${i + 1}`, role])) });
  await master({ type: 'openRegroup', until: '2026-12-01T12:00:00.000Z' });
  await master({ type: 'closeRegroup' });
  await master({ type: 'openTurn', date: '2026-12-01' });
  const page = phones[0]!;
  const hand = new Hand(page);
  await seen(page.getByRole('heading', { name: 'Пришлите ход 1' }));
  await page.getByRole('link', { name: 'Составить ход 1' }).click();
  await heading(page, 'Ход 1');
  // Left of room 1 is room 4, over the edge.
  await page.getByRole('button', { name: /^Комната 4,.*влево/ }).press('Enter');
  await says(page.getByRole('main'), 'влево через край, в комнату 4');
  await page.getByLabel(/Применить «Путевой лист»/).check();
  await says(page.getByRole('main'), 'Не выбрано до конца: АС');
  await page.getByLabel('На кого').first().selectOption({ label: 'Боря' });
  await hand.press('button', 'Проверить перед отправкой');
  await heading(page, 'Проверьте ход 1');
  await says(page.getByRole('main'), 'После отправки изменить нельзя');
  await says(page.getByRole('main'), 'Голоса ещё нет');
  await hand.press('button', 'Отправить');
  await heading(page, 'Части хода приняты');
  await hand.press('button', 'Дослать остальное');
  await says(page.getByRole('main'), 'изменить нельзя');
  await page.getByLabel('На кого').last().selectOption({ label: 'Вера' });
  await hand.press('button', 'Проверить перед отправкой');
  await hand.press('button', 'Отправить');
  await heading(page, 'Ход принят');
  await hand.press('button', 'Готово');
  await seen(page.getByRole('heading', { name: 'Ход 1 отправлен целиком' }));
});

test('a player of the mafia sees his own and those beside them; others have no such place', async () => {
  await seen(phones[1]!.getByRole('link', { name: 'Мафия' }));
  expect(await phones[2]!.getByRole('link', { name: 'Мафия' }).count()).toBe(0);
  await phones[1]!.getByRole('link', { name: 'Мафия' }).click();
  await says(phones[1]!.getByRole('main'), 'Даша — Поручитель');
});

test('in the room of laughter words are refused with the clause, and kept in the field', async () => {
  const page = phones[1]!;
  await page.goto(`/g/${game}/thread?write=own`);
  await says(page.getByRole('main'), 'только картинки, смайлики и гифки');
  await page.getByLabel('Сообщение').fill('слова');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await says(page.getByRole('alert'), 'Смех');
  expect(await page.getByLabel('Сообщение').inputValue()).toBe('слова');
});

test('an anonymous message with a picture comes out with the results and tells no author', async () => {
  const page = phones[0]!;
  await page.goto(`/g/${game}/thread?write=anonymous`);
  await page.getByLabel('Сообщение').fill('Присмотритесь к комнате 2.');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const file = { name: 'pixel.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  await seen(page.getByRole('img', { name: 'Картинка 1' }));
  await page.getByRole('button', { name: 'Отдать ведущему' }).click();
  await says(page.getByRole('main'), 'Анонимка этого хода принята');

  site.clock.set('2026-12-01T16:00:01.000Z');
  await master({ type: 'dryRun', turn: 1 });
  await master({ type: 'resolveTurn', turn: 1 });
  const spectator = await site.visit({ phone: true });
  await spectator.goto(`/g/${game}/thread`);
  await seen(spectator.getByRole('heading', { name: 'Результаты хода 1' }));
  const post = spectator.getByRole('article').filter({ hasText: 'Присмотритесь к комнате 2.' });
  await says(post, 'Анонимно');
  expect(await post.textContent()).not.toContain('Ася');
  await seen(post.getByRole('img'));
});

test('the report tells the walked way, the plan shows it', async () => {
  const page = phones[0]!;
  await page.goto(`/g/${game}/reports`);
  await says(page.getByRole('main'), '«Путевой лист»');
  await page.goto(`/g/${game}/map`);
  await says(page.getByRole('main'), '1 → 4');
});

test('no screen broke a rule of the house', () => {
  expect(site.faults).toEqual([]);
});
