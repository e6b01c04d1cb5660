/** The state of a table: the fold of its events. Plain data; integers only. */
import type { Instant } from '../../engine/contract.js';
import type { Effect } from './commands.js';
import type { Cause, EventOf, NightStep, TableEvent, Winner } from './events.js';
import { type RulingId, type RulingValue, rulings } from './rulings.js';
import { cardsOf, type Role, type Side, sideOf, type TableSetup } from './setup.js';

export interface Foul {
  n: number;
  at: Instant;
  violation: number | null;
  technical: boolean;
  day: number;
  /** Nights with shooting so far, this one included: it tells the words of the morning from those of the day. */
  night: number;
  /** Votes counted on this day before it. */
  round: number;
  phase: Phase;
}

/** What a day has come to, kept for the protocol. */
export interface DayState {
  day: number;
  first: number;
  nominations: { seat: number; by: number; withdrawn: boolean }[];
  /** Why no vote was held, or why it ended without a result. */
  noVote: EventOf<'NoVote'>['why'] | null;
  /** Leaders who stayed at the table. */
  stayed: { seats: number[]; why: EventOf<'AllStayed'>['why'] } | null;
}

export interface SeatState {
  n: number;
  name: string;
  person: string | null;
  role: Role | null;
  alive: boolean;
  left: { cause: Cause; day: number; night: number } | null;
  fouls: Foul[];
  /** What the third foul still costs. */
  owes: 'speech' | 'half' | null;
  points: number;
}

export type Phase =
  | 'dealing'
  | 'firstNight'
  | 'speeches'
  | 'vote'
  | 'tieSpeeches'
  | 'question'
  | 'lastWords'
  | 'night'
  | 'ended';

export interface Timer {
  seconds: number;
  startedAt: Instant;
  pausedAt: Instant | null;
  /** Milliseconds spent in pauses. */
  paused: number;
}

export type Tally = EventOf<'VoteCounted'>['tally'];

export interface VoteState {
  round: number;
  candidates: number[];
  hands: { candidate: number; seats: number[] | null; count: number }[];
  counted: boolean;
}

export interface NightState {
  n: number;
  steps: NightStep[];
  at: number;
  shots: { seat: number; target: number | null }[] | null;
  target: number | null;
  heal: { seat: number; target: number | null } | null;
  checks: { by: 'don' | 'sheriff'; seat: number; target: number | null; answer: boolean | null }[];
}

export interface PastNight extends Omit<NightState, 'steps' | 'at'> {
  killed: number | null;
}

export interface Table {
  phase: Phase;
  rulings: Record<string, string>;
  rulingChanges: { ruling: string; value: string; reason: string; at: Instant }[];
  seats: SeatState[];
  /** Who gave up his seat to whom, and when. */
  substitutes: {
    seat: number;
    former: Pick<SeatState, 'name' | 'person'>;
    name: string;
    at: Instant;
    day: number;
    night: number;
    phase: Phase;
  }[];
  /** Who took which face-down card. */
  taken: { card: number; seat: number }[];
  day: number;
  /** Nights with shooting; the first night is 0. */
  night: number;
  /** Script of the first night. */
  script: { steps: NightStep[]; at: number } | null;
  current: NightState | null;
  pastNights: PastNight[];
  first: number;
  last: number;
  /** Who speaks in this phase (a round, a tie, last words), and where it stands. */
  order: number[];
  at: number;
  speaker: number | null;
  nominations: { seat: number; by: number; withdrawn: boolean }[];
  /** The days so far, this one included. */
  days: DayState[];
  /** Who has used up his right today. */
  spent: number[];
  vote: VoteState | null;
  votes: { day: number; round: number; tally: Tally; leaders: number[] }[];
  questions: {
    day: number;
    seats: number[];
    count: number;
    hands: number[] | null;
    living: number;
    passed: boolean;
  }[];
  question: number[] | null;
  /** What comes after the last words: the night, or the day. */
  after: 'night' | 'day' | null;
  /** A removal has cancelled the next vote. */
  cancelled: boolean;
  /** Days and nights in a row without a departure. */
  quiet: number;
  /** Somebody has left in this day or night. */
  moved: boolean;
  foulCount: number;
  bestMove: { seat: number; named: number[]; black: number } | null;
  /** Who may still name the best move. */
  mayName: number | null;
  colours: { by: number; day: number; colours: { seat: number; side: Side }[] }[];
  timer: Timer | null;
  ask: {
    ask: string;
    topic: 'killAll' | 'stalemate';
    seats: number[];
    choices: string[];
    clauses: string[];
  } | null;
  answers: { topic: string; choice: string; reason: string; at: Instant }[];
  overrides: { at: Instant; effect: Effect; before: string; reason: string; day: number; night: number }[];
  victory: { winner: Winner; how: EventOf<'VictoryReached'>['how']; team: number[] } | null;
  departures: {
    seats: number[];
    cause: Cause;
    day: number;
    night: number;
    at: Instant;
    clauses: string[];
    rulings: string[];
  }[];
  /** When the cards were dealt, and when the winner was announced. */
  startedAt: Instant | null;
  endedAt: Instant | null;
}

export interface Step {
  step: number;
  events: TableEvent[];
}

/** `steps` are the entries in force; what was undone waits in `undone`, the last undone at its end. */
export interface GameState {
  setup: TableSetup;
  table: Table;
  steps: Step[];
  undone: Step[];
  lastStep: number;
}

export function newTable(setup: TableSetup): Table {
  const { pack, players } = setup;
  return {
    phase: 'dealing',
    rulings: { ...pack.rulings, ...setup.rulings },
    rulingChanges: [],
    seats: cardsOf(pack).map((_, index) => ({
      n: index + 1,
      name: players[index]?.name ?? String(index + 1),
      person: players[index]?.person ?? null,
      role: null,
      alive: true,
      left: null,
      fouls: [],
      owes: null,
      points: 0,
    })),
    substitutes: [],
    taken: [],
    day: 0,
    night: 0,
    script: null,
    current: null,
    pastNights: [],
    first: 0,
    last: 0,
    order: [],
    at: 0,
    speaker: null,
    nominations: [],
    days: [],
    spent: [],
    vote: null,
    votes: [],
    questions: [],
    question: null,
    after: null,
    cancelled: false,
    quiet: 0,
    moved: false,
    foulCount: 0,
    bestMove: null,
    mayName: null,
    colours: [],
    timer: null,
    ask: null,
    answers: [],
    overrides: [],
    victory: null,
    departures: [],
    startedAt: null,
    endedAt: null,
  };
}

/**
 * A copy that a decision may work on: handlers put new values in place of old ones below the second level, and add events
 * to the last step only.
 */
export function copyState(state: GameState): GameState {
  const { table, steps, undone } = state;
  const last = steps.at(-1);
  return {
    ...state,
    table: copyTable(table),
    steps: last ? [...steps.slice(0, -1), { ...last, events: [...last.events] }] : [],
    undone: [...undone],
  };
}

function copyTable(table: Table): Table {
  return {
    ...table,
    rulings: { ...table.rulings },
    seats: table.seats.map((seat) => ({ ...seat })),
    script: table.script && { ...table.script },
    current: table.current && { ...table.current },
    vote: table.vote && { ...table.vote },
    timer: table.timer && { ...table.timer },
  };
}

/** The value in force of a ruling. */
export function rulingOf<Id extends RulingId>(table: Table, id: Id): RulingValue<Id> {
  return (table.rulings[id] ?? rulings[id].default) as RulingValue<Id>;
}

export function seatOf(table: Table, n: number): SeatState {
  return table.seats[n - 1]!;
}

export function living(table: Table): number[] {
  const seats: number[] = [];
  for (const { n, alive } of table.seats) if (alive) seats.push(n);
  return seats;
}

export function livingOf(table: Table, side: Side): number[] {
  const seats: number[] = [];
  for (const { n, alive, role } of table.seats)
    if (alive && role !== null && sideOf(role) === side) seats.push(n);
  return seats;
}

/** The living holder of a role. */
export function holderOf(table: Table, role: Role): number | null {
  return table.seats.find((seat) => seat.alive && seat.role === role)?.n ?? null;
}

export function foulsOf(seat: SeatState, technical = false): number {
  return seat.fouls.filter((foul) => foul.technical === technical).length;
}

export function nominees(table: Table): number[] {
  return table.nominations.filter(({ withdrawn }) => !withdrawn).map(({ seat }) => seat);
}

/** The next living seat after `n`, round the table. */
export function nextLiving(table: Table, n: number): number {
  const alive = living(table);
  return alive.find((seat) => seat > n) ?? alive[0]!;
}
