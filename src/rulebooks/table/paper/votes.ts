/** The vote of a day on paper (4.1, 4.5 – 4.12): hands round by round, the question, and who left by them. */
import type { Fouls } from './fouls.js';
import { PAPER_REASON, type Reading } from './reading.js';
import type { PaperDay } from './schema.js';
import { type Colours, sayWords } from './words.js';

/** Rounds, tie speeches and removals of one day; more means that paper goes in circles. */
const ENOUGH = 200;

const NO_VOTE = {
  none: 'vote-nobody',
  struck: 'vote-nobody',
  single: 'vote-single',
  cancelled: 'vote-cancelled',
} as const;

interface Counted {
  /** Numbers that cannot be: whom the votes put out is then a matter of what paper says. */
  faulty: boolean;
  /** Who has most by the numbers as they are written. */
  leaders: number[];
}

export function readVotes(
  reading: Reading,
  { day, index }: { day: PaperDay; index: number },
  fouls: Fouls,
  colours: Colours,
): void {
  const { desk } = reading;
  const n = index + 1;
  const field = `days.${index}`;
  const before = desk.living;
  const voting = (): boolean => ['vote', 'tieSpeeches', 'question'].includes(desk.table.phase);

  if (!voting() && !desk.decided && day.votes.length > 0) {
    const why = desk.table.days.find((each) => each.day === n)?.noVote ?? 'none';
    reading.find(NO_VOTE[why], `${field}.votes`);
  }
  const held = voting();
  let round = 0;
  let asked = false;
  let last: Counted = { faulty: false, leaders: [] };
  let stuck = false;

  for (let i = 0; i < ENOUGH && !desk.decided && !stuck; i++) {
    const { table } = desk;
    const counted = table.votes.filter((vote) => vote.day === n).length;
    if (table.phase === 'vote') {
      if (table.vote?.counted) {
        if (table.ask?.topic !== 'killAll') break;
        answerKillAll(reading, day);
        continue;
      }
      fouls.give({ when: 'vote', day: n, round: counted });
      if (desk.table.phase !== 'vote' || desk.decided) continue;
      if (day.votes[round] === undefined) {
        const seats = desk.table.vote!.candidates.map((seat) => `№${seat}`).join(', ');
        reading.find(round === 0 ? 'vote-missing' : 'revote-missing', `${field}.votes`, { seats });
        stuck = true;
        break;
      }
      const leadersOf = readRound(reading, day.votes[round]!, `${field}.votes.${round}`);
      if (leadersOf.faulty) {
        const real = desk.table.votes.at(-1)?.leaders ?? [];
        stuck = !sameSeats(real, leadersOf.leaders);
      }
      last = leadersOf;
      round += 1;
    } else if (table.phase === 'tieSpeeches') {
      colours.record();
      fouls.give({ when: 'tieSpeeches', day: n, round: counted });
      if (desk.table.phase === 'tieSpeeches') reading.enter({ type: 'next' }, field);
    } else if (table.phase === 'question') {
      fouls.give({ when: 'question', day: n, round: counted });
      if (desk.table.phase !== 'question' || desk.decided) continue;
      asked = true;
      if (day.question === undefined) {
        const seats = desk.table.question!.map((seat) => `№${seat}`).join(', ');
        reading.find('question-missing', `${field}.question`, { seats });
        stuck = true;
      } else if (!readQuestion(reading, day.question, `${field}.question`)) stuck = true;
    } else break;
  }
  // A round written after the vote was over; a fault in the numbers may have hidden the tie.
  if (!stuck && held && round < day.votes.length) {
    reading.find('revote-extra', `${field}.votes.${round}`, { round: round + 1 });
  }
  if (!stuck && day.question !== undefined && !asked) reading.find('question-extra', `${field}.question`);

  // Before the last words, so that whoever leaves by paper leaves on this day.
  settleLeft(reading, day, index, { before, stuck, last });
  sayWords(reading, fouls, colours, { when: 'lastWords', day: n });
}

function answerKillAll(reading: Reading, { question }: PaperDay): void {
  const { ask } = reading.desk.table;
  if (ask === null) return;
  const choice = question === undefined ? 'night' : 'draw';
  reading.enter({ type: 'answerAsk', ask: ask.ask, choice, reason: PAPER_REASON }, 'winner');
}

/** One round: what can be entered of it is entered and counted. */
function readRound(reading: Reading, { hands }: PaperDay['votes'][number], field: string): Counted {
  const { desk } = reading;
  const { candidates } = desk.table.vote!;
  const due = desk.living.length;
  const lastOne = candidates.at(-1)!;
  const rows = new Map<number, { votes: number | null; seats: number[] | null; field: string }>();
  const voted = new Set<number>();
  let faulty = false;

  for (const [at, { candidate, votes, seats }] of hands.entries()) {
    const place = `${field}.hands.${at}`;
    if (!reading.seat(candidate, place)) continue;
    if (!candidates.includes(candidate)) {
      const listed = candidates.map((seat) => `№${seat}`).join(', ');
      reading.find('not-a-candidate', place, { seat: candidate, seats: listed });
      faulty = true;
      continue;
    }
    if (rows.has(candidate)) {
      reading.find('candidate-twice', place, { seat: candidate });
      faulty = true;
      continue;
    }
    const raised = (seats ?? []).filter((seat) => {
      if (!reading.seat(seat, place)) return false;
      if (!reading.alive(seat)) {
        reading.find('voter-out', place, { seat, living: reading.livingList() });
        return false;
      }
      if (voted.has(seat)) {
        reading.find('voted-twice', place, { seat });
        return false;
      }
      voted.add(seat);
      return true;
    });
    if (seats && raised.length < seats.length) faulty = true;
    const own = seats?.length ?? 0;
    const mismatch = candidate === lastOne ? own > (votes ?? own) : own !== (votes ?? own);
    if (seats && mismatch) {
      reading.find('votes-seats', place, { said: votes!, due: own });
      faulty = true;
    }
    rows.set(candidate, { votes: votes ?? null, seats: seats ? raised : null, field: place });
  }

  const numberOf = (candidate: number): number => {
    const row = rows.get(candidate);
    return row?.votes ?? row?.seats?.length ?? 0;
  };
  const others = candidates.slice(0, -1).reduce((sum, candidate) => sum + numberOf(candidate), 0);
  const lastRow = rows.get(lastOne);
  const total = others + (lastRow?.votes ?? lastRow?.seats?.length ?? 0);
  if (others > due || total > due) {
    reading.find('votes-exceed', field, { said: Math.max(others, total), due });
    faulty = true;
  } else if (lastRow && lastRow.votes !== null && lastRow.votes !== due - others) {
    reading.find('votes-sum', lastRow.field, { seat: lastOne, said: lastRow.votes, due: due - others });
    faulty = true;
  }

  let room = due;
  for (const candidate of candidates) {
    const row = rows.get(candidate);
    if (!row) continue;
    const number = Math.min(numberOf(candidate), room);
    const known =
      row.seats !== null && (candidate === lastOne ? row.seats.length <= room : row.seats.length === number);
    if (candidate === lastOne && !known) continue;
    const given = known ? { seats: row.seats! } : { count: number };
    if (reading.enter({ type: 'hands', candidate, ...given }, row.field)) {
      room -= known ? row.seats!.length : number;
    }
  }
  reading.enter({ type: 'closeVote' }, field);
  const sums = candidates.map((candidate) =>
    candidate === lastOne && lastRow?.votes == null ? Math.max(0, due - others) : numberOf(candidate),
  );
  const most = Math.max(...sums);
  return { faulty, leaders: candidates.filter((_, at) => sums[at] === most) };
}

/** @returns whether the outcome can be relied on */
function readQuestion(reading: Reading, said: NonNullable<PaperDay['question']>, field: string): boolean {
  const { desk } = reading;
  const due = desk.living.length;
  const enough = Math.floor(due / 2) + 1;
  let good = true;
  const raised: number[] = [];
  for (const seat of said.seats ?? []) {
    if (!reading.seat(seat, field)) good = false;
    else if (!reading.alive(seat)) {
      reading.find('voter-out', field, { seat, living: reading.livingList() });
      good = false;
    } else if (raised.includes(seat)) {
      reading.find('voted-twice', field, { seat });
      good = false;
    } else raised.push(seat);
  }
  const counted = said.count ?? said.seats?.length;
  if (said.seats && said.count !== undefined && said.count !== said.seats.length) {
    reading.find('votes-seats', field, { said: said.count, due: said.seats.length });
    good = false;
  }
  if (counted !== undefined && counted > due) {
    reading.find('votes-exceed', field, { said: counted, due });
    good = false;
  }
  if (counted !== undefined && said.passed !== undefined && said.passed !== counted >= enough) {
    reading.find('question-result', field, { said: counted, living: due, due: enough });
    good = false;
  }
  if (counted === undefined) {
    const count = said.passed ? enough : enough - 1;
    reading.assume(
      field,
      `Число рук за уход всех не записано: внесено ${count}.`,
      `The number of hands for all leaving is not written: entered as ${count}.`,
    );
    return reading.enter({ type: 'question', count }, field) && good;
  }
  const seats = good && said.seats ? { seats: raised } : { count: Math.min(counted, due) };
  return reading.enter({ type: 'question', ...seats }, field) && good;
}

/** Who left on paper against whom the votes put out; where they differ the table follows paper, by hand. */
function settleLeft(
  reading: Reading,
  { left: written }: PaperDay,
  index: number,
  { before, stuck, last }: { before: number[]; stuck: boolean; last: Counted },
): void {
  const { desk } = reading;
  if (written === undefined) return;
  const field = `days.${index}.left`;
  const left = [...new Set(written)].filter((seat) => {
    if (!reading.seat(seat, field)) return false;
    if (before.includes(seat)) return true;
    reading.find('left-out', field, { seat, living: before.join(', ') });
    return false;
  });
  const gone = desk.table.departures
    .filter(({ day, cause }) => day === index + 1 && (cause === 'vote' || cause === 'question'))
    .flatMap(({ seats }) => seats);
  const due = stuck ? (last.leaders.length === 1 ? last.leaders : null) : gone;
  if (due !== null && !sameSeats(due, left)) {
    const spell = (seats: readonly number[]): string => seats.map((seat) => `№${seat}`).join(', ');
    reading.find('wrong-left', field, { said: spell(left), due: spell(due) });
  }
  for (const seat of gone.filter((n) => !left.includes(n))) {
    desk.override({ kind: 'revive', seat }, PAPER_REASON);
  }
  for (const seat of left.filter((n) => reading.alive(n))) desk.remove(seat, PAPER_REASON);
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat) => b.includes(seat));
}
