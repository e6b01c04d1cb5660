import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/contract.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import { clauses } from '../../../src/rulebooks/thrones-2017/clauses.js';
import { rulings } from '../../../src/rulebooks/thrones-2017/rulings.js';
import { bookOf, checkEvent, checkSides, expectReplay } from '../../support/season-checks.js';
import { playSeason } from './random-season.js';

const SEASONS = 120;
const LENGTH = 300;
const { eventSchemas, viewSchema } = rulebooks['thrones-2017']!;
const book = bookOf(clauses, rulings);

test(`${SEASONS * LENGTH} random commands: no exception, every event cites, replay equals live`, () => {
  const seen = new Set<string>();
  let attempts = 0;
  for (let seed = 1; seed <= SEASONS; seed++) {
    const played = playSeason(seed, LENGTH, (game, record) => {
      for (const entry of record.entries) for (const event of entry.events) checkEvent(event, book, seen);
      checkState(game.state as SeasonState);
    });
    attempts += played.attempts;
    const { game, records } = played;
    expectReplay(game, records, seed);
    const viewers: Viewer[] = [
      { kind: 'organiser' },
      { kind: 'public' },
      { kind: 'person', person: 'lord2' },
      { kind: 'person', person: 'mate3' },
    ];
    if (seed % 5 === 0)
      for (const viewer of viewers) viewSchema.parse(game.rulebook.view(game.state, viewer));
  }
  expect(attempts).toBe(SEASONS * LENGTH);
  // The seasons are rich enough: every kind of event has happened.
  expect(Object.keys(eventSchemas).filter((type) => !seen.has(type))).toEqual([]);
}, 900_000);

function checkState(state: SeasonState): void {
  checkSides(state);
  for (const team of Object.values(state.teams)) {
    if (team.home === null) throw new Error(`${team.team} has no house`);
    if (team.former === team.home) throw new Error(`${team.team} has left where it is`);
  }
}
