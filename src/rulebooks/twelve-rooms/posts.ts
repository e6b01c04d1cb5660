/** Words: anonymous messages (G.3), the public thread (G.7, G.8, G.10), the mafia's room, the private notebook. */
import type { Refusal } from '../../engine/contract.js';
import { inPhase, livePlayer, masterOnly, movingPlayer, somePlayer } from './access.js';
import type { CommandOf } from './commands.js';
import type { EventOf } from './events.js';
import { laughs } from './laughter.js';
import type { RulingId } from './rulings.js';
import {
  type GameState,
  isMafia,
  kindOf,
  type PlayerState,
  playerOf,
  rulingOf,
  type TurnState,
} from './state.js';
import { cite, refuse, type Turn } from './turn.js';

/** R.LAUGHTER: whoever is inside must know it, or he could not keep to it. */
export function picturesOnly(state: GameState, player: PlayerState): boolean {
  return state.phase === 'running' && player.inGame && kindOf(state, player.room) === 'laughter';
}

export function whyAnonymous(player: PlayerState, turn: number): Refusal | null {
  return player.anonymous.some((sent) => sent.turn === turn) ? refuse('anonymous-done', ['G.3']) : null;
}

export function postAnonymous(turn: Turn, command: CommandOf<'postAnonymous'>): Refusal | undefined {
  const found = movingPlayer(turn, command.turn, 'G.3');
  if ('refusal' in found) return found.refusal;
  const { player, current } = found;
  const { text, images } = command;
  const refusal = whyAnonymous(player, current.number) ?? faultOfWords(text, images);
  if (refusal) return refusal;
  const laughter =
    picturesOnly(turn.state, player) && rulingOf(turn.state, 'laughter.anonymous') === 'pictures';
  if (laughter && !laughs(text)) return refuse('pictures-only', ['R.LAUGHTER'], { field: 'text' });
  turn.emit({
    type: 'AnonymousSent',
    turn: current.number,
    player: player.id,
    text,
    images,
    audience: { players: [player.id] },
    clauses: cite('G.3'),
    rulings: laughter ? ['anonymous.moment', 'laughter.anonymous'] : ['anonymous.moment'],
  });
}

function faultOfWords(text: string, images: readonly string[]): Refusal | undefined {
  return text === '' && images.length === 0 ? refuse('empty-post', ['G.10'], { field: 'text' }) : undefined;
}

/**
 * All messages that wait come out together in a drawn order. Those from the room of silence do not; their authors learn it
 * only from the thread. The draw starts from the words, not from the order of receipt: the seed is published in the end, and
 * the order would be read back from it.
 */
export function releaseAnonymous(turn: Turn, batch: string): void {
  const { state } = turn;
  const current = state.turn!;
  const silent = (id: string): boolean => kindOf(state, playerOf(state, id).room) === 'silence';
  const waiting = byWords(current.anonymous.filter(({ player }) => !silent(player)));
  const withheld = current.anonymous.filter(({ player }) => silent(player)).map(({ player }) => player);
  const label = `G.3 ${current.number} ${batch}`;
  const drawn = waiting.length > 1;
  const order = drawn ? turn.draws.sample(label, waiting, waiting.length) : waiting;
  const posts: EventOf<'AnonymousPublished'>['posts'] = order.map(({ player, text, images }, index) => ({
    post: `m${state.thread.length + index + 1}`,
    author: player,
    text,
    images,
  }));
  const rulings: RulingId[] = ['anonymous.moment'];
  turn.emit({
    type: 'AnonymousPublished',
    turn: current.number,
    posts,
    withheld,
    audience: 'master',
    clauses: withheld.length > 0 ? cite('G.3', 'R.SILENCE') : cite('G.3'),
    rulings,
    ...(drawn ? { draws: [label] } : {}),
  });
}

function byWords(messages: TurnState['anonymous']): TurnState['anonymous'] {
  const keyed = messages.map((message) => ({ message, key: JSON.stringify([message.text, message.images]) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ message }) => message);
}

export function publishAnonymous(turn: Turn, command: CommandOf<'publishAnonymous'>): Refusal | undefined {
  if (turn.author.kind !== 'system') return refuse('system-only', ['G.3']);
  const { turn: current } = turn.state;
  if (current?.stage !== 'open' || current.number !== command.turn)
    return refuse('no-turn', ['G.3'], { field: 'turn' });
  releaseAnonymous(turn, command.date);
}

export function post(turn: Turn, { text, images }: CommandOf<'post'>): Refusal | undefined {
  const { state } = turn;
  let player: PlayerState | null = null;
  if (!turn.isMaster) {
    const found = somePlayer(turn, 'G.7');
    if ('refusal' in found) return found.refusal;
    player = found.player;
  }
  const empty = faultOfWords(text, images);
  if (empty) return empty;
  const laughter = player !== null && picturesOnly(state, player);
  if (laughter && !laughs(text)) return refuse('pictures-only', ['R.LAUGHTER'], { field: 'text' });
  turn.emit({
    type: 'Posted',
    post: `m${state.thread.length + 1}`,
    player: player?.id ?? null,
    text,
    images,
    audience: 'public',
    clauses: laughter ? cite('R.LAUGHTER') : cite('G.7'),
  });
}

export function postTeam(turn: Turn, { text }: CommandOf<'postTeam'>): Refusal | undefined {
  const found = livePlayer(turn, 'M.8');
  if ('refusal' in found) return found.refusal;
  const phase = inPhase(turn, ['dealt', 'regroup', 'running'], 'M.8');
  if (phase) return phase;
  if (!isMafia(found.player)) return refuse('mafia-only', ['M.8']);
  turn.emit({
    type: 'TeamPosted',
    post: `t${turn.state.teamPosts.length + 1}`,
    player: found.player.id,
    text,
    audience: 'mafia',
    clauses: cite('M.8'),
  });
}

export function hidePost(turn: Turn, command: CommandOf<'hidePost'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.8', 'G.10');
  if (refusal) return refusal;
  const found = turn.state.thread.find(({ id }) => id === command.post);
  if (!found || found.hidden) return refuse('no-such-post', ['G.8'], { field: 'post' });
  turn.emit({
    type: 'PostHidden',
    post: command.post,
    reason: command.reason,
    audience: 'public',
    clauses: cite('G.7', 'G.8', 'G.10'),
  });
}

export function saveNote(turn: Turn, { room, kind, text }: CommandOf<'saveNote'>): Refusal | undefined {
  const found = somePlayer(turn, 'B.2');
  if ('refusal' in found) return found.refusal;
  turn.emit({
    type: 'NoteSaved',
    player: found.player.id,
    room,
    kind,
    text,
    audience: { players: [found.player.id] },
    clauses: cite('B.2'),
  });
}
