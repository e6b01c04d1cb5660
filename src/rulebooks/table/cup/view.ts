/**
 * What a viewer is given: one shape, built from nothing. Whatever he may not know looks as if it had not happened: a result
 * that is hidden, frozen or not verified leaves its table `playing`. All points are hundredths.
 */
import { z } from 'zod';
import { ROLES } from '../setup.js';
import { figuresSchema, hiddenSchema, pairRuleSchema, planSchema, sourceSchema } from './commands.js';
import { formulaSchema, TIE_BREAKS } from './formula.js';
import { resultSchema } from './result.js';

const n = z.int();
const id = z.string();
const round = z.int();
const text = z.strictObject({ ru: z.string(), en: z.string() });
const measure = z.enum(TIE_BREAKS);

/** One number of the standings and its reason. */
export const lineSchema = z.strictObject({
  /**
   * `outcome` 4.1, `bestMove` 4.2, `extra` 4.3, `fouls` `technical` `removal` 4.4, `firstVictim` 4.5, `adjustment` 4.10,
   * `bye` and `inherited` (the whole sum of the player replaced) 4.11.
   */
  kind: z.enum([
    'outcome',
    'bestMove',
    'extra',
    'fouls',
    'technical',
    'removal',
    'firstVictim',
    'adjustment',
    'bye',
    'inherited',
  ]),
  points: n,
  round: round.nullable(),
  table: n.nullable(),
  clauses: z.array(z.string()),
  rulings: z.array(z.string()),
  /** Version of the formula; null where it has no say. */
  version: n.nullable(),
  /**
   * What the number was made from. outcome: role, outcome. bestMove: hits. extra: entered. fouls: count, free. technical: count.
   * firstVictim: times (i), of (b), most, or nothing when fixed. adjustment: reason. bye: sum, games. inherited: player.
   */
  facts: z.record(z.string(), z.union([z.string(), n])),
});
export type Line = z.infer<typeof lineSchema>;

export const measuresSchema = z.strictObject({
  points: n,
  plain: n,
  wins: n,
  firstVictim: n,
  bestMove: n,
  extra: n,
  fouls: n,
  keyWins: n,
  games: n,
});
export type Measures = z.infer<typeof measuresSchema>;

export const rowSchema = z.strictObject({
  /** null: outside the standings, see `outside`. */
  place: n.nullable(),
  /** The last of the places shared: 3 and 4 are shared by two. */
  placeTo: n.nullable(),
  player: id,
  points: n,
  measures: measuresSchema,
  byRound: z.array(z.strictObject({ round, points: n })),
  lines: z.array(lineSchema),
  /** Why below the row above though equal in points; `by` null: nothing parts them, they share the place. */
  tie: z
    .strictObject({ with: id, by: measure.nullable(), mine: n.nullable(), theirs: n.nullable() })
    .nullable(),
  outside: z.enum(['games', 'withdrawn', 'substitute', 'replaced']).nullable(),
});
export type Row = z.infer<typeof rowSchema>;

export const tableStatusSchema = z.enum(['planned', 'playing', 'entered', 'counted', 'annulled']);

export const cupTableSchema = z.strictObject({
  n,
  /**
   * `planned`: its round has not begun; `playing`: no result (that the viewer may know of); `entered`: waits for the second
   * person; `counted`: the result stands; `annulled`.
   */
  status: tableStatusSchema,
  /** Seat 1 first. */
  seats: z.array(z.strictObject({ n, player: id.nullable() })),
  judges: z.array(id),
  place: z.string(),
  /** The game at the table; absent while its end must not be known. */
  game: id.nullable(),
  /** How many times it has been played again. */
  replays: n,
  result: resultSchema.nullable(),
  /** What follows from the result. */
  facts: z.strictObject({ firstVictim: n.nullable(), hits: n.nullable() }).nullable(),
  /** What each seat got in this game. */
  points: z.array(z.strictObject({ n, player: id, points: n })),
  /** Its game had ended and was opened again by a correction; told to those who enter and verify. */
  reopened: z.boolean(),
  /** Only for those who may enter and verify. */
  entry: z
    .strictObject({ by: z.string(), at: z.string(), verifiedBy: z.string().nullable(), game: id.nullable() })
    .nullable(),
});

const winsSchema = { games: n, wins: n };

export const viewSchema = z.strictObject({
  title: text,
  pack: z.string(),
  zone: z.string(),
  viewer: z.enum(['organiser', 'judge', 'player', 'public']),
  finished: z.boolean(),
  /** How the tables play. */
  table: z.strictObject({ pack: z.string(), seats: n, rulings: z.record(z.string(), z.string()) }),
  rulings: z.record(z.string(), z.string()),
  plan: planSchema.nullable(),
  players: z.array(
    z.strictObject({
      id,
      nick: z.string(),
      team: z.string().nullable(),
      /** The first round he can play: later than 1 for a late entry. */
      from: round,
      absences: z.array(z.strictObject({ from: round, to: round.nullable() })),
      /** Whom he has replaced, and from which round on. */
      replaces: z.strictObject({ player: id, from: round }).nullable(),
      replacedBy: z.strictObject({ player: id, from: round }).nullable(),
    }),
  ),
  judges: z.array(z.strictObject({ id, name: z.string() })),
  seating: z.strictObject({ source: sourceSchema, figures: figuresSchema.nullable() }).nullable(),
  rounds: z.array(
    z.strictObject({
      n: round,
      status: z.enum(['planned', 'playing', 'closed']),
      startsAt: z.string().nullable(),
      /** Seats are not shown yet (ruling seating.public): no tables. */
      seatsHidden: z.boolean(),
      /** Results of this round are hidden from the public now. */
      hidden: z.boolean(),
      tables: z.array(cupTableSchema),
      /** Who sits the round out. */
      byes: z.array(id),
    }),
  ),
  standings: z.strictObject({
    /** Counted up to this round; null when no round counts yet. */
    upTo: round.nullable(),
    /** They stand still from here on. */
    frozenFrom: round.nullable(),
    rows: z.array(rowSchema),
  }),
  /** 4.6: all versions, the first entered first. */
  formulas: z.array(
    z.strictObject({ version: n, from: round, at: z.string(), reason: z.string(), formula: formulaSchema }),
  ),
  lots: z.array(
    z.strictObject({
      lot: n,
      about: z.string(),
      use: z.enum(['tie', 'other']),
      order: z.array(id),
      by: z.enum(['draw', 'hand']),
      note: z.string(),
      at: z.string(),
    }),
  ),
  adjustments: z.array(
    z.strictObject({
      player: id,
      points: n,
      round: round.nullable(),
      reason: z.string(),
      protest: n.nullable(),
      at: z.string(),
    }),
  ),
  protests: z.array(
    z.strictObject({
      protest: n,
      round,
      table: n,
      text: z.string(),
      at: z.string(),
      /** Who filed it; null for those who need not know. */
      by: z.string().nullable(),
      mine: z.boolean(),
      decision: z
        .strictObject({ verdict: z.enum(['upheld', 'rejected']), text: z.string(), at: z.string() })
        .nullable(),
    }),
  ),
  /** What is hidden from the public now. */
  hiding: z.strictObject({ from: round, what: hiddenSchema }).nullable(),
  rulingChanges: z.array(
    z.strictObject({ ruling: z.string(), value: z.string(), reason: z.string(), at: z.string() }),
  ),
  /** Of the games whose results the viewer may know. */
  statistics: z.strictObject({
    games: n,
    red: n,
    black: n,
    draws: n,
    roles: z.array(z.strictObject({ role: z.enum(ROLES), ...winsSchema })),
    /** `firstVictims`: how often the seat was killed first. */
    seats: z.array(z.strictObject({ n, ...winsSchema, firstVictims: n })),
    players: z.array(
      z.strictObject({
        player: id,
        ...winsSchema,
        red: z.strictObject(winsSchema),
        black: z.strictObject(winsSchema),
        firstVictim: n,
        hits: n,
        fouls: n,
        removals: n,
      }),
    ),
    judges: z.array(z.strictObject({ judge: id, assigned: n, led: n })),
    /** Seconds; null when no game has a known length. */
    length: z.strictObject({ shortest: n, longest: n, average: n, games: n }).nullable(),
  }),
  /** Somebody of the cup who looks. */
  me: z
    .strictObject({
      player: id.nullable(),
      judge: id.nullable(),
      /** Own seats, in order. */
      seats: z.array(z.strictObject({ round, table: n, seat: n })),
      /** Rounds one sits out. */
      byes: z.array(round),
      /** Tables one leads, in order, and what waits there. */
      tables: z.array(
        z.strictObject({
          round,
          table: n,
          place: z.string(),
          startsAt: z.string().nullable(),
          /** `enter`: the result; `linked`: it will come from the game. */
          todo: z.enum(['enter', 'linked']).nullable(),
        }),
      ),
    })
    .nullable(),
  /** Results this viewer may verify now. */
  toVerify: z.array(z.strictObject({ round, table: n })),
  /** What only the organisers need. */
  desk: z
    .strictObject({
      persons: z.array(z.strictObject({ id, kind: z.enum(['player', 'judge']), person: z.string() })),
      withdrawals: z.array(
        z.strictObject({ player: id, from: round, to: round.nullable(), reason: z.string() }),
      ),
      removedJudges: z.array(z.strictObject({ id, name: z.string(), reason: z.string() })),
      conflicts: z.array(z.strictObject({ judge: id, player: id })),
      pairs: z.array(z.strictObject({ a: id, b: id, rule: pairRuleSchema })),
      teamsApart: z.boolean(),
      /** The standings with everything that is entered and verified, whatever the public sees. */
      standings: z.array(rowSchema),
      /** Empty seats of the round that plays or comes next. */
      empty: z.array(z.strictObject({ round, table: n, seat: n })),
      /** Planned tables against 1.5 or 1.6: two players, or a judge and a player. */
      breaks: z.array(
        z.strictObject({
          round,
          table: n,
          kind: z.enum(['pair', 'team', 'conflict', 'judgePlays']),
          a: id,
          b: id,
        }),
      ),
      /** Those whom nothing parts, group by group. */
      shared: z.array(z.array(id)),
      /** What still stands in the way of the next step, in words a screen can say. */
      blocks: z.array(
        z.strictObject({
          kind: z.enum([
            'noPlan',
            'broken',
            'noSeating',
            'noJudge',
            'emptySeat',
            'noResult',
            'unverified',
            'protest',
            'sharedPlace',
          ]),
          round: round.nullable(),
          table: n.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type CupView = z.infer<typeof viewSchema>;
