/** A cup: a result that waits for its second person, or that is hidden, and whatever is done with it. */
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import type { CupState } from '../../../src/rulebooks/table/cup/state.js';
import { type Cup, SYSTEM } from '../../rulebooks/cup/cup.js';
import { randomCommand, randomCup, randomResult } from '../../rulebooks/cup/random-cup.js';
import { Chance as TableChance } from '../../rulebooks/table/random-table.js';
import { moment } from '../../rulebooks/table/table.js';
import type { Chance } from '../../support/chance.js';
import { type Book, type Input, ORGANISER, PUBLIC, person, type Twins } from './book.js';

interface Place {
  round: number;
  table: number;
}

export const cupBook: Book = {
  kinds: [
    'pending result',
    'hidden result',
    'hidden points and lots',
    'hidden annulment',
    'replaced in hiding',
  ],
  twins(chance) {
    const luck = new TableChance(chance.below(2 ** 30));
    const found = halfway(luck);
    return found
      ? [...pending(found.cup, found.place, luck, chance), ...hidden(found.cup, found.place, luck, chance)]
      : [];
  },
};

/** A random cup with a round that plays and a table in it without a result. */
function halfway(luck: TableChance): { cup: Cup; place: Place } | null {
  const cup = randomCup(luck);
  for (let n = 10 + luck.below(60); n > 0; n--) {
    const { author, command } = randomCommand(luck, cup.state);
    cup.submit(command, author);
  }
  const round = cup.state.rounds.findLastIndex(({ status }) => status === 'playing') + 1;
  const tables = cup.state.rounds[round - 1]?.tables ?? [];
  const table =
    tables.findIndex(({ entered, annulled, seats }) => !entered && annulled === null && seats.length >= 4) +
    1;
  return table > 0 && !cup.state.finished ? { cup, place: { round, table } } : null;
}

/** The twins' own part begins after everything the cup has seen. */
const at = (n: number): string => moment(20 * 86_400 + n * 60);

/** A cup so far, played again by a server. */
export function base(
  cup: Cup,
  extra: readonly Input[],
): Pick<Twins, 'setup' | 'id' | 'seed' | 'past' | 'at'> {
  const past = cup.records.flatMap(({ at: when, author, input }) =>
    input.kind === 'command' ? [{ at: when, author, command: input.command }] : [],
  );
  return {
    setup: cup.game.head.setup,
    id: cup.game.head.id,
    seed: 's',
    past: [...past, ...extra],
    at: at(30),
  };
}

export const judge = (n: number, command: Command, author: Author = ORGANISER): Input => ({
  at: at(n),
  author,
  command,
});

function entering(state: CupState, place: Place, luck: TableChance, n: number): Input {
  const { seats, game } = state.rounds[place.round - 1]!.tables[place.table - 1]!;
  const result = randomResult(luck, seats);
  const command: Command = { type: 'enterResult', ...place, result };
  return game === null ? judge(n, command) : judge(n, { ...command, game, revision: 1000 }, SYSTEM);
}

/** The public and the players; of the judges, where `judges` says so, those who do not lead that table. */
export function ignorant(state: CupState, { round, table }: Place, judges: boolean): Viewer[] {
  const leading = state.rounds[round - 1]!.tables[table - 1]!.judges;
  const working = new Set(
    state.judges.flatMap(({ id, person: who, removed }) =>
      removed === null && (!judges || leading.includes(id)) ? [who] : [],
    ),
  );
  const persons = [...state.players, ...(judges ? state.judges : [])].flatMap(({ person: who }) =>
    who === null || working.has(who) ? [] : [who],
  );
  return [PUBLIC, person('nobody'), ...[...new Set(persons)].map(person)];
}

function probesOf(state: CupState, place: Place, luck: TableChance): Command[] {
  const { seats } = state.rounds[place.round - 1]!.tables[place.table - 1]!;
  const result = randomResult(luck, seats);
  return [
    { type: 'enterResult', ...place, result },
    { type: 'replaceResult', ...place, result, reason: 'р' },
    { type: 'verifyResult', ...place },
    { type: 'annulTable', ...place, reason: 'р' },
    { type: 'replayTable', ...place, reason: 'р' },
    { type: 'closeRound', round: place.round },
    { type: 'startRound', round: place.round + 1 },
    { type: 'fileProtest', ...place, text: 'р' },
    { type: 'decideProtest', protest: 1, verdict: 'rejected', text: 'р' },
    { type: 'reveal' },
    { type: 'finishCup' },
    { type: 'drawLot', about: 'р', use: 'tie', players: ['p1', 'p2'] },
  ];
}

/** What everybody sees, whatever has come of that table. */
export function open(state: CupState): Input[] {
  const id = `p${state.players.length + 50}`;
  return [judge(20, { type: 'addPlayers', players: [{ id, nick: id }] })];
}

function* pending(cup: Cup, place: Place, luck: TableChance, chance: Chance): Generator<Twins> {
  const { state } = cup;
  const rule = judge(1, { type: 'setRuling', ruling: 'verification', value: 'second', reason: 'р' });
  const one = entering(state, place, luck, 2);
  const other = entering(state, place, luck, 2);
  yield {
    ...base(cup, [rule]),
    kind: 'pending result',
    one: [one],
    other: chance.maybe(0.5) ? [other] : [],
    after: open(state),
    blind: ignorant(state, place, false),
    probes: probesOf(state, place, luck),
  };
}

function* hidden(cup: Cup, place: Place, luck: TableChance, chance: Chance): Generator<Twins> {
  const { state } = cup;
  const rules = [
    judge(1, { type: 'setRuling', ruling: 'verification', value: 'none', reason: 'р' }),
    judge(2, { type: 'hide', from: place.round, what: 'results' }),
  ];
  const common = {
    ...base(cup, rules),
    after: open(state),
    blind: ignorant(state, place, true),
    probes: probesOf(state, place, luck),
  };
  const { seats } = state.rounds[place.round - 1]!.tables[place.table - 1]!;
  const players = seats.filter((id) => id !== null);
  const one = entering(state, place, luck, 3);
  const other = entering(state, place, luck, 3);
  yield { ...common, kind: 'hidden result', one: [one], other: chance.maybe(0.5) ? [other] : [] };
  const again = judge(4, { type: 'replaceResult', ...place, result: randomResult(luck, seats), reason: 'р' });
  yield { ...common, kind: 'replaced in hiding', one: [one, again], other: [one] };
  const points = judge(5, { type: 'adjustPoints', player: players[0]!, points: 70, reason: 'р' });
  const lot = judge(6, { type: 'recordLot', about: 'р', use: 'tie', order: [players[0]!, players.at(-1)!] });
  yield { ...common, kind: 'hidden points and lots', one: [one, points, lot], other: [one] };
  const annulled = judge(7, { type: 'annulTable', ...place, reason: 'р' });
  yield { ...common, kind: 'hidden annulment', one: [one, annulled], other: [one] };
}
