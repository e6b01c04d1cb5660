// npm test [-- --only types,lint]: everything that must hold, in order. The last line is `N passed, N failed`:
// every stage counts as one, and so does every test.
// Node built-ins only: on a fresh clone nothing else is there yet.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureCompiler } from './lib/compiler.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { root, run } from './lib/run.mjs';

/**
 * What a stage may need of the machine. Each makes sure of its thing, installing it if need be, and returns null or
 * the reason why it could not; the stages that need it then fail with that reason. A new one goes here.
 */
const prerequisites = {
  chromium: { title: 'Chromium', ensure: ensureChromium },
  compiler: { title: 'компилятор C', ensure: ensureCompiler },
  postgres: { title: 'PostgreSQL', ensure: ensurePostgres },
};

/** A stage that hangs is a failed stage. */
const STAGE_LIMIT_MS = 12 * 60_000;

const node = (...args) => command(process.execPath, ...args);

/** A stage that is one program: it passes when the program exits with 0. */
function command(program, ...args) {
  return async () => ({ ok: (await run(program, args, { timeout: STAGE_LIMIT_MS })) === 0 });
}

/** A stage that is a set of Vitest tests, counted one by one. A set without tests fails. */
function vitest(id, ...args) {
  return async () => {
    const report = join(root, `.cache/test/${id}.json`);
    mkdirSync(join(root, '.cache/test'), { recursive: true });
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run('vitest', ['run', '--allowOnly=false', ...reporters, ...args], {
      timeout: STAGE_LIMIT_MS,
    });
    let counts;
    try {
      counts = JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      return { ok: false, note: 'отчёта о тестах нет' };
    }
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = counts;
    const skipped = numPendingTests + numTodoTests;
    const note = `тестов прошло ${passed}, упало ${failed}${skipped ? `, пропущено ${skipped}` : ''}`;
    if (passed + failed === 0) return { ok: false, passed, failed, note: 'ни один тест не выполнен' };
    return { ok: code === 0 && failed === 0, passed, failed, note };
  };
}

/** In order. `vital`: nothing after it makes sense if it fails. `needs`: prerequisites and earlier stages. */
const stages = [
  { id: 'types', title: 'типы', run: command('tsc', '--noEmit') },
  { id: 'lint', title: 'стиль и разметка', run: command('biome', 'check', '--error-on-warnings') },
  { id: 'imports', title: 'направления импортов', run: command('depcruise', 'src', 'test') },
  { id: 'purity', title: 'чистота правил', run: node('scripts/check-purity.mjs') },
  { id: 'dead', title: 'мёртвый код', run: command('knip') },
  { id: 'build', title: 'сборка', vital: true, run: node('scripts/build.mjs') },
  {
    id: 'reference',
    title: 'справочник и матрица пунктов',
    needs: ['build'],
    run: node('dist/cli.js', 'reference', '--check'),
  },
  { id: 'tests', title: 'тесты', needs: ['build', 'compiler', 'postgres'], run: vitest('tests') },
  {
    id: 'browser',
    title: 'тесты в браузере',
    needs: ['build', 'chromium'],
    run: vitest('browser', '--config', 'vitest.browser.config.ts'),
  },
];

const total = { passed: 0, failed: 0 };

function finish() {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

function fail(reason) {
  console.error(reason);
  total.failed += 1;
  finish();
}

function chosenStages() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return stages;
  const only = values.only.split(',');
  const unknown = only.filter((id) => !stages.some((stage) => stage.id === id));
  if (unknown.length > 0) {
    throw new Error(`нет этапа «${unknown.join(', ')}»; есть: ${stages.map((stage) => stage.id).join(', ')}`);
  }
  const chosen = stages.filter((stage) => only.includes(stage.id));
  return stages.filter((stage) =>
    chosen.some(({ id, needs = [] }) => id === stage.id || needs.includes(stage.id)),
  );
}

let chosen;
try {
  chosen = chosenStages();
} catch (error) {
  fail(`npm test -- --only: ${error.message}`);
}

const noDependencies = ensureDependencies();
if (noDependencies) fail(`Зависимости не поставлены: ${noDependencies}.`);

const missing = {};
for (const [id, { title, ensure }] of Object.entries(prerequisites)) {
  const reason = chosen.some((stage) => stage.needs?.includes(id)) ? ensure() : null;
  if (reason) missing[id] = `${title}: ${reason}`;
}

const summary = [];
for (const stage of chosen) {
  console.log(`\n── ${stage.id}: ${stage.title}`);
  const started = Date.now();
  const lacks = (stage.needs ?? []).flatMap((need) => missing[need] ?? []);
  const result = lacks.length > 0 ? { ok: false, note: lacks.join('; ') } : await stage.run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);

  total.passed += (result.passed ?? 0) + (result.ok ? 1 : 0);
  total.failed += (result.failed ?? 0) + (result.ok ? 0 : 1);
  const line = `${result.ok ? '✓' : '✗'} ${stage.id}, ${seconds} с${result.note ? `: ${result.note}` : ''}`;
  console.log(line);
  summary.push(line);
  if (stage.vital && !result.ok) {
    summary.push('✗ дальше не проверено: без этого этапа остальные не имеют смысла');
    break;
  }
}
console.log(`\n${summary.join('\n')}\n`);
finish();
