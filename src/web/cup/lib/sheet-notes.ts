/** What a sheet says of one seat besides its role: for whoever compares the result with it, number by number. */
import type { Lang } from '../../../engine/contract.js';
import type { SeatResult } from '../../../rulebooks/table/cup/result.js';
import { causeName } from '../../../rulebooks/table/texts.js';
import { signedPoints } from '../../../texts/numbers.js';
import type { Say } from '../../app/i18n.js';
import type { texts } from '../texts.js';

/** «день 1, по голосованию», «фолов: 2», «баллы судьи +0,1»; nothing for a seat that stayed clean till the end. */
export function sheetNotes(
  { left, fouls, technical, extra }: SeatResult,
  t: Say<typeof texts>,
  lang: Lang,
): string[] {
  const notes: string[] = [];
  if (left) {
    const cause = causeName(left.cause)[lang];
    // A night is said by its number alone: «ночью» adds nothing to it.
    if (left.cause === 'night') notes.push(t('sheet.night', { n: left.night }));
    else if (left.day > 0) notes.push(t('sheet.day', { n: left.day, cause }));
    else notes.push(cause);
  }
  if (fouls > 0) notes.push(t('sheet.fouls', { n: fouls }));
  if (technical > 0) notes.push(t('sheet.technical', { n: technical }));
  if (extra !== 0) notes.push(t('sheet.extra', { points: signedPoints(extra, lang) }));
  return notes;
}
