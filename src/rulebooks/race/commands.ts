/** Everything a person (or a deadline) can ask of a season, one schema a command. */
import { type ZodType, z } from 'zod';
import { markSchema, markSchemaOf, ROLES } from './pack.js';
import { ofModules } from './schemas.js';
import type { ModuleName } from './topics.js';

const id = z.string().min(1).max(160);
const name = z.string().trim().min(1).max(120);
const longText = z.string().trim().min(1).max(4000);
const reason = z.string().trim().min(1).max(1000);
const cell = z.int().min(1).max(999);
const clan = z.int().min(1).max(12);
const game = z.int();
/** To the millisecond: `2018-01-21T12:00:00.000+04:00`. */
const instant = z.iso.datetime({ offset: true }).max(29);

/** A quiz table as accepted by the organiser. Scores in hundredths. */
export const resultsSchema = z.strictObject({
  teams: z
    .array(
      z.strictObject({
        team: name,
        place: z.number().min(1).max(1000).multipleOf(0.01).nullable(),
        main: z.int().min(-1_000_000).max(1_000_000),
        cup: z.int().min(-1_000_000).max(1_000_000),
        questions: z
          .record(z.string().regex(/^[1-9]\d{0,2}$/), z.union([z.literal(0), z.literal(1)]))
          .optional(),
      }),
    )
    .min(1)
    .max(300),
  creative: z.array(name).max(20),
  questionCount: z.int().min(1).max(500).optional(),
});

/** The answer to an ask: one of its choices, or an order of its items, ties in one group. */
export const answerSchema = z.union([
  z.strictObject({ choice: z.string().min(1).max(80) }),
  z.strictObject({ groups: z.array(z.array(z.string().min(1).max(120)).min(1)).min(1) }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** What an organiser may set by decree, always with a written reason. */
export const decreeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('position'), clan, cell: z.int().min(0).max(999) }),
  z.strictObject({ kind: z.literal('owner'), cell, clan: clan.nullable() }),
  z.strictObject({ kind: z.literal('modifier'), clan, amount: z.int().min(-100).max(100) }),
  z.strictObject({ kind: z.literal('skip'), clan, turns: z.int().min(0).max(9) }),
  z.strictObject({ kind: z.literal('team'), team: name, clan: clan.nullable() }),
]);

export const commandSchemas = {
  // The season and its people
  startSeason: z.strictObject({ type: z.literal('startSeason') }),
  setCell: z.strictObject({ type: z.literal('setCell'), cell, mark: markSchema }),
  setRuling: z.strictObject({ type: z.literal('setRuling'), ruling: id, value: id, reason }),
  reschedule: z.strictObject({
    type: z.literal('reschedule'),
    game,
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    reason,
  }),
  assignSeat: z.strictObject({
    type: z.literal('assignSeat'),
    person: id,
    clan,
    role: z.enum(ROLES),
    /** Represents this team in a council of teams. */
    team: name.optional(),
  }),
  removeSeat: z.strictObject({ type: z.literal('removeSeat'), person: id }),
  decree: z.strictObject({ type: z.literal('decree'), effect: decreeSchema, reason }),

  /** The teams of the first game with their places in an earlier table, each place once. */
  dealTeams: z.strictObject({
    type: z.literal('dealTeams'),
    teams: z
      .array(z.strictObject({ team: name, place: z.int().min(1).max(1000) }))
      .min(1)
      .max(300),
  }),

  // The game day
  enterResults: z.strictObject({
    type: z.literal('enterResults'),
    game,
    results: resultsSchema,
    /** Contradictions of the table that the organiser accepted with open eyes. */
    accepted: z
      .array(z.strictObject({ id, text: z.string().max(1000) }))
      .max(500)
      .default([]),
    /** Name of the file or «вставка». */
    source: z.string().max(200).optional(),
  }),
  answerAsk: z.strictObject({
    type: z.literal('answerAsk'),
    ask: id,
    answer: answerSchema,
    reason: z.string().max(1000).optional(),
  }),
  recordAppeal: z.strictObject({ type: z.literal('recordAppeal'), game, text: longText }),
  publishReport: z.strictObject({ type: z.literal('publishReport'), game }),

  // Territory
  paint: z.strictObject({
    type: z.literal('paint'),
    game,
    /** Cells believed to be unpainted. */
    cells: z.array(cell).max(60).default([]),
    /** Cells of other clans to be painted over, each at its price. */
    repaint: z.array(cell).max(60).default([]),
  }),
  closePainting: z.strictObject({ type: z.literal('closePainting'), game }),

  // Emigrants
  registerTeams: z.strictObject({ type: z.literal('registerTeams'), game, teams: z.array(name).max(300) }),
  openLots: z.strictObject({ type: z.literal('openLots'), game }),
  bid: z.strictObject({ type: z.literal('bid'), lot: id, cells: z.int().min(1).max(999) }),
  closeLots: z.strictObject({ type: z.literal('closeLots'), game }),

  // Offers
  proposeOffer: z.strictObject({ type: z.literal('proposeOffer'), clan: clan.optional(), text: longText }),
  answerOffer: z.strictObject({ type: z.literal('answerOffer'), offer: id, accept: z.boolean() }),
  judgeOffer: z.strictObject({
    type: z.literal('judgeOffer'),
    offer: id,
    fulfilled: z.boolean(),
    note: z.string().max(1000).optional(),
  }),
  nameCaptive: z.strictObject({ type: z.literal('nameCaptive'), offer: id, team: name }),
  openCaptiveAuction: z.strictObject({
    type: z.literal('openCaptiveAuction'),
    offer: id,
    closesAt: instant,
  }),
  bidCaptive: z.strictObject({ type: z.literal('bidCaptive'), offer: id, cells: z.int().min(1).max(999) }),
  closeCaptiveAuction: z.strictObject({ type: z.literal('closeCaptiveAuction'), offer: id }),
  chooseCaptiveCells: z.strictObject({
    type: z.literal('chooseCaptiveCells'),
    offer: id,
    cells: z.array(cell).min(1).max(300),
  }),

  // Choices and letters
  answerChoice: z.strictObject({
    type: z.literal('answerChoice'),
    choice: id,
    option: z.string().min(1).max(20),
  }),
  /** `clan`: for which side the organiser enters a letter handed to him. */
  sendLetter: z.strictObject({
    type: z.literal('sendLetter'),
    game,
    ally: clan,
    target: clan,
    clan: clan.optional(),
  }),

  // The council
  raiseQuestion: z.strictObject({ type: z.literal('raiseQuestion'), text: longText, game: game.optional() }),
  openVote: z.strictObject({
    type: z.literal('openVote'),
    question: id,
    choices: z.array(z.string().trim().min(1).max(300)).min(2).max(10),
    closesAt: instant,
    /** A ruling the vote decides: choice number → value. */
    ruling: z.strictObject({ id, values: z.array(id) }).optional(),
  }),
  castVote: z.strictObject({ type: z.literal('castVote'), question: id, choice: z.int().min(0).max(9) }),
  closeVote: z.strictObject({ type: z.literal('closeVote'), question: id }),
  recordJury: z.strictObject({
    type: z.literal('recordJury'),
    question: id,
    answer: longText,
    choice: z.int().min(0).max(9).optional(),
  }),
};

export type SeasonCommand = {
  [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]>;
}[keyof typeof commandSchemas];
export type CommandOf<T extends SeasonCommand['type']> = Extract<SeasonCommand, { type: T }>;

/** Commands of modules; all others belong to every season. */
const MODULE_OF: Partial<Record<SeasonCommand['type'], ModuleName | readonly ModuleName[]>> = {
  paint: 'territory',
  closePainting: 'territory',
  registerTeams: 'emigrants',
  openLots: 'emigrants',
  bid: 'emigrants',
  closeLots: 'emigrants',
  proposeOffer: 'proposals',
  answerOffer: 'offers',
  judgeOffer: 'offers',
  nameCaptive: 'captive',
  openCaptiveAuction: 'captive',
  bidCaptive: 'captive',
  closeCaptiveAuction: 'captive',
  chooseCaptiveCells: 'captive',
  dealTeams: 'blocks',
  answerChoice: ['twins', 'coin'],
  sendLetter: 'intrigues',
};

/** The modules a command belongs to, any one of them being enough; none for commands of every season. */
export function modulesOfCommand(type: SeasonCommand['type']): readonly ModuleName[] {
  const module = MODULE_OF[type];
  return typeof module === 'string' ? [module] : (module ?? []);
}

/** The commands of a season with the given modules. */
export function commandSchemasOf(modules: readonly ModuleName[]): Record<string, ZodType> {
  const { setCell, assignSeat } = commandSchemas;
  const own = {
    ...commandSchemas,
    setCell: setCell.extend({ mark: markSchemaOf(modules) }),
    assignSeat: modules.includes('conclave') ? assignSeat : assignSeat.omit({ team: true }),
  };
  return ofModules(own, MODULE_OF, modules);
}
