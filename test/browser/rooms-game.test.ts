/**
 * A whole game of «12 комнат», fifteen people from the sign-up to the end. What each of them does stands in the scenario
 * fifteen-players.yaml; here every step is done by a hand: the master's and five phones' on their screens, the other ten
 * players' by the calls those screens make. At the end the server's game and the scenario are in the same state.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commitment } from '../../src/engine/draws.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { ROLES, type Role } from '../../src/rulebooks/twelve-rooms/roles.js';
import type { CommandStep } from '../../src/scenario/format.js';
import { readScenario, type Scenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import { ROLE_WORDS } from '../../src/web/rooms/shared/words.js';
import type { Caller } from '../support-browser/caller.js';
import { Hand, heading, says, seen, textOf } from '../support-browser/hand.js';
import { masterDoes } from '../support-browser/rooms-master.js';
import { fillMove, type Move, sendMove } from '../support-browser/rooms-move.js';
import { openSite, type Site } from '../support-browser/site.js';

/** The game has a clock that stands between steps, and ids and a seed that are the same every time: they are in the state. */
const fixed = vi.hoisted(() => ({
  now: Date.parse('2026-11-30T08:00:00.000Z'),
  made: new Map<string, number>(),
}));
vi.mock('../../src/server/start.js', async (original) => {
  const real = await original<typeof import('../../src/server/start.js')>();
  const startServer: typeof real.startServer = (options) =>
    real.startServer({ ...options, clock: () => fixed.now });
  return { ...real, startServer };
});
vi.mock('../../src/server/secrets.js', async (original) => {
  const real = await original<typeof import('../../src/server/secrets.js')>();
  const randomId = (prefix: string): string => {
    const n = (fixed.made.get(prefix) ?? 0) + 1;
    fixed.made.set(prefix, n);
    return `${prefix}-${n}`;
  };
  return { ...real, randomId, randomSeed: () => 'fifteen players' };
});

const FILE = 'test/scenarios/twelve-rooms/full/fifteen-players.yaml';
const game = 'g-1';
const scenario = read(readFileSync(FILE, 'utf8'));
const steps = scenario.steps.filter((step): step is CommandStep => step.kind === 'command');
const joins = steps.filter(({ command }) => command?.type === 'join');
const NICKS = joins.map(({ command }) => String(command?.nick));
const nick = (id: string): string =>
  id === 'acquit' ? '«не судить»' : (NICKS[Number(id.slice(1)) - 1] ?? id);
/** Players with a phone of their own; what roles they may ever read of. */
const MAFIA: Role[] = ['steward', 'executor', 'guarantor', 'servant', 'deputy', 'mafioso'];
const MAY_KNOW: Record<string, Role[]> = {
  p1: ['observer'],
  p2: ['saviour'],
  p3: [...MAFIA, 'civilian'],
  p4: MAFIA,
  p5: ['civilian'],
};
const PHONES = Object.keys(MAY_KNOW);

let site: Site;
let organiser: Caller;
let desk: Page;
let invitation: string;
let done = 0;
let over = false;
const phones = new Map<string, Page>();
const callers = new Map<string, Caller>();
const leaks: string[] = [];
/** Who was told his own role: the ear hears. */
const told = new Set<string>();

beforeAll(async () => {
  site = await openSite('2026-11-30T08:00:00.000Z');
  organiser = await site.caller().enter(site.firstLink, 'Ведущий');
  desk = await site.visit({ as: organiser });
  // Without an idempotency key, which would be a part of the game's id.
  const { name, value } = organiser.session();
  const made = await fetch(`${site.url}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${name}=${value}` },
    body: JSON.stringify({ rulebook: 'twelve-rooms', title: '12 комнат', pack: 'twelve-rooms', open: true }),
  });
  expect(await made.json()).toMatchObject({ id: game, commitment: commitment('fifteen players') });
  invitation = (await organiser.call<{ url: string }>('POST', `/api/games/${game}/signup`)).url;
});
afterAll(() => site.close());

function read(text: string): Scenario {
  const answer = readScenario(text, { rulebooks, packs });
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer.scenario;
}

/** Does the next steps, one by one, up to and including the first of this type. */
async function until(type: string): Promise<void> {
  for (;;) {
    const step = steps[done]!;
    done += 1;
    fixed.now = Date.parse(step.at);
    await doStep(step);
    if (step.command?.type === type) return;
  }
}

async function doStep(step: CommandStep): Promise<void> {
  const { by, command } = step;
  if (!command) return;
  if (by === 'organiser') {
    expect(await masterDoes(desk, game, command), command.type).toBe(true);
    return;
  }
  const page = phones.get(by);
  if (!page) {
    await callers.get(by)!.command(game, command);
    return;
  }
  const hand = new Hand(page);
  switch (command.type) {
    case 'sendMove':
      await sendMove(page, clockAt(step.at));
      return;
    case 'regroup':
      await page.goto(`/g/${game}/team`);
      await page.getByRole('button', { name: new RegExp(`^Комната ${command.room}(,|$)`) }).click();
      await hand.press('button', `Перейти в комнату ${command.room}`);
      await says(page.getByRole('status'), clockAt(step.at));
      return;
    case 'postAnonymous':
      await page.goto(`/g/${game}/thread?write=anonymous`);
      await page.getByLabel('Сообщение').fill(String(command.text));
      await hand.press('button', 'Отдать ведущему');
      await says(page.getByRole('main'), `Анонимка этого хода принята в ${clockAt(step.at)}`);
      return;
    case 'guessRoom':
      await page.goto(`/g/${game}/map`);
      await page.locator('summary').filter({ hasText: 'Это…' }).click();
      await page
        .locator('details')
        .filter({ hasText: 'Это…' })
        .getByRole('radio', { name: 'Пистолет', exact: true })
        .check({ force: true });
      await hand.press('button', 'Спросить');
      await says(page.getByRole('main'), 'Верно: комната 8 — Комната с пистолетом');
      return;
    default:
      throw new Error(`nobody knows how to do ${command.type} on a phone`);
  }
}

/** Hours of Moscow. */
function clockAt(instant: string): string {
  return new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(11, 19);
}

/** Everybody with a phone who moves in this turn has his move before him, ready to be sent. */
async function fillMoves(turn: number): Promise<string[]> {
  const moves = steps.filter(
    ({ command, by }) => command?.type === 'sendMove' && command.turn === turn && phones.has(by),
  );
  await Promise.all(
    moves.map(({ by, command }) => fillMove(phones.get(by)!, game, command as unknown as Move, nick)),
  );
  return moves.map(({ by }) => by);
}

/** Notes every role that a page was told and its player may not know. */
function listen(id: string, page: Page): void {
  const may = new Set<string>(MAY_KNOW[id]);
  const secret = ROLES.filter((role) => !may.has(role));
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (over || !/json/.test(response.headers()['content-type'] ?? '') || !pathname.startsWith('/api/'))
      return;
    const text = await response.text().catch(() => '');
    if (over) return;
    if (pathname === `/api/games/${game}` && text.includes(`"${MAY_KNOW[id]![0]}"`)) told.add(id);
    for (const role of secret) if (text.includes(`"${role}"`)) leaks.push(`${id} was told of ${role}`);
  });
}

/** What a player reads on every place of his own names no role but his (mafia: its own). */
async function expectNoRoleRead(id: string): Promise<void> {
  const page = phones.get(id)!;
  const may = new Set<string>(MAY_KNOW[id]);
  for (const place of ['turn', 'thread', 'reports', 'map', ...(id === 'p4' ? ['team'] : [])]) {
    await page.goto(`/g/${game}/${place}`);
    await heading(page, /./);
    const text = await textOf(page.getByRole('main'));
    for (const role of ROLES.filter((one) => !may.has(one))) {
      expect(text, `${id} reads of ${role} in ${place}`).not.toContain(ROLE_WORDS[role].ru);
    }
  }
}

/** The master sees who has sent. */
async function expectSent(...words: string[]): Promise<void> {
  await desk.goto(`/g/${game}/manage`);
  for (const said of words) await says(desk.getByRole('main'), said);
}

/** A line of the dry run: who did it to whom, and what it says of it. */
async function expectLine(who: string, act: RegExp, whom: string, words: string): Promise<void> {
  const line = desk
    .locator('.rm-line')
    .filter({ hasText: act })
    .filter({ hasText: whom })
    .filter({ hasText: who });
  await says(line, words);
}

/** The public results as a stranger reads them. */
async function expectResults(turn: number, tally: string[], said: (string | RegExp)[]): Promise<void> {
  const page = await site.visit({ phone: true });
  await page.goto(`/g/${game}/thread`);
  const results = await seen(page.locator(`#results-${turn}`));
  const sums = results.getByRole('list', { name: 'Сколько голосов против кого' }).getByRole('listitem');
  expect(await Promise.all((await sums.all()).map(textOf))).toEqual(tally);
  for (const words of said) await says(results, words);
  await page.context().close();
}

async function viewOf(caller: Caller): Promise<{ phase: string; thread: { kind: string; text: string }[] }> {
  return (
    await caller.call<{ view: { phase: string; thread: { kind: string; text: string }[] } }>(
      'GET',
      `/api/games/${game}`,
    )
  ).view;
}

test('fifteen people sign up by the open link, five of them on phones', async () => {
  for (const [i, step] of joins.entries()) {
    const id = `p${i + 1}`;
    const name = nick(id);
    fixed.now = Date.parse(step.at);
    if (!PHONES.includes(id)) {
      const caller = await site.caller().enter(invitation, name);
      await caller.command(game, step.command!);
      callers.set(id, caller);
    } else {
      const page = await site.visit({ phone: true });
      phones.set(id, page);
      listen(id, page);
      await page.goto(invitation);
      await heading(page, /./);
      await page.getByRole('textbox').fill(name);
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('button', { name: /игр/ }).click();
      await heading(page, 'Запись в игру');
      await new Hand(page).write('Ник', name);
      await page
        .getByRole('button', { name: new RegExp(`^Комната ${String(step.command?.wish)}(,|$)`) })
        .click();
      await new Hand(page).press('button', 'Записаться');
      await seen(page.getByRole('heading', { name: `Вы записаны: ${name}` }));
    }
    done += 1;
  }
  await says(phones.get('p1')!.getByRole('main'), 'Записано 15 игроков');
});

test('the master lays the map and gives the roles; mafia changes places; the first report comes out', async () => {
  await until('closeRegroup');
  const page = phones.get('p1')!;
  await page.goto(`/g/${game}/thread`);
  await says(page.getByRole('main'), /Комната с камерами: Ася/);
  await says(page.getByRole('main'), /Комната с детектором: 2 положительных, 1 отрицательный/);
});

test('turn 1: «не судить» wins, a role swap makes the master answer a question', async () => {
  await until('openTurn');
  expect(await fillMoves(1)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  await until('postAnonymous');
  await until('postAnonymous');
  await expectSent('Ход целиком: 14 из 15', 'Нет голоса: Пётр');
  await until('dryRun');
  await says(desk.getByRole('main'), 'С какой стороной побеждает игрок, чью роль обменяли');
  await until('dryRun');
  await expectLine('Егор', /мафкилл/i, 'Даша', 'отложено в Безопасной комнате');
  await until('resolveTurn');
  await expectResults(
    1,
    ['«не судить» 6 голосов', 'Кира 5 голосов', 'Маша 2 голоса', 'Егор 1 голос'],
    [
      '«Не судить» набрало больше всех: никто не сел',
      'Больше никто не выбыл',
      'Предупреждение за пропуск голоса: Пётр',
      'Комната с камерами: Лев',
      'Комната с детектором: 2 положительных, 1 отрицательный',
      'Рупор: цели АС: Вера, Лев, Никита, Оля',
    ],
  );
  // Of two anonymous messages one was written in the room of silence.
  const { thread } = await viewOf(organiser);
  expect(thread.filter(({ kind }) => kind === 'anonymous').map(({ text }) => text)).toEqual([
    'Присмотритесь к тем, кто молчит.',
  ]);
  await Promise.all(PHONES.map(expectNoRoleRead));
  // The mafia's own are named to mafia, so that roles can be read where they are shown.
  await says(phones.get('p4')!.getByRole('main'), 'Илья — Мафиози');
  const swapped = phones.get('p3')!;
  await swapped.goto(`/g/${game}/turn`);
  await swapped.locator('summary').filter({ hasText: 'Показать роль' }).click();
  await says(swapped.getByRole('main'), 'Мирный житель команда: мирные');
});

test('turn 2: two sit, a stored kill at the door of the Safe room, a second missed vote, a healed victim', async () => {
  await until('openTurn');
  expect(await fillMoves(2)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  await until('guessRoom');
  await expectSent('Ход целиком: 14 из 15', 'Нет голоса: Пётр');
  await until('dryRun');
  await expectLine('Глеб', /мафкилл/i, 'Вера', 'спасает лечение');
  await says(desk.getByRole('main'), 'Как это выйдет');
  await until('resolveTurn');
  await expectResults(
    2,
    ['Жанна 5 голосов', 'Зоя 5 голосов', 'Ася 4 голоса', 'Маша 3 голоса'],
    [
      'По голосованию выбыли: Жанна, Зоя',
      'Даша — мафкилл, Безопасная комната',
      'Пётр — второй пропуск голоса',
      'Комната с камерами: Лев, Маша',
      'Комната с детектором: 1 положительный, 1 отрицательный',
      'Рупор: цели АС: Кира, Лев, Никита',
      'Больше двух игроков мафии: комната 9',
      'Стала Проходной: комната 2, комната 3, комната 4, комната 6',
    ],
  );
  await Promise.all(PHONES.map(expectNoRoleRead));
  const page = phones.get('p5')!;
  await page.goto(`/g/${game}/turn`);
  await says(page.getByRole('main'), 'Вы выбыли из игры');
});

test('turn 3: a kill in the room of the performer, a silenced room', async () => {
  await until('openTurn');
  expect(await fillMoves(3)).toEqual(['p1', 'p2', 'p3', 'p4']);
  await until('dryRun');
  await says(desk.getByRole('main'), 'Как это выйдет');
  await until('resolveTurn');
  await expectResults(
    3,
    ['Егор 5 голосов', 'Илья 5 голосов', 'Маша 3 голоса', 'Вера 2 голоса', 'Оля 1 голос'],
    [
      'По голосованию выбыли: Егор, Илья',
      'Никита — мафкилл, Комната с рупором',
      'Комната с камерами: Лев, Маша',
      'Комната с детектором: 1 положительный, 0 отрицательных',
      'Рупор: цели АС: Ася, Кира',
    ],
  );
  await Promise.all(PHONES.map(expectNoRoleRead));
  const page = phones.get('p1')!;
  await page.goto(`/g/${game}/reports`);
  await says(page.getByRole('main'), /Дверь 9–10: Вера/);
});

test('turn 4: the vote and an injection remove the last of mafia, the peaceful win', async () => {
  await until('openTurn');
  expect(await fillMoves(4)).toEqual(['p1', 'p2', 'p3', 'p4']);
  for (let sent = 0; sent < 8; sent++) await until('sendMove');
  await expectSent('Ход целиком: 8 из 8');
  await until('dryRun');
  await says(desk.getByRole('main'), 'Как это выйдет');
  expect([...told].sort()).toEqual(PHONES);
  expect(leaks).toEqual([]);
  over = true;
  await until('resolveTurn');
  await expectResults(
    4,
    ['Глеб 9 голосов', 'Ася 3 голоса', 'Маша 2 голоса'],
    [
      'Игра окончена. Победа: мирные',
      'По голосованию выбыли: Глеб',
      'Оля — инъекция Спасителя',
      'Комната с камерами: Лев, Маша',
      'Рупор: цели АС: Боря, Кира',
      'Стала Проходной: комната 1',
    ],
  );
  expect((await viewOf(organiser)).phase).toBe('ended');
});

test('after the end the review shows everything open, and the seed', async () => {
  const page = phones.get('p1')!;
  await page.goto(`/g/${game}/turn`);
  await new Hand(page).press('link', 'К разбору');
  await heading(page, 'Разбор игры');
  const main = page.getByRole('main');
  await says(main, 'Победа: мирные');
  await says(main, 'Перед ходом 1');
  await says(main, /Вера — Мирный житель · мирные в начале — Распорядитель; путь: 9 → 9 → 9 → 10 → 10/);
  await says(main, /Оля — Распорядитель · мафия в начале — Мирный житель/);
  await says(main, /Кира — Смотритель/);
  for (let turn = 0; turn < 4; turn++) await new Hand(page).press('button', 'Следующий ход');
  await says(main, 'Конец игры');
  await page.locator('summary').filter({ hasText: 'Жребий можно перепроверить' }).click();
  await says(main, `Отпечаток: ${commitment('fifteen players')}`);
  await says(main, 'Число: fifteen players');
});

test('the exported game and the scenario lead to one state', async () => {
  expect(done).toBe(steps.length);
  const { name, value } = organiser.session();
  const answer = await fetch(`${site.url}/api/games/${game}/export`, {
    headers: { cookie: `${name}=${value}` },
  });
  const exported = play(read(await answer.text()));
  expect(exported.failures).toEqual([]);
  const written = play(scenario);
  expect(written.failures).toEqual([]);
  expect(exported.game.state).toEqual(written.game.state);
  expect(exported.hash).toBe(written.hash);
});

test('no screen broke a rule of the house, none was refused anything', () => {
  expect(site.faults).toEqual([]);
  expect(site.refusals.filter((said) => !said.startsWith('401'))).toEqual([]);
});
