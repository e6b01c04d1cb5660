/** The formats of a text. Telegram and VK take texts of a limited length, so one may come in parts. */
import type { Document } from './document.js';
import { splitLines } from './split.js';
import { writeBbcode } from './writers/bbcode.js';
import { writeMarkdown } from './writers/markdown.js';
import { writeTelegram } from './writers/telegram.js';
import { writeVk } from './writers/vk.js';

const writers = { vk: writeVk, bbcode: writeBbcode, markdown: writeMarkdown, telegram: writeTelegram };

/** `telegram` is the HTML subset of Telegram: send it with `parse_mode=HTML`. */
export type ReportFormat = keyof typeof writers;

/** Most characters of one message; a post of VK takes 16 KB. */
const LIMITS: Record<ReportFormat, number> = {
  vk: 15_800,
  bbcode: Number.POSITIVE_INFINITY,
  markdown: Number.POSITIVE_INFINITY,
  telegram: 4096,
};

/** A document as one text. */
export function write(document: Document, format: ReportFormat): string {
  return writers[format](document).join('\n');
}

/** A document in parts that the network accepts one by one. */
export function writeParts(document: Document, format: ReportFormat): string[] {
  return splitLines(writers[format](document), LIMITS[format]);
}
