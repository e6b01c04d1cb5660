/**
 * An old paper protocol against the rules. Paper is played over at a table of the real rulebook, entry by entry. Whatever does
 * not follow is found, and the table is then set by hand to what paper says, so that the rest is compared with that and not
 * with a game nobody played. The entries kept on the way are the proof: played anew they come to the end that paper has.
 */
import type { Winner } from '../events.js';
import { cardsOf, ROLES, type Role, type TableSetup } from '../setup.js';
import { livingOf } from '../state.js';
import { Desk, type PaperCommand } from './desk.js';
import type { Finding } from './findings.js';
import { Fouls } from './fouls.js';
import { readNight } from './nights.js';
import { type Assumption, PAPER_REASON, Reading } from './reading.js';
import type { Paper, PaperDay, PaperNight, When } from './schema.js';
import { readOpener, readSpeeches } from './speeches.js';
import { readVotes } from './votes.js';
import { Colours } from './words.js';

export type { PaperCommand } from './desk.js';
export type { Finding } from './findings.js';
export type { Assumption } from './reading.js';

export interface PaperAnswer {
  /** Every contradiction, in the order of the game. None: paper is legal. */
  findings: Finding[];
  /** What paper does not say and the log must. */
  assumed: Assumption[];
  /** What reproduces the game; null when it cannot be entered. With contradictions it holds entries by hand. */
  entry: { commands: PaperCommand[]; winner: Winner } | null;
}

const DAY: PaperDay = { nominations: [], votes: [] };
const NIGHT: PaperNight = {};
const OF_DAY: readonly When[] = ['speeches', 'vote', 'tieSpeeches', 'question', 'lastWords'];
const OF_NIGHT: readonly When[] = ['night', 'nightWords'];

/** @param setup the pack and the rulings the game was played by; as many seats as its cards */
export function checkPaper(paper: Paper, setup: TableSetup): PaperAnswer {
  const reading = new Reading(paper, setup);
  readSeats(reading);
  if (reading.findings.some(({ fatal }) => fatal)) return answerOf(reading, null);
  const fouls = new Fouls(reading);
  const colours = new Colours(reading);
  deal(reading, fouls);
  const blocks = Math.max(paper.days.length, paper.nights.length);
  for (let index = 0; index < blocks; index++) {
    readDayBlock(reading, fouls, colours, index);
    readNightBlock(reading, fouls, colours, index);
  }
  if (!reading.desk.decided) answerStalemate(reading, false);
  fouls.rest();
  colours.rest();
  if (paper.bestMove && reading.desk.table.pastNights.length === 0) {
    reading.find('best-move-due', 'bestMove', { seat: paper.bestMove.seat, due: 0 });
  }
  return answerOf(reading, finish(reading));
}

function readSeats(reading: Reading): void {
  const { paper, setup } = reading;
  const cards = cardsOf(setup.pack);
  if (paper.seats.length !== cards.length) {
    reading.find('seats-count', 'seats', { said: paper.seats.length, due: cards.length });
  }
  const bare = paper.seats.flatMap(({ role }, index) => (role === null ? [index] : []));
  if (bare.length > 0) {
    const seats = bare.map((index) => `№${index + 1}`).join(', ');
    reading.find('role-missing', `seats.${bare[0]}`, { seats });
  }
  if (reading.findings.some(({ fatal }) => fatal)) return;
  for (const role of ROLES) {
    const said = paper.seats.filter((seat) => seat.role === role).length;
    const due = setup.pack.cards[role];
    if (said === due) continue;
    // Each kind that is short or over is a contradiction of its own, at a place of its own.
    reading.find('role-count', `seats.role.${role}`, { role, said, due });
  }
}

/** The cards as written; what the deck does not have is set by hand after a legal deal. */
function deal(reading: Reading, fouls: Fouls): void {
  const { desk, paper, setup } = reading;
  const written = paper.seats.map(({ role }) => role!);
  const left = cardsOf(setup.pack);
  const take = (role: Role): Role | null => {
    const at = left.indexOf(role);
    return at === -1 ? null : left.splice(at, 1)[0]!;
  };
  const dealt = written.map(take).map((role) => role);
  const roles = dealt.map((role) => role ?? left.shift()!);
  fouls.give({ when: 'deal', day: 0 });
  const record = Object.fromEntries(roles.map((role, index) => [String(index + 1), role]));
  reading.enter({ type: 'enterRoles', roles: record }, 'seats');
  for (const [index, role] of written.entries()) {
    if (role !== roles[index]) desk.override({ kind: 'role', seat: index + 1, role }, PAPER_REASON);
  }
  fouls.give({ when: 'firstNight', day: 0 });
  fouls.leftover(0, ['deal', 'firstNight']);
}

function readDayBlock(reading: Reading, fouls: Fouls, colours: Colours, index: number): void {
  const { desk, paper } = reading;
  // That the game was over long ago is said already.
  if (desk.living.length === 0) return;
  const n = index + 1;
  const day = paper.days[index] ?? DAY;
  const field = `days.${index}`;
  /** Who opened, and fouls, which a judge gives after the end too, say something only of a day that has not begun. */
  const says = (): boolean =>
    saysOfDay(day) ||
    colours.some(n) ||
    (desk.table.day < n && (day.first !== undefined || fouls.some(n, OF_DAY)));
  const more = (): boolean => says() || saysLater(reading, fouls, index, true);
  if (desk.table.phase === 'firstNight' && !desk.decided) reading.enter({ type: 'endPhase' }, field);
  answerStalemate(reading, more());
  if (reading.over(more(), field)) {
    if (desk.table.day === n) readOpener(reading, day, index);
    if (desk.table.day === n) fouls.leftover(n, OF_DAY);
    return;
  }
  const before = desk.living;
  if (desk.table.phase === 'firstNight') reading.enter({ type: 'endPhase' }, field);
  if (desk.table.phase !== 'speeches' || desk.table.day !== n) {
    desk.override({ kind: 'phase', to: 'day' }, PAPER_REASON);
  }
  readSpeeches(reading, { day, index }, fouls, colours);
  const voted = day.votes.length > 0 || day.question !== undefined || (day.left ?? []).length > 0;
  if (!reading.over(voted, `${field}.votes`)) readVotes(reading, { day, index }, fouls, colours);
  fouls.leftover(n, OF_DAY);
  desk.keepDepartures(before, PAPER_REASON);
}

function readNightBlock(reading: Reading, fouls: Fouls, colours: Colours, index: number): void {
  const { desk, paper } = reading;
  if (desk.living.length === 0) return;
  const n = index + 1;
  const night = paper.nights[index];
  const field = `nights.${index}`;
  const says = (): boolean =>
    saysOfNight(night ?? NIGHT) || (desk.table.night < n && fouls.some(n, OF_NIGHT));
  const more = (): boolean => says() || saysLater(reading, fouls, index, false);
  const over = (): boolean => {
    if (!reading.over(more(), field)) return false;
    if (desk.table.night === n) fouls.leftover(n, OF_NIGHT);
    return true;
  };
  answerStalemate(reading, more());
  if (over()) return;
  // The last day has no night after it unless paper has one.
  if (night === undefined && !more()) return;
  const before = desk.living;
  if (desk.table.phase !== 'night' || desk.table.night !== n) {
    desk.override({ kind: 'phase', to: 'night' }, PAPER_REASON);
  }
  answerStalemate(reading, more());
  if (over()) return;
  readNight(reading, { night: night ?? NIGHT, index }, fouls, colours);
  fouls.leftover(n, OF_NIGHT);
  desk.keepDepartures(before, PAPER_REASON);
}

function saysOfDay({ nominations, votes, question, left }: PaperDay): boolean {
  return nominations.length > 0 || votes.length > 0 || question !== undefined || (left ?? []).length > 0;
}

/** That nobody was killed says nothing of a night that did not come. */
function saysOfNight({ killed, ...acts }: PaperNight): boolean {
  return Object.keys(acts).length > 0 || (killed !== undefined && killed !== null);
}

/** Whether paper says anything after this day (with the night that follows it) or after this night. */
function saysLater({ paper }: Reading, fouls: Fouls, index: number, withNight: boolean): boolean {
  const night = (at: number): boolean =>
    saysOfNight(paper.nights[at] ?? NIGHT) || fouls.some(at + 1, OF_NIGHT);
  const day = (at: number): boolean =>
    paper.days[at]?.first !== undefined || saysOfDay(paper.days[at] ?? DAY) || fouls.some(at + 1, OF_DAY);
  const blocks = Math.max(paper.days.length, paper.nights.length);
  if (withNight && night(index)) return true;
  for (let at = index + 1; at < blocks; at++) if (day(at) || night(at)) return true;
  return false;
}

/** 6.1: paper itself tells what was decided. */
function answerStalemate(reading: Reading, more: boolean): void {
  const { ask } = reading.desk.table;
  if (ask?.topic !== 'stalemate') return;
  const { winner } = reading.paper;
  const choice = more || winner === null || winner === 'black' ? 'continue' : winner;
  reading.enter({ type: 'answerAsk', ask: ask.ask, choice, reason: PAPER_REASON }, 'winner');
}

/** The winner, extra points, the announcement. Null when the game cannot be entered. */
function finish(reading: Reading): PaperAnswer['entry'] {
  const { paper, setup } = reading;
  const desk = reading.desk.real();
  if (desk === null) return null;
  const { table } = desk;
  const due = table.victory?.winner ?? null;
  const said = paper.winner;
  if (due === null) {
    const red = livingOf(table, 'red').length;
    reading.find('unfinished', 'winner', { red, black: livingOf(table, 'black').length });
    if (said === null) {
      reading.find('winner-missing', 'winner');
      return null;
    }
  } else if (said !== null && said !== due) reading.find('winner', 'winner', { said, due });
  if (desk.table.phase === 'lastWords') desk.enter({ type: 'endPhase' });
  const winner = said ?? due!;
  if (winner !== due) desk.override({ kind: 'winner', winner }, PAPER_REASON);
  for (const [index, { seat, points }] of paper.points.entries()) {
    if (reading.seat(seat, `points.${index}`)) desk.override({ kind: 'points', seat, points }, PAPER_REASON);
  }
  if (desk.enter({ type: 'confirmWinner' }) !== null) return null;
  return proven(setup, desk.commands, winner);
}

/** Played anew from nothing, the entries must come to the announced winner. */
function proven(setup: TableSetup, commands: PaperCommand[], winner: Winner): PaperAnswer['entry'] {
  const desk = new Desk(setup);
  for (const { at, command } of commands) {
    desk.at = at;
    if (desk.enter(command) !== null) return null;
  }
  const { phase, victory } = desk.table;
  return phase === 'ended' && victory?.winner === winner ? { commands, winner } : null;
}

function answerOf({ findings, assumed }: Reading, entry: PaperAnswer['entry']): PaperAnswer {
  return { findings, assumed, entry: findings.some(({ fatal }) => fatal) ? null : entry };
}
