/** What the judge sees beside each candidate while hands are touched. */
import { describe, expect, it } from 'vitest';
import { tallyOf } from '../../src/web/table/judge/lib/tally.js';

type Vote = Parameters<typeof tallyOf>[0];

const vote = (now: number | null, hands: [number, number][], rest: number): Vote => ({
  round: 1,
  candidates: [6, 3, 9],
  now,
  hands: hands.map(([candidate, count]) => ({ candidate, count, seats: null })),
  rest,
});
const shown = (...args: Parameters<typeof tallyOf>) => tallyOf(...args).map(({ hands }) => hands);

describe('the tally of a vote', () => {
  it('leaves the last candidate what the touched hands leave (4.9)', () => {
    expect(shown(vote(6, [], 10), 6, 0, 10)).toEqual([0, null, 10]);
    expect(shown(vote(6, [], 10), 6, 4, 10)).toEqual([4, null, 6]);
    expect(shown(vote(3, [[6, 4]], 6), 3, 2, 6)).toEqual([4, 2, 4]);
    expect(shown(vote(3, [[6, 4]], 6), 3, 6, 6)).toEqual([4, 6, 0]);
  });

  it('gives the last candidate all that is left when it is his turn', () => {
    const at = vote(
      9,
      [
        [6, 4],
        [3, 2],
      ],
      4,
    );
    expect(tallyOf(at, 9, 0, 4)).toEqual([
      { n: 6, hands: 4, entered: true },
      { n: 3, hands: 2, entered: true },
      { n: 9, hands: 4, entered: false },
    ]);
  });

  it('counts anew from what the others have while hands are being corrected', () => {
    // №6 had four; two of them are touched again.
    expect(
      shown(
        vote(
          9,
          [
            [6, 4],
            [3, 2],
          ],
          4,
        ),
        6,
        2,
        8,
      ),
    ).toEqual([2, 2, 6]);
  });
});
