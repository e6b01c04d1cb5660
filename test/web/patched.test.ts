/** What the server says has changed, made to what a screen has, is what the server has. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesOf, toldOf } from '../../src/server/patch.js';
import type { PatchStep } from '../../src/server/shapes.js';
import { patched } from '../../src/web/app/patched.js';

const names = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'view', 'a/b', '~1', '~', '', '__proto__', 'constructor', '0'),
  fc.string({ maxLength: 3 }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 2, 'x', 'ё', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));
const answer = fc.record({ view: value, meta: value, seq: fc.nat(3) }, { requiredKeys: ['view', 'seq'] });
const plain = <T>(of: T): T => JSON.parse(JSON.stringify(of)) as T;

it('comes to the later answer from the former, over the wire', () => {
  fc.assert(
    fc.property(answer, answer, (before, after) => {
      const steps = plain(changesOf(toldOf(before), toldOf(after)));
      expect(patched(plain(before), steps)).toEqual(plain(after));
    }),
    { numRuns: 1000 },
  );
});

it('says nothing where nothing has changed, and leaves alone what has not', () => {
  fc.assert(
    fc.property(answer, (same) => {
      expect(changesOf(toldOf(same), toldOf(plain(same)))).toEqual([]);
    }),
  );
  const before = { view: { log: [1, 2], seats: [{ n: 1, fouls: 0 }, { n: 2 }] }, seq: 1 };
  const after = { view: { log: [0, 1, 2], seats: [{ n: 1, fouls: 1 }, { n: 2 }] }, seq: 2 };
  const steps = changesOf(toldOf(before), toldOf(after));
  expect(steps).toEqual([
    { op: 'replace', path: '/seq', value: 2 },
    { op: 'add', path: '/view/log/0', value: 0 },
    { op: 'replace', path: '/view/seats/0/fouls', value: 1 },
  ]);
  const now = patched(before, steps);
  expect(now).toEqual(after);
  expect(now.view.seats[1]).toBe(before.view.seats[1]);
  expect(before).toEqual({ view: { log: [1, 2], seats: [{ n: 1, fouls: 0 }, { n: 2 }] }, seq: 1 });
});

it('refuses what does not fit what is here', () => {
  const wrong: PatchStep[] = [
    { op: 'replace', path: '/b', value: 1 },
    { op: 'remove', path: '/list/2' },
    { op: 'add', path: '/list/3', value: 1 },
    { op: 'replace', path: '/list/x', value: 1 },
    { op: 'add', path: '/a/deep', value: 1 },
    { op: 'remove', path: '' },
  ];
  for (const step of wrong) expect(() => patched({ a: 1, list: [1, 2] }, [step])).toThrow();
});
