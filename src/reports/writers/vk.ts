/**
 * A post of VK: plain text. VK makes links of `[id1|…]`, `@id1` and `*id1`, so such signs in names get a zero-width space
 * behind them: the eye sees the same, VK sees nothing.
 */
import type { Document } from '../document.js';
import { linesOf } from './lists.js';

export function writeVk(document: Document): string[] {
  return linesOf(document, {
    text: guard,
    strong: guard,
    title: (text) => `🎲 ${guard(text)}`,
    heading: (text) => guard(text).toUpperCase(),
    list: (items, ordered) =>
      items.flatMap(({ text, notes }, index) => [
        `${ordered ? `${index + 1}.` : '•'} ${text}`,
        ...notes.map((note) => `    ${note}`),
      ]),
    quote: (lines) => lines.map((line) => `│ ${line}`),
  });
}

function guard(text: string): string {
  return text.replace(/([[@*])(?=[\p{L}\p{N}_])/gu, '$1\u200B');
}
