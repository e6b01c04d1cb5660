/** CommonMark with tables. Everything that could be markup is escaped. */
import { type Document, flat, spell } from '../document.js';
import { type LineFormat, linesOf } from './lists.js';

const format: LineFormat = {
  text: escapeText,
  strong: (text) => `**${escapeText(text)}**`,
  title: (text) => `# ${escapeText(text)}`,
  heading: (text) => `## ${escapeText(text)}`,
  list: (items, ordered) =>
    items.flatMap(({ text, notes }, index) => {
      const mark = ordered ? `${index + 1}. ` : '- ';
      return [`${mark}${text}`, ...notes.map((note) => `${' '.repeat(mark.length)}- ${note}`)];
    }),
  // A backslash at its end keeps a line a line.
  quote: (lines) =>
    lines.map((line, index) => `> ${line}${line !== '' && (lines[index + 1] ?? '') !== '' ? '\\' : ''}`),
};

export function writeMarkdown(document: Document): string[] {
  return document.flatMap((block, index) => {
    const gap = index > 0 ? [''] : [];
    if (block.kind !== 'table') return [...gap, ...linesOf([block], format)];
    const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
    const cell = (text: string): string => spell([flat(text)], format);
    return [
      ...gap,
      line(block.head.map(cell)),
      line(block.head.map(() => '---')),
      ...block.rows.map((row) => line(row.map(cell))),
    ];
  });
}

function escapeText(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~#]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2');
}
