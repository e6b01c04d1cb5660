/**
 * The season as steps: who gives which command when (local time of Samara), from the weeks of season.ts, with attempts
 * that must be refused in between. The steps are played through the engine and written down as season.yaml.
 */
import { byTime, clock, daysAfter, type Given, type SeasonStep } from '../support/season-steps.js';
import { BOARD, type Week } from './season.js';
import type { GameTable } from './table.js';
import { TYPO } from './tables.js';

const CLANS = [1, 2, 3, 4, 5, 6];
/** 6.7: when the first, the second … clan in the order of the game may begin: days after the game and hour. */
const WINDOWS = [
  [4, 12],
  [4, 16],
  [4, 20],
  [5, 8],
  [5, 12],
  [5, 16],
] as const;

/**
 * All steps of a season.
 * @param tables what is expected of each game: the order says who paints when
 * @param typo enters game 172 with the slip and corrects it after game 173
 */
export function stepsOf(
  weeks: readonly Week[],
  tables: readonly GameTable[],
  { typo }: { typo: boolean },
): SeasonStep[] {
  const steps: SeasonStep[] = [...before()];
  let slip = 0;
  for (const [index, week] of weeks.entries()) {
    const next = weeks[index + 1];
    const table = tables[index]!;
    const wrong = typo && week.game === TYPO.game;
    if (wrong) slip = steps.length + 1;
    steps.push(...gameDay(week, table, wrong));
    if (typo && week.game === TYPO.game + 1) {
      steps.push({
        at: clock(daysAfter(week.date, 1), 9),
        amend: {
          replace: slip,
          reason: 'опечатка в таблице',
          args: results(weeks.find((each) => each.game === TYPO.game)!, false),
        },
        expect: { view: { public: positions(table) } },
      });
    }
    steps.push(...people(week), ...painting(week, table));
    if (week.captive) steps.push(...captive(week, tables[index]!));
    if (next) {
      const [registration, ...bids] = auctions(weeks, index) as [Given, ...Given[]];
      // All have painted by then; of the slip nothing is expected.
      if (!wrong && !week.captive) registration.expect = { view: { public: cellCounts(table) } };
      steps.push(registration, ...bids);
    }
    for (const { offer, clan, done, how } of week.settled ?? []) {
      // 9.3.1 is seen at the next game.
      if (offer === 'dress')
        steps.push(settle(clock(next!.date, 21), offer, clan, done, how as 'judge' | 'word'));
    }
    steps.sort(byTime);
  }
  const { date } = weeks.at(-1)!;
  const end = tables.at(-1)!;
  steps.push({
    at: clock(daysAfter(date, 4), 12),
    by: 'system',
    command: 'advance',
    expect: {
      view: {
        public: { phase: 'ended', 'winner.clan': end.winner!.clan, ...positions(end), ...cellCounts(end) },
      },
    },
  });
  return steps;
}

/** The board, the seats and the offers the bosses send in (2.4, 3.1, 6.6, 9.5, 11.2). */
function before(): Given[] {
  const offers: Record<number, string> = {
    1: 'Рассказ о жизни клана на своей странице.',
    2: 'Шуточные апелляции от половины команд.',
    3: 'Клетки под покраску отходят Сицилийцам.',
    4: 'Все эмигранты клана отходят Якудза.',
    5: 'Плен и торги за команду.',
  };
  return [
    ...BOARD.map(
      ([cell, mark], index): Given => ({
        at: clock('2018-01-15', 10, index),
        by: 'organiser',
        command: 'setCell',
        args: { cell, mark },
      }),
    ),
    ...CLANS.map(
      (clan): Given => ({
        at: clock('2018-01-16', 10, clan),
        by: 'organiser',
        command: 'assignSeat',
        args: { person: `boss-${clan}`, clan, role: 'boss' },
      }),
    ),
    { at: clock('2018-01-17', 10), by: 'organiser', command: 'startSeason' },
    ...[3, 4, 6].map(
      (clan): Given => ({
        at: clock('2018-01-18', 10, clan),
        by: `clan:${clan}`,
        command: 'assignSeat',
        args: { person: `hand-${clan}`, clan, role: 'consigliere' },
      }),
    ),
    ...Object.entries(offers).map(
      ([clan, text]): Given => ({
        at: clock('2018-01-19', 10, Number(clan)),
        by: `clan:${clan}`,
        command: 'proposeOffer',
        args: { text },
      }),
    ),
    // 9.5: the Mexicans are late, the author writes their offer.
    {
      at: '2018-01-24 00:00',
      by: 'clan:6',
      command: 'proposeOffer',
      args: { text: 'Ода.' },
      expect: { refused: { code: 'appointments-over', clause: '9.5' } },
    },
    {
      at: '2018-01-24 00:00',
      by: 'clan:1',
      command: 'assignSeat',
      args: { person: 'hand-1', clan: 1, role: 'consigliere' },
      expect: { refused: { code: 'appointments-over', clause: '6.6' } },
    },
    {
      at: '2018-01-24 10:00',
      by: 'organiser',
      command: 'proposeOffer',
      args: { clan: 6, text: 'Ода в честь Мексиканской мафии.' },
    },
  ];
}

/** Arguments of `enterResults`, the table as text. */
function results(week: Week, wrong: boolean): Record<string, unknown> {
  const table = week.table.trim();
  const slipped = table
    .split('\n')
    .map((line) => (line.startsWith(TYPO.team) ? line.replace(` ${TYPO.right} `, ` ${TYPO.wrong} `) : line))
    .join('\n');
  return {
    game: week.game,
    table: `${wrong ? slipped : table}\n`,
    creative: week.creative,
    ...(week.questions > 0 ? { questionCount: week.questions } : {}),
  };
}

function positions(table: GameTable): Record<string, number> {
  return Object.fromEntries(table.clans.map(({ clan, end }) => [`clans.${clan}.position`, end]));
}

function cellCounts(table: GameTable): Record<string, number> {
  return Object.fromEntries(CLANS.map((clan) => [`clans.${clan}.cells`, table.owners[clan]!.length]));
}

/** 5.5: the table in the evening of the game, then the answers to what it asks. */
function gameDay(week: Week, table: GameTable, wrong: boolean): Given[] {
  const { answers = {}, game } = week;
  const asked: unknown[] = [
    ...(answers.deal ? [{ groups: answers.deal.map((team) => [team]) }] : []),
    ...(game === 172 ? [{ choice: 'refused' }] : []),
    ...(answers.order ? [{ groups: answers.order.map((clan) => [String(clan)]) }] : []),
    // From the highest cell down.
    ...Object.entries(answers.fights ?? {})
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([, groups]) => ({ groups: groups.map((group) => group.map(String)) })),
  ];
  const steps: Given[] = [
    { at: clock(week.date, 22, 30), by: 'organiser', command: 'enterResults', args: results(week, wrong) },
    ...asked.map(
      (answer, index): Given => ({
        at: clock(week.date, 22, 40 + index),
        by: 'organiser',
        command: 'answerAsk',
        args: { ask: '@first', answer },
      }),
    ),
  ];
  // What the slip of game 172 leads to is not expected of anybody.
  if (!wrong && game !== TYPO.game + 1) steps.at(-1)!.expect = { view: { public: positions(table) } };
  return steps;
}

/** Offers settled in the week, appeals, and what the council decides. */
function people(week: Week): Given[] {
  const day = daysAfter(week.date, 1);
  const steps: Given[] = [];
  for (const { offer, clan, done, how } of week.settled ?? []) {
    if (how !== 'asked' && offer !== 'dress')
      steps.push(settle(clock(day, 10, clan), offer, clan, done, how));
  }
  if (week.game === 170) {
    // 5.5: an appeal moves nobody.
    steps.push({
      at: clock(day, 11),
      by: 'organiser',
      command: 'recordAppeal',
      args: { game: 170, text: 'Вопрос 12: ответ «Аль Пачино» засчитан ещё двум командам.' },
    });
  }
  if (week.game === 174) steps.push(...vote(week.date, REPAINT_QUESTION, [1, 1, 0, 1, 0, 1]));
  if (week.game === 175) {
    // 11.4: three against three, the jury decides.
    steps.push(...vote(week.date, STEP_QUESTION, [0, 1, 0, 1, 0, 1]), {
      at: clock(daysAfter(week.date, 4), 10),
      by: 'organiser',
      command: 'recordJury',
      args: { question: '@last', answer: 'Это только шаг.', choice: 0 },
    });
  }
  return steps;
}

function settle(at: string, offer: string, clan: number, done: boolean, how: 'judge' | 'word'): Given {
  const cells: Record<string, number> = {
    dress: 24,
    story: 55,
    humour: 98,
    tribute: 133,
    surrender: 168,
    ode: 234,
  };
  const id = `@offer:${cells[offer]}:${clan}`;
  return how === 'judge'
    ? { at, by: 'organiser', command: 'judgeOffer', args: { offer: id, fulfilled: done } }
    : { at, by: `clan:${clan}`, command: 'answerOffer', args: { offer: id, accept: done } };
}

interface CouncilQuestion {
  text: string;
  choices: string[];
  ruling: { id: string; values: string[] };
}
const REPAINT_QUESTION: CouncilQuestion = {
  text: 'Сколько стоит перекраска: очко за каждую клетку или одно за игру?',
  choices: ['за каждую клетку', 'одно за игру'],
  ruling: { id: 'repaint.price', values: ['each', 'once'] },
};
const STEP_QUESTION: CouncilQuestion = {
  text: 'Хозяин шагнул на клетку с меткой: действует ли она?',
  choices: ['нет, это только шаг', 'да, как конец хода'],
  ruling: { id: 'bonusStep', values: ['plain', 'full'] },
};

/** 11.1–11.3: asked by the Sicilians' boss on Thursday, voted on by all six on Friday. */
function vote(date: string, { text, choices, ruling }: CouncilQuestion, votes: number[]): Given[] {
  return [
    { at: clock(daysAfter(date, 1), 12), by: 'clan:3', command: 'raiseQuestion', args: { text } },
    {
      at: clock(daysAfter(date, 1), 13),
      by: 'organiser',
      command: 'openVote',
      args: { question: '@last', choices, closesAt: `${daysAfter(date, 3)}T20:00:00+04:00`, ruling },
    },
    ...votes.map(
      (choice, index): Given => ({
        at: clock(daysAfter(date, 2), 10, index),
        by: `clan:${index + 1}`,
        command: 'castVote',
        args: { question: '@last', choice },
      }),
    ),
  ];
}

/** Each clan paints half an hour after its window opens; some come too early, too late, or for too much. */
function painting(week: Week, table: GameTable): Given[] {
  const { game, date } = week;
  const opens = (clan: number, minutes: number) => {
    const [days, hour] = WINDOWS[table.order.indexOf(clan)]!;
    return minutes < 0
      ? clock(daysAfter(date, days), hour - 1, 60 + minutes)
      : clock(daysAfter(date, days), hour, minutes);
  };
  const steps = (week.paint ?? []).map(
    ({ clan, by, cells, over }): Given => ({
      at: opens(clan, 30),
      by: by === 'boss' ? `clan:${clan}` : `clan:${clan}:consigliere`,
      command: 'paint',
      args: { game, cells, ...(over ? { repaint: over } : {}) },
    }),
  );
  const refused = (at: string, clan: number, cells: number[], code: string, clause: string): Given => ({
    at,
    by: `clan:${clan}`,
    command: 'paint',
    args: { game, cells },
    expect: { refused: { code, clause } },
  });
  if (game === 170) {
    steps.push(
      // The second clan of the order is a minute early.
      refused(opens(2, -1), 2, [38, 60], 'window-not-open', '6.7'),
      // The cell has been taken by the first.
      refused(opens(4, 20), 4, [42], 'cell-taken', '6.3'),
      // Nobody at night.
      refused(clock(daysAfter(date, 5), 3), 2, [20], 'window-night', '6.7'),
      // A cell too many.
      refused(opens(5, 40), 5, [65], 'too-many-cells', '6.3'),
      // Wednesday 00:00 is too late, and the Mexicans are in anarchy.
      refused(clock(daysAfter(date, 7), 0), 6, [30], 'window-closed', '6.6'),
    );
  }
  // 9.3.4: the Mexicans' cells are the Sicilians' to paint.
  if (game === 176) steps.push(refused(opens(6, 30), 6, [248], 'too-many-cells', '6.3'));
  return steps;
}

/** 9.3.6: the Triads' boss sets the sale for Monday evening and picks the cells on Tuesday. */
function captive({ date, captive, game }: Week, table: GameTable): Given[] {
  const { clan, named, bids, cells } = captive!;
  const offer = `@offer:215:${clan}`;
  const monday = daysAfter(date, 5);
  const steps: Given[] = [];
  if (named)
    steps.push({
      at: clock(daysAfter(date, 2), 10),
      by: 'clan:5',
      command: 'nameCaptive',
      args: { offer, team: named },
    });
  steps.push({
    at: clock(daysAfter(date, 3), 10),
    by: 'clan:5',
    command: 'openCaptiveAuction',
    args: { offer, closesAt: `${monday}T20:00:00+04:00` },
  });
  if (game === 177) {
    const refused = (at: string, by: number, count: number, code: string): Given => ({
      at,
      by: `clan:${by}`,
      command: 'bidCaptive',
      args: { offer, cells: count },
      expect: { refused: { code, clause: '9.3.6' } },
    });
    steps.push(
      refused(clock(monday, 9), clan, 3, 'captive-own'),
      refused(clock(monday, 9, 1), 5, 3, 'captive-own'),
      refused(clock(monday, 9, 2), 2, 2, 'bid-too-low'),
      refused(clock(monday, 20), 2, 9, 'captive-not-open'),
    );
  }
  for (const [index, [bidder, count]] of bids.entries())
    steps.push({
      at: clock(monday, 17, index * 10),
      by: `clan:${bidder}`,
      command: 'bidCaptive',
      args: { offer, cells: count },
    });
  if (cells.length > 0)
    steps.push({
      at: clock(daysAfter(date, 6), 12),
      by: 'clan:5',
      command: 'chooseCaptiveCells',
      args: { offer, cells },
      expect: { view: { public: { 'clans.5.cells': table.owners[5]!.length } } },
    });
  return steps;
}

/** 7.7: registered until Tuesday 16:00, lots until Wednesday 19:00. */
function auctions(weeks: readonly Week[], index: number): Given[] {
  const week = weeks[index]!;
  const next = weeks[index + 1]!;
  const names = ({ table }: Week) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|')[0]!.trim());
  const dealt = new Set(names(weeks[0]!));
  const lots = week.lots ?? [];
  const tuesday = daysAfter(next.date, -1);
  const steps: Given[] = [
    {
      at: clock(tuesday, 10),
      by: 'organiser',
      command: 'registerTeams',
      args: {
        game: next.game,
        // Lots are numbered in the order of registration.
        teams: [...names(next).filter((team) => dealt.has(team)), ...lots.map((lot) => lot.team)],
      },
    },
  ];
  for (const [number, { team, bids }] of lots.entries())
    for (const [turn, [clan, cells]] of bids.entries())
      steps.push({
        at: clock(tuesday, 17 + number, turn * 10),
        by: `clan:${clan}`,
        command: 'bid',
        args: { lot: `@lot:${team}`, cells },
      });
  if (next.game === 172) {
    const refused = (at: string, clan: number, team: string, cells: number, code: string): Given => ({
      at,
      by: `clan:${clan}`,
      command: 'bid',
      args: { lot: `@lot:${team}`, cells },
      expect: { refused: { code, clause: '7.7' } },
    });
    steps.push(
      // Three cells have been bid already.
      refused(clock(tuesday, 17, 25), 1, 'Бодрячком!', 3, 'bid-too-low'),
      // The Russians own seven cells and have pledged four.
      refused(clock(tuesday, 19), 1, 'Команда-Маманда', 4, 'bid-too-high'),
      // Wednesday 19:00 is too late.
      refused(clock(next.date, 19), 1, 'Команда-Маманда', 4, 'auction-closed'),
    );
  }
  return steps;
}
