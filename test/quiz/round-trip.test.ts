import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { formatPoints, nameKey } from '../../src/quiz';
import { cleanName } from '../../src/quiz/names';
import { file, paste, previewOf } from './helpers';

const letters = [...'абвгдежзиклмнопрстуфхцчшщэюяАБВГДЕЖЗИКЛМНЁё'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 });
const odd = fc.constantFrom('', '«', '"', ' & ', ', ', '; ', ' 16', '!', '-');
const teamName = fc
  .tuple(word, odd, word)
  .map((parts) => parts.join(''))
  .filter((name) => cleanName(name) === name && nameKey(name).length > 3);

const row = fc.record({
  tours: fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 3, maxLength: 3 }),
  cup: fc.integer({ min: 0, max: 5000 }),
  marks: fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: 4, maxLength: 4 }),
});

const table = fc.record({
  names: fc.uniqueArray(teamName, { selector: nameKey, minLength: 2, maxLength: 8 }),
  rows: fc.array(row, { minLength: 8, maxLength: 8 }),
  encoding: fc.constantFrom('utf-8', 'utf-8 with BOM', 'windows-1251', 'utf-16le', 'paste'),
  delimiter: fc.constantFrom(';', ',', '\t'),
  mark: fc.constantFrom<',' | '.'>(',', '.'),
  blank: fc.boolean(),
  titleRows: fc.nat(3),
  legend: fc.boolean(),
});

describe('a table written out is read back the same', () => {
  it('in every encoding, separator and decimal style', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        async ({ names, rows, encoding, delimiter, mark, blank, titleRows, legend }) => {
          const teams = names.map((team, i) => {
            const { tours, cup, marks } = rows[i] ?? { tours: [], cup: 0, marks: [] };
            const points = tours.map((halves) => halves * 50);
            return { team, points, cup, marks, main: points.reduce((all, one) => all + one, 0) };
          });
          const header = ['Команда', '1 тур', '2 тур', '3 тур', 'в1', 'в2', 'в3', 'в4', 'Кубок Лиги'];
          const records = [
            ...Array.from({ length: titleRows }, (_, i) => [`Заголовок ${i}`, ...Array(8).fill('')]),
            header,
            ...teams.map(({ team, points, marks, cup }) => [
              team,
              ...points.map((one) => formatPoints(one, mark)),
              ...marks.map((taken) => (taken === 0 && blank ? '' : String(taken))),
              formatPoints(cup, mark),
            ]),
            ...(legend ? [Array(9).fill(''), ['', 'в — вопрос', ...Array(7).fill('')]] : []),
          ];
          const text = stringify(records, { delimiter });
          const input =
            encoding === 'paste'
              ? paste(text)
              : file(
                  iconv.encode(text, encoding.split(' ')[0] ?? 'utf-8', {
                    addBOM: encoding === 'utf-8 with BOM' || encoding === 'utf-16le',
                  }),
                );
          const preview = await previewOf(input);
          expect(preview.results.teams.map(({ place: _, ...rest }) => rest)).toEqual(
            teams.map(({ team, main, cup, marks }) => ({
              team,
              main,
              cup,
              questions: Object.fromEntries(marks.map((taken, i) => [String(i + 1), taken])),
            })),
          );
          expect(preview.source.delimiter).toBe(delimiter);
          const kinds = new Set(preview.contradictions.map(({ kind }) => kind));
          kinds.delete('names-alike');
          expect([...kinds]).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
