/** People of a game played through a proxy: they repeat what was not answered, under its key, and write down what was. */
import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStream } from '../support/event-stream.js';

/** The address people open. */
export interface Front {
  url: string;
  /** Whose certificate is believed, where it speaks https. */
  ca?: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string | null;
}

/** A command that was answered: `seq` of its record, or null when it was refused. */
export interface Answered {
  game: string;
  key: string;
  command: { type: string; [field: string]: unknown };
  seq: number | null;
}

/** The longest one waits for an answer, all attempts together. */
const PATIENCE_MS = 60_000;
const ONE_TRY_MS = 10_000;
const PAUSE_MS = 50;

export class Caller {
  cookie: string | null = null;
  /** Attempts without an answer. */
  repeats = 0;

  constructor(private readonly front: Front) {}

  /** Until somebody answers. @throws when nobody does for a minute */
  async call(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const answer = await this.once(method, path, body, key);
        if (answer.status < 500) return answer;
      } catch {
        // The server is gone, or this connection to it.
      }
      if (Date.now() > until) throw new Error(`${method} ${path}: no answer for a minute`);
      this.repeats += 1;
      await pause(PAUSE_MS);
    }
  }

  private once(method: string, path: string, body: unknown, key: string | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { url, ca } = this.front;
      const out = (url.startsWith('https:') ? https : http).request(
        `${url}${path}`,
        {
          method,
          ...(ca === undefined ? {} : { ca }),
          agent: false,
          timeout: ONE_TRY_MS,
          headers: {
            ...(this.cookie === null ? {} : { cookie: this.cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
          });
          response.on('error', reject);
          response.on('close', () => {
            if (!response.complete) return reject(new Error('cut off'));
            const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
            if (cookie !== null) this.cookie = cookie;
            const status = response.statusCode!;
            // A proxy says in its own words that nobody answers.
            const body = status >= 500 ? {} : JSON.parse(text || '{}');
            resolve({ status, body, cookie });
          });
        },
      );
      out.on('timeout', () => out.destroy(new Error('timeout')));
      out.on('error', reject);
      out.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async command(game: string, key: string, command: Answered['command']): Promise<Answered> {
    const { status, body } = await this.call('POST', `/api/games/${game}/commands`, { command }, key);
    if (status !== 200 && status !== 422) throw new Error(`${status} ${JSON.stringify(body)}`);
    return { game, key, command, seq: status === 200 ? Number(body.seq) : null };
  }
}

/** Somebody who watches a game: his browser comes back with the last id it has seen whenever the feed ends. */
export class Watcher {
  /** The ids in the order they came. */
  readonly ids: string[] = [];
  /** When each came, milliseconds. */
  readonly times: number[] = [];
  connections = 0;
  private stopped = false;
  private stream: EventStream | null = null;
  private going: Promise<void> = Promise.resolve();

  constructor(
    private readonly front: Front,
    readonly game: string,
    private readonly caller: Caller,
    /** What he has seen already: where his feed begins. */
    private readonly after: string,
  ) {}

  start(): void {
    this.going = this.go();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stream?.close();
    await this.going;
  }

  private async go(): Promise<void> {
    while (!this.stopped) {
      const last = this.ids.at(-1) ?? this.after;
      try {
        const { url, ca } = this.front;
        const headers = {
          ...(this.caller.cookie === null ? {} : { cookie: this.caller.cookie }),
          'last-event-id': last,
        };
        const stream = await EventStream.open(`${url}/api/games/${this.game}/feed`, headers, ca);
        this.connections += 1;
        this.stream = stream;
        let seen = 0;
        while (!stream.ended && !this.stopped) {
          await stream.next();
          for (const { id } of stream.events.slice(seen)) {
            seen += 1;
            if (id === null) continue;
            this.ids.push(id);
            this.times.push(Date.now());
          }
        }
        stream.close();
      } catch {
        // Nobody there; the browser tries again.
      }
      if (!this.stopped) await pause(PAUSE_MS);
    }
  }
}
