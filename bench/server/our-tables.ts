/** Tables of our server, seen from the clients’ process: a judge who enters, observers on the feed. */
import { Agent, type ClientRequest, request } from 'node:http';
import type { OurAddress } from './ours.js';
import type { TableDriver } from './workload.js';

/** @param fetching observers take their view anew after each notice, as the screens do */
export async function ourTables(
  { port, cookie, games }: OurAddress,
  observers: number,
  fetching: boolean,
): Promise<TableDriver[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return Promise.all(games.map((game) => ourTable({ port, cookie, game, observers, fetching, agent })));
}

interface Place {
  port: number;
  cookie: string;
  game: string;
  observers: number;
  fetching: boolean;
  agent: Agent;
}

async function ourTable(place: Place): Promise<TableDriver> {
  const { port, cookie, game, observers, fetching, agent } = place;
  let left = 0;
  let tell = (): void => {};
  const told = (): void => {
    left -= 1;
    if (left === 0) tell();
  };
  const feeds = await Promise.all(
    Array.from({ length: observers }, () =>
      listen(port, game, () => {
        if (fetching) void call(agent, { port, path: `/api/games/${game}?as=public` }).then(told);
        else told();
      }),
    ),
  );
  let key = 0;
  return {
    send(move) {
      left = observers;
      const seen = new Promise<void>((resolve) => {
        tell = resolve;
      });
      key += 1;
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': `k${key}` };
      const path = `/api/games/${game}/commands`;
      const acknowledged = call(
        agent,
        { port, path, method: 'POST', headers },
        JSON.stringify({ command: move }),
      );
      return { acknowledged, seen };
    },
    close() {
      for (const feed of feeds) feed.destroy();
    },
  };
}

/** An observer; resolves when its feed is open. */
function listen(port: number, game: string, event: () => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const feed = request(
      { port, host: '127.0.0.1', path: `/api/games/${game}/feed`, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
            if (text.startsWith('id: ')) event();
            text = text.slice(end + 2);
          }
        });
        resolve(feed);
      },
    );
    feed.on('error', reject);
    feed.end();
  });
}

function call(
  agent: Agent,
  options: { port: number; path: string; method?: string; headers?: Record<string, string> },
  body?: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${options.path}: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
