/** «12 комнат»: acts of others. What a player may know is written down in ../knowledge.ts. */
import type { Viewer } from '../../../src/engine/contract.js';
import { plusMs } from '../../../src/engine/time.js';
import type { GameState } from '../../../src/rulebooks/twelve-rooms/state.js';
import { playGame } from '../../rulebooks/twelve-rooms/random-game.js';
import { knowledge } from '../knowledge.js';
import { hiddenActs } from '../played.js';
import { probesFor } from '../probes.js';
import { product } from '../product.js';
import { shuffled } from '../twists.js';
import { type Book, PUBLIC, person } from './book.js';

/** What a guess is answered is the guesser's to know: a pair is compared by what he may know before he asks. */
const TELLS = new Set(['guessRoom', 'claimMap', 'regroup']);

export const roomsBook: Book = {
  kinds: ['act: sendMove', 'act: postTeam', 'act: saveNote', 'act of the master: override'],
  twins(chance) {
    const seed = chance.below(1_000_000);
    const { game } = playGame(seed, 60 + chance.below(160));
    const state = game.state as GameState;
    if (state.players.length === 0) return [];
    const past = game.entries
      .filter(({ deadline }) => !deadline)
      .map(({ at, author, command }) => ({ at, author, command }));
    const at = plusMs(game.lastAt, 1);
    const acts = shuffled(chance, hiddenActs(product, state, chance, at));
    const kinds = new Set<string>();
    return acts
      .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
      .slice(0, 4)
      .map(({ kind, command, author, state: then }) => {
        const viewers: Viewer[] = [
          PUBLIC,
          person('nobody'),
          ...state.players.map((player) => person(player.person)),
        ];
        return {
          kind,
          setup: game.head.setup,
          id: game.head.id,
          seed: `seed ${seed}`,
          past,
          one: [],
          other: [{ at, author, command }],
          after: [
            {
              at: plusMs(at, 1000),
              author: { kind: 'organiser' as const },
              command: { type: 'post', text: '🎲' },
            },
          ],
          at: plusMs(at, 2000),
          blind: viewers.filter((viewer) => knowledge(state, viewer) === knowledge(then, viewer)),
          probes: probesFor(state, chance)
            .filter(({ type }) => !TELLS.has(type))
            .slice(0, 30),
        };
      });
  },
};
