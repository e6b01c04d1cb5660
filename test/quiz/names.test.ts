import { describe, expect, it } from 'vitest';
import { matchName, nameKey } from '../../src/quiz';
import { alikePairs, cleanName } from '../../src/quiz/names';

describe('team names', () => {
  it.each([
    ['ВАТА и партнёры', 'вата  и Партнеры'],
    ['«Огонёк»', '"Огонек"'],
    ['16 булок', '16булок'],
    ['Команда–Маманда', 'Команда-Маманда'],
    ['Нюрнберг ', 'нюрнберг'],
    ['Авось*', 'Авось'],
    ['Авось (не в зачёт)', 'Авось'],
    ['Ёлки', 'Ёлки'.normalize('NFD')],
  ])('%s and %s are one team', (left, right) => {
    expect(nameKey(left)).toBe(nameKey(right));
  });

  it.each([
    ['МинистерВство', 'МинистрВство'],
    ['M.E.S.S.иво', 'MESSиво'],
    ['Авось', 'Авось-2'],
    ['COBA', 'СОВА'],
  ])('%s and %s are only near', (season, written) => {
    expect(nameKey(season)).not.toBe(nameKey(written));
    const match = matchName(written, [{ name: season }]);
    expect(match.status).toBe('near');
    expect(match.candidates.map(({ team }) => team)).toEqual([season]);
  });

  it('names that have nothing in common are new', () => {
    expect(matchName('Дружба', [{ name: 'Позитивчик' }, { name: 'УО' }])).toEqual({
      status: 'new',
      candidates: [],
    });
    expect(matchName('УО', [{ name: 'УА' }]).status).toBe('new');
  });

  it('candidates come nearest first', () => {
    const match = matchName('Дружбв', [{ name: 'Дружба народов' }, { name: 'Дружба' }, { name: 'Дружбы' }]);
    expect(match.candidates.slice(0, 2)).toEqual([
      { team: 'Дружба', distance: 1 },
      { team: 'Дружбы', distance: 1 },
    ]);
  });

  it('a remembered spelling is the team', () => {
    const match = matchName('ВАТА', [{ name: 'ВАТА и партнёры', aliases: ['Вата'] }]);
    expect(match).toEqual({ status: 'matched', team: 'ВАТА и партнёры', candidates: [] });
  });

  it('names of one table are alike when a letter differs', () => {
    const names = ['МинистерВство', 'Ясен пень', 'МинистрВство', 'УО', 'ОУ', 'Ясен Пень', 'COBA', 'СОВА'];
    expect(alikePairs(names)).toEqual([
      [0, 2],
      [6, 7],
    ]);
  });

  it('a name that is only a note is kept as it is', () => {
    expect(cleanName('*')).toBe('*');
    expect(cleanName('  Два   слова ')).toBe('Два слова');
  });
});
