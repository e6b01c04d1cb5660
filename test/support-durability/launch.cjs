// Runs the bundle of victim.ts named by the first argument, with the compiled code of an earlier run: a quarter of a
// second saved at every start.
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { Script } = require('node:vm');

const file = process.argv[2];
const cache = `${file}.compiled`;
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
const source = `(function (require, module, exports, __filename) {${readFileSync(file, 'latin1')}\n})`;
const script = new Script(source, { filename: file, cachedData });
script.runInThisContext()(require, module, exports, file);

/** Called by the test once the server has started: by then everything that a start needs is compiled. */
process.on('message', () => {
  writeFileSync(`${cache}.${process.pid}`, script.createCachedData());
  renameSync(`${cache}.${process.pid}`, cache);
  process.send('kept');
});
