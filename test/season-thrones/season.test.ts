/**
 * A full season of fourteen games, played through the engine and compared number by number with a table that does not come
 * from it: expected.ts (written down), re-derived by calculator.ts (a second reading of the regulation).
 */
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/game.js';
import { seasonReport } from '../../src/reports/season.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { clauses } from '../../src/rulebooks/thrones-2017/clauses.js';
import { thrones2017 } from '../../src/rulebooks/thrones-2017/pack.js';
import { writeScenario } from '../../src/scenario/export.js';
import type { ScenarioFile } from '../../src/scenario/format.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import { sample } from '../season/luck.js';
import { holds } from '../support/report-lines.js';
import { eventsOf, organiserView } from '../support/season-views.js';
import { CASTLES, CHANGES, COIN, calculate, DRESS, JUMPS, NAME, RESTART, SKIP, TWINS } from './calculator.js';
import { EXPECTED, EXPECTED_FINISH } from './expected.js';
import { tablesOf } from './from-engine.js';
import { stage, stepsOf } from './play.js';
import { DEALT, FINISH_WEEKS, GAME_ID, SEED, WEEKS } from './season.js';
import { type GameTable, write } from './table.js';

/** Told by the board and the screens, or examples: no event of any season cites them. */
const NEVER_CITED = ['2.4', '3.free', '5.6'];

const GAMES = WEEKS.map((week) => week.game);
const tables = calculate(WEEKS);
const finishTables = calculate(FINISH_WEEKS);
const steps = stepsOf(WEEKS, tables);
const season = stage.play(steps);
const finish = stage.play(stepsOf(FINISH_WEEKS, finishTables));
const view = organiserView(season.game);
const played = tablesOf(season.game);

const tableOf = (list: readonly GameTable[], game: number) =>
  write(list.find((table) => table.game === game)!);
const written = (game: number) => EXPECTED[game]!.trim();

describe('the table', () => {
  test.each(GAMES)('game %i: the calculator comes to it', (game) => {
    expect(tableOf(tables, game)).toBe(written(game));
  });

  test('the other last game: the calculator comes to it', () => {
    expect(tableOf(finishTables, 14)).toBe(EXPECTED_FINISH.trim());
  });
});

describe('the engine', () => {
  test('accepts and refuses what it should', () => {
    expect(season.faults).toEqual([]);
    expect(finish.faults).toEqual([]);
    expect(season.refusals).toHaveLength(6);
    expect(view.asks).toEqual([]);
  });

  test.each(GAMES)('game %i comes out as the table says', (game) => {
    expect(tableOf(played, game)).toBe(written(game));
  });

  test('1.1: deals ten by ten as the published rule draws, the last three to the first houses of their lot', () => {
    const dealt = view.teams.filter(({ status }) => status === 'dealt' || status === 'deserter');
    const expected = DEALT.map((team, index) => {
      const block = Math.floor(index / 10);
      const order = sample(SEED, GAME_ID, `1.1:block:${block + 1}`, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10);
      return { team, house: order[index % 10] };
    });
    expect(dealt.map(({ team, clan }) => ({ team, house: clan }))).toEqual(expect.arrayContaining(expected));
  });

  test('1.7: publishes each report on the Sunday at 11:00 in Samara', () => {
    expect(view.games.map(({ report }) => report?.at)).toEqual(
      WEEKS.map(({ date }) => new Date(Date.parse(`${date}T07:00:00Z`) + 4 * 86_400_000).toISOString()),
    );
  });

  test('2.8: ends by the calendar: of two on one cell, the one earlier in the last order wins', () => {
    expect(view.phase).toBe('ended');
    expect(view.winner).toEqual({ clan: 8, game: 14, how: 'calendar' });
    expect(view.board.pawns.map(({ cell }) => cell)).toEqual([
      127, 107, 119, 118, 133, 120, 110, 133, 131, 131,
    ]);
  });

  test('2.7: ends at the finish with another last table, and nobody moves after', () => {
    const other = tablesOf(finish.game);
    expect(tableOf(other, 14)).toBe(EXPECTED_FINISH.trim());
    for (const game of GAMES.slice(0, -1)) expect(tableOf(other, game)).toBe(written(game));
    expect(organiserView(finish.game).winner).toEqual({ clan: 9, game: 14, how: 'finish' });
    const waiting = eventsOf(finish.game).flatMap((event) => (event.type === 'NotMoved' ? [event.clan] : []));
    expect(waiting).toEqual([10, 5, 8]);
  });

  test('7.3, 7.4: what the conclave and the jury decide holds from then on', () => {
    const set = eventsOf(season.game).filter((event) => event.type === 'RulingSet');
    expect(set.map(({ ruling, value, by }) => [ruling, value, by])).toEqual([
      ['twins.round', 'eaten', 'council'],
      ['duel.loser', 'eight', 'jury'],
    ]);
  });
});

describe('nothing is left out', () => {
  /** Every effect of every marked cell of the pack: «what happened where». */
  function effectsOfThePack(): string[] {
    const all = Object.entries(thrones2017.marks).flatMap(([cell, mark]): string[] => {
      switch (mark.kind) {
        case 'castle':
          return ['own', 'foreign'].map((whose) => `${cell} castle ${whose}`);
        case 'change':
          return [`${cell} change`];
        case 'move':
        case 'restart':
          return [`${cell} jump`];
        case 'twins':
          return ['marry', 'refuse', 'no answer', 'again'].map((how) => `${cell} twins ${how}`);
        case 'coin':
          return ['given', 'had one'].map((how) => `${cell} coin ${how}`);
        case 'name':
          return ['named', 'kept', 'debt'].map((how) => `${cell} name ${how}`);
        case 'offer':
          return ['done', 'not done'].map((how) => `${cell} dress ${how}`);
        case 'skip':
          return ['skipped', 'cancelled'].map((how) => `${cell} skip ${how}`);
        default:
          throw new Error(`${cell}: ${mark.kind} is not told of`);
      }
    });
    return all.sort();
  }

  /** What the houses of these tables met. */
  function effectsOf(list: readonly GameTable[]): string[] {
    const used = new Set<string>();
    for (const [index, table] of list.entries()) {
      const next = list[index + 1];
      for (const { house, walk, jump, end } of table.houses) {
        if (walk === null) continue;
        const says = (what: string) => table.marks.includes(`${house} ${what}`);
        const chose = table.choices.find((choice) => choice.startsWith(`${house} `));
        const cast = next?.houses.find((line) => line.house === house)?.dice !== null;
        if (jump !== null) used.add(`${walk} jump`);
        if (says('castle +2')) used.add(`${end} castle own`);
        if (says('castle -1')) used.add(`${end} castle foreign`);
        if (table.marks.some((mark) => mark.startsWith(`${house} change`))) used.add(`${end} change`);
        if (end === COIN) used.add(`${end} coin ${says('coin') ? 'given' : 'had one'}`);
        if (says('debt -2')) used.add(`${end} name debt`);
        if (says('name')) used.add(`${end} name ${chose?.endsWith('nobody') ? 'kept' : 'named'}`);
        if (end === TWINS && says('skip') && !cast) used.add(`${end} twins again`);
        if (says('twins'))
          used.add(
            `${end} twins ${chose?.includes('does not') ? 'no answer' : chose?.slice(String(house).length + 1)}`,
          );
        if (says('dress'))
          used.add(`${end} dress ${next?.dress.includes(`${house} done`) ? 'done' : 'not done'}`);
        if (end === SKIP && says('skip')) used.add(`${end} skip ${cast ? 'cancelled' : 'skipped'}`);
      }
    }
    return [...used].sort();
  }

  test('3: every effect of every cell of the pack is met, by the calculator and by the engine', () => {
    expect(effectsOf(tables)).toEqual(effectsOfThePack());
    expect(effectsOf(played)).toEqual(effectsOfThePack());
  });

  test('3: the calculator knows the marked cells of the pack, and no others', () => {
    const own = [CASTLES, JUMPS, CHANGES].flatMap((cells) => Object.keys(cells).map(Number));
    const all = [...own, RESTART, TWINS, COIN, DRESS, NAME, SKIP].sort((a, b) => a - b);
    expect(Object.keys(thrones2017.marks).map(Number)).toEqual(all);
  });

  test('6: both rounds of letters bring every outcome, and the ask', () => {
    const resolved = eventsOf(season.game).filter((event) => event.type === 'IntrigueResolved');
    for (const game of [5, 10]) {
      const round = resolved.filter((event) => event.game === game);
      const outcomes = round.map(({ outcome, totals, ask }) => {
        if (ask !== null) return 'asked';
        if (outcome !== 'duel') return outcome;
        const [sender, target] = totals as [number, number];
        return sender === target ? 'drawn duel' : 'duel';
      });
      expect([...new Set(outcomes)].sort()).toEqual(['asked', 'drawn duel', 'duel', 'failed', 'success']);
    }
    const duels = resolved.flatMap(({ totals }) => (totals ? [Math.sign(totals[0]! - totals[1]!)] : []));
    expect([...new Set(duels)].sort()).toEqual([-1, 0, 1]);
    const asked = resolved.filter(({ ask }) => ask !== null).map(({ outcome }) => outcome);
    expect(asked.sort()).toEqual(['failed', 'success']);
  });

  test('1.2–1.6: mercenaries by lot, a deserter that returns and one that does not', () => {
    const said = played.flatMap(({ teams }) => teams);
    const kinds = said.map((line) => /joins|leaves|returns to \d+, the skip is cancelled/.exec(line)?.[0]);
    expect(kinds).toEqual([
      ...['joins', 'joins', 'joins', 'leaves', 'leaves'],
      'returns to 8, the skip is cancelled',
    ]);
    const { former } = view.teams.find(({ team }) => team === 'Проездом')!;
    expect(former).toBe(6);
    // Three games missed by a team of the Walkers, and three before the first one.
    expect(said.filter((line) => /Последняя электричка|Ёлки-палки/.test(line))).toEqual([]);
  });

  test('has a clause for every event, and an event for every clause', () => {
    const events = [season, finish].flatMap(({ records }) =>
      records.flatMap((record) => record.entries.flatMap((entry) => entry.events)),
    );
    expect(events.filter((event) => event.clauses.length === 0)).toEqual([]);
    const cited = new Set(events.flatMap((event) => event.clauses));
    expect([...cited].filter((id) => !Object.hasOwn(clauses, id))).toEqual([]);
    const carriedOut = Object.entries(clauses)
      .filter(([, { kind }]) => kind === 'executed' || kind === 'schedule')
      .map(([id]) => id.replace('thrones-2017:', ''));
    const missing = carriedOut.filter((id) => !cited.has(`thrones-2017:${id}`));
    expect(missing).toEqual(NEVER_CITED);
  });
});

describe('the record', () => {
  test('replays to the same state', () => {
    for (const { game, records } of [season, finish]) {
      const stored = JSON.parse(JSON.stringify(records)) as typeof records;
      expect(Game.replay(stage.rulebook, stage.head, stage.draws, stored).hash()).toBe(game.hash());
    }
  });

  test('6.1: letters are seen on Sunday and not before', () => {
    const until = (at: string) => stage.play(steps.filter((step) => step.at < at)).game;
    for (const { game, date, letters } of WEEKS.filter((week) => week.letters)) {
      const seen = (at: string) =>
        (stage.rulebook.view(until(at).state, { kind: 'public' }) as typeof view).games[game - 1]!.letters;
      expect(seen(`${date} 23:59`)?.all).toBeNull();
      const sunday = new Date(Date.parse(date) + 4 * 86_400_000).toISOString().slice(0, 10);
      expect(seen(`${sunday} 11:02`)?.all).toHaveLength(letters!.length);
    }
  });
});

describe('as a scenario file', () => {
  const title = 'сезон из четырнадцати игр, проверенный вручную';
  const text = writeScenario(stage.scenario(steps, title) as unknown as ScenarioFile);

  test('season.yaml holds these steps', async () => {
    await expect(text).toMatchFileSnapshot('season.yaml');
  });

  test('it runs, every expectation holds, and it leads to the same state', () => {
    const read = readScenario(text, { rulebooks, packs });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const report = play(read.scenario);
    expect(report.failures).toEqual([]);
    expect(report.hash).toBe(season.game.hash());
  });
});

describe('the report', () => {
  const names = new Map(view.board.sides.map((side) => [side.id, side.name.ru]));
  const decimal = (hundredths: number) => String(hundredths / 100).replace('.', ',');

  test.each(GAMES)('game %i: holds the numbers of the table', (game) => {
    const lines = seasonReport(view, game, 'vk', 'ru').split('\n');
    const table = tables.find((each) => each.game === game)!;
    const missing = table.houses.flatMap((line) => {
      const wanted: (string | number)[][] = [[line.end]];
      if (line.dice) {
        const parts = line.dice[2] ? line.dice : line.dice.slice(0, 2);
        wanted.push([decimal(line.main!), ...parts, line.total!]);
      }
      if (line.left !== null) wanted.push([line.total! + line.letters, line.left]);
      if (line.walk !== null) wanted.push([...(line.from > 0 ? [line.from] : []), line.walk]);
      if (line.jump !== null) wanted.push([line.walk!, line.jump]);
      return wanted
        .filter((numbers) => !lines.some((said) => holds(said, names.get(line.house)!, numbers)))
        .map((numbers) => `${names.get(line.house)}: ${numbers.join(' … ')}`);
    });
    expect(missing).toEqual([]);
  });
});
