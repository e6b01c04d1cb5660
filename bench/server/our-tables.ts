/** Tables of our server, seen from the clients’ process: a judge who enters, observers on the feed. */
import { Agent, type ClientRequest, request } from 'node:http';
import type { AnswerChange, GameAnswer } from '../../src/server/shapes.js';
import { patched } from '../../src/web/app/patched.js';
import type { OurAddress } from './ours.js';
import type { TableDriver } from './workload.js';

/**
 * What observers do with a notice: hear it; make the changes it carries to the answer they have, as the screens do; fetch their
 * answer anew, as whoever cannot.
 */
export type Observing = 'told' | 'changed' | 'fetched';

export async function ourTables(
  { port, cookie, games }: OurAddress,
  observers: number,
  observing: Observing,
): Promise<TableDriver[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const tables: TableDriver[] = [];
  // A few at a time: nobody's connection is turned away.
  for (let n = 0; n < games.length; n += AT_ONCE) {
    const some = games.slice(n, n + AT_ONCE);
    tables.push(
      ...(await Promise.all(
        some.map((game) => ourTable({ port, cookie, game, observers, observing, agent })),
      )),
    );
  }
  return tables;
}

const AT_ONCE = 20;

interface Place {
  port: number;
  cookie: string;
  game: string;
  observers: number;
  observing: Observing;
  agent: Agent;
}

async function ourTable(place: Place): Promise<TableDriver> {
  const { port, cookie, game, observers, observing, agent } = place;
  let left = 0;
  let tell = (): void => {};
  const told = (): void => {
    left -= 1;
    if (left === 0) tell();
  };
  const feeds = await Promise.all(
    Array.from({ length: observers }, async () => {
      const view = { port, path: `/api/games/${game}?as=public` };
      if (observing !== 'changed')
        return listen(port, game, '', () => {
          if (observing === 'fetched') void call(agent, view).then(told);
          else told();
        });
      let held = JSON.parse(await call(agent, view)) as GameAnswer;
      return listen(port, game, `?changes=1&after=${held.mark}`, (data) => {
        const { from, patch } = JSON.parse(data) as AnswerChange;
        if (from !== held.print) throw new Error('the changes are not of the answer that is here');
        held = patched(held, patch);
        told();
      });
    }),
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
      return { acknowledged: acknowledged.then(() => {}), seen };
    },
    close() {
      for (const feed of feeds) feed.destroy();
    },
  };
}

/** An observer; resolves when the server has begun to look for him. */
function listen(
  port: number,
  game: string,
  query: string,
  event: (data: string) => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const feed = request(
      { port, host: '127.0.0.1', path: `/api/games/${game}/feed${query}`, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
            const data = text.indexOf('\ndata: ');
            if (text.startsWith('id: ')) event(text.slice(data + 7, end));
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
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${options.path}: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was idle for long, while this was under way: the key makes it one entry.
      if (sent.reusedSocket && error.code === 'ECONNRESET') call(agent, options, body).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}
