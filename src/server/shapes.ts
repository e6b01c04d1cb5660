/** Every shape that crosses the HTTP API: one schema for validation, types and OpenAPI. The web imports the types. */
import { z } from 'zod';
import { columnMappingSchema } from '../quiz/schemas.js';

const textShape = z.object({ ru: z.string(), en: z.string() });

/** Problem details (RFC 9457). A refusal of a rulebook carries its clause and what would be accepted. */
export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.string().optional(),
  clauses: z.array(z.string()).optional(),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  text: textShape.optional(),
  /** For a conflict: the sequence number now in force. */
  seq: z.number().int().optional(),
  /** For a conflict: what was recorded since the person looked. */
  meanwhile: z.array(z.object({ seq: z.number().int(), at: z.string(), type: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemShape>;

/**
 * organiser and co-organiser steer a season; boss, consigliere and member belong to a clan; a judge steers the tables of a cup
 * that are his; spectators need no link.
 */
export const accessRole = z.enum([
  'organiser',
  'co-organiser',
  'boss',
  'consigliere',
  'member',
  'player',
  'judge',
  'spectator',
]);
export type AccessRole = z.infer<typeof accessRole>;

export const meShape = z.object({
  signedIn: z.boolean(),
  name: z.string().nullable(),
  /** May create seasons. */
  organiser: z.boolean(),
  serverTime: z.string(),
});
export type Me = z.infer<typeof meShape>;

export const consumeBody = z.object({
  token: z.string().min(1).max(200),
  /** For the first organiser: how to call him. */
  name: z.string().trim().min(1).max(80).optional(),
});
/** What a link invites to. Looking at it opens nothing. */
export const linkLookBody = z.object({ token: z.string().min(1).max(200) });
export const linkLookShape = z.object({
  purpose: z.enum(['organiser', 'person', 'signup', 'handover']),
  /** Whoever enters gets an account of his own and says his name: the first organiser, somebody who takes a game over. */
  first: z.boolean(),
  /** Whom the link is for. */
  name: z.string().nullable(),
  role: accessRole.nullable(),
  /** The title of the season, and the clan, where there are any. */
  game: z.string().nullable(),
  rulebook: z.string().nullable(),
  clan: textShape.nullable(),
});
export type LinkLook = z.infer<typeof linkLookShape>;

/** Where the link leads: a game, or null for the organiser's own page. */
export const consumedShape = z.object({
  game: z.string().nullable(),
  /** After a sign-up: one's own personal link, for other devices. Shown this once. */
  url: z.string().nullable(),
});

export const okShape = z.object({ ok: z.literal(true) });

export const gameMetaShape = z.object({
  id: z.string(),
  rulebook: z.string(),
  version: z.string(),
  title: z.string(),
  /** The cup a game is a table of; null for a game of its own. */
  parent: z.string().nullable(),
  demo: z.boolean(),
  createdAt: z.string(),
  /** SHA-256 commitment of the seed, published from the start. */
  commitment: z.string(),
  /** The seed itself, once the season has ended. */
  seed: z.string().nullable(),
  /** May be watched by everybody; otherwise only by its people. */
  open: z.boolean(),
  /** The game is over for good. */
  ended: z.boolean(),
  /**
   * Set when a deadline could not be carried out: the game waits for the organiser, all others go on. The reason for
   * those who steer the game, `waiting` for everybody else.
   */
  quarantined: z.string().nullable(),
});
export type GameMeta = z.infer<typeof gameMetaShape>;

export const gameListShape = z.array(
  gameMetaShape.extend({
    role: accessRole,
    phase: z.string(),
    /** The date of the first game of a season, `2026-09-24`; null where games have no dates. */
    firstGame: z.string().nullable(),
  }),
);
export type GameList = z.infer<typeof gameListShape>;

/** `view` is the rulebook's view for this viewer (for mafia-2018: `SeasonView`). */
export const gameShape = z.object({
  meta: gameMetaShape,
  seq: z.number().int(),
  /** What this viewer has seen so far; the feed goes on from it. Opaque. */
  mark: z.string(),
  /** Names this answer but for its time: the feed says by it what its changes are to be made to. Opaque. */
  print: z.string(),
  serverTime: z.string(),
  role: accessRole,
  /** The person behind the session in this game, when he has a seat. */
  person: z.string().nullable(),
  /** Display names by person id; only those this viewer may know. */
  people: z.record(z.string(), z.string()),
  /** In a demo: the seats one may look and act through (`?as=`). */
  actAs: z.array(z.object({ as: z.string(), title: textShape })),
  view: z.unknown(),
});
export type GameAnswer = z.infer<typeof gameShape>;

/** One step of a JSON Patch (RFC 6902). */
export type PatchStep =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

/** What an event of the feed carries besides, for whoever asked for `changes`: how the answer has changed. */
export interface AnswerChange {
  /** The `print` of the answer to change, and of the one it becomes. */
  from: string;
  to: string;
  patch: PatchStep[];
}

const rulingShape = z.object({
  clauses: z.array(z.string()),
  title: textShape,
  reason: textShape,
  values: z.record(z.string(), textShape),
  default: z.string(),
});

export const rulebookListShape = z.array(
  z.object({
    id: z.string(),
    version: z.string(),
    title: textShape,
    rulings: z.record(z.string(), rulingShape),
    /** Packs by name, as the rulebook's setup takes them. */
    packs: z.record(z.string(), z.unknown()),
  }),
);
export type RulebookList = z.infer<typeof rulebookListShape>;

/** A new game: `pack` by name (with `rulings` that differ from the defaults), or a whole `setup`. */
export const newGameBody = z.object({
  rulebook: z.string().max(80),
  title: z.string().trim().min(1).max(120).optional(),
  pack: z.string().max(80).optional(),
  rulings: z.record(z.string(), z.string()).optional(),
  setup: z.unknown().optional(),
  open: z.boolean().optional(),
});

export const changeGameBody = z.object({
  title: z.string().trim().min(1).max(120).optional(),
  open: z.boolean().optional(),
});

/** `of`: a season of clans (when absent), of houses or of a pack, a game at a table or a cup. `fresh`: another demo, even if there is one (organisers only). */
export const demoBody = z
  .object({
    of: z.enum(['season', 'thrones', 'pack', 'table', 'cup']).optional(),
    fresh: z.boolean().optional(),
  })
  .nullish();
export type DemoKind = 'season' | 'thrones' | 'pack' | 'table' | 'cup';
export const demoShape = z.object({ id: z.string() });

/** What is still wrong with a game after its deadlines were tried again; null: it runs. */
export const resumedShape = z.object({ quarantined: z.string().nullable() });

export const commandBody = z.object({
  command: z.looseObject({ type: z.string() }),
  /** Where one device leads a game: when it made the entry. Any offset is understood. */
  madeAt: z.iso.datetime({ offset: true }).optional(),
});

export const receiptShape = z.object({
  seq: z.number().int(),
  /** The entry's time: when it was received, or, where one device leads the game, when it was made there. */
  at: z.string(),
  /** True when the same idempotency key had been accepted before: nothing happened twice. */
  repeated: z.boolean(),
});
export type Receipt = z.infer<typeof receiptShape>;

const differenceShape = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });

/** What a command would do, without doing it. */
export const dryRunShape = z.object({
  events: z.array(z.looseObject({ type: z.string(), clauses: z.array(z.string()) })),
  differences: z.array(differenceShape),
});
export type DryRun = z.infer<typeof dryRunShape>;

const authorShape = z.union([
  z.object({ kind: z.literal('organiser'), person: z.string().optional() }),
  z.object({ kind: z.literal('person'), person: z.string() }),
  z.object({ kind: z.literal('system') }),
]);

/** What is written in later was done by a person; deadlines follow from the state by themselves. */
const humanShape = z.union([
  z.object({ kind: z.literal('organiser'), person: z.string().optional() }),
  z.object({ kind: z.literal('person'), person: z.string() }),
]);

const changeShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('replace'), target: z.string(), command: z.looseObject({ type: z.string() }) }),
  z.object({ kind: z.literal('remove'), target: z.string() }),
  z.object({
    kind: z.literal('insert'),
    at: z.string(),
    author: humanShape,
    command: z.looseObject({ type: z.string() }),
  }),
]);

export const amendPreviewBody = z.object({ change: changeShape });
export const amendBody = z.object({
  change: changeShape,
  reason: z.string().trim().min(1).max(1000),
  /** The sequence number the person saw; a later one means somebody was faster. */
  expectedSeq: z.number().int(),
});

/** How a report differs from its last revision. */
const changesShape = z.object({
  since: z.number().int(),
  /** False while the corrected report is not out as a new revision. */
  published: z.boolean(),
  /** Why is not told while the game goes on. */
  sealed: z.boolean(),
  corrections: z.array(z.object({ at: z.string(), reason: z.string(), clauses: z.array(z.string()) })),
  sections: z.array(
    z.object({
      title: z.string(),
      lines: z.array(
        z.object({
          /** The row of a table; empty for a sentence. */
          about: z.string(),
          /** A sentence has one, without a column. `before` null: it was not there; `after` null: it is gone. */
          values: z.array(
            z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
          ),
          clauses: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type ChangesAnswer = z.infer<typeof changesShape>;

export const amendPreviewShape = z.object({
  seq: z.number().int(),
  differences: z.array(differenceShape),
  dropped: z.array(
    z.object({ id: z.string(), command: z.looseObject({ type: z.string() }), text: textShape }),
  ),
  redrawn: z.array(z.string()),
  /** Published reports that change. */
  reports: z.array(
    z.object({
      /** A game of a season, a turn, a round; 0 is the standings of a cup or the first report of a forum game. */
      number: z.number().int(),
      title: z.string(),
      /** The revision that lists the difference. */
      revision: z.number().int(),
      /** It comes out with the correction; otherwise the organiser publishes it. */
      byItself: z.boolean(),
      changes: changesShape,
    }),
  ),
});
export type AmendPreviewAnswer = z.infer<typeof amendPreviewShape>;

/** Revisions of the reports of a game: only reports that have been corrected or published again. */
export const revisionsShape = z.object({
  reports: z.array(
    z.object({
      /** A game of a season, a turn, a round; 0 is the standings of a cup or the first report of a forum game. */
      number: z.number().int(),
      /** The first one first. */
      revisions: z.array(
        z.object({
          number: z.number().int(),
          /** Null where nobody has put it out, or where moments are secret. */
          at: z.string().nullable(),
          /** How many lines of it differ from the one before. */
          differences: z.number().int(),
          /** Whether its text can be read. */
          readable: z.boolean(),
        }),
      ),
      /** What a correction has changed since the last revision; else what the last one tells of. Null when nothing. */
      changes: changesShape.nullable(),
    }),
  ),
});
export type RevisionsAnswer = z.infer<typeof revisionsShape>;

/** The device that leads a game; null when none does. */
export const leadShape = z
  .object({
    /** Whether it is the device that asks. */
    mine: z.boolean(),
    /** What people call it. */
    label: z.string(),
    /** Game time. */
    since: z.string(),
  })
  .nullable();
export type LeadAnswer = z.infer<typeof leadShape>;

export const leadBody = z.object({
  /** Away from another device. */
  take: z.boolean().optional(),
  /** The device that led is lost: its sign-in ends with the lead. */
  lost: z.boolean().optional(),
  /** What to call this device; by default the person's name and what the device calls itself. */
  label: z.string().trim().max(120).optional(),
});

/** All that a device needs to carry a game: how it was set up, its log from some record on, and who leads. */
export const replicaShape = z.object({
  head: z.object({ id: z.string(), rulebook: z.string(), version: z.string(), setup: z.unknown() }),
  /** How entries of this visitor are signed. */
  author: authorShape,
  /** The number of the last record. */
  seq: z.number().int(),
  /** Records as the engine folds them. */
  records: z.array(
    z.looseObject({
      seq: z.number().int(),
      at: z.string(),
      author: authorShape,
      key: z.string(),
      input: z.looseObject({ kind: z.enum(['command', 'amend']) }),
      entries: z.array(z.looseObject({ id: z.string(), at: z.string() })),
    }),
  ),
  lead: leadShape,
  /** Game time. */
  serverTime: z.string(),
});
export type ReplicaAnswer = z.infer<typeof replicaShape>;

/** The audit log as the organiser reads it: records as stored, newest last. */
export const logShape = z.object({
  records: z.array(
    z.object({
      seq: z.number().int(),
      at: z.string(),
      author: authorShape,
      input: z.unknown(),
      /** Entry ids in force that came from this record; a correction names them. */
      entries: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          author: authorShape,
          command: z.looseObject({ type: z.string() }),
          inForce: z.boolean(),
          refused: z.boolean(),
          events: z.array(z.looseObject({ type: z.string() })),
        }),
      ),
    }),
  ),
});
export type LogAnswer = z.infer<typeof logShape>;

/** A game step by step; `changes` are the members of the view that an entry changed, whole. */
export const replayShape = z.object({
  first: z.record(z.string(), z.unknown()),
  steps: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      events: z.array(z.looseObject({ type: z.string() })),
      changes: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type ReplayAnswer = z.infer<typeof replayShape>;

export const personShape = z.object({
  person: z.string(),
  name: z.string(),
  role: accessRole,
  clan: z.int32().nullable(),
  /** When the personal link was last used; null: never. */
  lastSeen: z.string().nullable(),
  link: z.enum(['none', 'issued', 'used', 'revoked']),
  /** Somebody else has the place since; null: he is in the game. */
  left: z.string().nullable(),
  /** The name is a pseudonym since. */
  erased: z.string().nullable(),
  /** He asked to be forgotten. */
  asked: z.string().nullable(),
  /** The organiser's account of the same human. */
  account: z.string().nullable(),
});
export type Person = z.infer<typeof personShape>;

export const newPersonBody = z.object({
  name: z.string().trim().min(1).max(80),
  role: accessRole.exclude(['organiser', 'spectator']),
  clan: z.int32().nullable(),
});

/** An open invitation: everybody who enters by it becomes a player of the game. */
export const signupShape = z.object({ url: z.string() });

/** A picture as kept: re-encoded, without its metadata. */
export const imageShape = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() });

/** A freshly issued link. The token is shown once and stored only as a hash. */
export const linkShape = z.object({ person: z.string(), url: z.string() });
export type Link = z.infer<typeof linkShape>;

export const qrBody = z.object({ text: z.string().min(1).max(1000) });

const decisionsShape = z.object({
  names: z.record(z.string(), z.union([z.string(), z.object({ new: z.literal(true) })])).optional(),
  accepted: z.array(z.string()).optional(),
  values: z.record(z.string(), z.string()).optional(),
  creative: z.array(z.string()).optional(),
  skipRows: z.array(z.number().int()).optional(),
  game: z.string().optional(),
});

/** A table: a file as base64, or pasted text. Mapping and decisions as the quiz module defines them. */
const importTableShape = z.object({
  file: z.object({ name: z.string().max(200), base64: z.string().max(2_900_000) }).optional(),
  text: z.string().max(2_000_000).optional(),
  /** Absent: the mapping remembered for the season. */
  mapping: z.unknown().optional(),
  decisions: decisionsShape.optional(),
  /** Sheets of a workbook, in order. */
  sheets: z.array(z.string()).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'koi8-r', 'cp866']).optional(),
  delimiter: z.enum(['\t', ';', ',', '|']).optional(),
  purpose: z.enum(['game', 'cup', 'creative']).optional(),
});
export type ImportTable = z.infer<typeof importTableShape>;

/** Body of an import preview. `extra`: tables of the cup or of the creative contest, pasted on their own. */
export const importBody = importTableShape.extend({
  game: z.number().int(),
  extra: z.array(importTableShape).max(3).optional(),
});
export type ImportBody = z.infer<typeof importBody>;

/** The quiz module's preview, plus what the moves would be when it is ready. */
export const importAnswerShape = z.object({
  preview: z.unknown(),
  dryRun: dryRunShape.nullable(),
  refusal: problemShape.nullable(),
});
export type ImportAnswer = z.infer<typeof importAnswerShape>;

/** The column mapping remembered for a season; null: none yet. */
export const mappingShape = columnMappingSchema.nullable();

export const calendarShape = z.object({ url: z.string() });

export const reportFormats = ['vk', 'bbcode', 'markdown', 'telegram'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A paper protocol to be read: the pack and the rulings it was played by, and what was typed. */
const paperShape = {
  pack: z.string().max(80),
  rulings: z.record(z.string(), z.string()).optional(),
  /** As `paperSchema` of the table has it; kept as it was typed. */
  paper: z.record(z.string(), z.unknown()),
};
export const paperCheckBody = z.object(paperShape);
export const paperGameBody = z.object({
  ...paperShape,
  title: z.string().trim().min(1).max(120),
  open: z.boolean().optional(),
  /** The contradictions are what happened: they are entered by the judge's hand. */
  confirmed: z.boolean().optional(),
});
const measuredShape = z.object({ achieved: z.int(), ideal: z.int() });
/** How even a seating is: what it achieves beside what no seating can better. */
export const openFiguresShape = z.object({
  /** How many rounds were looked at. */
  rounds: z.int(),
  /** How often two players meet at a table; `range`: most − least. */
  meetings: z.object({ least: z.int(), most: z.int(), range: measuredShape }),
  /** How often somebody has a seat again. */
  repeats: measuredShape,
  /** How many rounds a player sits out. */
  byes: z.object({ least: z.int(), most: z.int() }),
});
export type OpenFigures = z.infer<typeof openFiguresShape>;
/** The same of a table of a cup, whose rules and people are known. */
export const cupPaperBody = z.object({
  round: z.int().min(1).max(99),
  table: z.int().min(1).max(50),
  paper: paperShape.paper,
  confirmed: z.boolean().optional(),
});
const saidShape = z.object({ field: z.string(), place: textShape, text: textShape });
export const paperCheckShape = z.object({
  /** Every contradiction, in the order of the game. */
  findings: z.array(
    saidShape.extend({
      code: z.string(),
      clauses: z.array(z.string()),
      accepted: textShape,
      /** Cannot be entered even if it did happen so. */
      fatal: z.boolean(),
    }),
  ),
  /** What paper does not say and the log must. */
  assumed: z.array(saidShape),
  /** How the game ends; null while it cannot be entered. */
  winner: z.enum(['red', 'black', 'draw']).nullable(),
  /** Entries the game will have, and how many of them are by hand. */
  entries: z.number().int(),
  byHand: z.number().int(),
});
export type PaperCheck = z.infer<typeof paperCheckShape>;
export const paperGameShape = z.object({ id: z.string() });

/** A season pack as it is being written: anything, faults and all. */
export const packCheckBody = z.object({ pack: z.looseObject({}) });
const packMessageShape = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  text: textShape,
  clause: z.string(),
});
export type PackMessage = z.infer<typeof packMessageShape>;
export const packCheckShape = z.object({ messages: z.array(packMessageShape) });
export type PackCheck = z.infer<typeof packCheckShape>;

export const packTrialBody = packCheckBody.extend({
  seed: z.int().min(0).max(1_000_000_000).default(1),
  seasons: z.int().min(1).max(100).default(1),
  teams: z.int().min(1).max(8).default(3).describe('Teams a side has at the first game'),
});
const countShape = z.int();
const trialGameShape = z.object({
  number: z.int(),
  date: z.string(),
  moves: z.array(
    z.object({
      side: z.int(),
      from: z.int(),
      to: z.int(),
      via: z.array(z.int()).describe('Cells where it stopped on its way'),
      total: z.int().nullable().describe('The move it threw; null: it made none'),
    }),
  ),
  hits: z
    .array(
      z.object({
        side: z.int(),
        cell: z.int(),
        kind: z.string(),
        amount: z.int().nullable().describe('Where a jump led, or what the next move gains'),
      }),
    )
    .describe('Effects of cells that caught somebody'),
  owners: z.array(z.int()).describe('Whose every cell is after the game, cell 1 first; 0: nobody’s'),
});
export const packTrialShape = z.object({
  messages: z.array(packMessageShape),
  trial: z
    .object({
      season: z.object({
        games: z.array(trialGameShape),
        winner: z.int().nullable(),
        how: z.enum(['finish', 'calendar']).nullable(),
      }),
      summary: z.object({
        seasons: countShape,
        wins: z.array(z.object({ side: z.int(), wins: countShape })),
        finished: countShape.describe('Seasons that ended at the finish'),
        games: z.object({ least: countShape, mean: z.number(), most: countShape }),
        fired: z.array(z.object({ cell: z.int(), times: countShape })),
        empty: z.array(z.int()).describe('Cells where nobody ever stood'),
      }),
    })
    .nullable(),
});
export type PackTrial = z.infer<typeof packTrialShape>;
