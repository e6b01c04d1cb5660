/**
 * Twins that are played: from one state the game goes on twice, with the same luck, and once something hidden happens in it
 * besides. Acts: somebody sends what is nobody else's business. Turns: hidden facts differ, then the deadline comes, the
 * turn is resolved and the next one opens.
 */
import type { Author, Command } from '../../src/engine/contract.js';
import { addDays, plusMs } from '../../src/engine/time.js';
import { commandSchemas, type TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import { ROLES } from '../../src/rulebooks/twelve-rooms/roles.js';
import type { GameState, PlayerState } from '../../src/rulebooks/twelve-rooms/state.js';
import { Chance } from '../support/chance.js';
import { enrich, momentOf, statesOf } from './built.js';
import { probesFor } from './probes.js';
import { type Product, tried } from './product.js';
import type { Family } from './property.js';
import { type TwistName, twinOf } from './twists.js';

const MASTER: Author = { kind: 'organiser' };
const SYSTEM: Author = { kind: 'system' };

/** The state after a command, or null when it is refused. */
function after(
  product: Product,
  state: GameState,
  command: Command,
  author: Author,
  at: string,
): GameState | null {
  const schema = commandSchemas[command.type as TwelveRoomsCommand['type']];
  const outcome = tried(product, state, schema.parse(command), author, at);
  return 'refusal' in outcome ? null : outcome.state;
}

/** What only its author, his team or the master may know of. */
const HIDDEN: ReadonlySet<string> = new Set([
  'sendMove',
  'guessRoom',
  'claimMap',
  'inherit',
  'saveNote',
  'postAnonymous',
  'postTeam',
  'regroup',
  'setWish',
]);

function hiddenActOfMaster(state: GameState, chance: Chance): Command {
  const player = chance.pick(state.players).id;
  const turn = state.turn?.number ?? 1;
  const room = 1 + chance.below(12);
  const reason = 'так надо';
  const effects = [
    { kind: 'role', player, role: chance.pick(ROLES) },
    { kind: 'room', player, room },
    { kind: 'weight', player, weight: chance.below(9) },
    { kind: 'guilt', player, guilty: chance.maybe(0.5) },
    { kind: 'falseStatus', player, until: turn },
    { kind: 'clearStored', player },
    { kind: 'map', room, to: 'gun' },
    { kind: 'ability', player, ability: 'heal', has: chance.maybe(0.5) },
    { kind: 'action', turn, player, ability: 'heal', passes: false },
    { kind: 'sitting', turn, players: [player] },
    { kind: 'departure', turn, player, leaves: chance.maybe(0.5) },
  ];
  if (state.turn?.stage === 'closed' && chance.maybe(0.4)) return { type: 'dryRun', turn };
  return chance.pick<() => Command>([
    () => ({ type: 'override', effect: chance.pick(effects), reason }),
    () => ({ type: 'override', effect: chance.pick(effects), reason }),
    () => ({ type: 'awardPrize', player, turn: turn + 1, prize: { kind: 'armour' }, reason }),
    () => ({ type: 'grantImmunity', players: [player], reason }),
    () => ({ type: 'answerAsk', ask: 'swapTeam', choice: 'original', reason }),
    () => ({ type: 'dealMap' }),
    () => ({ type: 'dryRun', turn }),
  ])();
}

/** What everybody, or a player of his own, learns of; it is the same in both games. */
function openAct(state: GameState, chance: Chance): [Command, Author] {
  const player = chance.pick(state.players);
  const author: Author = { kind: 'person', person: player.person };
  const turn = state.turn?.number ?? 1;
  return chance.pick<[Command, Author]>([
    [{ type: 'post', text: '🤔' }, author],
    [{ type: 'postTeam', text: 'Согласен' }, author],
    [
      {
        type: 'awardPrize',
        player: player.id,
        turn: turn + 1,
        prize: { kind: 'armour' },
        reason: 'заслужил',
      },
      MASTER,
    ],
    [
      {
        type: 'awardPrize',
        player: player.id,
        turn: turn + 1,
        prize: { kind: 'votes', extra: 2 },
        reason: 'приз',
      },
      MASTER,
    ],
    [{ type: 'replacePlayer', player: player.id, person: 'new', nick: 'Замена', reason: 'ушёл' }, MASTER],
    [{ type: 'pauseTurn', turn, reason: 'связь' }, MASTER],
    [{ type: 'override', effect: { kind: 'kill', player: player.id }, reason: 'ушёл' }, MASTER],
  ]);
}

/** Only a deputy inherits; anything else anybody may send. */
function authorFor(state: GameState, type: string): PlayerState | undefined {
  return type === 'inherit'
    ? state.players.find(({ inGame, card }) => inGame && card?.role === 'deputy')
    : undefined;
}

export interface HiddenAct {
  kind: string;
  command: Command;
  author: Author;
  /** What the state becomes by it. */
  state: GameState;
}

/** Acts that the rules accept now and that are not everybody's business. */
export function hiddenActs(product: Product, state: GameState, chance: Chance, at: string): HiddenAct[] {
  if (state.players.length === 0) return [];
  const ofPlayers = probesFor(state, chance)
    .filter(({ type }) => HIDDEN.has(type))
    .map((command) => ({
      kind: `act: ${command.type}`,
      command: command as Command,
      author: {
        kind: 'person',
        person: (authorFor(state, command.type) ?? chance.pick(state.players)).person,
      } as Author,
    }));
  const ofMaster = Array.from({ length: 8 }, () => hiddenActOfMaster(state, chance)).map((command) => ({
    kind: `act of the master: ${command.type}`,
    command,
    author: MASTER,
  }));
  return [...ofPlayers, ...ofMaster].flatMap((act) => {
    const next = after(product, state, act.command, act.author, at);
    return next ? [{ ...act, state: next }] : [];
  });
}

/** Hidden acts of others on a state, and the same with something open after each. */
function* acts(product: Product, state: GameState, chance: Chance, seed: number): Generator<Family> {
  if (state.players.length === 0) return;
  const at = plusMs(momentOf(state), -2000);
  const done = hiddenActs(product, state, chance, at);
  yield { state, at: momentOf(state), twins: done, seed };
  const [command, author] = openAct(state, chance);
  const later = plusMs(at, 500);
  const open = after(product, state, command, author, later);
  if (!open) return;
  const twins = done.flatMap(({ kind, state: twin }) => {
    const next = after(product, twin, command, author, later);
    return next ? [{ kind: `${kind}, then ${command.type}`, state: next }] : [];
  });
  yield { state: open, at: momentOf(open), twins, seed };
}

/** Facts that a resolution reads, or that it must leave alone. */
const IN_PLAY: readonly TwistName[] = [
  'roles of two exchanged',
  'what has become of a role',
  'two rooms exchanged',
  'counters of rooms',
  'where somebody stands',
  'two have changed places',
  'a way and a weight',
  'a direction',
  'actions sent',
  'actions sent',
  'a kill',
  'one more part sent',
  'one more part sent',
  'when parts were sent',
  'author of a message that waits',
  'order in which messages came',
  'guilt',
  'a false status',
  'a death that waits',
  'exchanges in force',
  'guesses',
  'notes',
  'prizes',
  'the restored map',
];

/** Kinds of pairs that every run must have. */
export const PLAYED_KINDS = [
  ...[...HIDDEN].map((type) => `act: ${type}`),
  ...['override', 'awardPrize', 'grantImmunity', 'answerAsk', 'dealMap', 'dryRun'].map(
    (type) => `act of the master: ${type}`,
  ),
  ...[...new Set(IN_PLAY)].flatMap((kind) => [`turn: ${kind}`, `next turn: ${kind}`]),
];

/** The deadline comes; the master resolves where the turn does not do it by itself. */
function resolved(product: Product, state: GameState): GameState | null {
  const { number, deadline } = state.turn!;
  let now = after(product, state, { type: 'closeTurn', turn: number }, SYSTEM, deadline);
  for (const type of ['dryRun', 'resolveTurn']) {
    if (now?.turn?.stage === 'closed')
      now = after(product, now, { type, turn: number }, MASTER, plusMs(deadline, 1000)) ?? now;
  }
  return now;
}

function* turns(product: Product, state: GameState, chance: Chance, seed: number): Generator<Family> {
  const base = resolved(product, state);
  if (!base) return;
  const twins = IN_PLAY.flatMap((kind) => {
    const twin = twinOf(state, kind, chance);
    const done = twin && resolved(product, twin);
    return done ? [{ kind: `turn: ${kind}`, state: done }] : [];
  });
  yield { state: base, at: momentOf(base), twins, seed };
  if (base.phase !== 'running' || base.turn?.stage !== 'resolved' || chance.maybe(0.5)) return;
  const command = { type: 'openTurn', date: addDays(base.turn.date, 1) };
  const at = plusMs(momentOf(base), 1000);
  const next = (from: GameState) => after(product, from, command, MASTER, at);
  const open = next(base);
  if (!open) return;
  const later = twins.flatMap(({ kind, state: twin }) => {
    const opened = next(twin);
    return opened ? [{ kind: `next ${kind}`, state: opened }] : [];
  });
  yield { state: open, at: momentOf(open), twins: later, seed };
}

export function* playedFamilies(
  product: Product,
  seed: number,
  length: number,
  share: number,
): Generator<Family> {
  for (let game = seed; ; game++) {
    const chance = new Chance(game ^ 0xf00d);
    for (const sampled of statesOf(game, length, share)) {
      const state = enrich(sampled, chance);
      yield* acts(product, state, chance, game);
      if (state.phase === 'running' && state.turn?.stage === 'open')
        yield* turns(product, state, chance, game);
    }
  }
}
