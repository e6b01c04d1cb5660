/** The season before its first event. */

import { rememberedFor } from '../../engine/memory.js';
import type { Book } from './book.js';
import type { StoredPack } from './pack.js';
import { setupSchemaOf } from './setup.js';
import type { GameState, GameTimes, SeasonState } from './state.js';
import { timesOf } from './times.js';

interface Checked {
  pack: StoredPack;
  rulings: SeasonState['rulings'];
  seats: SeasonState['seats'];
  times: GameTimes[];
}

/**
 * What a setup says, checked once for all games of it: a correction begins the season anew, and the lab plays thousands. The
 * schema is made once for each book: that takes longer than to parse by it.
 */
const checkOf = rememberedFor((book: Book) => {
  const schema = setupSchemaOf(book.packSchema, book.rulings, book.modules);
  return rememberedFor((setup: object): Checked => {
    const { pack: stored, rulings, seats } = schema.parse(setup);
    const pack = stored as StoredPack;
    const dates = pack.games.map((game) => game.date);
    return {
      pack,
      rulings,
      seats: seats as SeasonState['seats'],
      times: timesOf(book.seasonPack(pack), dates),
    };
  });
});

export function init(book: Book, setup: unknown): SeasonState {
  const { pack, rulings, seats, times } = checkOf(book)(setup as object);
  return {
    pack,
    phase: 'setup',
    rulings: { ...rulings },
    rulingChanges: [],
    marks: { ...pack.marks },
    seats: seats.map((seat) => ({ ...seat })),
    clans: Object.fromEntries(
      pack.sides.map((side) => [side.id, { position: 0, skips: 0, roulette: false, modifiers: [] }]),
    ),
    owners: new Array<number>(pack.size).fill(0),
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
