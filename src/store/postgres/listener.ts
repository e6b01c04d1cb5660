/** One connection that listens, made again whenever it breaks. */
import pg from 'pg';
import { CHANNEL } from '../sql/nodes.js';

const RETRY_MS = 500;

export class Listener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param heard gets the id of a game, or null when anything may have changed */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly heard: (game: string | null) => void,
  ) {}

  /** @throws when the first connection fails; later ones are tried until they succeed. */
  async start(): Promise<void> {
    const client = new pg.Client(this.config);
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = null;
      this.retry();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const [game = ''] = payload.split(' ');
      this.heard(game === '' ? null : game);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.stopped) return void (await client.end());
    this.client = client;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }

  private retry(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      // What was told meanwhile has gone by.
      this.start().then(
        () => this.heard(null),
        () => this.retry(),
      );
    }, RETRY_MS);
    this.timer.unref();
  }
}
