/**
 * A ten-player game of days and nights as one writes it by hand: a plain state changed in place, no clauses, no log. It is
 * played by the same entries as the table rulebook and comes to the same end; the other engines are measured on it.
 */
export type Role = 'don' | 'mafia' | 'sheriff' | 'doctor' | 'citizen';

export type Move =
  | { type: 'enterRoles'; roles: Record<string, Role> }
  | { type: 'next' }
  | { type: 'endPhase' }
  | { type: 'nominate'; seat: number }
  | { type: 'hands'; candidate: number; seats: number[] }
  | { type: 'closeVote' }
  | { type: 'question'; seats: number[] }
  | { type: 'shoot'; target: number }
  | { type: 'heal'; target: number }
  | { type: 'check'; by: 'don' | 'sheriff'; target: number }
  | { type: 'pauseTimer' }
  | { type: 'resumeTimer' }
  | { type: 'confirmWinner' };

type Phase =
  | 'dealing'
  | 'firstNight'
  | 'speeches'
  | 'vote'
  | 'tieSpeeches'
  | 'question'
  | 'lastWords'
  | 'night'
  | 'ended';

export interface DayNight {
  phase: Phase;
  roles: (Role | null)[];
  alive: boolean[];
  day: number;
  night: number;
  /** Who opened the day. */
  first: number;
  /** Who speaks in this phase, and where it stands. */
  order: number[];
  at: number;
  nominations: { seat: number; by: number }[];
  round: number;
  candidates: number[];
  hands: { candidate: number; seats: number[] }[];
  asked: number[];
  after: 'night' | 'day';
  /** Step of the night: black, Doctor, Don, Sheriff. */
  step: number;
  target: number | null;
  heal: number | null;
  selfHealed: boolean;
  checks: { by: 'don' | 'sheriff'; target: number; answer: boolean }[];
  paused: boolean;
  winner: 'red' | 'black' | 'draw' | null;
}

export const SEATS = 10;

export function newDayNight(): DayNight {
  return {
    phase: 'dealing',
    roles: new Array<Role | null>(SEATS).fill(null),
    alive: new Array<boolean>(SEATS).fill(true),
    day: 0,
    night: 0,
    first: 0,
    order: [],
    at: 0,
    nominations: [],
    round: 0,
    candidates: [],
    hands: [],
    asked: [],
    after: 'night',
    step: 0,
    target: null,
    heal: null,
    selfHealed: false,
    checks: [],
    paused: false,
    winner: null,
  };
}

/** Changes the game by one move. @returns false, and changes nothing, when the rules do not allow it */
export function play(game: DayNight, move: Move): boolean {
  const { phase } = game;
  if (phase === 'ended' || (game.winner !== null && phase !== 'lastWords' && move.type !== 'confirmWinner'))
    return false;
  switch (move.type) {
    case 'enterRoles': {
      if (phase !== 'dealing' || Object.keys(move.roles).length !== SEATS) return false;
      for (let n = 1; n <= SEATS; n++) game.roles[n - 1] = move.roles[n]!;
      game.phase = 'firstNight';
      game.step = 0;
      return true;
    }
    case 'next':
      return next(game);
    case 'endPhase':
      return endPhase(game);
    case 'nominate': {
      const speaker = game.order[game.at]!;
      if (phase !== 'speeches' || !lives(game, move.seat)) return false;
      for (const { seat, by } of game.nominations) if (seat === move.seat || by === speaker) return false;
      game.nominations.push({ seat: move.seat, by: speaker });
      return true;
    }
    case 'hands': {
      if (phase !== 'vote' || !game.candidates.includes(move.candidate)) return false;
      for (const seat of move.seats) {
        if (!lives(game, seat)) return false;
        for (const hand of game.hands)
          if (hand.candidate !== move.candidate && hand.seats.includes(seat)) return false;
      }
      const old = game.hands.findIndex(({ candidate }) => candidate === move.candidate);
      if (old !== -1) game.hands.splice(old, 1);
      game.hands.push({ candidate: move.candidate, seats: [...move.seats] });
      return true;
    }
    case 'closeVote':
      return phase === 'vote' && closeVote(game);
    case 'question': {
      if (phase !== 'question' || !move.seats.every((seat) => lives(game, seat))) return false;
      if (move.seats.length * 2 > living(game)) depart(game, [...game.asked], 'night');
      else startNight(game);
      return true;
    }
    case 'shoot':
      if (phase !== 'night' || !lives(game, move.target)) return false;
      game.target = move.target;
      return true;
    case 'heal': {
      if (phase !== 'night' || game.step < 1) return false;
      const doctor = holder(game, 'doctor');
      if (doctor === 0 || (move.target === doctor && game.selfHealed)) return false;
      game.heal = move.target;
      return true;
    }
    case 'check': {
      if (phase !== 'night' || game.step < (move.by === 'don' ? 2 : 3) || holder(game, move.by) === 0)
        return false;
      const role = game.roles[move.target - 1]!;
      const answer = move.by === 'don' ? role === 'sheriff' : isBlack(role);
      game.checks.push({ by: move.by, target: move.target, answer });
      return true;
    }
    case 'pauseTimer':
    case 'resumeTimer': {
      const pause = move.type === 'pauseTimer';
      if (game.paused === pause) return false;
      game.paused = pause;
      return true;
    }
    case 'confirmWinner':
      if (game.winner === null || phase === 'lastWords') return false;
      game.phase = 'ended';
      return true;
  }
}

function next(game: DayNight): boolean {
  switch (game.phase) {
    case 'firstNight':
      if (game.step < 3) game.step += 1;
      else startDay(game);
      return true;
    case 'speeches':
      if (game.at < game.order.length - 1) game.at += 1;
      else openVote(game);
      return true;
    case 'tieSpeeches':
      if (game.at < game.order.length - 1) game.at += 1;
      else vote(game, game.round + 1, game.order);
      return true;
    case 'lastWords':
      game.order.shift();
      if (game.order.length > 0) return true;
      if (game.winner !== null) game.phase = 'vote';
      else if (game.after === 'night') startNight(game);
      else startDay(game);
      return true;
    case 'night':
      if (game.step < 3) game.step += 1;
      else dawn(game);
      return true;
    default:
      return false;
  }
}

/** To the end of this night or of these speeches. */
function endPhase(game: DayNight): boolean {
  if (game.phase === 'speeches') openVote(game);
  else if (game.phase === 'firstNight') startDay(game);
  else if (game.phase === 'night') dawn(game);
  else return false;
  return true;
}

function startDay(game: DayNight): void {
  let first = game.first;
  do first = (first % SEATS) + 1;
  while (!lives(game, first));
  game.phase = 'speeches';
  game.day += 1;
  game.first = first;
  game.order = [];
  for (let k = 0; k < SEATS; k++) {
    const seat = ((first - 1 + k) % SEATS) + 1;
    if (lives(game, seat)) game.order.push(seat);
  }
  game.at = 0;
  game.nominations = [];
}

function openVote(game: DayNight): void {
  const { nominations } = game;
  if (nominations.length === 0 || (game.day === 1 && nominations.length === 1)) startNight(game);
  else
    vote(
      game,
      1,
      nominations.map(({ seat }) => seat),
    );
}

function vote(game: DayNight, round: number, candidates: number[]): void {
  game.phase = 'vote';
  game.round = round;
  game.candidates = candidates;
  game.hands = [];
}

/** Hands that were not raised fall to the last candidate. */
function closeVote(game: DayNight): boolean {
  const { candidates, hands } = game;
  let silent = living(game);
  for (const { seats } of hands) silent -= seats.length;
  let most = -1;
  let leaders: number[] = [];
  for (let k = 0; k < candidates.length; k++) {
    const candidate = candidates[k]!;
    let votes = k === candidates.length - 1 ? silent : 0;
    for (const hand of hands) if (hand.candidate === candidate) votes += hand.seats.length;
    if (votes > most) {
      most = votes;
      leaders = [candidate];
    } else if (votes === most) leaders.push(candidate);
  }
  if (leaders.length === 1) depart(game, leaders, 'night');
  else if (game.round > 1 && leaders.length === candidates.length) {
    game.phase = 'question';
    game.asked = leaders;
  } else {
    game.phase = 'tieSpeeches';
    game.order = leaders;
    game.at = 0;
  }
  return true;
}

function startNight(game: DayNight): void {
  game.phase = 'night';
  game.night += 1;
  game.step = 0;
  game.target = null;
  game.heal = null;
}

function dawn(game: DayNight): void {
  const doctor = holder(game, 'doctor');
  if (game.heal !== null && game.heal === doctor) game.selfHealed = true;
  const killed = game.target !== null && game.target === game.heal ? null : game.target;
  if (killed === null) startDay(game);
  else depart(game, [killed], 'day');
}

function depart(game: DayNight, seats: number[], after: 'night' | 'day'): void {
  let red = 0;
  let black = 0;
  for (const seat of seats) game.alive[seat - 1] = false;
  for (let n = 0; n < SEATS; n++) {
    if (!game.alive[n]) continue;
    if (isBlack(game.roles[n]!)) black += 1;
    else red += 1;
  }
  if (black === 0) game.winner = red === 0 ? 'draw' : 'red';
  else if (black >= red) game.winner = 'black';
  game.phase = 'lastWords';
  game.order = seats;
  game.after = after;
}

function living(game: DayNight): number {
  let count = 0;
  for (let n = 0; n < SEATS; n++) if (game.alive[n]) count += 1;
  return count;
}

function lives(game: DayNight, seat: number): boolean {
  return game.alive[seat - 1] === true;
}

function holder(game: DayNight, role: Role): number {
  for (let n = 0; n < SEATS; n++) if (game.alive[n] && game.roles[n] === role) return n + 1;
  return 0;
}

function isBlack(role: Role): boolean {
  return role === 'don' || role === 'mafia';
}
