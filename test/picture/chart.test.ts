import { describe, expect, it } from 'vitest';
import { type ChartOptions, chartTable, drawChart } from '../../src/picture/chart.js';
import { example, sides } from './example.js';

const options: ChartOptions = {
  theme: 'dark',
  lang: 'ru',
  labels: ['170', '171', '172'],
  title: 'Положение <на поле>',
  max: 262,
};
const series = sides.map((side, i) => ({ side, values: [10 + i, 20 + 2 * i, i === 5 ? null : 33] }));

describe('drawChart', () => {
  it.each(['line', 'stacked'] as const)('draws each side with a letter at the end: %s', (mode) => {
    for (const theme of ['dark', 'light'] as const) {
      const svg = drawChart(series, { ...options, mode, theme });
      for (const side of sides) {
        expect(svg).toContain(`data-series="${side.id}"`);
        expect(svg).toContain(`>${side.letter}</text>`);
      }
      expect(svg).toContain('Положение &lt;на поле&gt;');
      expect(svg).not.toMatch(/NaN|undefined|\d\.\d{3}/);
    }
  });

  it('doubles colours by dashes that all differ', () => {
    const dashes = [
      ...drawChart(series, options).matchAll(/stroke-width="3"( stroke-dasharray="[^"]*")?/g),
    ].map((m) => m[1] ?? '');
    expect(new Set(dashes).size).toBe(sides.length);
  });

  it('keeps the letters apart when lines end together', () => {
    const svg = drawChart(
      sides.map((side) => ({ side, values: [0, 0, 0] })),
      options,
    );
    const ys = [...svg.matchAll(/cy="([\d.]+)" r="10.5"/g)].map((m) => Number(m[1])).sort((a, b) => a - b);
    expect(ys).toHaveLength(6);
    for (let i = 1; i < ys.length; i++) expect(ys[i]! - ys[i - 1]!).toBeGreaterThanOrEqual(22.9);
  });

  it('puts each letter beside the last value and draws nothing over the games to come', () => {
    const labels = ['170', '171', '172', '173', '174', '175'];
    for (const mode of ['line', 'stacked'] as const) {
      const part = sides.map((side, i) => ({ side, values: [10 + i, 20 + i, null, null, null, null] }));
      const svg = drawChart(part, { ...options, labels, mode, width: 960 });
      const at = (label: string) =>
        Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${label}</text>`).exec(svg)?.[1]);
      const drawn = [...svg.matchAll(/<g data-series.*?<\/g>/g)].map(([text]) => text);
      expect(drawn).toHaveLength(6);
      for (const text of drawn) {
        const circle = /cx="([\d.]+)" cy="[\d.]+" r="10.5"/.exec(text);
        expect(Number(circle?.[1]) - at('171')).toBeGreaterThan(14);
        expect(Number(circle?.[1]) - at('171')).toBeLessThan(30);
        const xs = [...text.matchAll(/[ML]([\d.]+) /g)].map((m) => Number(m[1]));
        expect(Math.max(...xs)).toBeLessThan(at('171') + 10);
        expect(text).toMatch(/h[6-9]"|h10"/);
      }
    }
  });

  it('survives no data and one game', () => {
    for (const labels of [[], ['170']]) {
      for (const mode of ['line', 'stacked'] as const) {
        expect(drawChart(series, { ...options, labels, mode, max: undefined })).not.toMatch(/NaN|Infinity/);
        expect(drawChart([], { ...options, labels, mode })).toContain('</svg>');
      }
    }
  });
});

it('gives the same data as a table', () => {
  const table = chartTable(series, options);
  expect(table.head).toEqual(['Игра', '170', '171', '172']);
  expect(table.rows[5]).toEqual({ side: 6, name: 'Мексиканская мафия', cells: ['15', '30', '—'] });
  expect(example().pawns).toHaveLength(6);
});
