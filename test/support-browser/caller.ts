/** A person without a browser: what a story needs done before its first page opens. */
import { randomUUID } from 'node:crypto';

const COOKIE = 'reglament';

export interface Given {
  type: string;
  [field: string]: unknown;
}

export class Caller {
  private cookie = '';

  constructor(private readonly url: string) {}

  session(): { name: string; value: string } {
    return { name: COOKIE, value: this.cookie };
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(this.cookie ? { cookie: `${COOKIE}=${this.cookie}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}: ${text}`);
    const set = response.headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
    if (set) this.cookie = set.slice(COOKIE.length + 1).split(';')[0] ?? '';
    return JSON.parse(text) as T;
  }

  /** Enters by a personal link. */
  async enter(link: string, name?: string): Promise<this> {
    const token = link.split('/l/')[1]?.split('?')[0];
    await this.call('POST', '/api/links/consume', { token, ...(name ? { name } : {}) });
    return this;
  }

  command(game: string, command: Given): Promise<{ seq: number; at: string }> {
    return this.call('POST', `/api/games/${game}/commands`, { command });
  }
}
