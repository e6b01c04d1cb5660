/** 1: seats by lot (1.1), ten cards of two sides (I.1) drawn in turn and in secret (1.3). */
import type { Refusal } from '../../engine/contract.js';
import { inCourse, someSeat } from './access.js';
import type { CommandOf } from './commands.js';
import { firstNight } from './night.js';
import { cardsOf, ROLES, type Role } from './setup.js';
import { cite, type Outcome, refuse, type Turn } from './turn.js';

const SEATS_DRAW = '1.1:seats';
const CARDS_DRAW = '1.3:cards';

/** 1.1: `order` names the present seats in the order they sit from now on; chance draws it when it is left out. */
export function drawSeats(turn: Turn, { order }: CommandOf<'drawSeats'>): Outcome {
  const refusal = inCourse(turn, ['dealing'], '1.1');
  if (refusal) return refusal;
  if (turn.state.setup.cup) return refuse('seats-of-cup', ['1.1']);
  if (turn.table.seats.some(({ role }) => role !== null)) return refuse('cards-out', ['1.1', '1.3']);
  const seats = turn.table.seats.map(({ n }) => n);
  if (order && (order.length !== seats.length || seats.some((n) => !order.includes(n)))) {
    return refuse('bad-order', ['1.1'], { field: 'order', params: { seats: seats.length } });
  }
  turn.emit({
    type: 'SeatsDrawn',
    order: order ?? turn.draws.sample(SEATS_DRAW, seats, seats.length),
    by: order ? 'judge' : 'draw',
    clauses: cite('1.1'),
    ...(order ? {} : { draws: [SEATS_DRAW] }),
  });
}

/** 1.3: the cards lie face down in one secret order; a seat takes any that is left. */
export function drawCard(turn: Turn, { seat, card }: CommandOf<'drawCard'>): Outcome {
  const refusal = mayDraw(turn, seat);
  if (refusal) return refusal;
  const { table } = turn;
  const cards = cardsOf(turn.state.setup.pack);
  if (table.seats[seat - 1]!.role !== null)
    return refuse('has-card', ['1.3'], { field: 'seat', params: { seat } });
  if (card > cards.length || table.taken.some((taken) => taken.card === card)) {
    return refuse('card-gone', ['1.3'], { field: 'card', params: { card } });
  }
  const deck = turn.draws.sample(CARDS_DRAW, cards, cards.length);
  const role = deck[card - 1]!;
  turn.emit({ type: 'CardDrawn', seat, card, role, clauses: cite('I.1', '1.3'), draws: [CARDS_DRAW] });
  startWhenDealt(turn);
}

/** The judge's tablet, or a player for himself. */
function mayDraw(turn: Turn, seat: number): Refusal | undefined {
  const { author, table } = turn;
  if (author.kind === 'person' && table.seats[seat - 1]?.person === author.person) {
    return table.phase === 'dealing'
      ? undefined
      : refuse('wrong-phase', ['1.3'], { params: { phase: table.phase } });
  }
  return inCourse(turn, ['dealing'], '1.3') ?? someSeat(turn, seat, 'seat', '1.3');
}

/** Cards drawn on paper and written down by the judge. */
export function enterRoles(turn: Turn, { roles }: CommandOf<'enterRoles'>): Outcome {
  const refusal = inCourse(turn, ['dealing'], 'I.1', '1.3');
  if (refusal) return refusal;
  const { cards } = turn.state.setup.pack;
  const { seats, taken } = turn.table;
  if (taken.length > 0) return refuse('cards-out', ['1.3']);
  const given = seats.map(({ n }) => roles[String(n)]);
  const wrong = (role: Role): boolean => given.filter((each) => each === role).length !== cards[role];
  if (Object.keys(roles).length !== seats.length || given.includes(undefined) || ROLES.some(wrong)) {
    const params = Object.fromEntries(ROLES.map((role) => [role, cards[role]]));
    return refuse('bad-roles', ['I.1'], { field: 'roles', params });
  }
  turn.emit({ type: 'RolesEntered', roles, clauses: cite('I.1', '1.3') });
  startWhenDealt(turn);
}

function startWhenDealt(turn: Turn): void {
  if (turn.table.seats.every(({ role }) => role !== null)) firstNight(turn);
}
