/** What a protocol says of a game that no view holds: its name, its luck, who led it, what was corrected. */
import { z } from 'zod';
import type { Viewer } from '../engine/contract.js';
import type { About } from '../reports/table-protocol.js';
import type { GameStore, Store, StoredGame } from '../store/store.js';

/** Only a judged table prints its corrections. */
const TABLE = 'vavt-cup-2017';

const tableSetup = z.object({ cup: z.object({ round: z.number(), table: z.number() }) });

/** @param viewer only whoever steers the game reads who led it */
export async function aboutOf(
  store: GameStore & Pick<Store, 'staff'>,
  game: StoredGame,
  viewer: Viewer,
): Promise<About> {
  const { id, title, rulebook, commitment, seed, ended, setup } = game;
  const place = tableSetup.safeParse(setup).data?.cup ?? null;
  const [first] = viewer.kind === 'organiser' ? await store.staff(id) : [];
  return {
    id,
    title,
    rulebook,
    commitment,
    seed: ended ? seed : null,
    judge: first?.name ?? null,
    place: place && { round: place.round, table: place.table },
    corrections: rulebook === TABLE ? await correctionsOf(store, id) : [],
  };
}

async function correctionsOf(store: GameStore, id: string): Promise<About['corrections']> {
  const records = await store.records(id);
  return records.flatMap(({ seq, at, input }) =>
    input.kind === 'amend' ? [{ seq, at, reason: input.reason }] : [],
  );
}
