/** The documentation keeps its promises: every link leads somewhere, every picture is there, every command exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { help } from '../../src/cli/help.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PICTURES = 'docs/pictures';

/** Ours by hand; the reference is generated and checked where it is made, but its links must hold as well. */
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].sort();

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
/** Without blocks and words of code: what stands there is no link. */
const proseOf = (page: string): string =>
  textOf(page)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');

function linksOf(page: string): string[] {
  const prose = proseOf(page);
  const inline = [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, to]) => to!);
  const html = [...prose.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, to]) => to!);
  return [...inline, ...html].filter((to) => !/^[a-z]+:/i.test(to));
}

/** What GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const anchorsOf = (page: string): string[] =>
  [
    ...textOf(page)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, title]) => anchorOf(title!));

describe.each(pages)('%s', (page) => {
  test('every relative link and picture is there', () => {
    const missing = linksOf(page).filter((to) => {
      const [path = '', anchor] = to.split('#');
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return (
        anchor !== undefined &&
        target.endsWith('.md') &&
        !anchorsOf(target).includes(decodeURIComponent(anchor))
      );
    });
    expect(missing).toEqual([]);
  });

  test('every command is one', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const text = textOf(page);
    const unknown = [
      ...[...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
      ...[...text.matchAll(/npm (start|test)\b/g)].map(([, name]) => name!),
    ].filter((name) => !Object.hasOwn(scripts, name));
    const commands = [...text.matchAll(/(?:node dist\/cli\.js|^ {4}reglament|`reglament) (\w+)/gm)].map(
      ([, name]) => name!,
    );
    unknown.push(...commands.filter((name) => !help.ru.includes(`reglament ${name} `)));
    expect(unknown).toEqual([]);
  });

  test('no path of somebody’s machine', () => {
    expect(textOf(page)).not.toMatch(/(?<![\w.])\/(?:work|home|Users|tmp|root)\//);
  });
});

test('every picture is shown somewhere, and they stay light', () => {
  const shown = new Set(
    pages.flatMap((page) => linksOf(page).map((to) => relative(root, join(root, dirname(page), to)))),
  );
  const pictures = readdirSync(join(root, PICTURES)).map((name) => join(PICTURES, name));
  expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
  const bytes = pictures.map((picture) => statSync(join(root, picture)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});

test('a decision is one page', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  const list = textOf('docs/decisions/README.md');
  for (const name of decisions) {
    expect(textOf(`docs/decisions/${name}`).trimEnd().split('\n').length, name).toBeLessThanOrEqual(25);
    expect(list, name).toContain(`(${name})`);
  }
});
