/**
 * What a viewer is entitled to know of a game, written from the regulation and from nothing in the rulebook's code: only
 * the shape of its state is taken from there. Two states with equal knowledge differ, for that viewer, only in secrets;
 * whatever he receives must then be the same to the byte.
 *
 * Where order says nothing by the regulation (names published by cameras, messages that came out together), the model takes
 * a set: an order that depends on a secret shows as a difference.
 */
import type { Viewer } from '../../src/engine/contract.js';
import type { RoomKind } from '../../src/rulebooks/twelve-rooms/rooms.js';
import type { Finding, Report, Results } from '../../src/rulebooks/twelve-rooms/shapes.js';
import type {
  GameState,
  MoveState,
  PastTurn,
  PlayerState,
  PostState,
} from '../../src/rulebooks/twelve-rooms/state.js';

/** M.10: the room is named when mafia or a room has put the player out. */
const ROOM_IS_TOLD = ['mafkill', 'gun', 'reluctant'];
const MAFIA = ['steward', 'guarantor', 'executor', 'servant', 'deputy', 'mafioso'];
/** M.2: rooms stand in three rows of four, and both directions close. */
const ROWS = 3;
const COLUMNS = 4;

/** Everything a viewer may know, in one spelling. */
export function knowledge(state: GameState, viewer: Viewer): string {
  if (viewer.kind === 'organiser') return JSON.stringify(state);
  const me =
    viewer.kind === 'person' ? state.players.find(({ person }) => person === viewer.person) : undefined;
  return `${publicly(state)}\n${me ? JSON.stringify(privately(state, me)) : viewer.kind}`;
}

const publicCache = new WeakMap<GameState, string>();

function publicly(state: GameState): string {
  let text = publicCache.get(state);
  if (text === undefined) {
    text = JSON.stringify(publicPart(state));
    publicCache.set(state, text);
  }
  return text;
}

function publicPart(state: GameState): unknown {
  const { turn, start } = state;
  const ended = state.phase === 'ended';
  const roles = state.rulings['departure.role'] === 'shown';
  return {
    phase: state.phase,
    turn: turn && [turn.number, turn.stage, turn.openedAt, turn.deadline, turn.contest],
    regroupUntil: state.regroupUntil,
    planned: state.planned,
    players: state.players.map((player) => [
      player.id,
      player.nick,
      player.inGame,
      player.left && leaving(player.left),
      player.absences.length,
      ended || (roles && !player.inGame) ? (player.card?.role ?? null) : null,
    ]),
    start: start && [start.at, [...start.cameras].sort(), detector(state, start.detector)],
    results: state.past.map((past) => [past.turn, past.at, resultsOf(past.results)]),
    thread: posts(state.thread),
    rulings: state.rulings,
    rulingChanges: state.rulingChanges,
    noons: state.rulings['anonymous.moment'] === 'noon' ? (turn?.batches ?? []) : [],
    winner: state.winner,
    opened: ended ? opened(state) : null,
  };
}

function leaving({ turn, cause, room }: NonNullable<PlayerState['left']>): unknown {
  return [turn, cause, ROOM_IS_TOLD.includes(cause) ? room : null];
}

interface Batch {
  at: string;
  messages: string[];
}

/** Messages published through the master at one moment are a set (G.3). */
function posts(thread: readonly PostState[]): unknown[] {
  const said: unknown[] = [];
  let batch: Batch | undefined;
  for (const { kind, at, author, turn, text, images, hidden } of thread) {
    const words = hidden ? null : [text, images];
    if (kind !== 'anonymous') {
      batch = undefined;
      said.push([kind, at, kind === 'player' ? author : null, words]);
      continue;
    }
    if (batch?.at !== at) {
      batch = { at, messages: [] };
      said.push(batch);
    }
    batch.messages.push(JSON.stringify([turn, words]));
    batch.messages.sort();
  }
  return said;
}

function detector(state: GameState, seen: Results['detector']): unknown {
  const named = state.rulings['detector.names'] === 'with';
  return [seen.positive, seen.negative, named ? pairs(seen.names ?? []) : null];
}

function pairs(names: readonly { player: string; status: string }[]): string[] {
  return names.map(({ player, status }) => `${player} ${status}`).sort();
}

const resultsCache = new WeakMap<Results, string>();

function resultsOf(results: Results): string {
  let text = resultsCache.get(results);
  if (text === undefined) {
    text = JSON.stringify(announced(results));
    resultsCache.set(results, text);
  }
  return text;
}

/** The results of a turn: what is announced in them, in no order but that of the sums. */
function announced(results: Results): unknown {
  const { vote, contest } = results;
  return {
    votes: vote.lines?.map((line) => JSON.stringify(Object.values(line))).sort(),
    dictated: [...vote.dictated].sort(),
    sums: vote.totals.map(({ vote: whom, sum }) => `${whom} ${sum}`).sort(),
    acquitted: vote.acquitted,
    sat: [...vote.sat].sort(),
    warned: [...results.warned].sort(),
    departures: results.departures
      .map((each) => JSON.stringify([each.player, leaving({ ...each, turn: 0 })]))
      .sort(),
    roles: results.roles?.map(({ player, role }) => `${player} ${role}`).sort(),
    cameras: [...results.cameras].sort(),
    detector: [
      results.detector.positive,
      results.detector.negative,
      results.detector.names && pairs(results.detector.names),
    ],
    loudspeaker: [...results.loudspeaker].sort(),
    crowded: [...results.crowded].sort(),
    transformed: [...results.transformed].sort(),
    contest: contest && [contest.title, [...contest.winners].sort(), contest.prize, contest.turn],
    winner: results.winner,
  };
}

const pastCache = new WeakMap<PastTurn, string>();

/** After the end the game lies open, but for what was nobody's business in it: notes, guesses, wishes, hidden authors. */
function opened(state: GameState): unknown {
  return {
    map: state.originalRooms,
    players: state.players.map(({ card, originalRole, route }) => [card?.role, originalRole, route]),
    turns: state.past.map((past) => {
      let text = pastCache.get(past);
      if (text === undefined) {
        const moves = past.before.players.map(({ player }) => [player, moveOf(past.moves[player])]);
        text = JSON.stringify([past.turn, past.trace, past.reports, past.before, moves]);
        pastCache.set(past, text);
      }
      return text;
    }),
    mafia: state.teamPosts,
    authors: state.rulings['anonymous.after'] === 'open' ? state.authors : null,
  };
}

function moveOf(move: MoveState | undefined): unknown {
  if (!move) return null;
  const { direction, actions, special, bonus, vote, mafkill, sent } = move;
  return [direction, actions, special, bonus, vote, mafkill, sent.map(({ part, at }) => [part, at])];
}

/** What one player knows beside what everybody does. */
function privately(state: GameState, me: PlayerState): unknown {
  const { turn } = state;
  const live = me.inGame;
  const ended = state.phase === 'ended';
  const current = live && turn && turn.stage !== 'resolved' ? turn : null;
  const lastReport = me.reports.at(-1);
  return {
    seat: [me.id, me.nick, me.wish],
    card: ownCard(me, live || ended, lastReport),
    // G.7: whoever is out has had no report of the turn that put him out.
    weight: live || ended ? me.weight : (lastReport?.weight ?? 1),
    route: live ? me.route : me.route.slice(0, 1 + me.reports.length),
    room: live ? me.room : null,
    // R.LAUGHTER: he must post accordingly.
    laughter: live && state.phase === 'running' && kindAt(state, me.room) === 'laughter',
    move: current && moveOf(current.moves[me.id]),
    reports: me.reports.map(reportOf),
    guesses: me.guesses,
    claims: me.claims,
    anonymous: me.anonymous,
    prizes: state.prizes
      .filter(({ player }) => player === me.id)
      .map(({ turn, what, used }) => [turn, what, used]),
    armour: me.armour,
    notebook: me.notebook,
    mafia: readsMafia(state, me, lastReport) ? mafia(state, me) : null,
    // The pairs that may not be exchanged again are told to whoever may exchange.
    swaps: live && mayExchange(me) ? swapsInForce(state) : null,
  };
}

function ownCard(
  { card, originalRole }: PlayerState,
  whole: boolean,
  lastReport: Report | undefined,
): unknown {
  if (!card) return null;
  if (!whole) return lastReport?.role ?? originalRole;
  const { role, used, lost, inherited, last } = card;
  return [role, [...used].sort(), [...lost].sort(), inherited, last];
}

function kindAt(state: GameState, room: number): RoomKind | undefined {
  return state.rooms[room - 1];
}

/** Abilities that are answered at all; of the others their owner learns only what everybody learns. */
const ANSWERED = ['check', 'doors', 'compare', 'census', 'question', 'route'];

function reportOf({ turn, room, weight, role, findings, prize }: Report): unknown {
  return [
    turn,
    room,
    weight,
    role,
    findings.filter(({ ability }) => ANSWERED.includes(ability)).map(findingOf),
    prize,
  ];
}

/** P.*: names are those who were seen, roles those that are in the room; a route is in the order of turns. */
function findingOf(finding: Finding): unknown {
  switch (finding.kind) {
    case 'doors':
      return [finding.doors.map(({ door, players }) => [door, [...players].sort()])];
    case 'roles':
      return [finding.room, [...finding.roles].sort()];
    default:
      return finding;
  }
}

function isMafia({ card }: PlayerState): boolean {
  return card !== null && MAFIA.includes(card.role);
}

function readsMafia(state: GameState, me: PlayerState, lastReport: Report | undefined): boolean {
  if (me.inGame) return isMafia(me);
  const known = lastReport?.role ?? me.originalRole;
  return state.rulings['teamchat.after'] === 'on' && known !== null && MAFIA.includes(known);
}

/** M.8 and the mafia's own room. */
function mafia(state: GameState, me: PlayerState): unknown {
  const current = state.turn && state.turn.stage !== 'resolved' ? state.turn : null;
  const performer = current && state.players.find(({ id }) => current.moves[id]?.mafkill);
  const kill = performer && current.moves[performer.id]!;
  return {
    mates: state.players
      .filter(isMafia)
      .map(({ id, card, inGame, room }) => [
        id,
        card!.role,
        inGame ? room : null,
        inGame && room > 0
          ? state.players
              .filter((other) => other.inGame && other.room === room && other.id !== id)
              .map((other) => other.id)
          : [],
        state.regrouped.includes(id),
      ]),
    kill: kill && [performer.id, kill.mafkill!.target, kill.sent.find(({ part }) => part === 'mafkill')!.at],
    posts: state.teamPosts
      .slice(state.teamSince[me.id] ?? state.teamPosts.length)
      .map(({ at, author, text }) => [at, author, text]),
  };
}

function mayExchange({ card }: PlayerState): boolean {
  return card?.role === 'executor' || (card?.inherited.some(({ ability }) => ability === 'swap') ?? false);
}

function swapsInForce(state: GameState): unknown {
  const living = new Set(state.players.filter(({ inGame }) => inGame).map(({ id }) => id));
  const all = state.rulings['swap.count'] === 'always';
  return state.swaps
    .map(({ players }) => players)
    .filter((pair) => all || pair.every((id) => living.has(id)));
}

/** Commands whose answer tells a hidden fact by right. */
export const TELLING: ReadonlySet<string> = new Set(['guessRoom', 'claimMap', 'regroup']);

/**
 * The hidden facts that an answer tells rightfully: a guess (M.6) is answered from one's room and its neighbours, a claim
 * (B.2) from the initial map, and mafia learns who is in the room it has moved to (M.8). Such answers are compared only
 * where these facts agree.
 */
export function tellsRightfully(
  state: GameState,
  person: string,
  command: { type: string; room?: unknown },
): string {
  const me = state.players.find((player) => player.person === person);
  if (!me) return '';
  if (command.type === 'claimMap') return JSON.stringify([state.originalRooms, state.mapSolved]);
  if (command.type === 'regroup') {
    return JSON.stringify(state.players.filter(({ room }) => room === command.room).map(({ id }) => id));
  }
  if (command.type !== 'guessRoom' || me.room === 0) return '';
  const row = Math.floor((me.room - 1) / COLUMNS);
  const column = (me.room - 1) % COLUMNS;
  const at = (r: number, c: number) => state.rooms[((r + ROWS) % ROWS) * COLUMNS + ((c + COLUMNS) % COLUMNS)];
  const around = [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)];
  return JSON.stringify([at(row, column), around]);
}
