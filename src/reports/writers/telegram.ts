/** A message of Telegram in its HTML subset (`parse_mode=HTML`): only `<b>`, and the three entities it asks for. */
import type { Document } from '../document.js';
import { linesOf } from './lists.js';

export function writeTelegram(document: Document): string[] {
  return linesOf(document, {
    text: escapeText,
    strong: bold,
    title: bold,
    heading: bold,
    list: (items, ordered) =>
      items.flatMap(({ text, notes }, index) => [
        `${ordered ? `${index + 1}.` : '•'} ${text}`,
        ...notes.map((note) => `    ${note}`),
      ]),
    quote: (lines) => lines.map((line) => `│ ${line}`),
  });
}

function bold(text: string): string {
  return `<b>${escapeText(text)}</b>`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
