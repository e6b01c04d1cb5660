/** A simulated judge: leads one game of a cup’s table from the cards to the announcement, as a judge would enter it. */
import type { Command } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { cardsOf, type TablePack } from '../../../src/rulebooks/table/setup.js';
import { type GameState, living, livingOf } from '../../../src/rulebooks/table/state.js';
import type { GameView } from '../../../src/rulebooks/table/view.js';
import { type Chance, dealt } from '../table/random-table.js';
import { JUDGE, moment, rulebook } from '../table/table.js';

interface Place {
  cup: string;
  round: number;
  table: number;
  /** Seat 1 first. */
  players: string[];
}

/** Far more than the longest game needs. */
const MOST = 2000;

export function playTable(chance: Chance, pack: TablePack, place: Place): { game: Game; view: GameView } {
  const id = `${place.cup}-${place.round}-${place.table}`;
  const players = place.players.map((name) => ({ name }));
  const setup = { pack, rulings: { stalemate: 'draw' }, players, cup: place };
  const game = new Game(rulebook, { id, rulebook: rulebook.id, version: '1', setup }, keyedDraws('s', id));
  const enter = (command: Command): void => {
    const outcome = game.submit(command, JUDGE, moment(game.seq * 15), `k${game.seq}`);
    if (!outcome.accepted) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`);
  };
  enter(dealt(chance, cardsOf(pack)));
  enter({ type: 'endPhase' });
  const state = (): GameState['table'] => (game.state as GameState).table;
  while (state().phase !== 'ended') {
    if (game.seq > MOST) throw new Error('the game does not end');
    if (state().victory === null && chance.maybe(8))
      enter({ type: 'foul', seat: chance.pick(living(state())), violation: 1 + chance.below(15) });
    else for (const command of nextEntries(chance, state())) enter(command);
  }
  return { game, view: rulebook.view(game.state, { kind: 'organiser' }) as GameView };
}

function nextEntries(chance: Chance, table: GameState['table']): Command[] {
  const alive = living(table);
  if (table.ask) return [{ type: 'answerAsk', ask: table.ask.ask, choice: table.ask.choices[0]! }];
  if (table.phase === 'lastWords') {
    const others = table.seats.map(({ n }) => n).filter((n) => n !== table.mayName);
    return [
      ...(table.mayName === null ? [] : [{ type: 'bestMove', seats: chance.shuffled(others).slice(0, 3) }]),
      { type: 'endPhase' },
    ];
  }
  if (table.victory) return announced(chance, table);
  switch (table.phase) {
    case 'speeches':
      return chance.maybe(60) && table.nominations.every(({ by }) => by !== table.speaker)
        ? nominated(table, chance.pick(alive))
        : [{ type: chance.maybe(15) ? 'endPhase' : 'next' }];
    case 'vote':
      return vote(chance, table);
    case 'question':
      return [{ type: 'question', count: chance.below(alive.length + 1) }];
    case 'night':
      return night(chance, table);
    default:
      return [{ type: 'next' }];
  }
}

function nominated(table: GameState['table'], seat: number): Command[] {
  const known = table.nominations.some((each) => each.seat === seat);
  return [known ? { type: 'next' } : { type: 'nominate', seat }];
}

function vote(chance: Chance, table: GameState['table']): Command[] {
  let left = living(table).length;
  const open = table.vote!.candidates.slice(0, -1);
  const hands = open.map((candidate) => {
    const count = chance.below(Math.min(left, 5) + 1);
    left -= count;
    return { type: 'hands', candidate, count };
  });
  return [...hands, { type: 'closeVote' }];
}

/** The black shoot at one, and miss by different numbers now and then; Don and Sheriff check somebody. */
function night(chance: Chance, table: GameState['table']): Command[] {
  const black = livingOf(table, 'black');
  const target = chance.pick(livingOf(table, 'red'));
  const miss = chance.maybe(15);
  const shots = Object.fromEntries(black.map((n, index) => [String(n), miss && index === 0 ? null : target]));
  return [{ type: 'shoot', shots }, { type: 'endPhase' }];
}

/** The judge gives points to some, then announces the winner. */
function announced(chance: Chance, table: GameState['table']): Command[] {
  const given = chance.shuffled(table.seats.map(({ n }) => n)).slice(0, chance.below(4));
  return [
    ...given.map((seat) => ({
      type: 'override',
      effect: { kind: 'points', seat, points: chance.below(13) * 10 - 30 },
      reason: 'игра',
    })),
    { type: 'confirmWinner' },
  ];
}
