/** The difference of two views, sorted into what a master asks about. */
import type { Difference } from '../../../../engine/diff.js';
import type { GameView, MasterView } from '../../../../rulebooks/twelve-rooms/view.js';

export const FIELDS = ['inGame', 'room', 'role', 'status', 'weight', 'guilt', 'absences', 'armour'] as const;
export type Field = (typeof FIELDS)[number];

export const OTHERS = ['turns', 'moves', 'stage', 'winner', 'asks', 'thread', 'rulings', 'seats'] as const;
export type Other = (typeof OTHERS)[number];

export interface Changes {
  players: { player: string; field: Field; before: unknown; after: unknown }[];
  rooms: { room: number; before: string; after: string }[];
  /** Numbers of the turns whose results change. */
  turns: number[];
  others: Other[];
  nothing: boolean;
}

const isField = (name: string | undefined): name is Field => FIELDS.some((field) => field === name);

export function sortDifferences(
  differences: readonly Difference[],
  view: GameView,
  master: MasterView,
): Changes {
  const changes: Changes = {
    players: [],
    rooms: [],
    turns: [],
    others: [],
    nothing: differences.length === 0,
  };
  const others = new Set<Other>();
  for (const { path, before, after } of differences) {
    const [top, second = '', third = '', fourth] = path.split('.');
    if (top === 'master' && second === 'players') {
      if (isField(fourth)) changes.players.push({ player: third, field: fourth, before, after });
      else if (fourth === undefined) others.add('seats');
    } else if (top === 'master' && second === 'map') {
      if (fourth === 'kind' && typeof before === 'string' && typeof after === 'string') {
        changes.rooms.push({ room: Number(third) + 1, before, after });
      }
    } else if (top === 'results' || (top === 'master' && second === 'turns')) {
      const index = Number(top === 'results' ? second : third);
      const turn = view.results[index]?.results.turn ?? master.turns[index]?.turn ?? index + 1;
      if (!changes.turns.includes(turn)) changes.turns.push(turn);
      others.add('turns');
    } else {
      const other = otherOf(top ?? '', second);
      if (other) others.add(other);
    }
  }
  changes.others = OTHERS.filter((other) => others.has(other));
  return changes;
}

function otherOf(top: string, second: string): Other | null {
  if (top === 'turn' || top === 'phase') return 'stage';
  if (top === 'winner' || top === 'thread' || top === 'rulings') return top;
  if (top !== 'master') return null;
  if (second === 'moves' || second === 'asks') return second;
  return null;
}
