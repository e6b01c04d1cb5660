import { expect, test } from 'vitest';
import type { EventBase, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import { clauses } from '../../../src/rulebooks/thrones-2017/clauses.js';
import { rulings } from '../../../src/rulebooks/thrones-2017/rulings.js';
import { playSeason } from './random-season.js';

const SEASONS = 120;
const LENGTH = 300;
const { eventSchemas, viewSchema } = rulebooks['thrones-2017']!;

test(`${SEASONS * LENGTH} random commands: no exception, every event cites, replay equals live`, () => {
  const seen = new Set<string>();
  let attempts = 0;
  for (let seed = 1; seed <= SEASONS; seed++) {
    const played = playSeason(seed, LENGTH, (game, record) => {
      for (const entry of record.entries) for (const event of entry.events) checkEvent(event, seen);
      checkState(game.state as SeasonState);
    });
    attempts += played.attempts;
    const { game, records } = played;
    const stored = JSON.parse(JSON.stringify(records)) as LogRecord[];
    const replayed = Game.replay(game.rulebook, game.head, keyedDraws(`seed ${seed}`, game.head.id), stored);
    expect(replayed.hash(), `season ${seed}`).toBe(game.hash());
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

function checkEvent(event: EventBase, seen: Set<string>): void {
  eventSchemas[event.type]!.parse(event);
  seen.add(event.type);
  if (event.clauses.length === 0) throw new Error(`${event.type} cites nothing`);
  for (const clause of event.clauses)
    if (!Object.hasOwn(clauses, clause)) throw new Error(`${event.type} cites ${clause}`);
  for (const ruling of event.rulings ?? [])
    if (!Object.hasOwn(rulings, ruling)) throw new Error(`${event.type} uses ${ruling}`);
}

function checkState(state: SeasonState): void {
  for (const [id, clan] of Object.entries(state.clans)) {
    if (clan.position < 0 || clan.position > state.pack.size)
      throw new Error(`house ${id} on ${clan.position}`);
    if (clan.skips < 0) throw new Error(`house ${id} owes ${clan.skips} turns`);
  }
  for (const team of Object.values(state.teams)) {
    if (team.home === null) throw new Error(`${team.team} has no house`);
    if (team.former === team.home) throw new Error(`${team.team} has left where it is`);
  }
}
