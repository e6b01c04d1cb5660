/** What the map showed before each turn, and what it shows now. */
import type { Direction } from '../../../../rulebooks/twelve-rooms/geometry.js';
import type { Role, Team } from '../../../../rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../../../rulebooks/twelve-rooms/rooms.js';
import type { GameView, MasterView } from '../../../../rulebooks/twelve-rooms/view.js';

export interface Person {
  id: string;
  room: number | null;
  role: Role | null;
  team: Team | null;
  direction: Direction | null;
  /** Only of the present: the past keeps places, roles and moves. */
  now: MasterView['players'][number] | null;
}

export interface Frame {
  /** Null: the present. */
  turn: number | null;
  rooms: { room: number; kind: RoomKind }[];
  players: Person[];
}

export function framesOf(view: GameView, master: MasterView): Frame[] {
  const teams = new Map<Role, Team>();
  for (const { role, team } of master.players) if (role && team) teams.set(role, team);
  const past = master.turns.map(({ turn, before, moves }): Frame => {
    const directions = new Map(moves.map(({ player, parts }) => [player, parts.direction]));
    return {
      turn,
      rooms: before.rooms.map((kind, index) => ({ room: index + 1, kind })),
      players: before.players.map(({ player, room, role }) => ({
        id: player,
        room,
        role,
        team: teams.get(role) ?? null,
        direction: directions.get(player) ?? null,
        now: null,
      })),
    };
  });
  const open = view.turn && view.turn.stage !== 'resolved';
  const present: Frame = {
    turn: null,
    rooms: master.map,
    players: master.players
      .filter(({ inGame }) => inGame)
      .map((player) => ({
        id: player.id,
        room: player.room,
        role: player.role,
        team: player.team,
        direction: open
          ? (master.moves.find((move) => move.player === player.id)?.parts.direction ?? null)
          : null,
        now: player,
      })),
  };
  return [...past, present];
}
