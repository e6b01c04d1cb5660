/**
 * Hidden facts, changed one at a time straight in a copy of a state. A twist does not ask who may know what it changes: the
 * model of knowledge decides for which viewers the state and its twin make a pair. A changed state need not agree with its
 * own history; what a viewer receives may not lean on anything he does not know, so that makes no difference to him.
 */
import type { Action, Bonus, Part, SpecialAction } from '../../src/rulebooks/twelve-rooms/commands.js';
import { DIRECTIONS } from '../../src/rulebooks/twelve-rooms/geometry.js';
import { ABILITIES, type Ability, ACTIVE, ROLES } from '../../src/rulebooks/twelve-rooms/roles.js';
import { ROOM_KINDS } from '../../src/rulebooks/twelve-rooms/rooms.js';
import {
  copyState,
  type GameState,
  type MoveState,
  type PlayerState,
} from '../../src/rulebooks/twelve-rooms/state.js';
import type { Chance } from '../support/chance.js';

/** Changes the copy it is given; false when there is nothing to change. */
type Twist = (state: GameState, chance: Chance) => boolean;

export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const pool = [...items];
  for (let i = pool.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  return pool;
}

const anyRoom = (chance: Chance): number => 1 + chance.below(12);
const anyId = (state: GameState, chance: Chance): string => chance.pick(state.players).id;

function somebody(
  state: GameState,
  chance: Chance,
  which: (player: PlayerState) => boolean,
): PlayerState | null {
  const found = state.players.filter(which);
  return found.length > 0 ? chance.pick(found) : null;
}

function two(
  state: GameState,
  chance: Chance,
  which: (player: PlayerState) => boolean,
): [PlayerState, PlayerState] | null {
  const found = shuffled(chance, state.players.filter(which));
  return found.length > 1 ? [found[0]!, found[1]!] : null;
}

const dealt = ({ card }: PlayerState): boolean => card !== null;
const placed = ({ room }: PlayerState): boolean => room > 0;

/** A turn whose moves can still be sent or wait to be resolved. */
function running(state: GameState): NonNullable<GameState['turn']> | null {
  return state.turn && state.turn.stage !== 'resolved' ? state.turn : null;
}

function moveOf(
  state: GameState,
  chance: Chance,
  has: (move: MoveState) => boolean,
): [string, MoveState] | null {
  const turn = running(state);
  const found = turn ? Object.entries(turn.moves).filter(([, move]) => has(move)) : [];
  return found.length > 0 ? chance.pick(found) : null;
}

function setMove(state: GameState, id: string, parts: Partial<MoveState>): boolean {
  const turn = running(state)!;
  turn.moves[id] = { ...(turn.moves[id] ?? { sent: [] }), ...parts };
  return true;
}

function send(state: GameState, id: string, part: Part, parts: Partial<MoveState>): boolean {
  const turn = running(state);
  if (!turn || turn.moves[id]?.sent.some((each) => each.part === part)) return false;
  turn.seq += 1;
  const sent = [...(turn.moves[id]?.sent ?? []), { part, at: turn.openedAt, seq: turn.seq }];
  return setMove(state, id, { ...parts, sent });
}

export function randomAction(state: GameState, chance: Chance): Action {
  const who = (): string => anyId(state, chance);
  const ability = chance.pick(ACTIVE);
  switch (ability) {
    case 'dictate':
      return {
        ability,
        votes: [
          { voter: who(), vote: who() },
          { voter: who(), vote: who() },
        ],
      };
    case 'silence':
    case 'census':
      return { ability, room: anyRoom(chance) };
    case 'swap':
    case 'compare':
      return { ability, targets: [who(), who()] };
    case 'doors':
      return {
        ability,
        doors: [
          [1, 2],
          [5, 9],
        ],
      };
    default:
      return { ability, target: who() };
  }
}

export const twists = {
  'roles of two exchanged': (state, chance) => {
    const pair = two(state, chance, dealt);
    if (!pair || pair[0].card!.role === pair[1].card!.role) return false;
    const [a, b] = pair;
    [a.card, b.card] = [b.card, a.card];
    return true;
  },
  'another role': (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player) return false;
    const role = chance.pick(ROLES);
    const changed = role !== player.card!.role;
    player.card = { ...player.card!, role };
    if (chance.maybe(0.5)) player.originalRole = role;
    return changed;
  },
  'what has become of a role': (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player) return false;
    const card = player.card!;
    const ability = chance.pick(Object.keys(ABILITIES) as Ability[]);
    const toggled = (list: Ability[]): Ability[] =>
      list.includes(ability) ? list.filter((each) => each !== ability) : [...list, ability];
    player.card = chance.pick([
      { ...card, used: toggled(card.used) },
      { ...card, lost: toggled(card.lost) },
      { ...card, spared: !card.spared },
      { ...card, id: 'p99' },
      { ...card, last: { heal: { turn: state.turn?.number ?? 0, target: anyId(state, chance) } } },
      { ...card, inherited: [{ from: anyId(state, chance), ability: chance.pick(ACTIVE) }] },
    ]);
    return true;
  },
  'the role dealt first': (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player) return false;
    const before = player.originalRole;
    player.originalRole = chance.pick(ROLES);
    return before !== player.originalRole;
  },
  'exchanges in force': (state, chance) => {
    const pair = two(state, chance, dealt);
    if (!pair) return false;
    if (state.swaps.length > 0 && chance.maybe(0.5)) state.swaps.pop();
    else state.swaps.push({ players: [pair[0].id, pair[1].id], turn: 1 });
    return true;
  },
  'two rooms exchanged': (state, chance) => {
    if (state.rooms.length === 0) return false;
    const [a, b] = shuffled(chance, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) as [number, number];
    const lists = chance.pick([[state.rooms, state.originalRooms], [state.rooms], [state.originalRooms]]);
    for (const list of lists) [list[a], list[b]] = [list[b]!, list[a]!];
    return lists.some((list) => list[a] !== list[b]);
  },
  'the whole map': (state, chance) => {
    if (state.rooms.length === 0) return false;
    state.rooms = shuffled(chance, state.rooms);
    state.originalRooms = shuffled(chance, ROOM_KINDS);
    return true;
  },
  'a room turned to a Passage': (state, chance) => {
    const room = chance.below(12);
    if (state.rooms.length === 0 || state.rooms[room] === 'passage') return false;
    state.rooms[room] = 'passage';
    return true;
  },
  'counters of rooms': (state, chance) => {
    if (state.rooms.length === 0) return false;
    state.emptyTurns = state.emptyTurns.map(() => chance.below(2));
    state.gun = { count: chance.below(9), last: anyId(state, chance) };
    return true;
  },
  'where somebody stands': (state, chance) => {
    const player = somebody(state, chance, placed);
    if (!player) return false;
    const before = player.room;
    player.room = anyRoom(chance);
    player.enteredTurn = chance.below(3);
    player.route[Math.max(0, player.route.length - 1)] = player.room;
    return player.room !== before;
  },
  'two have changed places': (state, chance) => {
    const pair = two(state, chance, placed);
    if (!pair || pair[0].room === pair[1].room) return false;
    const [a, b] = pair;
    [a.room, b.room] = [b.room, a.room];
    [a.route, b.route] = [b.route, a.route];
    return true;
  },
  'a way and a weight': (state, chance) => {
    const player = somebody(state, chance, placed);
    if (!player) return false;
    if (chance.maybe(0.5)) player.weight += 1 + chance.below(3);
    player.route = [player.route[0]!, ...player.route.slice(1).map(() => anyRoom(chance))];
    player.visited = [...player.visited, anyRoom(chance)];
    player.enteredTurn += 1;
    return true;
  },
  'where the last step of one who is out led': (state, chance) => {
    const player = somebody(state, chance, ({ inGame, route }) => !inGame && route.length > 0);
    if (!player) return false;
    player.weight += 1 + chance.below(2);
    player.route = [...player.route, anyRoom(chance)];
    player.room = anyRoom(chance);
    if (player.card) player.card = { ...player.card, role: chance.pick(ROLES), lost: ['heal'] };
    return true;
  },
  'a vote': (state, chance) => {
    const found = moveOf(state, chance, ({ vote }) => vote !== undefined);
    if (!found) return false;
    return setMove(state, found[0], { vote: anyId(state, chance) });
  },
  'a direction': (state, chance) => {
    const found = moveOf(state, chance, ({ direction }) => direction !== undefined);
    if (!found) return false;
    return setMove(state, found[0], { direction: chance.pick(DIRECTIONS) });
  },
  'actions sent': (state, chance) => {
    const found = moveOf(state, chance, ({ actions }) => actions !== undefined);
    if (!found) return false;
    return setMove(state, found[0], { actions: chance.maybe(0.2) ? [] : [randomAction(state, chance)] });
  },
  'a kill': (state, chance) => {
    const turn = running(state);
    const player = somebody(state, chance, ({ inGame, card }) => inGame && card !== null);
    if (!turn || !player) return false;
    const performer = Object.keys(turn.moves).find((id) => turn.moves[id]!.mafkill);
    if (performer && chance.maybe(0.5)) {
      const { mafkill: _, ...rest } = turn.moves[performer]!;
      turn.moves[performer] = { ...rest, sent: rest.sent.filter(({ part }) => part !== 'mafkill') };
      if (chance.maybe(0.5)) return true;
    } else if (performer) return setMove(state, performer, { mafkill: { target: anyId(state, chance) } });
    return send(state, player.id, 'mafkill', { mafkill: { target: anyId(state, chance) } });
  },
  'one more part sent': (state, chance) => {
    const player = somebody(state, chance, ({ inGame }) => inGame);
    if (!player) return false;
    const special = chance.pick<SpecialAction | null>([
      { ability: 'forgive' },
      { ability: 'redirect' },
      null,
    ]);
    const bonus: Bonus = { kind: 'armour', target: anyId(state, chance) };
    return chance.pick([
      () => send(state, player.id, 'vote', { vote: anyId(state, chance) }),
      () => send(state, player.id, 'direction', { direction: chance.pick(DIRECTIONS) }),
      () => send(state, player.id, 'actions', { actions: [randomAction(state, chance)] }),
      () => send(state, player.id, 'special', { special }),
      () => send(state, player.id, 'bonus', { bonus }),
    ])();
  },
  'nothing sent': (state, chance) => {
    const found = moveOf(state, chance, ({ sent }) => sent.length > 0);
    if (!found) return false;
    delete running(state)!.moves[found[0]];
    return true;
  },
  'when parts were sent': (state, chance) => {
    const found = moveOf(state, chance, ({ sent }) => sent.length > 0);
    if (!found) return false;
    const turn = running(state)!;
    turn.seq += 5;
    const at = turn.openedAt.replace(/\d\dZ$/, `${10 + chance.below(89)}Z`);
    const sent = found[1].sent.map((each) => ({
      ...each,
      at: chance.maybe(0.7) ? at : each.at,
      seq: each.seq + 5,
    }));
    return setMove(state, found[0], { sent });
  },
  'author of a message that waits': (state, chance) => {
    const turn = running(state);
    const pair = two(state, chance, ({ inGame }) => inGame);
    if (!turn || !pair) return false;
    const [a, b] = pair;
    if (turn.anonymous.length > 0 && chance.maybe(0.7)) {
      const index = chance.below(turn.anonymous.length);
      const taken = turn.anonymous[index]!;
      turn.anonymous[index] = { ...taken, player: a.id };
      giveMessage(state, taken.player, a.id, taken);
      return taken.player !== a.id;
    }
    const message = { player: b.id, at: turn.openedAt, text: 'Не я', images: [] };
    turn.anonymous.push(message);
    b.anonymous.push({ turn: turn.number, at: message.at, text: message.text, images: [] });
    return true;
  },
  'order in which messages came': (state, chance) => {
    const turn = running(state);
    if (!turn || turn.anonymous.length < 2) return false;
    const before = turn.anonymous;
    turn.anonymous = shuffled(chance, before);
    return before.some((message, index) => message !== turn.anonymous[index]);
  },
  'author of a published message': (state, chance) => {
    const posts = Object.keys(state.authors);
    if (posts.length === 0) return false;
    const post = chance.pick(posts);
    const author = state.authors[post]!;
    const other = anyId(state, chance);
    const { text } = state.thread.find(({ id }) => id === post)!;
    state.authors[post] = other;
    const message = state.players
      .find(({ id }) => id === author)
      ?.anonymous.find((each) => each.text === text);
    if (message) giveMessage(state, author, other, message);
    return author !== other;
  },
  guilt: (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player) return false;
    const turn = state.turn?.number ?? 0;
    if (chance.maybe(0.6)) player.guilt = !player.guilt;
    else if (chance.maybe(0.5)) player.doubtTurn = turn + 1;
    else player.reliefTurn = turn + 1;
    return true;
  },
  'a false status': (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player) return false;
    player.falseUntil = player.falseUntil === 0 ? (state.turn?.number ?? 0) + 1 : 0;
    return true;
  },
  'a death that waits': (state, chance) => {
    const player = somebody(state, chance, ({ inGame, card }) => inGame && card !== null);
    if (!player) return false;
    player.stored =
      player.stored.length > 0
        ? []
        : [{ cause: chance.pick(['vote', 'mafkill', 'injection']), by: anyId(state, chance), turn: 1 }];
    return true;
  },
  wishes: (state, chance) => {
    if (state.players.length === 0) return false;
    const player = chance.pick(state.players);
    const before = player.wish;
    player.wish = chance.maybe(0.8) ? anyRoom(chance) : null;
    return player.wish !== before;
  },
  guesses: (state, chance) => {
    const player = somebody(state, chance, placed);
    if (!player) return false;
    player.guesses.push({
      turn: state.turn?.number ?? 1,
      at: '2019-03-04T10:00:00.000Z',
      room: player.room,
      guess: chance.pick(ROOM_KINDS),
      answer: 'right',
      hint: chance.pick(ROOM_KINDS),
    });
    return true;
  },
  notes: (state, chance) => {
    if (state.players.length === 0) return false;
    chance.pick(state.players).notebook[anyRoom(chance)] = { kind: chance.pick(ROOM_KINDS), text: 'моё' };
    return true;
  },
  'the restored map': (state, chance) => {
    const player = somebody(state, chance, dealt);
    if (!player || state.phase === 'ended') return false;
    const first = !state.mapSolved && chance.maybe(0.6);
    player.claims.push({
      turn: state.turn?.number ?? 1,
      at: '2019-03-04T10:00:00.000Z',
      right: first,
      first,
    });
    if (first) {
      state.mapSolved = true;
      player.halved = true;
      player.armour = 'ready';
    }
    return true;
  },
  prizes: (state, chance) => {
    if (state.players.length === 0) return false;
    const id = `prize-${anyId(state, chance)}-${state.prizes.length + 1}`;
    const prize = {
      id,
      player: anyId(state, chance),
      turn: state.turn?.number ?? 1,
      what: { kind: 'armour' } as const,
    };
    state.prizes.unshift({ ...prize, used: chance.maybe(0.3), note: 'кому-то' });
    return true;
  },
  immunity: (state, chance) => {
    if (state.players.length === 0) return false;
    const player = chance.pick(state.players);
    player.immune = !player.immune;
    return true;
  },
  'reports of others': (state, chance) => {
    const player = somebody(state, chance, ({ reports }) => reports.length > 0);
    if (!player) return false;
    const last = player.reports.at(-1)!;
    const finding = {
      kind: 'guilt' as const,
      ability: 'question' as const,
      target: anyId(state, chance),
      found: true,
    };
    player.reports[player.reports.length - 1] = { ...last, findings: [...last.findings, finding] };
    return true;
  },
  'trace and moves of past turns': (state, chance) => {
    if (state.past.length === 0 || state.phase === 'ended') return false;
    const index = chance.below(state.past.length);
    const past = state.past[index]!;
    state.past[index] = {
      ...past,
      trace: past.trace.map(({ step, lines }) => ({
        step,
        lines: lines.map((line) => ({ ...line, why: 'blocked' as const, outcome: 'failed' as const })),
      })),
      moves: {},
      before: { rooms: shuffled(chance, past.before.rooms), players: [] },
      reports: [],
    };
    return true;
  },
  'the words of mafia': (state, chance) => {
    if (state.players.length === 0) return false;
    const at = '2019-03-04T10:00:00.000Z';
    const post = { id: `t${state.teamPosts.length + 1}`, at, author: anyId(state, chance), text: 'Бьём' };
    if (chance.maybe(0.5)) {
      // Written before some of them came to the mafia.
      state.teamPosts.unshift(post);
      for (const id of Object.keys(state.teamSince)) state.teamSince[id]! += Number(chance.maybe(0.8));
      state.teamPosts = state.teamPosts.map((each, index) => ({ ...each, id: `t${index + 1}` }));
    } else state.teamPosts.push(post);
    return true;
  },
  'affairs of the master': (state, chance) => {
    const at = '2019-03-04T10:00:00.000Z';
    const reason = 'так надо';
    const player = state.players.length > 0 ? anyId(state, chance) : 'p1';
    return (
      chance.pick([
        () => state.decisions.push({ at, what: `forgive 1 ${player}`, reason }),
        () => state.answers.push({ ask: 'protected:9', choice: 'next', reason, at }),
        () => state.overrides.push({ at, effect: { kind: 'guilt', player, guilty: true }, reason }),
        () => {
          if (state.phase !== 'running') return 0;
          const clauses = ['twelve-rooms:A.6'];
          return state.asks.push({
            ask: 'protected:9',
            topic: 'protected',
            turn: 9,
            players: [player],
            choices: ['next'],
            clauses,
          });
        },
        () => running(state)?.overrides.push({ kind: 'departure', turn: 1, player, leaves: true }) ?? 0,
        () => running(state)?.forgiven.push(player) ?? 0,
        () => {
          const { dryRun, past } = state;
          if (dryRun) state.dryRun = null;
          const last = past.at(-1);
          if (!dryRun && last)
            state.dryRun = {
              at,
              turn: last.turn,
              trace: last.trace,
              results: last.results,
              reports: last.reports,
            };
          return Number(dryRun !== null || last !== undefined);
        },
      ])() > 0
    );
  },
} satisfies Record<string, Twist>;

export type TwistName = keyof typeof twists;

/** The message belongs to another author now. */
function giveMessage(
  state: GameState,
  from: string,
  to: string,
  message: { at: string; text: string; images: string[] },
): void {
  const giver = state.players.find(({ id }) => id === from);
  const taker = state.players.find(({ id }) => id === to);
  const kept = giver?.anonymous.find(({ at, text }) => at === message.at && text === message.text);
  if (!giver || !taker || !kept || giver === taker) return;
  giver.anonymous = giver.anonymous.filter((each) => each !== kept);
  taker.anonymous.push(kept);
}

/** A twin of a state, or null when the fact is not there to change. */
export function twinOf(state: GameState, twist: TwistName, chance: Chance): GameState | null {
  const copy = copyState(state);
  return twists[twist](copy, chance) ? copy : null;
}
