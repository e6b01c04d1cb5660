/** The start (S): the map and the roles are dealt, players placed, mafia regroups, the first report comes out. */
import type { Refusal } from '../../engine/contract.js';
import { normalInstant } from '../../engine/time.js';
import { inPhase, livePlayer, masterOnly } from './access.js';
import type { CommandOf } from './commands.js';
import { ROOMS } from './geometry.js';
import { localText } from './local.js';
import { NAMED_ROLES, type Role } from './roles.js';
import { ROOM_KINDS, type RoomKind } from './rooms.js';
import { camerasShow, detectorShows } from './sight.js';
import { findPlayer, type GameState, inRoom, isMafia, rulingOf } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

export function dealMap(turn: Turn, { rooms }: CommandOf<'dealMap'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'S') ?? inPhase(turn, ['signup', 'dealt'], 'S');
  if (refusal) return refusal;
  if (rooms && !isMap(rooms)) return refuse('bad-map', ['S'], { field: 'rooms' });
  const label = 'S map';
  turn.emit({
    type: 'MapDealt',
    rooms: rooms ?? turn.draws.sample(label, ROOM_KINDS, ROOMS),
    by: rooms ? 'master' : 'draw',
    audience: 'master',
    clauses: cite('S'),
    ...(rooms ? {} : { draws: [label] }),
  });
}

/** Eleven special rooms and one Passage, each once. */
function isMap(rooms: readonly RoomKind[]): boolean {
  return ROOM_KINDS.every((kind) => rooms.includes(kind));
}

export function dealRoles(turn: Turn, command: CommandOf<'dealRoles'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'S') ?? inPhase(turn, ['signup'], 'S');
  if (refusal) return refusal;
  const { players } = turn.state;
  const count = players.length;
  if (command.roles) {
    const named = Object.keys(command.roles);
    if (named.length !== count || players.some(({ id }) => !named.includes(id))) {
      return refuse('bad-roles', ['S'], { field: 'roles', params: { count } });
    }
    turn.emit({
      type: 'RolesDealt',
      roles: command.roles,
      by: 'master',
      audience: 'master',
      clauses: cite('S'),
    });
    return;
  }
  const composition = command.composition ?? usual(count);
  if (!composition) return refuse('too-few', ['S'], { field: 'composition', params: { count } });
  if (composition.length !== count)
    return refuse('bad-roles', ['S'], { field: 'composition', params: { count } });
  const label = 'S roles';
  const drawn = turn.draws.sample(label, composition, count);
  turn.emit({
    type: 'RolesDealt',
    roles: Object.fromEntries(players.map(({ id }, index) => [id, drawn[index]!])),
    by: 'draw',
    audience: 'master',
    clauses: cite('S'),
    draws: [label],
  });
}

/** The ten named roles and as many civilians as there are more players. */
function usual(count: number): Role[] | null {
  if (count < NAMED_ROLES.length) return null;
  return Array.from({ length: count }, (_, index) => NAMED_ROLES[index] ?? 'civilian');
}

export function grantImmunity(
  turn: Turn,
  { players, reason }: CommandOf<'grantImmunity'>,
): Refusal | undefined {
  const refusal = masterOnly(turn, 'B.1');
  if (refusal) return refusal;
  if (turn.state.turn || turn.state.phase === 'ended') return refuse('too-late-immunity', ['B.1']);
  for (const [index, player] of players.entries()) {
    if (!findPlayer(turn.state, player)) {
      return refuse('no-such-player', ['B.1'], { field: `players.${index}`, params: { player } });
    }
  }
  turn.emit({ type: 'ImmunityGranted', players, reason, audience: 'master', clauses: cite('B.1') });
}

export function openRegroup(turn: Turn, command: CommandOf<'openRegroup'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'S') ?? inPhase(turn, ['dealt'], 'S');
  if (refusal) return refusal;
  const { state } = turn;
  if (state.rooms.length === 0) return refuse('map-first', ['S']);
  const until = normalInstant(command.until);
  if (until <= turn.at) {
    return refuse('bad-moment', ['S'], { field: 'until', params: { after: localText(state, turn.at) } });
  }
  const drawn = state.players.filter((player) => player.wish === null).map(({ id }) => id);
  const labels = drawn.map(label);
  const rooms = state.players.map(
    ({ id, wish }) => [id, wish ?? turn.draws.int(label(id), ROOMS) + 1] as const,
  );
  turn.emit({
    type: 'PlayersPlaced',
    rooms: Object.fromEntries(rooms),
    drawn,
    audience: 'master',
    clauses: cite('S'),
    ...(labels.length > 0 ? { draws: labels } : {}),
  });
  turn.emit({ type: 'RegroupOpened', until, audience: 'public', clauses: cite('S') });
}

function label(player: string): string {
  return `S room ${player}`;
}

export function regroup(turn: Turn, { room }: CommandOf<'regroup'>): Refusal | undefined {
  const found = livePlayer(turn, 'S');
  if ('refusal' in found) return found.refusal;
  const phase = inPhase(turn, ['regroup'], 'S');
  if (phase) return phase;
  if (!isMafia(found.player)) return refuse('mafia-only', ['S']);
  turn.emit({ type: 'Regrouped', player: found.player.id, room, audience: 'mafia', clauses: cite('S') });
}

/** The first report of the rooms with cameras and with the detector. */
export function closeRegroup(turn: Turn): Refusal | undefined {
  if (turn.author.kind === 'person') return refuse('master-only', ['S']);
  const phase = inPhase(turn, ['regroup'], 'S');
  if (phase) return phase;
  turn.emit({
    type: 'RegroupClosed',
    cameras: camerasShow(turn.state, (room) => inRoom(turn.state, room)),
    detector: detectorShows(turn.state, 0, (room) => inRoom(turn.state, room)),
    audience: 'public',
    clauses: cite('S', 'R.CAMERAS', 'R.DETECTOR'),
    ...(usesNames(turn.state) ? { rulings: ['detector.names'] as const satisfies string[] } : {}),
  });
}

function usesNames(state: GameState): boolean {
  return rulingOf(state, 'detector.names') === 'with';
}
