/** The move of a player and its parts (G.1, M.1, M.3). */
import type { Refusal } from '../../engine/contract.js';
import { movingPlayer } from './access.js';
import { type CommandOf, PARTS, type Part } from './commands.js';
import type { EventOf } from './events.js';
import {
  faultOfActions,
  faultOfBonus,
  faultOfMafkill,
  faultOfSpecial,
  faultOfVote,
  heldAbilities,
} from './legality.js';
import { localText } from './local.js';
import { ABILITIES } from './roles.js';
import { type GameState, type PlayerState, rulingOf } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

export function sendMove(turn: Turn, command: CommandOf<'sendMove'>): Refusal | undefined {
  const found = movingPlayer(turn, command.turn, 'G.1');
  if ('refusal' in found) return found.refusal;
  const { player, current } = found;
  const given = PARTS.filter((part) => command[part] !== undefined);
  if (given.length === 0) return refuse('empty-move', ['M.3'], { field: 'direction' });
  for (const part of given) {
    const refusal =
      whySent(turn.state, player, part) ?? faultOfPart(turn.state, player, command, part, current.number);
    if (refusal) return refusal;
  }
  const parts: EventOf<'MoveSent'>['parts'] = Object.fromEntries(given.map((part) => [part, command[part]]));
  turn.emit({
    type: 'MoveSent',
    turn: current.number,
    player: player.id,
    parts,
    audience: command.mafkill ? 'mafia' : { players: [player.id] },
    clauses: cite('G.1', 'M.3'),
  });
}

/** A part once sent stands. */
export function whySent(state: GameState, player: PlayerState, part: Part): Refusal | null {
  const sent = state.turn?.moves[player.id]?.sent.find((each) => each.part === part);
  if (!sent) return null;
  return refuse('part-sent', ['G.1'], { field: part, params: { at: localText(state, sent.at) } });
}

function faultOfPart(
  state: GameState,
  player: PlayerState,
  command: CommandOf<'sendMove'>,
  part: Part,
  turn: number,
): Refusal | null {
  switch (part) {
    case 'direction':
      return null;
    case 'actions':
      return faultOfActions(state, player, command.actions!, turn);
    case 'special':
      return command.special ? faultOfSpecial(state, player, command.special, turn) : null;
    case 'bonus':
      return command.bonus ? faultOfBonus(state, player, command.bonus, turn) : null;
    case 'vote':
      return faultOfVote(state, command.vote!);
    case 'mafkill':
      return faultOfMafkill(state, player, command.mafkill?.target ?? null);
  }
}

/** Parts that still lack for a whole move (M.3): a bonus, a special ability and a kill are nobody's duty. */
export function missingParts(state: GameState, player: PlayerState): Part[] {
  const sent = state.turn?.moves[player.id]?.sent.map(({ part }) => part) ?? [];
  const acts = heldAbilities(state, player).some(
    ({ ability, left }) => ABILITIES[ability].kind === 'active' && left === 'yes',
  );
  const needed: Part[] = acts ? ['direction', 'actions', 'vote'] : ['direction', 'vote'];
  return needed.filter((part) => !sent.includes(part));
}

/** The last part of a move, or undefined when nothing was sent. */
export function lastPart(state: GameState, player: PlayerState): { at: string; seq: number } | undefined {
  return state.turn?.moves[player.id]?.sent.at(-1);
}

/**
 * Players in the game in the order of their moves (M.3): whole moves by the moment of their last part, then (by ruling) the
 * others that sent something, then those who sent nothing, in the order of sign-up.
 */
export function moveOrder(state: GameState): PlayerState[] {
  const together = rulingOf(state, 'move.incomplete') === 'lastPart';
  const ranked = state.players
    .filter((player) => player.inGame)
    .map((player, index) => {
      const last = lastPart(state, player);
      const whole = missingParts(state, player).length === 0;
      return { player, group: !last ? 2 : whole || together ? 0 : 1, seq: last?.seq ?? index };
    });
  return ranked.sort((a, b) => a.group - b.group || a.seq - b.seq).map(({ player }) => player);
}
