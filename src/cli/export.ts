/** `reglament export`: a stored game as a scenario file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commitment, keyedDraws } from '../engine/draws.js';
import { Game } from '../engine/game.js';
import { drawnIn, toScenario, writeScenario } from '../scenario/export.js';
import { withLuck } from '../scenario/luck.js';
import type { GameStore } from '../store/store.js';
import type { Source } from './backup-file.js';
import { DATABASE, type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

/** @param source where the game is stored; servers may be at work on it */
export async function exportFrom(
  { data, database }: Source,
  id: string,
  terminal: Terminal,
): Promise<ExitCode> {
  if (database !== undefined) {
    const { openPostgresStore } = await import('../store/postgres/postgres.js');
    const store = await openPostgresStore(database, async (change) => {
      throw new UsageError(`${word('olderStore', terminal.lang)}: ${change}`);
    });
    return exportGame(store, id, terminal).finally(() => store.close());
  }
  const file = join(data, DATABASE);
  // Opening would make a new database.
  if (!existsSync(file)) throw new UsageError(`${word('noData', terminal.lang)}: ${file}`);
  const { openSqliteStore } = await import('../store/sqlite.js');
  const store = await openSqliteStore(file);
  try {
    return await exportGame(store, id, terminal);
  } finally {
    await store.close();
  }
}

export async function exportGame(
  store: Pick<GameStore, 'game' | 'records'>,
  id: string,
  { library, lang, out, err }: Terminal,
): Promise<ExitCode> {
  const stored = await store.game(id);
  if (!stored) {
    err(`${word('noGame', lang)}: ${id}\n`);
    return 1;
  }
  const rulebook = library.rulebooks[stored.rulebook];
  if (!rulebook) {
    err(`${word('noRulebook', lang)}: ${stored.rulebook}\n`);
    return 1;
  }
  const { seed, title, version, setup } = stored;
  const head = { id, rulebook: stored.rulebook, version, setup };
  const game = Game.replay(rulebook, head, keyedDraws(seed, id), await store.records(id));
  const file = toScenario(game, stored.ended ? { seed } : { draws: drawnIn(game, seed) }, title);
  out(writeScenario(stored.ended ? withLuck(file, game, seed) : { ...file, commitment: commitment(seed) }));
  return 0;
}
