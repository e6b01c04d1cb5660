import { describe, expect, test } from 'vitest';
import { Run } from '../../src/engine/run.js';

interface Sum {
  sum: number;
}
const add = (state: Sum, by: number): Sum => {
  state.sum += by;
  return state;
};

describe('a decision of many steps', () => {
  test('sees its own events, the caller does not', () => {
    const state = { sum: 1 };
    const run = new Run(state, add);
    run.emit(2);
    run.emit(3);
    expect(run.state.sum).toBe(6);
    expect(run.events).toEqual([2, 3]);
    expect(state).toEqual({ sum: 1 });
  });
});
