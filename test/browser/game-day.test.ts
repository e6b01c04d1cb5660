/**
 * The organiser's first week, from a new season to the copied report, as a person does it with a mouse. The dice in the
 * report are those worked out by hand in tables.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gone, Hand, heading, part, says, seen, textOf } from '../support-browser/hand.js';
import { organiserOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';
import { CREATIVE, DICE, firstGame, HALF, SHARED, workbook } from '../support-browser/tables.js';

/** Presses, choices and fields from «Новая игра» to the text in the clipboard. */
const BUDGET = 40;
const TEN_MINUTES = 600_000;

let site: Site;
beforeAll(async () => {
  site = await openSite(WEEK.before);
});
afterAll(() => site.close());

test('a game day from an .xlsx file to a copied report', async () => {
  const started = performance.now();
  const page = await site.visit({ as: await organiserOf(site) });
  const hand = new Hand(page);
  await page.goto('/');

  await newSeason(hand);
  await addBoss(hand, 'Анна Волкова', 'Русская мафия');
  await hand.press('link', 'День игры');
  await hand.press('button', 'Начать сезон');
  await seen(page.getByRole('heading', { name: 'Ждём игру 170' }));

  site.clock.set(WEEK.evening);
  await page.reload();
  await hand.press('link', 'Загрузить таблицу', part(page, 'Сейчас'));
  await giveFile(hand);
  await settleTable(hand);
  await checkMoves(hand);
  await hand.press('button', 'Принять результаты');
  await answerSharedPlace(hand);
  await readTheSteps(hand);
  await publish(hand);
  await copyReport(hand);

  console.info(`game day: ${hand.actions} actions, ${Math.round(performance.now() - started)} ms`);
  expect(hand.actions).toBeLessThanOrEqual(BUDGET);
  expect(performance.now() - started).toBeLessThan(TEN_MINUTES);
  expect(site.faults).toEqual([]);
  expect(site.refusals).toEqual([]);
});

async function newSeason(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press('link', 'Новая игра');
  await heading(page, 'Новая игра');
  await hand.press('radio', /примерном поле/);
  await hand.write('Название сезона', 'Мафия на стульях');
  for (const step of ['Когда играете', 'Кланы', 'Где регламент оставляет выбор', 'Всё верно?']) {
    await hand.press('button', 'Дальше');
    await seen(page.getByRole('heading', { level: 2, name: step }));
  }
  await hand.press('button', 'Создать сезон');
  await heading(page, 'День игры');
}

async function addBoss(hand: Hand, name: string, clan: string): Promise<void> {
  const { page } = hand;
  await hand.press('link', 'Люди и ссылки');
  await hand.write('Имя', name);
  await hand.choose('Клан', clan, part(page, 'Добавить человека'));
  await hand.press('button', 'Добавить и выдать ссылку');
  const dialog = page.getByRole('dialog', { name: `Ссылка: ${name}` });
  await seen(dialog.getByRole('img', { name: `Ссылка: ${name}` }));
  expect(await textOf(dialog)).toContain(`${site.url}/l/`);
  await hand.press('button', 'Закрыть', dialog);
  await seen(page.getByRole('rowheader', { name }));
}

async function giveFile(hand: Hand): Promise<void> {
  const { page } = hand;
  await heading(page, 'Таблица игры 170');
  // The button itself; the browser's own control beside it bears the same name.
  const button = page.getByRole('tabpanel').getByRole('button', { name: 'Выбрать файл' }).last();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hand.act(button.click())]);
  await chooser.setFiles({
    name: 'игра-170.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook(firstGame()),
  });
  await seen(page.getByText('Источник: игра-170.xlsx'));
  await seen(page.getByText('Заголовок найден в строке 3.', { exact: false }));
}

/** The cup's column is named, the contradiction accepted, the winner of the contest given. */
async function settleTable(hand: Hand): Promise<void> {
  const { page } = hand;
  const moves = part(page, 'Что получится');
  await seen(moves.getByText('Осталось решить: 1 вопрос'));
  await hand.choose('Столбец «Разборки»', 'Кубок Лиги');
  const check = part(page, 'Противоречия');
  const point = check.getByRole('group', {
    name: `«${HALF.team}»: итог 33,5, а сумма взятых вопросов — 33.`,
  });
  await seen(point.getByText('Верен итог: 33,5.', { exact: false }));
  await hand.press('button', 'Принять как есть', point);
  await seen(check.getByText('принято'));
  await hand.choose('Творческий конкурс', CREATIVE, part(page, 'Творческий конкурс'));
  await gone(moves.getByText('Осталось решить', { exact: false }));
}

/** Teams are dealt only once the shared place is decided, so the trial run says what will be asked. */
async function checkMoves(hand: Hand): Promise<void> {
  const said = await seen(part(hand.page, 'Если принять, будет так'));
  expect(await textOf(said)).toContain('Расчёт остановится и спросит вас');
  expect(await textOf(said)).toContain(SHARED.first);
}

async function answerSharedPlace(hand: Hand): Promise<void> {
  const { page } = hand;
  const ask = await seen(part(page, 'Команды поделили место. В каком порядке их раздавать?'));
  expect(await textOf(ask)).toContain('31-е и 32-е');
  await seen(ask.getByRole('button', { name: 'Почему? Пункт 1.1' }));
  await hand.press('button', `Поднять: ${SHARED.second}`, ask);
  // What follows is shown before the answer is given.
  await seen(ask.getByRole('heading', { name: 'Что последует' }));
  await seen(ask.getByText(/Русская мафия: старт → 20/));
  await hand.press('button', 'Ответить и считать дальше', ask);
  await seen(page.getByRole('heading', { name: 'Всё посчитано. Проверьте и выпустите отчёт' }));
}

/** Every step says what it came to, opens into sentences, and every sentence has its clause. */
async function readTheSteps(hand: Hand): Promise<void> {
  const { page } = hand;
  const steps = part(page, 'Шаги игры 170');
  for (const step of ['Таблица', 'Очередь ходов', 'Кубики', 'Ходы', 'Борьба кланов']) {
    const item = steps
      .getByRole('listitem')
      .filter({ has: page.locator('summary').filter({ hasText: step }) });
    await item.locator('summary').first().click();
    const sentences = item.locator('details').first().getByRole('listitem');
    await seen(sentences);
    for (const sentence of await sentences.all()) {
      expect(await sentence.getByRole('button', { name: /^Почему\? Пункт / }).count()).toBeGreaterThan(0);
    }
    if (step === 'Кубики') {
      const text = await textOf(item);
      for (const { line, total } of DICE) expect(text).toContain(`${line} = ${total} клет`);
    }
  }
  const fights = steps
    .getByRole('listitem')
    .filter({ has: page.locator('summary').filter({ hasText: 'Борьба кланов' }) });
  const chip = fights.getByRole('button', { name: 'Почему? Пункт 8.4' }).first();
  await hand.act(chip.click());
  const clause = await seen(fights.locator('[popover]:popover-open'));
  await says(clause, /^Пункт 8\.4 .{20,}/);
  await page.keyboard.press('Escape');
  await gone(fights.locator('[popover]:popover-open'));
}

async function publish(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press('link', 'Открыть отчёт');
  await heading(page, 'Отчёт игры 170');
  await seen(page.getByText('Отчёт ещё не выпущен.', { exact: false }));
  await hand.press('button', 'Выпустить отчёт');
  await seen(page.getByText(/Редакция 1.*среда, 17 января, 22:3\d/));
}

async function copyReport(hand: Hand): Promise<void> {
  const { page } = hand;
  const shown = page.getByRole('textbox', { name: 'Текст отчёта' });
  await expect.poll(() => shown.inputValue()).toContain('КУБИКИ');
  await hand.press('button', 'Скопировать текст');
  await seen(page.getByText('Скопировано'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await shown.inputValue());
  for (const { line, total } of DICE) expect(copied).toContain(`${line} = ${total} клет`);
  expect(copied).toContain('старт → 20');
  for (const format of ['Telegram', 'Форум', 'Markdown']) {
    await page.getByRole('tab', { name: format }).click();
    await expect.poll(() => shown.inputValue()).not.toBe(copied);
    expect(await shown.inputValue()).toContain('120/10 → 12');
  }
  await seen(page.getByRole('img', { name: 'Поле после игры 170' }));
}
