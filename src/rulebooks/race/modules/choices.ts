/** Choices that a cell asks of whoever ends there, due before the next game begins: a wedding, and a name for the coin. */
import type { Refusal } from '../../../engine/contract.js';
import type { CommandOf } from '../commands.js';
import { localText } from '../local.js';
import { modulesOf } from '../reading.js';
import { actingClan, running } from '../seats.js';
import { type ChoiceState, clanIds, clanOf, type GameState, nextGame } from '../state.js';
import type { Topic } from '../topics.js';
import type { Turn } from '../turn.js';
import { isVeiled } from '../veil.js';

/** On the bridge: the first time one may marry or refuse; after a refusal it is a skip. */
export function meetTwins(turn: Turn, game: GameState, clan: number, cell: number): void {
  if (clanOf(turn.state, clan).refusedTwins) {
    turn.emit({
      type: 'SkipEarned',
      game: game.number,
      clan,
      cell,
      clauses: turn.citeCell(cell, 'twins', 'skip'),
    });
    return;
  }
  open(turn, game, clan, cell, 'twins', ['marry', 'refuse']);
}

/** The man without a face: with the coin one names a side, without it one owes. */
export function meetFaceless(turn: Turn, game: GameState, clan: number, cell: number): void {
  if (clanOf(turn.state, clan).coin) {
    const others = clanIds(turn.state).filter((other) => other !== clan);
    open(turn, game, clan, cell, 'name', others.map(String));
    return;
  }
  turn.emit({
    type: 'CoinOwed',
    game: game.number,
    clan,
    cell,
    amount: modulesOf(turn.state).coin!.owed,
    clauses: turn.citeCell(cell, 'coin.name'),
  });
}

/** One coin at most. */
export function giveCoin(turn: Turn, game: GameState, clan: number, cell: number): void {
  if (clanOf(turn.state, clan).coin) return;
  turn.emit({ type: 'CoinGiven', game: game.number, clan, cell, clauses: turn.citeCell(cell, 'coin') });
}

/** After the last game nothing can be chosen any more. */
function open(
  turn: Turn,
  game: GameState,
  clan: number,
  cell: number,
  kind: ChoiceState['kind'],
  options: string[],
): void {
  if (game === turn.state.games.at(-1)) return;
  turn.emit({
    type: 'ChoiceOpened',
    choice: `${game.number}-${kind}-${clan}`,
    kind,
    game: game.number,
    clan,
    cell,
    options,
    clauses: turn.citeCell(cell, topicOf(kind)),
  });
}

function topicOf(kind: ChoiceState['kind']): Topic {
  return kind === 'twins' ? 'twins' : 'coin.name';
}

export function answerChoice(
  turn: Turn,
  { choice: id, option }: CommandOf<'answerChoice'>,
): Refusal | undefined {
  const { state } = turn;
  const choice = state.choices?.find((each) => each.id === id);
  // What is not known yet cannot be answered, and asking about it tells nothing.
  if (!choice || (!turn.isOrganiser && isVeiled(state, choice.game))) {
    return turn.refuse('no-such-choice-owed', [anyTopic(turn)], { field: 'choice' });
  }
  const topic = topicOf(choice.kind);
  const refusal = running(turn, topic) ?? faultOfAuthor(turn, choice, topic);
  if (refusal) return refusal;
  if (choice.stage !== 'open') return turn.refuse('choice-made', [topic], { field: 'choice' });
  const until = nextGame(state)!.times.startsAt;
  if (turn.at >= until) {
    return turn.refuse('choice-late', [topic], { params: { until: localText(state, until) } });
  }
  if (!choice.options.includes(option)) {
    return turn.refuse('bad-option', [topic], {
      field: 'option',
      params: { options: choice.options.join(', ') },
    });
  }
  make(turn, choice, option, false);
}

function anyTopic(turn: Turn): Topic {
  return modulesOf(turn.state).twins ? 'twins' : 'coin.name';
}

function faultOfAuthor(turn: Turn, choice: ChoiceState, topic: Topic): Refusal | undefined {
  if (turn.isOrganiser) return;
  const acting = actingClan(turn, topic);
  if ('refusal' in acting) return acting.refusal;
  if (acting.clan !== choice.clan) {
    return turn.refuse('other-clan', [topic], { field: 'choice', params: { clan: choice.clan } });
  }
}

/** Before the next game's moves: nobody who has not answered marries, unless ruled so; no name is no name, the coin stays. */
export function settleChoices(turn: Turn, game: GameState): boolean {
  const left = turn.state.choices?.filter(
    ({ stage, game: since }) => stage === 'open' && since !== game.number,
  );
  for (const choice of left ?? []) {
    if (choice.kind === 'twins') make(turn, choice, turn.ruling('twins.default'), true);
    else {
      turn.emit({
        type: 'ChoiceLapsed',
        choice: choice.id,
        kind: choice.kind,
        game: choice.game,
        clan: choice.clan,
        clauses: turn.citeCell(choice.cell, 'coin.name'),
      });
    }
  }
  return true;
}

function make(turn: Turn, { id, kind, game, clan, cell }: ChoiceState, option: string, auto: boolean): void {
  const { coin } = modulesOf(turn.state);
  const to = kind === 'twins' && option === 'marry' ? bridgeEnd(turn, cell) : null;
  turn.emit({
    type: 'ChoiceMade',
    choice: id,
    kind,
    game,
    clan,
    option,
    to,
    changes:
      kind === 'name'
        ? [
            { clan: Number(option), amount: coin!.named },
            { clan, amount: coin!.own },
          ]
        : [],
    auto,
    person: turn.person,
    clauses: turn.citeCell(cell, topicOf(kind)),
    ...(auto ? { rulings: ['twins.default'] } : {}),
  });
}

/** The cell may have been edited since; then one goes on from where one stands. */
function bridgeEnd(turn: Turn, cell: number): number {
  const mark = turn.state.marks[cell];
  return mark?.kind === 'twins' ? mark.to : cell;
}

/** Between the letters and the moves: whoever has married feasts on this move. */
export function holdFeasts(turn: Turn, game: GameState): boolean {
  for (const { clan } of turn.state.day!.dice) {
    if (clanOf(turn.state, clan).feast) holdFeast(turn, game, clan);
  }
  return true;
}

/** The feast eats all but one part of the points of the move, those of intrigues too; of nothing it eats nothing. */
function holdFeast(turn: Turn, game: GameState, clan: number): void {
  const { left: parts } = modulesOf(turn.state).twins!;
  const { dice, intrigues } = turn.state.day!;
  const total = dice.find((row) => row.clan === clan)!.total + (intrigues?.[clan]?.amount ?? 0);
  const eaten = Math.floor((total * (parts - 1)) / parts);
  const rest = turn.ruling('twins.round') === 'rest' ? Math.floor(total / parts) : total - eaten;
  turn.emit({
    type: 'FeastHeld',
    game: game.number,
    clan,
    total,
    left: total <= 0 ? total : rest,
    clauses: turn.cite('twins'),
    rulings: ['twins.round'],
  });
}
