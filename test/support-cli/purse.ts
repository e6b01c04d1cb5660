/**
 * A rulebook small enough to check by hand, with everything the engine has to carry: deadlines, draws, refusals that
 * depend on the order of commands, seats, secrets and a ruling. A purse of coins; in a round people take coins from it;
 * when the round ends, one of those who took gets a few more by lot.
 */
import { z } from 'zod';
import type { Author, Context, Decision, Due, Refusal, Rulebook, Viewer } from '../../src/engine/contract.js';
import { Run } from '../../src/engine/run.js';
import { plusMs } from '../../src/engine/time.js';

const commandSchemas = {
  join: z.strictObject({ type: z.literal('join'), side: z.int().min(1).max(3) }),
  open: z.strictObject({ type: z.literal('open'), minutes: z.int().min(1).max(600) }),
  take: z.strictObject({ type: z.literal('take'), coins: z.int().min(1).max(50) }),
  closeRound: z.strictObject({ type: z.literal('closeRound'), round: z.int() }),
  finish: z.strictObject({ type: z.literal('finish') }),
};
type Commands = { [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]> };
export type PurseCommand = Commands[keyof Commands];

const base = { at: z.string(), clauses: z.array(z.string()).min(1) };
const eventSchemas = {
  Joined: z.strictObject({ ...base, type: z.literal('Joined'), person: z.string(), side: z.int() }),
  RoundOpened: z.strictObject({
    ...base,
    type: z.literal('RoundOpened'),
    round: z.int(),
    closesAt: z.string(),
  }),
  CoinsTaken: z.strictObject({
    ...base,
    type: z.literal('CoinsTaken'),
    round: z.int(),
    person: z.string(),
    coins: z.int(),
    left: z.int(),
    rulings: z.array(z.string()),
  }),
  RoundClosed: z.strictObject({ ...base, type: z.literal('RoundClosed'), round: z.int() }),
  Lucky: z.strictObject({
    ...base,
    type: z.literal('Lucky'),
    round: z.int(),
    person: z.string(),
    bonus: z.int(),
    draws: z.array(z.string()),
  }),
  Finished: z.strictObject({ ...base, type: z.literal('Finished') }),
};
type Events = { [K in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[K]> };
export type PurseEvent = Events[keyof Events];

const setupSchema = z.strictObject({
  pack: z.strictObject({ zone: z.string(), coins: z.int().min(0), bonus: z.int().min(1) }),
  rulings: z.record(z.string(), z.string()).default({}),
  seats: z.array(z.strictObject({ person: z.string(), side: z.int() })).default([]),
});

interface Round {
  n: number;
  closesAt: string;
  open: boolean;
  /** Persons who took, in order. */
  took: string[];
}
interface PurseState {
  setup: z.infer<typeof setupSchema>;
  left: number;
  people: { person: string; side: number; coins: number }[];
  rounds: Round[];
  finished: boolean;
}

const viewSchema = z.strictObject({
  left: z.int(),
  rounds: z.array(z.strictObject({ n: z.int(), open: z.boolean() })),
  people: z.array(z.strictObject({ id: z.string(), side: z.int(), coins: z.int().nullable() })),
  finished: z.boolean(),
});
type PurseView = z.infer<typeof viewSchema>;

const refuse = (code: string, clause: string, rest: Partial<Refusal> = {}): { refusal: Refusal } => ({
  refusal: { code, clauses: [clause], ...rest },
});

const openRound = (state: PurseState): Round | undefined => state.rounds.find((round) => round.open);

function decide(state: PurseState, command: PurseCommand, context: Context): Decision<PurseEvent> {
  const { at, author, draws } = context;
  if (state.finished) return refuse('finished', 'purse:4.1');
  const round = openRound(state);
  switch (command.type) {
    case 'join': {
      if (author.kind !== 'person') return refuse('not-a-person', 'purse:1.1');
      const { person } = author;
      if (state.people.some((known) => known.person === person)) return refuse('joined', 'purse:1.1');
      return { events: [{ type: 'Joined', at, clauses: ['purse:1.1'], person, side: command.side }] };
    }
    case 'open': {
      if (author.kind !== 'organiser') return refuse('not-organiser', 'purse:2.1');
      if (round) return refuse('round-open', 'purse:2.1');
      const closesAt = plusMs(at, command.minutes * 60_000);
      const n = state.rounds.length + 1;
      return { events: [{ type: 'RoundOpened', at, clauses: ['purse:2.1'], round: n, closesAt }] };
    }
    case 'take': {
      const person = author.kind === 'person' ? author.person : null;
      if (person === null || !state.people.some((known) => known.person === person)) {
        return refuse('not-in', 'purse:1.1');
      }
      if (!round) return refuse('no-round', 'purse:2.1');
      const again = state.setup.rulings['take.again'] !== 'no';
      if (!again && round.took.includes(person)) return refuse('took', 'purse:2.2');
      if (command.coins > state.left) {
        return refuse('too-much', 'purse:2.2', { field: 'coins', params: { left: state.left } });
      }
      return {
        events: [
          {
            type: 'CoinsTaken',
            at,
            clauses: ['purse:2.2'],
            rulings: ['take.again'],
            round: round.n,
            person,
            coins: command.coins,
            left: state.left - command.coins,
          },
        ],
      };
    }
    case 'closeRound': {
      if (author.kind !== 'system' || !round || round.n !== command.round || at < round.closesAt) {
        return refuse('not-yet', 'purse:2.3');
      }
      const run = new Run<PurseState, PurseEvent>(state, evolve);
      run.emit({ type: 'RoundClosed', at, clauses: ['purse:2.3'], round: round.n });
      const took = [...new Set(round.took)].sort();
      if (took.length > 0) {
        const who = `purse:3.1:lucky:${round.n}`;
        const much = `purse:3.1:bonus:${round.n}`;
        const [person] = draws.sample(who, took, 1);
        const bonus = 1 + draws.int(much, state.setup.pack.bonus);
        run.emit({
          type: 'Lucky',
          at,
          clauses: ['purse:3.1'],
          draws: [who, much],
          round: round.n,
          person: person!,
          bonus,
        });
      }
      return { events: run.events };
    }
    case 'finish':
      if (author.kind !== 'organiser') return refuse('not-organiser', 'purse:4.1');
      return round
        ? refuse('round-open', 'purse:4.1')
        : { events: [{ type: 'Finished', at, clauses: ['purse:4.1'] }] };
  }
}

function evolve(state: PurseState, event: PurseEvent): PurseState {
  switch (event.type) {
    case 'Joined':
      state.people.push({ person: event.person, side: event.side, coins: 0 });
      break;
    case 'RoundOpened':
      state.rounds.push({ n: event.round, closesAt: event.closesAt, open: true, took: [] });
      break;
    case 'CoinsTaken':
      state.left = event.left;
      state.rounds[event.round - 1]!.took.push(event.person);
      give(state, event.person, event.coins);
      break;
    case 'RoundClosed':
      state.rounds[event.round - 1]!.open = false;
      break;
    case 'Lucky':
      give(state, event.person, event.bonus);
      break;
    case 'Finished':
      state.finished = true;
  }
  return state;
}

function give(state: PurseState, person: string, coins: number): void {
  for (const known of state.people) if (known.person === person) known.coins += coins;
}

const text = (said: string) => ({ ru: said, en: said });
const clause = (summary: string) => ({
  kind: 'executed' as const,
  summary: text(summary),
  code: 'rulebooks/purse/decide.ts',
});

const purse: Rulebook<PurseState, PurseCommand, PurseEvent, PurseView> = {
  id: 'purse',
  version: '1',
  title: text('Purse'),
  clauses: {
    'purse:1.1': clause('Whoever joins, plays.'),
    'purse:2.1': clause('Coins are taken in rounds.'),
    'purse:2.2': clause('Nobody takes more than there is.'),
    'purse:2.3': clause('A round closes by itself.'),
    'purse:3.1': clause('Luck picks one of those who took.'),
    'purse:4.1': clause('The organiser ends the game.'),
  },
  rulings: {
    'take.again': {
      clauses: ['purse:2.2'],
      title: text('May one take twice in a round?'),
      reason: text('The text is silent.'),
      values: { yes: text('Yes'), no: text('No') },
      default: 'yes',
    },
  },
  setupSchema,
  commandSchemas,
  eventSchemas,
  viewSchema,
  init(setup) {
    const parsed = setup as PurseState['setup'];
    return {
      setup: parsed,
      left: parsed.pack.coins,
      people: parsed.seats.map((seat) => ({ ...seat, coins: 0 })),
      rounds: [],
      finished: false,
    };
  },
  decide,
  evolve,
  due(state): Due[] {
    const round = openRound(state);
    if (!round) return [];
    return [{ at: round.closesAt, key: `close:${round.n}`, command: { type: 'closeRound', round: round.n } }];
  },
  ended: (state) => state.finished,
  view: (state, viewer) => ({
    left: state.left,
    rounds: state.rounds.map(({ n, open }) => ({ n, open })),
    people: state.people.map(({ person, side, coins }) => ({
      id: person,
      side,
      coins:
        viewer.kind === 'organiser' || (viewer.kind === 'person' && viewer.person === person) ? coins : null,
    })),
    finished: state.finished,
  }),
  author: (state, name): Author | null => holder(state, name),
  viewer: (state, name): Viewer | null => holder(state, name),
  refusalText: (refusal) => text(`refused: ${refusal.code}`),
};

/** `side:2`: the first person of the side. */
function holder(state: PurseState, name: string): { kind: 'person'; person: string } | null {
  const seat = state.people.find(({ side }) => `side:${side}` === name);
  return seat ? { kind: 'person', person: seat.person } : null;
}

export const library = {
  rulebooks: { purse: purse as unknown as Rulebook },
  packs: { 'purse-small': { zone: 'Europe/Samara', coins: 20, bonus: 6 } },
};
