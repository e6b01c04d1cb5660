import { expect, test } from 'vitest';
import { viewSchema } from '../../../src/rulebooks/twelve-rooms/view.js';
import { seats, Table } from './table.js';

test('smoke', () => {
  const t = new Table(seats('steward@1', 'observer@2', 'civilian@3', 'civilian@6', 'deputy@6'));
  t.move('p3', { vote: 'p4', direction: 'up' });
  t.move('p5', { mafkill: { target: 'p4' }, direction: 'stay', vote: 'p3' });
  t.calm();
  console.log(JSON.stringify(t.results()), t.rooms());
  for (const who of ['master', 'public', 'p1', 'p5', 'p4']) viewSchema.parse(t.view(who));
  expect(t.turn).toBe(1);
});
