/**
 * Commands a curious player may try: legal ones, illegal ones, other people's. They are made of what everybody sees, so the
 * same list is put to a state and to its twin.
 */
import type { Command } from '../../src/engine/contract.js';
import { commandSchemas, type TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import { DIRECTIONS } from '../../src/rulebooks/twelve-rooms/geometry.js';
import { ROOM_KINDS } from '../../src/rulebooks/twelve-rooms/rooms.js';
import type { GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import type { Chance } from '../support/chance.js';

export function probesFor(state: GameState, chance: Chance): TwelveRoomsCommand[] {
  const turn = state.turn?.number ?? 1;
  const ids = state.players.map(({ id }) => id);
  const who = (): string => (ids.length === 0 || chance.maybe(0.03) ? 'p88' : chance.pick(ids));
  const room = (): number => 1 + chance.below(12);
  const move = (parts: object): Command => ({ type: 'sendMove', turn, ...parts });
  const act = (...actions: object[]): Command => move({ actions });
  const targeted = ['block', 'hold', 'heal', 'deceive', 'therapy', 'doubt', 'check', 'question', 'route'];
  const reason = 'так надо';
  const gone = state.players.find(({ inGame }) => !inGame)?.id ?? who();
  const commands: Command[] = [
    ...targeted.flatMap((ability) => [act({ ability, target: who() }), act({ ability, target: who() })]),
    ...[who(), who(), who()].map((target) => move({ mafkill: { target } })),
    move({ mafkill: null }),
    act({ ability: 'swap', targets: [who(), who()] }),
    act({ ability: 'swap', targets: [who(), who()] }),
    act({ ability: 'compare', targets: [who(), who()] }),
    act({ ability: 'silence', room: room() }),
    act({ ability: 'census', room: room() }),
    act({
      ability: 'doors',
      doors: [
        [1, 2],
        [5, 6],
      ],
    }),
    act({
      ability: 'doors',
      doors: [
        [1, 7],
        [5, 6],
      ],
    }),
    act({
      ability: 'dictate',
      votes: [
        { voter: who(), vote: who() },
        { voter: who(), vote: 'acquit' },
      ],
    }),
    act({ ability: 'block', target: who() }, { ability: 'hold', target: who() }),
    act({ ability: 'therapy', target: who() }, { ability: 'doubt', target: who() }),
    act(),
    ...[{ ability: 'forgive' }, { ability: 'redirect' }, { ability: 'inject', target: who() }, null].map(
      (special) => move({ special }),
    ),
    move({ bonus: { kind: 'armour', target: who() } }),
    ...[1, 2, 3].map((n) => move({ bonus: { kind: 'prize', prize: `prize-${n}` } })),
    move({ bonus: null }),
    ...[who(), who(), 'acquit'].map((vote) => move({ vote })),
    ...DIRECTIONS.map((direction) => move({ direction })),
    move({}),
    { type: 'sendMove', turn: turn + 1, vote: who() },
    ...ROOM_KINDS.map((kind) => ({ type: 'guessRoom', turn, room: kind })),
    { type: 'claimMap', rooms: [...ROOM_KINDS] },
    { type: 'claimMap', rooms: [...ROOM_KINDS].reverse() },
    ...[gone, who(), who()].flatMap((from) =>
      ['block', 'swap', 'doubt'].map((ability) => ({ type: 'inherit', from, ability })),
    ),
    { type: 'saveNote', room: room(), kind: 'gun', text: 'выстрел?' },
    { type: 'postAnonymous', turn, text: 'Это он!' },
    { type: 'postAnonymous', turn, text: '🎭' },
    { type: 'postAnonymous', turn, text: '' },
    { type: 'post', text: 'Думаю так' },
    { type: 'post', text: '🤔' },
    { type: 'postTeam', text: 'Куда идём?' },
    { type: 'regroup', room: room() },
    { type: 'setWish', room: room() },
    { type: 'leave' },
    { type: 'join', nick: 'Новенький', wish: room() },
    { type: 'join', nick: state.players[0]?.nick ?? 'Кто-то' },
    // What only the master or the clock may do.
    { type: 'dryRun', turn },
    { type: 'resolveTurn', turn },
    { type: 'closeTurn', turn },
    { type: 'closeRegroup' },
    { type: 'openRegroup', until: '2030-01-01T00:00:00Z' },
    { type: 'openTurn', date: '2030-01-01' },
    { type: 'dealMap' },
    { type: 'dealRoles' },
    { type: 'answerAsk', ask: 'swapTeam', choice: 'current' },
    { type: 'override', effect: { kind: 'kill', player: who() }, reason },
    { type: 'override', effect: { kind: 'revive', player: who() }, reason },
    { type: 'replacePlayer', player: who(), person: 'somebody', nick: 'Другой', reason },
    { type: 'awardPrize', player: who(), turn, prize: { kind: 'armour' }, reason },
    {
      type: 'announceContest',
      turn,
      contest: { title: 'Т', rules: 'п', among: 3, winners: 1, prize: { kind: 'armour' } },
    },
    { type: 'forgiveAbsences', turn, reason },
    { type: 'publishAnonymous', turn, date: '2019-03-04' },
    { type: 'hidePost', post: 'm1', reason },
    { type: 'grantImmunity', players: [who()], reason },
    { type: 'endGame', winner: null, reason },
    { type: 'setRuling', ruling: 'deadActs', value: 'yes', reason },
    { type: 'planTurns', dates: ['2030-01-01'] },
    { type: 'extendTurn', turn, until: '2030-01-01T00:00:00Z', reason },
    { type: 'pauseTurn', turn, reason },
  ];
  return commands.map((command) => commandSchemas[command.type as TwelveRoomsCommand['type']].parse(command));
}
