/**
 * A game day of «Игра Престолов»: teams are dealt, a house writes its letter on a phone, the throw of 5.6 is entered, the report
 * is copied. The thirteen cells of the house are those of the regulation's own example.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support-browser/axe.js';
import { Hand, heading, part, seen, textOf } from '../support-browser/hand.js';
import { organiserOf, personalLink, viewOf } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

const BEFORE = '2017-09-20T12:00:00+04:00';
const EVENING = '2017-09-27T22:30:00+04:00';

/** Thirty teams; the three of the first places of each block are the example's. */
const TEAMS = Array.from({ length: 30 }, (_, index) => `Команда ${index + 1}`);

let site: Site;
beforeAll(async () => {
  site = await openSite(BEFORE);
});
afterAll(() => site.close());

test('from the deal to the copied report, with a letter written on a phone', async () => {
  const organiser = await organiserOf(site);
  const { id } = await organiser.call<{ id: string }>('POST', '/api/games', {
    rulebook: 'thrones-2017',
    pack: 'thrones-2017',
    title: 'Игра Престолов',
  });
  const page = await site.visit({ as: organiser });
  const hand = new Hand(page);

  await page.goto(`/g/${id}/manage/people`);
  await hand.write('Команды по местам прошлого сезона', TEAMS.join('\n'));
  await hand.press('button', 'Раздать 30 команд');
  await seen(part(page, 'Команды домов').getByText('Старки'));
  await hand.press('link', 'День игры');
  await hand.press('button', 'Начать сезон');
  await seen(page.getByRole('heading', { name: 'Ждём игру 1' }));

  // The head of the Starks, on a phone: what each answer would mean stands there before the letter is sealed.
  const link = await personalLink(organiser, id, { name: 'Лорд Старк', role: 'boss', clan: 4 });
  const head = await site.caller().enter(link);
  const phone = await site.visit({ phone: true, as: head });
  await phone.goto(`/g/${id}`);
  await heading(phone, 'Старки');
  const letter = part(phone, 'Письмо о сговоре перед игрой 5');
  const pen = new Hand(phone);
  await pen.choose('С кем союз', 'Баратеоны', letter);
  await pen.choose('Против кого', 'Ланнистеры', letter);
  const cases = await textOf(letter);
  for (const said of ['Сговор удался', 'Сговор не удался', 'Бой один на один']) expect(cases).toContain(said);
  for (const clause of ['6.2', '6.3', '6.4']) {
    await seen(letter.getByRole('button', { name: `Почему? Пункт ${clause}` }));
  }
  expect(await violations(phone)).toEqual([]);
  await pen.press('button', 'Запечатать письмо', letter);
  await seen(letter.getByText('Ваше письмо: союз —'));

  // Nobody else sees it, the organiser neither.
  await page.goto(`/g/${id}/manage/offers`);
  await seen(page.getByText('Письма запечатаны', { exact: false }).first());
  expect(JSON.stringify(await viewOf(organiser, id))).not.toContain('"target":1');

  // The table of 5.6 for the Starks: 44 + 37 + 13 points, 3 + 1 + 1 in the cup, one contest won.
  const view = await viewOf(organiser, id);
  const own = view.clans.find((clan) => clan.id === 4)!.teams.map(({ team }) => team);
  expect(own).toHaveLength(3);
  const rows = TEAMS.map((team, index) => ({ team, place: index + 1, main: 1000 + index, cup: 100 }));
  const example = [
    { main: 4400, cup: 300 },
    { main: 3700, cup: 100 },
    { main: 1300, cup: 100 },
  ];
  for (const [index, team] of own.entries()) {
    Object.assign(rows.find((row) => row.team === team)!, example[index]);
  }
  site.clock.set(EVENING);
  await organiser.command(id, {
    type: 'enterResults',
    game: 1,
    results: { teams: rows, creative: [own[0]!] },
    accepted: [],
    source: 'игра-1.xlsx',
  });

  await page.goto(`/g/${id}/manage`);
  const steps = part(page, 'Шаги игры 1');
  expect(await textOf(steps)).not.toContain('Покраска');
  await hand.press('link', 'Открыть отчёт');
  await hand.press('button', 'Выпустить отчёт');
  const shown = page.getByRole('textbox', { name: 'Текст отчёта' });
  await expect.poll(() => shown.inputValue()).toContain('КУБИКИ');
  await hand.press('button', 'Скопировать текст');
  await seen(page.getByText('Скопировано'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('94/10 → 9');
  expect(copied).toContain('старт → 13');
  expect(copied.toLowerCase()).not.toMatch(/клан|босс|закраш/);
  expect(await violations(page)).toEqual([]);

  // Everybody: the map, the table, the rules of this season.
  const watcher = await site.visit();
  for (const place of ['season', 'board', 'rules', 'council', 'history']) {
    await watcher.goto(`/g/${id}/${place}`);
    await seen(watcher.getByRole('main').getByRole('heading', { level: 1 }));
    expect((await textOf(watcher.getByRole('main'))).toLowerCase()).not.toMatch(/клан|босс|mafia/);
    expect(await violations(watcher)).toEqual([]);
  }
  expect(site.faults).toEqual([]);
  expect(site.refusals).toEqual([]);
});
