/** What fuzzing has found once: each input with the answer it gets now. */
import { describe, expect, test } from 'vitest';
import type { Author, Command } from '../../src/engine/contract.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { importPack } from '../../src/rulebooks/season/file.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { readScenario } from '../../src/scenario/read.js';
import { playSeason } from '../rulebooks/mafia-2018/random-season.js';
import { playGame } from '../rulebooks/twelve-rooms/random-game.js';

const SYSTEM: Author = { kind: 'system' };
const AT = '2030-01-01T00:00:00.000Z';

describe('a command of the clock that the game does not wait for is refused', () => {
  const { game } = playSeason(3, 1);
  test.each<Command>([
    { type: 'closePainting', game: -9007199254740988 },
    { type: 'closePainting', game: 175 },
    { type: 'openLots', game: 9999 },
    { type: 'closeLots', game: 170 },
    { type: 'closeCaptiveAuction', offer: 'none' },
  ])('%o', (command) => {
    const outcome = game.copy().submit(command, SYSTEM, game.lastAt, 'k');
    expect(!outcome.accepted && outcome.refusal.code).toMatch(/^(system-only|no-such-offer)$/);
  });

  test('anonymous messages of a turn that is not open', () => {
    const { game: rooms } = playGame(1, 1);
    const command = { type: 'publishAnonymous', turn: 12, date: '2019-03-05' };
    const outcome = rooms.submit(command, SYSTEM, AT, 'k');
    expect(!outcome.accepted && outcome.refusal.code).toBe('no-turn');
  });
});

test('a field of another kind is told by kinds people know', () => {
  const rulebook = rulebooks['mafia-2018']!;
  const { game } = playSeason(3, 1);
  const outcome = game.submit({ type: 'bid', lot: 'a', cells: '%' }, { kind: 'organiser' }, AT, 'k');
  if (outcome.accepted) throw new Error('accepted');
  expect(rulebook.refusalText(outcome.refusal)).toEqual({
    ru: 'Поле «cells»: нужно: число, а здесь: текст.',
    en: 'Field “cells”: a number is needed, not a text.',
  });
});

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a pack with a story of the cell «%s» is refused with words',
  (key) => {
    const answer = importPack(JSON.stringify({ ...backyard, stories: { [key]: 1 } }));
    if ('pack' in answer) throw new Error('accepted');
    for (const { text } of answer.messages)
      expect([typeof text.ru, typeof text.en]).toEqual(['string', 'string']);
  },
);

test.each([
  ['keys within keys', '? '.repeat(400)],
  ['lists within lists', '- '.repeat(400)],
  ['open brackets', '['.repeat(5000)],
  [
    'a table of more questions than there can be',
    [
      'rulebook: mafia-2018',
      'title: x',
      'seed: s',
      'setup: { pack: mafia-2018 }',
      'steps:',
      '  - at: "2018-01-17 22:30"',
      '    by: organiser',
      '    command: enterResults',
      '    args: { game: 170, table: "Атом | 2 | 60 | 3 | 1", questionCount: 36363636 }',
    ].join('\n'),
  ],
])('a scenario of %s is refused at once', (_, text) => {
  const before = process.cpuUsage();
  const answer = readScenario(text, { rulebooks, packs });
  expect('problems' in answer && answer.problems.length).toBeGreaterThan(0);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
