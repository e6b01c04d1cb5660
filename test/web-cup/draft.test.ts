import { expect, test } from 'vitest';
import { commandSchemas } from '../../src/rulebooks/table/cup/commands.js';
import { formulaSchema } from '../../src/rulebooks/table/cup/formula.js';
import { mafiaCup, mafiaCupClassic } from '../../src/rulebooks/table/cup/pack.js';
import { resultSchema } from '../../src/rulebooks/table/cup/result.js';
import { setupSchema } from '../../src/rulebooks/table/cup/setup.js';
import { hundredthsOf } from '../../src/web/cup/lib/numbers.js';
import { presetsOf } from '../../src/web/cup/lib/presets.js';
import { draftOf, faultsOf, resultOf } from '../../src/web/cup/result/draft.js';
import {
  type CupDraft,
  cupSetupOf,
  firstCommands,
  freshCup,
  planOf,
  sizesOf,
} from '../../src/web/new/cup/draft.js';

const packs = { 'mafia-cup': mafiaCup, 'mafia-cup-classic': mafiaCupClassic };
const draft: CupDraft = {
  ...freshCup('mafia-cup-classic', 'Кубок двора'),
  players: Array.from({ length: 23 }, (_, i) => `Игрок ${i + 1} — Команда ${i % 3}`).join('\n'),
  referees: 'Первый\nВторой',
  rounds: 4,
  first: '2026-12-05T11:00',
  every: 80,
};

test('numbers of the plan: 23 players fill two tables, three sit out, each plays three or four of four rounds', () => {
  expect(sizesOf(draft, mafiaCupClassic)).toEqual({
    players: 23,
    tables: 2,
    places: 20,
    games: [3, 4],
    out: 3,
    empty: 0,
  });
});

test('rounds begin one after another in the zone of the cup', () => {
  expect(planOf(draft, mafiaCupClassic).starts).toEqual([
    '2026-12-05T08:00:00.000Z',
    '2026-12-05T09:20:00.000Z',
    '2026-12-05T10:40:00.000Z',
    '2026-12-05T12:00:00.000Z',
  ]);
});

test('what the wizard sends is what the rulebook takes', () => {
  expect(setupSchema.parse(cupSetupOf({ ...draft, formula: 'roles' }, packs)).pack.formula.win.don).toBe(150);
  const commands = firstCommands(draft, mafiaCupClassic);
  expect(commands.map(({ type }) => type)).toEqual(['setPlan', 'addPlayers', 'addJudges', 'setTeams']);
  for (const command of commands) expect(commandSchemas[command.type].safeParse(command).success).toBe(true);
});

test('every preset is a formula', () => {
  for (const { formula } of presetsOf(mafiaCup.formula))
    expect(formulaSchema.safeParse(formula).success).toBe(true);
});

test('points are typed as people write them', () => {
  expect(['0,4', '-0.5', '−1', '+2,25', '3'].map(hundredthsOf)).toEqual([40, -50, -100, 225, 300]);
  expect(['', '1,234', 'один', '1.2.3'].map(hundredthsOf)).toEqual([null, null, null, null]);
});

test('a result from paper: what is missing is said; complete, it is what the rulebook takes', () => {
  const seats = Array.from({ length: 10 }, (_, i) => ({ n: i + 1, player: `p${i + 1}` }));
  const blank = draftOf({ seats, result: null });
  expect(faultsOf(blank)).toEqual(['noWinner', 'noBlack', 'noDon', 'noSheriff']);
  expect(resultOf(blank)).toBeNull();
  const roles = ['don', 'mafia', 'mafia', 'sheriff'] as const;
  const filled = {
    ...blank,
    winner: 'red' as const,
    seats: blank.seats.map((seat, i) => ({
      ...seat,
      role: roles[i] ?? seat.role,
      ...(i === 4 ? { cause: 'night' as const, when: 1 } : {}),
      ...(i === 0 ? { cause: 'vote' as const, when: 3 } : {}),
    })),
    minutes: 48,
  };
  expect(faultsOf(filled)).toEqual([]);
  const result = resultSchema.parse(resultOf(filled));
  expect(result.seats[4]?.left).toEqual({ cause: 'night', day: 1, night: 1 });
  expect(result.seats[0]?.left).toEqual({ cause: 'vote', day: 3, night: 2 });
  expect(draftOf({ seats, result })).toEqual(filled);
});
