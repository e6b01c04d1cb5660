/** `reglament protocol`: the protocol of a game at a table, from its file. */
import { commitment } from '../engine/draws.js';
import { tablePage } from '../reports/table-page.js';
import { tableProtocol } from '../reports/table-protocol.js';
import type { GameView } from '../rulebooks/table/view.js';
import { play } from '../scenario/run.js';
import { load, tellProblems } from './run.js';
import { type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

const TABLE = 'vavt-cup-2017';

export function protocol(file: string, json: boolean, terminal: Terminal): ExitCode {
  const read = load(file, terminal);
  if ('problems' in read) {
    tellProblems(file, read.problems, terminal);
    return 2;
  }
  const { title, rulebook, seed } = read.scenario;
  if (rulebook.id !== TABLE) throw new UsageError(word('noProtocol', terminal.lang));
  const { game } = play(read.scenario);
  const ended = rulebook.ended(game.state);
  const made = tableProtocol(rulebook.view(game.state, { kind: 'organiser' }) as GameView, {
    id: game.head.id,
    title: title || file,
    rulebook: rulebook.id,
    commitment: commitment(seed),
    seed: ended ? seed : null,
    judge: null,
    place: null,
    corrections: [],
  });
  if (made === null) throw new UsageError(word('noProtocol', terminal.lang));
  terminal.out(json ? `${JSON.stringify(made, null, 2)}\n` : tablePage(made, terminal.lang));
  return 0;
}
