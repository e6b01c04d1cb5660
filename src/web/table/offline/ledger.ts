/**
 * The game on this device: the log as the server has it, the entries on their way on top of it, and whether they may go on. Every
 * change is written to the store first; when another page of this device was faster, its changes are read and ours is tried anew.
 */
import type { Author, Command, Instant, Text } from '../../../engine/contract.js';
import type { Game, LogRecord } from '../../../engine/game.js';
import { engineRefusalText } from '../../../engine/refusals.js';
import type { LeadAnswer, ReplicaAnswer } from '../../../server/shapes.js';
import type { Stuck, Unsent } from '../judge-table.js';
import { type AnyRulebook, attempt, replay, type Tried } from './decide.js';
import type { Change, Kept, KeptEntry, KeptGame, TableStore } from './store.js';
import { tabletText } from './texts.js';
import type { Bounds } from './true-clock.js';

export interface Known {
  seq: number;
  /** Keys of entries that are acknowledged and not in the log here. */
  acknowledged: ReadonlySet<string>;
}

/** Another page of this device has forgotten the game. */
export class Forgotten extends Error {}

export class Ledger {
  private game!: KeptGame;
  private queue!: KeptEntry[];
  /** The log as the server has it. */
  private base!: Game;
  /** What the judge sees. */
  shown!: Game;
  unsent!: readonly Unsent<Command>[];
  stuck!: Stuck['kind'] | null;
  /** Grows whenever what is shown changes. */
  version = 0;
  /** Keys of commands that this page sent past the queue. */
  private readonly sentDirectly = new Set<string>();

  private constructor(
    private readonly store: TableStore,
    private readonly rulebook: AnyRulebook,
    /** Tells the other pages of this device. */
    private readonly changed: () => void,
    kept: Kept,
  ) {
    this.load(kept);
  }

  /** The game as it is kept here; null when it is not, or was kept by another edition of the rules. */
  static async open(
    store: TableStore,
    rulebook: AnyRulebook,
    id: string,
    changed: () => void,
  ): Promise<Ledger | null> {
    const kept = await store.read(id);
    if (kept?.game.head.version !== rulebook.version) return null;
    return new Ledger(store, rulebook, changed, kept);
  }

  /** Begins to keep a game. @param answer its whole log */
  static async begin(
    store: TableStore,
    rulebook: AnyRulebook,
    answer: ReplicaAnswer,
    clock: Bounds | null,
    changed: () => void,
  ): Promise<Ledger> {
    await store.begin(keptOf(answer, clock), recordsOf(answer));
    const kept = await store.read(answer.head.id);
    if (!kept) throw new Forgotten();
    return new Ledger(store, rulebook, changed, kept);
  }

  get id(): string {
    return this.game.id;
  }

  get lead(): LeadAnswer {
    return this.game.lead;
  }

  get clock(): Bounds | null {
    return this.game.clock;
  }

  get ended(): boolean {
    return this.game.ended;
  }

  /** The number of the last record of the server that is known here. */
  get seq(): number {
    return this.base.seq;
  }

  get waiting(): number {
    return this.queue.filter((entry) => entry.sent === null).length;
  }

  /** Entries the server has acknowledged and the log here does not show yet. */
  get acknowledged(): number {
    return this.queue.length - this.waiting;
  }

  /** To be taken down before the server is asked for more. */
  known(): Known {
    const acknowledged = this.queue.filter(({ sent }) => sent !== null).map(({ key }) => key);
    return { seq: this.seq, acknowledged: new Set(acknowledged) };
  }

  /** The entry to be sent next; null when none may be. */
  get head(): KeptEntry | null {
    return this.stuck ? null : (this.queue.find((entry) => entry.sent === null) ?? null);
  }

  /** Reads what other pages of this device have done. @throws Forgotten */
  async sync(): Promise<void> {
    if ((await this.store.rev(this.id)) === this.game.rev) return;
    const kept = await this.store.read(this.id);
    if (!kept) throw new Forgotten();
    this.load(kept);
  }

  /** Decides an entry and keeps it. What is not accepted, or cannot be written, leaves everything as it was. */
  async enter(command: Command, now: Instant, key: string): Promise<Tried> {
    for (;;) {
      const at = now > this.shown.lastAt ? now : this.shown.lastAt;
      const entry: KeptEntry = {
        game: this.id,
        order: (this.queue.at(-1)?.order ?? 0) + 1,
        key,
        command,
        at,
        sent: null,
        refused: null,
      };
      const tried = attempt(this.shown, entry, this.author);
      if (tried !== 'accepted') return tried;
      try {
        if (await this.write({ game: { touchedAt: Date.now() }, put: [entry] })) {
          this.queue.push(entry);
          this.unsent = [...this.unsent, { command, at, fits: true, text: null }];
          this.version += 1;
          return 'accepted';
        }
      } catch (error) {
        this.rebuild();
        throw error;
      }
      await this.sync();
    }
  }

  /** The server has acknowledged an entry. */
  acknowledge(key: string, seq: number): Promise<void> {
    return this.update((queue) => ({
      put: queue.filter((entry) => entry.key === key).map((entry) => ({ ...entry, sent: seq })),
    }));
  }

  /** The server will not have an entry. */
  refuse(key: string, why: Text): Promise<void> {
    return this.update((queue) => ({
      put: queue.filter((entry) => entry.key === key).map((entry) => ({ ...entry, refused: why })),
    }));
  }

  setLead(lead: LeadAnswer): Promise<void> {
    return this.update(() => ({ game: { lead } }));
  }

  /** This command goes past the queue; its record is no stranger's. */
  mine(key: string): void {
    this.sentDirectly.add(key);
  }

  /**
   * Takes in what the server has. False: the log here is another one and must be read from its beginning.
   * @param asked what was known here when the answer was asked for
   */
  async merge(answer: ReplicaAnswer, asked: Known, clock: Bounds | null): Promise<boolean> {
    for (;;) {
      // Another page of this device has read further meanwhile.
      if (answer.seq < this.seq && asked.seq < this.seq) return true;
      const records = recordsOf(answer).filter(({ seq }) => seq > this.seq);
      const begins = records[0]?.seq ?? answer.seq + 1;
      if (answer.seq < this.seq || begins !== this.seq + 1) return false;
      const base = this.base.copy();
      for (const record of records) base.apply(record);
      const change = this.arrival(records, asked, {
        author: answer.author as Author,
        lead: answer.lead,
        clock,
        ended: this.rulebook.ended(base.state),
        touchedAt: Date.now(),
      });
      if (await this.write(change)) {
        this.base = base;
        this.take(change);
        return true;
      }
      await this.sync();
    }
  }

  private arrival(records: readonly LogRecord[], asked: Known, game: NonNullable<Change['game']>): Change {
    const arrived = new Set(records.map(clientKey));
    const own = new Set([...this.queue.map(({ key }) => key), ...this.sentDirectly]);
    const left = this.queue.filter(({ key }) => !arrived.has(key));
    // A card drawn by a player or a correction moves nothing on; what another device of the judge entered does.
    const strange = records.some(
      (record) =>
        record.author.kind === 'organiser' && record.input.kind === 'command' && !own.has(clientKey(record)),
    );
    // After a correction the number an entry names may be another's: then only the judge can say what was meant.
    const numbered = this.rulebook.numbers?.fields ?? {};
    const unclear =
      records.some(({ input }) => input.kind === 'amend') &&
      left.some(({ command, sent }) => sent === null && Object.hasOwn(numbered, command.type));
    const waits = left.some(({ sent }) => sent === null);
    return {
      game: { ...game, changed: waits && (this.game.changed || strange || unclear) },
      records,
      drop: this.queue.filter(({ key }) => arrived.has(key)).map(({ order }) => order),
      // Acknowledged, and yet not in the log: the server has lost it (an older copy was restored). It is sent again.
      put: left
        .filter(({ sent, key }) => sent !== null && asked.acknowledged.has(key))
        .map((entry) => ({ ...entry, sent: null })),
    };
  }

  /** The log from its beginning; entries on their way stay on their way. */
  async replace(answer: ReplicaAnswer, clock: Bounds | null): Promise<void> {
    await this.store.begin({ ...keptOf(answer, clock), changed: this.waiting > 0 }, recordsOf(answer));
    this.changed();
    await this.sync();
  }

  /** The judge has looked: entries that fit may go, the others are dropped; or all of them are. */
  resolve(keep: 'fitting' | 'none'): Promise<void> {
    return this.update((queue) => {
      const waiting = queue.filter((entry) => entry.sent === null);
      const dropped = waiting.filter((_, index) => keep === 'none' || !this.unsent[index]!.fits);
      return { game: { changed: false }, drop: dropped.map(({ order }) => order) };
    });
  }

  /** Nothing of the game stays on this device. */
  async forget(): Promise<void> {
    await this.store.forget(this.id);
    this.changed();
  }

  private get author(): Author {
    return this.game.author;
  }

  private load({ game, records, queue }: Kept): void {
    this.game = game;
    this.queue = queue;
    this.base = replay(this.rulebook, game.head, records);
    this.rebuild();
  }

  private async update(change: (queue: readonly KeptEntry[]) => Change): Promise<void> {
    for (;;) {
      const wanted = change(this.queue);
      if (await this.write(wanted)) return this.take(wanted);
      await this.sync();
    }
  }

  private take({ put = [], drop = [] }: Change): void {
    this.queue = this.queue
      .filter(({ order }) => !drop.includes(order))
      .map((entry) => put.find(({ order }) => order === entry.order) ?? entry);
    this.rebuild();
  }

  private async write(change: Change): Promise<boolean> {
    const rev = await this.store.change(this.id, this.game.rev, change);
    if (rev === null) return false;
    this.game = { ...this.game, ...change.game, rev };
    this.changed();
    return true;
  }

  /** What is shown, from the log and the entries on their way. */
  private rebuild(): void {
    const acknowledged = this.base.copy();
    for (const entry of this.queue) if (entry.sent !== null) attempt(acknowledged, entry, this.author);
    const waiting = this.queue.filter((entry) => entry.sent === null);
    const all = waiting.length > 0 ? acknowledged.copy() : acknowledged;
    this.unsent = waiting.map((entry) => {
      const tried = entry.refused ? null : attempt(all, entry, this.author);
      return {
        command: entry.command,
        at: entry.at,
        fits: tried === 'accepted',
        text: entry.refused ?? this.why(tried),
      };
    });
    this.stuck = this.obstacle(waiting);
    this.shown = this.stuck ? acknowledged : all;
    this.version += 1;
  }

  private obstacle(waiting: readonly KeptEntry[]): Stuck['kind'] | null {
    if (waiting.length === 0) return null;
    if (this.lead && !this.lead.mine) return 'led-elsewhere';
    if (waiting.some(({ refused }) => refused)) return 'refused';
    return this.game.changed || this.unsent.some(({ fits }) => !fits) ? 'changed' : null;
  }

  private why(tried: Tried | null): Text | null {
    if (tried === null || tried === 'accepted') return null;
    if (tried === 'luck') return tabletText('needs-network');
    return this.refusalText(tried);
  }

  refusalText(refusal: Exclude<Tried, string>): Text {
    return engineRefusalText(refusal) ?? this.rulebook.refusalText(refusal);
  }
}

/** The server keeps keys of different people apart; a device's own key comes last. */
function clientKey({ key }: LogRecord): string {
  return key.slice(key.lastIndexOf(':') + 1);
}

function recordsOf(answer: ReplicaAnswer): LogRecord[] {
  // The API describes records loosely; these are the engine's own.
  return answer.records as unknown as LogRecord[];
}

function keptOf(answer: ReplicaAnswer, clock: Bounds | null): Omit<KeptGame, 'rev'> {
  const { head, author, lead } = answer;
  return {
    id: head.id,
    head,
    author,
    lead,
    clock,
    changed: false,
    ended: false,
    touchedAt: Date.now(),
  };
}
