/** The master's effects and what each needs. The server checks them; this only gathers. */
import type { Effect } from '../../../../rulebooks/twelve-rooms/commands.js';
import type { Role } from '../../../../rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../../../rulebooks/twelve-rooms/rooms.js';

export type EffectKind = Effect['kind'];

const KINDS: Record<EffectKind, number> = {
  kill: 1,
  revive: 2,
  role: 3,
  ability: 4,
  room: 5,
  weight: 6,
  guilt: 7,
  falseStatus: 8,
  absences: 9,
  clearStored: 10,
  map: 11,
  action: 12,
  sitting: 13,
  departure: 14,
};

export const EFFECT_KINDS = Object.keys(KINDS) as EffectKind[];

/** These overrule an outcome of the turn in progress and need one. */
export const IN_TURN: readonly EffectKind[] = ['action', 'sitting', 'departure'];

export interface Draft {
  player: string | null;
  turn: number | null;
  players?: string[];
  room?: number | null;
  role?: Role | null;
  to?: RoomKind | null;
  ability?: string | null;
  number?: number;
  yes?: boolean;
}

/** Null while something is missing. */
export function effectOf(kind: EffectKind, draft: Draft): Effect | null {
  const { player, turn, room, role, to, ability, players = [], number = 1, yes = true } = draft;
  if (kind === 'map') return room && to ? { kind, room, to } : null;
  if (kind === 'sitting') return turn === null ? null : { kind, turn, players };
  if (!player) return null;
  switch (kind) {
    case 'kill':
    case 'clearStored':
      return { kind, player };
    case 'revive':
      return { kind, player, ...(room ? { room } : {}) };
    case 'role':
      return role ? { kind, player, role } : null;
    case 'room':
      return room ? { kind, player, room } : null;
    case 'weight':
      return { kind, player, weight: number };
    case 'guilt':
      return { kind, player, guilty: yes };
    case 'falseStatus':
      return { kind, player, until: yes ? number : null };
    case 'absences':
      return { kind, player, count: Math.min(9, number) };
    case 'ability':
      return ability ? { kind, player, ability, has: yes } : null;
    case 'action':
      return ability && turn !== null ? { kind, turn, player, ability, passes: yes } : null;
    case 'departure':
      return turn === null ? null : { kind, turn, player, leaves: yes };
  }
}
