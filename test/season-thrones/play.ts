/**
 * The season as steps: who gives which command when (local time of Samara), from the weeks of season.ts, with attempts
 * that must be refused in between. The steps are played through the engine and written down as season.yaml.
 */
import { byTime, clock, daysAfter, type Given, type SeasonStep, Stage } from '../support/season-steps.js';
import { DEALT, GAME_ID, SEED, type Week } from './season.js';
import type { GameTable } from './table.js';

export const stage = new Stage('thrones-2017', GAME_ID, SEED);

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** 7.2: archmaesters, by the team that has elected them and its house. */
const ARCHMAESTERS: [team: string, house: number][] = [
  ['Медный чайник', 1],
  ['Чистый лист', 2],
  ['Садовое кольцо', 3],
  ['Седьмой этаж', 4],
];

/** @param tables what is expected of each game */
export function stepsOf(weeks: readonly Week[], tables: readonly GameTable[]): SeasonStep[] {
  const steps: SeasonStep[] = [...before()];
  for (const [index, week] of weeks.entries()) {
    const table = tables[index]!;
    steps.push(...letters(week), ...gameDay(week, table), ...choices(week), ...people(week));
    // 1.7: by Sunday 11:00 at the latest everybody knows.
    steps.push({
      at: clock(daysAfter(week.date, 4), 11, 1),
      by: 'system',
      command: 'advance',
      expect: { view: { public: { ...positions(table), ...(table.winner ? ended(table.winner) : {}) } } },
    });
  }
  return steps.sort(byTime);
}

function ended({ house }: { house: number }): Record<string, unknown> {
  return { phase: 'ended', 'winner.clan': house };
}

function positions(table: GameTable): Record<string, unknown> {
  return Object.fromEntries(table.houses.map(({ house, end }) => [`clans.${house}.position`, end]));
}

/** 1.1, 6.1, 7.2. */
function before(): Given[] {
  return [
    {
      at: clock('2017-09-20', 10),
      by: 'organiser',
      command: 'dealTeams',
      args: { teams: DEALT.map((team, index) => ({ team, place: index + 1 })) },
    },
    ...HOUSES.map(
      (house): Given => ({
        at: clock('2017-09-21', 10, house),
        by: 'organiser',
        command: 'assignSeat',
        args: { person: `lord-${house}`, clan: house, role: 'boss' },
      }),
    ),
    ...ARCHMAESTERS.map(
      ([team, house]): Given => ({
        at: clock('2017-09-21', 11, house),
        by: 'organiser',
        command: 'assignSeat',
        args: { person: `archmaester-${house}`, clan: house, role: 'member', team },
      }),
    ),
    { at: clock('2017-09-22', 10), by: 'organiser', command: 'startSeason' },
  ];
}

/** 6.1: on Monday and Tuesday before the game; one house thinks better of it at the last minute. */
function letters({ game, date, letters: sent }: Week): Given[] {
  if (!sent) return [];
  const letter = (at: string, from: number, ally: number, target: number): Given => ({
    at,
    by: `clan:${from}`,
    command: 'sendLetter',
    args: { game, ally, target },
  });
  const refused = (given: Given, code: string): Given => ({
    ...given,
    expect: { refused: { code, clause: '6.1' } },
  });
  const steps = sent.map(({ from, ally, target }, index) =>
    letter(clock(daysAfter(date, -1), 10, index), from, ally, target),
  );
  const first = sent[0]!;
  return [
    // A house has written otherwise the day before: the last letter counts.
    letter(clock(daysAfter(date, -2), 12), first.from, first.target, first.ally),
    ...steps,
    refused(letter(clock(daysAfter(date, -1), 20), 6, 6, 1), 'letter-self'),
    refused(letter(clock(daysAfter(date, -1), 20, 1), 6, 1, 1), 'letter-same'),
    refused(letter(clock(date, 19), 6, 1, 2), 'letters-closed'),
  ];
}

/** 5.5: the table in the evening of the game, then the answers to what it asks. */
function gameDay(week: Week, table: GameTable): Given[] {
  const answers: unknown[] = [
    ...(week.dressed ?? []).map(({ done }) => ({ choice: done ? 'fulfilled' : 'refused' })),
    ...(week.sharedBest ? [{ groups: week.sharedBest.map((house) => [String(house)]) }] : []),
    ...(week.pact === undefined ? [] : [{ choice: String(week.pact) }]),
  ];
  const steps: Given[] = [
    {
      at: clock(week.date, 22, 30),
      by: 'organiser',
      command: 'enterResults',
      args: { game: week.game, table: `${week.table.trim()}\n`, creative: week.creative },
    },
    ...answers.map(
      (answer, index): Given => ({
        at: clock(week.date, 22, 40 + index),
        by: 'organiser',
        command: 'answerAsk',
        args: { ask: '@first', answer },
      }),
    ),
  ];
  // What letters have done is known on Sunday.
  if (!week.letters) steps.at(-1)!.expect = { view: { public: positions(table) } };
  return steps;
}

/** 3.36, 3.105: on the Monday after the game. */
function choices({ game, date, choices: made }: Week): Given[] {
  return (made ?? []).map(({ house, option }, index) => ({
    at: clock(daysAfter(date, 5), 12, index),
    by: `clan:${house}`,
    command: 'answerChoice',
    args: { choice: `${game}-${/\d/.test(option) ? 'name' : 'twins'}-${house}`, option },
  }));
}

/** An appeal, and what the conclave and the jury decide (5.5, 7.1–7.4). */
function people({ game, date }: Week): Given[] {
  const [, thursday, friday, , , monday] = [0, 1, 2, 3, 4, 5].map((days) =>
    daysAfter(date, days),
  ) as string[];
  const vote = (text: string, options: string[], ruling: object, votes: number[]): Given[] => [
    { at: clock(thursday!, 12), by: 'person:archmaester-3', command: 'raiseQuestion', args: { text } },
    {
      at: clock(thursday!, 13),
      by: 'person:archmaester-3',
      command: 'openVote',
      args: { question: '@last', choices: options, closesAt: `${monday}T20:00:00+04:00`, ruling },
    },
    ...votes.map(
      (choice, index): Given => ({
        at: clock(friday!, 10, index),
        by: `person:archmaester-${index + 1}`,
        command: 'castVote',
        args: { question: '@last', choice },
      }),
    ),
  ];
  if (game === 1)
    return [
      {
        at: clock(thursday!, 11),
        by: 'organiser',
        command: 'recordAppeal',
        args: { game, text: 'Вопрос 12: ответ «Дорн» засчитан ещё двум командам.' },
      },
    ];
  if (game === 5)
    return vote(
      'Пир съедает две трети хода. Куда округлять?',
      ['остаток вниз', 'съеденное вниз'],
      { id: 'twins.round', values: ['rest', 'eaten'] },
      [1, 1, 0, 1],
    );
  if (game === 9)
    return [
      ...vote(
        'Сколько теряет проигравший бой?',
        ['−2', '−8'],
        { id: 'duel.loser', values: ['two', 'eight'] },
        [0, 1, 0, 1],
      ),
      {
        at: clock(monday!, 21),
        by: 'organiser',
        command: 'recordJury',
        args: { question: '@last', answer: 'Выигрыш — за счёт проигравшего.', choice: 1 },
      },
    ];
  return [];
}
