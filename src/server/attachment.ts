/** The name under which a file is saved: what people call the game, so that two of them are told apart in a folder. */

/** What no system of files takes in a name; control characters too. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;
const LONGEST = 80;

/**
 * The value of `content-disposition` (RFC 6266).
 *
 * @param title any letters; sent as `filename*`, which every browser of today reads
 * @param plain ASCII without quotes, for whoever does not
 * @param extension without the dot
 */
export function attachment(title: string, plain: string, extension: string): string {
  const told = [...title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');
  const name = told.replace(/^[. ]+|[. ]+$/g, '');
  const usual = `attachment; filename="${plain}.${extension}"`;
  return name === '' ? usual : `${usual}; filename*=UTF-8''${encoded(`${name}.${extension}`)}`;
}

/** RFC 8187 allows less than an address does. */
function encoded(name: string): string {
  const hex = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name).replace(/['()*]/g, hex);
}
