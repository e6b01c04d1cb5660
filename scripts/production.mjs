// npm run production -- DIR: what a server needs on its disk and nothing else, laid in a new folder: the program with its
// screens, and the packages that stay outside it (native code and fonts) without what they were compiled from. The folder
// can be copied to another computer of the same kind; `node dist/cli.js start` runs it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { outside, piecesFile, stampFile } from './lib/bundle.mjs';
import { root } from './lib/run.mjs';

const target = process.argv[2] && resolve(process.argv[2]);
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('npm run production -- ПАПКА: нужна новая или пустая папка');
  process.exit(2);
}
if (!existsSync(stampFile)) {
  console.error('Программа не собрана: node scripts/build.mjs');
  process.exit(1);
}

/** Where a package lies that another one asks for: beside it or above, as Node looks; null when it is not installed. */
function found(name, from) {
  for (let dir = from; ; dir = dirname(dir)) {
    const path = join(dir, 'node_modules', name);
    if (existsSync(path)) return path;
    if (dir === root || dir === dirname(dir)) return null;
  }
}

/** Packages that are needed to install others, not to run them. */
const INSTALLERS = ['prebuild-install'];

/** The folders of packages and of all they stand on. Optional ones are those of this kind of computer. */
function withTheirs(names, from, all = new Set()) {
  for (const name of names) {
    const folder = found(name, from);
    if (folder === null || all.has(folder) || INSTALLERS.includes(name)) continue;
    all.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    withTheirs(Object.keys({ ...dependencies, ...optionalDependencies }), folder, all);
  }
  return all;
}

/** Of the driver of the database only the code and what was compiled; its sources and objects are three quarters of it. */
const DRIVER = join(root, 'node_modules/better-sqlite3');
const ofDriver = [
  '',
  '/package.json',
  '/LICENSE',
  '/lib',
  '/build',
  '/build/Release',
  '/build/Release/better_sqlite3.node',
];
const wanted = (path) =>
  !path.startsWith(DRIVER) ||
  ofDriver.includes(path.slice(DRIVER.length)) ||
  path.startsWith(join(DRIVER, 'lib/'));

mkdirSync(target, { recursive: true });
cpSync(join(root, 'package.json'), join(target, 'package.json'));
for (const name of [...readFileSync(piecesFile, 'utf8').split('\n'), '.build', 'licences.txt', 'web']) {
  cpSync(join(root, 'dist', name), join(target, 'dist', name), { recursive: true });
}
for (const folder of withTheirs(outside, root)) {
  const to = join(target, folder.slice(root.length));
  cpSync(folder, to, {
    recursive: true,
    dereference: true,
    filter: (path) => wanted(path) && !path.slice(folder.length).includes('/node_modules'),
  });
}
