/** A game as one viewer sees it: the answer of its address, and what the feed says has changed of it. */
import { createHash } from 'node:crypto';
import type { StoredGame } from '../store/store.js';
import { type GameAccess, roleOf, seesLog, viewerAs } from './access.js';
import { type AnyRulebook, gameTime, type LiveGame, markOf, viewOf } from './live-game.js';
import { type Names, namesFor } from './people-names.js';
import { seatsOf } from './seats.js';
import type { GameAnswer, GameMeta } from './shapes.js';

/** Whether number and time of records are kept from a viewer: what he does not see would be counted by them. */
export function hidesLog(rulebook: AnyRulebook, access: GameAccess, as: string | undefined): boolean {
  return rulebook.secret === true && !seesLog(access, as);
}

/**
 * @param live as it may be shown to him
 * @param nowMs by the server's clock
 */
export function gameAnswer(
  live: LiveGame,
  access: GameAccess,
  as: string | undefined,
  names: Names,
  nowMs: number,
): GameAnswer {
  const viewer = viewerAs(live, access, as);
  const view = viewOf(live, viewer);
  const hidden = hidesLog(live.game.rulebook, access, as);
  const rest = {
    meta: metaOf(live.meta, access.levels.has('steer')),
    seq: hidden ? 0 : live.game.seq,
    mark: hidden ? markOf(view) : String(live.game.seq),
    role: roleOf(live, access, viewer),
    person: viewer.kind === 'person' ? viewer.person : access.person,
    people: namesFor(names, viewer, view),
    actAs: access.demo ? seatsOf(live) : [],
  };
  return { ...rest, print: printOf(rest, view), serverTime: gameTime(live.meta, nowMs), view };
}

/** A fingerprint of all of an answer but its time. */
function printOf(rest: object, view: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(rest) + markOf(view))
    .digest('hex')
    .slice(0, 32);
}

/** What everybody may know of a game; the reason of a stop is for those who steer it. */
export function metaOf(game: StoredGame, steers: boolean): GameMeta {
  const { id, rulebook, version, title, parent, demo, open, ended, createdAt, commitment } = game;
  const shown = { id, rulebook, version, title, parent, demo, open, ended, createdAt, commitment };
  return {
    ...shown,
    seed: ended ? game.seed : null,
    quarantined: game.quarantined === null || steers ? game.quarantined : 'waiting',
  };
}
