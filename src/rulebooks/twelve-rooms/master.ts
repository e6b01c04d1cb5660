/** Decisions of the master, each with a written reason: rulings, answers, overrides, substitutes, the end (G.9). */
import type { Refusal } from '../../engine/contract.js';
import { masterOnly } from './access.js';
import type { CommandOf, Effect } from './commands.js';
import { SWAP_ASK } from './resolution/ending.js';
import { ABILITIES } from './roles.js';
import { type RulingId, rulings } from './rulings.js';
import { faultOfNick } from './signup.js';
import { findPlayer, type GameState } from './state.js';
import { cite, refuse, type Turn } from './turn.js';
import { resolveAutomatically } from './turns.js';

export function setRuling(
  turn: Turn,
  { ruling, value, reason }: CommandOf<'setRuling'>,
): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.9');
  if (refusal) return refusal;
  const known = Object.hasOwn(rulings, ruling) ? rulings[ruling as RulingId] : undefined;
  if (!known) return refuse('no-such-ruling', ['G.9'], { field: 'ruling', params: { ruling } });
  if (!Object.hasOwn(known.values, value)) {
    const values = Object.keys(known.values).join(', ');
    return refuse('no-such-value', ['G.9'], { field: 'value', params: { ruling, values } });
  }
  turn.emit({ type: 'RulingSet', ruling, value, reason, audience: 'public', clauses: known.clauses });
}

export function answerAsk(turn: Turn, { ask, choice, reason }: CommandOf<'answerAsk'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.6');
  if (refusal) return refusal;
  const open = turn.state.asks.find((each) => each.ask === ask) ?? early(turn.state, ask);
  if (!open) return refuse('no-such-ask', ['G.6'], { field: 'ask' });
  if (!open.choices.includes(choice)) {
    const choices = open.choices.join(', ');
    return { ...refuse('bad-answer', [], { field: 'choice', params: { choices } }), clauses: open.clauses };
  }
  turn.emit({
    type: 'AskAnswered',
    ask,
    choice,
    reason: reason ?? '',
    audience: 'master',
    clauses: open.clauses,
  });
  resolveAutomatically(turn);
}

/** Whose side swapped players are on may be settled beforehand: a turn that stops for it tells that there was a swap. */
function early(state: GameState, ask: string): { choices: string[]; clauses: string[] } | undefined {
  const settled = ask !== SWAP_ASK.ask || state.answers.some((answer) => answer.ask === ask);
  return settled ? undefined : { choices: [...SWAP_ASK.choices], clauses: cite(...SWAP_ASK.clauses) };
}

export function override(turn: Turn, { effect, reason }: CommandOf<'override'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.9') ?? faultOfEffect(turn.state, effect);
  if (refusal) return refusal;
  turn.emit({ type: 'Overridden', effect, reason, audience: 'master', clauses: cite('G.9') });
}

function faultOfEffect(state: GameState, effect: Effect): Refusal | undefined {
  const fault = faultOfPlayers(state, effect);
  if (fault) return fault;
  if ((effect.kind === 'action' || effect.kind === 'ability') && !isAct(effect.ability, effect.kind)) {
    return refuse('no-such-ability', ['G.9'], { field: 'effect.ability' });
  }
  if (effect.kind === 'map' && state.rooms.length === 0) return refuse('map-first', ['G.9']);
  if (effect.kind === 'action' || effect.kind === 'sitting' || effect.kind === 'departure') {
    const { turn } = state;
    if (state.phase !== 'running' || !turn || turn.stage === 'resolved') return refuse('no-turn', ['G.9']);
    if (turn.number !== effect.turn) {
      return refuse('other-turn', ['G.9'], { field: 'effect.turn', params: { turn: turn.number } });
    }
  }
}

/** A kill is an act of its own: it is neither an active nor a special ability. */
function isAct(ability: string, kind: 'action' | 'ability'): boolean {
  return Object.hasOwn(ABILITIES, ability) || (kind === 'action' && ability === 'mafkill');
}

function faultOfPlayers(state: GameState, effect: Effect): Refusal | undefined {
  if (effect.kind === 'map') return;
  const ids = effect.kind === 'sitting' ? effect.players : [effect.player];
  for (const [index, id] of ids.entries()) {
    const field = effect.kind === 'sitting' ? `effect.players.${index}` : 'effect.player';
    const player = findPlayer(state, id);
    if (!player) return refuse('no-such-player', ['G.9'], { field, params: { player: id } });
    if (!player.card) return refuse('no-role', ['G.9'], { field });
    const out = effect.kind === 'kill' || effect.kind === 'sitting' || effect.kind === 'departure';
    if (out && !player.inGame)
      return refuse('already-out', ['G.9'], { field, params: { nick: player.nick } });
    if (effect.kind === 'revive' && player.inGame) {
      return refuse('already-in', ['G.9'], { field, params: { nick: player.nick } });
    }
  }
}

/** Whoever has played in this game cannot come back into it under another name. */
export function replacePlayer(turn: Turn, command: CommandOf<'replacePlayer'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.9');
  if (refusal) return refusal;
  const { state } = turn;
  const { player: id, person, nick, reason } = command;
  const player = findPlayer(state, id);
  if (!player) return refuse('no-such-player', ['G.9'], { field: 'player', params: { player: id } });
  if (!player.inGame)
    return refuse('already-out', ['G.9'], { field: 'player', params: { nick: player.nick } });
  if (state.players.some((each) => each.persons.includes(person))) {
    return refuse('not-returning', ['G.9'], { field: 'person' });
  }
  const taken = faultOfNick(state, nick);
  if (taken) return taken;
  turn.emit({
    type: 'PlayerReplaced',
    player: id,
    person,
    nick,
    reason,
    audience: 'public',
    clauses: cite('G.9'),
  });
}

export function forgiveAbsences(turn: Turn, command: CommandOf<'forgiveAbsences'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.1');
  if (refusal) return refusal;
  const { state } = turn;
  if (!state.turn || command.turn > state.turn.number) {
    return refuse('no-such-turn', ['G.1'], { field: 'turn', params: { turn: command.turn } });
  }
  for (const [index, player] of (command.players ?? []).entries()) {
    if (!findPlayer(state, player)) {
      return refuse('no-such-player', ['G.1'], { field: `players.${index}`, params: { player } });
    }
  }
  turn.emit({
    type: 'AbsencesForgiven',
    turn: command.turn,
    players: command.players ?? state.players.map(({ id }) => id),
    reason: command.reason,
    audience: 'public',
    clauses: cite('G.1'),
  });
}

export function endGame(turn: Turn, { winner, reason }: CommandOf<'endGame'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.9');
  if (refusal) return refusal;
  if (turn.state.phase === 'ended') return refuse('wrong-phase', ['G.9'], { params: { phase: 'ended' } });
  turn.emit({
    type: 'GameEnded',
    turn: turn.state.turn?.number ?? 0,
    winner,
    how: 'decree',
    reason,
    audience: 'public',
    clauses: cite('G.9'),
  });
}
