import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importInWorker, importTable, LIMITS } from '../../src/quiz';
import { file, fixture } from './helpers';

function script(code: string): URL {
  const path = join(mkdtempSync(join(tmpdir(), 'quiz-worker-')), 'worker.mjs');
  writeFileSync(path, code);
  return pathToFileURL(path);
}

describe('reading in a worker', () => {
  it('gives the same as reading here', async () => {
    const input = fixture('quizplease_game20.csv');
    expect(await importInWorker(input)).toEqual(await importTable(input));
    const book = fixture('rating_export_8803_2023-01-25_out_of_competition_note.xlsx');
    const options = { decisions: { values: { O9: '1' } } };
    expect(await importInWorker(book, options)).toEqual(await importTable(book, options));
  });

  it('passes a refusal on', async () => {
    const outcome = await importInWorker(file('%PDF-1.4'));
    expect('refusal' in outcome && outcome.refusal.code).toBe('unknown-format');
    const large = await importInWorker(file(new Uint8Array(LIMITS.bytes + 1)));
    expect('refusal' in large && large.refusal.code).toBe('too-large');
  });

  it('a worker that never answers is stopped', async () => {
    const outcome = await importInWorker(file('x'), {}, { url: script('for (;;) {}'), milliseconds: 300 });
    expect('refusal' in outcome && outcome.refusal.code).toBe('worker-late');
  });

  it.each([
    ['throws', 'throw new Error("no")'],
    ['leaves', 'process.exit(3)'],
    ['ends silently', ''],
    ['runs out of memory', 'const all = []; for (;;) all.push(new Array(100000).fill(all.length));'],
    ['recurses for ever', 'const f = () => f() + 1; f();'],
  ])('a worker that %s gives a refusal, and the process lives', async (_, code) => {
    const outcome = await importInWorker(file('x'), {}, { url: script(code), megabytes: 32 });
    expect('refusal' in outcome && outcome.refusal.code).toBe('worker-died');
  });

  it('a worker file that is not there', async () => {
    const outcome = await importInWorker(file('x'), {}, { url: new URL('file:///nowhere/worker.mjs') });
    expect('refusal' in outcome && outcome.refusal.code).toBe('worker-died');
  });
});
