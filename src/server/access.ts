/** What a visitor may do in a game, and through whose eyes he looks. */
import { z } from 'zod';
import type { Author, Viewer } from '../engine/contract.js';
import type { Store, StoredGame } from '../store/store.js';
import { type LiveGame, viewOf } from './live-game.js';
import { ApiProblem } from './problems.js';
import type { AccessRole } from './shapes.js';
import type { Visitor } from './visitors.js';

/**
 * What a route asks for. `anyone`; `account`: an organiser's account; of a game: `watch` it, `play` in it, `steer` it
 * (organiser, co-organiser, everybody in a demo), `own` it (its people and links: organiser, co-organiser).
 */
export type Level = 'anyone' | 'account' | 'watch' | 'play' | 'steer' | 'own';

export interface GameAccess {
  role: AccessRole;
  /** The visitor's own person in this game. */
  person: string | null;
  /** How commands of this visitor are signed; null when he may give none. */
  author: Author | null;
  /** Whether he may look and act through every seat. */
  demo: boolean;
  levels: ReadonlySet<Level>;
}

export async function accessTo(store: Store, visitor: Visitor, game: StoredGame): Promise<GameAccess> {
  const { account } = visitor;
  const grant = visitor.grants.find((held) => held.kind === 'person' && held.game === game.id);
  const person = grant?.person ? await store.person(game.id, grant.person) : null;
  const demo = game.demo && visitor.grants.some((held) => held.kind === 'demo' && held.game === game.id);
  const base = { person: person?.id ?? null, demo };

  if (account && (await store.staff(game.id)).some((member) => member.id === account.id)) {
    return {
      ...base,
      role: 'organiser',
      author: { kind: 'organiser', person: account.id },
      levels: new Set(['watch', 'play', 'steer', 'own']),
    };
  }
  if (person?.role === 'co-organiser') {
    return {
      ...base,
      role: 'co-organiser',
      author: { kind: 'organiser', person: person.id },
      levels: new Set(['watch', 'play', 'steer', 'own']),
    };
  }
  const author: Author | null = person ? { kind: 'person', person: person.id } : null;
  const role = person?.role ?? 'spectator';
  if (demo) return { ...base, role, author, levels: new Set(['watch', 'play', 'steer']) };
  if (person) return { ...base, role, author, levels: new Set(['watch', 'play']) };
  return { ...base, role, author, levels: new Set(game.open ? ['watch'] : []) };
}

/** Whether the visitor sees everything of a game by right, not as somebody else. */
export function steers(access: GameAccess): boolean {
  return access.role === 'organiser' || access.role === 'co-organiser';
}

/**
 * The viewer behind `?as=`: `public` for everybody, `seat` for one's own place, `organiser`, `clan:2` and so on for
 * those who steer the game and in a demo.
 */
export function viewerAs(live: LiveGame, access: GameAccess, as: string | undefined): Viewer {
  if (as === undefined) {
    if (steers(access)) return { kind: 'organiser' };
    return access.person === null ? { kind: 'public' } : { kind: 'person', person: access.person };
  }
  if (as === 'public') return { kind: 'public' };
  if (as === 'seat' && access.person !== null) return { kind: 'person', person: access.person };
  if (!steers(access) && !access.demo) throw new ApiProblem('no-access');
  const viewer =
    as === 'organiser' ? ({ kind: 'organiser' } as const) : live.game.rulebook.viewer(live.game.state, as);
  if (!viewer) throw new ApiProblem('not-found', { field: 'as' });
  return viewer;
}

/** The author behind `?as=`. Only in a demo does one act for others; one's own seat is always open. */
export function authorAs(live: LiveGame, access: GameAccess, as: string | undefined): Author {
  if (as === undefined || (as === 'organiser' && steers(access))) {
    if (!access.author) throw new ApiProblem('no-access');
    return access.author;
  }
  if (as === 'seat' && access.person !== null) return { kind: 'person', person: access.person };
  if (!access.demo) throw new ApiProblem('no-access');
  const author =
    as === 'organiser' ? ({ kind: 'organiser' } as const) : live.game.rulebook.author(live.game.state, as);
  if (!author || author.kind === 'system') throw new ApiProblem('not-found', { field: 'as' });
  return author;
}

const seatShape = z.object({ me: z.object({ role: z.enum(['boss', 'consigliere', 'member']) }) });
const playerShape = z.object({
  me: z.union([z.object({ player: z.string() }), z.object({ seat: z.number() })]),
});

/** The role to show with a view. */
export function roleOf(live: LiveGame, access: GameAccess, viewer: Viewer): AccessRole {
  if (viewer.kind === 'organiser') return access.role === 'co-organiser' ? 'co-organiser' : 'organiser';
  if (viewer.kind === 'public') return 'spectator';
  const seat = seatShape.safeParse(viewOf(live, viewer));
  if (seat.success) return seat.data.me.role;
  if (playerShape.safeParse(viewOf(live, viewer)).success) return 'player';
  return viewer.person === access.person ? access.role : 'member';
}
