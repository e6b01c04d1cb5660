/** A short cup played through the engine, for its reports: four players, one of them named like a formula. */
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import type { CupCommand } from '../../src/rulebooks/table/cup/commands.js';
import { cupRulebook } from '../../src/rulebooks/table/cup/index.js';
import { mafiaCupClassic } from '../../src/rulebooks/table/cup/pack.js';

export const NICKS = ['Ася', 'Боря', '=Вера', 'Глеб'];
const AT = '2026-12-05T10:00:00.000Z';

const IDS = NICKS.map((_, i) => `p${i + 1}`);

export const resultOf = (winner: 'red' | 'black') => ({
  winner,
  seats: IDS.map((player, i) => ({
    n: i + 1,
    player,
    role: (['don', 'mafia', 'citizen', 'sheriff'] as const)[i]!,
    left: i === 2 ? { cause: 'night' as const, day: 1, night: 1 } : null,
    fouls: 0,
    technical: 0,
    extra: i === 3 ? 30 : 0,
  })),
  bestMove: { seat: 3, named: [1, 2, 4] },
  seconds: 1800,
});

/** Two rounds at one table of four; Ася is the don and wins twice, «=Вера» is killed first and names both black once. */
export function playedCup(extra: CupCommand[] = []): Game {
  const pack = {
    ...mafiaCupClassic,
    title: { ru: 'Кубок', en: 'Cup' },
    table: { ...mafiaCupClassic.table, seats: 4 },
  };
  const head = { id: 'g-1', rulebook: cupRulebook.id, version: '1', setup: { pack, rulings: {} } };
  const game = new Game(
    cupRulebook as unknown as ConstructorParameters<typeof Game>[0],
    head,
    keyedDraws('зерно', 'g-1'),
  );
  const commands: CupCommand[] = [
    { type: 'addPlayers', players: NICKS.map((nick, i) => ({ id: IDS[i]!, nick })) },
    { type: 'setPlan', plan: { rounds: 2, tables: 1, seats: 4, judges: 0, starts: [], places: [] } },
    {
      type: 'setSeating',
      from: 1,
      rounds: [1, 2].map(() => ({ tables: [{ seats: IDS, judges: [] }] })),
      source: 'hand',
    },
    { type: 'startRound', round: 1 },
    { type: 'enterResult', round: 1, table: 1, result: resultOf('black') },
    { type: 'closeRound', round: 1 },
    ...extra,
    { type: 'startRound', round: 2 },
    { type: 'enterResult', round: 2, table: 1, result: resultOf('red') },
    { type: 'closeRound', round: 2 },
  ];
  for (const [index, command] of commands.entries()) {
    const outcome = game.submit(command, { kind: 'organiser' }, AT, `k${index}`);
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
  }
  return game;
}
