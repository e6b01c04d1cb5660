/** The scenario reader and runner, on a rulebook small enough to check by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../../src/engine/contract.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { drawnIn, toScenario, writeScenario } from '../../src/scenario/export.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';
import { checkScenario } from '../support-cli/modes.js';
import { library } from '../support-cli/purse.js';

const file = (name: string): string => readFileSync(`test/support-cli/scenarios/${name}.yaml`, 'utf8');

function problems(text: string, from = library): string[] {
  const read = readScenario(text, from);
  return 'problems' in read ? read.problems.map(({ line, field }) => `${line} ${field}`) : [];
}

function failures(text: string, from = library): string[] {
  const read = readScenario(text, from);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return play(read.scenario).failures.map(({ step, what }) => `${step} ${what}`);
}

describe('scenarios that hold', () => {
  test('the example of the documentation', () => {
    const example = /```yaml\n(.*?)```/s.exec(readFileSync('docs/reference/scenarios.md', 'utf8'));
    expect(checkScenario(example![1]!, { rulebooks, packs })).toEqual([]);
  });

  test.each(['two-rounds', 'corrected'])('%s', (name) => {
    expect(checkScenario(file(name), library)).toEqual([]);
  });

  test('JSON is read too', () => {
    const text = JSON.stringify({
      rulebook: 'purse',
      setup: { pack: { zone: 'UTC', coins: 3, bonus: 1 } },
      steps: [{ at: '2018-01-01 10:00', by: 'organiser', command: 'open', args: { minutes: 1 } }],
    });
    expect(checkScenario(text, library)).toEqual([]);
  });
});

describe('expectations that do not hold', () => {
  const wrong = (from: string, to: string): string => {
    const text = file('two-rounds');
    expect(text).toContain(from);
    return text.replace(from, to);
  };

  test.each([
    ['person: bob }]\n      view', 'person: ann }]\n      view', '1 events.0'],
    ['people.bob.side: 2', 'people.bob.side: 3', '1 view.organiser.people.bob.side'],
    ['people.bob.side: 2', 'people.eve.side: 2', '1 view.organiser.people.eve.side'],
    ['code: no-round', 'code: other', '2 refused.code'],
    ['clause: "2.1"', 'clause: "2.2"', '2 refused.clause'],
    ['field: coins', 'field: other', '5 refused.field'],
    ['refused: true', 'absent: []', '6 refused'],
    ['absent: [Lucky]', 'absent: [CoinsTaken]', '4 absent'],
    ['left: 7', 'left: 8', '4 events.0'],
    [
      '{ type: RoundClosed }, { type: Lucky, person: bob }',
      '{ type: Lucky }, { type: RoundClosed }',
      '7 events.1',
    ],
    [
      'by: side:2\n    command: take\n    args: { coins: 5 }',
      'by: side:3\n    command: take\n    args: { coins: 5 }',
      '4 by',
    ],
  ])('%s → %s', (from, to, failure) => {
    expect(failures(wrong(from, to))[0]).toBe(failure);
  });

  test('an unexpected acceptance', () => {
    expect(failures(wrong('args: { coins: 8 }', 'args: { coins: 7 }'))).toContain('5 refused');
  });

  test('another final state', () => {
    expect(failures(`${file('two-rounds')}expectHash: ${'ab'.repeat(32)}\n`)).toEqual(['11 expectHash']);
  });

  test('events without a clause, with an unknown clause, or of another shape', () => {
    const broken = (clauses: string[]): typeof library => {
      const { purse } = library.rulebooks;
      const changed: Rulebook = {
        ...purse,
        decide: (state, command, context) => {
          const decided = purse.decide(state, command, context);
          return 'events' in decided
            ? { events: decided.events.map((event) => ({ ...event, clauses })) }
            : decided;
        },
      };
      return { ...library, rulebooks: { purse: changed } };
    };
    expect(failures(file('two-rounds'), broken([])).slice(0, 2)).toEqual(['1 clauses', '1 schema']);
    expect(failures(file('two-rounds'), broken(['purse:9.9']))[0]).toBe('1 clauses');
  });
});

describe('malformed files', () => {
  const head = 'rulebook: purse\nsetup: { pack: purse-small }\n';
  const step = 'steps: [{ at: 2018-01-01 10:00, by: organiser, command: open, args: { minutes: 1 } }]\n';

  test.each([
    ['not YAML', `${head}steps: [`, '3 '],
    ['a key twice', `${head}${step}rulebook: purse\n`, '4 '],
    ['no steps', head, '1 steps'],
    ['an unknown key', `${head}${step}colour: red\n`, '4 colour'],
    ['an unknown rulebook', `rulebook: other\n${step}`, '1 rulebook'],
    ['another edition', `${head}version: "9"\n${step}`, '3 version'],
    ['an unknown pack', `rulebook: purse\nsetup: { pack: other }\n${step}`, '2 setup.pack'],
    [
      'a patch of nothing',
      `rulebook: purse\nsetup: { pack: purse-small, patch: { a.b: 1 } }\n${step}`,
      '2 setup.patch.a.b',
    ],
    [
      'a patch against the schema',
      `rulebook: purse\nsetup: { pack: purse-small, patch: { coins: -1 } }\n${step}`,
      '2 setup.pack.coins',
    ],
    ['an unknown clause', `${head}clauses: ["9.9"]\n${step}`, '3 clauses.0'],
    ['a clause that YAML takes for a number', `${head}clauses: [2.10]\n${step}`, '3 clauses.0'],
    ['an unknown ruling', `${head}rulings: { other: x }\n${step}`, '3 rulings.other'],
    [
      'an unknown value of a ruling',
      `${head}rulings: { take.again: maybe }\n${step}`,
      '3 rulings.take.again',
    ],
    ['no time', `${head}steps:\n  - by: organiser\n    command: open\n`, '4 steps.0.at'],
    [
      'a wrong time',
      `${head}steps:\n  - by: organiser\n    at: tomorrow\n    command: open\n`,
      '5 steps.0.at',
    ],
    [
      'a misspelt expectation',
      `${head}steps:\n  - by: organiser\n    at: 2018-01-01 10:00\n    command: open\n    expect: { evens: [] }\n`,
      '7 steps.0.expect.evens',
    ],
    [
      'a correction of what is still to come',
      `${head}steps:\n  - at: 2018-01-01 10:00\n    amend: { remove: 1, reason: x }\n`,
      '5 steps.0.amend.remove',
    ],
    [
      'a correction without a reason',
      `${head}steps:\n  - at: 2018-01-01 10:00\n    amend: { remove: 1 }\n`,
      '5 steps.0.amend.reason',
    ],
  ])('%s', (_, text, problem) => {
    expect(problems(text)).toContain(problem);
  });
});

describe('the quiz table', () => {
  const steps = (table: string, rest = ''): string =>
    `rulebook: purse\nsetup: { pack: purse-small }\nsteps:\n  - at: 2018-01-01 10:00\n    by: organiser\n    command: enterResults\n    args:\n      game: 170\n${rest}      table: |\n${table.replace(/^/gm, '        ')}\n`;
  const command = (text: string): unknown => {
    const read = readScenario(text, library);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const first = read.scenario.steps[0]!;
    return first.kind === 'command' && first.command;
  };

  test('becomes results', () => {
    const table =
      '# team | place | main | cup\nИвановы | 3 | 44 | 3 | 2 1\n\nПетровы | 9.5 | 37.5 | -1,25 |\nСидоровы |  | 0.3 | 0';
    expect(command(steps(table, '      questionCount: 3\n      creative: [Ивановы]\n'))).toEqual({
      type: 'enterResults',
      game: 170,
      results: {
        teams: [
          { team: 'Ивановы', place: 3, main: 4400, cup: 300, questions: { 1: 1, 2: 1, 3: 0 } },
          { team: 'Петровы', place: 9.5, main: 3750, cup: -125, questions: { 1: 0, 2: 0, 3: 0 } },
          { team: 'Сидоровы', place: null, main: 30, cup: 0 },
        ],
        creative: ['Ивановы'],
        questionCount: 3,
      },
    });
  });

  test('faults are told with their line', () => {
    expect(problems(steps('# head\nИвановы | 3 | 4.123 | 0'))).toEqual(['11 steps.0.args.table']);
    expect(problems(steps('Ивановы | 3'))).toEqual(['10 steps.0.args.table']);
    expect(problems(steps('Ивановы | 3 | 4 | 0 | 4', '      questionCount: 3\n'))).toEqual([
      '11 steps.0.args.table',
    ]);
  });
});

describe('a game written down', () => {
  test('without its seed it leads to the same state by what was drawn', () => {
    const read = readScenario(file('corrected'), library);
    if ('problems' in read) throw new Error('malformed');
    const { game } = play(read.scenario);
    const open = toScenario(game, { draws: drawnIn(game, read.scenario.seed) }, 'x');
    expect(open).not.toHaveProperty('seed');
    expect(open.expectHash).toBe(game.hash());
    const again = readScenario(writeScenario(open), library);
    if ('problems' in again) throw new Error('malformed');
    expect(play(again.scenario).failures).toEqual([]);
    expect(toScenario(game, { seed: 's' })).toMatchObject({ seed: 's', expectHash: game.hash() });
    expect(open.steps.map((step) => step.command)).toEqual(['open', 'take', 'take', 'advance']);
  });
});
