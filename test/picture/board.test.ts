import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type BoardOptions, drawBoard } from '../../src/picture/board.js';
import { describeCell, START_CELL } from '../../src/picture/cell-text.js';
import { drawCrest } from '../../src/picture/crest.js';
import { figureOf } from '../../src/picture/figure.js';
import { layoutBoard } from '../../src/picture/layout.js';
import { drawLegend } from '../../src/picture/legend.js';
import { esc } from '../../src/picture/markup.js';
import { placePawns } from '../../src/picture/pawns.js';
import { drawPoster } from '../../src/picture/poster.js';
import type { BoardView, PatternId, SideView } from '../../src/rulebooks/race/board-view.js';
import { example, sides } from './example.js';

const OPTIONS: BoardOptions = { shape: 'wide', theme: 'dark', lang: 'ru' };
const ALL: BoardOptions[] = (['wide', 'tall'] as const).flatMap((shape) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    (['ru', 'en'] as const).map((lang) => ({ shape, theme, lang })),
  ),
);

/** The markup of one cell. */
function cellOf(svg: string, n: number): string {
  return new RegExp(`<g data-cell="${n}".*?(?=<g data-cell=|<g class=)`, 's').exec(svg)?.[0] ?? '';
}

/** Every opened element is closed in order, and ids that are used exist. */
function expectSound(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  for (const [, a, b] of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) expect(ids).toContain(a ?? b);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
}

describe('drawBoard', () => {
  it.each(ALL)('is sound and small: %o', (options) => {
    for (const more of [{}, { interactive: true, selectable: [1, 2, 26], selected: [2] }]) {
      const svg = drawBoard(example(), {
        ...options,
        ...more,
        highlight: [5, 27],
        trail: [{ side: 1, from: 0, to: 40, via: [33] }],
      });
      expectSound(svg);
      expect(Buffer.byteLength(svg)).toBeLessThan(150_000);
    }
  });

  it('is a whole sheet for a post', () => {
    for (const options of ALL) {
      const svg = drawPoster(example(), { ...options, title: 'Игра <174>' });
      expectSound(svg);
      expect(svg).toContain('>Игра &lt;174&gt;</text>');
      expect(svg).toContain(
        options.lang === 'ru' ? 'клетка 76 · земли: 11 клеток' : 'cell 76 · land: 11 cells',
      );
      expect(Buffer.byteLength(svg)).toBeLessThan(150_000);
    }
  });

  it('gives the same string every time', () => {
    for (const options of ALL)
      expect(drawBoard(example(), options)).toBe(drawBoard(structuredClone(example()), options));
  });

  it('has every cell once, the start included', () => {
    const svg = drawBoard(example(), OPTIONS);
    const cells = [...svg.matchAll(/data-cell="(\d+)"/g)].map((m) => Number(m[1]));
    expect(cells.sort((a, b) => a - b)).toEqual(Array.from({ length: 263 }, (_, i) => i));
    for (const n of [1, 99, 100, 262]) expect(cellOf(svg, n)).toContain(`>${n}</text>`);
  });

  it('shows every sign on its cell and on no other', () => {
    const board = example();
    const svg = drawBoard(board, OPTIONS);
    const glyph: Partial<Record<string, string>> = {
      skip: 'ms',
      roulette: 'mr',
      unspecified: 'mn',
      offer: 'mq',
    };
    for (const { n, mark } of board.cells) {
      const cell = cellOf(svg, n);
      if (mark.kind === 'free') expect(cell).not.toMatch(/#bdwm[a-z]"/);
      else if (mark.kind === 'move') {
        expect(cell).toContain(mark.by < 0 ? '#bdwmd"' : '#bdwmu"');
        expect(cell).toContain(`>${mark.by < 0 ? '−' : '+'}${Math.abs(mark.by)}</text>`);
      } else expect(cell).toContain(`#bdw${glyph[mark.kind]}"`);
      if (mark.kind === 'offer')
        expect(cell).toContain(`>${mark.side === null ? 'А' : sides[mark.side - 1]!.letter}</text>`);
    }
  });

  it('shows every owner by pattern and letter', () => {
    const board = example();
    for (const shape of ['wide', 'tall'] as const) {
      const svg = drawBoard(board, { ...OPTIONS, shape });
      for (const { n, owner } of board.cells) {
        const cell = cellOf(svg, n);
        const p = `bd${shape[0]}`;
        if (owner === null) expect(cell).not.toMatch(new RegExp(`${p}[po]\\d`));
        else {
          expect(cell).toContain(`url(#${p}p${owner})`);
          expect(cell).toContain(`#${p}o${owner}"`);
        }
      }
      for (const side of sides) expect(svg).toContain(`>${side.letter}</text>`);
    }
  });

  it('shows every pawn once, wherever it stands', () => {
    for (const cell of [0, 1, 24, 25, 26, 27, 55, 56, 133, 200, 261, 262]) {
      for (let count = 1; count <= 6; count++) {
        const board = example(
          262,
          sides.slice(0, count).map((s) => [s.id, cell]),
        );
        for (const shape of ['wide', 'tall'] as const) {
          const svg = drawBoard(board, { ...OPTIONS, shape });
          expect([...svg.matchAll(/data-pawn="(\d)"/g)].map((m) => Number(m[1]))).toEqual(
            sides.slice(0, count).map((s) => s.id),
          );
        }
      }
    }
  });

  it('names cells of an interactive board and says which may be chosen', () => {
    const svg = drawBoard(example(), { ...OPTIONS, interactive: true, selectable: [10, 11], selected: [11] });
    expect(cellOf(svg, 55)).toContain(
      'aria-label="клетка 55, предложение: Русская мафия, закрашена: Мексиканская мафия"',
    );
    expect(cellOf(svg, 10)).toMatch(/role="button" aria-pressed="false"/);
    expect(cellOf(svg, 11)).toMatch(/role="button" aria-pressed="true"/);
    expect(cellOf(svg, 12)).not.toContain('role="button"');
    expect(svg).toContain('data-open="10"');
    expect(svg).toContain('data-chosen="11"');
    expect(drawBoard(example(), { ...OPTIONS, interactive: true }).match(/role="button"/g)).toHaveLength(263);
    expect(drawBoard(example(), OPTIONS)).not.toContain('role="button"');
  });

  it('draws traces with each stop', () => {
    const svg = drawBoard(example(), {
      ...OPTIONS,
      trail: [
        { side: 6, from: 70, via: [79, 69], to: 88 },
        { side: 99, from: 1, to: 2 },
      ],
    });
    expect(svg.match(/data-trail="6"/g)).toHaveLength(3);
    expect(svg).not.toContain('data-trail="99"');
  });

  it('survives cells, pawns and sides that are not there', () => {
    const board: BoardView = {
      size: 40,
      sides,
      cells: [{ n: 3, mark: { kind: 'offer', offer: 'x', side: 77 }, owner: 88 }],
      pawns: [
        { side: 1, cell: 900 },
        { side: 99, cell: 3 },
      ],
    };
    const svg = drawPoster(board, {
      ...OPTIONS,
      highlight: [500],
      selected: [-1],
      selectable: [1e9],
    });
    expectSound(svg);
    expectSound(drawPoster({ size: 30, sides: [], cells: [], pawns: [] }, OPTIONS));
  });

  it('lets no hostile name out', () => {
    const evil = '"><script>alert(1)</script>\u0000&\'';
    const bad: SideView = {
      id: 1,
      name: { ru: evil, en: evil },
      short: { ru: evil, en: evil },
      letter: '<',
      colour: '"/><script>',
      pattern: '"><script>' as PatternId,
    };
    const board: BoardView = { ...example(), sides: [bad] };
    const svgs = [
      ...ALL.map((o) => drawPoster(board, { ...o, title: evil, interactive: true, idPrefix: '"><script>' })),
      drawCrest(bad, 24),
      drawLegend(board, { theme: 'light', lang: 'ru', width: 800 }),
    ];
    for (const svg of svgs) {
      expect(svg).not.toContain('<script');
      expect(svg).not.toContain('\u0000');
      expectSound(svg);
    }
    expect(esc(evil)).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;');
    expect(esc('\ud800😀')).toBe('😀');
  });
});

describe('placePawns', () => {
  const ten: SideView[] = Array.from({ length: 10 }, (_, i) => ({ ...sides[i % 6]!, id: i + 1 }));
  it('keeps ten pawns and their plates inside the sheet and apart', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const layout = layoutBoard(262, shape);
      for (let n = 0; n <= 262; n++) {
        for (const spreadOut of [0, 1]) {
          const pawns = ten.map((s, i) => ({
            side: s.id,
            cell: Math.min(262, n + (spreadOut && i > 4 ? 1 : 0)),
          }));
          const plan = placePawns({ ...example(), sides: ten, pawns }, layout);
          expect(plan.pawns).toHaveLength(10);
          for (const plate of plan.plates) {
            expect(plate.x - plate.width / 2).toBeGreaterThanOrEqual(0);
            expect(plate.x + plate.width / 2).toBeLessThanOrEqual(layout.width);
            expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(-16);
          }
          for (const [i, a] of plan.pawns.entries()) {
            for (const b of plan.pawns.slice(i + 1)) {
              expect(
                Math.max(Math.abs(a.x - b.x) / 17, Math.abs(a.y - b.y) / 21),
                `${shape} ${n}`,
              ).toBeGreaterThanOrEqual(1);
            }
          }
        }
      }
    }
  });
});

describe('words of cells', () => {
  const board = example();
  const say = (n: number, lang: 'ru' | 'en') =>
    describeCell(n === 0 ? START_CELL : board.cells[n - 1]!, board, lang);
  it.each([
    [1, 'клетка 1', 'cell 1'],
    [
      17,
      'клетка 17, вперёд на 5 клеток, закрашена: Колумбийские бароны',
      'cell 17, 5 cells forward, painted by: Colombian barons',
    ],
    [33, 'клетка 33, назад на 3 клетки', 'cell 33, 3 cells back'],
    [24, 'клетка 24, предложение: Автор', 'cell 24, offer: the Author'],
    [62, 'клетка 62, пропуск хода', 'cell 62, skip a turn'],
    [44, 'клетка 44, метка не указана', 'cell 44, mark not specified'],
    [
      76,
      'клетка 76, русская рулетка; стоит: Сицилийские мафиози',
      'cell 76, Russian roulette; stands here: Sicilian mafiosi',
    ],
    [
      47,
      'клетка 47; стоят: Русская мафия, Колумбийские бароны',
      'cell 47; stand here: Russian mafia, Colombian barons',
    ],
    [262, 'клетка 262, финиш', 'cell 262, finish'],
    [0, 'старт, вне поля', 'start, outside the field'],
  ])('%i', (n, ru, en) => {
    expect(say(n, 'ru')).toBe(ru);
    expect(say(n, 'en')).toBe(en);
  });
});

describe('figures', () => {
  it('differ between the six clans', () => {
    expect(new Set(sides.map(figureOf)).size).toBe(6);
  });
  it('exist for any side', () => {
    const svg = drawCrest({ ...sides[0]!, letter: 'Ъ', pattern: 'bricks' }, 20);
    expect(svg).toContain('>Ъ</text>');
    expectSound(svg);
  });
});

it('runs in a browser and stays small', () => {
  const script = `const r = require('esbuild').buildSync({ entryPoints: ['src/picture/board.ts'], bundle: true, minify: true, charset: 'utf8', format: 'esm', platform: 'browser', write: false });
    process.stdout.write(String(r.outputFiles[0].contents.length));`;
  const bytes = Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(50_000);
});
