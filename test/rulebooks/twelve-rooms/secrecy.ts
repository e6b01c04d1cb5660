/**
 * Whatever a viewer may not know changes nothing he receives. Two games are played side by side; in the second one hidden
 * facts are different (roles of others, the map, their moves, the author of an anonymous message). Everything the viewer can
 * get — his view, the deadlines, the answer to each of his own commands — must be the same, byte for byte.
 *
 * To extend it: add a twist. A twist says which hidden fact differs and for whom it is hidden.
 */
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { DIRECTIONS } from '../../../src/rulebooks/twelve-rooms/geometry.js';
import { twelveRoomsRulebook } from '../../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../../src/rulebooks/twelve-rooms/pack.js';
import { type Role, teamOfRole } from '../../../src/rulebooks/twelve-rooms/roles.js';
import { ROOM_KINDS, type RoomKind } from '../../../src/rulebooks/twelve-rooms/rooms.js';
import { Chance } from '../../support/chance.js';

export const MASTER: Author = { kind: 'organiser' };

/** The secrets of a game: all that is not public. Players are 0 … n−1. */
export interface Secrets {
  map: RoomKind[];
  roles: Role[];
  rooms: number[];
  /** Moves of the open turn, in the order of sending. */
  moves: { player: number; command: Command }[];
  anonymous: { player: number; text: string }[];
}

export const COUNT = 12;
const ROLES: Role[] = [
  'steward',
  'guarantor',
  'executor',
  'servant',
  'observer',
  'saviour',
  'caretaker',
  'guardian',
  'investigator',
  'civilian',
  'civilian',
  'civilian',
];

function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const pool = [...items];
  for (let i = pool.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  return pool;
}

export function randomSecrets(chance: Chance): Secrets {
  const roles = shuffled(chance, ROLES);
  const rooms = Array.from({ length: COUNT }, () => 1 + chance.below(12));
  const moves = Array.from({ length: COUNT }, (_, player) => player)
    .filter(() => chance.maybe(0.8))
    .map((player) => ({ player, command: randomMove(chance, player) }));
  const writers = shuffled(
    chance,
    Array.from({ length: COUNT }, (_, player) => player),
  ).slice(0, 3);
  const anonymous = writers.map((player, index) => ({ player, text: `🎲${'!'.repeat(index)}` }));
  return { map: shuffled(chance, ROOM_KINDS), roles, rooms, moves: shuffled(chance, moves), anonymous };
}

function randomMove(chance: Chance, player: number): Command {
  const other = `p${1 + ((player + 1 + chance.below(COUNT - 1)) % COUNT)}`;
  return { type: 'sendMove', turn: 1, direction: chance.pick(DIRECTIONS), vote: other };
}

/** The game until turn 1 is under way. The public part is the same whatever the secrets are. */
export function play(secrets: Secrets): Game {
  const rulebook = twelveRoomsRulebook as unknown as ConstructorParameters<typeof Game>[0];
  const setup = {
    pack: twelveRooms,
    players: secrets.rooms.map((wish, index) => ({
      person: `h${index + 1}`,
      nick: `Игрок ${index + 1}`,
      wish,
    })),
  };
  const game = new Game(
    rulebook,
    { id: 'g', rulebook: rulebook.id, version: '1', setup },
    keyedDraws('s', 'g'),
  );
  let key = 0;
  const submit = (command: Command, author: Author, at: string): void => {
    game.submit(command, author, at, `k${++key}`);
  };
  const start = '2019-03-03T09:00:00.000Z';
  submit({ type: 'dealMap', rooms: secrets.map }, MASTER, start);
  submit(
    {
      type: 'dealRoles',
      roles: Object.fromEntries(secrets.roles.map((role, index) => [`p${index + 1}`, role])),
    },
    MASTER,
    start,
  );
  submit({ type: 'openRegroup', until: '2019-03-03T10:00:00.000Z' }, MASTER, start);
  game.advance('2019-03-03T10:00:00.000Z');
  submit({ type: 'openTurn', date: '2019-03-04' }, MASTER, '2019-03-04T06:00:00.000Z');
  for (const { player, command } of secrets.moves) {
    submit(command, person(player), '2019-03-04T07:00:00.000Z');
  }
  for (const { player, text } of secrets.anonymous) {
    submit({ type: 'postAnonymous', turn: 1, text }, person(player), '2019-03-04T08:00:00.000Z');
  }
  return game;
}

export function person(index: number): Author & { kind: 'person' } {
  return { kind: 'person', person: `h${index + 1}` };
}

/** Everything a viewer can receive: his view, the deadlines, and what his own commands would be answered. */
export function receives(game: Game, viewer: Viewer): string {
  const parts: unknown[] = [game.rulebook.view(game.state, viewer), game.rulebook.due(game.state)];
  if (viewer.kind === 'person') {
    for (const command of probes())
      parts.push(answer(game, command, { kind: 'person', person: viewer.person }));
  }
  return JSON.stringify(parts);
}

/** Commands a curious player may try: refusals must not depend on what he does not know. */
function probes(): Command[] {
  const ids = Array.from({ length: COUNT }, (_, index) => `p${index + 1}`);
  return [
    ...ids.flatMap((target): Command[] => [
      { type: 'sendMove', turn: 1, mafkill: { target } },
      { type: 'sendMove', turn: 1, actions: [{ ability: 'check', target }] },
      { type: 'sendMove', turn: 1, actions: [{ ability: 'block', target }] },
      { type: 'sendMove', turn: 1, special: { ability: 'inject', target } },
      { type: 'sendMove', turn: 1, vote: target },
      { type: 'inherit', from: target, ability: 'block' },
    ]),
    { type: 'sendMove', turn: 1, direction: 'up' },
    { type: 'sendMove', turn: 2, direction: 'up' },
    { type: 'guessRoom', turn: 1, room: 'gun' },
    { type: 'postTeam', text: 'есть кто?' },
    { type: 'regroup', room: 3 },
    { type: 'dryRun', turn: 1 },
    { type: 'dealMap' },
    { type: 'post', text: '' },
  ];
}

function answer(game: Game, command: Command, author: Author): unknown {
  const decided = game.rulebook.decide(game.state, parsed(game, command), {
    author,
    at: '2019-03-04T09:00:00.000Z',
    draws: keyedDraws('s', 'g'),
  });
  return 'refusal' in decided ? decided.refusal : 'accepted';
}

function parsed(game: Game, command: Command): Command {
  return game.rulebook.commandSchemas[command.type]!.parse(command) as Command;
}

export interface Twist {
  name: string;
  /** Changes a hidden fact in place; false when this game has nothing to change for such a viewer. */
  change(secrets: Secrets, viewer: number | null, chance: Chance): boolean;
}

export const isMafia = (role: Role): boolean => teamOfRole(role) === 'mafia';
/** Rooms whose visitors the first report tells, and the one that a player inside must know of. */
const TELLING: readonly RoomKind[] = ['cameras', 'detector', 'laughter'];

/** Facts hidden from the public and from every player who is not of the mafia. */
export const TWISTS: Twist[] = [
  {
    name: 'two others change roles',
    change(secrets, viewer, chance) {
      const a = chance.below(COUNT);
      const b = chance.below(COUNT);
      if (a === viewer || b === viewer || secrets.roles[a] === secrets.roles[b]) return false;
      // Where the detector is, the first report counts statuses.
      const detector = secrets.map.indexOf('detector') + 1;
      if (secrets.rooms[a] === detector || secrets.rooms[b] === detector) return false;
      [secrets.roles[a], secrets.roles[b]] = [secrets.roles[b]!, secrets.roles[a]!];
      return true;
    },
  },
  {
    name: 'two rooms change places on the map',
    change(secrets, _viewer, chance) {
      const a = chance.below(12);
      const b = chance.below(12);
      const kinds = [secrets.map[a]!, secrets.map[b]!];
      if (a === b || kinds.some((kind) => TELLING.includes(kind))) return false;
      [secrets.map[a], secrets.map[b]] = [secrets.map[b]!, secrets.map[a]!];
      return true;
    },
  },
  {
    name: 'another player starts elsewhere',
    change(secrets, viewer, chance) {
      const a = chance.below(COUNT);
      const to = 1 + chance.below(12);
      const kinds = [secrets.map[secrets.rooms[a]! - 1]!, secrets.map[to - 1]!];
      if (a === viewer || kinds.some((kind) => TELLING.includes(kind))) return false;
      secrets.rooms[a] = to;
      return true;
    },
  },
  {
    name: 'another player sends another move, or none, or at another place in the order',
    change(secrets, viewer, chance) {
      const index = chance.below(Math.max(1, secrets.moves.length));
      const move = secrets.moves[index];
      if (!move || move.player === viewer) return false;
      if (chance.maybe(0.3)) secrets.moves.splice(index, 1);
      else if (chance.maybe(0.5))
        secrets.moves[index] = { player: move.player, command: randomMove(chance, move.player) };
      else secrets.moves.push(...secrets.moves.splice(index, 1));
      return true;
    },
  },
  {
    name: 'another player writes the anonymous message',
    change(secrets, viewer, chance) {
      const index = chance.below(secrets.anonymous.length);
      const post = secrets.anonymous[index]!;
      const to = chance.below(COUNT);
      if (post.player === viewer || to === viewer || secrets.anonymous.some(({ player }) => player === to))
        return false;
      post.player = to;
      return true;
    },
  },
];

/** The pair of games of one number, or null when the twist found nothing to change. */
export function pair(seed: number, twist: Twist, viewer: number | null): [Game, Game] | null {
  const secrets = randomSecrets(new Chance(seed));
  if (viewer !== null && isMafia(secrets.roles[viewer]!)) return null;
  const other = structuredClone(secrets);
  if (!twist.change(other, viewer, new Chance(seed ^ 0x7157))) return null;
  const games: [Game, Game] = [play(secrets), play(other)];
  return games[0].hash() === games[1].hash() ? null : games;
}
