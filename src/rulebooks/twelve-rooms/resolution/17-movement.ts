/**
 * A.17 Перемещение: in the order of move times, one player after the other. Doors are seen by cameras, the Safe room puts out
 * and lets stored deaths come due at its door, the gun counts, and the room one does not want to leave counts those who left.
 */
import { doorOf, type Step } from '../geometry.js';
import { GUN_EVERY, SAFE_CAPACITY, SAFE_TURNS } from '../rooms.js';
import { type PlayerState, roleOf } from '../state.js';
import { cite } from '../turn.js';
import { feelGuilt } from './actions.js';
import { landStored, strike } from './leaving.js';
import { change, type Draft, type Resolution } from './resolution.js';
import { corridor, walk } from './walk.js';

/** Where a player goes: `path` empty when he stays. A random room has no doors on the way. */
interface Way {
  path: number[];
  throughDoors: boolean;
  draw: string | null;
}

const STAYS: Way = { path: [], throughDoors: true, draw: null };

export function movement(r: Resolution): void {
  const leavers: string[] = [];
  for (const id of r.order) {
    if (r.player(id).inGame) movePlayer(r, id, leavers);
  }
  reluctantRoom(r, leavers);
  reportDoors(r);
}

function movePlayer(r: Resolution, id: string, leavers: string[]): void {
  const player = r.player(id);
  const from = player.room;
  const line = r.draft('direction', id, ['A.17', 'M.1']);
  const { path, throughDoors, draw } = wayOf(r, player, line);
  const to = path.at(-1) ?? from;
  const left = to !== from || comesBack(r, path, line);
  if (left && r.kind(from) === 'safe' && landStored(r, id, line)) {
    line.outcome = 'stored';
    r.write(line);
    return;
  }
  if (throughDoors) cross(r, player, from, path);
  arrive(r, player, from, path, draw, line);
  if (left && r.kind(from) === 'reluctant') leavers.push(id);
  if (left && r.kind(to) === 'gun') enterGun(r, id, line);
  r.write(line);
}

/** Round a full line of Passages and back: by ruling he has left the room and entered it again. */
function comesBack(r: Resolution, path: readonly number[], line: Draft): boolean {
  if (path.length === 0) return false;
  line.rulings.push('line.return');
  return r.ruling('line.return') === 'left';
}

function wayOf(r: Resolution, player: PlayerState, line: Draft): Way {
  const direction = r.move(player.id).direction ?? 'stay';
  const kind = r.kind(player.room);
  const spent = r.number - player.enteredTurn;
  const held = r.held.has(player.id);
  if (direction !== 'stay') {
    if (held) stopped(line, 'held', 'N.GUARANTOR.AS2');
    else if (kind === 'cocoa' && spent < 2) stopped(line, 'cocoa', 'R.COCOA');
    else return stepped(r, player, direction, line);
  }
  if (kind !== 'safe') return STAYS;
  // Whoever began inside entered in no turn, so no ruling counts one.
  const whole = r.ruling('safe.stay') === 'full' || player.enteredTurn === 0;
  const most = whole ? SAFE_TURNS : SAFE_TURNS - 1;
  if (spent < most) return STAYS;
  line.rulings.push('safe.stay');
  if (held) {
    line.rulings.push('hold.putOut');
    if (r.ruling('hold.putOut') === 'held') {
      stopped(line, 'held', 'N.GUARANTOR.AS2');
      return STAYS;
    }
  }
  line.clauses.push('R.SAFE');
  return putOut(r, player, line);
}

function stopped(line: Draft, why: 'held' | 'cocoa', clause: 'N.GUARANTOR.AS2' | 'R.COCOA'): void {
  line.outcome = 'failed';
  line.why = why;
  line.clauses.push(clause);
}

function stepped(r: Resolution, player: PlayerState, step: Step, line: Draft): Way {
  const path = walk(player.room, step, {
    passage: (room) => r.kind(room) === 'passage',
    full: (room) => r.kind(room) === 'safe' && r.inside(room).length >= SAFE_CAPACITY,
  });
  if (path.length > 1) {
    line.clauses.push('R.PASSAGE');
    if (path.some((room) => r.kind(room) === 'safe' && room !== path.at(-1))) line.clauses.push('R.SAFE');
  }
  if (path.at(-1) === player.room) line.why = 'corridor';
  return { path, throughDoors: true, draw: null };
}

/** R.SAFE: upwards; past a corridor of Passages to the right; past two to a drawn room that is no Passage. */
function putOut(r: Resolution, player: PlayerState, line: Draft): Way {
  const passage = (room: number): boolean => r.kind(room) === 'passage';
  for (const step of ['up', 'right'] as const) {
    if (!corridor(player.room, step, passage)) return stepped(r, player, step, line);
  }
  const others = r.kinds.flatMap((kind, index) =>
    kind !== 'passage' && index + 1 !== player.room ? [index + 1] : [],
  );
  if (others.length === 0) return STAYS;
  const draw = `R.SAFE ${r.number} ${player.id}`;
  return { path: [others[r.turn.draws.int(draw, others.length)]!], throughDoors: false, draw };
}

/** N.GUARANTOR.PS: door cameras do not see him. */
function cross(r: Resolution, player: PlayerState, from: number, path: readonly number[]): void {
  if (roleOf(player) === 'guarantor') return;
  let at = from;
  for (const room of path) {
    const door = doorOf(at, room);
    const seen = r.crossed.get(door) ?? [];
    if (!seen.includes(player.id)) r.crossed.set(door, [...seen, player.id]);
    at = room;
  }
}

/** M.4: each room that is new to him and no Passage adds 1; one passed through counts by ruling. */
function arrive(
  r: Resolution,
  player: PlayerState,
  from: number,
  path: readonly number[],
  draw: string | null,
  line: Draft,
): void {
  const to = path.at(-1) ?? from;
  const passed = path.slice(0, -1).filter((room) => r.kind(room) === 'safe');
  if (passed.length > 0) line.rulings.push('safe.passing');
  const entered = [...(r.ruling('safe.passing') === 'yes' ? passed : []), ...(to === from ? [] : [to])];
  const visited = [...new Set(entered)].filter((room) => !player.visited.includes(room));
  // Noted before the event: it changes the player in place.
  const before = player.weight;
  const weight = before + visited.filter((room) => r.kind(room) !== 'passage').length;
  const grown = weight !== before;
  r.emit({
    type: 'Moved',
    turn: r.number,
    player: player.id,
    from,
    path: [...path],
    visited,
    weight,
    audience: 'master',
    clauses: cite(
      'A.17',
      'M.1',
      ...(grown ? (['M.4'] as const) : []),
      ...(draw ? (['R.SAFE'] as const) : []),
    ),
    ...(draw ? { draws: [draw] } : {}),
  });
  line.rooms.push(from, ...path);
  if (to !== from) line.changes.push(change('room', { player: player.id, from, to }));
  if (grown) {
    line.clauses.push('M.4');
    line.changes.push(change('weight', { player: player.id, from: before, to: weight }));
  }
}

/** R.GUN: every fourth entrant of the game is out, the one before him guilty. */
function enterGun(r: Resolution, id: string, line: Draft): void {
  const { count, last } = r.state.gun;
  r.emit({
    type: 'GunEntered',
    turn: r.number,
    player: id,
    count: count + 1,
    audience: 'master',
    clauses: cite('R.GUN'),
  });
  line.clauses.push('R.GUN');
  line.changes.push(change('gun', { player: id, from: count, to: count + 1 }));
  if ((count + 1) % GUN_EVERY !== 0) return;
  const shot = r.draft('gun', last, ['A.17', 'R.GUN'], { targets: [id] });
  if (
    strike(r, { victim: id, cause: 'gun', by: null, clause: 'R.GUN' }, shot) &&
    last !== null &&
    last !== id
  ) {
    feelGuilt(r, last, shot);
  }
  r.write(shot);
}

/** R.RELUCTANT: of two or more who left in the turn the last is out, the one before him guilty. */
function reluctantRoom(r: Resolution, leavers: readonly string[]): void {
  if (leavers.length < 2) return;
  const victim = leavers.at(-1)!;
  const before = leavers.at(-2)!;
  const line = r.draft('reluctant', before, ['A.17', 'R.RELUCTANT'], { targets: [victim] });
  if (strike(r, { victim, cause: 'reluctant', by: null, clause: 'R.RELUCTANT' }, line))
    feelGuilt(r, before, line);
  r.write(line);
}

/** P.OBSERVER.AS2: everybody who went through either door, in the order of sign-up. */
function reportDoors(r: Resolution): void {
  for (const { actor, doors } of r.cameras) {
    const seen = doors.map((door) => {
      const through = r.crossed.get(door) ?? [];
      return { door, players: r.state.players.map(({ id }) => id).filter((id) => through.includes(id)) };
    });
    r.find(actor, { kind: 'doors', ability: 'doors', doors: seen });
    r.write(
      r.draft('doors', actor, ['A.17', 'P.OBSERVER.AS2', 'N.GUARANTOR.PS'], {
        targets: [...new Set(seen.flatMap(({ players }) => players))],
        changes: [change('report', { player: actor })],
      }),
    );
  }
}
