/** A judged table: roles, what is done at night, what the judge sets for himself, a victory that is not announced. */
import type { Command, Viewer } from '../../../src/engine/contract.js';
import { sportClassic, vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import { cardsOf, type Role } from '../../../src/rulebooks/table/setup.js';
import { moment } from '../../rulebooks/table/table.js';
import type { Chance } from '../../support/chance.js';
import { shuffled } from '../twists.js';
import { type Book, type Input, ORGANISER, PUBLIC, person, type Twins } from './book.js';

/** Who may see his own card again knows it; with `no` he does not see it in the program. */
export const tableBook: Book = {
  kinds: [
    ...['roles', 'checks', 'shots', 'set by hand', 'undone in secret', 'roles, then a day'],
    ...['why somebody was replaced', 'roles, then somebody replaced'],
  ],
  twins(chance) {
    const pack = chance.maybe(0.5) ? vavtCup2017 : sportClassic;
    const cards = cardsOf(pack);
    const view = chance.maybe(0.5) ? 'yes' : 'no';
    const setup = {
      pack,
      rulings: { 'card.view': view, 'night.shooting': 'blind' },
      players: cards.map((_, index) => ({ name: `Игрок ${index + 1}`, person: `h${index + 1}` })),
    };
    const seats = cards.map((_, index) => index + 1);
    const roles = shuffled(chance, cards);
    const everybody: Viewer[] = [PUBLIC, person('nobody'), ...seats.map((n) => person(`h${n}`))];
    const but = (known: readonly number[]): Viewer[] =>
      view === 'no'
        ? everybody
        : everybody.filter(
            (viewer) => !known.some((n) => viewer.kind === 'person' && viewer.person === `h${n}`),
          );

    let clock = 0;
    const judge = (type: string, more: object = {}): Input => ({
      at: moment(++clock),
      author: ORGANISER,
      command: { type, ...more } as Command,
    });
    const dealt = (order: readonly Role[]): Command => ({
      type: 'enterRoles',
      roles: Object.fromEntries(order.map((role, index) => [String(index + 1), role])),
    });
    const deal: Input = { at: moment(++clock), author: ORGANISER, command: dealt(roles) };
    const [a, b] = pairOf(roles, chance);
    const swapped = [...roles];
    [swapped[a - 1], swapped[b - 1]] = [roles[b - 1]!, roles[a - 1]!];
    const other: Input = { ...deal, command: dealt(swapped) };
    const twins = (
      kind: string,
      parts: Pick<Twins, 'past' | 'one' | 'other' | 'after' | 'blind'>,
    ): Twins => ({
      kind,
      setup,
      at: moment(clock + 1),
      probes: probes(chance, seats.length),
      ...parts,
    });

    const made: Twins[] = [];
    made.push(
      twins('roles', {
        past: [],
        one: [deal],
        other: [other],
        after: [judge('foul', { seat: a })],
        blind: but([a, b]),
      }),
    );
    const day = [
      judge('endPhase'),
      judge('nominate', { seat: b }),
      judge('next'),
      judge('foul', { seat: b, violation: 3 }),
    ];
    made.push(
      twins('roles, then a day', { past: [], one: [deal], other: [other], after: day, blind: but([a, b]) }),
    );

    // The first day ends without a vote, and the night begins.
    const toNight = [deal, judge('endPhase'), judge('endPhase')];
    const target = (): number => chance.pick(seats);
    const [one, two] = [target(), target()];
    const black = roles.flatMap((role, index) =>
      role === 'don' || role === 'mafia' ? [String(index + 1)] : [],
    );
    const aimed = (at: number | null): object => ({ shots: Object.fromEntries(black.map((n) => [n, at])) });
    const shot = judge('shoot', aimed(one));
    const elsewhere: Input = { ...shot, command: { type: 'shoot', ...aimed(two === one ? null : two) } };
    made.push(
      twins('shots', {
        past: toNight,
        one: [shot],
        other: chance.maybe(0.5) ? [elsewhere] : [],
        after: [judge('foul', { seat: a })],
        blind: everybody,
      }),
    );

    const steps = [...toNight, shot, judge('next')];
    const check = {
      at: moment(++clock),
      author: ORGANISER,
      command: { type: 'check', by: 'don', target: one },
    } satisfies Input;
    const otherCheck: Input = {
      ...check,
      command: { type: 'check', by: 'don', target: two === one ? null : two },
    };
    made.push(
      twins('checks', {
        past: steps,
        one: [check],
        other: chance.maybe(0.5) ? [otherCheck] : [],
        after: [judge('foul', { seat: b })],
        blind: everybody,
      }),
    );

    const hand = chance.pick<() => object>([
      () => ({ kind: 'points', seat: a, points: 30 }),
      () => ({ kind: 'role', seat: a, role: roles[b - 1] }),
    ])();
    const byHand = judge('override', { effect: hand, reason: 'так и было' });
    const known = 'role' in hand ? [a] : [];
    made.push(
      twins('set by hand', {
        past: toNight,
        one: [byHand],
        other: [],
        after: [judge('foul', { seat: b })],
        blind: but(known),
      }),
    );
    // The name is everybody's; the reason, and whose phone it is, are the judge's.
    const replaced = (person: string, reason: string): Input =>
      judge('substitute', { seat: a, name: 'Новый', person, reason });
    const sick = replaced('s1', 'заболел');
    made.push(
      twins('why somebody was replaced', {
        past: toNight,
        one: [sick],
        other: [{ ...replaced('s2', 'удалён за сговор'), at: sick.at }],
        after: [judge('foul', { seat: b })],
        blind: everybody,
      }),
    );
    made.push(
      twins('roles, then somebody replaced', {
        past: [],
        one: [deal],
        other: [other],
        after: [{ ...sick, at: moment(++clock) }, judge('foul', { seat: a })],
        blind: [...but([a, b]), ...(view === 'yes' ? [] : [person('s1')])],
      }),
    );
    // Undoing needs the number of the step; what is undone leaves no trace either.
    const undone = judge('undo', { step: toNight.length + 1 });
    made.push(
      twins('undone in secret', {
        past: toNight,
        one: [{ ...shot, at: undone.at }, undone],
        other: [],
        after: [judge('foul', { seat: b })],
        blind: everybody,
      }),
    );
    return made;
  },
};

/** Two seats with different cards of one side: everything open goes on alike. */
function pairOf(roles: readonly Role[], chance: Chance): [number, number] {
  const a = chance.below(roles.length);
  const others = roles.flatMap((role, index) => (role === roles[a] ? [] : [index]));
  return [a + 1, chance.pick(others) + 1];
}

function probes(chance: Chance, seats: number): Command[] {
  const seat = (): number => 1 + chance.below(seats);
  return [
    { type: 'next' },
    { type: 'endPhase' },
    { type: 'shoot', target: seat() },
    { type: 'check', by: 'don', target: seat() },
    { type: 'check', by: 'sheriff', target: seat() },
    { type: 'heal', target: seat() },
    { type: 'drawCard', seat: seat(), card: 1 },
    { type: 'nominate', seat: seat() },
    { type: 'confirmWinner' },
    { type: 'undo', step: 1 + chance.below(6) },
    { type: 'redo', step: 1 + chance.below(6) },
    { type: 'answerAsk', ask: 'stalemate:1', choice: 'red' },
    { type: 'override', effect: { kind: 'role', seat: seat(), role: 'don' }, reason: 'р' },
  ];
}
