/** The state of a cup: the fold of its events. Plain data; integers only. */
import type { Instant } from '../../../engine/contract.js';
import type { Plan } from './commands.js';
import type { EventOf } from './events.js';
import type { Formula } from './formula.js';
import type { CupResult } from './result.js';
import { type RulingId, type RulingValue, rulings } from './rulings.js';
import type { CupSetup } from './setup.js';

export interface Player {
  id: string;
  nick: string;
  team: string | null;
  person: string | null;
  from: number;
  absences: { from: number; to: number | null; reason: string }[];
  replaces: { player: string; from: number } | null;
  replacedBy: { player: string; from: number } | null;
}

export interface Judge {
  id: string;
  name: string;
  person: string | null;
  /** Why he is no longer a judge of the cup. */
  removed: string | null;
}

/** A result as it stands. `by` as in the events. */
export interface Entered {
  result: CupResult;
  game: string | null;
  revision: number | null;
  by: string;
  at: Instant;
  /** Waits for the second person. */
  pending: boolean;
  verifiedBy: string | null;
  /** Persons who led the game it comes from. */
  led: string[];
}

export interface CupTable {
  seats: (string | null)[];
  judges: string[];
  game: string | null;
  entered: Entered | null;
  /** Its game is open again after it had ended: up to which record, and who had verified what it brought. */
  withdrawn: { game: string; revision: number; verifiedBy: string | null } | null;
  annulled: string | null;
  replays: number;
}

export interface Round {
  status: 'planned' | 'playing' | 'closed';
  tables: CupTable[];
}

export interface FormulaVersion {
  version: number;
  from: number;
  at: Instant;
  reason: string;
  formula: Formula;
}

export interface Protest {
  protest: number;
  round: number;
  table: number;
  text: string;
  at: Instant;
  by: string;
  decision: { verdict: 'upheld' | 'rejected'; text: string; at: Instant } | null;
}

export interface CupState {
  setup: CupSetup;
  rulings: Record<string, string>;
  rulingChanges: { ruling: string; value: string; reason: string; at: Instant }[];
  players: Player[];
  judges: Judge[];
  conflicts: { judge: string; player: string }[];
  pairs: { a: string; b: string; rule: NonNullable<EventOf<'PairSet'>['rule']> }[];
  teamsApart: boolean;
  plan: Plan | null;
  seating: { source: EventOf<'SeatingSet'>['source']; figures: Record<string, number> | null } | null;
  /** How many times each round’s seats were drawn: a new draw must not repeat the old one. */
  drawn: Record<string, number>;
  /** Round 1 first: the rounds that have seats. */
  rounds: Round[];
  formulas: FormulaVersion[];
  adjustments: {
    player: string;
    points: number;
    round: number | null;
    reason: string;
    protest: number | null;
    at: Instant;
  }[];
  lots: Lot[];
  protests: Protest[];
  /** `adjustments` and `lots`: how many had been made before; the public goes on seeing those. */
  hiding: { from: number; what: 'standings' | 'results'; adjustments: number; lots: number } | null;
  finished: boolean;
}

export interface Lot {
  lot: number;
  about: string;
  use: 'tie' | 'other';
  order: string[];
  by: 'draw' | 'hand';
  note: string;
  at: Instant;
}

export function newCup(setup: CupSetup): CupState {
  return {
    setup,
    rulings: { ...setup.pack.rulings, ...setup.rulings },
    rulingChanges: [],
    players: [],
    judges: [],
    conflicts: [],
    pairs: [],
    teamsApart: false,
    plan: null,
    seating: null,
    drawn: {},
    rounds: [],
    formulas: [{ version: 1, from: 1, at: '', reason: '', formula: setup.pack.formula }],
    adjustments: [],
    lots: [],
    protests: [],
    hiding: null,
    finished: false,
  };
}

/** The value in force of a ruling. */
export function rulingOf<Id extends RulingId>(cup: CupState, id: Id): RulingValue<Id> {
  return (cup.rulings[id] ?? rulings[id].default) as RulingValue<Id>;
}

export function playerOf(cup: CupState, id: string): Player | undefined {
  return cup.players.find((player) => player.id === id);
}

export function judgeOf(cup: CupState, id: string): Judge | undefined {
  return cup.judges.find((judge) => judge.id === id && judge.removed === null);
}

export function tableOf(cup: CupState, round: number, table: number): CupTable | undefined {
  return cup.rounds[round - 1]?.tables[table - 1];
}

/** Whether a player can sit in a round. */
export function canPlay(player: Player, round: number): boolean {
  return (
    round >= player.from &&
    (player.replacedBy === null || round < player.replacedBy.from) &&
    !player.absences.some(({ from, to }) => round >= from && (to === null || round <= to))
  );
}

/** The first round that has not begun. */
export function nextRound(cup: CupState): number {
  return cup.rounds.filter(({ status }) => status !== 'planned').length + 1;
}

export function seatedIn({ tables }: Round): string[] {
  return tables.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
}

/** 2.7: who can play in the round and has no seat. */
export function byesOf(cup: CupState, round: number): string[] {
  const seated = new Set(seatedIn(cup.rounds[round - 1]!));
  return cup.players.filter((player) => canPlay(player, round) && !seated.has(player.id)).map(({ id }) => id);
}

/** 4.6: the latest version that covers the round. */
export function formulaFor(cup: CupState, round: number): FormulaVersion {
  return cup.formulas.findLast(({ from }) => from <= round) ?? cup.formulas[0]!;
}

/** 4.6: places and ties go by the last version entered. */
export function latestFormula(cup: CupState): FormulaVersion {
  return cup.formulas.at(-1)!;
}

/** The result that counts: entered, and verified where that is needed. */
export function countedOf({ entered, annulled }: CupTable): CupResult | null {
  return entered && !entered.pending && annulled === null ? entered.result : null;
}
