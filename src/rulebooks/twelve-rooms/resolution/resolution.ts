/** The resolution of one turn: what the steps know of each other, and the trace they leave. */

import { missingParts, moveOrder } from '../moves.js';
import type { Team } from '../roles.js';
import type { RoomKind } from '../rooms.js';
import type { RulingId } from '../rulings.js';
import type { Change, Finding, Line, StepTrace, Why } from '../shapes.js';
import type { MoveState } from '../state.js';
import { type GameState, inRoom, kindOf, type PlayerState, playerOf, rulingOf, teamOf } from '../state.js';
import { type Clause, cite, type NewEvent, type Turn } from '../turn.js';

/** A vote as cast and as counted. */
export interface Ballot {
  voter: string;
  /** As the results show it. */
  vote: string;
  /** Whom it counts against. */
  against: string;
  dictated: boolean;
  invalid: boolean;
  weight: number;
  counts: boolean;
}

export interface Count {
  ballots: Ballot[];
  totals: { vote: string; sum: number }[];
  acquitted: boolean;
}

/** A question at which the resolution stops, because no default would be safe. */
export interface Question {
  ask: string;
  topic: 'protected' | 'swapTeam';
  players: string[];
  choices: string[];
  clauses: Clause[];
}

/** A line of the trace while it is being written. */
export interface Draft {
  actor: string | null;
  act: string;
  targets: string[];
  rooms: number[];
  outcome: Line['outcome'];
  why: Why | null;
  clauses: Clause[];
  rulings: RulingId[];
  changes: Change[];
}

export class Resolution {
  readonly number: number;
  /** Players in the order of their moves (M.3), as at the start of the turn. */
  readonly order: readonly string[];
  /** Those of them whose move is whole. */
  readonly whole: readonly string[];
  readonly startRoom: ReadonlyMap<string, number>;
  readonly startTeam: ReadonlyMap<string, Team>;
  /** The kinds of rooms during this turn. */
  readonly kinds: readonly RoomKind[];

  readonly blocked = new Set<string>();
  readonly held = new Set<string>();
  readonly dictated = new Map<string, string>();
  readonly silenced = new Set<number>();
  /** A.7: who takes the healing over. */
  redirect: string | null = null;
  readonly healed = new Set<string>();
  readonly armoured = new Set<string>();
  readonly extraVotes = new Map<string, number>();
  readonly cameras: { actor: string; doors: string[] }[] = [];
  /** Who went through each door, in the order of movement. */
  readonly crossed = new Map<string, string[]>();
  readonly loud = new Set<string>();
  readonly findings = new Map<string, Finding[]>();
  /** A.6: ballots and sums. */
  count: Count = { ballots: [], totals: [], acquitted: false };
  /** Where the resolution has stopped. */
  question: Question | null = null;
  readonly sat: string[] = [];
  readonly warned: string[] = [];
  readonly trace: StepTrace[] = [];
  private lines: Line[] = [];

  constructor(readonly turn: Turn) {
    const { state } = turn;
    this.number = state.turn!.number;
    const order = moveOrder(state);
    this.order = order.map(({ id }) => id);
    this.whole = order.filter((player) => missingParts(state, player).length === 0).map(({ id }) => id);
    this.startRoom = new Map(order.map((player) => [player.id, player.room]));
    this.startTeam = new Map(order.map((player) => [player.id, teamOf(player)]));
    this.kinds = [...state.rooms];
  }

  get state(): GameState {
    return this.turn.state;
  }

  player(id: string): PlayerState {
    return playerOf(this.state, id);
  }

  move(id: string): MoveState {
    return this.state.turn!.moves[id] ?? { sent: [] };
  }

  ruling(id: RulingId): string {
    return rulingOf(this.state, id);
  }

  /** The kind of a room as it is during this turn. */
  kind(room: number): RoomKind {
    return this.kinds[room - 1]!;
  }

  startKind(id: string): RoomKind {
    return this.kind(this.startRoom.get(id)!);
  }

  emit(event: NewEvent): void {
    this.turn.emit(event);
  }

  answer(ask: string): string | null {
    return this.state.answers.findLast((answer) => answer.ask === ask)?.choice ?? null;
  }

  draft(act: string, actor: string | null, clauses: Clause[], more: Partial<Draft> = {}): Draft {
    return {
      actor,
      act,
      targets: [],
      rooms: [],
      outcome: 'done',
      why: null,
      clauses,
      rulings: [],
      changes: [],
      ...more,
    };
  }

  write({ clauses, rulings, ...line }: Draft): void {
    this.lines.push({
      ...line,
      clauses: [...new Set(cite(...clauses))],
      rulings: [...new Set<string>(rulings)],
    });
  }

  /** Ends a step: its lines become one event. */
  close(step: string, clause: Clause): void {
    const trace = { step, lines: this.lines };
    this.lines = [];
    this.trace.push(trace);
    const cited = [...new Set([...cite(clause), ...trace.lines.flatMap((line) => line.clauses)])];
    const rulings = [...new Set(trace.lines.flatMap((line) => line.rulings))] as RulingId[];
    this.emit({
      type: 'StepTaken',
      turn: this.number,
      trace,
      audience: 'master',
      clauses: cited,
      ...(rulings.length > 0 ? { rulings } : {}),
    });
  }

  find(actor: string, finding: Finding): void {
    const found = this.findings.get(actor);
    if (found) found.push(finding);
    else this.findings.set(actor, [finding]);
  }

  /** Players in a room now. */
  inside(room: number): PlayerState[] {
    return inRoom(this.state, room);
  }

  kindNow(room: number): RoomKind {
    return kindOf(this.state, room);
  }
}

/** One thing that changed, for the trace. */
export function change(what: Change['what'], more: Partial<Change> = {}): Change {
  return { what, player: null, room: null, from: null, to: null, ...more };
}
