/** What tells games of one title apart in a list: when each was made, and when its first game is. */
import type { Lang } from '../../engine/contract.js';
import type { GameList } from '../../server/shapes.js';
import { formatDate, formatWritten } from './clock.js';
import { defineTexts, format } from './i18n.js';

const listedTexts = defineTexts({
  made: { ru: 'создано {at}', en: 'made {at}' },
  changed: { ru: 'изменено {at}', en: 'changed {at}' },
  first: { ru: 'первая игра {date}', en: 'first game {date}' },
});

/** «первая игра 24 сентября 2026»; nothing without a date. */
function firstGameText(date: string | null | undefined, lang: Lang): string[] {
  return date ? [format(listedTexts.first, lang, { date: formatDate(date, lang) })] : [];
}

/** «создано 1 сентября 2026, 10:05» on the viewer's clock, and the first game where there are dates. */
export function datesOf(
  { createdAt, firstGame }: Pick<GameList[number], 'createdAt' | 'firstGame'>,
  zone: string,
  lang: Lang,
): string[] {
  const at = formatWritten(Date.parse(createdAt), zone, lang);
  return [format(listedTexts.made, lang, { at }), ...firstGameText(firstGame, lang)];
}

/** The same of a pack that is still being written: when it was changed last, milliseconds since 1970. */
export function datesOfPack(
  saved: number,
  firstGame: string | undefined,
  zone: string,
  lang: Lang,
): string[] {
  const at = formatWritten(saved, zone, lang);
  return [...firstGameText(firstGame, lang), format(listedTexts.changed, lang, { at })];
}
