/**
 * Who was forgotten, in a file beside the database. A copy of the data that is older than an erasure does not know of it; the
 * server reads this list at its start and forgets again whoever has come back. It holds ids and fingerprints, no names.
 */
import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Store } from '../../store/store.js';
import { nameFields } from './fields.js';
import type { ForgetOrder } from './rewrite.js';

const lineShape = z.object({
  game: z.string(),
  person: z.string().nullable(),
  /** Fingerprints of the names, each salted by its game. */
  names: z.array(z.string()),
  words: z.boolean(),
  at: z.string(),
});
type Line = z.infer<typeof lineShape>;

export interface ForgottenList {
  /** Durable when it answers. */
  add(entry: Line): Promise<void>;
  /** Everything that was forgotten, oldest first. */
  lines(): Promise<Line[]>;
}

function fingerprint(game: string, name: string): string {
  return createHash('sha256').update(`${game}\0${name.trim().toLowerCase()}`).digest('hex');
}

export function forgottenList(file: string): ForgottenList {
  return {
    async add(entry) {
      const line = { ...entry, names: entry.names.map((name) => fingerprint(entry.game, name)) };
      await appendFile(file, `${JSON.stringify(line)}\n`, { flush: true });
    },
    async lines() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        if (line.trim() === '') return [];
        return [lineShape.parse(JSON.parse(line))];
      });
    },
  };
}

/** Orders for those of the list who stand in the data all the same: an older copy was put back. */
export async function comeBack(
  store: Store,
  lines: readonly Line[],
): Promise<{ game: string; order: ForgetOrder }[]> {
  const again: { game: string; order: ForgetOrder }[] = [];
  for (const { game: id, person: who, names, words } of lines) {
    const game = await store.game(id);
    if (!game) continue;
    const person = who === null ? null : await store.person(id, who);
    const spelled = new Set<string>();
    for (const each of [game, ...(await store.gamesOf(id))]) {
      const stored = { setup: each.setup, records: await store.records(each.id) };
      for (const name of namesIn(stored, each.rulebook)) {
        if (names.includes(fingerprint(id, name))) spelled.add(name);
      }
    }
    const known = person !== null && person.erasedAt == null;
    if (!known && spelled.size === 0) continue;
    again.push({ game: id, order: { person: who, names: [...spelled], words } });
  }
  return again;
}

function namesIn(value: unknown, rulebook: string): Set<string> {
  const fields = nameFields(rulebook);
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [field, each] of Object.entries(node)) {
      if (typeof each === 'string' && fields.has(field)) found.add(each);
      else walk(each);
    }
  };
  walk(value);
  return found;
}
