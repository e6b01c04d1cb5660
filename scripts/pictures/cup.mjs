// A cup of twenty players: from the wizard and the seating to the hidden last round and the ceremony, and its people's phones.
import { ask, press, SITE, toTop } from './stage.mjs';

export const names = /^cup-/;

const MORNING = '2026-12-12T09:30:00+03:00';
const PLAYERS = [
  'Анна — Тигры',
  'Борис — Тигры',
  'Вера — Львы',
  'Глеб — Львы',
  'Дина',
  'Егор',
  'Жанна',
  'Захар',
  'Илья',
  'Кира',
  'Лев',
  'Мила',
  'Никита',
  'Оля',
  'Павел',
  'Рита',
  'Семён',
  'Тая',
  'Ульяна',
  'Фёдор',
];
const JUDGES = ['Полякова', 'Рощин', 'Седова'];
/** Of seat 1, 2 …; the roles go round by a seat a game. */
const ROLES = ['don', 'mafia', 'mafia', 'sheriff', ...Array(6).fill('citizen')];
const ROUNDS = 4;

/** @param {import('./stage.mjs').Stage} stage */
export async function story({ visit, shot, clock, firstLink }) {
  clock.set(MORNING);
  const page = await visit();
  await page.goto(firstLink);
  await page.getByLabel('Как вас называть').fill('Ольга');
  await press(page, 'button', 'Войти');
  await page.getByRole('link', { name: 'Новая игра' }).waitFor();
  const cup = await create(page);
  const desk = {
    page,
    shot,
    at: (section) => page.goto(`${SITE}/g/${cup}/manage${section}`),
    say: (command) => ask(page, `/api/games/${cup}/commands`, { command }),
    view: async () => (await ask(page, `/api/games/${cup}`)).view,
  };
  await seat(desk);
  const phones = await enter(desk, visit, cup);
  await play(desk, phones, cup);
  await publish(desk, phones, visit, cup);
  await desk.at('/formula');
  await press(page, 'button', 'Изменить числа');
  await page.getByRole('region', { name: 'Победа' }).getByLabel('дон').fill('1,5');
  const then = page.getByRole('region', { name: 'Как изменится таблица' });
  await then.getByRole('row').nth(1).waitFor();
  await toTop(then);
  await shot(page, 'cup-formula', { height: 760 });
}

async function seat({ page, shot, at }) {
  await at('/seating');
  await press(page, 'button', 'Подобрать');
  const accept = page.getByRole('button', { name: 'Принять рассадку' });
  await accept.waitFor({ timeout: 60_000 });
  await shot(page, 'cup-search', { height: 900, from: 'top' });
  await accept.click();
  await page.getByRole('heading', { name: 'Насколько рассадка ровная' }).waitFor();
}

/** A player and the judge of the first table, by the links they were given. */
async function enter({ page, at, view }, visit, cup) {
  const { judges, rounds } = await view();
  const [led] = rounds[0].tables[0].judges;
  await at('/links');
  const phones = [];
  for (const name of ['Анна', judges.find(({ id }) => id === led).name]) {
    await page.getByRole('button', { name: `Выдать ссылку: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    const link = (await dialog.getByText('/l/').textContent()).trim();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const phone = await visit({ size: 'phone' });
    await phone.goto(link);
    await press(phone, 'button', 'Войти');
    await phone.waitForURL((url) => url.pathname.startsWith(`/g/${cup}`));
    phones.push(phone);
  }
  return { player: phones[0], judge: phones[1] };
}

/** All rounds but the last one closed; results are entered by the organiser and verified by a judge. */
async function play({ page, shot, at, say, view }, { player, judge }, cup) {
  for (let round = 1; round <= ROUNDS; round++) {
    await say({ type: 'startRound', round });
    const { tables } = (await view()).rounds[round - 1];
    if (round === 1) {
      await at('');
      await page.getByRole('heading', { name: 'Тур 1: столов сыграно 0 из 2' }).waitFor();
      await shot(page, 'cup-desk', { height: 820 });
      await judge.goto(`${SITE}/g/${cup}`);
      await judge.getByRole('button', { name: /^Начать стол/ }).waitFor();
      await shot(judge, 'cup-judge');
    }
    for (const { n, seats } of tables) {
      await say({ type: 'enterResult', round, table: n, result: result(seats, round + n) });
    }
    if (round === 3) {
      await at('/rounds');
      await page.getByText('ждёт проверки').first().waitFor();
      await shot(page, 'cup-rounds', { height: 860, from: 'top' });
    }
    const { toVerify } = (await ask(judge, `/api/games/${cup}`)).view;
    for (const place of toVerify) {
      await ask(judge, `/api/games/${cup}/commands`, { command: { type: 'verifyResult', ...place } });
    }
    if (round < ROUNDS) await say({ type: 'closeRound', round });
    if (round === 2) {
      await player.goto(`${SITE}/g/${cup}`);
      await player.getByRole('heading', { name: 'Мои баллы' }).waitFor();
      await shot(player, 'cup-player');
    }
  }
}

async function publish({ page, shot, at }, { player }, visit, cup) {
  await at('/publication');
  await page.getByLabel('С тура').selectOption({ label: `Тур ${ROUNDS}` });
  await press(page, 'button', 'Заморозить');
  await page.getByRole('heading', { name: 'Сейчас скрыто' }).waitFor();
  await player.goto(`${SITE}/g/${cup}/cup`);
  const why = player.getByRole('button', { name: /Из чего сложились/ });
  await why.first().waitFor();
  await shot(player, 'cup-public', { height: 1040 });
  await why.first().click();
  await player.getByRole('dialog').waitFor();
  await shot(player, 'cup-why');
  const hall = await visit({ size: 'wide' });
  await hall.goto(`${SITE}/g/${cup}/hall`);
  await hall.getByRole('heading', { name: /^Стол 1/ }).waitFor();
  await shot(hall, 'cup-hall');
  await hall.context().close();
}

/** The winner of game k, and what else is worth points. */
function result(seats, k) {
  const places = seats.map(({ n, player }, i) => ({
    n,
    player,
    role: ROLES[(i + k) % ROLES.length],
    left: null,
    fouls: (i * k) % 3 === 0 ? 1 : 0,
    extra: (i + k) % 4 === 0 ? 30 : 0,
  }));
  const citizens = places.filter(({ role }) => role === 'citizen');
  const victim = citizens[k % citizens.length];
  victim.left = { cause: 'night', day: 1, night: 1 };
  citizens[(k + 1) % citizens.length].left = { cause: 'vote', day: 2, night: 1 };
  const black = places.filter(({ role }) => role === 'don' || role === 'mafia');
  const red = k % 3 !== 0;
  if (red) for (const [i, one] of black.entries()) one.left = { cause: 'vote', day: i + 1, night: i };
  return {
    winner: red ? 'red' : 'black',
    seats: places,
    bestMove: { seat: victim.n, named: [black[0].n, black[1].n, citizens[(k + 2) % citizens.length].n] },
    seconds: 1500 + 60 * k,
  };
}

async function create(page) {
  await page.goto(`${SITE}/new`);
  await page.getByRole('radio', { name: /^Кубок по мафии/ }).check();
  await page.getByLabel('Название кубка').fill('Зимний кубок');
  await page.getByRole('radio', { name: /^Классика/ }).check();
  await press(page, 'button', 'Дальше');
  await page.getByLabel('Игроки', { exact: true }).fill(PLAYERS.join('\n'));
  await page.getByLabel('Судьи', { exact: true }).fill(JUDGES.join('\n'));
  await press(page, 'button', 'Дальше');
  await page.getByLabel('Туров', { exact: true }).fill(String(ROUNDS));
  await press(page, 'button', 'Дальше');
  await press(page, 'button', 'Дальше');
  await page.getByLabel('результат проверяет второй человек').check();
  await press(page, 'button', 'Дальше');
  await press(page, 'button', 'Создать кубок');
  await page.getByRole('heading', { level: 1, name: 'Стол организатора' }).waitFor();
  return new URL(page.url()).pathname.split('/')[2];
}
