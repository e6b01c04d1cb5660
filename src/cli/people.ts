/** `reglament people`, `about`, `forget`, `keep`: what is kept about whom, for whoever keeps the server. The server is stopped. */
import { join } from 'node:path';
import type { GameHost } from '../server/game-host.js';
import type { Rulebooks } from '../server/live-game.js';
import type { Store, StoredGame } from '../store/store.js';
import type { Source } from './backup-file.js';
import { openForServer } from './open-store.js';
import { type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

/** Where the list of those who were forgotten lies, in the data folder: `reglament start` reads it. */
export const FORGOTTEN = 'forgotten.jsonl';

type Work = (store: Store) => Promise<ExitCode>;

async function withStore({ data, database }: Source, terminal: Terminal, work: Work): Promise<ExitCode> {
  const store = await openForServer(data, terminal, database);
  if (store === null) return 1;
  return work(store).finally(() => store.close());
}

/** Every person of every game, or those whose name has `part` in it: game, person, name, role. */
export function people(part: string | undefined, source: Source, terminal: Terminal): Promise<ExitCode> {
  return withStore(source, terminal, async (store) => {
    const wanted = part?.toLowerCase() ?? '';
    for (const { id } of await store.games()) {
      for (const { id: person, name, role } of await store.persons(id)) {
        if (name.toLowerCase().includes(wanted)) terminal.out(`${id}\t${person}\t${name}\t${role}\n`);
      }
    }
    return 0;
  });
}

/** Everything about one person, as a page or as data. */
export function about(
  [game, person]: [string, string],
  json: boolean,
  source: Source,
  terminal: Terminal,
): Promise<ExitCode> {
  return withStore(source, terminal, async (store) => {
    const { fileOf, pageOf } = await import('../server/privacy/about-person.js');
    const { loadGame } = await import('../server/live-game.js');
    const found = await someGame(store, game, terminal);
    const who = found && (await store.person(found.id, person));
    if (!found || !who) return missing(terminal);
    const rulebooks = terminal.library.rulebooks as unknown as Rulebooks;
    const host: Pick<GameHost, 'read'> = {
      read: async (id, use) =>
        use(await loadGame(store, rulebooks, id, { history: false, snapshotTag: 'cli' })),
    };
    const file = await fileOf({ store, host, clock: Date.now }, found, who);
    terminal.out(json ? `${JSON.stringify(file, null, 1)}\n` : pageOf(file));
    return 0;
  });
}

/** Forgets a person of a game, or, where there is no such person, whoever is called so. */
export function forgetPerson(
  [game, whom, ...names]: [string, string, ...string[]],
  words: boolean,
  source: Source,
  terminal: Terminal,
): Promise<ExitCode> {
  return withStore(source, terminal, async (store) => {
    const { forget, previewForget } = await import('../server/privacy/forget.js');
    const { forgottenList } = await import('../server/privacy/ledger.js');
    const found = await someGame(store, game, terminal);
    if (!found) return 1;
    const person = (await store.person(found.id, whom))?.id ?? null;
    const order = { person, names: person === null ? [whom, ...names] : names, words };
    const seen = await previewForget(store, found, order);
    if (person === null && seen.named + seen.mentions === 0) return missing(terminal);
    const nobody = () => undefined;
    const pseudonym = await forget(
      {
        store,
        host: { apart: (_, task) => task() },
        hub: { closeSessions: nobody, notice: nobody },
        clock: Date.now,
        ledger: forgottenList(join(source.data, FORGOTTEN)),
      },
      found,
      order,
    );
    terminal.out(`${seen.names.join(', ')} → ${pseudonym}\n`);
    return 0;
  });
}

/** Days after the end of a game for which names are kept; `off`: without a limit. */
export function keep([game, days]: [string, string], source: Source, terminal: Terminal): Promise<ExitCode> {
  if (days !== 'off' && !/^\d{1,4}$/.test(days)) throw new UsageError(word('needDays', terminal.lang));
  return withStore(source, terminal, async (store) => {
    const { setRetention } = await import('../server/privacy/retention.js');
    const found = await someGame(store, game, terminal);
    if (!found) return 1;
    await setRetention(store, found.id, days === 'off' ? null : Math.min(3650, Number(days)));
    return 0;
  });
}

async function someGame(store: Store, id: string, { err, lang }: Terminal): Promise<StoredGame | null> {
  const game = await store.game(id);
  if (!game) err(`${word('noGame', lang)}: ${id}\n`);
  return game;
}

function missing({ err, lang }: Terminal): ExitCode {
  err(`${word('noPerson', lang)}\n`);
  return 1;
}
