/** Letters are secret until the report: seasons that differ in one letter give others the same view until then. */
import { expect, test } from 'vitest';
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import { thrones2017 } from '../../../src/rulebooks/thrones-2017/pack.js';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TEAMS = HOUSES.map((house) => `Команда ${house}`);
const lord = (house: number): Author => ({ kind: 'person', person: `lord${house}` });
const ORGANISER: Author = { kind: 'organiser' };

interface Letter {
  from: number;
  ally: number;
  target: number;
}

/** Four games, letters before the fifth, its results; then the week goes on beside it. */
function seasonWith(letters: readonly Letter[]): Game {
  const rulebook = rulebooks['thrones-2017']!;
  const setup = {
    pack: thrones2017,
    seats: HOUSES.map((clan) => ({ person: `lord${clan}`, clan, role: 'boss', team: TEAMS[clan - 1] })),
  };
  const head = { id: 'letters', rulebook: 'thrones-2017', version: rulebook.version, setup };
  const game = new Game(rulebook, head, keyedDraws('seed', head.id));
  const give = (command: Command, author: Author, at: string): void => {
    for (const _ of game.advance(at));
    const outcome = game.submit(command, author, at, `${command.type} ${at} ${JSON.stringify(author)}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  };
  give(
    { type: 'dealTeams', teams: TEAMS.map((team, index) => ({ team, place: index + 1 })) },
    ORGANISER,
    '2017-09-20T08:00:00.000Z',
  );
  give({ type: 'startSeason' }, ORGANISER, '2017-09-20T08:01:00.000Z');
  for (const [index, date] of ['2017-09-27', '2017-10-04', '2017-10-11', '2017-10-18'].entries()) {
    give(results(index + 1), ORGANISER, `${date}T19:00:00.000Z`);
  }
  for (const _ of game.advance('2017-10-24T08:00:00.000Z'));
  for (const { from, ally, target } of letters) {
    give({ type: 'sendLetter', game: 5, ally, target }, lord(from), '2017-10-24T08:00:00.000Z');
  }
  return game;
}

function results(game: number): Command {
  return {
    type: 'enterResults',
    game,
    results: {
      teams: TEAMS.map((team, index) => ({
        team,
        place: ((index * 3 + game) % 10) + 1,
        main: 2000 + ((index * 37 * game) % 9) * 500,
        cup: 200,
      })),
      creative: [],
    },
  };
}

function playFifth(game: Game): void {
  const give = (command: Command, author: Author, at: string): void => {
    for (const _ of game.advance(at));
    const outcome = game.submit(command, author, at, `${command.type} ${at}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  };
  give(results(5), ORGANISER, '2017-10-25T19:00:00.000Z');
  const ask = (game.rulebook.view(game.state, { kind: 'organiser' }) as { asks: { id: string }[] }).asks[0];
  if (ask) {
    give(
      { type: 'answerAsk', ask: ask.id, answer: { choice: 'none' }, reason: 'решение' },
      ORGANISER,
      '2017-10-25T19:30:00.000Z',
    );
  }
  give({ type: 'raiseQuestion', text: 'Что-то не описано' }, lord(9), '2017-10-26T08:00:00.000Z');
}

const viewOf = (game: Game, viewer: Viewer): string => JSON.stringify(game.rulebook.view(game.state, viewer));
const others = (letters: readonly Letter[]): Viewer[] => [
  { kind: 'public' },
  ...HOUSES.filter((house) => !letters.some(({ from }) => from === house)).map(
    (house): Viewer => ({ kind: 'person', person: `lord${house}` }),
  ),
];

/** Every outcome of chapter 6, and none. */
const CASES: [string, Letter[]][] = [
  [
    'a pact',
    [
      { from: 4, ally: 2, target: 1 },
      { from: 2, ally: 4, target: 1 },
    ],
  ],
  [
    'another target',
    [
      { from: 4, ally: 2, target: 3 },
      { from: 2, ally: 4, target: 3 },
    ],
  ],
  [
    'different targets',
    [
      { from: 4, ally: 2, target: 1 },
      { from: 2, ally: 4, target: 3 },
    ],
  ],
  [
    'another alliance',
    [
      { from: 4, ally: 2, target: 1 },
      { from: 2, ally: 5, target: 1 },
    ],
  ],
  ['a duel', [{ from: 4, ally: 2, target: 1 }]],
];
const nothing = seasonWith([]);
const nothingPlayed = seasonWith([]);
playFifth(nothingPlayed);

test.each(CASES)('%s: nobody else learns of it before the report', (_, letters) => {
  const game = seasonWith(letters);
  for (const viewer of others(letters)) expect(viewOf(game, viewer)).toBe(viewOf(nothing, viewer));
  // The organiser learns how many have come, and nothing else.
  const counted = (n: number): string => `"received":${n}`;
  const organiser: Viewer = { kind: 'organiser' };
  expect(viewOf(game, organiser)).toContain(counted(letters.length));
  expect(viewOf(game, organiser).replace(counted(letters.length), counted(0))).toBe(
    viewOf(nothing, organiser),
  );
  playFifth(game);
  for (const viewer of others(letters)) expect(viewOf(game, viewer)).toBe(viewOf(nothingPlayed, viewer));
  // The test would see it: the organiser does, and everybody does with the report.
  expect(viewOf(game, { kind: 'organiser' })).not.toBe(viewOf(nothingPlayed, { kind: 'organiser' }));
  for (const _record of game.advance('2017-10-29T07:00:00.000Z'));
  expect(viewOf(game, { kind: 'public' })).not.toBe(viewOf(nothingPlayed, { kind: 'public' }));
  expect(viewOf(game, { kind: 'public' })).toContain('"all":[{"clan"');
});

test('a letter is sealed in the log until its game has been played, and only it', () => {
  const game = seasonWith([{ from: 4, ally: 2, target: 1 }]);
  const command = { type: 'sendLetter', game: 5, ally: 2, target: 1 };
  const sealed = (): boolean => game.rulebook.sealed!(game.state, command);
  expect(sealed()).toBe(true);
  expect(game.rulebook.sealed!(game.state, { type: 'startSeason' })).toBe(false);
  playFifth(game);
  expect(sealed()).toBe(false);
});

test('whoever tries to answer for an unknown day learns nothing', () => {
  const game = seasonWith([{ from: 4, ally: 2, target: 1 }]);
  playFifth(game);
  const told = HOUSES.map((house) => {
    const command = { type: 'answerChoice', choice: `5-twins-${house}`, option: 'marry' };
    const outcome = game.submit(command, lord(house), '2017-10-26T09:00:00.000Z', `try ${house}`);
    return outcome.accepted ? 'accepted' : outcome.refusal.code;
  });
  expect(new Set(told)).toEqual(new Set(['no-such-choice-owed']));
});

test('a season that ended on a veiled day goes on until the report, for all but the organiser', () => {
  const game = seasonWith([]);
  const near = { type: 'decree', effect: { kind: 'position', clan: 4, cell: thrones2017.size - 1 } };
  const submit = (command: Command, author: Author, at: string) =>
    game.submit(command, author, at, `${command.type} ${at} ${JSON.stringify(author)}`);
  submit({ ...near, reason: 'для случая' }, ORGANISER, '2017-10-24T09:00:00.000Z');
  playFifth(game);
  const phaseFor = (viewer: Viewer) => (game.rulebook.view(game.state, viewer) as { phase: string }).phase;
  expect(phaseFor({ kind: 'organiser' })).toBe('ended');
  expect(phaseFor({ kind: 'public' })).toBe('running');

  const letter = { type: 'sendLetter', game: 10, ally: 2, target: 1 };
  const tries: Command[] = [
    letter,
    { type: 'answerChoice', choice: '5-twins-3', option: 'marry' },
    { ...letter, target: 2 },
  ];
  const told = tries.map((command, minute) => {
    const outcome = submit(command, lord(3), `2017-10-26T09:0${minute}:00.000Z`);
    return outcome.accepted ? 'accepted' : outcome.refusal.code;
  });
  expect(told).toEqual(['accepted', 'no-such-choice-owed', 'letter-same']);
  const organiser = submit({ ...letter, clan: 3 }, ORGANISER, '2017-10-26T09:10:00.000Z');
  expect(organiser.accepted ? 'accepted' : organiser.refusal.code).toBe('not-running');

  for (const _record of game.advance('2017-10-29T07:00:00.000Z'));
  expect(phaseFor({ kind: 'public' })).toBe('ended');
  const after = submit(letter, lord(3), '2017-10-29T08:00:00.000Z');
  expect(after.accepted ? 'accepted' : after.refusal.code).toBe('not-running');
});
