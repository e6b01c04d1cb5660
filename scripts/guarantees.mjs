// npm run guarantees [-- id …]: runs the promises of scripts/guarantees/promises.mjs in full size and writes what they
// measured into docs/guarantees.md. A promise that failed keeps its old row there, and the command fails.
// npm run guarantees -- --quick [id …]: the same in the size of `npm test`; what was measured is only printed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { promises } from './guarantees/promises.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureCompiler } from './lib/compiler.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureProxies } from './lib/proxies.mjs';
import { root, run } from './lib/run.mjs';

const FIGURES = join(root, 'docs/guarantees.json');
const PAGE = join(root, 'docs/guarantees.md');
const MARK = /(<!-- figures -->\n)[\s\S]*?(<!-- \/figures -->)/;

const {
  positionals,
  values: { quick },
} = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean', default: false } } });
const unknown = positionals.filter((id) => !promises.some((promise) => promise.id === id));
if (unknown.length > 0) {
  console.error(`нет обещания «${unknown.join(', ')}»; есть: ${promises.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const chosen = promises.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const lacks =
  ensureDependencies() ??
  (chosen.some(({ browser }) => browser) ? ensureChromium() : null) ??
  (chosen.some(({ compiler }) => compiler) ? ensureCompiler() : null) ??
  (chosen.some(({ database }) => database) ? ensurePostgres() : null) ??
  (chosen.some(({ proxies }) => proxies) ? ensureProxies() : null);
if (lacks) {
  console.error(`Не на чем проверять: ${lacks}.`);
  process.exit(1);
}
if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1);

const figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
const failed = [];
const quickly = [];
for (const promise of chosen) {
  const time = quick ? '' : ` (≈ ${promise.minutes} мин)`;
  console.log(`\n── ${promise.id}: ${promise.ru}${time}`);
  const measured = await measure(promise);
  if (measured === null) failed.push(promise.id);
  else if (quick) quickly.push({ promise, measured });
  else figures[promise.id] = measured;
  if (quick) continue;
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(MARK, (_, head, foot) => head + table() + foot),
  );
}
for (const { promise, measured } of quickly) {
  console.log(`\n${promise.ru}\n${promise.en}\n  ${said(measured)} · ${measured.seconds} s`);
  if (figures[promise.id]) console.log(`  полный размер · full size: ${said(figures[promise.id])}`);
}
console.log(failed.length === 0 ? '\nВсе обещания сдержаны' : `\nНе сдержано: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** What a promise's test counted in full size, or null if it failed or counted nothing. */
async function measure({ id, test, env, browser, config: own }) {
  const file = join(root, '.cache/guarantees', `${id}.jsonl`);
  mkdirSync(join(root, '.cache/guarantees'), { recursive: true });
  rmSync(file, { force: true });
  const started = Date.now();
  const settings = own ?? (browser ? 'vitest.browser.config.ts' : null);
  const config = settings ? ['--config', settings] : [];
  const code = await run('vitest', ['run', '--allowOnly=false', '--testTimeout=7200000', ...config, test], {
    env: { ...(quick ? {} : env), REGLAMENT_MEASURED: file },
  });
  if (code !== 0 || !existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    measured: Object.assign({}, ...lines.map((line) => line.figures)),
    seconds: Math.round((Date.now() - started) / 1000),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  };
}

/** Its figures in words. */
function said({ measured }) {
  return Object.entries(measured)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** The table of docs/guarantees.md. */
function table() {
  const rows = promises.map(({ id, ru, en }) => {
    const last = figures[id];
    const what = last ? said(last) : 'ещё не измерено · not measured yet';
    const when = last ? `${last.date}, ${last.seconds} s · ${last.machine}` : '—';
    return `| ${ru}<br>${en} | \`npm run guarantees -- ${id}\` | ${what} | ${when} |`;
  });
  return [
    '| Обещание · Promise | Команда · Command | Последняя цифра · Last figure | Когда и где · When and where |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
