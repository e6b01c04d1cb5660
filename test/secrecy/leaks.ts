/**
 * Leaks planted on purpose: each is a wrapper round one way out of the product and lets one secret slip, as a careless change
 * might. The property must notice every one of them, by the way named here.
 */
import type { Refusal, Viewer } from '../../src/engine/contract.js';
import type { TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import type { TwelveRoomsEvent } from '../../src/rulebooks/twelve-rooms/events.js';
import type { Finding } from '../../src/rulebooks/twelve-rooms/shapes.js';
import type { GameState, PlayerState } from '../../src/rulebooks/twelve-rooms/state.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import type { Product } from './product.js';
import type { Way } from './receives.js';

export interface PlantedLeak {
  name: string;
  /** By which ways it may show first. */
  caughtBy: readonly Way[];
  plant: (product: Product) => Product;
}

type Change = (view: GameView, state: GameState, viewer: Viewer) => unknown;

/** A view with something more in it, or with something else. */
function viewing(name: string, change: Change): PlantedLeak {
  return {
    name,
    caughtBy: ['view', 'view after'],
    plant: (product) => ({
      ...product,
      view: (state, viewer) => change(product.view(state, viewer), state, viewer) as GameView,
    }),
  };
}

/** Refusals that say more than they may. */
function refusing(
  name: string,
  change: (refusal: Refusal, state: GameState, command: TwelveRoomsCommand) => Refusal,
): PlantedLeak {
  return {
    name,
    caughtBy: ['refusal'],
    plant: (product) => ({
      ...product,
      decide: (state, command, context) => {
        const decision = product.decide(state, command, context);
        return 'refusal' in decision && context.author.kind === 'person'
          ? { refusal: change(decision.refusal, state, command) }
          : decision;
      },
    }),
  };
}

/** Events that come out otherwise than they should. */
function happening(
  name: string,
  change: (event: TwelveRoomsEvent, state: GameState) => TwelveRoomsEvent,
  caughtBy: readonly Way[] = ['view'],
): PlantedLeak {
  return {
    name,
    caughtBy,
    plant: (product) => ({
      ...product,
      decide: (state, command, context) => {
        const decision = product.decide(state, command, context);
        return 'events' in decision
          ? { events: decision.events.map((event) => change(event, state)) }
          : decision;
      },
    }),
  };
}

const isMafia = ({ card }: PlayerState): boolean =>
  card !== null && ['steward', 'guarantor', 'executor', 'servant', 'deputy', 'mafioso'].includes(card.role);

const players = (view: GameView, state: GameState, more: (player: PlayerState) => object): GameView => ({
  ...view,
  players: view.players.map((player, index) => ({ ...player, ...more(state.players[index]!) })),
});

const me = (state: GameState, viewer: Viewer): PlayerState | undefined =>
  viewer.kind === 'person' ? state.players.find(({ person }) => person === viewer.person) : undefined;

const sentParts = (state: GameState): number =>
  Object.values(state.turn?.moves ?? {}).reduce((sum, { sent }) => sum + sent.length, 0);

export const leaks: readonly PlantedLeak[] = [
  viewing('a mafia flag in the list of players', (view, state) =>
    players(view, state, (player) => ({ mafia: isMafia(player) })),
  ),
  viewing('the list of players puts those who have moved first', (view, state) => ({
    ...view,
    players: [...view.players].sort(
      (a, b) => Number(b.id in (state.turn?.moves ?? {})) - Number(a.id in (state.turn?.moves ?? {})),
    ),
  })),
  viewing('how many parts have been sent', (view, state) => ({
    ...view,
    turn: view.turn && { ...view.turn, sent: sentParts(state) },
  })),
  viewing('when others sent their parts', (view, state) => ({
    ...view,
    lastPartAt:
      Object.values(state.turn?.moves ?? {})
        .flatMap(({ sent }) => sent.map(({ at }) => at))
        .sort()
        .at(-1) ?? '',
  })),
  viewing('weights of others', (view, state) => players(view, state, ({ weight }) => ({ weight }))),
  viewing('rooms of others', (view, state) => players(view, state, ({ room }) => ({ room }))),
  viewing('the room in a departure by vote', (view, state) =>
    players(view, state, ({ left, room }) => ({
      left: left && { ...left, room: state.rooms[room - 1] ?? null },
    })),
  ),
  viewing('the name of one’s own room', (view, state, viewer) => {
    const player = me(state, viewer);
    return player && view.me
      ? { ...view, me: { ...view.me, kind: state.rooms[player.room - 1] ?? null } }
      : view;
  }),
  viewing('one’s own guilt', (view, state, viewer) =>
    view.me ? { ...view, me: { ...view.me, guilt: me(state, viewer)!.guilt } } : view,
  ),
  viewing('one’s own false status', (view, state, viewer) =>
    view.me ? { ...view, me: { ...view.me, deceived: me(state, viewer)!.falseUntil > 0 } } : view,
  ),
  viewing('that a death waits for oneself in the Safe room', (view, state, viewer) =>
    view.me ? { ...view, me: { ...view.me, doomed: me(state, viewer)!.stored.length > 0 } } : view,
  ),
  viewing('how many exchanges there have been', (view, state) => ({ ...view, swaps: state.swaps.length })),
  viewing('the count of the gun', (view, state) => ({ ...view, gun: state.gun.count })),
  viewing('a size that grows with the journal', (view, state) => ({
    ...view,
    padding: ' '.repeat(state.decisions.length + state.answers.length + state.teamPosts.length),
  })),
  viewing('the journal of hidden events', (view, state) => ({
    ...view,
    overrides: state.overrides.map(({ at }) => at),
  })),
  viewing('what others have to do', (view, state, viewer) => ({
    ...view,
    todo: [
      ...view.todo,
      ...state.players
        .filter((player) => player.inGame && state.turn !== null && !state.turn.moves[player.id]?.vote)
        .filter(({ person }) => viewer.kind !== 'person' || person !== viewer.person)
        .map(({ id }) => ({ key: 'vote' as const, turn: null, ref: id, until: null })),
    ],
  })),
  viewing('ids of posts made of their authors', (view, state) => ({
    ...view,
    thread: view.thread.map((post) => ({ ...post, id: `${post.id}${state.authors[post.id] ?? ''}` })),
  })),
  viewing('the name of an anonymous author', (view, state) => ({
    ...view,
    thread: view.thread.map((post) => ({ ...post, author: post.author ?? state.authors[post.id] ?? null })),
  })),
  viewing('how many anonymous messages wait', (view, state) => ({
    ...view,
    waiting: state.turn?.anonymous.length ?? 0,
  })),
  viewing('wishes of others', (view, state) => players(view, state, ({ wish }) => ({ wish }))),
  viewing('a prize count in the ids of prizes', (view, state) =>
    view.me
      ? {
          ...view,
          me: {
            ...view.me,
            prizes: view.me.prizes.map((prize) => ({
              ...prize,
              id: `prize-${state.prizes.findIndex(({ id }) => id === prize.id) + 1}`,
            })),
          },
        }
      : view,
  ),
  viewing('an open question of the master', (view, state) => ({ ...view, stopped: state.asks.length > 0 })),
  viewing('that a dry run was made', (view, state) => ({ ...view, dryRunAt: state.dryRun?.at ?? null })),
  viewing('that the map has been restored', (view, state) => ({ ...view, mapSolved: state.mapSolved })),
  viewing('the order of keys follows the roles', (view, state) => ({
    ...view,
    players: view.players.map((player, index) => {
      const { id, nick, ...rest } = player;
      return isMafia(state.players[index]!) ? { nick, id, ...rest } : player;
    }),
  })),
  viewing('guesses of others', (view, state) => ({
    ...view,
    guesses: state.players.map(({ guesses }) => guesses.length),
  })),
  refusing('a role in the clauses of a refusal', (refusal, state, command) => {
    const action = command.type === 'sendMove' ? command.actions?.[0] : undefined;
    const target = action && 'target' in action ? action.target : null;
    const role = state.players.find(({ id }) => id === target)?.card?.role;
    return role ? { ...refusal, clauses: [...refusal.clauses, `twelve-rooms:${role}`] } : refusal;
  }),
  refusing('the number of the kill’s performer in «mafia only»', (refusal, state) => {
    const performer = Object.keys(state.turn?.moves ?? {}).find((id) => state.turn!.moves[id]!.mafkill);
    return refusal.code === 'mafia-only'
      ? { ...refusal, params: { performer: performer ?? 'nobody' } }
      : refusal;
  }),
  refusing('another code when the ability was used by somebody else', (refusal, state) =>
    refusal.code === 'no-such-ability' &&
    Object.values(state.turn?.moves ?? {}).some(({ actions }) => actions?.length)
      ? { ...refusal, code: 'ability-used' }
      : refusal,
  ),
  refusing('other prizes exist', (refusal, state) =>
    refusal.code === 'no-such-prize' && state.prizes.length > 0 ? { ...refusal, field: 'bonus' } : refusal,
  ),
  {
    name: 'the moment of the last record in the text of a refusal',
    caughtBy: ['refusal'],
    plant: (product) => {
      let last = '';
      return {
        ...product,
        decide: (state, command, context) => {
          last = String(state.turn?.seq ?? 0);
          return product.decide(state, command, context);
        },
        refusalText: (refusal) => {
          const { ru, en } = product.refusalText(refusal);
          return { ru: `${ru} (${last})`, en };
        },
      };
    },
  },
  {
    name: 'the number of the record in receipts',
    caughtBy: ['receipt'],
    plant: (product) => ({
      ...product,
      receipt: (state, at) => ({ ...product.receipt(state, at), seq: state.turn?.seq ?? 0 }),
    }),
  },
  happening(
    'one’s own note comes back with how much others have sent',
    (event, state) =>
      event.type === 'NoteSaved' ? { ...event, text: `${event.text} ${sentParts(state)}` } : event,
    ['view after'],
  ),
  {
    name: 'a deadline that comes early when everybody has sent',
    caughtBy: ['due'],
    plant: (product) => ({
      ...product,
      due: (state) => product.due(state).map((due) => ({ ...due, key: `${due.key}:${sentParts(state)}` })),
    }),
  },
  {
    name: 'the feed tells of every hidden record',
    caughtBy: ['mark'],
    plant: (product) => ({
      ...product,
      mark: (state, viewer, view) => `${product.mark(state, viewer, view)}-${state.turn?.seq ?? 0}`,
    }),
  },
  {
    name: 'names of those who have sent their move',
    caughtBy: ['names'],
    plant: (product) => ({
      ...product,
      names: (state, viewer, view) => ({
        ...product.names(state, viewer, view),
        ...Object.fromEntries(
          state.players
            .filter(({ id }) => id in (state.turn?.moves ?? {}))
            .map(({ person, nick }) => [person, nick]),
        ),
      }),
    }),
  },
  {
    name: 'a report with the false statuses in force',
    caughtBy: ['report'],
    plant: (product) => ({
      ...product,
      report: (state, viewer, view) =>
        `${product.report(state, viewer, view)}${state.players.filter(({ falseUntil }) => falseUntil > 0).map(({ nick }) => nick)}`,
    }),
  },
  {
    name: 'a calendar stamped with the last hidden moment',
    caughtBy: ['calendar'],
    plant: (product) => ({
      ...product,
      calendar: (state, viewer, view) =>
        `${product.calendar(state, viewer, view)}${state.teamPosts.at(-1)?.at ?? ''}${state.turn?.seq ?? 0}`,
    }),
  },
  happening('anonymous messages come out in the order of receipt', (event, state) => {
    if (event.type !== 'AnonymousPublished') return event;
    const order = state.turn!.anonymous.map(({ player }) => player);
    const sorted = [...event.posts].sort((a, b) => order.indexOf(a.author) - order.indexOf(b.author));
    return { ...event, posts: sorted.map((post, index) => ({ ...post, post: event.posts[index]!.post })) };
  }),
  happening('anonymous messages come out in the order of sign-up', (event, state) => {
    if (event.type !== 'AnonymousPublished') return event;
    const order = state.players.map(({ id }) => id);
    const sorted = [...event.posts].sort((a, b) => order.indexOf(a.author) - order.indexOf(b.author));
    return { ...event, posts: sorted.map((post, index) => ({ ...post, post: event.posts[index]!.post })) };
  }),
  happening('the results list voters in the order of their moves', (event, state) => {
    if (event.type !== 'ResultsPublished' || !event.results.vote.lines) return event;
    const seqOf = (id: string): number => state.turn!.moves[id]?.sent.at(-1)?.seq ?? 0;
    const lines = [...event.results.vote.lines].sort((a, b) => seqOf(a.voter) - seqOf(b.voter));
    return { ...event, results: { ...event.results, vote: { ...event.results.vote, lines } } };
  }),
  happening('a report tells that somebody has acted on its reader', (event, state) => {
    if (event.type !== 'ReportIssued') return event;
    const aimed = Object.values(state.turn!.moves).some(({ actions }) =>
      actions?.some((action) => 'target' in action && action.target === event.player),
    );
    const felt: Finding = { kind: 'none', ability: 'block' };
    return aimed
      ? { ...event, report: { ...event.report, findings: [...event.report.findings, felt] } }
      : event;
  }),
];
