/** The files of the repository that a reference speaks of. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../../scenario/paths.js';
import { fullClause } from '../../scenario/read.js';

export interface Tree {
  /** Path → text. */
  code: ReadonlyMap<string, string>;
  tests: ReadonlyMap<string, string>;
  screens: ReadonlyMap<string, string>;
  /** Clauses with their prefix. */
  scenarios: readonly { name: string; clauses: string[] }[];
  /** A file, a folder, or a file without its ending. */
  exists(path: string): boolean;
}

export function readTree(root: string): Tree {
  const scenarios = texts(root, 'test/scenarios', /\.(ya?ml|json)$/);
  return {
    code: texts(root, 'src/rulebooks', /\.tsx?$/),
    tests: texts(root, 'test', /\.test\.tsx?$/),
    screens: texts(root, 'src/web', /\.tsx?$/),
    scenarios: [...scenarios].map(([name, text]) => ({ name, clauses: clausesOf(text) })),
    exists: (path) => ['', '.ts', '.tsx'].some((end) => existsSync(join(root, path + end))),
  };
}

function texts(root: string, folder: string, kind: RegExp): Map<string, string> {
  const base = join(root, folder);
  if (!existsSync(base)) return new Map();
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && statSync(join(base, name)).isFile())
    .sort();
  return new Map(names.map((name) => [`${folder}/${name}`, readFileSync(join(base, name), 'utf8')]));
}

/** The clauses a scenario says it proves. A file that does not read proves none; its own test says why. */
function clausesOf(text: string): string[] {
  try {
    const file: unknown = parse(text);
    if (!isObject(file) || !Array.isArray(file.clauses)) return [];
    return file.clauses.map((id) => fullClause(String(id), String(file.rulebook)));
  } catch {
    return [];
  }
}
