import { expect, test } from 'vitest';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { waitingOf } from '../../src/web/cup/lib/waiting.js';

const view = {
  rounds: [
    {
      n: 1,
      status: 'closed',
      tables: [
        { n: 1, status: 'counted' },
        { n: 2, status: 'entered' },
        { n: 3, status: 'entered' },
        { n: 4, status: 'annulled' },
      ],
    },
    {
      n: 2,
      status: 'playing',
      tables: [
        { n: 1, status: 'playing' },
        { n: 2, status: 'entered' },
      ],
    },
  ],
  toVerify: [{ round: 1, table: 3 }],
} as unknown as Pick<CupView, 'rounds' | 'toVerify'>;

test('a result that waits is remembered after its round is closed, by whoever may verify it and by whoever may not', () => {
  expect(waitingOf(view)).toEqual({
    mine: [{ round: 1, table: 3 }],
    others: [
      { round: 1, table: 2 },
      { round: 2, table: 2 },
    ],
  });
});
