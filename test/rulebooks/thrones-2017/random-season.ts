/** Random seasons of houses: random boards, rulings and people, and commands of which many are legal and many are nonsense. */
import type { Author, Command } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import { nextGame, type SeasonState } from '../../../src/rulebooks/race/state.js';
import { thrones2017 } from '../../../src/rulebooks/thrones-2017/pack.js';
import { rulings } from '../../../src/rulebooks/thrones-2017/rulings.js';
import type { ThronesPack } from '../../../src/rulebooks/thrones-2017/setup.js';
import { Chance } from '../../support/chance.js';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TEAMS = Array.from({ length: 26 }, (_, index) => `Команда ${index + 1}`);

export function newSeason(seed: number): Game {
  const chance = new Chance(seed);
  const rulebook = rulebooks['thrones-2017']!;
  const setup = {
    pack: randomPack(chance),
    rulings: Object.fromEntries(
      Object.entries(rulings)
        .filter(() => chance.maybe(0.5))
        .map(([id, ruling]) => [id, chance.pick(Object.keys(ruling.values))]),
    ),
    seats: HOUSES.flatMap((clan) => [
      { person: `lord${clan}`, clan, role: 'boss' },
      { person: `hand${clan}`, clan, role: 'consigliere' },
      { person: `mate${clan}`, clan, role: 'member', team: `Команда ${clan}` },
    ]),
  };
  const head = { id: `houses-${seed}`, rulebook: 'thrones-2017', version: rulebook.version, setup };
  return new Game(rulebook, head, keyedDraws(`seed ${seed}`, head.id));
}

/** Crowded with marks, short or long; letters before many games. */
function randomPack(chance: Chance): ThronesPack {
  const size = chance.pick([30, 60, 135, 300]);
  const marks: ThronesPack['marks'] = {};
  for (let cell = 2; cell < size; cell++) {
    const roll = chance.next();
    if (roll < 0.05) marks[cell] = { kind: 'skip' };
    else if (roll < 0.1) {
      const to = 1 + chance.below(size);
      if (to !== cell && (marks[to]?.kind ?? 'free') !== 'move')
        marks[cell] = { kind: 'move', by: to - cell };
    } else if (roll < 0.11) marks[cell] = { kind: 'restart' };
    else if (roll < 0.16) marks[cell] = { kind: 'change', by: chance.pick([-4, -1, 2, 4]) };
    else if (roll < 0.22) marks[cell] = { kind: 'castle', side: chance.pick(HOUSES) };
    else if (roll < 0.28) marks[cell] = { kind: 'twins', to: cell + 5 < size ? cell + 5 : 1 };
    else if (roll < 0.34) marks[cell] = { kind: 'coin' };
    else if (roll < 0.4) marks[cell] = { kind: 'name' };
    else if (roll < 0.44) marks[cell] = { kind: 'offer', offer: 'dress', side: null };
  }
  const games = thrones2017.games.slice(0, chance.pick([3, 6, 10, 14]));
  const letters = games.map(({ number }) => number).filter(() => chance.maybe(0.4));
  const intrigues = { ...thrones2017.modules.intrigues!, games: letters.length > 0 ? letters : [2] };
  return {
    ...thrones2017,
    size,
    stories: {},
    marks: Object.fromEntries(
      Object.entries(marks).filter(([cell, mark]) => !isRing(marks, Number(cell), mark)),
    ),
    games,
    modules: { ...thrones2017.modules, intrigues },
  };
}

/** Jumps onto jumps are left to the packs' own check; here they are taken out. */
function isRing(marks: ThronesPack['marks'], cell: number, mark: ThronesPack['marks'][string]): boolean {
  const next = mark.kind === 'move' ? marks[cell + mark.by]?.kind : undefined;
  return next === 'move' || next === 'restart';
}

interface Played {
  game: Game;
  records: LogRecord[];
  attempts: number;
}

/** Plays about `length` attempts; `each` looks in after every one. */
export function playSeason(
  seed: number,
  length: number,
  each: (game: Game, record: LogRecord) => void = () => {},
): Played {
  const chance = new Chance(seed ^ 0x7e57);
  const game = newSeason(seed);
  const records: LogRecord[] = [];
  let at = '2017-09-20T08:00:00.000Z';
  let attempts = 0;
  const keep = (record: LogRecord): void => {
    records.push(record);
    each(game, record);
  };
  const attempt = (command: Command, author: Author): void => {
    attempts++;
    const outcome = game.submit(command, author, at, `k${attempts}`);
    if (outcome.accepted) keep(outcome.record);
  };
  const teams = TEAMS.slice(0, 12 + chance.below(14)).map((team, index) => ({ team, place: index + 1 }));
  attempt({ type: 'dealTeams', teams }, { kind: 'organiser' });
  attempt({ type: 'startSeason' }, { kind: 'organiser' });
  while (attempts < length) {
    if (chance.maybe(0.3)) at = plusMs(at, chance.pick([1000, 3_600_000, 20 * 3_600_000, 60 * 3_600_000]));
    for (const record of game.advance(at)) keep(record);
    const { command, author } = randomAttempt(chance, game.state as SeasonState, at);
    attempt(command, author);
  }
  return { game, records, attempts };
}

function randomAttempt(chance: Chance, state: SeasonState, at: string): { command: Command; author: Author } {
  const organiser: Author = { kind: 'organiser' };
  const clan = chance.pick(HOUSES);
  const person: Author = {
    kind: 'person',
    person: `${chance.pick(['lord', 'lord', 'hand', 'mate'])}${clan}`,
  };
  const next = nextGame(state)?.number ?? 14;
  const choice = state.choices && state.choices.length > 0 ? chance.pick(state.choices.slice(-4)) : undefined;
  const holder: Author = { kind: 'person', person: `lord${choice?.clan ?? clan}` };
  const question = state.questions.length > 0 ? chance.pick(state.questions) : undefined;
  const ask = state.asks[0];
  const soon = plusMs(at, chance.pick([-1000, 3_600_000, 90_000_000]));
  const options: (() => { command: Command; author: Author })[] = [
    () => ({
      command: { type: 'enterResults', game: next, results: randomResults(chance) },
      author: organiser,
    }),
    () => ({
      command: { type: 'enterResults', game: next, results: randomResults(chance) },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'sendLetter',
        game: chance.pick([next, next, next + 1, 5]),
        ally: chance.pick(HOUSES),
        target: chance.pick(HOUSES),
      },
      author: person,
    }),
    // A pact made on purpose.
    () => ({
      command: { type: 'sendLetter', game: next, ally: (clan % 10) + 1, target: chance.pick([4, 7]) },
      author: { kind: 'person', person: `lord${clan}` },
    }),
    () => ({
      command: { type: 'sendLetter', game: next, ally: clan, target: chance.pick([4, 7]) },
      author: { kind: 'person', person: `lord${(clan % 10) + 1}` },
    }),
    () => ({
      command: {
        type: 'answerChoice',
        choice: choice?.id ?? '1-twins-1',
        option: chance.pick([...(choice?.options ?? ['marry']), 'marry', '99']),
      },
      author: chance.maybe(0.8) ? holder : person,
    }),
    () => ({
      command: {
        type: 'judgeOffer',
        offer: state.offers.at(-1)?.id ?? '1-dress-1',
        fulfilled: chance.maybe(0.5),
      },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'answerOffer',
        offer: state.offers.at(-1)?.id ?? '1-dress-1',
        accept: chance.maybe(0.5),
      },
      author: { kind: 'person', person: `lord${state.offers.at(-1)?.clan ?? clan}` },
    }),
    () => ({
      command: {
        type: 'answerAsk',
        ask: ask?.ask ?? 'none',
        answer:
          ask?.kind === 'order'
            ? { groups: ask.items.map((item) => [item]) }
            : { choice: chance.pick(ask?.items ?? ['x']) },
      },
      author: organiser,
    }),
    () => ({ command: { type: 'publishReport', game: next - 1 }, author: organiser }),
    () => ({ command: { type: 'recordAppeal', game: next - 1, text: 'апелляция' }, author: organiser }),
    () => ({ command: { type: 'raiseQuestion', text: 'вопрос' }, author: person }),
    () => ({
      command: {
        type: 'openVote',
        question: question?.id ?? 'q',
        choices: ['да', 'нет'],
        closesAt: soon,
        ...(chance.maybe(0.5) ? { ruling: { id: 'twins.round', values: ['rest', 'eaten'] } } : {}),
      },
      author: chance.maybe(0.5) ? organiser : { kind: 'person', person: `mate${clan}` },
    }),
    () => ({
      command: { type: 'castVote', question: question?.id ?? 'q', choice: chance.below(2) },
      author: { kind: 'person', person: `mate${clan}` },
    }),
    () => ({
      command: { type: 'recordJury', question: question?.id ?? 'q', answer: 'да', choice: 0 },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'setRuling',
        ruling: 'duel.loser',
        value: chance.pick(['two', 'eight']),
        reason: 'так',
      },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'setCell',
        cell: 1 + chance.below(state.pack.size),
        mark: chance.pick([{ kind: 'skip' }, { kind: 'free' }, { kind: 'coin' }]),
      },
      author: organiser,
    }),
    () => ({
      command: { type: 'reschedule', game: next + 1, date: '2017-12-30', reason: 'зал занят' },
      author: organiser,
    }),
    () => ({
      command: {
        type: 'assignSeat',
        person: `new${clan}`,
        clan,
        role: 'member',
        team: `Команда ${1 + chance.below(26)}`,
      },
      author: organiser,
    }),
    () => ({ command: { type: 'removeSeat', person: `new${clan}` }, author: organiser }),
    () => ({
      command: {
        type: 'decree',
        reason: 'решение',
        effect: chance.pick([
          { kind: 'position', clan, cell: chance.below(state.pack.size) },
          { kind: 'modifier', clan, amount: chance.pick([-3, 2]) },
          { kind: 'skip', clan, turns: chance.below(2) },
          { kind: 'team', team: `Команда ${1 + chance.below(26)}`, clan },
        ]),
      },
      author: organiser,
    }),
  ];
  return chance.pick(options)();
}

function randomResults(chance: Chance): Record<string, unknown> {
  const playing = TEAMS.filter(() => chance.maybe(0.45));
  const teams = (playing.length > 0 ? playing : ['Команда 1']).map((team, index) => ({
    team,
    place: chance.maybe(0.05) ? null : index + 1,
    main: chance.below(6000),
    cup: chance.below(400),
  }));
  return {
    teams: teams.map((row, index) => (index === 0 ? { ...row, place: 1 } : row)),
    creative: chance.maybe(0.5) ? [teams[0]!.team] : [],
  };
}
