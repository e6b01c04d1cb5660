/** Random seasons: random packs, rulings and people, and commands of which many are legal and many are nonsense. */

import type { Author, Command } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import { mafia2018 } from '../../../src/rulebooks/mafia-2018/pack.js';
import { rulings } from '../../../src/rulebooks/mafia-2018/rulings.js';
import type { MafiaPack } from '../../../src/rulebooks/mafia-2018/setup.js';
import { commandSchemas } from '../../../src/rulebooks/race/commands.js';
import { nextGame, type SeasonState } from '../../../src/rulebooks/race/state.js';
import { Chance } from '../../support/chance.js';

export interface Played {
  game: Game;
  records: LogRecord[];
  attempts: number;
}

const ROLES = ['boss', 'consigliere', 'member'] as const;

export function newSeason(seed: number): Game {
  const chance = new Chance(seed);
  const rulebook = rulebooks['mafia-2018']!;
  const setup = {
    pack: randomPack(chance),
    rulings: Object.fromEntries(
      Object.entries(rulings)
        .filter(() => chance.maybe(0.5))
        .map(([id, ruling]) => [id, chance.pick(Object.keys(ruling.values))]),
    ),
    seats: [1, 2, 3, 4, 5, 6].flatMap((clan) =>
      ROLES.filter(() => chance.maybe(0.9)).map((role) => ({ person: `${role}${clan}`, clan, role })),
    ),
  };
  const head = { id: `season-${seed}`, rulebook: 'mafia-2018', version: rulebook.version, setup };
  return new Game(rulebook, head, keyedDraws(`seed ${seed}`, head.id));
}

/** A shorter board makes clans meet, finish and land on marks more often. */
function randomPack(chance: Chance): MafiaPack {
  const size = chance.pick([30, 60, 120, 262]);
  const marks: MafiaPack['marks'] = {};
  for (let cell = 2; cell < size; cell++) {
    const roll = chance.next();
    if (roll < 0.06) marks[cell] = { kind: 'skip' };
    else if (roll < 0.14) marks[cell] = { kind: 'move', by: chance.pick([-9, -4, -1, 1, 3, 12]) };
    else if (roll < 0.18) marks[cell] = { kind: 'roulette' };
    else if (roll < 0.3) {
      const all = Object.entries(mafia2018.offers);
      const [offer, { side }] = chance.pick([
        ...all,
        ...all.filter(([kind]) => kind === 'surrender' || kind === 'captive'),
      ]);
      marks[cell] = { kind: 'offer', offer, side };
    }
  }
  return { ...mafia2018, size, marks, games: mafia2018.games.slice(0, chance.pick([2, 4, 6, 10])) };
}

/** Plays about `length` attempts; `each` looks in after every one. */
export function playSeason(
  seed: number,
  length: number,
  each: (game: Game, record: LogRecord) => void = () => {},
): Played {
  const chance = new Chance(seed ^ 0x5eed);
  const game = newSeason(seed);
  const records: LogRecord[] = [];
  let at = '2018-01-16T08:00:00.000Z';
  const keep = (record: LogRecord): void => {
    records.push(record);
    each(game, record);
  };
  let attempts = 0;
  const attempt = (command: Command, author: Author): void => {
    attempts++;
    const outcome = game.submit(command, author, at, `k${attempts}`);
    if (outcome.accepted) keep(outcome.record);
  };
  attempt({ type: 'startSeason' }, { kind: 'organiser' });
  while (attempts < length) {
    if (chance.maybe(0.25)) at = plusMs(at, chance.pick([1000, 3_600_000, 4 * 3_600_000, 20 * 3_600_000]));
    for (const record of game.advance(at)) keep(record);
    const { command, author } = randomAttempt(chance, game.state as SeasonState, at);
    attempt(command, author);
  }
  return { game, records, attempts };
}

function randomAttempt(chance: Chance, state: SeasonState, at: string): { command: Command; author: Author } {
  const clan = chance.pick([1, 2, 3, 4, 5, 6]);
  const organiser: Author = { kind: 'organiser' };
  const member: Author = {
    kind: 'person',
    person: `${chance.pick(['boss', 'boss', 'consigliere', 'member'])}${clan}`,
  };
  const next = nextGame(state);
  const painting = state.games.findLast((game) => game.stage === 'resolved');
  const lots = state.games.flatMap((game) => game.lots.filter((lot) => !lot.closed));
  const offer = state.offers.length > 0 ? chance.pick(state.offers.slice(-6)) : undefined;
  const question = state.questions.length > 0 ? chance.pick(state.questions) : undefined;
  const cells = (count: number): number[] =>
    Array.from({ length: count }, () => 1 + chance.below(state.pack.size + 2));
  const soon = plusMs(at, chance.pick([-1000, 1000, 3_600_000, 90_000_000]));

  const options: (() => { command: Command; author: Author })[] = [
    () => ({
      command: {
        type: 'paint',
        game: painting?.number ?? 170,
        cells: cells(1 + chance.below(2)),
        repaint: [],
      },
      author: member,
    }),
    () => ({
      command: { type: 'paint', game: painting?.number ?? 170, cells: [], repaint: cells(1) },
      author: member,
    }),
    () => ({
      command: {
        type: 'bid',
        lot: lots.length > 0 ? chance.pick(lots).id : '171-1',
        cells: 1 + chance.below(6),
      },
      author: member,
    }),
    () => ({
      command: { type: 'registerTeams', game: next?.number ?? 171, teams: unique(chance.some(NEWCOMERS, 3)) },
      author: organiser,
    }),
    () => ({
      command: { type: 'answerOffer', offer: offer?.id ?? 'none', accept: chance.maybe(0.5) },
      author: chance.maybe(0.5) ? organiser : member,
    }),
    () => ({
      command: { type: 'judgeOffer', offer: offer?.id ?? 'none', fulfilled: chance.maybe(0.5) },
      author: organiser,
    }),
    () => ({
      command: { type: 'nameCaptive', offer: offer?.id ?? 'none', team: chance.pick(TEAMS) },
      author: organiser,
    }),
    () => ({
      command: { type: 'openCaptiveAuction', offer: offer?.id ?? 'none', closesAt: soon },
      author: organiser,
    }),
    () => ({
      command: { type: 'bidCaptive', offer: offer?.id ?? 'none', cells: 3 + chance.below(3) },
      author: member,
    }),
    () => ({
      command: { type: 'chooseCaptiveCells', offer: offer?.id ?? 'none', cells: cells(3) },
      author: organiser,
    }),
    () => ({ command: { type: 'raiseQuestion', text: 'Как быть?' }, author: member }),
    () => ({
      command: {
        type: 'openVote',
        question: question?.id ?? 'q1',
        choices: ['да', 'нет'],
        closesAt: soon,
        ...(chance.maybe(0.3) ? { ruling: { id: 'fight.measure', values: ['count', 'share'] } } : {}),
      },
      author: organiser,
    }),
    () => ({
      command: { type: 'castVote', question: question?.id ?? 'q1', choice: chance.below(3) },
      author: { kind: 'person', person: `boss${clan}` },
    }),
    () => ({
      command: {
        type: 'recordJury',
        question: question?.id ?? 'q1',
        answer: 'Так.',
        choice: chance.below(2),
      },
      author: organiser,
    }),
    () => ({
      command: { type: 'recordAppeal', game: painting?.number ?? 170, text: 'Вопрос 3' },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'setCell',
        cell: 1 + chance.below(40),
        mark: chance.pick([
          { kind: 'free' },
          { kind: 'skip' },
          { kind: 'move', by: -3 },
          { kind: 'move', by: 2 },
        ]),
      },
      author: organiser,
    }),
    () => {
      const [ruling, { values }] = chance.pick(Object.entries(rulings));
      return {
        command: { type: 'setRuling', ruling, value: chance.pick(Object.keys(values)), reason: 'проба' },
        author: organiser,
      };
    },
    () => ({
      command: {
        type: 'decree',
        reason: 'проба',
        effect: chance.pick([
          { kind: 'position', clan, cell: chance.below(state.pack.size) },
          { kind: 'owner', clan, cell: 1 + chance.below(state.pack.size) },
          { kind: 'modifier', clan, amount: chance.below(40) - 30 },
          { kind: 'skip', clan, turns: chance.below(2) },
          { kind: 'team', clan, team: chance.pick([...TEAMS, ...NEWCOMERS, ...NEWCOMERS, ...NEWCOMERS]) },
        ]),
      },
      author: organiser,
    }),
    () => ({ command: { type: 'assignSeat', person: `boss${clan}`, clan, role: 'boss' }, author: organiser }),
    () => ({ command: { type: 'removeSeat', person: `member${clan}` }, author: organiser }),
    () => ({ command: { type: 'proposeOffer', text: 'Сложить оду' }, author: member }),
    () => ({ command: { type: 'publishReport', game: painting?.number ?? 170 }, author: organiser }),
    () => ({
      command: {
        type: 'reschedule',
        game: next?.number ?? 171,
        date: chance.pick(['2018-02-01', '2018-02-31', '2018-03-25']),
        reason: 'праздник',
      },
      author: organiser,
    }),
    () => ({
      command: {
        type: chance.pick(Object.keys(commandSchemas)),
        game: chance.pick([170, '170', null, -1]),
      } as Command,
      author: chance.maybe(0.5) ? organiser : member,
    }),
  ];
  // The organiser's own work must go on, or most seasons would never get past their first game.
  if (state.asks.length > 0 && chance.maybe(0.5))
    return { command: randomAnswer(chance, state), author: organiser };
  if (next && at >= next.times.startsAt && chance.maybe(0.4)) {
    return {
      command: { type: 'enterResults', game: next.number, results: randomResults(chance), accepted: [] },
      author: organiser,
    };
  }
  return (chance.maybe(0.3) ? onOffers(chance, state, at) : null) ?? chance.pick(options)();
}

/** The next sensible step about emigrants to be given or a captive to be sold, so that whole auctions happen. */
function onOffers(
  chance: Chance,
  state: SeasonState,
  at: string,
): { command: Command; author: Author } | null {
  const free = Object.values(state.teams).find((team) => team.home === null && team.control === null);
  if (free && chance.maybe(0.2)) {
    const effect = { kind: 'team', clan: chance.pick([1, 2, 3, 4, 5, 6]), team: free.team };
    return { command: { type: 'decree', reason: 'проба', effect }, author: { kind: 'organiser' } };
  }
  const given = state.offers.find((each) => each.kind === 'surrender' && each.stage === 'open');
  if (given)
    return { command: { type: 'answerOffer', offer: given.id, accept: true }, author: { kind: 'organiser' } };
  const offer = state.offers.find((each) => each.captive && each.stage === 'open');
  if (!offer?.captive) return null;
  const { captive, id } = offer;
  const organiser: Author = { kind: 'organiser' };
  if (captive.team === null) {
    const team = Object.values(state.teams).find((each) => each.home === offer.clan)?.team ?? 'НямНю';
    return { command: { type: 'nameCaptive', offer: id, team }, author: organiser };
  }
  if (captive.closesAt === null) {
    return {
      command: { type: 'openCaptiveAuction', offer: id, closesAt: plusMs(at, 3_600_000) },
      author: organiser,
    };
  }
  const bidder = [1, 2, 3].find((clan) => clan !== offer.clan && clan !== offer.side)!;
  if (!captive.closed) {
    const unpainted = state.owners.indexOf(0) + 1;
    return chance.maybe(0.5)
      ? {
          command: { type: 'bidCaptive', offer: id, cells: 3 + chance.below(2) },
          author: { kind: 'person', person: `boss${bidder}` },
        }
      : {
          command: {
            type: 'decree',
            reason: 'проба',
            effect: { kind: 'owner', clan: bidder, cell: Math.max(1, unpainted) },
          },
          author: organiser,
        };
  }
  if (captive.winner === null || captive.paid !== null || chance.maybe(0.5)) return null;
  const owned = state.owners.flatMap((owner, index) => (owner === captive.winner ? [index + 1] : []));
  return {
    command: { type: 'chooseCaptiveCells', offer: id, cells: owned.slice(0, captive.price) },
    author: organiser,
  };
}

function randomAnswer(chance: Chance, state: SeasonState): Command {
  const ask = chance.pick(state.asks);
  if (ask.kind === 'choice')
    return { type: 'answerAsk', ask: ask.ask, answer: { choice: chance.pick([...ask.items, 'ничего']) } };
  const items = [...ask.items].sort(() => chance.next() - 0.5);
  const groups = ask.ties && chance.maybe(0.4) ? [items] : items.map((item) => [item]);
  return { type: 'answerAsk', ask: ask.ask, answer: { groups } };
}

const TEAMS = [
  'НямНю',
  'A lamaison',
  'Улыбаемся и машем',
  'Жигулевские горы',
  'Берег',
  'Зайчатки разума',
  'Вектор',
  'Дружба',
  'Комитет',
  'Огонёк',
  'Сборная',
  'Финал',
];
const NEWCOMERS = ['Новые', 'Гости', 'Проездом', 'огонек'];

export function randomResults(chance: Chance): unknown {
  const names = unique([
    ...TEAMS.filter(() => chance.maybe(0.85)),
    ...NEWCOMERS.filter(() => chance.maybe(0.4)),
  ]);
  const rows = (names.length > 0 ? names : ['Одни']).map((team) => ({
    team,
    main: chance.below(120) * 50 - 200,
    cup: chance.below(4) * 100,
  }));
  rows.sort((a, b) => b.main - a.main);
  const asked = chance.maybe(0.8);
  return {
    teams: rows.map((row, index) => ({
      ...row,
      place: chance.maybe(0.03) ? null : chance.maybe(0.05) ? Math.max(1, index) : index + 1,
      ...(asked && chance.maybe(0.97)
        ? {
            questions: Object.fromEntries(
              [1, 2, 3, 7, 14, 17, 18, 21, 24, 28, 31].map((q) => [q, chance.below(2)]),
            ),
          }
        : {}),
    })),
    creative: chance.maybe(0.7) ? [rows[chance.below(rows.length)]!.team] : [],
    questionCount: chance.pick([16, 24, 36]),
  };
}

function unique(names: string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase().replaceAll('ё', 'е');
    return !seen.has(key) && seen.add(key);
  });
}
