/** `view`: what one viewer sees, built from nothing. A race is played in the open, so viewers differ in little. */

import type { Viewer } from '../../../engine/contract.js';
import { markAt } from '../board.js';
import type { Book } from '../book.js';
import { modulesOf, packOf, ruledValue, rulingOf } from '../reading.js';
import { cellsOf, clanIds, clanOf, nextGame, ownerOf, type SeasonState, seatOf } from '../state.js';
import { clanOfTeam, teamsOf } from '../teams.js';
import { appointmentsUntil } from '../times.js';
import type { ClanView, SeasonView } from '../view.js';
import { gameView } from './game.js';
import { journalEntry } from './journal.js';
import { offerView, questionView, stakeOf } from './open.js';
import { todo } from './todo.js';

export function view(book: Book, state: SeasonState, viewer: Viewer): SeasonView {
  const seat = viewer.kind === 'person' ? seatOf(state, viewer.person) : undefined;
  const journals = byGame(state);
  return {
    phase: state.phase,
    ...(book.vocabulary === 'clans' ? {} : { vocabulary: book.vocabulary }),
    title: state.pack.title,
    zone: state.pack.zone,
    invented: state.pack.invented.filter((cell) => state.marks[cell] !== undefined),
    board: {
      size: state.pack.size,
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
      })),
      pawns: clanIds(state).map((side) => ({ side, cell: clanOf(state, side).position })),
    },
    clans: state.pack.sides.map((side) => clanView(state, side.id)),
    teams: Object.values(state.teams).map((team) => ({
      team: team.team,
      status: team.home !== null ? 'dealt' : team.control !== null ? 'controlled' : 'free',
      clan: clanOfTeam(team),
      missed: team.missed,
    })),
    games: state.games.map((game) => gameView(state, game, journals.get(game.number) ?? [])),
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
    proposals: state.proposals.map((proposal) => ({ ...proposal })),
    questions: state.questions.map((question) => questionView(state, question, seat)),
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
    me: seat ? { person: seat.person, clan: seat.clan, role: seat.role } : null,
    todo: todo(state, viewer),
  };
}

function clanView(state: SeasonState, id: number): ClanView {
  const { position, skips, roulette, modifiers } = clanOf(state, id);
  const side = state.pack.sides.find((each) => each.id === id)!;
  return {
    id,
    name: side.name,
    about: side.about ?? null,
    position,
    cells: cellsOf(state, id).length,
    teams: teamsOf(state, id).map((team) => ({
      team: team.team,
      kind: team.home === null ? 'emigrant' : 'dealt',
    })),
    skips,
    roulette,
    modifiers: modifiers.map((modifier) => ({ ...modifier })),
    seats: state.seats.filter((seat) => seat.clan === id).map(({ person, role }) => ({ person, role })),
  };
}

/** Votes are in the journal only once they may be seen. */
function byGame(state: SeasonState): Map<number | null, SeasonView['journal']> {
  const secret = rulingOf(state, 'council.ballots') === 'secret';
  const journals = new Map<number | null, SeasonView['journal']>();
  for (const [index, { game, event }] of state.journal.entries()) {
    if (event.type === 'VoteCast' && secret) continue;
    const list = journals.get(game);
    const entry = journalEntry(`e${index + 1}`, event);
    if (list) list.push(entry);
    else journals.set(game, [entry]);
  }
  return journals;
}
