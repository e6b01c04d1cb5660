/**
 * BBCode of common forums. It knows no escape: a `[` that could begin a tag gets a zero-width space behind it.
 */
import type { Document } from '../document.js';
import { linesOf } from './lists.js';

export function writeBbcode(document: Document): string[] {
  return linesOf(document, {
    text: guard,
    strong: bold,
    title: (text) => `[size=150][b]${guard(text)}[/b][/size]`,
    heading: bold,
    list: (items, ordered) => [
      ordered ? '[list=1]' : '[list]',
      ...items.map(({ text, notes }) => `[*]${[text, ...notes.map((note) => `[i]${note}[/i]`)].join(' ')}`),
      '[/list]',
    ],
    quote: (lines) => ['[quote]', ...lines, '[/quote]'],
  });
}

function bold(text: string): string {
  return `[b]${guard(text)}[/b]`;
}

function guard(text: string): string {
  return text.replace(/\[(?=[/*\p{L}])/gu, '[\u200B');
}
