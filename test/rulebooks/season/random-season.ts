/** Random seasons of any pack: people and deadlines doing what they may, and much that they may not. */
import type { Author, Command } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import { commandSchemas } from '../../../src/rulebooks/race/commands.js';
import { nextGame, type SeasonState } from '../../../src/rulebooks/race/state.js';
import type { SeasonFile } from '../../../src/rulebooks/season/pack.js';
import { rulings } from '../../../src/rulebooks/season/rulings.js';
import { Chance } from '../../support/chance.js';

interface Attempt {
  command: Command;
  author: Author;
}

const HOUR = 3_600_000;
const TEAMS = Array.from({ length: 14 }, (_, index) => `Команда ${index + 1}`);
const organiser: Author = { kind: 'organiser' };

export function newSeason(pack: SeasonFile, seed: number): Game {
  const rulebook = rulebooks.season!;
  const seats = pack.sides.flatMap(({ id }) => [
    { person: `boss${id}`, clan: id, role: 'boss' },
    { person: `deputy${id}`, clan: id, role: 'consigliere' },
    { person: `speaker${id}`, clan: id, role: 'member', team: TEAMS[id - 1] },
  ]);
  const head = {
    id: `season-${seed}`,
    rulebook: 'season',
    version: rulebook.version,
    setup: { pack, seats },
  };
  return new Game(rulebook, head, keyedDraws(`seed ${seed}`, head.id));
}

/** Plays about `length` attempts, until the calendar is over; `each` looks in after every one that was accepted. */
export function playSeason(
  pack: SeasonFile,
  seed: number,
  length: number,
  each: (game: Game, record: LogRecord) => void,
): { game: Game; records: LogRecord[] } {
  const chance = new Chance(seed ^ 0x5eed);
  const game = newSeason(pack, seed);
  const records: LogRecord[] = [];
  const keep = (record: LogRecord): void => {
    records.push(record);
    each(game, record);
  };
  let at = plusMs(`${pack.games[0]!.date}T06:00:00.000Z`, -72 * HOUR);
  const attempt = ({ command, author }: Attempt, key: string): void => {
    const outcome = game.submit(command, author, at, key);
    if (outcome.accepted) keep(outcome.record);
  };
  if (pack.modules.blocks && chance.maybe(0.9)) {
    const teams = TEAMS.slice(0, 3 + chance.below(9)).map((team, index) => ({ team, place: index + 1 }));
    attempt({ command: { type: 'dealTeams', teams }, author: organiser }, 'deal');
  }
  if (chance.maybe(0.97)) attempt({ command: { type: 'startSeason' }, author: organiser }, 'start');
  for (let count = 0; count < length; count++) {
    if (chance.maybe(0.4)) at = plusMs(at, chance.pick([1000, HOUR, 6 * HOUR, 20 * HOUR, 50 * HOUR]));
    for (const record of game.advance(at)) keep(record);
    attempt(randomAttempt(chance, game.state as SeasonState, at), `k${count}`);
  }
  return { game, records };
}

function randomAttempt(chance: Chance, state: SeasonState, at: string): Attempt {
  const next = nextGame(state);
  if (state.asks.length > 0 && chance.maybe(0.6)) {
    return { command: randomAnswer(chance, state), author: organiser };
  }
  if (next && at >= next.times.startsAt && chance.maybe(0.4)) {
    const results = randomResults(chance);
    return { command: { type: 'enterResults', game: next.number, results, accepted: [] }, author: organiser };
  }
  const random = new Random(chance, state, at);
  return (chance.maybe(0.4) ? sensible(random) : null) ?? chance.pick(ATTEMPTS)(random);
}

/** What people would do now: paint, bid, give emigrants away. Otherwise auctions would hardly ever happen. */
function sensible(r: Random): Attempt | null {
  const { state, chance } = r;
  const boss = (side: number): Author => ({ kind: 'person', person: `boss${side}` });
  const played = state.games.findLast(({ stage }) => stage === 'resolved');
  const free = Object.values(state.teams).find(({ home, control }) => home === null && control === null);
  const given = state.offers.find(({ kind, stage }) => kind === 'surrender' && stage === 'open');
  const voting = state.questions.find(({ stage }) => stage === 'voting');
  const lot = r.of(nextGame(state)?.lots.filter(({ closed }) => !closed));
  const rich = r.sides.filter((side) => state.owners.includes(side));
  const painter = r.of(r.sides.filter((side) => (played?.allowed[side] ?? 0) > (played?.used[side] ?? 0)));
  const steps: (Attempt | null)[] = [
    painter === undefined || !played
      ? null
      : by(boss(painter), {
          type: 'paint',
          game: played.number,
          cells: [state.owners.indexOf(0) + 1],
          repaint: [],
        }),
    free && nextGame(state)
      ? by(organiser, { type: 'registerTeams', game: r.coming(), teams: [free.team] })
      : null,
    free && chance.maybe(0.4)
      ? by(organiser, {
          type: 'decree',
          reason: 'проба',
          effect: { kind: 'team', clan: r.side(), team: free.team },
        })
      : null,
    given ? by(organiser, { type: 'answerOffer', offer: given.id, accept: true }) : null,
    lot && rich.length > 0
      ? by(boss(chance.pick(rich)), { type: 'bid', lot: lot.id, cells: 1 + chance.below(2) })
      : null,
    voting
      ? by(
          { kind: 'person', person: `speaker${r.side()}` },
          { type: 'castVote', question: voting.id, choice: chance.below(2) },
        )
      : null,
    state.offers.some(({ captive, stage }) => captive && stage === 'open') ? captiveStep(r) : null,
  ];
  return r.of(steps.filter((step) => step !== null)) ?? null;
}

/** What a random command is made of. */
class Random {
  readonly sides: number[];

  constructor(
    readonly chance: Chance,
    readonly state: SeasonState,
    readonly at: string,
  ) {
    this.sides = state.pack.sides.map(({ id }) => id);
  }

  side(): number {
    return this.chance.maybe(0.95) ? this.chance.pick(this.sides) : 12;
  }

  person(): Author {
    const role = this.chance.pick(['boss', 'boss', 'deputy', 'speaker']);
    return { kind: 'person', person: `${role}${this.side()}` };
  }

  anybody(): Author {
    return this.chance.maybe(0.5) ? organiser : this.person();
  }

  cell(): number {
    return 1 + this.chance.below(this.state.pack.size + 1);
  }

  game(): number {
    const played = this.state.games.filter(({ stage }) => stage === 'resolved');
    const some = this.chance.maybe(0.8) && played.length > 0 ? played.slice(-1) : this.state.games;
    return this.chance.pick(some).number;
  }

  coming(): number {
    return nextGame(this.state)?.number ?? 1;
  }

  team(): string {
    return this.chance.pick(TEAMS);
  }

  soon(): string {
    return plusMs(this.at, this.chance.pick([-1000, 1000, HOUR, 30 * HOUR]));
  }

  of<T>(items: readonly T[] | undefined): T | undefined {
    return items && items.length > 0 ? this.chance.pick(items.slice(-6)) : undefined;
  }

  /** A cell that the captive's buyer owns, mostly. */
  cellsOf(clan: number, count: number): number[] {
    const own = this.state.owners.flatMap((owner, index) => (owner === clan ? [index + 1] : []));
    return own.length >= count && count > 0 ? own.slice(0, count) : [this.cell()];
  }
}

const by = (author: Author, command: Command): Attempt => ({ command, author });

const ATTEMPTS: ((r: Random) => Attempt)[] = [
  (r) => by(r.person(), { type: 'paint', game: r.game(), cells: [r.cell()], repaint: [] }),
  (r) => by(r.person(), { type: 'paint', game: r.game(), cells: [r.cell(), r.cell()], repaint: [] }),
  (r) => by(r.person(), { type: 'paint', game: r.game(), cells: [], repaint: [r.cell()] }),
  (r) =>
    by(organiser, {
      type: 'registerTeams',
      game: r.coming(),
      teams: [...new Set(r.chance.some(TEAMS.slice(8), 4))],
    }),
  (r) =>
    by(r.person(), {
      type: 'bid',
      lot: r.of(r.state.games.flatMap(({ lots }) => lots))?.id ?? 'none',
      cells: 1 + r.chance.below(3),
    }),
  (r) =>
    by(r.anybody(), {
      type: 'answerOffer',
      offer: r.of(r.state.offers)?.id ?? 'none',
      accept: r.chance.maybe(0.5),
    }),
  (r) =>
    by(organiser, {
      type: 'judgeOffer',
      offer: r.of(r.state.offers)?.id ?? 'none',
      fulfilled: r.chance.maybe(0.5),
    }),
  (r) => by(r.anybody(), { type: 'proposeOffer', text: 'Испечь пирог', clan: r.side() }),
  captiveStep,
  captiveStep,
  (r) => {
    const choice = r.of(r.state.choices);
    return by(r.anybody(), {
      type: 'answerChoice',
      choice: choice?.id ?? 'none',
      option: choice ? r.chance.pick([...choice.options, 'x']) : 'marry',
    });
  },
  letter,
  letter,
  (r) => by(r.person(), { type: 'raiseQuestion', text: 'Как быть?' }),
  (r) => {
    const [id, { values }] = r.chance.pick(Object.entries(rulings));
    return by(organiser, {
      type: 'openVote',
      question: r.of(r.state.questions)?.id ?? 'none',
      choices: ['да', 'нет'],
      closesAt: r.soon(),
      ...(r.chance.maybe(0.5) ? { ruling: { id, values: Object.keys(values) } } : {}),
    });
  },
  (r) =>
    by(r.person(), {
      type: 'castVote',
      question: r.of(r.state.questions)?.id ?? 'none',
      choice: r.chance.below(3),
    }),
  (r) =>
    by(organiser, {
      type: 'recordJury',
      question: r.of(r.state.questions)?.id ?? 'none',
      answer: 'Так.',
      choice: r.chance.below(2),
    }),
  (r) => by(organiser, { type: 'setCell', cell: r.cell(), mark: randomMark(r) }),
  (r) => {
    const [ruling, { values }] = r.chance.pick(Object.entries(rulings));
    return by(organiser, {
      type: 'setRuling',
      ruling,
      value: r.chance.pick(Object.keys(values)),
      reason: 'проба',
    });
  },
  (r) =>
    by(organiser, {
      type: 'decree',
      reason: 'проба',
      effect: r.chance.pick([
        { kind: 'position', clan: r.side(), cell: r.chance.below(r.state.pack.size) },
        { kind: 'owner', clan: r.chance.maybe(0.8) ? r.side() : null, cell: r.cell() },
        { kind: 'modifier', clan: r.side(), amount: r.chance.below(60) - 40 },
        { kind: 'skip', clan: r.side(), turns: r.chance.below(3) },
        { kind: 'team', clan: r.chance.maybe(0.9) ? r.side() : null, team: r.team() },
      ]),
    }),
  (r) =>
    by(r.anybody(), { type: 'assignSeat', person: `deputy${r.side()}`, clan: r.side(), role: 'consigliere' }),
  (r) =>
    by(organiser, {
      type: 'assignSeat',
      person: `speaker${r.side()}`,
      clan: r.side(),
      role: 'member',
      team: r.team(),
    }),
  (r) => by(organiser, { type: 'removeSeat', person: `deputy${r.side()}` }),
  (r) => by(organiser, { type: 'publishReport', game: r.game() }),
  (r) => by(organiser, { type: 'recordAppeal', game: r.game(), text: 'Вопрос 3' }),
  (r) => {
    const at = r.state.games.findIndex(({ number }) => number === r.coming());
    const before = r.state.games[at - 1]?.date ?? '2017-01-01';
    const day = String(1 + r.chance.below(31)).padStart(2, '0');
    const date = r.chance.maybe(0.5) ? `${before.slice(0, 8)}${day}` : `${r.at.slice(0, 8)}${day}`;
    return by(organiser, { type: 'reschedule', game: r.coming(), date, reason: 'праздник' });
  },
  (r) => by(organiser, { type: 'dealTeams', teams: [{ team: r.team(), place: 1 }] }),
  (r) =>
    by(r.anybody(), {
      type: r.chance.pick(Object.keys(commandSchemas)),
      game: r.chance.pick([1, '1', null, -1]),
    } as Command),
];

function letter(r: Random): Attempt {
  const waiting = r.state.games.filter(({ stage }) => stage === 'future');
  const game = r.of(waiting.slice(0, 2))?.number ?? 1;
  const [ally, target] = r.chance.maybe(0.7) ? [1 + r.chance.below(2), 3] : [r.side(), r.side()];
  return by(r.anybody(), { type: 'sendLetter', game, ally, target, clan: r.side() });
}

/** The next thing that can happen to a captive. */
function captiveStep(r: Random): Attempt {
  const offer = r.state.offers.findLast(({ captive, stage }) => captive && stage === 'open');
  if (!offer?.captive) return by(organiser, { type: 'nameCaptive', offer: 'none', team: r.team() });
  const { id, captive, clan, side } = offer;
  if (captive.team === null) {
    const own = Object.values(r.state.teams).find((team) => team.home === clan)?.team ?? r.team();
    return by(organiser, { type: 'nameCaptive', offer: id, team: own });
  }
  if (captive.closesAt === null) {
    return by(organiser, { type: 'openCaptiveAuction', offer: id, closesAt: plusMs(r.at, 2 * HOUR) });
  }
  const bidder = r.sides.find((each) => each !== clan && each !== side) ?? 1;
  if (!captive.closed) {
    return r.chance.maybe(0.5)
      ? by(
          { kind: 'person', person: `boss${bidder}` },
          { type: 'bidCaptive', offer: id, cells: 1 + r.chance.below(3) },
        )
      : by(organiser, {
          type: 'decree',
          reason: 'проба',
          effect: { kind: 'owner', clan: bidder, cell: r.cell() },
        });
  }
  return by(organiser, {
    type: 'chooseCaptiveCells',
    offer: id,
    cells: r.cellsOf(captive.winner ?? bidder, captive.price),
  });
}

function randomMark(r: Random): unknown {
  return r.chance.pick([
    { kind: 'free' },
    { kind: 'skip' },
    { kind: 'move', by: r.chance.pick([-3, 2, 5]) },
    { kind: 'roulette' },
    { kind: 'restart' },
    { kind: 'change', by: 2 },
    { kind: 'castle', side: r.side() },
    { kind: 'twins', to: r.cell() },
    { kind: 'coin' },
    { kind: 'name' },
    { kind: 'offer', offer: 'dress', side: null },
    { kind: 'offer', offer: 'story', side: r.side() },
  ]);
}

function randomAnswer(chance: Chance, state: SeasonState): Command {
  const ask = chance.pick(state.asks);
  if (ask.kind === 'choice') {
    return { type: 'answerAsk', ask: ask.ask, answer: { choice: chance.pick([...ask.items, 'ничего']) } };
  }
  const items = [...ask.items].sort(() => chance.next() - 0.5);
  const groups = ask.ties && chance.maybe(0.4) ? [items] : items.map((item) => [item]);
  return { type: 'answerAsk', ask: ask.ask, answer: { groups } };
}

function randomResults(chance: Chance): unknown {
  const names = TEAMS.filter((_, index) => chance.maybe(index < 9 ? 0.8 : 0.4));
  const rows = (names.length > 0 ? names : [TEAMS[0]!]).map((team) => ({
    team,
    main: chance.below(120) * 50 - 200,
    cup: chance.below(4) * 100,
  }));
  rows.sort((a, b) => b.main - a.main);
  const asked = chance.maybe(0.8);
  const questions = () =>
    Object.fromEntries([3, 7, 10, 14, 17, 18, 21, 24, 25, 26].map((number) => [number, chance.below(2)]));
  return {
    teams: rows.map((row, index) => ({
      ...row,
      place: chance.maybe(0.03) ? null : chance.maybe(0.05) ? Math.max(1, index) : index + 1,
      ...(asked && chance.maybe(0.97) ? { questions: questions() } : {}),
    })),
    creative: chance.maybe(0.6) ? [rows[chance.below(rows.length)]!.team] : [],
    ...(chance.maybe(0.8) ? { questionCount: chance.pick([16, 24, 36]) } : {}),
  };
}
