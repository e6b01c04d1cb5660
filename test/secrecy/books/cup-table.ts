/** A table of a cup as a game of its own beside it: its cards, and an end that the cup still keeps to itself. */
import type { Command } from '../../../src/engine/contract.js';
import { Cup, ids } from '../../rulebooks/cup/cup.js';
import type { Chance } from '../../support/chance.js';
import { shuffled } from '../twists.js';
import { type Input, PUBLIC, person, type Twins } from './book.js';
import { base, ignorant, judge, open } from './cup.js';

const SEATS = 10;
const PLACE = { round: 1, table: 1 };
const CARDS = ['don', 'mafia', 'mafia', 'sheriff', 'doctor', ...Array.from({ length: 5 }, () => 'citizen')];

/** Kinds of twins that need a server: two games, one of which makes the other. */
export const tableKinds = [
  'cards at a table of a cup',
  'an end that waits for its second person',
  'an end that is hidden',
] as const;

/** A cup of one table, whose first round is on. */
function cupOfOneTable(): Cup {
  const players = ids('p', SEATS + 1);
  const cup = new Cup().people(players.length, 2).plan(2, 1, SEATS);
  cup.do('setSeating', {
    rounds: [players.slice(0, SEATS), players.slice(1)].map((seats) => ({
      tables: [{ seats, judges: ['j1'] }],
    })),
    source: 'hand',
  });
  cup.do('startRound', { round: 1 });
  return cup;
}

export function tableTwins(chance: Chance): Twins[] {
  const cup = cupOfOneTable();
  const { state } = cup;
  const table = (n: number, command: Command): Input => ({ ...judge(n, command), of: 'table' });
  const dealt = (cards: readonly string[]): Input =>
    table(3, {
      type: 'enterRoles',
      roles: Object.fromEntries(cards.map((card, n) => [String(n + 1), card])),
    });
  const cards = shuffled(chance, CARDS);
  const deal = dealt(cards);
  const a = chance.below(SEATS);
  const b = chance.pick(cards.flatMap((card, n) => (card === cards[a] ? [] : [n])));
  const swapped = [...cards];
  [swapped[a], swapped[b]] = [cards[b]!, cards[a]!];
  const known = new Set([`p${a + 1}`, `p${b + 1}`]);
  const strangers = [...ids('p', SEATS + 1), 'j2'].filter((id) => !known.has(id)).map(person);
  const probes: Command[] = [
    { type: 'next' },
    { type: 'foul', seat: 1 },
    { type: 'confirmWinner' },
    { type: 'verifyResult', ...PLACE },
    { type: 'fileProtest', ...PLACE, text: 'р' },
    { type: 'closeRound', round: 1 },
    { type: 'startRound', round: 2 },
  ];
  const made = (
    parts: Pick<Twins, 'kind' | 'one' | 'other' | 'after' | 'blind'>,
    rules: Input[] = [],
  ): Twins => ({
    ...base(cup, rules),
    table: PLACE,
    probes,
    ...parts,
  });
  const end = (winner: string): Input[] => [
    deal,
    table(4, { type: 'override', effect: { kind: 'winner', winner }, reason: 'р' }),
    table(5, { type: 'confirmWinner' }),
  ];
  const ends = { one: end('red'), other: chance.maybe(0.5) ? end('black') : [deal], after: open(state) };
  const rule = (value: string): Input =>
    judge(1, { type: 'setRuling', ruling: 'verification', value, reason: 'р' });
  return [
    made({
      kind: tableKinds[0],
      one: [deal],
      other: [dealt(swapped)],
      after: [table(19, { type: 'foul', seat: a + 1 }), ...open(state)],
      blind: [PUBLIC, person('nobody'), ...strangers],
    }),
    made({ kind: tableKinds[1], ...ends, blind: ignorant(state, PLACE, false) }, [rule('second')]),
    made({ kind: tableKinds[2], ...ends, blind: ignorant(state, PLACE, true) }, [
      rule('none'),
      judge(2, { type: 'hide', from: 1, what: 'results' }),
    ]),
  ];
}
