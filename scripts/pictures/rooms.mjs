// «12 комнат»: the screens of the product over a game played in memory by the real rules (test/support-web/rooms-game.ts), with
// first names put for the nicknames.
import { load, press, SITE } from './stage.mjs';

const NICKS =
  'Фонарь,Незабудка7,Искра,Аспид,Марш Тишины,Okz,Ласточка,Кот Учёный,Тень,Rowan,Соня,Дядя Фёдор,Мирабель,Гость с юга,Полночь'.split(
    ',',
  );
const NAMES = 'Анна,Борис,Вера,Глеб,Дина,Егор,Жанна,Захар,Илья,Кира,Лев,Мила,Никита,Оля,Павел'.split(',');
const GAME = 'running';

export const names = /^rooms-/;

/** @param {import('./stage.mjs').Stage} stage */
export async function story({ visit, shot, clock }) {
  const game = await load('rooms', `export { answer, command } from './test/support-web/rooms-game.ts';`);
  clock.set(game.answer(GAME, 'master').serverTime);
  const open = async (path, as, options) => {
    const page = await visit(options);
    await page.route('**/api/**', (route) => serve(route, game, as));
    await page.goto(`${SITE}/g/${GAME}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  for (const [path, name, height] of [
    ['manage', 'rooms-desk', 1000],
    ['manage/map', 'rooms-map', 1000],
    ['manage/run?turn=3', 'rooms-run', 1000],
  ]) {
    const page = await open(path, 'master');
    await shot(page, name, { height });
    await page.context().close();
  }
  const phone = await open('', 'person-2', { size: 'phone' });
  await shot(phone, 'rooms-phone-home', { height: 1040 });
  await press(phone, 'link', 'Карта');
  await phone.getByRole('heading', { level: 1, name: 'Моя карта' }).waitFor();
  await shot(phone, 'rooms-phone-map', { height: 1040 });
  await press(phone, 'link', 'Мой ход');
  await phone.getByRole('link', { name: /^Составить ход/ }).click();
  await phone.getByText('вправо', { exact: true }).click();
  await shot(phone, 'rooms-phone-move', { height: 1180, from: 'top' });
  await phone
    .getByRole('group', { name: 'Голос', exact: true })
    .getByLabel('На кого')
    .selectOption({ label: 'Глеб' });
  await phone.getByRole('button', { name: /^Проверить перед отправкой/ }).click();
  await phone.getByRole('heading', { level: 1, name: 'Проверьте ход 4' }).waitFor();
  await shot(phone, 'rooms-phone-review', { height: 900, from: 'top' });
  await phone.context().close();
}

/** Answers as the server would, of this one game. */
async function serve(route, game, as) {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const [, , , id, what] = pathname.split('/');
  const { serverTime } = game.answer(GAME, null);
  const say = (body, status = 200) => route.fulfill({ status, json: renamed(body) });
  if (pathname === '/api/me') return say({ signedIn: false, name: null, organiser: false, serverTime });
  // The feed stays open and silent.
  if (what === 'feed') return undefined;
  if (what === 'commands') {
    const { receipt, refusal } = game.command(id, as, request.postDataJSON().command);
    return receipt
      ? say(receipt)
      : say({ type: 'about:blank', title: 'Отказ', status: 422, ...refusal }, 422);
  }
  if (!id || what) return say([]);
  return say(game.answer(id, as));
}

function renamed(body) {
  let text = JSON.stringify(body);
  for (const [i, nick] of NICKS.entries()) text = text.replaceAll(nick, NAMES[i]);
  return JSON.parse(text);
}
