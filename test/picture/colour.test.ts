import { describe, expect, it } from 'vitest';
import { contrast, INK, safeHex, sideShades, WHITE } from '../../src/picture/colour.js';
import { SIGN_RED } from '../../src/picture/mark.js';
import { PALETTES, type Theme } from '../../src/picture/theme.js';
import { sides } from './example.js';

const HOSTILE = [
  '#ffffff',
  '#000000',
  '#808080',
  '#777777',
  '#ff00ff',
  '#00ffff',
  '#7f0000',
  '#123456',
  '#abcdef',
  '#ffff00',
];

describe('shades of sides', () => {
  it.each([...sides.map((s) => s.colour), ...HOSTILE])('%s: text on the territory is legible', (colour) => {
    const { fill, motif, ink } = sideShades(colour);
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, motif)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the pattern of every clan', () => {
    for (const side of sides) {
      const { fill, motif } = sideShades(side.colour);
      expect(contrast(fill, motif), side.letter).toBeGreaterThanOrEqual(1.4);
    }
  });

  it('keeps every territory apart from the pawn outline around its own figure', () => {
    for (const side of sides) {
      const { fill } = sideShades(side.colour);
      expect(Math.max(contrast(fill, INK), contrast(fill, WHITE)), side.letter).toBeGreaterThanOrEqual(3);
    }
  });

  it('takes nothing but hex', () => {
    expect(safeHex('#FfA')).toBe('#ffffaa');
    expect(safeHex('"/><script>')).toBe('#8a8a8a');
    expect(safeHex('red')).toBe('#8a8a8a');
  });
});

describe.each(['dark', 'light'] satisfies Theme[])('palette %s', (theme) => {
  const p = PALETTES[theme];
  it('has legible text', () => {
    for (const shade of p.frame) {
      expect(contrast(p.frameInk, shade)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.muted, shade)).toBeGreaterThanOrEqual(3);
    }
    for (const shade of p.frameTen) expect(contrast(p.frameTenInk, shade)).toBeGreaterThanOrEqual(4.5);
    for (const sky of p.sky) {
      expect(contrast(p.text, sky)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.textSoft, sky)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme === 'dark' ? INK : WHITE, p.gold)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#f0c266', p.film)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows frames on film, and signs on frames', () => {
    expect(contrast(SIGN_RED, WHITE)).toBeGreaterThanOrEqual(4.5);
    for (const frame of [...p.frame, ...p.frameTen]) {
      // A sign is a white body with a red edge: one of the two stands out on any ground.
      expect(Math.max(contrast(WHITE, frame), contrast(SIGN_RED, frame))).toBeGreaterThanOrEqual(3);
      expect(contrast(p.frameTenInk, frame), 'dashes of cells that may be chosen').toBeGreaterThanOrEqual(3);
    }
  });
});
