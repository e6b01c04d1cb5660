/** A judge's device without a browser: a store that outlives its pages, a network that can be cut, a clock that goes wrong. */
import 'fake-indexeddb/auto';
import type { Receipt, ReplicaAnswer } from '../../src/server/shapes.js';
import { ApiError, offlineError } from '../../src/web/app/problem.js';
import type { AnyRulebook } from '../../src/web/table/offline/decide.js';
import { TableStore } from '../../src/web/table/offline/store.js';
import { Tablet } from '../../src/web/table/offline/tablet.js';
import type { Sending, Transport } from '../../src/web/table/offline/transport.js';
import { TrueClock } from '../../src/web/table/offline/true-clock.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import type { Answer, Browser, TestServer } from '../support/test-server.js';

/** What becomes of a request: `request` is lost on its way, `answer` on the way back, `dead`: the page dies while it waits. */
export type Fate = 'ok' | 'request' | 'answer' | 'dead';

let databases = 0;

export class Device {
  /** What becomes of the requests to come, one after the other; then `always`. */
  fates: Fate[] = [];
  always: Fate = 'ok';
  /** How far this device's clock is from the server's, milliseconds. */
  skew = 0;
  /** Requests that reached the server. */
  sent: string[] = [];
  database = `device-${++databases}`;
  private readonly pages: { tablet: Tablet; store: TableStore }[] = [];

  constructor(
    readonly server: TestServer,
    readonly browser: Browser,
    readonly game: string,
    readonly name = 'device-of-the-tablet',
    readonly rulebook: AnyRulebook = counterRulebooks['led-counter'],
  ) {}

  now(): number {
    return this.server.clock.now + this.skew;
  }

  /** Opens a page. @throws ApiError when the game is not kept here and there is no network */
  async open(): Promise<Tablet> {
    const store = await TableStore.open(this.database);
    const clock = new TrueClock(() => this.now(), (await store.read(this.game))?.game.clock ?? null);
    const tablet = await Tablet.open({
      id: this.game,
      rulebook: this.rulebook,
      store,
      clock,
      transport: this.transport(clock),
      alone: (task) => task(),
      changed: () => this.tellOthers(store),
      patience: () => 3_600_000,
    });
    this.pages.push({ tablet, store });
    return tablet;
  }

  /** The battery is dead: nothing of the pages runs on, what is on the disk stays. */
  die(): void {
    for (const { tablet, store } of this.pages.splice(0)) {
      tablet.close();
      store.close();
    }
  }

  private tellOthers(from: TableStore): void {
    for (const { tablet, store } of this.pages) if (store !== from) void tablet.reread();
  }

  private transport(clock: TrueClock): Transport {
    const at = (rest: string): string => `/api/games/${this.game}${rest}`;
    const headers = { 'x-device': this.name };
    return {
      replica: async (after) => {
        const before = this.now();
        const answer = await this.carry<ReplicaAnswer>('replica', () =>
          this.browser.request('GET', at(`/replica?after=${after}`), undefined, headers),
        );
        clock.heard(answer.serverTime, before, this.now());
        return answer;
      },
      send: ({ command, madeAt, key }: Sending) =>
        this.carry<Receipt>(`${command.type} ${command.by ?? ''}`, () =>
          this.browser.request(
            'POST',
            at('/commands'),
            { command, ...(madeAt ? { madeAt } : {}) },
            {
              ...headers,
              'idempotency-key': key,
            },
          ),
        ),
      takeLead: (label, lost) =>
        this.carry('lead', () =>
          this.browser.request('POST', at('/lead'), { take: true, lost, label }, headers),
        ),
    };
  }

  private async carry<T>(what: string, go: () => Promise<Answer<unknown>>): Promise<T> {
    const fate = this.fates.shift() ?? this.always;
    if (fate === 'request') throw offlineError();
    this.sent.push(what);
    const answer = await go();
    if (fate === 'answer') throw offlineError();
    if (fate === 'dead') return new Promise<never>(() => {});
    if (answer.status >= 400) throw new ApiError(answer.body as ApiError['problem'], answer.status >= 500);
    return answer.body as T;
  }
}
