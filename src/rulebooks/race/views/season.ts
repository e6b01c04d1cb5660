/** `view`: what one viewer sees, built from nothing. A race is played in the open, so viewers differ in little. */

import type { Viewer } from '../../../engine/contract.js';
import { markAt } from '../board.js';
import type { Book } from '../book.js';
import type { EventOf } from '../events.js';
import { lettersKnown } from '../modules/letters.js';
import { modulesOf, packOf, ruledValue, rulingOf } from '../reading.js';
import {
  cellsOf,
  clanIds,
  clanOf,
  gameOf,
  nextGame,
  ownerOf,
  type SeasonState,
  type TeamState,
} from '../state.js';
import { clanOfTeam, teamsOf } from '../teams.js';
import { appointmentsUntil } from '../times.js';
import { behindVeil } from '../veil.js';
import type { ChoiceView, ClanView, SeasonView } from '../view.js';
import { confidantOf, seatBehind } from './eyes.js';
import { gameView } from './game.js';
import { journalEntry } from './journal.js';
import { numbersOf } from './numbers.js';
import { offerView, questionView, stakeOf } from './open.js';
import { todo } from './todo.js';

export function view(book: Book, whole: SeasonState, viewer: Viewer): SeasonView {
  const state = viewer.kind === 'organiser' ? whole : behindVeil(whole);
  const seat = seatBehind(state, viewer);
  const confidant = confidantOf(state, viewer);
  const journals = byGame(book, state, viewer, confidant);
  const { stories, layout, active } = packOf(state);
  return {
    phase: state.phase,
    ...(book.vocabulary === 'clans' ? {} : { vocabulary: book.vocabulary }),
    title: state.pack.title,
    ...(active ? { modules: [...active] } : {}),
    zone: state.pack.zone,
    invented: state.pack.invented.filter((cell) => state.marks[cell] !== undefined),
    board: {
      size: state.pack.size,
      ...(layout ? { layout: structuredClone(layout) } : {}),
      sides: state.pack.sides.map(({ id, name, short, letter, colour, pattern }) => ({
        id,
        name,
        short,
        letter,
        colour,
        pattern,
      })),
      cells: Array.from({ length: state.pack.size }, (_, index) => ({
        n: index + 1,
        mark: markAt(state, index + 1),
        owner: ownerOf(state, index + 1),
        ...(stories?.[index + 1] ? { story: stories[index + 1]! } : {}),
      })),
      pawns: clanIds(state).map((side) => ({ side, cell: clanOf(state, side).position })),
    },
    clans: state.pack.sides.map((side) => clanView(state, side.id)),
    teams: Object.values(state.teams).map((team) => ({
      team: team.team,
      status: statusOf(team),
      clan: clanOfTeam(team),
      missed: team.missed,
      ...(team.former === undefined ? {} : { former: team.former }),
    })),
    games: state.games.map((game) => gameView(state, game, viewer, journals.get(game.number) ?? [])),
    nextGame: state.phase === 'ended' ? null : (nextGame(state)?.number ?? null),
    asks: state.asks.map(({ ask, ...rest }) => ({ id: ask, ...rest, facts: { ...rest.facts } })),
    offers: state.offers.map((offer) => offerView(state, offer)),
    offerTexts: Object.entries(modulesOf(state).offers?.offers ?? {}).map(
      ([kind, { side, title, task }]) => ({
        kind,
        side,
        stake: stakeOf(state, kind),
        title,
        task,
      }),
    ),
    numbers: numbersOf(state),
    ...(book.modules.includes('twins') || book.modules.includes('coin')
      ? { choices: choiceViews(state) }
      : {}),
    ...(state.veil ? { veiled: state.veil.game } : {}),
    proposals: state.proposals.map((proposal) => ({ ...proposal })),
    questions: state.questions.map((question) => questionView(state, question, confidant)),
    rulings: Object.entries(book.rulings).map(([id, ruling]) => ({
      id,
      value: ruledValue(state, id),
      isDefault: ruledValue(state, id) === ruling.default,
      changes: state.rulingChanges
        .filter((change) => change.ruling === id)
        .map(({ value, reason, by, at }) => ({ value, reason, by, at })),
    })),
    journal: journals.get(null) ?? [],
    appointmentsUntil: appointmentsUntil(packOf(state)),
    winner: state.winner,
    me: seat ? { ...seat } : null,
    todo: todo(state, viewer),
  };
}

function clanView(state: SeasonState, id: number): ClanView {
  const { position, skips, roulette, modifiers, coin, feast, refusedTwins } = clanOf(state, id);
  const modules = modulesOf(state);
  const side = state.pack.sides.find((each) => each.id === id)!;
  return {
    id,
    name: side.name,
    about: side.about ?? null,
    position,
    cells: cellsOf(state, id).length,
    teams: teamsOf(state, id).map((team) => ({
      team: team.team,
      kind: kindOf(team),
    })),
    skips,
    roulette,
    modifiers: modifiers.map((modifier) => ({ ...modifier })),
    ...(modules.coin ? { coin: coin ?? false } : {}),
    ...(modules.twins ? { twins: { feast: feast ?? false, refused: refusedTwins ?? false } } : {}),
    seats: state.seats.filter((seat) => seat.clan === id).map(({ clan: _, ...seat }) => seat),
  };
}

function statusOf(team: TeamState): SeasonView['teams'][number]['status'] {
  if (team.former !== undefined) return 'deserter';
  if (team.mercenary) return 'mercenary';
  return team.home !== null ? 'dealt' : team.control !== null ? 'controlled' : 'free';
}

function kindOf(team: TeamState): ClanView['teams'][number]['kind'] {
  const status = statusOf(team);
  return status === 'controlled' || status === 'free' ? 'emigrant' : status;
}

function choiceViews(state: SeasonState): ChoiceView[] {
  const until = nextGame(state)?.times.startsAt ?? null;
  return (state.choices ?? []).map((choice) => ({
    ...choice,
    options: [...choice.options],
    until: choice.stage === 'open' ? until : null,
  }));
}

/** Votes and letters are in the journal only once they may be seen. */
function byGame(
  book: Book,
  state: SeasonState,
  viewer: Viewer,
  seat: SeasonState['seats'][number] | undefined,
): Map<number | null, SeasonView['journal']> {
  const secret = rulingOf(state, 'council.ballots') === 'secret';
  // Where entries can be hidden, numbers that run through would count them.
  const counted = !book.modules.includes('intrigues');
  const journals = new Map<number | null, SeasonView['journal']>();
  for (const [index, { game, event }] of state.journal.entries()) {
    if (event.type === 'VoteCast' && secret) continue;
    if (event.type === 'LetterSent' && !maySee(state, event, viewer, seat)) continue;
    const list = journals.get(game) ?? [];
    journals.set(game, list);
    const id = counted ? `e${index + 1}` : `${game ?? 'season'}-${list.length + 1}`;
    list.push(journalEntry(id, event));
  }
  return journals;
}

/** A letter: its own side at once, the organiser when the game has been played, all with the report. */
function maySee(
  state: SeasonState,
  { game, clan }: EventOf<'LetterSent'>,
  viewer: Viewer,
  seat: SeasonState['seats'][number] | undefined,
): boolean {
  return seat?.clan === clan || lettersKnown(gameOf(state, game)!, viewer);
}
