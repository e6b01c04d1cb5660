/**
 * Everything that leaves a game, made by the pure core: by it two games are compared for one viewer. Each way out is a member
 * of a value, so that a leak can be planted by putting a wrapper round it.
 */
import { tools } from '../../src/cli/tools.js';
import type { Command, Refusal, Viewer } from '../../src/engine/contract.js';
import { difference } from '../../src/engine/diff.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { drawPoster } from '../../src/picture/poster.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { BoardView } from '../../src/rulebooks/race/board-view.js';
import { calendarOf } from '../../src/server/calendar.js';
import { markOf } from '../../src/server/live-game.js';
import { type Names, namesFor } from '../../src/server/people-names.js';
import { drawsOf } from '../support/draws-of.js';
import type { Twins } from './books/book.js';

const CREATED = '2017-01-01T00:00:00.000Z';
const ID = 'twins';

/** What is asked of a game besides the view itself. */
export interface Asked {
  game: Game;
  viewer: Viewer;
  view: unknown;
  persons: readonly string[];
}

/** Ways out by name: each gives a text. */
export interface Outlets {
  view(game: Game, viewer: Viewer): unknown;
  refusal(refusal: Refusal, game: Game): unknown;
  /** The number a receipt tells; in games with secrets none. */
  receipt(game: Game, seq: number): number;
  made: Readonly<Record<string, (asked: Asked) => unknown>>;
}

const about = (game: Game) => ({
  id: ID,
  title: 'Игра',
  rulebook: game.rulebook.id,
  commitment: 'c',
  seed: null,
  judge: null,
  place: null,
  corrections: [],
});

/** The numbers of days and turns that can be asked for. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 8, 170, 171];

function texts(make: (number: number) => unknown): unknown {
  return NUMBERS.map((number) => make(number) ?? null);
}

export const outlets: Outlets = {
  view: ({ rulebook, state }, viewer) => rulebook.view(state, viewer),
  refusal: (refusal, { rulebook }) => [refusal, rulebook.refusalText(refusal)],
  receipt: ({ rulebook }, seq) => (rulebook.secret ? 0 : seq),
  made: {
    'feed: the mark': ({ view }) => markOf(view),
    'feed: the number': ({ game }) => (game.rulebook.secret ? 0 : game.seq),
    'ended or not': ({ game }) => game.rulebook.ended(game.state),
    names: ({ viewer, view, persons }) => namesFor(peopleOf(persons), viewer, view),
    reports: ({ game, view }) =>
      (['public', 'private', 'dry'] as const).map((kind) =>
        texts((number) =>
          tools.report!(view, {
            rulebook: game.rulebook.id,
            game: number,
            format: 'markdown',
            lang: 'ru',
            kind,
            player: kind === 'dry' ? 'p1' : null,
            about: about(game),
          }),
        ),
      ),
    protocols: ({ game, view }) =>
      texts((number) => tools.protocol!(view, { game: number, lang: 'ru', about: about(game) })),
    picture: ({ view }) => {
      const { board } = view as { board?: BoardView };
      return board ? drawPoster(board, { shape: 'wide', theme: 'light', lang: 'ru' }) : null;
    },
    calendar: ({ game, view }) =>
      calendarOf(view, {
        game: ID,
        title: 'Игра',
        url: 'http://localhost/g/twins',
        lang: 'ru',
        changedAt: game.rulebook.secret ? CREATED : game.lastAt,
      }),
    'size of the answer': ({ view }) => Buffer.byteLength(JSON.stringify(view)),
  },
};

/** Everybody who has a seat, with a name of his own; the same people in both games. */
function peopleOf(persons: readonly string[]): Names {
  return {
    persons: persons.map((id) => ({
      id,
      game: ID,
      name: `Имя ${id}`,
      role: 'player' as const,
      clan: null,
      createdAt: CREATED,
    })),
    accounts: new Map([['account', 'Ольга']]),
  };
}

/** A game with one of the two continuations, and what both have after it. */
export function played(rulebook: string, twins: Twins, which: 'one' | 'other'): Game {
  const known = rulebooks[rulebook]!;
  const { id = ID, seed = 'twins' } = twins;
  const head = { id, rulebook, version: known.version, setup: known.setupSchema.parse(twins.setup) };
  const game = new Game(known, head, keyedDraws(seed, id));
  let n = 0;
  for (const inputs of [twins.past, twins[which], twins.after]) {
    for (const { at, author, command } of inputs) {
      for (const _ of game.advance(at));
      const outcome = game.submit(command, author, at, `k${n++}`);
      // What is common has been played before; the rest is what the twins are about.
      if (!outcome.accepted)
        throw new Refused(
          `${command.type} ${JSON.stringify(command).slice(0, 200)}: ${JSON.stringify(outcome.refusal)}`,
        );
    }
  }
  for (const _ of game.advance(twins.at));
  return game;
}

export class Refused extends Error {}

export interface Leak {
  outlet: string;
  viewer: Viewer;
  command: Command | null;
  one: string;
  other: string;
}

/** How much is asked for: what is made of views alone need not be made of every pair. */
export interface Depth {
  made: boolean;
  probes: number;
}

/** The first difference between what a viewer receives of the twins, or null. */
export function leakTo(
  viewer: Viewer,
  one: Game,
  other: Game,
  twins: Twins,
  product: Outlets,
  depth: Depth,
): Leak | null {
  const views = [product.view(one, viewer), product.view(other, viewer)] as const;
  const differ = (outlet: string, a: unknown, b: unknown, command: Command | null = null): Leak | null => {
    const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
    return first === second ? null : { outlet, viewer, command, one: first ?? '', other: second ?? '' };
  };
  const plain = differ('view', ...views);
  if (plain) return plain;
  if (depth.made) {
    const persons = twins.blind.flatMap((each) => (each.kind === 'person' ? [each.person] : []));
    for (const [name, make] of Object.entries(product.made)) {
      const found = differ(
        name,
        make({ game: one, viewer, view: views[0], persons }),
        make({ game: other, viewer, view: views[1], persons }),
      );
      if (found) return found;
    }
  }
  if (viewer.kind === 'public') return null;
  for (const command of twins.probes.slice(0, depth.probes)) {
    const [a, b] = [
      answer(one, command, viewer, twins.at, product),
      answer(other, command, viewer, twins.at, product),
    ];
    const found = differ('refusal', a[0], b[0], command) ?? differ('view after', a[1], b[1], command);
    if (found) return found;
  }
  return null;
}

/** What is said to a command, and what is seen after it where it was accepted. */
function answer(
  game: Game,
  command: Command,
  viewer: Viewer,
  at: string,
  product: Outlets,
): [unknown, unknown] {
  if (viewer.kind === 'public') return [null, null];
  // Whoever steers may try a great deal, and sees what comes of it; sealed things he may not try.
  if (viewer.kind === 'organiser' && game.rulebook.sealed?.(game.state, command)) return ['sealed', null];
  if (viewer.kind === 'organiser') return [null, null];
  const { rulebook, state } = game;
  const parsed = rulebook.commandSchemas[command.type]?.safeParse(command);
  if (!parsed?.success) return ['malformed', null];
  // Deciding leaves the state alone; only what is accepted needs a game of its own.
  const decision = rulebook.decide(state, parsed.data as Command, {
    author: viewer,
    at,
    draws: drawsOf(game),
  });
  if ('refusal' in decision) return [product.refusal(decision.refusal, game), null];
  const copy = game.copy();
  const outcome = copy.submit(command, viewer, at, 'probe');
  if (!outcome.accepted) throw new Error('accepted, then refused');
  return [
    { seq: product.receipt(game, outcome.record.seq), at: outcome.record.at },
    product.view(copy, viewer),
  ];
}

/** Where two views part, for the words of a failure. */
export function parted({ one, other }: Leak): string {
  try {
    const [first] = difference(JSON.parse(one), JSON.parse(other));
    return JSON.stringify(first)?.slice(0, 600) ?? '';
  } catch {
    let at = 0;
    while (at < one.length && one[at] === other[at]) at++;
    return `${one.slice(Math.max(0, at - 80), at + 120)} | ${other.slice(Math.max(0, at - 80), at + 120)}`;
  }
}
