/**
 * The only way out. Built from nothing for one viewer: the hall, and what a seat or the judge may know besides. Roles and whatever is
 * entered at night are the judge's till the end. 3.4: the nominees are shown to all, so nobody needs to ask the judge.
 */
import type { Viewer } from '../../engine/contract.js';
import type { Effect } from './commands.js';
import { type RulingId, rulings } from './rulings.js';
import { cardsOf, type Role } from './setup.js';
import { shared } from './shared.js';
import {
  foulsOf,
  type GameState,
  holderOf,
  living,
  livingOf,
  rulingOf,
  type SeatState,
  type Table,
} from './state.js';
import { whatOf } from './steps.js';
import type { GameView } from './view.js';

export function view(state: GameState, viewer: Viewer): GameView {
  const { table } = state;
  const hall = shared(table, () => hallView(state));
  if (viewer.kind === 'organiser') {
    const seats = table.seats.map((seat) => seatView(seat, true));
    return { ...hall, viewer: 'judge', seats, secrets: secrets(state), judge: judgeOf(state) };
  }
  const own =
    viewer.kind === 'person' ? table.seats.find(({ person }) => person === viewer.person) : undefined;
  if (!own) return { ...hall };
  const me = { seat: own.n, role: ownRole(table, own.role, table.phase === 'ended') };
  return { ...hall, viewer: 'seat', me };
}

/** What the hall sees, and with it everybody; the judge and whoever has a seat see more. */
function hallView(state: GameState): GameView {
  const { setup, table } = state;
  const ended = table.phase === 'ended';
  return {
    title: setup.pack.title,
    pack: setup.pack.id,
    zone: setup.pack.zone,
    ...(setup.cup && { cup: setup.cup }),
    viewer: 'public',
    phase: table.phase,
    day: table.day,
    night: table.night,
    script: scriptOf(table),
    seats: table.seats.map((seat) => seatView(seat, ended)),
    substitutes: table.substitutes.map(({ former, ...rest }) => ({ ...rest, former: former.name })),
    cards:
      table.phase === 'dealing'
        ? cardsOf(setup.pack)
            .map((_, index) => index + 1)
            .filter((card) => !table.taken.some((taken) => taken.card === card))
        : [],
    order: table.order,
    speaker: table.speaker,
    nominations: table.nominations
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ seat, by }) => ({ seat, by })),
    days: table.days,
    vote: voteOf(table),
    question: table.question,
    votes: table.votes,
    questions: table.questions,
    voteCancelled: table.cancelled,
    departures: table.departures,
    byHand: byHandOf(table),
    bestMove: table.bestMove && { seat: table.bestMove.seat, named: table.bestMove.named },
    timer: table.timer,
    rulings: Object.fromEntries(Object.keys(rulings).map((id) => [id, rulingOf(table, id as RulingId)])),
    winner: ended && table.victory ? { winner: table.victory.winner, team: table.victory.team } : null,
    me: null,
    secrets: ended ? secrets(state) : null,
    judge: null,
  };
}

function seatView(seat: SeatState, open: boolean): GameView['seats'][number] {
  return {
    n: seat.n,
    name: seat.name,
    alive: seat.alive,
    left: seat.left,
    fouls: foulsOf(seat),
    technical: foulsOf(seat, true),
    owes: seat.owes,
    hasCard: seat.role !== null,
    role: open ? seat.role : null,
  };
}

/** 1.3: the card is seen at the table; a ruling lets a player look at his own again. */
function ownRole(table: Table, role: Role | null, open: boolean): Role | null {
  return open || rulingOf(table, 'card.view') === 'yes' ? role : null;
}

type OpenEffect = GameView['byHand'][number]['effect'];

/** Everybody sees who comes back and where the game goes on; a role, points, a winner and the reason stay the judge's. */
function byHandOf({ overrides }: Table): GameView['byHand'] {
  return overrides.flatMap(({ effect, day, night }) => (isOpen(effect) ? [{ effect, day, night }] : []));
}

const isOpen = (effect: Effect): effect is OpenEffect =>
  ['revive', 'remove', 'cancelVote', 'phase'].includes(effect.kind);

function scriptOf(table: Table): GameView['script'] {
  const place = table.phase === 'firstNight' ? table.script : table.phase === 'night' ? table.current : null;
  return place && { steps: place.steps, at: place.at };
}

function voteOf(table: Table): GameView['vote'] {
  const { vote, phase } = table;
  if (!vote || phase !== 'vote') return null;
  const { round, candidates, hands } = vote;
  const raised = hands.reduce((sum, { count }) => sum + count, 0);
  const now = candidates.find((candidate) => !hands.some((hand) => hand.candidate === candidate)) ?? null;
  return { round, candidates, now, hands, rest: Math.max(0, living(table).length - raised) };
}

function secrets({ table, setup }: GameState): GameView['secrets'] {
  const nights = [...table.pastNights, ...(table.current ? [{ ...table.current, killed: null }] : [])];
  return {
    red: livingOf(table, 'red').length,
    black: livingOf(table, 'black').length,
    nights: nights.map(({ n, shots, target, heal, checks, killed }) => ({
      n,
      shots,
      target,
      healed: heal?.target ?? null,
      doctor: heal?.seat ?? null,
      checks: checks.map(({ by, seat, target: checked, answer }) => ({ by, seat, target: checked, answer })),
      killed,
    })),
    bestMoveBlack: table.bestMove?.black ?? null,
    points: table.seats.map(({ n, points }) => ({ n, points })),
    colours: table.colours,
    fouls: table.seats.flatMap(({ n: seat, fouls }) => fouls.map((foul) => ({ seat, ...foul }))),
    overrides: table.overrides.map(({ at, effect, before, reason }) => ({ at, effect, before, reason })),
    rulingChanges: table.rulingChanges,
    answers: table.answers,
    how: table.victory?.how ?? null,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    paper: setup.paper ?? null,
  };
}

function judgeOf({ table, steps, undone }: GameState): GameView['judge'] {
  const last = steps.at(-1);
  const next = undone.at(-1);
  return {
    victory: table.victory,
    places: table.seats.map(({ n, person }) => ({
      n,
      person,
      former: table.substitutes.flatMap(({ seat, former }) => (seat === n ? [former] : [])),
    })),
    awake: awake(table),
    mayName: table.mayName,
    ask: table.ask,
    answers: table.answers,
    overrides: table.overrides.map(({ at, effect, before, reason }) => ({
      at,
      kind: effect.kind,
      before,
      reason,
    })),
    rulingChanges: table.rulingChanges,
    undo: last && table.phase !== 'ended' ? { step: last.step, what: whatOf(last) } : null,
    redo: next && table.phase !== 'ended' ? { step: next.step, what: whatOf(next) } : null,
  };
}

/** Who acts at this step of the night, if anybody still does. */
function awake(table: Table): number[] {
  const script = scriptOf(table);
  const step = script?.steps[script.at];
  if (step === undefined) return [];
  if (step === 'mafia') return livingOf(table, 'black');
  const holder = holderOf(table, step);
  return holder === null ? [] : [holder];
}
