/** `reglament reference`: what a rulebook takes, tells and shows, and what carries each of its clauses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExitCode, Terminal } from '../terminal.js';
import { word } from '../words.js';
import { clausesPage, matrix, type Tie } from './matrix.js';
import { commandsPage, eventsPage, rulingsPage, setupPage, viewsPage } from './pages.js';
import { readTree } from './tree.js';

/**
 * Writes the files, or only compares them.
 * @returns 1 when a file is out of date (with `check`) or a clause lacks its support
 */
export function reference(root: string, check: boolean, { library, lang, out, err }: Terminal): ExitCode {
  const tree = readTree(root);
  const files = new Map<string, string>();
  const ties: Tie[] = [];
  for (const rulebook of Object.values(library.rulebooks)) {
    const found = matrix(rulebook, tree);
    ties.push(...found);
    const folder = `docs/reference/${rulebook.id}`;
    files.set(`${folder}/setup.md`, setupPage(rulebook));
    files.set(`${folder}/commands.md`, commandsPage(rulebook));
    files.set(`${folder}/events.md`, eventsPage(rulebook));
    files.set(`${folder}/views.md`, viewsPage(rulebook));
    files.set(`${folder}/rulings.md`, rulingsPage(rulebook));
    files.set(`${folder}/clauses.md`, clausesPage(rulebook, found));
  }

  const stale = [...files].filter(([file, text]) => read(join(root, file)) !== text);
  for (const [file, text] of stale) {
    if (check) {
      err(`${word('outOfDate', lang)}: ${file}\n`);
      continue;
    }
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    out(`${word('written', lang)}: ${file}\n`);
  }

  const uncovered = ties.filter(({ faults }) => faults.length > 0);
  if (uncovered.length > 0) err(`${word('uncovered', lang)}: ${uncovered.length}\n`);
  for (const { id, faults } of uncovered) err(`  ${id}: ${faults.map((fault) => fault[lang]).join('; ')}\n`);

  const bad = uncovered.length > 0 || (check && stale.length > 0);
  if (!bad) out(`${word('upToDate', lang)}\n`);
  return bad ? 1 : 0;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
