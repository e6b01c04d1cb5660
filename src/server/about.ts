/** What a protocol says of a game that no view holds: its name, its luck, who led it, what was corrected. */
import { z } from 'zod';
import type { Viewer } from '../engine/contract.js';
import type { Entry, LogRecord } from '../engine/game.js';
import type { About } from '../reports/table-protocol.js';
import type { GameStore, Store, StoredGame } from '../store/store.js';

/** Only a judged table prints its corrections. */
const TABLE = 'vavt-cup-2017';

const tableSetup = z.object({ cup: z.object({ round: z.number(), table: z.number() }) });

type Records = GameStore & Pick<Store, 'staff' | 'person' | 'account'>;

/** @param viewer only whoever steers the game reads who led it */
export async function aboutOf(store: Records, game: StoredGame, viewer: Viewer): Promise<About> {
  const { id, title, rulebook, commitment, seed, ended, setup } = game;
  const place = tableSetup.safeParse(setup).data?.cup ?? null;
  return {
    id,
    title,
    rulebook,
    commitment,
    seed: ended ? seed : null,
    judge: viewer.kind === 'organiser' ? await judgeOf(store, game) : null,
    place: place && { round: place.round, table: place.table },
    corrections: rulebook === TABLE ? await correctionsOf(store, id) : [],
  };
}

/** Who led it: at a table of a cup whoever gave its last command, otherwise the first of those who steer it. */
async function judgeOf(store: Records, { id, parent }: StoredGame): Promise<string | null> {
  if (parent === null) return (await store.staff(id))[0]?.name ?? null;
  const last = (await store.records(id)).findLast(
    ({ author, input }) => input.kind === 'command' && author.kind === 'organiser',
  )?.author;
  if (last?.kind !== 'organiser' || last.person === undefined) return null;
  return (await store.person(parent, last.person))?.name ?? (await store.account(last.person))?.name ?? null;
}

async function correctionsOf(store: GameStore, id: string): Promise<About['corrections']> {
  return corrections(await store.records(id));
}

/** Each correction with the entry it is about, and what that entry came to before and after. */
export function corrections(records: readonly LogRecord[]): About['corrections'] {
  const said: About['corrections'] = [];
  const inForce = new Map<string, Entry>();
  for (const { seq, at, input, entries } of records) {
    if (input.kind === 'amend') {
      const { change, reason } = input;
      const target = change.kind === 'insert' ? String(seq) : change.target;
      said.push({
        ...{ seq, at, reason, kind: change.kind, entry: Number(target) },
        was: eventOf(inForce.get(target)),
        now: eventOf(entries.find((entry) => entry.id === target)),
      });
      if (change.kind === 'remove') inForce.delete(target);
    }
    for (const entry of entries) inForce.set(entry.id, entry);
  }
  return said;
}

/** An entry is told by its first event, as a step of the judge is. */
function eventOf(entry: Entry | undefined): About['corrections'][number]['now'] {
  const first = entry?.events[0];
  return first ? { ...first } : null;
}
