/** A season pack as one file: written out with its fields in order, and read with every reason why it is not one. */

import { checkPack, type PackMessage } from './check.js';
import { packShape, type SeasonFile } from './pack.js';

/** JSON with two spaces and a newline at the end, so that two versions can be compared line by line. */
export function exportPack(pack: SeasonFile): string {
  return `${JSON.stringify(pack, null, 2)}\n`;
}

/** The name a browser offers for the file: `letniy-sezon-3.season.json`. */
export function fileNameOf({ id, version }: Pick<SeasonFile, 'id' | 'version'>): string {
  return `${`${id}-${version}`.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.season.json`;
}

/** Reads a file; a pack with faults is not taken over. */
export function importPack(text: string): { pack: SeasonFile } | { messages: PackMessage[] } {
  let pack: unknown;
  try {
    // Some editors put a byte order mark in front.
    pack = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return {
      messages: [
        {
          path: [],
          text: {
            ru: 'это не файл пакета: в нём не JSON, или он оборван',
            en: 'this is no pack file: it is not JSON, or it is cut short',
          },
          clause: 'season:1.9',
        },
      ],
    };
  }
  const messages = checkPack(pack);
  return messages.length > 0 ? { messages } : { pack: packShape.parse(pack) };
}
