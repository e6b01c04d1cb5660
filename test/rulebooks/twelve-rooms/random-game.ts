/** Random games: random maps, roles, rulings, and commands of which many are legal and many are nonsense. */

import type { Author, Command } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { commandSchemas } from '../../../src/rulebooks/twelve-rooms/commands.js';
import { DIRECTIONS, neighbours } from '../../../src/rulebooks/twelve-rooms/geometry.js';
import { twelveRoomsRulebook } from '../../../src/rulebooks/twelve-rooms/index.js';
import { heldAbilities, inheritances } from '../../../src/rulebooks/twelve-rooms/legality.js';
import { twelveRooms } from '../../../src/rulebooks/twelve-rooms/pack.js';
import { ABILITIES, type Ability, ACTIVE, ROLES } from '../../../src/rulebooks/twelve-rooms/roles.js';
import { ROOM_KINDS } from '../../../src/rulebooks/twelve-rooms/rooms.js';
import { rulings } from '../../../src/rulebooks/twelve-rooms/rulings.js';
import {
  type GameState,
  inRoom,
  isMafia,
  type PlayerState,
} from '../../../src/rulebooks/twelve-rooms/state.js';
import { Chance } from '../../support/chance.js';

const MASTER: Author = { kind: 'organiser' };

export interface Attempt {
  command: Command;
  author: Author;
}

export function newGame(seed: number, fixed: Record<string, string> = {}): Game {
  const chance = new Chance(seed);
  const count = 10 + chance.below(8);
  const chosen = Object.fromEntries(
    Object.entries(rulings)
      .filter(() => chance.maybe(0.4))
      .map(([id, ruling]) => [id, chance.pick(Object.keys(ruling.values))]),
  );
  const setup = {
    pack: twelveRooms,
    rulings: { ...chosen, ...fixed },
    players: Array.from({ length: count }, (_, index) => ({
      person: `h${index + 1}`,
      nick: `Игрок ${index + 1}`,
      ...(chance.maybe(0.9) ? { wish: chance.maybe(0.4) ? 1 : 1 + chance.below(12) } : {}),
    })),
  };
  const rulebook = twelveRoomsRulebook as unknown as ConstructorParameters<typeof Game>[0];
  const head = { id: `game-${seed}`, rulebook: rulebook.id, version: rulebook.version, setup };
  return new Game(rulebook, head, keyedDraws(`seed ${seed}`, head.id));
}

export interface Played {
  game: Game;
  records: LogRecord[];
  attempts: number;
}

/** Plays about `length` attempts; `each` looks in after every accepted one, `refused` after every other. */
export function playGame(
  seed: number,
  length: number,
  each: (game: Game, record: LogRecord) => void = () => {},
  refused: (
    attempt: Attempt,
    refusal: { code: string; clauses: string[]; field?: string },
  ) => void = () => {},
  fixed: Record<string, string> = {},
): Played {
  const chance = new Chance(seed ^ 0x5eed);
  const game = newGame(seed, fixed);
  const records: LogRecord[] = [];
  let at = '2019-03-01T08:00:00.000Z';
  let attempts = 0;
  const keep = (record: LogRecord): void => {
    records.push(record);
    each(game, record);
  };
  const attempt = (made: Attempt): void => {
    attempts++;
    const outcome = game.submit(made.command, made.author, at, `k${attempts}`);
    if (outcome.accepted) keep(outcome.record);
    else refused(made, outcome.refusal);
  };
  while (attempts < length) {
    const state = game.state as GameState;
    if (state.phase === 'ended' && chance.maybe(0.3)) break;
    if (chance.maybe(0.04)) at = plusMs(at, chance.pick([1, 1000, 3_600_000, 5 * 3_600_000, 11 * 3_600_000]));
    for (const record of game.advance(at)) keep(record);
    const now = game.state as GameState;
    attempt(
      chance.maybe(0.25)
        ? masterAttempt(chance, now, at)
        : chance.maybe(0.1)
          ? strayAttempt(chance, now, at)
          : playerAttempt(chance, now),
    );
  }
  return { game, records, attempts };
}

function step(state: GameState, at: string): Command {
  const day = at.slice(0, 10);
  const next = plusMs(at, 86_400_000).slice(0, 10);
  switch (state.phase) {
    case 'signup':
      if (state.rooms.length > 0) return { type: 'dealRoles' };
      // Room 1, where many wish to begin, is the Safe one in every other game.
      return state.players.length % 2 === 0
        ? { type: 'dealMap' }
        : { type: 'dealMap', rooms: [...ROOM_KINDS] };
    case 'dealt':
      return { type: 'openRegroup', until: plusMs(at, 3_600_000) };
    case 'regroup':
      return { type: 'closeRegroup' };
  }
  const { turn } = state;
  if (!turn || turn.stage === 'resolved')
    return { type: 'openTurn', date: turn && turn.date >= day ? next : day };
  if (turn.stage === 'paused')
    return { type: 'resumeTurn', turn: turn.number, until: plusMs(at, 3_600_000), reason: 'связь' };
  const ask = state.asks[0];
  if (ask)
    return { type: 'answerAsk', ask: ask.ask, choice: ask.choices[Number(at.at(-2)) % ask.choices.length]! };
  return { type: state.dryRun ? 'resolveTurn' : 'dryRun', turn: turn.number };
}

function masterAttempt(chance: Chance, state: GameState, at: string): Attempt {
  if (chance.maybe(0.6)) return { command: step(state, at), author: MASTER };
  return { command: chance.pick(masterCommands(chance, state, at))(), author: MASTER };
}

function anyPlayer(chance: Chance, state: GameState): string {
  return chance.maybe(0.02) ? 'p77' : chance.pick(state.players).id;
}

function masterCommands(chance: Chance, state: GameState, at: string): (() => Command)[] {
  const turn = state.turn?.number ?? 1;
  const reason = 'так надо';
  const player = () => anyPlayer(chance, state);
  const room = () => 1 + chance.below(12);
  return [
    () => ({ type: 'grantImmunity', players: [player()], reason }),
    () => ({ type: 'dealMap', rooms: [...ROOM_KINDS] }),
    () => ({ type: 'dealRoles', composition: ROLES.slice(0, 12) }),
    () => ({
      type: 'planTurns',
      dates: [plusMs(at, 86_400_000).slice(0, 10), plusMs(at, 2 * 86_400_000).slice(0, 10)],
    }),
    () => ({ type: 'extendTurn', turn, until: plusMs(at, 7_200_000), reason }),
    () => ({ type: 'pauseTurn', turn, reason }),
    () => ({ type: 'resumeTurn', turn, until: plusMs(at, 3_600_000), reason }),
    () => ({ type: 'closeTurn', turn }),
    () => ({ type: 'forgiveAbsences', turn: 1 + chance.below(turn + 1), reason }),
    () => ({ type: 'forgiveAbsences', turn, players: [player()], reason }),
    () => ({
      type: 'replacePlayer',
      player: player(),
      person: `s${chance.below(9)}`,
      nick: `Замена ${chance.below(99)}`,
      reason,
    }),
    () => ({ type: 'awardPrize', player: player(), turn: turn + 1, prize: prize(chance), reason }),
    () => ({
      type: 'announceContest',
      turn,
      contest: {
        title: 'Розыгрыш',
        rules: 'кто раньше',
        among: 1 + chance.below(6),
        winners: 1,
        prize: prize(chance),
      },
    }),
    () => ({ type: 'setRuling', ruling: chance.pick(Object.keys(rulings)), value: 'none', reason }),
    () => {
      const [id, ruling] = chance.pick(Object.entries(rulings));
      return { type: 'setRuling', ruling: id, value: chance.pick(Object.keys(ruling.values)), reason };
    },
    () => ({
      type: 'answerAsk',
      ask: chance.pick(['swapTeam', 'protected:2']),
      choice: chance.pick(['current', 'original', 'no']),
    }),
    () => ({ type: 'hidePost', post: `m${1 + chance.below(9)}`, reason }),
    () => ({ type: 'post', text: 'Внимание!' }),
    () => (chance.maybe(0.05) ? { type: 'endGame', winner: null, reason } : { type: 'dryRun', turn }),
    () => ({
      type: 'override',
      reason,
      effect: chance.pick([
        { kind: 'kill', player: player() },
        { kind: 'revive', player: player(), room: room() },
        { kind: 'revive', player: player() },
        { kind: 'role', player: player(), role: chance.pick(ROLES) },
        { kind: 'room', player: player(), room: room() },
        { kind: 'weight', player: player(), weight: chance.below(9) },
        { kind: 'guilt', player: player(), guilty: chance.maybe(0.5) },
        { kind: 'falseStatus', player: player(), until: chance.maybe(0.5) ? turn : null },
        { kind: 'absences', player: player(), count: chance.below(2) },
        { kind: 'clearStored', player: player() },
        { kind: 'map', room: room(), to: chance.pick(ROOM_KINDS) },
        {
          kind: 'ability',
          player: player(),
          ability: chance.pick(Object.keys(ABILITIES)),
          has: chance.maybe(0.5),
        },
        {
          kind: 'action',
          turn,
          player: player(),
          ability: chance.pick([...Object.keys(ABILITIES), 'mafkill', 'x']),
          passes: chance.maybe(0.5),
        },
        { kind: 'sitting', turn, players: [player()] },
        { kind: 'departure', turn, player: player(), leaves: chance.maybe(0.3) },
      ]),
    }),
  ];
}

function prize(chance: Chance): unknown {
  return chance.pick([{ kind: 'armour' }, { kind: 'votes', extra: 2 }, { kind: 'other', text: 'плюшка' }]);
}

/** Mostly sensible things a player may want to send. */
function playerAttempt(chance: Chance, state: GameState): Attempt {
  const player = chance.pick(state.players);
  const author: Author = { kind: 'person', person: player.person };
  if (state.phase === 'signup') {
    const newcomer: Author = { kind: 'person', person: `n${chance.below(9)}` };
    const room = 1 + chance.below(12);
    const commands: Attempt[] = [
      { author, command: { type: 'setWish', room } },
      { author: newcomer, command: { type: 'join', nick: `Новый ${chance.below(99)}`, wish: room } },
      { author, command: state.players.length > 10 ? { type: 'leave' } : { type: 'setWish', room } },
    ];
    return commands[chance.pick([0, 0, 1, 1, 2])]!;
  }
  if (state.phase === 'regroup') return { author, command: { type: 'regroup', room: 1 + chance.below(12) } };
  const turn = state.turn?.number ?? 1;
  const other = chance.next();
  if (other < 0.05) return { author, command: { type: 'guessRoom', turn, room: chance.pick(ROOM_KINDS) } };
  if (other < 0.08)
    return { author, command: { type: 'postAnonymous', turn, text: chance.pick(['Это p1!', '😀', '1️⃣']) } };
  if (other < 0.1) return { author, command: { type: 'post', text: chance.pick(['Думаю', '🤔', '']) } };
  if (other < 0.12) return { author, command: { type: 'postTeam', text: 'Бьём' } };
  if (other < 0.14) {
    return {
      author,
      command: { type: 'claimMap', rooms: chance.maybe(0.3) ? state.originalRooms : [...ROOM_KINDS] },
    };
  }
  if (other < 0.16) return { author, command: { type: 'saveNote', room: 3, kind: 'gun', text: 'тут?' } };
  const offers = inheritances(state, player);
  if (offers.length > 0 && chance.maybe(0.5)) {
    const offer = chance.pick(offers);
    return { author, command: { type: 'inherit', from: offer.from, ability: chance.pick(offer.abilities) } };
  }
  return { author, command: moveOf(chance, state, player, turn) };
}

function moveOf(chance: Chance, state: GameState, player: PlayerState, turn: number): Command {
  const command: Command = { type: 'sendMove', turn };
  const living = state.players.filter(({ inGame }) => inGame);
  const stored = living.filter((each) => each.stored.length > 0);
  const target = (): string =>
    stored.length > 0 && chance.maybe(0.4)
      ? chance.pick(stored).id
      : chance.maybe(0.97) && living.length > 0
        ? chance.pick(living).id
        : anyPlayer(chance, state);
  const held = heldAbilities(state, player).map(({ ability }) => ability);
  if (chance.maybe(0.6)) command.direction = chance.pick(DIRECTIONS);
  if (chance.maybe(0.6)) command.vote = chance.maybe(0.05) ? 'acquit' : target();
  if (chance.maybe(0.6)) {
    const active = held.filter((ability) => ABILITIES[ability].kind === 'active');
    const wanted = chance.maybe(0.95) ? active : [...ACTIVE];
    const count =
      wanted.length === 0
        ? 0
        : player.card?.role === 'deputy'
          ? wanted.length
          : 1 + Number(chance.maybe(0.2));
    command.actions = Array.from({ length: count }, () => chance.pick(wanted)).map((ability) =>
      action(chance, state, ability, target),
    );
  }
  const special = held.filter((ability) => ABILITIES[ability].kind === 'special');
  if (special.length > 0 && chance.maybe(0.4))
    command.special = action(chance, state, chance.pick(special), target);
  if (isMafia(player) && chance.maybe(0.5)) {
    const company = inRoom(state, player.room);
    command.mafkill = { target: company.length > 0 ? chance.pick(company).id : target() };
  }
  const prizes = state.prizes.filter((each) => each.player === player.id && !each.used && each.turn === turn);
  if (prizes.length > 0) command.bonus = { kind: 'prize', prize: chance.pick(prizes).id };
  else if (player.armour === 'ready') command.bonus = { kind: 'armour', target: target() };
  return command;
}

function action(
  chance: Chance,
  state: GameState,
  ability: Ability,
  target: () => string,
): Record<string, unknown> {
  const room = 1 + chance.below(12);
  switch (ability) {
    case 'dictate':
      return {
        ability,
        votes: [
          { voter: target(), vote: target() },
          { voter: target(), vote: target() },
        ],
      };
    case 'silence':
    case 'census':
      return { ability, room };
    case 'swap':
    case 'compare':
      return { ability, targets: [target(), target()] };
    case 'doors': {
      const second = 1 + chance.below(12);
      return {
        ability,
        doors: [
          [room, chance.pick(neighbours(room))],
          [second, chance.maybe(0.9) ? chance.pick(neighbours(second)) : 1],
        ],
      };
    }
    case 'forgive':
    case 'redirect':
      return { ability };
    default:
      return { ability, target: state.players.length > 0 ? target() : 'p1' };
  }
}

/** Any command at all, from anybody. */
function strayAttempt(chance: Chance, state: GameState, at: string): Attempt {
  const author: Author = chance.pick<Author>([
    { kind: 'person', person: `h${chance.below(20)}` },
    { kind: 'person', person: 'stranger' },
    { kind: 'system' },
    MASTER,
  ]);
  if (chance.maybe(0.3)) return { author, command: { type: chance.pick(Object.keys(commandSchemas)) } };
  return {
    author,
    command: chance.maybe(0.5) ? chance.pick(masterCommands(chance, state, at))() : step(state, at),
  };
}
