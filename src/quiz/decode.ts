/** Bytes of a file → what it is, and the text of a text file with its encoding found out. */
import iconv from 'iconv-lite';
import { refuse } from './refusal';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'koi8-r' | 'cp866';

/** Encodings an organiser may choose by hand when the guess is wrong. */
export const ENCODINGS: readonly Encoding[] = [
  'utf-8',
  'windows-1251',
  'utf-16le',
  'utf-16be',
  'koi8-r',
  'cp866',
];

const starts = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, i) => bytes[i] === byte);
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

/** Tells a workbook from text by the first bytes; anything that is surely neither is refused by name. */
export function sniff(bytes: Uint8Array): 'xlsx' | 'text' {
  if (bytes.length === 0) refuse('empty', {});
  if (starts(bytes, ...ascii('PK\x03\x04'))) return 'xlsx';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) refuse('old-xls-or-password', {});
  const known: [number[], string][] = [
    [ascii('%PDF'), 'PDF'],
    [[0x89, 0x50, 0x4e, 0x47], 'PNG'],
    [[0xff, 0xd8, 0xff], 'JPEG'],
    [ascii('GIF8'), 'GIF'],
    [ascii('RIFF'), 'RIFF'],
    [ascii('Rar!'), 'RAR'],
    [[0x37, 0x7a, 0xbc, 0xaf], '7z'],
    [[0x1f, 0x8b], 'gzip'],
    [ascii('{\\rtf'), 'RTF'],
    [ascii('PK'), 'ZIP'],
  ];
  const found = known.find(([head]) => starts(bytes, ...head));
  if (found) refuse('unknown-format', { format: found[1] });
  return 'text';
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes a text file: a byte order mark decides, then valid UTF-8, then Windows-1251. Text with control characters
 * is no table and is refused.
 */
export function decodeText(bytes: Uint8Array, wanted?: Encoding): { text: string; encoding: Encoding } {
  if (wanted !== undefined && !ENCODINGS.includes(wanted))
    refuse('unknown-encoding', { encoding: String(wanted) });
  const { text, encoding } = wanted ? decodeAs(bytes, wanted) : guess(bytes);
  return { text: plainText(text), encoding };
}

/** Strips the byte order mark and refuses what is no text of a table: control characters, markup. */
export function plainText(text: string): string {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.trim() === '') refuse('empty', {});
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f\u007f]/.test(bare)) refuse('not-text', {});
  if (/^\s*<(?:!doctype|html|head|body|table|\?xml|svg)/i.test(bare)) {
    refuse('unknown-format', { format: 'HTML/XML' });
  }
  return bare;
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): { text: string; encoding: Encoding } {
  return { text: iconv.decode(Buffer.from(bytes), encoding), encoding };
}

function guess(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (starts(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le');
  if (starts(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be');
  const utf8 = strictUtf8(bytes);
  return utf8 === null ? decodeAs(bytes, 'windows-1251') : { text: utf8, encoding: 'utf-8' };
}
