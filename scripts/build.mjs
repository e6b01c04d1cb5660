// Builds dist/: the server side with esbuild, the screens with vite. Does nothing when nothing has changed.
//   node scripts/build.mjs [--force]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { piecesFile, serverBundle, stampFile, sweep } from './lib/bundle.mjs';
import { licencesOf } from './lib/licences.mjs';
import { root } from './lib/run.mjs';

const inputs = [
  'src',
  'scripts/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/licences.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const outputs = ['dist/cli.js', 'dist/.pieces', 'dist/web/index.html'];

/** One hash of the names and contents of everything the build reads. */
function hashOfInputs() {
  const hash = createHash('sha256');
  const add = (path) => {
    const name = relative(root, path);
    const content = readFileSync(path);
    hash.update(`${name}\0${content.length}\0`).update(content);
  };
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) walk(path);
      else add(path);
    }
  };
  for (const input of inputs.map((name) => join(root, name))) {
    if (input === join(root, 'src')) walk(input);
    else add(input);
  }
  return hash.digest('hex');
}

const hash = hashOfInputs();
const fresh =
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === hash &&
  outputs.every((file) => existsSync(join(root, file)));

if (!fresh || process.argv.includes('--force')) {
  console.log('Собираю программу…');
  rmSync(stampFile, { force: true });
  try {
    // Whoever calls, a test runner too: what is built is the product.
    process.env.NODE_ENV = 'production';
    // Loaded only now: an unchanged tree starts without them.
    const [esbuild, vite] = await Promise.all([import('esbuild'), import('vite')]);
    const { metafile } = await esbuild.build(serverBundle());
    writeFileSync(piecesFile, sweep(join(root, 'dist'), metafile).join('\n'));
    writeFileSync(join(root, 'dist/licences.txt'), licencesOf(metafile));
    await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
    writeFileSync(stampFile, hash);
  } catch (error) {
    console.error(`Сборка не прошла. ${error.message}`);
    process.exitCode = 1;
  }
}
