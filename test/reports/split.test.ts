/** Parts of a long text: none too long, none with a broken tag or entity, nothing lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines } from '../../src/reports/split.js';

const word = fc.constantFrom('слово', '&lt;', '&amp;', '<b>жирно да</b>', 'x'.repeat(70), '🎲', '');
const line = fc.array(word, { maxLength: 40 }).map((words) => words.join(' ').trim());

describe('splitLines', () => {
  it('keeps short texts whole', () => {
    expect(splitLines(['a', '', 'b'], 100)).toEqual(['a\n\nb']);
    expect(splitLines([''], 100)).toEqual([]);
  });

  it('cuts between blocks first', () => {
    expect(splitLines(['aaaa', 'bbbb', '', 'cccc'], 11)).toEqual(['aaaa\nbbbb', 'cccc']);
  });

  it('makes parts that are whole in themselves', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: 80, max: 400 }), (lines, limit) => {
        const parts = splitLines(lines, limit);
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(limit);
          expect(part.match(/<b>/g)?.length ?? 0).toBe(part.match(/<\/b>/g)?.length ?? 0);
          expect(part).not.toMatch(/&(?!lt;|amp;)/);
          expect(() => encodeURIComponent(part)).not.toThrow();
        }
        const bare = (text: string): string => text.replace(/\s/g, '');
        expect(bare(parts.join(''))).toBe(bare(lines.join('')));
      }),
      { seed: 2018 },
    );
  });
});
