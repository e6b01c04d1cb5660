/** The state of a season: the fold of its events. Plain data; integers only. */
import type { Instant } from '../../engine/contract.js';
import type { Answer } from './commands.js';
import type { EventOf, SeasonEvent } from './events.js';
import type { Mark, Role, StoredPack } from './pack.js';

export interface Modifier {
  amount: number;
  source: string;
  game: number;
  clauses: string[];
}

export interface ClanState {
  position: number;
  /** Turns still to be skipped. */
  skips: number;
  /** The next move's main sum loses its largest result. */
  roulette: boolean;
  /** Carried to the next move, oldest first. */
  modifiers: Modifier[];
  /** Holds the coin. */
  coin?: boolean;
  /** A wedding feast eats of the next move. */
  feast?: boolean;
  /** Has refused to marry: the next time it ends on the bridge it skips. */
  refusedTwins?: boolean;
}

export interface TeamState {
  team: string;
  /** Clan it was dealt to; null for an emigrant. */
  home: number | null;
  /** Clan that controls an emigrant. */
  control: number | null;
  /** Games missed in a row. */
  missed: number;
  /** Joined later, by lot. */
  mercenary?: boolean;
  /** A deserter: the side it left. */
  former?: number;
  /** Came back from desertion at this game. */
  backSince?: number;
}

export type ResultRow = EventOf<'ResultsEntered'>['teams'][number];
export type DiceRow = EventOf<'DiceThrown'>;
export type RankRow = EventOf<'RanksSet'>['ranks'][number];

/** The instants of one game, worked out from the pack's dates. */
export interface GameTimes {
  startsAt: Instant;
  reportAt: Instant;
  /** Null after the last game: there is nothing to paint or bid for. */
  painting: { steps: { from: Instant; clans: number }[]; closesAt: Instant } | null;
  /** The auction before this game; null for the first. */
  auction: { opensAt: Instant; closesAt: Instant } | null;
}

export interface Bid {
  clan: number;
  cells: number;
  at: Instant;
}

export interface LotState {
  id: string;
  number: number;
  team: string;
  bids: Bid[];
  closed: boolean;
  winner: number | null;
  price: number;
  paid: number[];
}

export interface GameState {
  number: number;
  date: string;
  times: GameTimes;
  stage: 'future' | 'asking' | 'resolved';
  results: { teams: ResultRow[]; creative: string[]; questionCount: number } | null;
  order: number[];
  ranks: RankRow[];
  /** Cells each clan may paint after this game, by clan id. */
  allowed: Record<string, number>;
  used: Record<string, number>;
  /** With the `once` price: clans that have paid for repainting after this game. */
  repaintPaid: number[];
  paintingClosed: boolean;
  anarchy: number[];
  report: { revision: number; at: Instant } | null;
  /** When the game day was resolved; null before. */
  resolvedAt: Instant | null;
  /** Teams registered for this game. */
  registered: string[];
  lots: LotState[];
  lotsStage: 'none' | 'open' | 'closed';
  appeals: string[];
  /** Sealed letters of the sides before this game, by side. */
  letters?: Record<string, LetterState>;
  after: { positions: number[]; owners: number[]; ownersPainted: number[] } | null;
}

export interface LetterState {
  ally: number;
  target: number;
  at: Instant;
}

/** A choice that a side owes because of the cell it stands on. */
export interface ChoiceState {
  id: string;
  kind: 'twins' | 'name';
  game: number;
  clan: number;
  cell: number;
  options: string[];
  /** Open until the next game begins. */
  option: string | null;
  stage: 'open' | 'made' | 'lapsed';
}

/** The season as it was before a game day that is not public before its report. */
export interface VeilState {
  game: number;
  /** Length of the journal before that day. */
  journal: number;
  before: Omit<SeasonState, 'pack' | 'journal' | 'veil' | 'laterVeils'>;
}

/** The game day being resolved. */
export interface DayState {
  game: number;
  /** Positions before the day, by clan id. */
  from: Record<string, number>;
  dice: DiceRow[];
  /** Clans whose turn is over: they moved, skipped or were stopped by the finish. */
  gone: number[];
  /** Owners' bonuses waiting for a move still to come. */
  bonus: Record<string, number>;
  /** Clans that moved in any way today: only they are caught by the mark of their cell. */
  moved: number[];
  /** Clans that a fight has rolled back today. */
  rolled: number[];
  /** Captives whose points moved today, by team: the clan that gets them. */
  captives: Record<string, number>;
  /** What intrigues change in the move of this game, by side, with the clauses. */
  intrigues?: Record<string, { amount: number; clauses: string[] }>;
  /** What deserters cost the sides they left, charged when the day ends. */
  deserted?: { team: string; clan: number; amount: number }[];
}

export interface AskState {
  ask: string;
  kind: 'order' | 'choice';
  topic: string;
  game: number;
  items: string[];
  ties: boolean;
  facts: Record<string, string | number>;
  clauses: string[];
}

export interface CaptiveState {
  team: string | null;
  mustName: boolean;
  closesAt: Instant | null;
  bids: Bid[];
  closed: boolean;
  winner: number | null;
  price: number;
  paid: number[] | null;
}

export interface OfferState {
  id: string;
  kind: string;
  cell: number;
  game: number;
  clan: number;
  side: number | null;
  stage: 'open' | 'settled';
  accepted: boolean | null;
  fulfilled: boolean | null;
  /** The painting count goes over at the ranks of the next game. */
  handover: 'none' | 'due' | 'done';
  captive: CaptiveState | null;
}

export interface QuestionState {
  id: string;
  text: string;
  game: number | null;
  person: string;
  clan: number | null;
  stage: 'raised' | 'voting' | 'decided' | 'escalated' | 'jury';
  choices: string[];
  closesAt: Instant | null;
  ruling: { id: string; values: string[] } | null;
  /** One for each side, or for each team where the council is of teams. */
  votes: { clan: number; choice: number; team?: string }[];
  decision: number | null;
  jury: string | null;
}

export interface SeasonState {
  /** As it was stored; the engine reads it through `packOf`. */
  pack: StoredPack;
  phase: 'setup' | 'running' | 'ended';
  /** Values that differ or have differed from the defaults. */
  rulings: Record<string, string>;
  rulingChanges: { ruling: string; value: string; reason: string; by: string; at: Instant }[];
  marks: Record<string, Mark>;
  /** `team`: whose representative in the council of teams the person is. */
  seats: { person: string; clan: number; role: Role; team?: string | undefined }[];
  clans: Record<string, ClanState>;
  /** Owner of each cell, cell 1 first; 0 is unpainted. */
  owners: number[];
  /** By team key. */
  teams: Record<string, TeamState>;
  games: GameState[];
  day: DayState | null;
  asks: AskState[];
  answers: Record<string, Answer>;
  /** Pairs that parted in peace and still stand together. */
  peace: { cell: number; game: number; clans: [number, number] }[];
  offers: OfferState[];
  choices?: ChoiceState[];
  /** Sides that a newcomer has joined since all had one. */
  hired?: number[];
  veil?: VeilState;
  /** Further days with letters played behind the veil of the first, in their order. */
  laterVeils?: VeilState[];
  proposals: { clan: number; text: string }[];
  questions: QuestionState[];
  /** Events in order; `game` is the game day or window they belong to. Never changed, only added to. */
  journal: { game: number | null; event: SeasonEvent }[];
  winner: { clan: number; game: number; how: 'finish' | 'calendar' } | null;
}

/** A copy that a decision may work on: the journal's events and the pack never change, so they are shared. */
export function copyState(state: SeasonState): SeasonState {
  const { pack, journal, ...rest } = state;
  return { pack, journal: [...journal], ...structuredClone(rest) };
}

export function clanOf(state: SeasonState, clan: number): ClanState {
  return state.clans[clan]!;
}

export function clanIds(state: SeasonState): number[] {
  return state.pack.sides.map((side) => side.id);
}

export function gameOf(state: SeasonState, number: number): GameState | undefined {
  return state.games.find((game) => game.number === number);
}

/** The first game whose day is not resolved. */
export function nextGame(state: SeasonState): GameState | undefined {
  return state.games.find((game) => game.stage !== 'resolved');
}

/** The game resolved last. */
export function lastGame(state: SeasonState): GameState | undefined {
  return state.games.findLast((game) => game.stage === 'resolved');
}

/** @param clan 0 for the unpainted cells */
export function cellsOf({ owners }: SeasonState, clan: number): number[] {
  const cells: number[] = [];
  for (let n = 0; n < owners.length; n++) if (owners[n] === clan) cells.push(n + 1);
  return cells;
}

export function ownerOf(state: SeasonState, cell: number): number | null {
  return state.owners[cell - 1] || null;
}

export function seatOf(state: SeasonState, person: string): SeasonState['seats'][number] | undefined {
  return state.seats.find((seat) => seat.person === person);
}

export function bossOf(state: SeasonState, clan: number): string | undefined {
  return state.seats.find((seat) => seat.clan === clan && seat.role === 'boss')?.person;
}
