/** docs/performance.md: each part between its own marks, renewed by the run that measured it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './rows.js';

/** @throws when the page has no place for the part */
export function writePart(page: string, part: string, rows: readonly Row[]): void {
  const text = readFileSync(page, 'utf8');
  const marks = new RegExp(`(<!-- ${part} -->\n)[\\s\\S]*?(<!-- /${part} -->)`);
  if (!marks.test(text)) throw new Error(`${page} has no marks for «${part}»`);
  writeFileSync(
    page,
    text.replace(marks, (_, head: string, foot: string) => `${head}${table(rows)}\n${foot}`),
  );
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, target, holds }) => {
    const verdict = holds === null ? '' : holds ? 'holds' : '**does not hold**';
    return `| ${what} | ${measured} | ${target} | ${verdict} |`;
  });
  return [
    '',
    '| What | Median (middle half of the rounds) | Target | |',
    '|---|---|---|---|',
    ...lines,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine()}`,
    '',
  ].join('\n');
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}
