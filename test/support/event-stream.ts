/** Server-sent events over a real socket. */
import * as http from 'node:http';
import * as https from 'node:https';

export interface StreamEvent {
  id: string | null;
  event: string;
  data: string;
}

export class EventStream {
  readonly events: StreamEvent[] = [];
  /** The text as it came, comments included. */
  raw = '';
  ended = false;
  private waiting: (() => void)[] = [];

  private constructor(
    readonly response: http.IncomingMessage,
    private readonly stop: () => void,
  ) {
    response.setEncoding('utf8');
    let rest = '';
    response.on('data', (chunk: string) => {
      this.raw += chunk;
      rest += chunk;
      const blocks = rest.split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) this.take(block);
      this.wake();
    });
    // A connection that breaks is one that ended.
    response.on('error', () => {});
    response.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  /** @param ca whose certificate is believed, where the address is https */
  static open(url: string, headers: Record<string, string> = {}, ca?: string): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      const { get } = url.startsWith('https:') ? https : http;
      const options = { headers, agent: false, ...(ca === undefined ? {} : { ca }) };
      const request = get(url, options, (response) =>
        resolve(new EventStream(response, () => request.destroy())),
      );
      request.on('error', reject);
    });
  }

  /** The numbers that came, in order. */
  get ids(): number[] {
    return this.events.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + 5000;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}; got ${this.raw}`);
      await Promise.race([
        new Promise<void>((resolve) => this.waiting.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ]);
    }
  }

  /** Until something comes, or the stream ends. */
  next(): Promise<void> {
    return this.ended ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.stop();
  }

  private take(block: string): void {
    const fields = new Map(
      block
        .split('\n')
        .filter((line) => !line.startsWith(':') && line.includes(': '))
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
    );
    const data = fields.get('data');
    if (data === undefined) return;
    this.events.push({ id: fields.get('id') ?? null, event: fields.get('event') ?? 'message', data });
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
