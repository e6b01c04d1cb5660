// A season of one's own in the editor: the pictures of the guide to season packs.
import { press } from './stage.mjs';

export const names = /^packs-/;

/** One line across the board and back, twice. */
const STROKE = [
  [0.06, 0.12],
  [0.5, 0.2],
  [0.93, 0.12],
  [0.95, 0.36],
  [0.5, 0.44],
  [0.06, 0.36],
  [0.05, 0.6],
  [0.5, 0.68],
  [0.94, 0.6],
  [0.94, 0.86],
  [0.5, 0.92],
  [0.08, 0.86],
];

/** @param {import('./stage.mjs').Stage} stage */
export async function story({ visit, shot, clock, firstLink }) {
  clock.set('2026-09-01T12:00:00+04:00');
  const page = await visit();
  await page.goto(firstLink);
  await page.getByLabel('Как вас называть').fill('Ольга');
  await press(page, 'button', 'Войти');
  await press(page, 'link', 'Мои сезоны');
  await page.getByLabel('Название сезона').fill('Дачный поход');
  await shot(page, 'packs-new', { height: 760 });
  await press(page, 'button', 'Открыть редактор');
  await page.getByText('Замечаний нет').waitFor();

  await press(page, 'button', 'Рисовать путь');
  const box = await page.locator('.pe-glass').boundingBox();
  const at = ([x, y]) => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(STROKE[0]));
  await page.mouse.down();
  for (const spot of STROKE.slice(1)) await page.mouse.move(...at(spot), { steps: 14 });
  await shot(page, 'packs-draw', { height: 640 });
  await page.mouse.up();

  const cells = [
    [6, 'Прибавка или вычет к следующему ходу'],
    [12, 'Прыжок вперёд или назад'],
    [17, 'Замок стороны: своим плюс, чужим минус'],
    [24, 'Пропуск хода'],
    [31, 'Замок стороны: своим плюс, чужим минус'],
    [38, 'Рулетка: следующий ход теряет лучший результат'],
    [46, 'Замок стороны: своим плюс, чужим минус'],
    [54, 'Замок стороны: своим плюс, чужим минус'],
  ];
  for (const [cell, effect] of cells) {
    await page.locator(`.pe-sheet [data-cell="${cell}"]`).click();
    await page.getByRole('radio', { name: effect }).check();
  }
  await page.getByLabel('Что рассказывает клетка').fill('Веранда с самоваром: здесь свои.');
  await page.getByText('Замечаний нет').waitFor();
  await shot(page, 'packs-cell', { height: 800 });
  await press(page, 'tab', 'Даты');
  await shot(page, 'packs-dates', { height: 800 });
  await press(page, 'tab', 'Прогон');
  await press(page, 'button', 'Сыграть 40 сезонов');
  await page.getByText('Что вышло за 40 сезонов').first().waitFor({ timeout: 60_000 });
  await shot(page, 'packs-trial', { height: 900 });

  await press(page, 'tab', 'Поле');
  await page.locator('.pe-sheet [data-cell="58"]').click();
  await page.getByRole('radio', { name: 'Прыжок вперёд или назад' }).check();
  await page.getByRole('combobox', { name: 'Куда' }).selectOption('forward');
  await page.getByLabel('На сколько').fill('9');
  await page.getByRole('tab', { name: /Проверка/ }).click();
  await page.getByText('прыжок за край поля').waitFor();
  await shot(page, 'packs-check', { height: 640 });
}
