/** One small document in every format, with texts that are markup somewhere. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/reports/document.js';
import { writeBbcode } from '../../src/reports/writers/bbcode.js';
import { writeHtml } from '../../src/reports/writers/html.js';
import { writeMarkdown } from '../../src/reports/writers/markdown.js';
import { writeTelegram } from '../../src/reports/writers/telegram.js';
import { writeVk } from '../../src/reports/writers/vk.js';

const NAME = '[b]*A* _b_ <i> & |x| `y` #1';
const document: Document = [
  { kind: 'title', text: 'Отчёт' },
  { kind: 'paragraph', line: [{ strong: NAME }, ' ход 5'] },
  { kind: 'heading', text: 'Ходы' },
  { kind: 'list', ordered: true, items: [{ line: ['один\nдва'], notes: [['мелко']] }, { line: ['- три'] }] },
  { kind: 'table', head: ['Клан', 'клетка'], rows: [['A|B', '7']] },
];

describe('writers', () => {
  it('VK: plain text; nothing becomes a mention', () => {
    expect(writeVk(document).join('\n')).toBe(
      [
        '🎲 Отчёт',
        '',
        '[\u200Bb]*\u200BA* _b_ <i> & |x| `y` #1 ход 5',
        '',
        'ХОДЫ',
        '1. один два',
        '    мелко',
        '2. - три',
        '',
        '• A|B — клетка 7',
      ].join('\n'),
    );
    expect(writeVk([{ kind: 'paragraph', line: ['[id1|x] @id1 *id1 a@ [ '] }])).toEqual([
      '[\u200Bid1|x] @\u200Bid1 *\u200Bid1 a@ [ ',
    ]);
  });

  it('BBCode: names open no tags', () => {
    const text = writeBbcode(document).join('\n');
    expect(text).toContain('[b][\u200Bb]*A* _b_ <i> & |x| `y` #1[/b] ход 5');
    expect(text).toContain('[list=1]\n[*]один два [i]мелко[/i]\n[*]- три\n[/list]');
    expect(writeBbcode([{ kind: 'paragraph', line: ['[/list][*][url=x]'] }])).toEqual([
      '[\u200B/list][\u200B*][\u200Burl=x]',
    ]);
  });

  it('Markdown: everything that could be markup is escaped', () => {
    const text = writeMarkdown(document).join('\n');
    expect(text).toContain('**\\[b\\]\\*A\\* \\_b\\_ \\<i\\> &amp; \\|x\\| \\`y\\` \\#1** ход 5');
    expect(text).toContain('1. один два\n   - мелко\n2. \\- три');
    expect(text).toContain('| Клан | клетка |\n| --- | --- |\n| A\\|B | 7 |');
    expect(writeMarkdown([{ kind: 'paragraph', line: ['1. x'] }])).toEqual(['1\\. x']);
  });

  it('Telegram: only <b> and entities', () => {
    const text = writeTelegram(document).join('\n');
    expect(text).toContain('<b>[b]*A* _b_ &lt;i&gt; &amp; |x| `y` #1</b> ход 5');
    expect(text).toContain('• <b>A|B</b> — клетка 7');
  });

  it('HTML: every text is escaped', () => {
    const text = writeHtml([...document, { kind: 'paragraph', line: [`"'<script>`] }]);
    expect(text).toContain('<b>[b]*A* _b_ &lt;i&gt; &amp; |x| `y` #1</b> ход 5');
    expect(text).toContain('<th scope="row">A|B</th><td>7</td>');
    expect(text).toContain('<p>&quot;&#39;&lt;script&gt;</p>');
    expect(text).toContain('один\nдва<br><small>мелко</small>');
  });
});
