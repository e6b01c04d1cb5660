/**
 * The protocol of one game at a judged table, as data: what the page for print, the workbook, the text and the JSON file are
 * made of. Made of a view that knows everything: the judge's at any time, anybody's after the end. Whoever may not know the
 * roles has no protocol at all.
 */
import { z } from 'zod';
import { localOf } from '../engine/time.js';
import type { ClauseId } from '../rulebooks/table/clauses.js';
import { effectSchema } from '../rulebooks/table/commands.js';
import {
  causeSchema,
  quietSchema,
  stayedSchema,
  tallySchema,
  type Winner,
  winnerSchema,
} from '../rulebooks/table/events.js';
import { rulings as known } from '../rulebooks/table/rulings.js';
import { ROLES, sideOf } from '../rulebooks/table/setup.js';
import { type GameView, phaseSchema } from '../rulebooks/table/view.js';

/** Grows when a field changes its meaning or goes; a new field does not change it. */
export const PROTOCOL_VERSION = 1;

const seat = z.int().min(1);
const instant = z.string().describe('UTC, ISO 8601 with milliseconds');
const clauses = z.array(z.string()).describe('Clauses of the regulation, `vavt-cup-2017:4.11`');
const side = z.enum(['red', 'black']);
const check = z.strictObject({
  seat: seat.describe('Whose seat it was'),
  target: seat.nullable().describe('null: nobody was shown'),
  answer: z
    .boolean()
    .nullable()
    .describe('The judge’s nod: is the target the Sheriff (Don), is it black (Sheriff)'),
  clauses,
});

export const departureSchema = z.strictObject({
  seats: z.array(seat),
  cause: causeSchema,
  day: z.int(),
  night: z.int().describe('Nights with shooting so far; equal to `day` at night and in the morning'),
  at: instant,
  clauses,
  rulings: z.array(z.string()),
});

/** The first event of an entry; null where it had or has none. */
const correctedSchema = z.looseObject({ type: z.string() }).nullable();

export const tableProtocolSchema = z.strictObject({
  schema: z.literal('reglament-table-protocol'),
  version: z.literal(PROTOCOL_VERSION),
  game: z.strictObject({
    id: z.string(),
    title: z.string(),
    rulebook: z.string(),
    pack: z.string(),
    packTitle: z.strictObject({ ru: z.string(), en: z.string() }),
    zone: z.string().describe('IANA zone of the local times on the printed page'),
    date: z.string().nullable().describe('Local date on which the cards were dealt'),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    judge: z.string().nullable(),
    place: z.strictObject({ round: z.int(), table: z.int() }).nullable().describe('Round and table of a cup'),
    commitment: z.string().describe('SHA-256 published before the game'),
    seed: z.string().nullable().describe('The seed of the draws, once the game has ended'),
  }),
  rulings: z
    .array(z.strictObject({ id: z.string(), value: z.string(), usual: z.boolean() }))
    .describe('Values in force at the end; `usual`: the default of the regulation'),
  seats: z.array(
    z.strictObject({
      n: seat,
      name: z.string(),
      role: z.enum(ROLES).nullable(),
      side: side.nullable(),
      fouls: z.int(),
      technical: z.int(),
      left: z.strictObject({ cause: causeSchema, day: z.int(), night: z.int() }).nullable(),
      points: z.int().describe('Extra points, hundredths'),
      won: z.boolean().nullable().describe('null: no winner yet, or a draw'),
    }),
  ),
  days: z.array(
    z.strictObject({
      day: z.int(),
      first: seat.describe('Who opened the day'),
      nominations: z.array(z.strictObject({ seat, by: seat, withdrawn: z.boolean() })),
      noVote: quietSchema.nullable().describe('Why there was no vote, or why it broke off'),
      votes: z.array(z.strictObject({ round: z.int(), tally: tallySchema, leaders: z.array(seat) })),
      questions: z.array(
        z.strictObject({
          seats: z.array(seat),
          count: z.int(),
          hands: z.array(seat).nullable(),
          living: z.int(),
          passed: z.boolean(),
        }),
      ),
      stayed: z.strictObject({ seats: z.array(seat), why: stayedSchema }).nullable(),
      left: z.array(departureSchema),
      clauses,
    }),
  ),
  nights: z.array(
    z.strictObject({
      night: z.int(),
      shots: z.array(z.strictObject({ seat, target: seat.nullable() })).nullable(),
      target: seat.nullable().describe('The seat all shots met in'),
      doctor: z.strictObject({ seat, target: seat.nullable(), clauses }).nullable(),
      don: check.nullable(),
      sheriff: check.nullable(),
      killed: seat.nullable(),
      left: z.array(departureSchema),
      clauses,
    }),
  ),
  departures: z.array(departureSchema),
  fouls: z.array(
    z.strictObject({
      n: z.int(),
      seat,
      at: instant,
      violation: z.int().nullable().describe('V.1 – V.15'),
      technical: z.boolean(),
      day: z.int(),
      night: z.int(),
      round: z.int().describe('Votes of this day counted before it'),
      phase: phaseSchema,
      clauses,
    }),
  ),
  bestMove: z.strictObject({ seat, named: z.array(seat), black: z.int() }).nullable(),
  colours: z.array(
    z.strictObject({ by: seat, day: z.int(), colours: z.array(z.strictObject({ seat, side })) }),
  ),
  substitutes: z
    .array(
      z.strictObject({
        seat,
        former: z.string(),
        name: z.string(),
        at: instant,
        day: z.int(),
        night: z.int(),
        phase: phaseSchema,
        clauses,
      }),
    )
    .describe('Who took whose seat, and when; `seats` names whoever sat there last'),
  overrides: z.array(
    z.strictObject({ at: instant, effect: effectSchema, before: z.string(), reason: z.string(), clauses }),
  ),
  rulingChanges: z.array(
    z.strictObject({ ruling: z.string(), value: z.string(), reason: z.string(), at: instant }),
  ),
  answers: z.array(
    z.strictObject({ topic: z.string(), choice: z.string(), reason: z.string(), at: instant }),
  ),
  corrections: z
    .array(
      z.strictObject({
        seq: z.int().describe('The entry of the log that is the correction'),
        at: instant,
        reason: z.string(),
        kind: z.enum(['replace', 'remove', 'insert']),
        entry: z.int().describe('The entry it is about; of one put in later its own'),
        was: correctedSchema,
        now: correctedSchema,
      }),
    )
    .describe('Entries of the log that were replaced, removed or put in later'),
  winner: z
    .strictObject({
      winner: winnerSchema,
      team: z.array(seat),
      how: z.enum(['rules', 'question', 'stalemate', 'judge']),
      clauses,
    })
    .nullable(),
  paper: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('The paper protocol this game was typed in from, as it was typed'),
});
export type TableProtocol = z.infer<typeof tableProtocolSchema>;
export type DayRow = TableProtocol['days'][number];
export type NightRow = TableProtocol['nights'][number];
export type FoulRow = TableProtocol['fouls'][number];
export type Departure = TableProtocol['departures'][number];

/** What a protocol says that no view holds. */
export interface About {
  id: string;
  title: string;
  rulebook: string;
  commitment: string;
  /** null until the game has ended. */
  seed: string | null;
  judge: string | null;
  place: TableProtocol['game']['place'];
  corrections: TableProtocol['corrections'];
}

type Open = GameView & { secrets: NonNullable<GameView['secrets']> };
type Clause = ClauseId extends `vavt-cup-2017:${infer Short}` ? Short : never;

const by = (...short: Clause[]): string[] => short.map((each) => `vavt-cup-2017:${each}`);
const HOW = { rules: 'I.3', question: '4.12', stalemate: '6.1', judge: 'I.2' } as const;

/** @returns null when the viewer may not know the roles: a protocol keeps nothing back */
export function tableProtocol(view: GameView, about: About): TableProtocol | null {
  if (view.secrets === null) return null;
  const open: Open = { ...view, secrets: view.secrets };
  const { secrets } = open;
  const { paper } = secrets;
  const winner = winnerOf(open);
  return {
    schema: 'reglament-table-protocol',
    version: PROTOCOL_VERSION,
    game: {
      id: about.id,
      title: about.title,
      rulebook: about.rulebook,
      pack: view.pack,
      packTitle: view.title,
      zone: view.zone,
      date: dateOf(open),
      startedAt: secrets.startedAt,
      endedAt: secrets.endedAt,
      judge: typeof paper?.judge === 'string' && paper.judge.trim() !== '' ? paper.judge : about.judge,
      place: about.place,
      commitment: about.commitment,
      seed: about.seed,
    },
    rulings: Object.entries(view.rulings).map(([id, value]) => ({
      id,
      value,
      usual: Object.hasOwn(known, id) && known[id as keyof typeof known].default === value,
    })),
    seats: view.seats.map(({ n, name, role, fouls, technical, left }) => ({
      n,
      name,
      role,
      side: role === null ? null : sideOf(role),
      fouls,
      technical,
      left,
      points: secrets.points.find((row) => row.n === n)?.points ?? 0,
      won: winner === null || winner.winner === 'draw' ? null : winner.team.includes(n),
    })),
    days: view.days.map((day) => dayOf(open, day)),
    nights: secrets.nights.map((night) => nightOf(open, night)),
    departures: view.departures,
    fouls: [...secrets.fouls]
      .sort((a, b) => a.n - b.n)
      .map((foul) => ({
        ...foul,
        clauses: foul.violation === null ? by('V.total') : by(`V.${foul.violation}` as Clause, 'V.total'),
      })),
    bestMove: view.bestMove && { ...view.bestMove, black: secrets.bestMoveBlack ?? 0 },
    colours: secrets.colours,
    substitutes: view.substitutes.map((each) => ({ ...each, clauses: by('1.1', 'I.2') })),
    overrides: secrets.overrides.map((override) => ({ ...override, clauses: by('I.2') })),
    rulingChanges: secrets.rulingChanges,
    answers: secrets.answers,
    corrections: about.corrections,
    winner,
    paper,
  };
}

/** Announced, or decided and waiting for the judge, whose protocol shows it already. */
function winnerOf({ winner, judge, secrets }: Open): TableProtocol['winner'] {
  const decided: { winner: Winner; team: number[] } | null = winner ?? judge?.victory ?? null;
  if (decided === null || secrets.how === null) return null;
  return {
    winner: decided.winner,
    team: decided.team,
    how: secrets.how,
    clauses: by(HOW[secrets.how]),
  };
}

function dateOf({ secrets, zone }: Open): string | null {
  // The day on which a sheet was typed in says nothing of the day of the game.
  if (secrets.paper) return typeof secrets.paper.date === 'string' ? secrets.paper.date : null;
  return secrets.startedAt === null ? null : localOf(secrets.startedAt, zone).date;
}

/** While day n is on, nights with shooting are n − 1; what falls at the n-th night belongs to the night. */
const byDay = (day: number) => (each: { day: number; night: number }) => each.day === day && each.night < day;
const byNight = (night: number) => (each: { day: number; night: number }) =>
  each.night === night && each.night >= each.day;

function dayOf(view: Open, { day, ...said }: Open['days'][number]): DayRow {
  return {
    day,
    ...said,
    votes: view.votes
      .filter((vote) => vote.day === day)
      .map(({ round, tally, leaders }) => ({ round, tally, leaders })),
    questions: view.questions.filter((question) => question.day === day).map(({ day: _, ...rest }) => rest),
    left: view.departures.filter(byDay(day)),
    clauses: by('3.2', '4.2', '4.5', '4.9', '4.11', '4.12'),
  };
}

function nightOf(view: Open, night: Open['secrets']['nights'][number]): NightRow {
  const checked = (who: 'don' | 'sheriff', clause: Clause): NightRow['don'] => {
    const found = night.checks.find(({ by: one }) => one === who);
    return found
      ? { seat: found.seat, target: found.target, answer: found.answer, clauses: by(clause, '5.6') }
      : null;
  };
  return {
    night: night.n,
    shots: night.shots,
    target: night.target,
    doctor:
      night.doctor === null ? null : { seat: night.doctor, target: night.healed, clauses: by('2.6', '5.4a') },
    don: checked('don', '5.4b'),
    sheriff: checked('sheriff', '5.5'),
    killed: night.killed,
    left: view.departures.filter(byNight(night.n)),
    clauses: by('5.2', '5.3'),
  };
}
