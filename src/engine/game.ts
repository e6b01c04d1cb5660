/**
 * One game: an ordered log of records and the state folded from it.
 *
 * A record holds an input and the entries it produced. For a command that is one entry; for an amendment it is the new
 * tail of the history, re-decided from the amended input on. Live state is always a fold of stored events, never a new
 * decision, so finished games do not change when the code changes.
 */
import { hashOf } from './canonical.js';
import type {
  Author,
  Command,
  Context,
  Decision,
  Draws,
  Due,
  EventBase,
  Instant,
  Refusal,
  Rulebook,
} from './contract.js';
import { type Difference, difference } from './diff.js';
import { makerOf, renumbered } from './numbers.js';
import { malformed } from './refusals.js';

/** A correction of the past. */
export type Change =
  | { kind: 'replace'; target: string; command: Command }
  | { kind: 'remove'; target: string }
  /** An input that was forgotten, entered as if its author had given it at `at`. */
  | { kind: 'insert'; at: Instant; author: Author; command: Command };

export type Input = { kind: 'command'; command: Command } | { kind: 'amend'; change: Change; reason: string };

/** A command with its outcome. `id` is what a correction names: the sequence number, or the key of a deadline. */
export interface Entry {
  id: string;
  at: Instant;
  author: Author;
  command: Command;
  events: EventBase[];
  /** Set when a correction made a once accepted command impossible; it then has no events. */
  refusal?: Refusal;
  /** Id of the entry that made what the command names by a number; kept once a correction may have changed the number. */
  maker?: string;
  /** Fired by `advance`: it follows from the state, so corrections fire it again instead of keeping it. */
  deadline?: true;
}

export interface LogRecord {
  /** From 1, without gaps. */
  seq: number;
  at: Instant;
  author: Author;
  /** Idempotency key, unique in the game. */
  key: string;
  input: Input;
  entries: Entry[];
}

export interface GameHead {
  id: string;
  rulebook: string;
  version: string;
  /** Validated setup of the rulebook. */
  setup: unknown;
}

export interface Snapshot {
  seq: number;
  lastAt: Instant;
  state: unknown;
}

export type Outcome = { accepted: true; record: LogRecord } | { accepted: false; refusal: Refusal };

/** What a correction would do, shown before anybody confirms it. */
export interface AmendPreview {
  /** The organiser's view before and after, leaf by leaf. */
  differences: Difference[];
  /** Later inputs that fall out because they are no longer possible. */
  dropped: { id: string; command: Command; refusal: Refusal }[];
  /** Draw labels made anew, gone, or with other results than before. */
  redrawn: string[];
  hashBefore: string;
  hashAfter: string;
}

/** Most deadlines one moment may fire; more means a rulebook that never stops. */
const DEADLINE_LIMIT = 10_000;

type AnyRulebook = Rulebook<unknown, Command, EventBase, unknown>;

export class Game {
  state: unknown;
  seq = 0;
  lastAt: Instant = '';
  /** The effective history; null when the game was read from a snapshot. */
  private history: Entry[] | null = [];
  /** Where a game without its history began to be read, and its entries since. */
  private base: { state: unknown; entries: Entry[] } | null = null;

  constructor(
    readonly rulebook: AnyRulebook,
    readonly head: GameHead,
    private readonly draws: Draws,
  ) {
    this.state = rulebook.init(head.setup);
  }

  /** Reads a game from its whole log. */
  static replay(rulebook: AnyRulebook, head: GameHead, draws: Draws, records: readonly LogRecord[]): Game {
    const game = new Game(rulebook, head, draws);
    for (const record of records) game.apply(record);
    return game;
  }

  /**
   * Reads a game from a snapshot and the records after it. Where one of them is an amendment, or when a correction is
   * to be made, the whole log is needed: use `replay`.
   */
  static fromSnapshot(
    rulebook: AnyRulebook,
    head: GameHead,
    draws: Draws,
    snapshot: Snapshot,
    later: readonly LogRecord[],
  ): Game {
    const game = new Game(rulebook, head, draws);
    game.state = structuredClone(snapshot.state);
    game.seq = snapshot.seq;
    game.lastAt = snapshot.lastAt;
    game.history = null;
    game.base = { state: snapshot.state, entries: [] };
    for (const record of later) game.apply(record);
    return game;
  }

  /** A copy that goes its own way. */
  copy(): Game {
    const copy = new Game(this.rulebook, this.head, this.draws);
    copy.state = structuredClone(this.state);
    copy.seq = this.seq;
    copy.lastAt = this.lastAt;
    copy.history = this.history && [...this.history];
    copy.base = this.base && { ...this.base, entries: [...this.base.entries] };
    return copy;
  }

  get hasHistory(): boolean {
    return this.history !== null;
  }

  get entries(): readonly Entry[] {
    if (this.history === null) throw new Error('this game was read from a snapshot: replay the whole log');
    return this.history;
  }

  hash(): string {
    return hashOf(this.state);
  }

  snapshot(): Snapshot {
    return { seq: this.seq, lastAt: this.lastAt, state: structuredClone(this.state) };
  }

  /** Folds a stored record. Nothing is decided. */
  apply(record: LogRecord): void {
    if (record.seq !== this.seq + 1) throw new Error(`record ${record.seq} after ${this.seq}`);
    if (record.input.kind === 'amend') {
      const from = tailStart(this.entries, record.input.change);
      this.history = this.entries.slice(0, from);
      this.state = this.fold(this.history);
      for (const entry of record.entries) this.take(entry);
    } else {
      for (const entry of record.entries) this.take(entry);
    }
    this.seq = record.seq;
    this.lastAt = record.at;
  }

  /** Deadlines that have passed by `now`, earliest first, as records ready to be stored; the state moves with them. */
  advance(now: Instant): LogRecord[] {
    const records: LogRecord[] = [];
    this.fireDue(this.moment(now), (due, entry) => {
      const record: LogRecord = {
        seq: this.seq + 1,
        at: this.moment(due.at),
        author: entry.author,
        key: `due:${due.key}:${this.seq + 1}`,
        input: { kind: 'command', command: due.command },
        entries: [entry],
      };
      this.seq = record.seq;
      this.lastAt = record.at;
      records.push(record);
    });
    return records;
  }

  /**
   * Decides a command at the moment the server received it. Call `advance` first: a deadline that has passed comes before
   * the command, whether its job has run or not. A refusal leaves everything as it was.
   */
  submit(command: Command, author: Author, at: Instant, key: string): Outcome {
    const moment = this.moment(at);
    const resumed = this.resume(command, author, moment, key);
    if (resumed) return resumed;
    const decided = this.decide(command, author, moment);
    if ('refusal' in decided) return { accepted: false, refusal: decided.refusal };
    const seq = this.seq + 1;
    const entry: Entry = { id: String(seq), at: moment, author, command, events: decided.events };
    this.adopt(entry, decided.state);
    this.seq = seq;
    this.lastAt = moment;
    return {
      accepted: true,
      record: { seq, at: moment, author, key, input: { kind: 'command', command }, entries: [entry] },
    };
  }

  /**
   * A correction may have raised a question, and every later input fell out because the rules waited. Its answer is entered
   * where they wait, and what fell out is decided again. Null when this is no such answer.
   */
  private resume(command: Command, author: Author, now: Instant, key: string): Outcome | null {
    if (!this.rulebook.answers?.includes(command.type) || !this.history) return null;
    const fallen = this.history.findIndex((entry) => entry.refusal !== undefined);
    const before = this.history[fallen - 1];
    if (!before) return null;
    const change: Change = { kind: 'insert', at: before.at, author, command };
    const outcome = this.amend(change, 'answer', author, now, key);
    return outcome.accepted ? outcome : null;
  }

  /** What a correction would change. The game itself stays as it is. */
  previewAmend(change: Change, at: Instant): { preview: AmendPreview } | { refusal: Refusal } {
    const redecided = this.redecide(change, this.moment(at));
    if ('refusal' in redecided) return redecided;
    const viewer = { kind: 'organiser' } as const;
    const oldTail = this.entries.slice(redecided.from);
    return {
      preview: {
        differences: difference(
          this.rulebook.view(this.state, viewer),
          this.rulebook.view(redecided.state, viewer),
        ),
        dropped: redecided.tail.flatMap((entry) => {
          const wasRefused = oldTail.some((old) => old.id === entry.id && old.refusal !== undefined);
          return entry.refusal && !wasRefused
            ? [{ id: entry.id, command: entry.command, refusal: entry.refusal }]
            : [];
        }),
        redrawn: changedDraws(oldTail, redecided.tail),
        hashBefore: this.hash(),
        hashAfter: hashOf(redecided.state),
      },
    };
  }

  /** Carries a correction out: everything from the amended input on is decided again with the inputs now in force. */
  amend(change: Change, reason: string, author: Author, at: Instant, key: string): Outcome {
    const moment = this.moment(at);
    const redecided = this.redecide(change, moment);
    if ('refusal' in redecided) return { accepted: false, refusal: redecided.refusal };
    const record: LogRecord = {
      seq: this.seq + 1,
      at: moment,
      author,
      key,
      input: { kind: 'amend', change, reason },
      entries: redecided.tail,
    };
    this.history = [...this.entries.slice(0, redecided.from), ...redecided.tail];
    this.state = redecided.state;
    this.seq = record.seq;
    this.lastAt = moment;
    return { accepted: true, record };
  }

  /** A clock that steps back must not put an input before an earlier one. */
  private moment(at: Instant): Instant {
    return at > this.lastAt ? at : this.lastAt;
  }

  /** Decides on the state itself: an accepted command must be adopted. What a rule has begun and not finished is undone. */
  private decide(command: Command, author: Author, at: Instant): Decision<EventBase, unknown> {
    const { commandSchemas } = this.rulebook;
    const schema = Object.hasOwn(commandSchemas, command.type) ? commandSchemas[command.type] : undefined;
    if (!schema) {
      return {
        refusal: {
          code: 'unknown-command',
          clauses: [],
          field: 'type',
          params: { type: String(command.type) },
        },
      };
    }
    const parsed = schema.safeParse(command);
    if (!parsed.success) {
      return { refusal: malformed(parsed.error) };
    }
    const context: Context = { author, at, draws: this.draws, inPlace: true };
    try {
      const decision = this.rulebook.decide(this.state, parsed.data as Command, context);
      if ('refusal' in decision && decision.spoilt) this.state = this.foldAgain();
      return decision;
    } catch (error) {
      this.state = this.foldAgain();
      throw error;
    }
  }

  /** @param maker the entry that made what the command names: it goes by the number that has now */
  private decideAgain(
    command: Command,
    maker: string | null,
    author: Author,
    at: Instant,
  ): { command: Command; decided: Decision<EventBase, unknown> } {
    const { numbers } = this.rulebook;
    if (!numbers || maker === null) return { command, decided: this.decide(command, author, at) };
    const now = renumbered(numbers, command, maker, this.entries);
    if (!now) return { command, decided: { refusal: numbers.gone(command) } };
    return { command: now, decided: this.decide(now, author, at) };
  }

  /** The history an input was given in; one that is inserted comes at `from`. */
  private before({ id }: { id: string }, from: number): readonly Entry[] {
    const index = this.entries.findIndex((entry) => entry.id === id);
    return this.entries.slice(0, index === -1 ? from : index);
  }

  private take(entry: Entry): void {
    for (const event of entry.events) this.state = this.rulebook.evolve(this.state, event);
    this.keep(entry);
  }

  private keep(entry: Entry): void {
    (this.history ?? this.base?.entries)?.push(entry);
  }

  /** @param state what the entry's decision has made of the state; rulebooks that do not say leave it to be folded */
  private adopt(entry: Entry, state: unknown): void {
    if (state === undefined) this.take(entry);
    else {
      this.state = state;
      this.keep(entry);
    }
  }

  /** The state as it was before the decision that is under way. */
  private foldAgain(): unknown {
    if (this.history) return this.fold(this.history);
    const { state, entries } = this.base!;
    return this.fold(entries, structuredClone(state));
  }

  private fold(entries: readonly Entry[], from: unknown = this.rulebook.init(this.head.setup)): unknown {
    let state = from;
    for (const entry of entries) {
      for (const event of entry.events) state = this.rulebook.evolve(state, event);
    }
    return state;
  }

  private fireDue(now: Instant, each: (due: Due, entry: Entry) => void): void {
    for (let fired = 0; ; fired++) {
      if (fired > DEADLINE_LIMIT) throw new Error('deadlines without end');
      const due = nextDue(this.rulebook.due(this.state), now);
      if (!due) return;
      const author: Author = { kind: 'system' };
      const decided = this.decide(due.command, author, due.at);
      if ('refusal' in decided) {
        throw new Error(
          `deadline ${due.key} refused: ${decided.refusal.code} ${JSON.stringify(decided.refusal.params ?? {})}`,
        );
      }
      const entry: Entry = {
        id: due.key,
        at: due.at,
        author,
        command: due.command,
        events: decided.events,
        deadline: true,
      };
      this.adopt(entry, decided.state);
      each(due, entry);
    }
  }

  /** The history from the amended input on, decided again on a game of its own. */
  private redecide(
    change: Change,
    now: Instant,
  ): { from: number; tail: Entry[]; state: unknown } | { refusal: Refusal } {
    const entries = this.entries;
    if (change.kind !== 'insert') {
      const target = entries.find((entry) => entry.id === change.target);
      if (!target || target.deadline) {
        return {
          refusal: {
            code: 'unknown-target',
            clauses: [],
            field: 'target',
            params: { target: change.target },
          },
        };
      }
    } else if (change.at > now) {
      return {
        refusal: { code: 'insert-in-future', clauses: [], field: 'at', params: { at: change.at, now } },
      };
    }
    const from = tailStart(entries, change);
    const past = new Game(this.rulebook, this.head, this.draws);
    for (const entry of entries.slice(0, from)) past.take(entry);

    // Deadlines are not inputs: they follow from the state, so they are fired again, not copied.
    const inputs = entries.slice(from).filter((entry) => !entry.deadline);
    const changed = changedInputs(inputs, change, `${this.seq + 1}`);
    for (const input of changed) {
      past.fireDue(input.at, () => {});
      const { id, at, author } = input;
      const maker =
        input.maker ?? makerOf(this.rulebook.numbers, input.command, () => this.before(input, from));
      const { command, decided } = past.decideAgain(input.command, maker, author, at);
      const entry = { id, at, author, command, ...(maker === null ? {} : { maker }) };
      if ('refusal' in decided) {
        if (input.amended) return { refusal: decided.refusal };
        past.take({ ...entry, events: [], refusal: decided.refusal });
      } else past.adopt({ ...entry, events: decided.events }, decided.state);
    }
    past.fireDue(now, () => {});
    return { from, tail: past.entries.slice(from), state: past.state };
  }
}

function nextDue(dues: Due[], now: Instant): Due | undefined {
  let first: Due | undefined;
  for (const due of dues) {
    if (due.at > now) continue;
    if (!first || due.at < first.at || (due.at === first.at && due.key < first.key)) first = due;
  }
  return first;
}

/** Where the history begins to be decided anew. */
function tailStart(entries: readonly Entry[], change: Change): number {
  if (change.kind === 'insert') {
    const later = entries.findIndex((entry) => entry.at > change.at);
    return later === -1 ? entries.length : later;
  }
  return entries.findIndex((entry) => entry.id === change.target);
}

interface EffectiveInput {
  id: string;
  at: Instant;
  author: Author;
  command: Command;
  maker?: string | undefined;
  amended: boolean;
}

function changedInputs(inputs: readonly Entry[], change: Change, newId: string): EffectiveInput[] {
  const kept = inputs.map((entry) => ({
    id: entry.id,
    at: entry.at,
    author: entry.author,
    command: entry.command,
    maker: entry.maker,
    amended: false,
  }));
  if (change.kind === 'insert') {
    return [
      { id: newId, at: change.at, author: change.author, command: change.command, amended: true },
      ...kept,
    ];
  }
  if (change.kind === 'remove') return kept.filter((input) => input.id !== change.target);
  return kept.map((input) =>
    input.id === change.target
      ? { ...input, command: change.command, maker: undefined, amended: true }
      : input,
  );
}

function changedDraws(before: readonly Entry[], after: readonly Entry[]): string[] {
  const drawn = (entries: readonly Entry[]): Map<string, string> =>
    new Map(
      entries.flatMap((entry) =>
        entry.events.flatMap((event) => (event.draws ?? []).map((label) => [label, hashOf(event)] as const)),
      ),
    );
  const old = drawn(before);
  const now = drawn(after);
  const labels = new Set([...old.keys(), ...now.keys()]);
  return [...labels].filter((label) => old.get(label) !== now.get(label)).sort();
}
