/** What is announced after the movement: overcrowding (M.5), empty rooms (M.12), visitors of rooms (R.CAMERAS, R.DETECTOR). */
import { ROOMS } from '../geometry.js';
import { CROWD, EMPTY_TURNS } from '../rooms.js';
import { isMafia, type PlayerState } from '../state.js';
import { cite } from '../turn.js';
import { change, type Resolution } from './resolution.js';

const EVERY_ROOM = Array.from({ length: ROOMS }, (_, index) => index + 1);

/** Visitors of a room by ruling: those inside after the movement, or those who were inside at its start too. */
export function visitors(r: Resolution, room: number): PlayerState[] {
  const turn = r.ruling('room.visitors') === 'turn';
  return r.state.players.filter(
    (player) => (player.inGame && player.room === room) || (turn && r.startRoom.get(player.id) === room),
  );
}

/** M.5: more than two mafia players in one room. */
export function crowdedRooms(r: Resolution): number[] {
  return EVERY_ROOM.filter((room) => r.inside(room).filter(isMafia).length > CROWD);
}

/** M.12: counts the turns each room has stood empty and turns those of two into Passages. */
export function transformRooms(r: Resolution): number[] {
  const any = r.ruling('transform.presence') === 'any';
  const begun = new Set(r.startRoom.values());
  const empty = EVERY_ROOM.map((room) => {
    const present = r.inside(room).length > 0 || (any && begun.has(room));
    return present ? 0 : r.state.emptyTurns[room - 1]! + 1;
  });
  r.emit({
    type: 'RoomsCounted',
    turn: r.number,
    empty,
    audience: 'master',
    clauses: cite('M.12'),
    rulings: ['transform.presence'],
  });
  const changed = EVERY_ROOM.filter((room) => empty[room - 1]! >= EMPTY_TURNS && r.kind(room) !== 'passage');
  for (const room of changed) {
    const from = r.kind(room);
    r.emit({
      type: 'RoomTransformed',
      turn: r.number,
      room,
      from,
      audience: 'master',
      clauses: cite('M.12'),
      rulings: ['transform.presence'],
    });
    r.write(
      r.draft('transform', null, ['M.12'], {
        rooms: [room],
        rulings: ['transform.presence'],
        changes: [change('kind', { room, from, to: 'passage' })],
      }),
    );
  }
  return changed;
}
