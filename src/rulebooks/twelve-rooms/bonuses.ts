/** The restored map (B.2), prizes (B.3), and what a deputy inherits (N.DEPUTY.PS1). */
import type { Refusal } from '../../engine/contract.js';
import { livePlayer, masterOnly, movingPlayer } from './access.js';
import type { CommandOf } from './commands.js';
import { inheritances } from './legality.js';
import { missingParts } from './moves.js';
import {
  findPlayer,
  type GameState,
  nextPrizeId,
  type PlayerState,
  roleOf,
  rulingOf,
  teamOf,
} from './state.js';
import { cite, refuse, type Turn } from './turn.js';

/** Why a player may not send a map now. */
export function whyClaim(state: GameState, player: PlayerState, turn: number): Refusal | null {
  if (teamOf(player) !== 'peaceful') return refuse('peaceful-only', ['B.2']);
  const tried = player.claims.some((claim) => claim.turn === turn);
  return tried && rulingOf(state, 'map.tries') === 'one' ? refuse('claim-done', ['B.2']) : null;
}

export function claimMap(turn: Turn, { rooms }: CommandOf<'claimMap'>): Refusal | undefined {
  const found = movingPlayer(turn, turn.state.turn?.number ?? 0, 'B.2');
  if ('refusal' in found) return found.refusal;
  const { player, current } = found;
  const barred = whyClaim(turn.state, player, current.number);
  if (barred) return barred;
  const right = rooms.every((kind, index) => kind === turn.state.originalRooms[index]);
  turn.emit({
    type: 'MapClaimed',
    turn: current.number,
    player: player.id,
    rooms,
    right,
    first: right && !turn.state.mapSolved,
    audience: { players: [player.id] },
    clauses: cite('B.2'),
    rulings: ['map.tries'],
  });
}

export function inherit(turn: Turn, { from, ability }: CommandOf<'inherit'>): Refusal | undefined {
  const found = livePlayer(turn, 'N.DEPUTY.PS1');
  if ('refusal' in found) return found.refusal;
  const { player } = found;
  if (roleOf(player) !== 'deputy') return refuse('no-such-ability', ['N.DEPUTY.PS1']);
  const { state } = turn;
  if (state.phase !== 'running') return refuse('no-turn', ['N.DEPUTY.PS1']);
  // Between the deadline and the results nothing changes any more.
  const closed = state.turn?.stage === 'closed' || state.turn?.stage === 'paused';
  if (state.turn && closed) {
    const over = movingPlayer(turn, state.turn.number, 'N.DEPUTY.PS1');
    if ('refusal' in over) return over.refusal;
  }
  const offered = inheritances(state, player).find((each) => each.from === from);
  if (!offered) return refuse('nothing-to-inherit', ['N.DEPUTY.PS1'], { field: 'from' });
  if (!offered.abilities.includes(ability)) {
    return refuse('nothing-to-inherit', ['N.DEPUTY.PS1'], { field: 'ability' });
  }
  turn.emit({
    type: 'Inherited',
    player: player.id,
    from,
    ability,
    audience: { players: [player.id] },
    clauses: cite('N.DEPUTY.PS1'),
    rulings: ['reliability.until'],
  });
}

/** A prize outside a contest, by the master's hand. */
export function awardPrize(turn: Turn, command: CommandOf<'awardPrize'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'B.3');
  if (refusal) return refusal;
  const { state } = turn;
  const player = findPlayer(state, command.player);
  if (!player)
    return refuse('no-such-player', ['B.3'], { field: 'player', params: { player: command.player } });
  if (!player.inGame)
    return refuse('already-out', ['B.3'], { field: 'player', params: { nick: player.nick } });
  const first = state.turn ? state.turn.number + Number(state.turn.stage !== 'open') : 1;
  if (command.turn < first)
    return refuse('no-such-turn', ['B.3'], { field: 'turn', params: { turn: command.turn } });
  turn.emit({
    type: 'PrizeWon',
    turn: command.turn,
    player: player.id,
    prize: nextPrizeId(state, player.id),
    what: command.prize,
    audience: { players: [player.id] },
    clauses: cite('B.3'),
  });
}

export function announceContest(turn: Turn, command: CommandOf<'announceContest'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'B.3');
  if (refusal) return refusal;
  const { state } = turn;
  const current = state.turn;
  if (state.phase !== 'running' || !current || current.stage !== 'open') return refuse('no-turn', ['B.3']);
  if (current.number !== command.turn) {
    return refuse('other-turn', ['B.3'], { field: 'turn', params: { turn: current.number } });
  }
  if (current.contest) return refuse('has-contest', ['B.3']);
  const whole = state.players.some((player) => player.inGame && missingParts(state, player).length === 0);
  if (whole) return refuse('too-late-contest', ['B.3']);
  turn.emit({
    type: 'ContestAnnounced',
    turn: current.number,
    contest: command.contest,
    audience: 'public',
    clauses: cite('B.3'),
  });
}
