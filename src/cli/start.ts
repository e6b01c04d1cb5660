/** `reglament start`: the server, until the process is told to end. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openForServer } from './open-store.js';
import { FORGOTTEN } from './people.js';
import { DATA, type ExitCode, type Terminal, UsageError } from './terminal.js';
import { buildName, packageVersion } from './version.js';
import { word } from './words.js';

interface StartValues {
  port?: string;
  host?: string;
  data?: string;
  database?: string;
  'new-link'?: boolean;
  'trust-proxy'?: boolean;
}

/** Beside the program in a build, in dist/ when run from the sources. */
const WEB_DIRS = ['./web', '../../dist/web'];

export async function start(values: StartValues, terminal: Terminal): Promise<ExitCode> {
  const { out, lang, library } = terminal;
  const port = Number(values.port ?? 8080);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535)) throw new UsageError(word('badPort', lang));
  const data = values.data ?? DATA;
  // A password in an argument can be read by everybody on the computer; the environment is this program's own.
  const database = values.database ?? process.env.REGLAMENT_DATABASE;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) {
    throw new UsageError(word('badDatabase', lang));
  }

  // Loaded only here: the other commands need neither server nor database.
  const [{ startServer }, { forgottenList }] = await Promise.all([
    import('../server/start.js'),
    import('../server/privacy/ledger.js'),
  ]);
  const store = await openForServer(data, terminal, database);
  if (store === null) return 1;
  const server = await startServer({
    store,
    rulebooks: library.rulebooks,
    packs: library.packs,
    tools: async () => (await import('./tools.js')).tools,
    webDir: webDir(),
    port,
    host: values.host ?? '127.0.0.1',
    publicUrl: process.env.REGLAMENT_URL ?? null,
    metricsToken: process.env.REGLAMENT_METRICS_TOKEN || null,
    version: packageVersion(),
    build: buildName(),
    newLink: values['new-link'] ?? false,
    ledger: forgottenList(join(data, FORGOTTEN)),
    // Only where a proxy of one's own stands in front: otherwise anybody could write these headers.
    trustProxy: values['trust-proxy'] ?? false,
  });
  // One line that can be clicked: on the first start it lets the organiser in, later it is the address.
  out(`${server.firstLink ?? server.url}\n`);
  endWithProcess(() => server.close());
  return 0;
}

function webDir(): string | null {
  const found = WEB_DIRS.map((dir) => fileURLToPath(new URL(dir, import.meta.url)));
  return found.find((dir) => existsSync(join(dir, 'index.html'))) ?? null;
}

/** The first signal lets the server finish what it is at; a second one ends the process at once. */
function endWithProcess(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
