/** The season before its first event. */

import type { Book } from './book.js';
import type { StoredPack } from './pack.js';
import { setupSchemaOf } from './setup.js';
import type { GameState, SeasonState } from './state.js';
import { timesOf } from './times.js';

const schemas = new WeakMap<Book, ReturnType<typeof setupSchemaOf>>();

/** Made once for each book: to make a schema takes longer than to parse by it. */
function schemaOf(book: Book): ReturnType<typeof setupSchemaOf> {
  const schema = schemas.get(book) ?? setupSchemaOf(book.packSchema, book.rulings, book.modules);
  schemas.set(book, schema);
  return schema;
}

export function init(book: Book, setup: unknown): SeasonState {
  const { pack: stored, rulings, seats } = schemaOf(book).parse(setup);
  const pack = stored as StoredPack;
  const times = timesOf(
    book.seasonPack(pack),
    pack.games.map((game) => game.date),
  );
  return {
    pack,
    phase: 'setup',
    rulings,
    rulingChanges: [],
    marks: { ...pack.marks },
    seats: seats as SeasonState['seats'],
    clans: Object.fromEntries(
      pack.sides.map((side) => [side.id, { position: 0, skips: 0, roulette: false, modifiers: [] }]),
    ),
    owners: Array.from({ length: pack.size }, () => 0),
    teams: {},
    games: pack.games.map(
      ({ number, date }, index): GameState => ({
        number,
        date,
        times: times[index]!,
        stage: 'future',
        results: null,
        order: [],
        ranks: [],
        allowed: {},
        used: {},
        repaintPaid: [],
        paintingClosed: false,
        anarchy: [],
        report: null,
        resolvedAt: null,
        registered: [],
        lots: [],
        lotsStage: 'none',
        appeals: [],
        after: null,
      }),
    ),
    day: null,
    asks: [],
    answers: {},
    peace: [],
    offers: [],
    proposals: [],
    questions: [],
    journal: [],
    winner: null,
  };
}
