import { describe, expect, it } from 'vitest';
import { columnMappingSchema, type Decisions, decisionsSchema } from '../../src/quiz';
import { fixture, previewOf } from './helpers';

describe('what the screen sends back', () => {
  it.each([
    'quizplease_game20.csv',
    'rating_export_8809_2023-02-15_blank_means_minus.csv',
    'ochch4_matrix_72q.csv',
  ])('the mapping of %s is kept as it is and reads the table again', async (name) => {
    const first = await previewOf(fixture(name));
    const kept = columnMappingSchema.parse(JSON.parse(JSON.stringify(first.mapping)));
    expect(kept).toEqual(first.mapping);
    expect(await previewOf(fixture(name), { mapping: kept })).toEqual(first);
  });

  it('decisions', () => {
    const decisions: Decisions = {
      names: { Уо: 'УО', Новые: { new: true } },
      accepted: ['total-mismatch-0123456789ab'],
      values: { J17: '30,5' },
      creative: ['УО'],
      skipRows: [3],
      game: '19 игра',
    };
    expect(decisionsSchema.parse(decisions)).toEqual(decisions);
    expect(decisionsSchema.parse({})).toEqual({});
  });

  it('anything else is refused', () => {
    const column = { index: 0, label: '', role: 'team' };
    const mapping = { version: 1, transposed: false, headers: [{ labels: [], columns: [column] }] };
    expect(columnMappingSchema.safeParse(mapping).success).toBe(true);
    const wrong = { ...mapping, headers: [{ labels: [], columns: [{ ...column, role: 'boss' }] }] };
    expect(columnMappingSchema.safeParse(wrong).success).toBe(false);
    expect(decisionsSchema.safeParse({ names: { a: 1 } }).success).toBe(false);
    expect(decisionsSchema.safeParse({ other: 1 }).success).toBe(false);
  });
});
