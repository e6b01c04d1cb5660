import { describe, expect, it } from 'vitest';
import { mergeTables } from '../../src/quiz';
import { kinds, paste, previewOf } from './helpers';

const game = paste('Место;Команда;Итого\n1;УО;5\n2;Ёлки;4\n3;Дружба;3');

describe('a second table', () => {
  it('the cup pasted on its own', async () => {
    const main = await previewOf(game);
    const cup = await previewOf(paste('Команда\tБаллы\nелки\t7,5\n"УО"\t2'), { purpose: 'cup' });
    expect(cup.ready).toBe(true);
    const merged = mergeTables(main, cup);
    expect(merged.ready).toBe(true);
    expect(merged.results.teams.map(({ team, cup: points }) => [team, points])).toEqual([
      ['УО', 200],
      ['Ёлки', 750],
      ['Дружба', 0],
    ]);
    expect(merged.results.teams.map(({ main: points }) => points)).toEqual([500, 400, 300]);
    expect(main.results.teams[0]?.cup).toBe(0);
  });

  it('a table with a cup column and no main points is known for what it is', async () => {
    const cup = await previewOf(paste('Команда;Кубок Лиги\nУО;3'));
    expect(cup.purpose).toBe('cup');
  });

  it('the winner of the creative contest as a bare list, as marks, as scores', async () => {
    const main = await previewOf(game);
    for (const text of ['Команда\nелки', 'Команда;Творческий\nУО;\nЁлки;да', 'Команда;Баллы\nУО;3\nЁлки;9']) {
      const contest = await previewOf(paste(text), { purpose: 'creative' });
      const merged = mergeTables(main, contest);
      expect(merged.results.creative).toEqual(['Ёлки']);
      expect(merged.rows.map(({ creative }) => creative)).toEqual([false, true, false]);
      expect([text, kinds(merged)]).toEqual([text, []]);
      expect(merged.ready).toBe(true);
    }
  });

  it('a team that is not in the game, and points that disagree', async () => {
    const main = await previewOf(paste('Команда;Итого;Кубок\nУО;5;1\nДружба;4;2'));
    const cup = await previewOf(paste('Команда;Кубок\nУО;3\nЧужие;9'));
    const merged = mergeTables(main, cup);
    expect(kinds(merged)).toEqual(['values-disagree@B2', 'extra-team-absent@A3']);
    expect(merged.ready).toBe(false);
    const ids = merged.contradictions.map(({ id }) => id);
    const accepted = mergeTables(main, cup, ids);
    expect(accepted.ready).toBe(true);
    expect(accepted.accepted.map(({ id }) => id)).toEqual(ids);
    expect(accepted.results.teams[0]?.cup).toBe(100);
  });

  it('what is open in the second table keeps the whole from being ready', async () => {
    const main = await previewOf(game);
    const cup = await previewOf(paste('Команда;Кубок\nУО;три'));
    expect(mergeTables(main, cup).ready).toBe(false);
  });
});
