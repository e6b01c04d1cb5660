/**
 * The judge's tablet: entries are decided and kept here, shown at once, and sent one after the other, each under its own key, so
 * that the server has every one of them exactly once and in order, whatever is cut, reloaded or closed in between.
 */
import type { Command, Instant, Text } from '../../../engine/contract.js';
import type { Entry } from '../../../engine/game.js';
import type { LeadAnswer } from '../../../server/shapes.js';
import { newKey } from '../../app/key.js';
import { ApiError } from '../../app/problem.js';
import type { Entered, Stuck, Unsent } from '../judge-table.js';
import type { AnyRulebook } from './decide.js';
import { isDenial } from './kept-answer.js';
import { Forgotten, Ledger } from './ledger.js';
import type { KeptEntry, TableStore } from './store.js';
import { type TabletCode, tabletRefusal, tabletText } from './texts.js';
import type { Transport } from './transport.js';
import type { TrueClock } from './true-clock.js';

export interface Parts {
  id: string;
  rulebook: AnyRulebook;
  store: TableStore;
  clock: TrueClock;
  transport: Transport;
  /** Runs a task while no other page of this device runs one for the same game. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** Tells the other pages of this device that the store has changed. */
  changed(): void;
  /** Milliseconds until the next attempt after so many failures in a row. */
  patience(failures: number): number;
}

export interface TabletState {
  view: unknown;
  entries: readonly Entry[];
  waiting: number;
  connection: 'live' | 'lost';
  /** When the server last answered, by this device's clock. */
  reachedAt: number;
  lead: LeadAnswer;
  stuck: { kind: Stuck['kind']; text: Text | null; unsent: readonly Unsent<Command>[] } | null;
  /** Why the table cannot be shown any more. */
  fault: Text | null;
}

/** Faults of the server at one entry before the judge is asked. */
const FAULTS = 5;

export class Tablet {
  state: TabletState;
  private readonly listeners = new Set<() => void>();
  private tail: Promise<unknown> = Promise.resolve();
  private pumping: Promise<void> | null = null;
  private again = false;
  private woken = false;
  /** The server may have something that is not known here. */
  private stale = true;
  private failures = 0;
  private reachedAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private denied = false;
  private fault: TabletCode | null = null;
  /** Faults of the server by the key of the entry. */
  private faults: { key: string; count: number } | null = null;
  /** A draw whose answer was lost keeps its key. */
  private drawing: { text: string; key: string } | null = null;
  private shown: { version: number; view: unknown; entries: readonly Entry[] } | null = null;

  private constructor(
    private readonly parts: Parts,
    private readonly ledger: Ledger,
  ) {
    this.state = this.look();
  }

  /** @throws ApiError when the game is not kept here and cannot be fetched; `Error` of an old program */
  static async open(parts: Parts): Promise<Tablet> {
    const { store, rulebook, id, transport, clock, changed } = parts;
    let ledger = await Ledger.open(store, rulebook, id, changed);
    if (!ledger) {
      const answer = await transport.replica(0);
      if (answer.head.version !== rulebook.version) throw new OtherEdition();
      ledger = await Ledger.begin(store, rulebook, answer, clock.kept(), changed);
    }
    const tablet = new Tablet(parts, ledger);
    void tablet.pump();
    return tablet;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  now(): number {
    return this.parts.clock.now();
  }

  /** Nothing is sent any more; what is kept stays. */
  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Nothing of a game that is over and sent need stay on the device when the judge leaves it. */
  async leave(): Promise<void> {
    this.close();
    if (this.ledger.ended && this.ledger.waiting === 0) await this.ledger.forget();
  }

  async enter(command: Command): Promise<Entered> {
    const entered = await this.exclusive(async (): Promise<Entered | 'luck'> => {
      await this.ledger.sync();
      const { stuck, lead } = this.ledger;
      if (stuck) return tabletRefusal('stuck');
      if (lead && !lead.mine) return tabletRefusal('led-elsewhere');
      const tried = await this.ledger.enter(command, this.instant(), newKey());
      if (tried === 'luck') return 'luck';
      if (tried === 'accepted') return { ok: true };
      return { ok: false, refusal: tried, text: this.ledger.refusalText(tried) };
    }).catch((error: unknown) => this.notKept(error));
    if (entered === 'luck') return this.draw(command);
    if (entered.ok) {
      this.publish();
      void this.pump();
    }
    return entered;
  }

  /** The network may be back, or the server may have something new. */
  async wake(): Promise<void> {
    this.stale = true;
    this.denied = false;
    this.failures = 0;
    this.woken = true;
    await this.pump();
  }

  /** Another page of this device has changed what is kept. */
  async reread(): Promise<void> {
    await this.exclusive(() => this.ledger.sync()).catch((error: unknown) => this.failed(error));
    this.publish();
    if (this.ledger.head) await this.pump();
  }

  /** The number of the last record of the server that is known here. */
  get seq(): number {
    return this.ledger.seq;
  }

  /** @throws ApiError */
  async takeLead(label: string, lost = false): Promise<void> {
    const lead = await this.parts.transport.takeLead(label, lost);
    await this.exclusive(() => this.ledger.setLead(lead));
    this.publish();
    await this.wake();
  }

  async sendFitting(): Promise<void> {
    if (this.ledger.stuck === 'led-elsewhere') return;
    this.denied = false;
    await this.exclusive(() => this.ledger.resolve('fitting'));
    this.publish();
    await this.wake();
  }

  async discard(): Promise<void> {
    await this.exclusive(() => this.ledger.resolve('none'));
    this.publish();
    await this.wake();
  }

  /** Sends what waits and reads what is new. Resolves when there is nothing more to do now. */
  pump(): Promise<void> {
    this.again = true;
    this.pumping ??= (async () => {
      try {
        do {
          this.again = false;
          this.woken = false;
          await this.parts.alone(() => this.drain());
          // After a failure an entry waits for its time; a sign that the network is back does not.
        } while (!this.closed && (this.woken || (this.again && this.failures === 0)));
      } catch (error) {
        this.failed(error);
      } finally {
        this.pumping = null;
        this.publish();
      }
    })();
    return this.pumping;
  }

  private async drain(): Promise<void> {
    // After a cut first of all the log is read: it may hold the entry whose answer was lost.
    if (this.stale && !(await this.refresh())) return;
    for (let head = await this.next(); head; head = await this.next()) {
      if (!(await this.send(head))) return;
    }
    if (this.ledger.acknowledged > 0) await this.refresh();
  }

  private async next(): Promise<KeptEntry | null> {
    if (this.closed || this.denied) return null;
    await this.exclusive(() => this.ledger.sync());
    return this.ledger.head;
  }

  /** False: no more now. */
  private async send({ key, command, at }: KeptEntry): Promise<boolean> {
    try {
      const receipt = await this.parts.transport.send({ key, command, madeAt: at });
      this.reached();
      await this.exclusive(() => this.ledger.acknowledge(key, receipt.seq));
      this.publish();
      return true;
    } catch (error) {
      const said = saidBy(error);
      if (!said || (said.status >= 500 && !this.tooOften(key))) {
        this.lost(error);
        return false;
      }
      this.reached();
      if (isDenial(said)) {
        await this.deny();
        return false;
      }
      if (said.code === 'led-elsewhere') {
        const { label = '', since = '' } = said.params ?? {};
        const lead = { mine: false, label: String(label), since: String(since) };
        await this.exclusive(() => this.ledger.setLead(lead));
      } else {
        const why = said.status >= 500 ? tabletText('failing') : (said.text ?? tabletText('failing'));
        await this.exclusive(() => this.ledger.refuse(key, why));
      }
      this.publish();
      return this.refresh();
    }
  }

  /** Reads what is new in the log. False: it could not be read. */
  private async refresh(): Promise<boolean> {
    const { transport, clock, rulebook } = this.parts;
    try {
      this.stale = false;
      const known = this.ledger.known();
      const answer = await transport.replica(known.seq);
      this.reached();
      if (answer.head.version !== rulebook.version) throw new OtherEdition();
      if (!(await this.exclusive(() => this.ledger.merge(answer, known, clock.kept())))) {
        const whole = await transport.replica(0);
        await this.exclusive(() => this.ledger.replace(whole, clock.kept()));
      }
      this.publish();
      return true;
    } catch (error) {
      const said = saidBy(error);
      if (said && isDenial(said)) {
        this.reached();
        await this.deny();
      } else {
        this.lost(error);
      }
      return false;
    }
  }

  /** Luck is the server's: the command goes there past the queue, after everything that waits. */
  private async draw(command: Command): Promise<Entered> {
    // Asks first whether there is a server at all: then a lost answer is rare, and nobody has to wonder.
    this.stale = true;
    await this.pump();
    if (this.ledger.waiting > 0 || this.failures > 0) return tabletRefusal('needs-network');
    const text = JSON.stringify(command);
    if (this.drawing?.text !== text) this.drawing = { text, key: newKey() };
    const { key } = this.drawing;
    this.ledger.mine(key);
    this.stale = true;
    try {
      await this.parts.transport.send({ command, key });
      this.drawing = null;
    } catch (error) {
      const said = saidBy(error);
      if (!said || said.status >= 500) {
        this.lost(error);
        this.publish();
        return tabletRefusal('unsure-draw');
      }
      this.drawing = null;
      await this.pump();
      const { code = 'refused', clauses = [], field, params } = said;
      return {
        ok: false,
        refusal: { code, clauses, field, params },
        text: said.text ?? tabletText('failing'),
      };
    }
    await this.pump();
    return { ok: true };
  }

  /** The session has ended or lost its right: roles must not stay, entries that wait must. */
  private async deny(): Promise<void> {
    this.denied = true;
    if (this.ledger.waiting === 0) {
      this.fault = 'denied';
      this.close();
      await this.ledger.forget();
    }
    this.publish();
  }

  private reached(): void {
    this.failures = 0;
    this.reachedAt = Date.now();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private lost(error: unknown): void {
    if (error instanceof OtherEdition || error instanceof Forgotten) throw error;
    this.failures += 1;
    this.stale = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed) return;
    this.timer = setTimeout(() => void this.pump(), this.parts.patience(this.failures));
    this.publish();
  }

  private failed(error: unknown): void {
    if (error instanceof OtherEdition) this.fault = 'other-edition';
    else if (error instanceof Forgotten) this.fault = 'forgotten';
    if (this.fault) this.close();
    else this.lost(error);
  }

  private notKept(error: unknown): Entered {
    if (!(error instanceof Forgotten)) return tabletRefusal('not-kept');
    this.failed(error);
    this.publish();
    return tabletRefusal('forgotten');
  }

  private tooOften(key: string): boolean {
    const count = this.faults?.key === key ? this.faults.count + 1 : 1;
    this.faults = { key, count };
    return count >= FAULTS;
  }

  private instant(): Instant {
    return new Date(this.now()).toISOString();
  }

  /** One change of the ledger after the other. */
  private exclusive<T>(task: () => Promise<T>): Promise<T> {
    const done = this.tail.then(task);
    this.tail = done.catch(() => null);
    return done;
  }

  private publish(): void {
    this.state = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): TabletState {
    const { ledger } = this;
    if (this.shown?.version !== ledger.version) {
      const { shown, version } = ledger;
      this.shown = {
        version,
        view: this.parts.rulebook.view(shown.state, { kind: 'organiser' }),
        entries: [...shown.entries],
      };
    }
    const { waiting, lead, unsent } = ledger;
    const kind = ledger.stuck ?? (this.denied && waiting > 0 ? 'refused' : null);
    return {
      view: this.shown!.view,
      entries: this.shown!.entries,
      waiting,
      connection: this.failures > 0 ? 'lost' : 'live',
      reachedAt: this.reachedAt,
      lead,
      stuck: kind && { kind, text: this.denied ? tabletText('denied') : this.whyStuck(kind), unsent },
      fault: this.fault && tabletText(this.fault),
    };
  }

  private whyStuck(kind: Stuck['kind']): Text | null {
    return kind === 'refused' ? (this.ledger.unsent.find(({ fits }) => !fits)?.text ?? null) : null;
  }
}

/** The program on this page is older than the server's. */
export class OtherEdition extends Error {}

/** What the server itself has said; null when nobody knows what became of the request: no answer, or somebody else's. */
function saidBy(error: unknown): ApiError['problem'] | null {
  if (!(error instanceof ApiError) || !error.problem.code || error.status === 429) return null;
  return error.problem;
}
