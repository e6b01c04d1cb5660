/** A player of «12 комнат» makes his move on the form: every part is chosen by its name, then looked at, then sent. */
import type { Locator, Page } from 'playwright-core';
import type { Action, CommandOf, SpecialAction } from '../../src/rulebooks/twelve-rooms/commands.js';
import { ABILITY_WORDS, DIRECTION_WORDS, PART_WORDS } from '../../src/web/rooms/shared/words.js';
import { Hand, heading, says, seen } from './hand.js';

export type Move = CommandOf<'sendMove'>;

/** Nicknames by id, and «не судить». */
export type Nicks = (id: string) => string;

/** From the player's first screen to the look before sending. */
export async function fillMove(page: Page, game: string, move: Move, nick: Nicks): Promise<void> {
  await page.goto(`/g/${game}/turn`);
  await page.getByRole('link', { name: `Составить ход ${move.turn}`, exact: true }).click();
  await heading(page, `Ход ${move.turn}`);
  const { direction, actions, special, vote, mafkill } = move;
  const part = (name: keyof typeof PART_WORDS): Locator =>
    page.getByRole('group', { name: PART_WORDS[name].name.ru, exact: true });
  if (direction) await part('direction').locator(`input[value=${direction}]`).check({ force: true });
  if (actions?.length === 0) await part('actions').getByLabel('В этот ход — ничего').check();
  for (const action of actions ?? []) await use(part('actions'), action, nick);
  if (special === null) await part('special').getByLabel('В этот ход — ничего').check();
  if (special) await use(part('special'), special, nick);
  if (vote) await pick(part('vote'), 'На кого', nick(vote));
  if (mafkill === null) await part('mafkill').getByLabel('Никого не убиваем').check();
  if (mafkill) {
    await part('mafkill').getByLabel('Исполняю мафкилл').check();
    await pick(part('mafkill'), 'Жертва', nick(mafkill.target));
  }
  await page.getByRole('button', { name: 'Проверить перед отправкой' }).click();
  await heading(page, `Проверьте ход ${move.turn}`);
  const main = page.getByRole('main');
  await says(main, 'После отправки изменить нельзя');
  if (direction) await says(main, DIRECTION_WORDS[direction].ru);
  for (const { ability } of actions ?? []) await says(main, ABILITY_WORDS[ability].name.ru);
  if (vote) await says(main, nick(vote));
}

/** From the look to the receipt with the server's time, `10:03:00`. */
export async function sendMove(page: Page, time: string): Promise<void> {
  await new Hand(page).press('button', 'Отправить');
  await heading(page, 'Ход принят');
  await says(page.getByRole('status'), time);
}

async function use(part: Locator, action: Action | SpecialAction, nick: Nicks): Promise<void> {
  const ability = part
    .getByRole('listitem')
    .filter({ hasText: `Применить «${ABILITY_WORDS[action.ability].name.ru}»` });
  await ability.getByRole('checkbox').check();
  if ('target' in action) await pick(ability, 'На кого', nick(action.target));
  if ('targets' in action) {
    await pick(ability, 'Первый игрок', nick(action.targets[0]));
    await pick(ability, 'Второй игрок', nick(action.targets[1]));
  }
  if ('room' in action) await pick(ability, 'Какая комната', `Комната ${action.room}`);
  if (action.ability === 'dictate') {
    await pick(ability, 'Первый игрок', nick(action.votes[0]!.voter));
    await pick(ability, 'и его голос', nick(action.votes[0]!.vote), 0);
    await pick(ability, 'Второй игрок', nick(action.votes[1]!.voter));
    await pick(ability, 'и его голос', nick(action.votes[1]!.vote), 1);
  }
  if (action.ability === 'doors') {
    for (const [i, [from, to]] of action.doors.entries()) {
      const door = ability.getByRole('group', { name: i === 0 ? 'Первая дверь' : 'Вторая дверь' });
      await pick(door, 'Комната', `Комната ${from}`);
      await pick(door, 'Соседняя', `Комната ${to}`);
    }
  }
}

/** An option may say more than the name: the room I am in, the kind my notebook gives it, «(вы сами)». */
async function pick(place: Locator, label: string, option: string, index = 0): Promise<void> {
  const select = (await seen(place.getByLabel(label, { exact: true }).nth(index))) as Locator;
  const begins = new RegExp(`^${option}( |$)`);
  const value = await select.locator('option').filter({ hasText: begins }).first().getAttribute('value');
  await select.selectOption(value ?? '');
}
