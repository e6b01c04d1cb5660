// npm start [-- --port 8080 --data DIR …]: installs what is missing, builds what has changed, starts the server.
// Node built-ins only: on a fresh clone nothing else is there yet.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { root, run } from './lib/run.mjs';

const refusal = ensureDependencies();
if (refusal) {
  console.error(`Зависимости не поставлены: ${refusal}.`);
  process.exit(1);
}
// A process of its own, so that the memory of the build tools is given back.
if ((await run(process.execPath, [join(root, 'scripts/build.mjs')])) !== 0) process.exit(1);

// One Ctrl+C reaches this process twice, from the terminal and from npm. A server that listens to the first signal only
// would be cut short by the echo; while somebody listens here, nothing is. A second Ctrl+C still ends everything.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  let last = 0;
  process.on(signal, () => {
    const echo = Date.now() - last < 1000;
    last = Date.now();
    const serverListens = process.listenerCount(signal) > 1;
    if (!echo && !serverListens) process.exit(code);
  });
}

// The same as `node dist/cli.js start …`, but in this very process: signals and the exit code need no forwarding, and
// nothing is left behind if it is killed.
const cli = join(root, 'dist/cli.js');
process.argv = [process.execPath, cli, 'start', ...process.argv.slice(2)];
console.log('Запускаю сервер…');
await import(pathToFileURL(cli).href);
