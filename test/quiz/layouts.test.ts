import { describe, expect, it } from 'vitest';
import { withRole } from '../../src/quiz';
import { kinds, ofKind, paste, previewOf, rowOf, takenBy, workbook, xmlRow } from './helpers';

const lines = (...rows: string[]) => paste(rows.join('\n'));

describe('where the table lies', () => {
  it('the header stands below a title, legend rows below the table', async () => {
    const preview = await previewOf(
      lines(
        'Игра 170; 17 января;;',
        ';;;',
        'Место;Команда;1 тур;Итого',
        '1;УО;5;5',
        '2;Дружба;4;4',
        'Итого;;9;9',
        ';;;',
        'Обозначения;;;',
        ';1 — взят;;',
        ';с — спорный;;',
      ),
    );
    expect(preview.rows.map(({ team }) => team)).toEqual(['УО', 'Дружба']);
    expect(preview.contradictions).toEqual([]);
    expect(preview.skipped.map(({ row, why }) => [row, why])).toEqual([
      [1, 'legend'],
      [6, 'legend'],
      [8, 'legend'],
      [9, 'legend'],
      [10, 'legend'],
    ]);
  });

  it('a line of sums below the table is no team', async () => {
    const preview = await previewOf(
      lines('Команда;Итого', 'УО;5', 'Дружба;4', 'Всего;9', 'Взятий по вопросу;3'),
    );
    expect(preview.rows.map(({ team }) => team)).toEqual(['УО', 'Дружба']);
    expect(preview.skipped.map(({ why }) => why)).toEqual(['summary', 'summary']);
  });

  it('the same header again on every printed page', async () => {
    const preview = await previewOf(
      lines('Место;Команда;Итого', '1;УО;5', '2;Дружба;4', 'Место;Команда;Итого', '3;МОРОС;3', '4;ОПГ;2'),
    );
    expect(preview.results.teams.map(({ team, place }) => [team, place])).toEqual([
      ['УО', 1],
      ['Дружба', 2],
      ['МОРОС', 3],
      ['ОПГ', 4],
    ]);
    expect(preview.ready).toBe(true);
  });

  it('teams in columns, tours in rows', async () => {
    const preview = await previewOf(
      lines('Команда;УО;Дружба;7.13', '1 тур;5;4;3', '2 тур;-1;4,5;2', 'Итого;4;8,5;5', 'Место;3;1;2'),
    );
    expect(preview.mapping.transposed).toBe(true);
    expect(preview.contradictions).toEqual([]);
    expect(preview.results.teams).toEqual([
      { team: 'УО', place: 3, main: 400, cup: 0 },
      { team: 'Дружба', place: 1, main: 850, cup: 0 },
      { team: '7.13', place: 2, main: 500, cup: 0 },
    ]);
    expect(rowOf(preview, 'УО')).toMatchObject({ nameRef: 'B1', tours: { '1': 500, '2': -100 } });
  });

  it('teams in columns, a row per question', async () => {
    const preview = await previewOf(lines('Команда;УО;Дружба', '1;1;0', '2;;1', '3;1;кот'));
    expect(rowOf(preview, 'УО').questions).toEqual({ '1': 1, '2': 0, '3': 1 });
    expect(kinds(preview)).toEqual(['disputed@C4']);
  });

  it('a row per team and tour with points', async () => {
    const preview = await previewOf(
      lines('Команда;Тур;Баллы', 'УО;1;5', 'УО;2;4,5', 'Дружба;1;3', 'Дружба;2;-1'),
    );
    expect(preview.results.teams.map(({ team, main }) => [team, main])).toEqual([
      ['УО', 950],
      ['Дружба', 200],
    ]);
    expect(rowOf(preview, 'УО').tours).toEqual({ '1': 500, '2': 450 });
    expect(preview.contradictions).toEqual([]);
  });

  it('a merged team cell over the rows of its tours', async () => {
    const xml =
      xmlRow(1, ['Команда', 'Тур', 'Баллы']) +
      xmlRow(2, ['УО', '=1', '=5']) +
      xmlRow(3, ['', '=2', '=4']) +
      xmlRow(4, ['Дружба', '=1', '=3']) +
      xmlRow(5, ['', '=2', '=2']);
    const preview = await previewOf(workbook(xml));
    expect(preview.results.teams.map(({ main }) => main)).toEqual([900, 500]);
    expect(preview.contradictions).toEqual([]);
  });

  it('tours one below another, each with its title, questions from 1 every time', async () => {
    const preview = await previewOf(
      lines(
        '1 тур;;;',
        'Команда;1;2;3',
        'УО;1;0;1',
        'Дружба;0;0;1',
        '2 тур;;;',
        'Команда;1;2;3',
        'Дружба;1;1;1',
        'УО;;;1',
      ),
    );
    expect(rowOf(preview, 'УО').questions).toEqual({ '1': 1, '2': 0, '3': 1, '4': 0, '5': 0, '6': 1 });
    expect(preview.results.teams.map(({ team, main, place }) => [team, main, place])).toEqual([
      ['УО', 300, 2],
      ['Дружба', 400, 1],
    ]);
    expect(preview.contradictions).toEqual([]);
  });

  it('tours one below another without titles', async () => {
    const preview = await previewOf(
      lines('Команда;1;2;3', 'УО;1;0;1', 'Дружба;0;0;1', 'Команда;1;2;3', 'УО;1;1;1', 'Дружба;0;1;0'),
    );
    expect(preview.results.teams.map(({ main }) => main)).toEqual([500, 200]);
    expect(preview.results.questionCount).toBe(6);
  });

  it('a table pasted twice is no second tour', async () => {
    const table = ['Команда;1;2;3', 'УО;1;0;1', 'Дружба;0;0;1'];
    const preview = await previewOf(lines(...table, ...table));
    expect(kinds(preview)).toEqual(['team-twice@A5', 'team-twice@A6']);
    expect(preview.results.teams.map(({ main }) => main)).toEqual([200, 100]);
  });

  it('a team missing in a tour, or spelt otherwise there, is asked about', async () => {
    const preview = await previewOf(
      lines('Команда;1;2;3', 'Позитивчик;1;0;1', 'УО;1;1;1', 'Команда;4;5;6', 'Позитивчк;1;1;1', 'УО;0;0;0'),
    );
    expect(kinds(preview)).toEqual(['names-alike@A5', 'tour-missing@A2', 'tour-missing@A5']);
    expect(ofKind(preview, 'tour-missing')[0]?.text.ru).toBe(
      '«Позитивчик»: в таблице нет её результатов за вопросы 4–6.',
    );
    const joined = await previewOf(
      lines('Команда;1;2;3', 'Позитивчик;1;0;1', 'УО;1;1;1', 'Команда;4;5;6', 'Позитивчк;1;1;1', 'УО;0;0;0'),
      { decisions: { names: { Позитивчк: 'Позитивчик' } } },
    );
    expect(joined.ready).toBe(true);
    expect(rowOf(joined, 'Позитивчик').main).toBe(500);
  });

  it('questions that carry points', async () => {
    const numbers = Array.from({ length: 13 }, (_, i) => String(i + 1));
    const points = (...given: string[]): string => numbers.map((_, i) => given[i] ?? '1').join(';');
    const preview = await previewOf(
      lines(
        `Team ID;Название;Город;${numbers.join(';')}`,
        `1;УО;;${points('2', '0', '0,5', '3')}`,
        `2;Дружба;;${points('', '3', '-1', '2')}`,
      ),
    );
    expect(preview.contradictions).toEqual([]);
    expect(rowOf(preview, 'УО').main).toBe(1450);
    expect(takenBy(rowOf(preview, 'УО'))).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(rowOf(preview, 'Дружба').main).toBe(1300);
    expect(takenBy(rowOf(preview, 'Дружба'))).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('a column with no label among known ones is the team', async () => {
    const preview = await previewOf(lines('Место;;1 тур;Итого', '1;УО;5;5', '2;Дружба;4;4'));
    expect(preview.results.teams.map(({ team }) => team)).toEqual(['УО', 'Дружба']);
  });

  it('a label with a space before it', async () => {
    const preview = await previewOf(lines(' Номер команды;Название;1;2', '17;УО;1;1'));
    expect(preview.headers[0]?.columns[0]?.role).toBe('teamId');
    expect(rowOf(preview, 'УО').main).toBe(200);
  });

  it('several sheets, when the organiser names them', async () => {
    const { zipSync } = await import('fflate');
    const { workbookParts, file } = await import('./helpers');
    const parts = workbookParts(xmlRow(1, ['Команда', '=1', '=2']) + xmlRow(2, ['УО', '=1', '=1']));
    const second = workbookParts(xmlRow(1, ['Команда', '=3', '=4']) + xmlRow(2, ['УО', '', '=1']));
    const text = (name: string): string => Buffer.from(parts[name] ?? []).toString();
    const put = (name: string, from: string, to: string): void => {
      parts[name] = new Uint8Array(Buffer.from(text(name).replace(from, to)));
    };
    put('xl/workbook.xml', '</sheets>', '<sheet name="Тур 2" sheetId="2" r:id="rId9"/></sheets>');
    put(
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    );
    parts['xl/worksheets/sheet2.xml'] = second['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
    const input = file(zipSync(parts));
    const one = await previewOf(input);
    expect(one.sheets.map(({ name, used }) => [name, used])).toEqual([
      ['Игра', true],
      ['Тур 2', false],
    ]);
    const both = await previewOf(input, { sheets: ['Игра', 'Тур 2'] });
    expect(rowOf(both, 'УО')).toMatchObject({ main: 300, nameRef: 'Игра!A2' });
    expect(both.mapping.sheets).toEqual(['Игра', 'Тур 2']);
    const again = await previewOf(input, { mapping: both.mapping });
    expect(rowOf(again, 'УО').main).toBe(300);
  });
});

describe('a mapping is remembered for the season', () => {
  const first = ['Имя;Наше;Лига наша', 'УО;5;2', 'Дружба;4;1'];

  it('columns the product does not know are pointed out once', async () => {
    const unknown = await previewOf(lines('Команда;Наше;Их', 'УО;5;2'), { purpose: 'game' }).catch(
      () => null,
    );
    expect(unknown).toBeNull();
    const before = await previewOf(lines('Команда;Наше;Итого', 'УО;5;2', 'Дружба;4;1'));
    const column = before.headers[0]?.columns[1];
    expect(column).toMatchObject({ label: 'Наше', role: 'ignored' });
    if (!column) return;
    const mapping = withRole(before.mapping, column, 'cup');
    const after = await previewOf(lines('Команда;Наше;Итого', 'УО;5;2', 'Дружба;4;1'), { mapping });
    expect(after.results.teams.map(({ main, cup }) => [main, cup])).toEqual([
      [200, 500],
      [100, 400],
    ]);
    // Next week: another order, another row, one column more.
    const next = await previewOf(lines('Игра 171', 'Город;Наше;Команда;Итого', 'Самара;3;УО;7'), {
      mapping: JSON.parse(JSON.stringify(mapping)),
    });
    expect(next.results.teams).toEqual([{ team: 'УО', place: 1, main: 700, cup: 300 }]);
  });

  it('even the team column may have a label of its own', async () => {
    const mapping = {
      version: 1 as const,
      transposed: false,
      headers: [
        {
          labels: ['имя', 'наше', 'лига наша'],
          columns: [
            { index: 0, label: 'Имя', role: 'team' as const },
            { index: 1, label: 'Наше', role: 'total' as const },
            { index: 2, label: 'Лига наша', role: 'cup' as const },
          ],
        },
      ],
    };
    const preview = await previewOf(lines('Итоги недели', ...first), { mapping });
    expect(preview.results.teams).toEqual([
      { team: 'УО', place: 1, main: 500, cup: 200 },
      { team: 'Дружба', place: 2, main: 400, cup: 100 },
    ]);
    expect(preview.mapping).toEqual(mapping);
  });

  it('cells pasted without a header', async () => {
    const mapping = {
      version: 1 as const,
      transposed: false,
      headers: [
        {
          labels: [],
          columns: [
            { index: 0, label: '', role: 'place' as const },
            { index: 1, label: '', role: 'team' as const },
            { index: 2, label: '', role: 'total' as const },
          ],
        },
      ],
    };
    const preview = await previewOf(lines('1;УО;5', '2;Дружба;4'), { mapping });
    expect(preview.results.teams.map(({ team, place, main }) => [team, place, main])).toEqual([
      ['УО', 1, 500],
      ['Дружба', 2, 400],
    ]);
  });

  it('the mapping of one week reads the next one with other question numbers', async () => {
    const { mapping } = await previewOf(lines('Команда;1;2;3', 'УО;1;0;1'));
    const next = await previewOf(lines('Команда;1;2;3;4', 'УО;1;0;1;1'), { mapping });
    expect(rowOf(next, 'УО').questions).toEqual({ '1': 1, '2': 0, '3': 1, '4': 1 });
  });
});
