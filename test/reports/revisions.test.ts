import { expect, it } from 'vitest';
import type { Author } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { type Change, Game } from '../../src/engine/game.js';
import { write } from '../../src/reports/formats.js';
import { reportsOf } from '../../src/reports/kinds.js';
import { revisionBook } from '../../src/reports/revisions.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';

const REPORTED = `
rulebook: mafia-2018
setup: { pack: mafia-2018 }
steps:
  - { at: "2018-01-17 10:00", by: organiser, command: startSeason }
  - at: "2018-01-17 22:30"
    by: organiser
    command: enterResults
    args:
      game: 170
      table: |
        Атом | 1 | 60 | 3
        Барк | 2 | 50 | 3
        Вега | 3 | 40 | 3
        Гонг | 4 | 30 | 1
        Дюна | 5 | 20 | 1
        Енот | 6 | 10 | 1
  - { at: "2018-01-21 11:00", by: system, command: advance }
`;
const ORGANISER: Author = { kind: 'organiser' };
it('x', () => {
  const read = readScenario(REPORTED, { rulebooks, packs });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { game } = play(read.scenario);
  const records = game.entries.map((entry, i) => ({ seq: i + 1, at: entry.at, author: entry.author, key: `r${i}`, input: { kind: 'command' as const, command: entry.command }, entries: [structuredClone(entry)] }));
  const draws = keyedDraws('s', game.head.id);
  const live = Game.replay(game.rulebook, game.head, draws, records);
  const results = game.entries.find(({ command }) => command.type === 'enterResults')!;
  const command = JSON.parse(JSON.stringify(results.command).replace('"Атом"', '"Якорь"').replace('60', '61').replace('"main":2000','"main":8000'));
  console.log(JSON.stringify(results.command).slice(0,300));
  const change: Change = { kind: 'replace', target: results.id, command };
  const a = live.amend(change, 'опечатка в таблице', ORGANISER, live.lastAt, 'amend');
  if (!a.accepted) throw new Error('no');
  const p = live.submit({ type: 'publishReport', game: 170 }, ORGANISER, live.lastAt, 'again');
  if (!p.accepted) throw new Error('no');
  const book = revisionBook({ rulebook: game.rulebook, head: game.head, draws }, reportsOf('mafia-2018')!, 'ru');
  for (const r of [...records, a.record, p.record]) book.apply(r);
  const of = book.of(170);
  console.log(of.revisions.map(({ number, at }) => [number, at]));
  console.log(write(of.revisions[1]!.document!, 'markdown'));
});
