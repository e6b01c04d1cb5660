/** Links as they are first stored. */
import type { StoredLink } from '../store/store.js';

/** A link that may be opened again and again until it is revoked. */
export function newLink(
  purpose: 'person' | 'signup' | 'handover',
  { game, person, hash, at }: { game: string; person: string | null; hash: string; at: string },
): StoredLink {
  return {
    hash,
    purpose,
    account: null,
    game,
    person,
    oneTime: false,
    createdAt: at,
    usedAt: null,
    revokedAt: null,
  };
}
