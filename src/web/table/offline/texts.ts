/** What the tablet itself says, apart from the rules. */
import type { Refusal, Text } from '../../../engine/contract.js';

const texts = {
  'not-open': { ru: 'Стол не открылся', en: 'The table did not open' },
  'needs-network': {
    ru: 'Жребий бросает сервер, а связи с ним нет. Дождитесь связи или внесите вручную: роли с настоящих карт, порядок мест — вытянутый за столом.',
    en: 'The server draws lots, and there is no connection to it. Wait for the network or enter by hand: the roles of real cards, the order of seats drawn at the table.',
  },
  'unsure-draw': {
    ru: 'Связь прервалась, и ответ о жребии не пришёл. Повторите: второй раз он брошен не будет.',
    en: 'The connection broke before the answer about the draw came. Do it again: it will not be drawn twice.',
  },
  'not-kept': {
    ru: 'Устройство не смогло сохранить запись, поэтому она не внесена. Освободите место на нём и повторите.',
    en: 'The device could not keep the entry, so it was not made. Free some space on it and try again.',
  },
  stuck: {
    ru: 'Сначала решите, что делать с неотправленными записями.',
    en: 'First decide what to do with the entries that were not sent.',
  },
  'led-elsewhere': {
    ru: 'Стол ведёт другое устройство. Чтобы делать записи здесь, возьмите ведение на себя.',
    en: 'Another device leads the table. To make entries here, take over the lead.',
  },
  denied: {
    ru: 'Сервер больше не узнаёт судью на этом устройстве. Войдите по своей ссылке снова, записи дождутся.',
    en: 'The server no longer knows the judge on this device. Enter by your link again; the entries will wait.',
  },
  forgotten: {
    ru: 'На другой странице этого устройства с игрой закончили, и всё, что о ней хранилось, стёрто.',
    en: 'Another page of this device is done with the game, and all that was kept of it is wiped.',
  },
  failing: {
    ru: 'Сервер раз за разом не может принять эту запись. Передайте тому, кто им занимается.',
    en: 'The server fails at this entry again and again. Tell whoever looks after it.',
  },
  'never-opened': {
    ru: 'Связи нет, а эту игру на этом устройстве ещё не открывали.',
    en: 'There is no connection, and this game has never been opened on this device.',
  },
  'no-storage': {
    ru: 'Браузер не даёт этой странице ничего хранить, а без этого запись можно потерять. Откройте стол не в частном окне или в другом браузере.',
    en: 'The browser lets this page keep nothing, and so an entry could be lost. Open the table outside a private window or in another browser.',
  },
  'other-edition': {
    ru: 'Эта страница открыта старой версией программы. Обновите её, когда будет связь.',
    en: 'This page was opened by an old version of the program. Reload it when there is a connection.',
  },
} satisfies Record<string, Text>;

export type TabletCode = keyof typeof texts;

export const tabletText = (code: TabletCode): Text => texts[code];

/** A refusal of the tablet itself: nothing has happened. */
export function tabletRefusal(code: TabletCode): { ok: false; refusal: Refusal; text: Text } {
  return { ok: false, refusal: { code: `tablet:${code}`, clauses: [] }, text: texts[code] };
}
