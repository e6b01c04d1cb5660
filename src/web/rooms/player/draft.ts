/** What a player is putting together, before it becomes a command. The server decides whether it may be. */
import type {
  Action,
  Bonus,
  CommandOf,
  Part,
  SpecialAction,
  Vote,
} from '../../../rulebooks/twelve-rooms/commands.js';
import type { Direction } from '../../../rulebooks/twelve-rooms/geometry.js';
import type { Ability, Active, Special } from '../../../rulebooks/twelve-rooms/roles.js';

/** Whatever an ability is aimed at, as far as it has been chosen; empty strings and nulls are gaps. */
export interface Aim {
  players: readonly string[];
  votes: readonly string[];
  rooms: readonly (number | null)[];
}

export const NO_AIM: Aim = { players: [], votes: [], rooms: [] };

type Mode = 'later' | 'none' | 'use';

export interface Draft {
  direction: Direction | null;
  actions: { mode: Mode; uses: readonly { ability: Active; aim: Aim }[] };
  special: { mode: Mode; ability: Special | null; aim: Aim };
  bonus: { mode: Mode; which: string | null; target: string; note: string };
  vote: Vote | '';
  mafkill: { mode: Mode; target: string };
}

export const EMPTY_DRAFT: Draft = {
  direction: null,
  actions: { mode: 'later', uses: [] },
  special: { mode: 'later', ability: null, aim: NO_AIM },
  bonus: { mode: 'later', which: null, target: '', note: '' },
  vote: '',
  mafkill: { mode: 'later', target: '' },
};

export type MoveParts = Omit<CommandOf<'sendMove'>, 'type' | 'turn'>;

/** How many players, votes and rooms an ability takes. */
export const SHAPES: Record<Ability, { players: number; votes: number; rooms: number }> = {
  block: { players: 1, votes: 0, rooms: 0 },
  hold: { players: 1, votes: 0, rooms: 0 },
  forgive: { players: 0, votes: 0, rooms: 0 },
  dictate: { players: 2, votes: 2, rooms: 0 },
  silence: { players: 0, votes: 0, rooms: 1 },
  redirect: { players: 0, votes: 0, rooms: 0 },
  heal: { players: 1, votes: 0, rooms: 0 },
  swap: { players: 2, votes: 0, rooms: 0 },
  deceive: { players: 1, votes: 0, rooms: 0 },
  therapy: { players: 1, votes: 0, rooms: 0 },
  doubt: { players: 1, votes: 0, rooms: 0 },
  inject: { players: 1, votes: 0, rooms: 0 },
  check: { players: 1, votes: 0, rooms: 0 },
  doors: { players: 0, votes: 0, rooms: 4 },
  compare: { players: 2, votes: 0, rooms: 0 },
  census: { players: 0, votes: 0, rooms: 1 },
  question: { players: 1, votes: 0, rooms: 0 },
  route: { players: 1, votes: 0, rooms: 0 },
};

/** An aimed ability as an action; null while something is still to be chosen. */
export function actionOf(ability: Active, { players, votes, rooms }: Aim): Action | null {
  const [first = '', second = ''] = players;
  const [a, b, c, d] = rooms;
  switch (ability) {
    case 'dictate': {
      const [one = '', two = ''] = votes;
      if (!first || !second || !one || !two) return null;
      return {
        ability,
        votes: [
          { voter: first, vote: one },
          { voter: second, vote: two },
        ],
      };
    }
    case 'silence':
    case 'census':
      return a ? { ability, room: a } : null;
    case 'doors':
      return a && b && c && d
        ? {
            ability,
            doors: [
              [a, b],
              [c, d],
            ],
          }
        : null;
    case 'swap':
    case 'compare':
      return first && second ? { ability, targets: [first, second] } : null;
    default:
      return first ? { ability, target: first } : null;
  }
}

function specialOf(ability: Special | null, aim: Aim): SpecialAction | null {
  if (ability === null) return null;
  if (ability !== 'inject') return { ability };
  const [target = ''] = aim.players;
  return target ? { ability, target } : null;
}

function bonusOf({ which, target, note }: Draft['bonus']): Bonus | null {
  if (which === null) return null;
  if (which === 'armour') return target ? { kind: 'armour', target } : null;
  return {
    kind: 'prize',
    prize: which,
    ...(target ? { target } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
}

export interface Finished {
  parts: MoveParts;
  /** Parts begun and not finished. */
  gaps: Part[];
}

/** The parts that are ready to go, and those begun but not finished; parts that stand already are left out. */
export function finish(draft: Draft, standing: readonly Part[] = []): Finished {
  const parts: MoveParts = {};
  const gaps: Part[] = [];
  if (draft.direction) parts.direction = draft.direction;
  if (draft.vote) parts.vote = draft.vote;

  const { actions, special, bonus, mafkill } = draft;
  if (actions.mode === 'none') parts.actions = [];
  if (actions.mode === 'use') {
    const made = actions.uses.map(({ ability, aim }) => actionOf(ability, aim));
    const ready = made.filter((action): action is Action => action !== null);
    if (ready.length === made.length && ready.length > 0) parts.actions = ready;
    else gaps.push('actions');
  }
  if (special.mode === 'none') parts.special = null;
  if (special.mode === 'use') {
    const made = specialOf(special.ability, special.aim);
    if (made) parts.special = made;
    else gaps.push('special');
  }
  if (bonus.mode === 'none') parts.bonus = null;
  if (bonus.mode === 'use') {
    const made = bonusOf(bonus);
    if (made) parts.bonus = made;
    else gaps.push('bonus');
  }
  if (mafkill.mode === 'none') parts.mafkill = null;
  if (mafkill.mode === 'use') {
    if (mafkill.target) parts.mafkill = { target: mafkill.target };
    else gaps.push('mafkill');
  }
  for (const part of standing) delete parts[part];
  return { parts, gaps: gaps.filter((part) => !standing.includes(part)) };
}
