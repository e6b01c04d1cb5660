/** The master of «12 комнат» at his screens: each command of a scenario is one thing he does there. */
import type { Page } from 'playwright-core';
import type { Command } from '../../src/engine/contract.js';
import type { TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import { heading, seen } from './hand.js';

/** False when it is nothing the master does. */
export async function masterDoes(page: Page, game: string, given: Command): Promise<boolean> {
  const command = given as TwelveRoomsCommand;
  const to = (section: string) => page.goto(`/g/${game}/manage${section}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  switch (command.type) {
    case 'dealMap':
      await to('/setup');
      await press('Разложить самому');
      for (const [i, kind] of (command.rooms ?? []).entries()) {
        await page.getByLabel(`Что в комнате ${i + 1}`, { exact: true }).selectOption(kind);
      }
      await press('Записать карту');
      await seen(page.getByRole('button', { name: 'Раздать жребием заново' }));
      return true;
    case 'dealRoles':
      await to('/setup');
      await page.getByLabel('Раздать самому, каждому свою').check();
      for (const [id, role] of Object.entries(command.roles ?? {})) {
        await page.locator(`#role-${id}`).selectOption(role);
      }
      await press('Закрыть запись и раздать');
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть запись и раздать' }).click();
      await seen(page.getByRole('heading', { name: 'Розданные роли' }));
      return true;
    case 'openRegroup':
      await to('/setup');
      await page.getByLabel('До какого времени').fill(inMoscow(command.until));
      await press('Расставить и открыть');
      await seen(page.getByRole('button', { name: 'Закончить сейчас' }));
      return true;
    case 'closeRegroup':
      await to('/setup');
      await press('Закончить сейчас');
      await seen(page.getByText('Первый отчёт вышел'));
      return true;
    case 'openTurn':
      await to('');
      await page.getByLabel('День дедлайна').fill(command.date);
      await press('Открыть ход');
      await seen(page.getByText(/^Ход целиком: 0 из/));
      return true;
    case 'dryRun':
      await to('/run');
      await press('Сделать пробный расчёт');
      await seen(page.getByText(/^Свежий расчёт|^Расчёт остановился/));
      return true;
    case 'answerAsk':
      await page.getByRole('radio', { name: /Считается роль, которая у игрока сейчас/ }).check();
      await page.getByLabel('Причина, если хотите её записать').fill(command.reason ?? '');
      await press('Записать ответ');
      await seen(page.getByText(/^Свежего расчёта нет/));
      return true;
    case 'resolveTurn':
      await press('Опубликовать результаты');
      await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать результаты' }).click();
      await heading(page, `Расчёт хода ${command.turn}`);
      await seen(page.getByRole('heading', { name: 'Как это вышло' }));
      return true;
    default:
      return false;
  }
}

/** As the field of a moment takes it: Moscow is three hours ahead. */
function inMoscow(instant: string): string {
  return new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16);
}
