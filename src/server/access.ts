/** What a visitor may do in a game, and through whose eyes he looks. */
import { z } from 'zod';
import type { Author, Viewer } from '../engine/contract.js';
import type { Store, StoredGame } from '../store/store.js';
import { cupOf, placeOf, standingAt } from './cup/place.js';
import type { GameHost } from './game-host.js';
import { type LiveGame, viewOf } from './live-game.js';
import { ApiProblem } from './problems.js';
import type { AccessRole } from './shapes.js';
import type { Visitor } from './visitors.js';

/**
 * What a route asks for. `anyone`; `account`: an organiser's account; of a game: `watch` it, `play` in it, `steer` it
 * (organiser, co-organiser, everybody in a demo), `own` it (its people and links: organiser, co-organiser), be its `head`
 * (hand it over, remove it, say how long names are kept: organisers).
 */
export type Level = 'anyone' | 'account' | 'watch' | 'play' | 'steer' | 'own' | 'head';

export interface GameAccess {
  role: AccessRole;
  /** By which id the game knows the visitor: his person, or the seat of a table he sits on now. */
  person: string | null;
  /** His person among the people of the game, for whatever is his own: data, devices, calendar. */
  own: string | null;
  /** How commands of this visitor are signed; null when he may give none. */
  author: Author | null;
  /** Whether he may look and act through every seat. */
  demo: boolean;
  levels: ReadonlySet<Level>;
  /** A table of a cup whose end he may not know: once it has ended he is shown it as it was before. */
  concealed: boolean;
}

/** What access is looked up in. */
interface Records {
  store: Store;
  host: GameHost;
}

/** @param as whose eyes he asks for: whoever looks as the public is shown no more than the public */
export async function accessTo(
  { store, host }: Records,
  visitor: Visitor,
  game: StoredGame,
  as?: string,
): Promise<GameAccess> {
  const cup = game.parent === null ? null : await store.game(game.parent);
  if (!cup) return ownAccess(store, visitor, game);
  return tableAccess(host, await ownAccess(store, visitor, cup), { cup, game, as });
}

/**
 * A table of a cup: whoever steers the cup steers it, and so does the judge who is assigned to it at this moment; whoever sits
 * there plays; all others of the cup watch.
 */
async function tableAccess(
  host: GameHost,
  access: GameAccess,
  { cup, game, as }: { cup: StoredGame; game: StoredGame; as: string | undefined },
): Promise<GameAccess> {
  const asPublic = as === 'public';
  if (steers(access) && !asPublic) return access;
  const { person } = access;
  const place = placeOf(game);
  const standing =
    place &&
    (await host.read(cup.id, (live) => {
      const state = cupOf(live);
      return state && standingAt(state, place, person, asPublic ? null : person);
    }));
  const unknown = !standing?.knowsEnd;
  if (steers(access)) return { ...access, concealed: unknown };
  const levels = new Set<Level>();
  if (person !== null || access.demo || (cup.open && game.open)) levels.add('watch');
  if (access.demo) levels.add('play').add('steer');
  if (standing?.leads) {
    levels.add('play').add('steer');
    const author = { kind: 'organiser', person: person! } as const;
    return { ...access, author, role: 'judge', levels, concealed: unknown && asPublic };
  }
  const seat = standing?.seat ?? null;
  if (seat !== null) levels.add('play');
  const concealed = unknown && (asPublic || !access.demo);
  const author: Author | null =
    seat !== null ? { kind: 'person', person: seat } : access.demo ? access.author : null;
  // Whoever sat there once, and whose link the cup has given to another player since, looks on as everybody does.
  const former = seat === null && (place?.seats.some((each) => each.person === person) ?? false);
  return { ...access, person: former ? null : (seat ?? person), author, levels, concealed };
}

async function ownAccess(store: Store, visitor: Visitor, game: StoredGame): Promise<GameAccess> {
  const { account } = visitor;
  const grant = visitor.grants.find((held) => held.kind === 'person' && held.game === game.id);
  const held = grant?.person ? await store.person(game.id, grant.person) : null;
  // Whoever was replaced is named where he acted, and comes in no more.
  const person = held && held.leftAt == null ? held : null;
  const demo = game.demo && visitor.grants.some((held) => held.kind === 'demo' && held.game === game.id);
  const base = { person: person?.id ?? null, own: person?.id ?? null, demo, concealed: false };

  const staff = account && (await store.staff(game.id)).find((member) => member.id === account.id);
  if (staff) {
    return {
      ...base,
      role: staff.role,
      author: { kind: 'organiser', person: staff.id },
      levels: new Set<Level>([
        ...(['watch', 'play', 'steer', 'own'] as const),
        ...(staff.role === 'organiser' ? (['head'] as const) : []),
      ]),
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
export function steers(
  access: GameAccess,
): access is GameAccess & { author: Extract<Author, { kind: 'organiser' }> } {
  return access.author?.kind === 'organiser';
}

/** Whether a view may come with the number of the last record: what the public looks at goes by its own changes alone. */
export function seesLog(access: GameAccess, as: string | undefined): boolean {
  return steers(access) && as !== 'public';
}

/**
 * The viewer behind `?as=`: `public` for everybody, `seat` for one's own place, `organiser`, `clan:2` and so on for
 * those who steer the game and in a demo.
 */
export function viewerAs(live: LiveGame, access: GameAccess, as: string | undefined): Viewer {
  if (as === undefined) {
    if (steers(access)) return organiserBehind(access);
    return access.person === null ? { kind: 'public' } : { kind: 'person', person: access.person };
  }
  if (as === 'public') return { kind: 'public' };
  if (as === 'seat' && access.person !== null) return { kind: 'person', person: access.person };
  if (!steers(access) && !access.demo) throw new ApiProblem('no-access');
  const viewer =
    as === 'organiser' ? organiserBehind(access) : live.game.rulebook.viewer(live.game.state, as);
  if (!viewer) throw new ApiProblem('not-found', { field: 'as' });
  // In a demo everybody is everybody.
  return viewer.kind === 'person' && !access.demo ? { ...viewer, borrowed: true } : viewer;
}

/** Which of the organisers looks. */
function organiserBehind({ author }: GameAccess): Viewer {
  const person = author?.kind === 'organiser' ? author.person : undefined;
  return person === undefined ? { kind: 'organiser' } : { kind: 'organiser', person };
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
  if (viewer.kind === 'organiser') return steers(access) ? access.role : 'organiser';
  if (viewer.kind === 'public') return 'spectator';
  const seat = seatShape.safeParse(viewOf(live, viewer));
  if (seat.success) return seat.data.me.role;
  if (playerShape.safeParse(viewOf(live, viewer)).success) return 'player';
  return viewer.person === access.person ? access.role : 'member';
}
