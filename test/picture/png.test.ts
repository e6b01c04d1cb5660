import { expect, it } from 'vitest';
import { drawChart } from '../../src/picture/chart.js';
import { evenly } from '../../src/picture/evenly.js';
import { boardPng, svgPng } from '../../src/picture/png.js';
import { example, sides } from './example.js';

const SIGNATURE = '89504e470d0a1a0a';

it.each([
  ['wide', 'dark', 1920],
  ['wide', 'light', 1920],
  ['tall', 'light', 780],
] as const)('draws a %s %s board of %i pixels', async (shape, theme, width) => {
  const png = await boardPng(example(), { shape, theme, lang: 'ru', title: 'Мафия, 174-я игра', width });
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  expect(png.readUInt32BE(16)).toBe(width);
  expect(png.length).toBeLessThan(1_500_000);
});

it('has the Cyrillic font', async () => {
  const text = (letters: string) =>
    svgPng(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><text y="16" font-family="PT Sans">${letters}</text></svg>`,
      80,
    );
  const [word, nothing, other] = await Promise.all(['Мафия', '', 'Москв'].map(text));
  expect(word!.equals(nothing!)).toBe(false);
  expect(word!.equals(other!)).toBe(false);
});

it('draws a chart', async () => {
  const svg = drawChart([{ side: sides[0]!, values: [1, 2, 3] }], {
    theme: 'dark',
    lang: 'ru',
    labels: ['1', '2', '3'],
    title: 'Ход',
  });
  expect((await svgPng(svg, 600)).readUInt32BE(16)).toBe(600);
});

it('cuts less than a pixel off a drawing, so that the scale and its inverse come to one', () => {
  const single = Math.fround;
  const exact = (scale: number): boolean =>
    single(single(1 / single(Math.sqrt(single(single(scale) ** 2)))) * single(scale)) === 1;
  let cut = 0;
  for (let pixels = 600; pixels < 900; pixels += 7) {
    const svg = evenly('<svg xmlns="" viewBox="0 0 494 2982"><g/></svg>', pixels);
    const [w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"><g\/><\/svg>$/.exec(svg)!.slice(1).map(Number);
    expect(exact(pixels / w!) && exact(Math.round(single(h! * single(pixels / w!))) / h!), `${pixels}`).toBe(
      true,
    );
    for (const hair of [494 - w!, 2982 - h!]) {
      expect(hair).toBeGreaterThanOrEqual(0);
      expect(hair * (pixels / w!)).toBeLessThan(1);
      if (hair > 0) cut += 1;
    }
  }
  expect(cut).toBeGreaterThan(10);
  expect(evenly('<svg width="5"/>', 100)).toBe('<svg width="5"/>');
});
