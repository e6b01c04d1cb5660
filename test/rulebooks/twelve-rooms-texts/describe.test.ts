/** Every event, result, report, line of the trace, effect, part of a move and task has its words in both languages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Lang } from '../../../src/engine/contract.js';
import {
  actionSchema,
  bonusSchema,
  contestSchema,
  effectSchema,
  PARTS,
  prizeSchema,
  specialSchema,
} from '../../../src/rulebooks/twelve-rooms/commands.js';
import {
  actionText,
  askText,
  bonusText,
  changeText,
  choiceText,
  claimLine,
  contestText,
  decisionText,
  effectText,
  findingLine,
  guessLine,
  lineText,
  mateLines,
  partText,
  prizeText,
  receiptText,
  reportLines,
  resultSections,
  type Said,
  describe as sentence,
  sentTexts,
  startLines,
  stepTexts,
  stepTitle,
  todoText,
  winnerText,
} from '../../../src/rulebooks/twelve-rooms/describe.js';
import { type EventOf, eventSchemas, partsSchema } from '../../../src/rulebooks/twelve-rooms/events.js';
import {
  changeSchema,
  findingSchema,
  lineSchema,
  type Report,
  type Results,
  reportSchema,
  resultsSchema,
  stepTraceSchema,
} from '../../../src/rulebooks/twelve-rooms/shapes.js';
import { type GameView, viewSchema } from '../../../src/rulebooks/twelve-rooms/view.js';
import { BROKEN, names, samplesOf } from './samples.js';

const LANGS: Lang[] = ['ru', 'en'];

function holds(text: string): void {
  expect(text.length).toBeGreaterThan(1);
  expect(text).not.toMatch(BROKEN);
}

function holdsAll(lines: readonly Said[]): void {
  for (const { text } of lines) holds(text);
}

/** Says samples of a schema in both languages. */
function eachOf<T>(schema: z.ZodType<T>, check: (value: T, lang: Lang) => void, numRuns = 150): void {
  fc.assert(
    fc.property(samplesOf(schema), fc.constantFrom(...LANGS), (value, lang) => {
      schema.parse(value);
      check(value, lang);
    }),
    { numRuns, seed: 12 },
  );
}

describe('every event of the log', () => {
  for (const [type, schema] of Object.entries(eventSchemas)) {
    it(`${type} has a sentence`, () => {
      eachOf(
        schema as z.ZodType<{ type: string }>,
        (event, lang) => {
          const text = sentence(event, names(lang), lang);
          holds(text);
          expect(text).not.toBe(type);
        },
        60,
      );
    });
  }

  it('a type of another edition is said by its name', () => {
    expect(sentence({ type: 'toString' }, names('ru'), 'ru')).toBe('toString');
  });
});

describe('every variant of a shape', () => {
  const variants = <S extends z.ZodType & { options: readonly unknown[] }>(union: S) =>
    union.options as readonly z.ZodType<z.output<S>>[];

  it.each(variants(findingSchema).map((schema) => [schema]))('finding %#', (schema) => {
    eachOf(schema, (finding, lang) => holdsAll([findingLine(finding, names(lang), lang)]), 40);
  });

  it.each(variants(effectSchema).map((schema) => [schema]))('effect %#', (schema) => {
    eachOf(schema, (effect, lang) => holds(effectText(effect, names(lang), lang)), 40);
  });

  it.each(variants(actionSchema).map((schema) => [schema]))('action %#', (schema) => {
    eachOf(schema, (action, lang) => holds(actionText(action, names(lang), lang)), 20);
  });

  it('special abilities, bonuses, prizes, contests', () => {
    eachOf(specialSchema, (action, lang) => holds(actionText(action, names(lang), lang)));
    eachOf(bonusSchema, (bonus, lang) => holds(bonusText(bonus, names(lang), lang)));
    eachOf(prizeSchema, (prize, lang) => holds(prizeText(prize, lang)));
    eachOf(contestSchema, (contest, lang) => holds(contestText(contest, lang)));
  });

  it('parts of a move', () => {
    eachOf(partsSchema, (parts, lang) => {
      for (const part of PARTS) {
        const text = partText(part, parts, names(lang), lang);
        if (text !== null) holds(text);
        expect(text === null).toBe(parts[part] === undefined);
      }
    });
  });

  it('results and reports', () => {
    eachOf(resultsSchema, (results, lang) => {
      for (const { title, lines } of resultSections(results, names(lang), lang)) {
        holds(title);
        expect(lines).not.toEqual([]);
        holdsAll(lines);
      }
      holdsAll(startLines(results, names(lang), lang));
    });
    eachOf(reportSchema, (report, lang) => holdsAll(reportLines(report, names(lang), lang)));
  });

  it('the trace', () => {
    eachOf(stepTraceSchema, (trace, lang) => {
      holds(stepTitle(trace.step, lang));
      for (const text of stepTexts(trace, names(lang), lang)) holds(text);
    });
    eachOf(lineSchema, (line, lang) => holds(lineText(line, names(lang), lang)), 500);
    eachOf(changeSchema, (change, lang) => holds(changeText(change, names(lang), lang)), 500);
  });

  it('guesses, maps, mates, receipts and tasks as a view carries them', () => {
    const me = viewSchema.shape.me.unwrap().shape;
    const mafia = viewSchema.shape.mafia.unwrap();
    eachOf(me.guesses.element, (guess, lang) => holdsAll([guessLine(guess, lang)]));
    eachOf(me.claims.element, (claim, lang) => holdsAll([claimLine(claim, lang)]));
    eachOf(mafia.pick({ mates: true }), (view, lang) => holdsAll(mateLines(view, names(lang), lang)));
    eachOf(me.move.unwrap(), (move, lang) => {
      if (move.wholeAt === null && move.missing.length === 0) return;
      holds(receiptText(move, names(lang), lang));
      for (const text of sentTexts(move, names(lang), lang)) holds(text);
    });
    eachOf(viewSchema.shape.todo.element, (todo, lang) => holds(todoText(todo, names(lang), lang)));
    eachOf(viewSchema.shape.winner.unwrap(), (winner, lang) => holdsAll([winnerText(winner, lang)]));
  });

  it('questions and their choices', () => {
    eachOf(eventSchemas.AskRaised.pick({ topic: true, turn: true, players: true }), (ask, lang) =>
      holds(askText(ask, names(lang), lang)),
    );
    for (const choice of ['next', 'all', 'nobody', 'current', 'original'])
      expect(choiceText(choice, names('ru'), 'ru')).not.toBe(choice);
  });

  it('decisions of the master, as the rulebook words them', () => {
    const said = (what: string) => decisionText({ at: '', what, reason: 'Так вышло' }, names('ru'), 'ru');
    expect(said('replace p2')).toBe('Замена игрока: Игрок 2. Причина: Так вышло.');
    expect(said('forgive 3 p1 p2')).toBe('Пропуск хода 3 прощён: Игрок 1 и Игрок 2. Причина: Так вышло.');
    expect(said('extend 3 2019-01-21T16:00:00.000Z')).toContain('Дедлайн хода 3 перенесён: вторник, 19:00.');
    expect(said('pause 3')).toContain('Ход 3 поставлен на паузу.');
    expect(said('resume 3 2019-01-21T16:00:00.000Z')).toContain('Ход 3 снят с паузы');
    expect(said('end')).toContain('Игра закончена ведущим.');
    expect(said('immunity p1 p3')).toContain('Игрок 1 и Игрок 3');
    expect(said('hide m4')).toContain('Запись m4 убрана.');
    expect(said('something else')).toContain('«something else»');
  });
});

const results = (over: Partial<Results>): Results => ({
  turn: 2,
  vote: { lines: [], dictated: [], totals: [], acquitted: false, sat: [] },
  warned: [],
  departures: [],
  roles: null,
  cameras: [],
  detector: { positive: 0, negative: 0, names: null },
  loudspeaker: [],
  crowded: [],
  transformed: [],
  contest: null,
  winner: null,
  ...over,
});

const said = (over: Partial<Results>, lang: Lang = 'ru'): string[] =>
  resultSections(results(over), names(lang), lang).flatMap(({ lines }) => lines.map(({ text }) => text));

describe('the results of a turn', () => {
  it('an empty turn', () => {
    expect(said({})).toEqual([
      'Голосов нет.',
      'Не садится никто.',
      'Камеры не показывают никого.',
      'Детектор никого не видит.',
      'Рупор молчит.',
    ]);
  });

  it('G.2, N.STEWARD.AS1: marks of a vote', () => {
    const vote = {
      lines: [
        { voter: 'p1', vote: 'p2', dictated: true, invalid: false, weight: 3 },
        { voter: 'p2', vote: 'p3', dictated: false, invalid: true, weight: null },
        { voter: 'p3', vote: 'acquit', dictated: false, invalid: false, weight: null },
      ],
      dictated: ['p1'],
      totals: [
        { vote: 'p2', sum: 4 },
        { vote: 'acquit', sum: 1 },
      ],
      acquitted: false,
      sat: ['p2'],
    };
    expect(said({ vote }).slice(0, 6)).toEqual([
      'Игрок 1 → Игрок 2 (вес 3, голос подменён).',
      'Игрок 2 → Игрок 3 (негодный, засчитан против голосующего).',
      'Игрок 3 → «не судить».',
      'Игрок 2 — 4 голоса.',
      '«не судить» — 1 голос.',
      'Садится Игрок 2.',
    ]);
    expect(said({ vote: { ...vote, lines: null, sat: ['p1', 'p2'] } })).toContain('Голос подменён: Игрок 1.');
    expect(said({ vote: { ...vote, sat: ['p1', 'p2'] } })).toContain('Садятся Игрок 1 и Игрок 2.');
    expect(said({ vote: { ...vote, sat: [], acquitted: true } })).toContain(
      'У «не судить» единоличное большинство: не садится никто.',
    );
  });

  it('M.5, M.10, M.12: departures and rooms', () => {
    const lines = said({
      warned: ['p3'],
      departures: [
        { player: 'p1', cause: 'mafkill', room: 'laughter' },
        { player: 'p2', cause: 'reluctant', room: 'reluctant' },
        { player: 'p3', cause: 'absence', room: null },
      ],
      detector: { positive: 2, negative: 5, names: null },
      crowded: [7],
      transformed: [3],
    });
    expect(lines).toContain('Игрок 1 выбывает: мафкилл, Комната смеха.');
    expect(lines).toContain('Игрок 2 выбывает: килл комнаты, Комната, из которой не хочется выходить.');
    expect(lines).toContain('Игрок 3 выбывает: второй пропуск голосования.');
    expect(lines).toContain('Детектор показывает: 2 положительных статуса и 5 отрицательных статусов.');
    expect(lines).toContain('В комнате 7 больше двух игроков мафии.');
    expect(lines).toContain('Комната 3 пустовала два хода и становится Проходной.');
  });

  it('what stands behind a sentence depends on its kind alone', () => {
    const clausesOf = (over: Partial<Results>) =>
      resultSections(results(over), names('ru'), 'ru').map(({ key, clauses, rulings, lines }) => [
        key,
        clauses,
        rulings,
        lines.map((line) => [line.clauses, line.rulings]),
      ]);
    expect(clausesOf({ cameras: ['p1', 'p2'] })).toEqual(clausesOf({ cameras: [] }));
    expect(clausesOf({ detector: { positive: 1, negative: 2, names: null } })).toEqual(clausesOf({}));
    expect(clausesOf({ loudspeaker: ['p1'] })).toEqual(clausesOf({}));
  });
});

describe('a private report', () => {
  const report = (findings: Report['findings']): Report => ({
    turn: 3,
    player: 'p1',
    room: 5,
    weight: 2,
    role: 'observer',
    findings,
    prize: { kind: 'armour' },
  });
  const texts = (findings: Report['findings'], lang: Lang = 'ru') =>
    reportLines(report(findings), names(lang), lang).map(({ text }) => text);

  it('says where, with what weight, as whom', () => {
    expect(texts([])).toEqual([
      'Вы в комнате 5.',
      'Вес вашего голоса — 2.',
      'Ваша роль — Наблюдатель.',
      'Ваш приз на ход 4: броник на ход — себе или другому.',
    ]);
  });

  it('P.OBSERVER.AS1, P.OBSERVER.AS2: a route and two doors', () => {
    expect(
      texts([
        { kind: 'route', ability: 'route', target: 'p2', rooms: [1, 4, 12, 12] },
        {
          kind: 'doors',
          ability: 'doors',
          doors: [
            { door: '6-7', players: ['p2', 'p3'] },
            { door: '9-12', players: [] },
          ],
        },
      ]).slice(3, 5),
    ).toEqual([
      '«Путевой лист»: Игрок 2 — 1 → 4 → 12 → 12.',
      '«Устройство»: дверь 6–7 — Игрок 2 и Игрок 3; дверь 9–12 — никого.',
    ]);
  });

  it('a report that was not given looks the same whatever the reason', () => {
    const [none] = reportLines(report([{ kind: 'none', ability: 'question' }]), names('ru'), 'ru').slice(3);
    expect(none).toEqual({
      text: '«Допрос»: отчёта нет.',
      clauses: ['twelve-rooms:P.INVESTIGATOR.AS'],
      rulings: [],
    });
  });
});

describe('the trace', () => {
  const line = (over: Partial<z.infer<typeof lineSchema>>) =>
    lineText(
      {
        actor: 'p1',
        act: 'block',
        targets: ['p2'],
        rooms: [],
        outcome: 'done',
        why: null,
        clauses: ['twelve-rooms:A.1'],
        rulings: [],
        changes: [],
        ...over,
      },
      names('ru'),
      'ru',
    );
  const change = (over: Partial<z.infer<typeof changeSchema>>) => ({
    what: 'blocked' as const,
    player: null,
    room: null,
    from: null,
    to: null,
    ...over,
  });

  it('says a failure with its reason and clause', () => {
    expect(line({ outcome: 'failed', why: 'isolated' })).toBe(
      'Игрок 1: «Отдыхай» → Игрок 2 — не прошло: в начале хода — в Изолированной комнате (Изолированная комната).',
    );
  });

  it('says changes, those of the actor without his name', () => {
    expect(line({ changes: [change({ player: 'p2', to: 'on' })] })).toBe(
      'Игрок 1: «Отдыхай» → Игрок 2. Игрок 2: блок АС.',
    );
    expect(
      line({
        act: 'direction',
        targets: [],
        rooms: [4, 12, 8],
        changes: [
          change({ what: 'room', player: 'p1', from: 4, to: 8 }),
          change({ what: 'weight', player: 'p1', from: 1, to: 2 }),
        ],
      }),
    ).toBe('Игрок 1: перемещение, 4 → 12 → 8. Вес голоса 1 → 2.');
  });

  it('R.GUN: the actor of a shot is the one who came before', () => {
    expect(line({ act: 'gun', changes: [change({ what: 'leaves', player: 'p2', to: 'gun' })] })).toBe(
      'Игрок 2: выстрел в Комнате с пистолетом (предыдущий — Игрок 1). Игрок 2: выбывает — выстрел.',
    );
  });

  it('R.SAFE: what waited and did not happen', () => {
    expect(
      line({
        act: 'direction',
        targets: [],
        rooms: [1, 5],
        changes: [change({ what: 'unstored', player: 'p1', from: 'mafkill', to: 'healed' })],
      }),
    ).toBe('Игрок 1: перемещение, 1 → 5. Отложенное не сбылось (мафкилл) — спасает лечение.');
  });
});

describe('a receipt', () => {
  const move = (over: Partial<NonNullable<NonNullable<GameView['me']>['move']>>) =>
    receiptText(
      {
        turn: 2,
        sent: [
          { part: 'direction', at: '2019-01-21T09:00:00.001Z' },
          { part: 'vote', at: '2019-01-21T09:00:00.001Z' },
          { part: 'actions', at: '2019-01-21T15:59:59.999Z' },
        ],
        missing: [],
        wholeAt: '2019-01-21T15:59:59.999Z',
        ...over,
      },
      { ...names('ru'), clock: (at) => at.slice(11, 23) },
      'ru',
    );

  it('M.3: the time of a whole move is that of its last part', () => {
    expect(move({})).toBe(
      'Ход 2 принят целиком, время хода — 15:59:59.999. Направление и Голос — 09:00:00.001; АС — 15:59:59.999.',
    );
    expect(move({ wholeAt: null, missing: ['vote'] })).toContain(
      'Ход 2 принят не целиком: ещё нужно — Голос.',
    );
  });
});

describe('the log', () => {
  const event = <T extends keyof typeof eventSchemas>(
    type: T,
    facts: Omit<EventOf<T>, 'type' | 'at' | 'audience' | 'clauses'>,
  ) =>
    sentence(
      { type, at: '', audience: 'master', clauses: ['twelve-rooms:G.1'], ...facts } as { type: string },
      names('ru'),
      'ru',
    );

  it('a whole move', () => {
    expect(
      event('MoveSent', {
        turn: 2,
        player: 'p1',
        parts: {
          direction: 'up',
          actions: [
            {
              ability: 'dictate',
              votes: [
                { voter: 'p2', vote: 'p3' },
                { voter: 'p4', vote: 'acquit' },
              ],
            },
            {
              ability: 'doors',
              doors: [
                [6, 7],
                [12, 9],
              ],
            },
          ],
          special: null,
          vote: 'p2',
          mafkill: null,
        },
      } as Parameters<typeof event<'MoveSent'>>[1]),
    ).toBe(
      'Игрок 1, ход 2. Направление: вверх. АС: «Я сказал»: Игрок 2 → Игрок 3, Игрок 4 → «не судить»; ' +
        '«Устройство»: двери 6–7 и 12–9. УС: ничего. Голос: Игрок 2. Мафкилл: никого.',
    );
  });

  it('a departure and a walk', () => {
    expect(
      event('PlayerOut', { turn: 2, player: 'p2', cause: 'gun', by: null, room: 'gun', number: 8 }),
    ).toBe('Ход 2: Игрок 2 выбывает — выстрел, Комната с пистолетом, комната 8.');
    expect(event('Moved', { turn: 2, player: 'p2', from: 4, path: [8], visited: [8], weight: 3 })).toBe(
      'Ход 2: Игрок 2, 4 → 8. Впервые: 8; вес голоса 3.',
    );
  });

  it('plural forms', () => {
    const published = (n: number) =>
      event('AnonymousPublished', {
        turn: 1,
        posts: Array.from({ length: n }, () => ({ post: 'm1', author: 'p1', text: '', images: [] })),
        withheld: [],
      });
    expect([0, 1, 2, 5].map(published)).toEqual([
      'Ход 1: анонимок нет.',
      'Ход 1: вышла 1 анонимка.',
      'Ход 1: вышли 2 анонимки.',
      'Ход 1: вышло 5 анонимок.',
    ]);
  });
});
