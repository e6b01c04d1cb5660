/** Blocks as HTML, for the protocol that is printed. */
import {
  type Block,
  type Document,
  type Item,
  type Line,
  quoteLines,
  type Spelling,
  spell,
  type Table,
} from '../document.js';

export function writeHtml(document: Document): string {
  return document.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${line(block.line)}</p>`;
    case 'list':
      return list(block.items, block.ordered ? 'ol' : 'ul');
    case 'quote':
      return `<blockquote><p>${quoteLines(block.text).map(escapeHtml).join('<br>')}</p></blockquote>`;
    case 'table':
      return table(block);
  }
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

const spelling: Spelling = { text: escapeHtml, strong: (text) => `<b>${escapeHtml(text)}</b>` };

function line(spans: Line): string {
  return spell(spans, spelling);
}

function list(items: readonly Item[], tag: 'ol' | 'ul'): string {
  const rows = items.map(({ line: main, notes = [] }) => {
    // A note that begins with a strong word weighs as much as its line: what has become of it.
    const small = notes
      .map((note) => (typeof note[0] === 'string' ? `<br><small>${line(note)}</small>` : `<br>${line(note)}`))
      .join('');
    return `<li>${line(main)}${small}</li>`;
  });
  return `<${tag}>\n${rows.join('\n')}\n</${tag}>`;
}

function table({ head, rows }: Table): string {
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`;
  });
  return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
