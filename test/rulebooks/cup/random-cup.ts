/** Random cups: organisers and judges who also err, players who come late and leave, results replaced and annulled. */
import type { Author, Command } from '../../../src/engine/contract.js';
import { type Formula, TIE_BREAKS } from '../../../src/rulebooks/table/cup/formula.js';
import { mafiaCup } from '../../../src/rulebooks/table/cup/pack.js';
import type { CupResult } from '../../../src/rulebooks/table/cup/result.js';
import { rulings } from '../../../src/rulebooks/table/cup/rulings.js';
import { type CupState, nextRound } from '../../../src/rulebooks/table/cup/state.js';
import type { Role } from '../../../src/rulebooks/table/setup.js';
import type { Chance } from '../table/random-table.js';
import { by, Cup, ids, ORGANISER, SYSTEM } from './cup.js';

const TYPES = ['verification', 'verification.corrected', 'bye', 'annulled', 'substitute.points'] as const;

function randomRulings(chance: Chance): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rulings)
      .filter(() => chance.maybe(50))
      .map(([id, { values }]) => [id, chance.pick(Object.keys(values))]),
  );
}

function randomFormula(chance: Chance): Formula {
  const points = (least: number, most: number): number => least + chance.below(most - least + 1);
  const roles = (least: number, most: number): Formula['win'] => ({
    don: points(least, most),
    mafia: points(least, most),
    sheriff: points(least, most),
    doctor: points(least, most),
    citizen: points(least, most),
  });
  const victim = { side: chance.pick(['red', 'both'] as const), when: chance.pick(['lost', 'any'] as const) };
  const most = points(-20, 60);
  return {
    ...mafiaCup.formula,
    win: roles(80, 130),
    loss: roles(-30, 10),
    draw: roles(0, 50),
    bestMove: [points(-20, 0), 0, points(0, 30), points(20, 60)],
    extra: { least: -50, most: 70 },
    foul: { each: points(-10, 0), free: chance.below(4) },
    technical: points(-30, 0),
    removal: points(-70, 0),
    firstVictim: chance.pick([
      { kind: 'none' } as const,
      { kind: 'fixed', points: most, ...victim } as const,
      {
        kind: 'share',
        most,
        percent: 1 + chance.below(100),
        base: chance.pick(['played', 'planned'] as const),
        rounding: chance.pick(['up', 'half', 'down'] as const),
        least: 1 + chance.below(4),
        ...victim,
      } as const,
    ]),
    leastGames: chance.below(3),
    ties: [
      ...chance.shuffled(TIE_BREAKS.filter((tie) => tie !== 'lot')).slice(0, chance.below(8)),
      ...(chance.maybe(50) ? (['lot'] as const) : []),
    ],
  };
}

export function randomResult(chance: Chance, seats: readonly (string | null)[]): CupResult {
  const roles: Role[] = ['don', 'sheriff', 'mafia', 'doctor'];
  const players = seats.flatMap((player, index) => (player === null ? [] : [{ n: index + 1, player }]));
  const dealt = chance.shuffled(players.map((_, index) => roles[index] ?? 'citizen'));
  const victim = chance.maybe(70) ? chance.pick(players).n : 0;
  const numbers = players.map(({ n }) => n);
  return {
    winner: chance.pick(['red', 'red', 'black', 'black', 'draw']),
    seats: players.map(({ n, player }, index) => ({
      n,
      player,
      role: dealt[index]!,
      left:
        n === victim
          ? { cause: 'night', day: 1, night: 1 }
          : chance.pick([
              null,
              { cause: 'vote', day: 2, night: 1 } as const,
              { cause: 'night', day: 2, night: 2 } as const,
              { cause: 'fouls', day: 1, night: 0 } as const,
            ]),
      fouls: chance.below(5),
      technical: chance.below(2),
      extra: chance.below(200) - 80,
    })),
    bestMove:
      victim > 0 && chance.maybe(60)
        ? { seat: victim, named: chance.shuffled(numbers.filter((n) => n !== victim)).slice(0, 3) }
        : null,
    seconds: chance.maybe(50) ? 600 + chance.below(3000) : null,
  };
}

/** Eight to twelve players, two or three judges, four rounds drawn by lot. */
export function randomCup(chance: Chance): Cup {
  const pack = { ...mafiaCup, formula: randomFormula(chance) };
  const cup = new Cup({ pack, rulings: randomRulings(chance) });
  cup.people(8 + chance.below(5), 2 + chance.below(2)).plan(4, 2, 4 + chance.below(3), chance.below(2));
  cup.do('drawSeating');
  return cup;
}

/** Something somebody may ask of a cup now; often right, sometimes not. */
export function randomCommand(chance: Chance, cup: CupState): { author: Author; command: Command } {
  const player = (): string => chance.pick(cup.players)?.id ?? 'p1';
  const judge = (): string => chance.pick(cup.judges)?.id ?? 'j1';
  const next = nextRound(cup);
  const playing = cup.rounds.findLastIndex(({ status }) => status === 'playing') + 1;
  const round = (): number => 1 + chance.below(Math.max(1, cup.rounds.length));
  const size = (r: number): number => cup.rounds[r - 1]?.tables.length ?? 1;
  const place = (): { round: number; table: number } => {
    const r = chance.maybe(70) && playing > 0 ? playing : round();
    return { round: r, table: 1 + chance.below(size(r)) };
  };
  const seats = (at: { round: number; table: number }): (string | null)[] =>
    cup.rounds[at.round - 1]?.tables[at.table - 1]?.seats ?? ['p1', 'p2', 'p3', 'p4'];
  const organiser = (command: Command): { author: Author; command: Command } => ({
    author: chance.maybe(95) ? ORGANISER : by(player()),
    command,
  });
  const resulting = (type: 'enterResult' | 'replaceResult'): { author: Author; command: Command } => {
    const at = place();
    const table = cup.rounds[at.round - 1]?.tables[at.table - 1];
    const result = randomResult(chance, seats(at));
    if (type === 'enterResult' && table?.game && chance.maybe(70)) {
      const revision = (table.entered?.revision ?? 0) + chance.below(3);
      return { author: SYSTEM, command: { type, ...at, result, game: table.game, revision } };
    }
    const author = chance.maybe(50) ? ORGANISER : by(table?.judges[0] ?? judge());
    return { author, command: { type, ...at, result, ...(type === 'replaceResult' ? { reason: 'р' } : {}) } };
  };
  const withdrawing = (): { author: Author; command: Command } => {
    const at = place();
    const table = cup.rounds[at.round - 1]?.tables[at.table - 1];
    const revision = (table?.entered?.revision ?? 0) + chance.below(3);
    return {
      author: chance.maybe(90) ? SYSTEM : ORGANISER,
      command: { type: 'withdrawResult', ...at, game: table?.game ?? 'g', revision },
    };
  };
  const weighted: [number, () => { author: Author; command: Command }][] = [
    [20, () => resulting('enterResult')],
    [4, withdrawing],
    [8, () => organiser({ type: 'startRound', round: next })],
    [8, () => organiser({ type: 'closeRound', round: playing || next })],
    [5, () => resulting('replaceResult')],
    [
      5,
      () => ({
        author: chance.maybe(50) ? ORGANISER : by(judge()),
        command: { type: 'verifyResult', ...place() },
      }),
    ],
    [
      3,
      () => {
        const id = `p${cup.players.length + 1}`;
        return organiser({
          type: 'addPlayers',
          players: [{ id, nick: id, person: id, team: chance.pick(['С', 'Ю', 'В']) }],
        });
      },
    ],
    [
      2,
      () =>
        organiser({
          type: 'withdrawPlayer',
          player: player(),
          from: Math.max(1, next - chance.below(2)),
          reason: 'р',
          ...(chance.maybe(50) ? { to: next + 1 } : {}),
        }),
    ],
    [2, () => organiser({ type: 'returnPlayer', player: player(), from: next })],
    [
      2,
      () =>
        organiser({
          type: 'substitute',
          player: player(),
          by: player(),
          from: Math.max(1, next - chance.below(2)),
          reason: 'р',
        }),
    ],
    [1, () => organiser({ type: 'removeJudge', judge: judge() })],
    [1, () => organiser({ type: 'setConflict', judge: judge(), player: player(), on: chance.maybe(40) })],
    [
      1,
      () =>
        organiser({
          type: 'setPair',
          a: player(),
          b: player(),
          rule: chance.pick(['separate', 'avoid', null]),
        }),
    ],
    [1, () => organiser({ type: 'setTeams', apart: chance.maybe(20) })],
    [
      1,
      () =>
        organiser({
          type: 'setPlan',
          plan: {
            rounds: 3 + chance.below(3),
            tables: 1 + chance.below(3),
            seats: 4 + chance.below(3),
            judges: chance.below(2),
          },
        }),
    ],
    [5, () => organiser({ type: 'drawSeating', from: next })],
    [
      3,
      () =>
        organiser({
          type: 'swapSeats',
          round: next,
          a: { table: 1, seat: 1 + chance.below(5) },
          b: { table: 1 + chance.below(2), seat: 1 + chance.below(5) },
        }),
    ],
    [
      2,
      () =>
        organiser({
          type: 'seatPlayer',
          round: next,
          table: 1,
          seat: 1 + chance.below(5),
          player: chance.maybe(30) ? null : player(),
        }),
    ],
    [3, () => organiser({ type: 'assignJudges', ...place(), judges: [judge()] })],
    [4, () => ({ author: SYSTEM, command: { type: 'linkTable', ...place(), game: `g${chance.below(40)}` } })],
    [1, () => organiser({ type: 'annulTable', ...place(), reason: 'р' })],
    [1, () => organiser({ type: 'replayTable', ...place(), reason: 'р' })],
    [
      2,
      () =>
        organiser({
          type: 'setFormula',
          formula: randomFormula(chance),
          from: 1 + chance.below(3),
          reason: 'р',
        }),
    ],
    [
      2,
      () =>
        organiser({
          type: 'adjustPoints',
          player: player(),
          points: 1 + chance.below(50),
          reason: 'р',
          ...(chance.maybe(50) ? { round: round() } : {}),
        }),
    ],
    [
      2,
      () =>
        organiser({
          type: 'drawLot',
          about: 'р',
          use: 'tie',
          players: chance.shuffled(ids('p', 8)).slice(0, 4),
        }),
    ],
    [1, () => organiser({ type: 'recordLot', about: 'р', use: 'tie', order: chance.shuffled(ids('p', 8)) })],
    [
      2,
      () => ({
        author: chance.maybe(50) ? ORGANISER : by(player()),
        command: { type: 'fileProtest', ...place(), text: 'р' },
      }),
    ],
    [
      2,
      () =>
        organiser({
          type: 'decideProtest',
          protest: 1 + chance.below(cup.protests.length + 1),
          text: 'р',
          ...(chance.maybe(50)
            ? { verdict: 'rejected' }
            : {
                verdict: 'upheld',
                points: [{ player: player(), points: -30 }],
                ...(chance.maybe(30) ? { game: chance.pick(['annul', 'replay']) } : {}),
              }),
        }),
    ],
    [
      2,
      () =>
        organiser({ type: 'hide', from: 1 + chance.below(4), what: chance.pick(['standings', 'results']) }),
    ],
    [1, () => organiser({ type: 'reveal' })],
    [
      1,
      () =>
        organiser({
          type: 'setRuling',
          ruling: chance.pick(TYPES),
          value: chance.pick([
            'none',
            'second',
            'again',
            'keeps',
            'nothing',
            'average',
            'draw',
            'own',
            'heir',
          ]),
          reason: 'р',
        }),
    ],
    [1, () => organiser({ type: 'finishCup' })],
  ];
  let at = chance.below(weighted.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, make] of weighted) {
    if (at < weight) return make();
    at -= weight;
  }
  throw new Error('unreachable');
}
