import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixture, fixtureBytes, kinds, ofKind, previewOf, rowOf, takenBy } from './helpers';

interface Expected {
  name: string;
  questions: number;
  sum_plus: number;
  disputed: Record<string, string>;
}
const expectedTotals = JSON.parse(
  readFileSync(new URL('../fixtures/quiz/rating_export_expected_totals.json', import.meta.url), 'utf8'),
) as Record<string, Expected[]>;
const present = Object.keys(expectedTotals).filter((name) =>
  existsSync(new URL(`../fixtures/quiz/${name}`, import.meta.url)),
);

describe('rating exports, a row per team and tour', () => {
  it('three of the four named workbooks are at hand', () => {
    expect(present).toEqual([
      'rating_export_10187_2024-01-26.xlsx',
      'rating_export_9626_2023-10-11_appeal_text.xlsx',
      'rating_export_8803_2023-01-25_out_of_competition_note.xlsx',
    ]);
  });

  it.each(present)('%s gives the expected totals and disputed cells of every team', async (name) => {
    const preview = await previewOf(fixture(name));
    const expected = expectedTotals[name] ?? [];
    expect(preview.rows.map((row) => row.team)).toEqual(expected.map((team) => team.name));
    for (const team of expected) {
      const row = rowOf(preview, team.name);
      expect(Object.keys(row.questions ?? {})).toHaveLength(team.questions);
      expect(takenBy(row)).toHaveLength(team.sum_plus);
      expect(row.main).toBe(team.sum_plus * 100);
      expect(Object.fromEntries(row.disputed.map((cell) => [String(cell.question), cell.answer]))).toEqual(
        team.disputed,
      );
    }
    const disputed = expected.reduce((all, team) => all + Object.keys(team.disputed).length, 0);
    expect(ofKind(preview, 'disputed')).toHaveLength(disputed);
    expect(preview.contradictions).toHaveLength(disputed);
    expect(preview.ready).toBe(false);
    expect(preview.results.questionCount).toBe(expected[0]?.questions);
  });

  it('10187: the csv of the same export gives the same results as the workbook', async () => {
    const fromCsv = await previewOf(fixture('rating_export_10187_2024-01-26.csv'));
    const fromWorkbook = await previewOf(fixture('rating_export_10187_2024-01-26.xlsx'));
    expect(fromCsv.results).toEqual(fromWorkbook.results);
    expect(fromCsv.source).toEqual({ format: 'csv', encoding: 'utf-8', delimiter: ';' });
  });

  it('10187: places are counted from the points, equal points share a place', async () => {
    const { results } = await previewOf(fixture('rating_export_10187_2024-01-26.xlsx'));
    expect(results.teams.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7.5, 7.5, 9]);
  });

  it('10187: the disputed answers name their cells; a decision of the organiser takes one', async () => {
    const input = fixture('rating_export_10187_2024-01-26.xlsx');
    const before = await previewOf(input);
    const first = ofKind(before, 'disputed')[0];
    expect(first?.ref).toBe('G3');
    expect(first?.text.ru).toContain('«И», вопрос 3: вместо отметки записан ответ «Вавилонская библиотека»');
    const rest = before.contradictions.slice(1).map(({ id }) => id);
    const after = await previewOf(input, { decisions: { values: { G3: '1' }, accepted: rest } });
    expect(after.ready).toBe(true);
    expect(rowOf(after, 'И').main).toBe(2900);
    expect(after.corrections).toEqual([{ ref: 'G3', was: 'Вавилонская библиотека', now: '1' }]);
    expect(after.accepted).toHaveLength(rest.length);
  });

  it('8803: 13 questions a tour; the team of the note «не в зачёт» gets no place', async () => {
    const preview = await previewOf(fixture('rating_export_8803_2023-01-25_out_of_competition_note.xlsx'));
    const { teams } = preview.results;
    expect(teams.map(({ team, place, main }) => [team, place, main])).toEqual([
      ['Раздолье', 1, 2700],
      ['Авось', null, 2000],
      ['Эльфы', 2, 1900],
    ]);
    const out = rowOf(preview, 'Авось');
    expect(out.outOfCompetition).toBe(true);
    expect(out.notes).toEqual(['*Авось играла не в зачёт']);
    expect(preview.skipped).toEqual([{ row: 1, why: 'legend', text: '*Авось играла не в зачёт' }]);
    expect(preview.headers.map(({ row }) => row)).toEqual([2, 8, 14]);
  });

  it('8809: a blank cell is not taken; sheets one below another agree with each other', async () => {
    const preview = await previewOf(fixture('rating_export_8809_2023-02-15_blank_means_minus.csv'));
    expect(preview.results.teams.map(({ team, place, main }) => [team, place, main])).toEqual([
      ['Счастливое число', 4, 1800],
      ['Так получилось', 5, 1700],
      ['Сфинкс-party', 2, 2600],
      ['ЖмеR', 3, 2300],
      ['И', 1, 3000],
      ['Авось', 7, 800],
      ['Ясен пень', 6, 1600],
    ]);
    expect(rowOf(preview, 'Ясен пень').tours).toEqual({ '1': 400, '2': 700, '3': 500 });
    expect(takenBy(rowOf(preview, 'Ясен пень'))).toEqual([
      7, 8, 9, 10, 13, 14, 15, 18, 19, 21, 23, 25, 27, 28, 30, 32,
    ]);
    for (const row of preview.rows) expect(row.main).toBe(takenBy(row).length * 100);
    expect(new Set(preview.contradictions.map(({ kind }) => kind))).toEqual(new Set(['disputed']));
    expect(new Set(preview.rows.flatMap((row) => row.disputed.map(({ answer }) => answer)))).toEqual(
      new Set(['с']),
    );
  });
});

describe('a matrix of 72 questions', () => {
  it('all totals add up and all places are as published', async () => {
    const preview = await previewOf(fixture('ochch4_matrix_72q.csv'));
    expect(preview.contradictions).toEqual([]);
    expect(preview.ready).toBe(true);
    expect(preview.results.teams).toHaveLength(37);
    expect(preview.results.questionCount).toBe(72);
    for (const row of preview.rows) expect(takenBy(row)).toHaveLength(row.main / 100);
    expect(rowOf(preview, 'В поисках мема')).toMatchObject({ place: 1, main: 6000 });
    expect(rowOf(preview, 'Гринфилд, Массачусетс')).toMatchObject({ place: 14, main: 4900 });
    expect(rowOf(preview, 'Нетудыхатка')).toMatchObject({ place: 35, main: 2400 });
    expect(rowOf(preview, 'Юнона')).toMatchObject({ place: 37, main: 1600 });
  });
});

describe('pub quiz tables', () => {
  it('game 20: row 16 does not add up, places 10 and 11 disagree with points', async () => {
    const preview = await previewOf(fixture('quizplease_game20.csv'));
    expect(preview.rows).toHaveLength(31);
    expect(preview.source).toEqual({ format: 'csv', encoding: 'utf-8', delimiter: ';' });
    expect(kinds(preview)).toEqual(['total-mismatch@J17', 'place-order@A12']);
    const [sum, order] = preview.contradictions;
    expect(sum?.facts).toEqual({ team: 'Безумные люди', total: 3100, sum: 3050, of: 'tours' });
    expect(sum?.text.ru).toBe('«Безумные люди»: итог 31, а сумма туров — 30,5.');
    expect(order?.facts).toEqual({
      better: 'Позитивчик',
      betterPlace: 10,
      betterPoints: 3450,
      worse: '31-я секунда',
      worsePlace: 11,
      worsePoints: 3500,
    });
    expect(rowOf(preview, 'Стабильность').tours).toEqual({
      '1': 500,
      '2': 300,
      '3': 400,
      '4': -100,
      '5': 250,
      '6': 0,
      '7': -300,
    });
    expect(rowOf(preview, 'Могила Иммануила').main).toBe(4050);
    expect(preview.ready).toBe(false);
  });

  it('game 20: corrected cells settle both', async () => {
    const values = { A11: '11', A12: '10', J17: '30,5', A17: '18', A18: '16', A19: '17' };
    const preview = await previewOf(fixture('quizplease_game20.csv'), { decisions: { values } });
    expect(preview.contradictions).toEqual([]);
    expect(preview.ready).toBe(true);
    expect(rowOf(preview, 'Безумные люди')).toMatchObject({ main: 3050, place: 18 });
  });

  it('game 20: both accepted as they are', async () => {
    const before = await previewOf(fixture('quizplease_game20.csv'));
    const accepted = before.contradictions.map(({ id }) => id);
    const after = await previewOf(fixture('quizplease_game20.csv'), { decisions: { accepted } });
    expect(after.ready).toBe(true);
    expect(after.accepted.map(({ kind }) => kind)).toEqual(['total-mismatch', 'place-order']);
    expect(rowOf(after, 'Безумные люди').main).toBe(3100);
    expect(rowOf(after, 'Позитивчик').place).toBe(10);
  });

  it('game 21: nothing contradicts itself; a season spelling with ё is the same team, another is only offered', async () => {
    const teams = [{ name: 'Огонёк' }, { name: '«ВАТА и партнёры»' }, { name: 'M.E.S.S.иво' }];
    const preview = await previewOf(fixture('quizplease_game21.csv'), { teams });
    expect(preview.rows).toHaveLength(33);
    expect(kinds(preview)).toEqual(['name-near@B31']);
    expect(rowOf(preview, 'Огонёк')).toMatchObject({ rawName: 'Огонек', main: 2650, place: 21 });
    expect(rowOf(preview, '«ВАТА и партнёры»').match).toEqual({ status: 'matched', candidates: [] });
    expect(rowOf(preview, 'MESSиво').match).toEqual({
      status: 'near',
      candidates: [{ team: 'M.E.S.S.иво', distance: 0 }],
    });
    const decided = await previewOf(fixture('quizplease_game21.csv'), {
      teams,
      decisions: { names: { MESSиво: 'M.E.S.S.иво' } },
    });
    expect(decided.ready).toBe(true);
    expect(rowOf(decided, 'M.E.S.S.иво')).toMatchObject({ main: 1250, match: { status: 'decided' } });
    expect((await previewOf(fixture('quizplease_game21.csv'))).contradictions).toEqual([]);
  });

  it('the season table asks which game to take', async () => {
    const preview = await previewOf(fixture('quizplease_season_19games.csv'));
    expect(preview.games).toEqual(Array.from({ length: 19 }, (_, i) => `${i + 1} игра`));
    expect(preview.game).toBeNull();
    expect(ofKind(preview, 'game-not-chosen')[0]?.acceptable).toBe(false);
    expect(ofKind(preview, 'total-mismatch')).toEqual([]);
    expect(ofKind(preview, 'team-twice').map(({ facts }) => facts)).toEqual([
      { team: 'Покатушки + Абрам', firstRow: 93, row: 125, spelling: 'Покатушки+Абрам', handling: 'joined' },
      { team: 'голуПцы', firstRow: 151, row: 160, spelling: 'голуПцы', handling: 'joined' },
    ]);
    expect(preview.ready).toBe(false);
  });

  it('the season table gives one game: who played, the points, places by points', async () => {
    const input = fixture('quizplease_season_19games.csv');
    const open = await previewOf(input, { decisions: { game: '19 игра' } });
    const accepted = open.contradictions.map(({ id }) => id);
    const preview = await previewOf(input, { decisions: { game: '19 игра', accepted } });
    expect(preview.ready).toBe(true);
    expect(rowOf(preview, 'Губы Дзюбы')).toMatchObject({ main: 5300, place: 1, mainSource: 'game' });
    expect(rowOf(preview, 'УО')).toMatchObject({ main: 4700, place: 2 });
    expect(rowOf(preview, 'EtCetera').main).toBe(950);
    expect(preview.results.teams.some(({ team }) => team === 'Вектор')).toBe(false);
    const eleven = await previewOf(input, { decisions: { game: '11 игра' } });
    expect(eleven.results.teams.some(({ team }) => team === 'Название команды')).toBe(false);
    const named = await previewOf(input, { decisions: { game: '1 игра' } });
    expect(rowOf(named, 'Пираты Эквадора')).toMatchObject({ main: 3800, place: 3 });
    const fourteen = await previewOf(input, { decisions: { game: '14 игра' } });
    expect(rowOf(fourteen, 'голуПцы').main).toBe(1850);
  });

  it.each(['quizplease_game20.csv', 'quizplease_game21.csv'])(
    '%s: BOM is no part of the first label',
    async (name) => {
      expect([...fixtureBytes(name).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const preview = await previewOf(fixture(name));
      expect(preview.headers[0]?.columns[0]).toMatchObject({ label: 'Место', role: 'place' });
    },
  );
});
