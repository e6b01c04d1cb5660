import { expect, it } from 'vitest';
import { drawChart } from '../../src/picture/chart.js';
import { boardPng, svgPng } from '../../src/picture/png.js';
import { example, sides } from './example.js';

const SIGNATURE = '89504e470d0a1a0a';

it.each([
  ['wide', 'dark', 1920],
  ['wide', 'light', 1920],
  ['tall', 'light', 780],
] as const)('draws a %s %s board of %i pixels', (shape, theme, width) => {
  const png = boardPng(example(), { shape, theme, lang: 'ru', title: 'Мафия, 174-я игра', width });
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  expect(png.readUInt32BE(16)).toBe(width);
  expect(png.length).toBeLessThan(1_500_000);
});

it('has the Cyrillic font', () => {
  const text = (letters: string) =>
    svgPng(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><text y="16" font-family="PT Sans">${letters}</text></svg>`,
      80,
    );
  expect(text('Мафия').equals(text(''))).toBe(false);
  expect(text('Мафия').equals(text('Москв'))).toBe(false);
});

it('draws a chart', () => {
  const svg = drawChart([{ side: sides[0]!, values: [1, 2, 3] }], {
    theme: 'dark',
    lang: 'ru',
    labels: ['1', '2', '3'],
    title: 'Ход',
  });
  expect(svgPng(svg, 600).readUInt32BE(16)).toBe(600);
});
