/**
 * The filter of the room of laughter (R.LAUGHTER): pictures, smileys and gifs only, nothing that carries text or digits.
 * Flags made of regional indicators are emoji; the same indicators in any other order spell words and are not.
 */

/** Flags with the letters they are made of, and the flags of England, Scotland and Wales with their tags. */
const SETS = 'gv';
const FLAGS = new RegExp('[\\p{RGI_Emoji_Flag_Sequence}\\p{RGI_Emoji_Tag_Sequence}]', SETS);

/** Letters and numbers of any script, keycap digits among them. */
const TEXT = /[\p{L}\p{N}]/u;

/** Symbols that are letters, words or numbers in a frame, and signs that spell. */
const FRAMED = new RegExp(
  [
    '[\\u00A9\\u00AE', // © ®
    '\\u2100-\\u214F', // letterlike signs: №, ™
    '\\u249C-\\u24E9', // letters in circles and brackets
    '\\u2800-\\u28FF', // Braille
    '\\u3200-\\u33FF', // CJK words in a frame
    '\\u{1F100}-\\u{1F265}', // letters, digits and words in squares; lone regional indicators
    '\\u{1F51F}\\u{1F4AF}\\u{1F51E}', // keycap ten, hundred points, no one under eighteen
    '\\u{1F519}-\\u{1F51D}\\u{1F520}-\\u{1F524}', // BACK … TOP, input of letters and numbers
    '\\u{1F3E7}\\u{1F6BE}', // ATM, WC
    '\\u{E0020}-\\u{E007F}]', // tags outside a flag
  ].join(''),
  'u',
);

/** Whether a text may be posted from the room of laughter. */
export function laughs(text: string): boolean {
  const rest = text.replace(FLAGS, '');
  return !TEXT.test(rest) && !FRAMED.test(rest);
}
