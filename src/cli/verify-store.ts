/**
 * A whole store, read through: of every game the records in order and in shape, folded and decided once more, its snapshot,
 * its deadlines and its seed. What does not hold is named by game and record.
 */
import { hashOf } from '../engine/canonical.js';
import type { Rulebook } from '../engine/contract.js';
import { commitment, keyedDraws } from '../engine/draws.js';
import { Game, type LogRecord } from '../engine/game.js';
import type { Store, StoredGame } from '../store/store.js';
import { messageOf } from './backup-file.js';
import type { Terminal } from './terminal.js';
import { buildName } from './version.js';
import { type WordKey, word } from './words.js';

/** Something that does not hold. `seq`: the first record it is seen at. */
interface Fault {
  what: WordKey;
  seq?: number;
  detail?: string;
}

type Readable = Pick<Store, 'games' | 'records' | 'snapshot' | 'timers' | 'removal'>;

/** @returns how many faults were found and told */
export async function verifyStore(store: Readable, terminal: Terminal): Promise<number> {
  const { lang, out, err, library } = terminal;
  let count = 0;
  for (const stored of await store.games()) {
    // Of a game that was removed for good only the bare row is left, as it should be.
    if ((await store.removal(stored.id))?.purgedAt) continue;
    const rulebook = editionOf(library.rulebooks, stored);
    const name = `${stored.id} «${stored.title}»`;
    if (!rulebook) {
      out(`${name}: ${word('noEdition', lang)}: ${stored.rulebook} ${stored.version}\n`);
      continue;
    }
    const { faults, hash } = await verifyGame(store, stored, rulebook);
    for (const { what, seq, detail } of faults) {
      const at = seq === undefined ? '' : ` ${word('record', lang)} ${seq}:`;
      err(`✗ ${name}:${at} ${word(what, lang)}${detail ? `: ${detail}` : ''}\n`);
    }
    if (faults.length === 0) out(`✓ ${name}: ${word('records', lang)} ${stored.seq}, state: ${hash}\n`);
    count += faults.length;
  }
  return count;
}

function editionOf(rulebooks: Readonly<Record<string, Rulebook>>, stored: StoredGame): Rulebook | null {
  const { rulebook: id, version } = stored;
  const found = rulebooks[`${id}@${version}`] ?? rulebooks[id];
  return found?.version === version ? found : null;
}

async function verifyGame(
  store: Readable,
  stored: StoredGame,
  rulebook: Rulebook,
): Promise<{ faults: Fault[]; hash: string }> {
  const faults: Fault[] = [];
  if (commitment(stored.seed) !== stored.commitment) faults.push({ what: 'fault-seed' });
  const setup = rulebook.setupSchema.safeParse(stored.setup);
  if (!setup.success) return { faults: [...faults, { what: 'fault-setup' }], hash: '' };
  let records: LogRecord[];
  try {
    records = await store.records(stored.id);
  } catch (error) {
    return { faults: [...faults, { what: 'fault-reading', detail: messageOf(error) }], hash: '' };
  }
  const snapshot = await store.snapshot(stored.id);
  const draws = keyedDraws(stored.seed, stored.id);
  const folded = new Game(rulebook, stored, draws);
  const again = new Redecided(new Game(rulebook, stored, draws));
  for (const record of records) {
    const fault =
      shapeFault(record, folded, rulebook) ??
      attempt(record, 'fault-fold', () => folded.apply(structuredClone(record))) ??
      again.fault(record);
    if (fault) return { faults: [...faults, fault], hash: '' };
    if (
      record.seq === snapshot?.seq &&
      snapshot.tag === buildName() &&
      hashOf(snapshot.state) !== folded.hash()
    )
      faults.push({ what: 'fault-snapshot', seq: record.seq });
  }
  if (folded.seq !== stored.seq)
    faults.push({ what: 'fault-end', seq: folded.seq + 1, detail: `${folded.seq} ≠ ${stored.seq}` });
  else if (hashOf(plain(rulebook.due(folded.state))) !== hashOf(await timersOf(store, stored.id, folded)))
    faults.push({ what: 'fault-timers' });
  if (folded.seq === stored.seq && rulebook.ended(folded.state) !== stored.ended)
    faults.push({ what: 'fault-ended' });
  return { faults, hash: folded.hash() };
}

/** The stored deadlines in the order the rulebook names them: order is no part of what is stored. */
async function timersOf(store: Readable, id: string, game: Game): Promise<unknown> {
  const timers = (await store.timers(id)).map(({ at, key, command }) => ({ at, key, command }));
  const order = game.rulebook.due(game.state).map(({ key }) => key);
  return timers.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

function shapeFault(record: LogRecord, { seq, lastAt }: Game, rulebook: Rulebook): Fault | null {
  if (record.seq !== seq + 1) return { what: 'fault-gap', seq: seq + 1 };
  if (record.at < lastAt) return { what: 'fault-time', seq: record.seq, detail: `${record.at} < ${lastAt}` };
  for (const event of record.entries.flatMap(({ events }) => events)) {
    const schema = rulebook.eventSchemas[event.type];
    if (schema && !schema.safeParse(event).success)
      return { what: 'fault-shape', seq: record.seq, detail: event.type };
  }
  return null;
}

/** Every record decided once more from what was entered: what is stored must come out of it. */
class Redecided {
  /** Deadlines that have fired here and are to come in the log. */
  private waiting: LogRecord[] = [];

  constructor(private readonly game: Game) {}

  fault(record: LogRecord): Fault | null {
    return attempt(record, 'fault-decided', () => {
      const made = this.decide(structuredClone(record));
      if (hashOf(plain(made)) !== hashOf(plain(record.entries)))
        throw new Error(differing(made, record.entries));
    });
  }

  /** @throws when it is refused now, or cannot be decided */
  private decide(record: LogRecord): LogRecord['entries'] {
    const { input, author, at, key } = record;
    if (record.entries[0]?.deadline) {
      if (this.waiting.length === 0) this.waiting = this.game.advance(at);
      return this.waiting.shift()?.entries ?? [];
    }
    const outcome =
      input.kind === 'amend'
        ? this.game.amend(input.change, input.reason, author, at, key)
        : this.game.submit(input.command, author, at, key);
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    return outcome.record.entries;
  }
}

function differing(made: LogRecord['entries'], stored: LogRecord['entries']): string {
  const index = stored.findIndex((entry, i) => hashOf(plain(entry)) !== hashOf(plain(made[i] ?? null)));
  const entry = stored[index === -1 ? 0 : index];
  return entry ? `${entry.command.type} (${entry.events.map(({ type }) => type).join(', ')})` : 'nothing';
}

function attempt({ seq }: LogRecord, what: WordKey, task: () => void): Fault | null {
  try {
    task();
    return null;
  } catch (error) {
    return { what, seq, detail: messageOf(error) };
  }
}

/** As it comes back from a store. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
