/**
 * A pack that `checkPack` accepts never crashes a season. `REGLAMENT_PACKS=20000 npx vitest run test/rulebooks/season` plays as
 * many as the promise says; the usual run is short.
 */
import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/contract.js';
import type { Game } from '../../../src/engine/game.js';
import { describe, namesOf } from '../../../src/rulebooks/race/describe.js';
import { eventSchemas } from '../../../src/rulebooks/race/events.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import { type SeasonView, viewSchema } from '../../../src/rulebooks/race/view.js';
import { concerns } from '../../../src/rulebooks/season/chapters.js';
import { checkPack } from '../../../src/rulebooks/season/check.js';
import { clauses as allClauses } from '../../../src/rulebooks/season/clauses.js';
import { activeModules } from '../../../src/rulebooks/season/modules.js';
import type { SeasonFile } from '../../../src/rulebooks/season/pack.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { rulings } from '../../../src/rulebooks/season/rulings.js';
import { Chance } from '../../support/chance.js';
import { measured, sizeOf } from '../../support/measured.js';
import { checkEvent, checkSides, expectReplay } from '../../support/season-checks.js';
import { crowded, mutated, randomPack } from './random-pack.js';
import { playSeason } from './random-season.js';

const PACKS = sizeOf('REGLAMENT_PACKS', 150);
const FIRST = sizeOf('REGLAMENT_FIRST', 1);
const LENGTH = 120;
const RULINGS = new Set(Object.keys(rulings));
const VIEWERS: Viewer[] = [
  { kind: 'organiser' },
  { kind: 'public' },
  { kind: 'person', person: 'boss1' },
  { kind: 'person', person: 'speaker2' },
];

test(`${PACKS} random packs, each a random season: no exception, every event by an active clause, replay equals live`, () => {
  let accepted = 0;
  for (let seed = FIRST; seed < FIRST + PACKS; seed++) {
    const pack = randomPack(new Chance(seed));
    const messages = checkPack(pack);
    if (messages.length > 0) continue;
    accepted++;
    named(seed, () => playAndCheck(pack, seed));
  }
  expect(accepted).toBeGreaterThan(PACKS / 3);
  measured('packs', {
    'пакетов · packs': PACKS,
    'принято и доиграно · accepted and played': accepted,
    'падений · crashes': 0,
  });
}, 36_000_000);

test('seasons of the template with all modules: everything that can happen does', () => {
  const pack = crowded();
  expect(checkPack(pack)).toEqual([]);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 25; seed++) named(seed, () => playAndCheck(pack, seed, seen, 500));
  expect(Object.keys(eventSchemas).filter((type) => !seen.has(type))).toEqual([]);
}, 36_000_000);

test('mutated packs are refused with words, or play as any other', () => {
  let refused = 0;
  let harmless = 0;
  for (let seed = FIRST; seed < FIRST + PACKS; seed++) {
    const chance = new Chance(seed ^ 0x777);
    const base = chance.maybe(0.5) ? samovar : randomPack(chance);
    const pack = mutated(chance, base);
    named(seed, () => {
      const messages = checkPack(pack);
      for (const { text, clause } of messages) {
        expect(text.ru.length * text.en.length).toBeGreaterThan(0);
        expect(clause).toMatch(/^season:\d+\.\d+$/);
      }
      if (messages.length > 0) refused++;
      else {
        harmless++;
        playAndCheck(pack as SeasonFile, seed, new Set(), 40);
      }
    });
  }
  expect(Math.min(refused, harmless)).toBeGreaterThan(0);
}, 36_000_000);

/** A failure says which season it was. */
function named(seed: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`season ${seed}: ${String(error)}`, { cause: error });
  }
}

function playAndCheck(pack: SeasonFile, seed: number, seen = new Set<string>(), length = LENGTH): void {
  const active = activeModules(pack);
  const inForce = Object.keys(allClauses).filter((id) => concerns(id, active));
  const book = { clauses: new Set(inForce), rulings: RULINGS };
  const { game, records } = playSeason(pack, seed, length, (live, record) => {
    for (const { events } of record.entries) for (const event of events) checkEvent(event, book, seen);
    checkSides(live.state as SeasonState);
    if (record.seq % 16 === 0) checkSecrets(live);
  });
  expectReplay(game, records, seed);
  for (const viewer of VIEWERS) {
    const view = viewSchema.parse(game.rulebook.view(game.state, viewer)) as SeasonView;
    for (const lang of ['ru', 'en'] as const) {
      const names = namesOf(view, lang, { rulings });
      for (const { event } of view.games.flatMap(({ journal }) => journal).concat(view.journal)) {
        expect(describe(event, names, lang)).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  }
}

/** As if nobody had written: before the game the public may see no difference, and the organiser none but the count. */
function checkSecrets(game: Game): void {
  const state = game.state as SeasonState;
  const unwritten = state.games.filter(({ stage, letters }) => stage === 'future' && letters);
  // Behind a veil the journal is counted from a place that moves with what is taken out.
  if (unwritten.length === 0 || state.veil) return;
  const numbers = new Set(unwritten.map(({ number }) => number));
  const without: SeasonState = {
    ...state,
    games: state.games.map((each) => {
      const { letters: _, ...rest } = each;
      return numbers.has(each.number) ? rest : each;
    }),
    journal: state.journal.filter(({ event }) => event.type !== 'LetterSent' || !numbers.has(event.game)),
  };
  for (const viewer of [{ kind: 'public' }, { kind: 'organiser' }] as Viewer[]) {
    const seen = game.rulebook.view(state, viewer) as SeasonView;
    for (const { number, letters } of seen.games) {
      if (letters?.received === undefined || !numbers.has(number)) continue;
      expect(viewer.kind).toBe('organiser');
      expect(letters.received).toBe(
        Object.keys(state.games.find((each) => each.number === number)!.letters!).length,
      );
      letters.received = 0;
    }
    expect(seen).toEqual(game.rulebook.view(without, viewer));
  }
}
