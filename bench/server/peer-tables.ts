/** Tables of boardgame.io’s server: its own messages on its own sockets, without the work its client would do besides. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TableDriver } from './workload.js';

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

const require = createRequire(join(process.cwd(), 'bench/package.json'));
const PLAYERS = 10;

export async function peerTables(port: number, tables: number, observers: number): Promise<TableDriver[]> {
  const { io } = require('socket.io-client') as { io: (url: string, options: object) => Socket };
  const made: TableDriver[] = [];
  for (let n = 0; n < tables; n++) made.push(await peerTable(io, port, `match-${n}`, observers));
  return made;
}

async function peerTable(
  io: (url: string, options: object) => Socket,
  port: number,
  matchID: string,
  observers: number,
): Promise<TableDriver> {
  let stateID = 0;
  let left = 0;
  let tell = (): void => {};
  let acknowledge = (): void => {};
  const connect = (player: number): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/day-night`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', matchID, String(player), undefined, PLAYERS));
      socket.on('sync', () => resolve(socket));
      socket.on('update', ((_match: string, state: { _stateID: number }) => {
        if (player === 0) {
          stateID = state._stateID;
          acknowledge();
        }
        left -= 1;
        if (left === 0) tell();
      }) as never);
    });
  // The first to ask for a match makes it.
  const first = await connect(0);
  const others = await Promise.all(Array.from({ length: observers - 1 }, (_, n) => connect(n + 1)));
  return {
    send(move) {
      left = observers;
      const acknowledged = new Promise<void>((resolve) => {
        acknowledge = resolve;
      });
      const seen = new Promise<void>((resolve) => {
        tell = resolve;
      });
      const action = { type: 'MAKE_MOVE', payload: { type: move.type, args: [move], playerID: '0' } };
      first.emit('update', action, stateID, matchID, '0');
      return { acknowledged, seen };
    },
    close() {
      for (const socket of [first, ...others]) socket.disconnect();
    },
  };
}
