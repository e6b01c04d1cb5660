import { describe, expect, it } from 'vitest';
import { importTable } from '../../src/quiz';
import { kinds, ofKind, paste, previewOf, rowOf } from './helpers';

const lines = (...rows: string[]) => paste(rows.join('\n'));
const placed = (...rows: string[]) => lines('Место;Команда;Итого', ...rows);

describe('places', () => {
  const placesOf = async (...rows: string[]): Promise<[(number | null)[], string[]]> => {
    const preview = await previewOf(placed(...rows));
    return [preview.rows.map(({ place }) => place), kinds(preview)];
  };

  it('a shared place as the average of its span', async () => {
    expect(await placesOf('1;А1;9', '2,5;Б1;8', '2,5;В1;8', '5;Г1;7', '5;Д1;7', '5;Е1;7')).toEqual([
      [1, 2.5, 2.5, 5, 5, 5],
      [],
    ]);
  });

  it('a shared place as a span', async () => {
    expect(await placesOf('1;А1;9', '2–3;Б1;8', '2-3;В1;8', '4;Г1;7')).toEqual([[1, 2.5, 2.5, 4], []]);
  });

  it('a shared place as the first of its span becomes the average', async () => {
    expect(await placesOf('1;А1;9', '2;Б1;8', '2;В1;8', '4;Г1;7')).toEqual([[1, 2.5, 2.5, 4], []]);
    expect(await placesOf('1;А1;9', '2;Б1;8', '2;В1;8')).toEqual([[1, 2.5, 2.5], []]);
  });

  it('equal points on different places are no contradiction: a play-off may have decided', async () => {
    expect(await placesOf('1;А1;38', '2;Б1;38', '3;В1;30')).toEqual([[1, 2, 3], []]);
  });

  it('a place held twice with different points', async () => {
    const preview = await previewOf(placed('1;А1;50', '2;Б1;45', '2;В1;44', '3;Г1;40'));
    expect(kinds(preview)).toEqual(['place-shared@A4']);
    expect(preview.contradictions[0]?.text.ru).toBe(
      'Место 2 занимают: «Б1», «В1» (очки: 45; 44). Так поделить место нельзя.',
    );
    expect(preview.rows.map(({ place }) => place)).toEqual([1, 2, 2, 3]);
  });

  it('places left out', async () => {
    const preview = await previewOf(placed('1;А1;50', '3;Б1;45', '6;В1;44'));
    expect(ofKind(preview, 'place-gap').map(({ facts }) => facts.places)).toEqual(['2', '4–5']);
  });

  it('half a place that nobody shares', async () => {
    expect((await placesOf('1;А1;50', '2,5;Б1;45', '4;В1;44'))[1]).toContain('place-shared@A3');
  });

  it('an empty place: accepted, the team is out of competition', async () => {
    const input = placed('1;А1;50', ';Б1;45', '2;В1;44');
    const before = await previewOf(input);
    expect(kinds(before)).toEqual(['place-missing@A3']);
    const after = await previewOf(input, {
      decisions: { accepted: before.contradictions.map(({ id }) => id) },
    });
    expect(after.ready).toBe(true);
    expect(after.results.teams.map(({ place }) => place)).toEqual([1, null, 2]);
  });

  it('«в/к» instead of a place', async () => {
    const preview = await previewOf(placed('1;А1;50', 'в/к;Б1;45', '2;В1;44'));
    expect(preview.contradictions).toEqual([]);
    expect(rowOf(preview, 'Б1')).toMatchObject({ place: null, outOfCompetition: true });
  });

  it('an unreadable place', async () => {
    expect((await placesOf('1;А1;50', 'второе;Б1;45'))[1]).toEqual(['place-unreadable@A3']);
  });
});

describe('notes about the competition', () => {
  it('in brackets after the name, in a column of notes, in a cell beside the table', async () => {
    const preview = await previewOf(
      lines(
        'Команда;Итого;Примечание;',
        'Авось (не в зачёт);5;;',
        'УО;4;вне конкурса;',
        'ОПГ;3;;в/к',
        'МОРОС;2;;',
      ),
    );
    expect(preview.results.teams.map(({ team, place }) => [team, place])).toEqual([
      ['Авось', null],
      ['УО', null],
      ['ОПГ', null],
      ['МОРОС', 1],
    ]);
  });

  it('a star at the name and below the table', async () => {
    const preview = await previewOf(lines('Команда;Итого', 'Авось*;5', 'УО;4', ';', '* вне зачёта;'));
    expect(preview.contradictions).toEqual([]);
    expect(preview.results.teams.map(({ team, place }) => [team, place])).toEqual([
      ['Авось', null],
      ['УО', 1],
    ]);
  });

  it('a note about nobody in the table is a contradiction', async () => {
    const preview = await previewOf(
      lines('Команда;Итого', 'И;5', 'УО;4', 'Знатоки и гости играли вне зачёта;'),
    );
    expect(kinds(preview)).toEqual(['note-unclear@A4']);
    expect(preview.results.teams.map(({ place }) => place)).toEqual([1, 2]);
  });
});

describe('rows', () => {
  it('a row with no result among others, a row with no name', async () => {
    const preview = await previewOf(lines('Команда;Итого', 'УО;5', 'Призраки;', ';7', 'Дружба;4'));
    expect(kinds(preview)).toEqual(['row-empty@A3', 'name-missing@A4']);
    const fixed = await previewOf(lines('Команда;Итого', 'УО;5', 'Призраки;', ';7', 'Дружба;4'), {
      decisions: { skipRows: [3], values: { A4: 'МОРОС' } },
    });
    expect(fixed.ready).toBe(true);
    expect(fixed.results.teams.map(({ team, main }) => [team, main])).toEqual([
      ['УО', 500],
      ['МОРОС', 700],
      ['Дружба', 400],
    ]);
    expect(fixed.unusedDecisions).toEqual([]);
  });

  it('a last team that took nothing is asked about, not dropped', async () => {
    const preview = await previewOf(lines('Место;Команда;1;2;3', '1;УО;1;;1', '2;Дружба;;;'));
    expect(kinds(preview)).toEqual(['row-empty@B3']);
    const typed = await previewOf(lines('Место;Команда;1;2;3', '1;УО;1;;1', '2;Дружба;;;'), {
      decisions: { values: { C3: '0' } },
    });
    expect(typed.results.teams.map(({ main }) => main)).toEqual([200, 0]);
    expect(typed.ready).toBe(true);
  });

  it('a team entered twice', async () => {
    const preview = await previewOf(lines('Команда;Итого', 'ВАТА и партнёры;5', '«Вата и партнеры»;4'));
    expect(kinds(preview)).toEqual(['team-twice@A3']);
    expect(preview.results.teams).toEqual([{ team: 'ВАТА и партнёры', place: 1, main: 500, cup: 0 }]);
  });

  it('two names decided to be one team are that team twice', async () => {
    const preview = await previewOf(lines('Команда;Итого', 'Министерство;5', 'Минстерство;4'), {
      decisions: { names: { Минстерство: 'Министерство' } },
    });
    expect(kinds(preview)).toEqual(['team-twice@A3']);
  });

  it('registered teams that are missing', async () => {
    const options = { teams: [{ name: 'УО' }, { name: 'Дружба' }], registered: ['уо', 'Дружба'] };
    const preview = await previewOf(lines('Команда;Итого', '«УО»;5'), options);
    expect(kinds(preview)).toEqual(['team-absent@']);
    expect(preview.contradictions[0]?.text.ru).toBe(
      'Команда «Дружба» записана на игру, но в таблице её нет.',
    );
  });

  it('near misses are offered, never joined; every way out works', async () => {
    const teams = [{ name: 'МинистерВство' }, { name: 'УО' }];
    const input = lines('Команда;Итого', 'МинистрВство;5', 'УО;4');
    const open = await previewOf(input, { teams });
    expect(open.ready).toBe(false);
    expect(rowOf(open, 'МинистрВство').match).toEqual({
      status: 'near',
      candidates: [{ team: 'МинистерВство', distance: 1 }],
    });
    const joined = await previewOf(input, { teams, decisions: { names: { МинистрВство: 'МинистерВство' } } });
    expect([joined.ready, joined.results.teams[0]?.team]).toEqual([true, 'МинистерВство']);
    const fresh = await previewOf(input, { teams, decisions: { names: { МинистрВство: { new: true } } } });
    expect([fresh.ready, fresh.results.teams[0]?.team]).toEqual([true, 'МинистрВство']);
    const id = open.contradictions[0]?.id ?? '';
    const accepted = await previewOf(input, { teams, decisions: { accepted: [id] } });
    expect([accepted.ready, accepted.results.teams[0]?.team]).toEqual([true, 'МинистрВство']);
  });
});

describe('values', () => {
  it('points come from the total, else the tours, else the questions', async () => {
    const both = await previewOf(lines('Команда;1 тур;2 тур;1;2', 'УО;3;4;1;0'));
    expect(rowOf(both, 'УО')).toMatchObject({ main: 700, mainSource: 'tours' });
    const questions = await previewOf(lines('Команда;1;2;3', 'УО;1;0;1'));
    expect(rowOf(questions, 'УО')).toMatchObject({ main: 200, mainSource: 'questions' });
  });

  it('a total that does not add up with the questions', async () => {
    const preview = await previewOf(lines('Команда;1;2;3;Сумма', 'УО;1;0;1;3', 'Дружба;1;1;1;3'));
    expect(preview.contradictions[0]?.facts).toEqual({ team: 'УО', total: 300, sum: 200, of: 'questions' });
  });

  it('an empty total is taken from the tours, once the organiser agrees', async () => {
    const preview = await previewOf(lines('Команда;1 тур;2 тур;Итого', 'УО;3;4;', 'Дружба;1;1;2'));
    expect(kinds(preview)).toEqual(['points-missing@D2']);
    expect(rowOf(preview, 'УО').main).toBe(700);
  });

  it('words and dashes where numbers are expected', async () => {
    const preview = await previewOf(lines('Команда;1 тур;2 тур', 'УО;пять;–', 'Дружба;1;1'));
    expect(kinds(preview)).toEqual(['not-a-number@B2']);
    expect(preview.contradictions[0]?.text.ru).toBe('«УО», столбец «1 тур»: «пять» — не число.');
  });

  it('marks of questions: +, −, blank; anything else is disputed or wrong', async () => {
    const header = `Команда;${Array.from({ length: 24 }, (_, i) => i + 1).join(';')}`;
    const marks = ['+', '-', '−', '', '1', '0', '2', 'кот'];
    const zeros = Array.from({ length: 24 - marks.length }, () => '0');
    const preview = await previewOf(lines(header, `УО;${[...marks, ...zeros].join(';')}`));
    expect(kinds(preview)).toEqual(['question-value@H2', 'disputed@I2']);
    expect(rowOf(preview, 'УО').main).toBe(200);
  });

  it('the cup and the mark of the creative contest', async () => {
    for (const mark of ['1', '+', 'да', 'x', 'х', '✓']) {
      const preview = await previewOf(
        lines('Команда;Итого;Кубок Лиги;Творческий конкурс', `УО;5;3,5;`, `Дружба;4;;${mark}`),
      );
      expect(preview.results).toEqual({
        teams: [
          { team: 'УО', place: 1, main: 500, cup: 350 },
          { team: 'Дружба', place: 2, main: 400, cup: 0 },
        ],
        creative: ['Дружба'],
      });
      expect(preview.ready).toBe(true);
    }
  });

  it('scores of the creative contest: the highest wins; several winners are asked about', async () => {
    const one = await previewOf(lines('Команда;Итого;Творческий', 'УО;5;7', 'Дружба;4;9,5'));
    expect(one.results.creative).toEqual(['Дружба']);
    const two = await previewOf(lines('Команда;Итого;Творческий', 'УО;5;+', 'Дружба;4;+'));
    expect(kinds(two)).toEqual(['creative-several@']);
    const decided = await previewOf(lines('Команда;Итого;Творческий', 'УО;5;+', 'Дружба;4;+'), {
      decisions: { creative: ['дружба'] },
    });
    expect([decided.ready, decided.results.creative]).toEqual([true, ['Дружба']]);
    const stranger = await previewOf(lines('Команда;Итого', 'УО;5'), { decisions: { creative: ['Дружба'] } });
    expect(kinds(stranger)).toEqual(['creative-unknown@']);
  });
});

describe('decisions', () => {
  const input = lines('Место;Команда;1 тур;Итого', '1;УО;5;6', '2;Дружба;4;4');

  it('an accepted contradiction stays listed, and is no longer accepted when its facts change', async () => {
    const before = await previewOf(input);
    const accepted = before.contradictions.map(({ id }) => id);
    const after = await previewOf(input, { decisions: { accepted } });
    expect(after.contradictions.map((one) => [one.kind, one.accepted])).toEqual([['total-mismatch', true]]);
    const changed = await previewOf(input, { decisions: { accepted, values: { D2: '7' } } });
    expect(changed.ready).toBe(false);
    expect(changed.unusedDecisions).toEqual(accepted);
  });

  it('the same input with the same decisions gives the same preview', async () => {
    const decisions = { values: { D2: '5' }, accepted: ['none'], skipRows: [99] };
    const first = await importTable(input, { decisions });
    expect(await importTable(input, { decisions })).toEqual(first);
    expect('preview' in first && first.preview.unusedDecisions).toEqual(['none', '99']);
    expect('preview' in first && first.preview.ready).toBe(true);
  });

  it('every contradiction has both texts and says what accepting means', async () => {
    const preview = await previewOf(
      lines('Место;Команда;1 тур;Итого', '1;УО;x;6', '1;Уо;4;5,555', '3;Дружба;#REF!;', ';;7;7', '9;ОПГ;1;8'),
      { registered: ['МОРОС'] },
    );
    expect(preview.contradictions.length).toBeGreaterThan(5);
    for (const one of preview.contradictions) {
      expect(one.text.ru).toMatch(/[а-я]/);
      expect(one.text.en).not.toMatch(/undefined|NaN/);
      expect(one.text.ru).not.toMatch(/undefined|NaN/);
      expect(one.ifAccepted.ru).not.toBe('');
      expect(one.accepted).toBe(false);
    }
    expect(new Set(preview.contradictions.map(({ id }) => id)).size).toBe(preview.contradictions.length);
  });
});
