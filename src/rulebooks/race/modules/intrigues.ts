/** Intrigues: sealed letters before certain games, and what comes of them on the dice of that game. */
import type { Refusal } from '../../../engine/contract.js';
import { answerTo } from '../asks.js';
import type { CommandOf } from '../commands.js';
import type { EventOf } from '../events.js';
import { localText } from '../local.js';
import { modulesOf, rulingOf } from '../reading.js';
import { actingClan, running } from '../seats.js';
import { clanIds, type GameState, gameOf, type LetterState, type SeasonState } from '../state.js';
import type { Topic } from '../topics.js';
import type { Turn } from '../turn.js';
import { hasLetters, lettersUntil } from './letters.js';

/** One letter a side and round; another one before the close takes its place. */
export function sendLetter(turn: Turn, command: CommandOf<'sendLetter'>): Refusal | undefined {
  const { game: number, ally, target } = command;
  const sender = senderOf(turn, command.clan);
  if ('refusal' in sender) return sender.refusal;
  const { clan } = sender;
  const refusal = running(turn, 'intrigues');
  if (refusal) return refusal;
  const game = gameOf(turn.state, number);
  if (!game || !hasLetters(turn.state, number)) {
    const games = modulesOf(turn.state).intrigues!.games.join(', ');
    return turn.refuse('no-letters', ['intrigues'], { field: 'game', params: { games } });
  }
  const until = lettersUntil(turn.state, game);
  if (game.stage !== 'future' || turn.at >= until) {
    return turn.refuse('letters-closed', ['intrigues'], {
      field: 'game',
      params: { game: number, until: localText(turn.state, until) },
    });
  }
  for (const [field, named] of Object.entries({ ally, target })) {
    if (!clanIds(turn.state).includes(named)) {
      return turn.refuse('no-such-clan', ['intrigues'], { field, params: { clan: named } });
    }
    if (named === clan) return turn.refuse('letter-self', ['intrigues'], { field });
  }
  if (ally === target) return turn.refuse('letter-same', ['intrigues'], { field: 'target' });
  turn.emit({
    type: 'LetterSent',
    game: number,
    clan,
    ally,
    target,
    person: turn.person,
    clauses: turn.cite('intrigues'),
    rulings: ['intrigue.deadline'],
  });
}

function senderOf(turn: Turn, clan: number | undefined): { clan: number } | { refusal: Refusal } {
  if (turn.isOrganiser) {
    return clan !== undefined && clanIds(turn.state).includes(clan)
      ? { clan }
      : {
          refusal: turn.refuse('no-such-clan', ['intrigues'], {
            field: 'clan',
            params: { clan: clan ?? '—' },
          }),
        };
  }
  const acting = actingClan(turn, 'intrigues');
  if ('refusal' in acting || clan === undefined || clan === acting.clan) return acting;
  return { refusal: turn.refuse('other-clan', ['intrigues'], { field: 'clan', params: { clan } }) };
}

type Outcome = Pick<
  EventOf<'IntrigueResolved'>,
  'outcome' | 'clans' | 'ally' | 'target' | 'totals' | 'ask'
> & { amounts: [clan: number, amount: number][]; topic: Topic; rulings?: string[] };

/** Between the dice and the moves; stops where two allies named each other and different targets. */
export function resolveIntrigues(turn: Turn, game: GameState): boolean {
  const { letters } = game;
  if (!letters || turn.state.day!.intrigues || turn.state.day!.gone.length > 0) return true;
  const outcomes: Outcome[] = [];
  let waiting = false;
  for (const clan of clanIds(turn.state)) {
    const letter = letters[clan];
    if (!letter) continue;
    const outcome = outcomeOf(turn, game, clan, letter, letters[letter.ally]);
    if (outcome === 'waiting') waiting = true;
    else if (outcome) outcomes.push(outcome);
  }
  if (waiting) return false;
  for (const outcome of outcomes) emit(turn, game, outcome);
  return true;
}

/** Null for the second letter of a pact: the first one has told of both. */
function outcomeOf(
  turn: Turn,
  game: GameState,
  clan: number,
  { ally, target }: LetterState,
  answer: LetterState | undefined,
): Outcome | 'waiting' | null {
  const { failed } = modulesOf(turn.state).intrigues!;
  if (!answer) return duel(turn, clan, target);
  if (answer.ally !== clan) {
    return {
      outcome: 'failed',
      clans: [clan],
      ally,
      target,
      totals: null,
      ask: null,
      amounts: [[clan, failed]],
      topic: 'intrigues.failed',
    };
  }
  if (ally < clan) return null;
  if (answer.target === target) return pact(turn, [clan, ally], target, null);
  return differing(turn, game, [clan, ally], [target, answer.target]);
}

function pact(turn: Turn, clans: [number, number], target: number, ask: string | null): Outcome {
  const params = modulesOf(turn.state).intrigues!;
  return {
    outcome: 'success',
    clans,
    ally: null,
    target,
    totals: null,
    ask,
    amounts: [[target, params.target], ...clans.map((clan): [number, number] => [clan, params.ally])],
    topic: 'intrigues.success',
  };
}

/** Allies with different targets: a person says which pact it was, or that it was none. */
function differing(
  turn: Turn,
  game: GameState,
  clans: [number, number],
  targets: [number, number],
): Outcome | 'waiting' {
  const ask = `intrigue:${game.number}:${clans.join('-')}`;
  const answer = answerTo(
    turn,
    {
      ask,
      kind: 'choice',
      topic: 'intrigue',
      game: game.number,
      items: [...targets.map(String), 'failed', 'none'],
      ties: false,
      facts: { clan: clans[0], ally: clans[1], target: targets[0], otherTarget: targets[1] },
    },
    'intrigues.success',
    'council',
  );
  if (!answer || !('choice' in answer)) return 'waiting';
  if (answer.choice !== 'failed' && answer.choice !== 'none') {
    return pact(turn, clans, Number(answer.choice), ask);
  }
  const { failed } = modulesOf(turn.state).intrigues!;
  return {
    outcome: answer.choice,
    clans,
    ally: null,
    target: null,
    totals: null,
    ask,
    amounts: answer.choice === 'failed' ? clans.map((clan): [number, number] => [clan, failed]) : [],
    topic: answer.choice === 'failed' ? 'intrigues.failed' : 'council',
  };
}

/** The ally kept silent: sender and target compare their totals of this game, and no move is no points. */
/** What the loser of a duel loses: his own number, or as much as the winner gains, as ruled. */
export function duelLoss(state: SeasonState): number {
  const { winner, loser } = modulesOf(state).intrigues!;
  return rulingOf(state, 'duel.loser') === 'eight' ? -winner : loser;
}

function duel(turn: Turn, clan: number, target: number): Outcome {
  const { winner } = modulesOf(turn.state).intrigues!;
  const totalOf = (side: number): number => turn.state.day!.dice.find((row) => row.clan === side)?.total ?? 0;
  const totals = [totalOf(clan), totalOf(target)] as const;
  const lost = duelLoss(turn.state);
  const amounts: [number, number][] =
    totals[0] === totals[1]
      ? []
      : totals[0] > totals[1]
        ? [
            [clan, winner],
            [target, lost],
          ]
        : [
            [clan, lost],
            [target, winner],
          ];
  return {
    outcome: 'duel',
    clans: [clan],
    ally: null,
    target,
    totals: [...totals],
    ask: null,
    amounts,
    topic: 'intrigues.duel',
    rulings: ['duel.loser'],
  };
}

/** A side that makes no move this game loses the change, or keeps it for the move it makes, as ruled. */
function emit(turn: Turn, game: GameState, { amounts, topic, rulings = [], ...outcome }: Outcome): void {
  const idle = turn.ruling('intrigue.skipping') === 'kept' ? ('kept' as const) : ('lost' as const);
  const moves = (clan: number): boolean => turn.state.day!.dice.some((row) => row.clan === clan);
  const changes = amounts.map(([clan, amount]) => ({
    clan,
    amount,
    how: moves(clan) ? ('added' as const) : idle,
  }));
  const used = changes.some(({ how }) => how !== 'added') ? [...rulings, 'intrigue.skipping'] : rulings;
  turn.emit({
    type: 'IntrigueResolved',
    game: game.number,
    ...outcome,
    changes,
    clauses: turn.cite(topic),
    ...(used.length > 0 ? { rulings: used } : {}),
  });
}
