/** States of random games with twins built straight from them, one hidden fact changed at a time. */
import { plusMs } from '../../src/engine/time.js';
import { copyState, type GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import { playGame } from '../rulebooks/twelve-rooms/random-game.js';
import { Chance } from '../support/chance.js';
import type { Family } from './property.js';
import { phaseOf } from './property.js';
import { shuffled, type TwistName, twinOf, twists } from './twists.js';

const ALL = Object.keys(twists) as TwistName[];

/** How often a state of a phase is taken: those that come rarely, always. */
const SHARE: Record<string, number> = { signup: 0.2, dealt: 0.5, regroup: 0.5, ended: 1 };

/** States of one random game, copied as it goes. */
export function statesOf(
  seed: number,
  length: number,
  share: number,
  fixed: Record<string, string> = {},
): GameState[] {
  const chance = new Chance(seed ^ 0xbead);
  const states: GameState[] = [];
  playGame(
    seed,
    length,
    (game) => {
      const state = game.state as GameState;
      const phase = phaseOf(state);
      if (chance.maybe(SHARE[phase] ?? share)) states.push(copyState(state));
    },
    () => {},
    fixed,
  );
  return states;
}

/** Later than everything that has happened, earlier than what waits to happen where that can be. */
export function momentOf(state: GameState): string {
  const { turn } = state;
  if (turn?.stage === 'open') return plusMs(turn.deadline, -1);
  return plusMs(turn?.deadline ?? '2019-06-01T00:00:00.000Z', 1000);
}

/** Facts that random games bring too rarely: words of mafia and their late readers, messages that wait, exchanges, prizes. */
export function enrich(state: GameState, chance: Chance): GameState {
  const { players, turn } = state;
  if (state.phase === 'signup' || players.length < 3 || state.phase === 'ended') return state;
  const any = () => chance.pick(players);
  const at = turn?.openedAt ?? state.regroupUntil ?? '2019-03-01T09:00:00.000Z';
  for (let i = chance.below(4); i > 0; i--) {
    state.teamPosts.push({ id: `t${state.teamPosts.length + 1}`, at, author: any().id, text: `План ${i}` });
  }
  for (const id of Object.keys(state.teamSince)) {
    if (chance.maybe(0.4)) state.teamSince[id] = chance.below(state.teamPosts.length + 1);
  }
  const gone = players.find(({ inGame, card }) => !inGame && card !== null);
  const heir = players.find(({ inGame, card }) => inGame && card !== null);
  if (gone && heir && chance.maybe(0.5)) {
    gone.card = { ...gone.card!, role: 'guarantor' };
    heir.card = { ...heir.card!, role: 'deputy', inherited: [] };
  }
  if (chance.maybe(0.3)) {
    const pair = shuffled(chance, players)
      .slice(0, 2)
      .map(({ id }) => id) as [string, string];
    state.swaps.push({ players: pair, turn: 1 });
  }
  if (turn && turn.stage !== 'resolved') {
    for (const player of shuffled(chance, players).slice(0, 1 + chance.below(3))) {
      if (!player.inGame || player.anonymous.some((sent) => sent.turn === turn.number)) continue;
      const message = { at, text: `Я видел p${1 + chance.below(9)}!`, images: [] };
      turn.anonymous.push({ player: player.id, ...message });
      player.anonymous.push({ turn: turn.number, ...message });
    }
  }
  return state;
}

export function* builtFamilies(seed: number, length: number, share: number): Generator<Family> {
  for (let game = seed; ; game++) {
    const chance = new Chance(game ^ 0xfade);
    for (const sampled of statesOf(game, length, share)) {
      const state = chance.maybe(0.5) ? enrich(sampled, chance) : sampled;
      const twins = [...ALL, ...ALL].flatMap((kind) => {
        const twin = twinOf(state, kind, chance);
        return twin ? [{ kind, state: twin }] : [];
      });
      yield { state, at: momentOf(state), twins, seed: game };
    }
  }
}
