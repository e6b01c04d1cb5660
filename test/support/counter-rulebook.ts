/** A rulebook of a page, for tests of whatever carries rulebooks: a count, seats, a sealed window, a fuse, a die. */
import { z } from 'zod';
import type {
  Author,
  Command,
  Context,
  Due,
  EventBase,
  Rulebook,
  Viewer,
} from '../../src/engine/contract.js';

const person = z.string().min(1).max(80);
const role = z.enum(['boss', 'consigliere', 'member']);
const instant = z.string();

interface State {
  phase: 'running' | 'ended';
  limit: number;
  count: number;
  seats: { person: string; clan: number; role: 'boss' | 'consigliere' | 'member' }[];
  window: { closesAt: string; offers: { person: string; amount: number }[] } | null;
  results: string[];
  /** A deadline that cannot be carried out while it is wet. */
  fuse: { at: string; wet: boolean } | null;
}

const commandSchemas = {
  assignSeat: z.strictObject({ type: z.literal('assignSeat'), person, clan: z.int().min(1).max(2), role }),
  removeSeat: z.strictObject({ type: z.literal('removeSeat'), person }),
  add: z.strictObject({ type: z.literal('add'), by: z.int() }),
  roll: z.strictObject({ type: z.literal('roll') }),
  open: z.strictObject({ type: z.literal('open'), closesAt: instant }),
  offer: z.strictObject({ type: z.literal('offer'), amount: z.int().min(1) }),
  close: z.strictObject({ type: z.literal('close') }),
  light: z.strictObject({ type: z.literal('light'), at: instant, wet: z.boolean() }),
  dry: z.strictObject({ type: z.literal('dry') }),
  burn: z.strictObject({ type: z.literal('burn') }),
  crash: z.strictObject({ type: z.literal('crash') }),
  finish: z.strictObject({ type: z.literal('finish') }),
};
type CounterCommand = {
  [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]>;
}[keyof typeof commandSchemas];
type CounterEvent = EventBase & { command: CounterCommand; person?: string; rolled?: number };

const titles = {
  1: { ru: 'Красные', en: 'Reds' },
  2: { ru: 'Синие', en: 'Blues' },
};

function decide(state: State, command: CounterCommand, context: Context) {
  const refuse = (code: string, params: Record<string, string | number> = {}, field?: string) => ({
    refusal: { code, clauses: ['1.1'], params, ...(field ? { field } : {}) },
  });
  const event: CounterEvent = { type: command.type, at: context.at, clauses: ['1.1'], command };
  const organiser = context.author.kind === 'organiser';
  const byPerson = context.author.kind === 'person' ? context.author.person : undefined;
  if (state.phase === 'ended') return refuse('over');
  switch (command.type) {
    case 'add':
      if (state.count + command.by > state.limit) return refuse('too-much', { limit: state.limit }, 'by');
      break;
    case 'roll':
      event.rolled = context.draws.int(`1.1 roll ${state.count}`, 6) + 1;
      event.draws = [`1.1 roll ${state.count}`];
      break;
    case 'offer':
      if (!byPerson || !state.seats.some((seat) => seat.person === byPerson)) return refuse('no-seat');
      if (!state.window || context.at >= state.window.closesAt) return refuse('closed');
      event.person = byPerson;
      break;
    case 'close':
      if (context.author.kind !== 'system') return refuse('not-yours');
      break;
    case 'burn':
      if (state.fuse?.wet) throw new Error('the fuse is wet');
      break;
    case 'crash':
      throw new Error('crash as asked');
    case 'assignSeat':
    case 'removeSeat':
    case 'open':
    case 'light':
    case 'dry':
    case 'finish':
      if (!organiser) return refuse('not-yours');
      break;
  }
  return { events: [event] };
}

function evolve(state: State, { command, person: by, rolled }: CounterEvent): State {
  switch (command.type) {
    case 'assignSeat': {
      const { person, clan, role } = command;
      state.seats = [...state.seats.filter((seat) => seat.person !== person), { person, clan, role }];
      return state;
    }
    case 'removeSeat':
      state.seats = state.seats.filter((seat) => seat.person !== command.person);
      return state;
    case 'add':
      state.count += command.by;
      return state;
    case 'roll':
      state.count += rolled!;
      return state;
    case 'open':
      state.window = { closesAt: command.closesAt, offers: [] };
      return state;
    case 'offer':
      state.window!.offers.push({ person: by!, amount: command.amount });
      return state;
    case 'close':
      state.results.push(state.window!.offers.map((offer) => offer.amount).join('+'));
      state.window = null;
      return state;
    case 'light':
      state.fuse = { at: command.at, wet: command.wet };
      return state;
    case 'dry':
      state.fuse = state.fuse && { ...state.fuse, wet: false };
      return state;
    case 'burn':
      state.fuse = null;
      return state;
    case 'finish':
      state.phase = 'ended';
      return state;
    case 'crash':
      return state;
  }
}

function due(state: State): Due[] {
  return [
    ...(state.window ? [{ at: state.window.closesAt, key: 'window', command: { type: 'close' } }] : []),
    ...(state.fuse ? [{ at: state.fuse.at, key: 'fuse', command: { type: 'burn' } }] : []),
  ];
}

function view(state: State, viewer: Viewer) {
  const own = viewer.kind === 'person' ? viewer.person : null;
  const me = state.seats.find((seat) => seat.person === own) ?? null;
  return {
    phase: state.phase,
    count: state.count,
    clans: [1, 2].map((id) => ({
      id,
      name: titles[id as 1 | 2],
      seats: state.seats
        .filter((seat) => seat.clan === id)
        .map(({ person: holder, role: rank }) => ({ person: holder, role: rank })),
    })),
    window: state.window && {
      closesAt: state.window.closesAt,
      offers: state.window.offers.filter((offer) => viewer.kind === 'organiser' || offer.person === own),
    },
    results: state.results,
    me: me && { ...me },
    todo:
      state.window && me
        ? [{ key: 'bid', game: 1, ref: null, from: null, until: state.window.closesAt }]
        : [],
  };
}

function author(state: State, name: string): Author | null {
  if (name === 'organiser') return { kind: 'organiser' };
  if (name === 'system') return { kind: 'system' };
  const [kind, clan, rank = 'boss'] = name.split(':');
  const seat = state.seats.find((held) => held.clan === Number(clan) && held.role === rank);
  return kind === 'clan' && seat ? { kind: 'person', person: seat.person } : null;
}

const counterRulebook: Rulebook<State, CounterCommand, CounterEvent, unknown> = {
  id: 'counter',
  version: '1',
  title: { ru: 'Счёт', en: 'Count' },
  clauses: {
    '1.1': {
      kind: 'executed',
      summary: { ru: 'Всё можно.', en: 'Everything goes.' },
      code: 'test/support/counter-rulebook.ts',
    },
  },
  rulings: {},
  setupSchema: z.strictObject({ limit: z.int() }),
  commandSchemas,
  eventSchemas: {},
  viewSchema: z.unknown(),
  init: (setup) => ({
    phase: 'running',
    limit: (setup as { limit: number }).limit,
    count: 0,
    seats: [],
    window: null,
    results: [],
    fuse: null,
  }),
  decide,
  evolve,
  due,
  ended: (state) => state.phase === 'ended',
  view,
  author,
  // What is offered stays sealed while the window is open.
  sealed: (state, command) => command.type === 'offer' && state.window !== null,
  viewer: (state, name) => {
    if (name === 'public') return { kind: 'public' };
    const found = author(state, name);
    return found?.kind === 'system' ? null : (found as Viewer | null);
  },
  refusalText: ({ code, params }) => ({
    ru: code === 'too-much' ? `Не больше ${params?.limit}.` : 'Нельзя.',
    en: code === 'too-much' ? `No more than ${params?.limit}.` : 'Not allowed.',
  }),
};

/** For a rulebook list. */
export const counterRulebooks = {
  counter: counterRulebook as unknown as Rulebook<unknown, Command, EventBase, unknown>,
  /** The same, where even the number of records is a secret. */
  'secret-counter': { ...counterRulebook, id: 'secret-counter', secret: true } as unknown as Rulebook<
    unknown,
    Command,
    EventBase,
    unknown
  >,
  /** The same, led by one device at a time. */
  'led-counter': {
    ...counterRulebook,
    id: 'led-counter',
    led: true,
    sealed: undefined,
  } as unknown as Rulebook<unknown, Command, EventBase, unknown>,
};
