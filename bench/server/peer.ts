/** boardgame.io’s server in a process of its own, with its store in memory. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dayNightGame } from '../engine/boardgame.js';
import { answerParent } from './child.js';

interface PeerServer {
  run(options: { port: number }): Promise<{ appServer: { address(): { port: number } } }>;
}

const require = createRequire(join(process.cwd(), 'bench/package.json'));
const { Server, Origins } = require('boardgame.io/server') as {
  Server: (options: object) => PeerServer;
  Origins: { LOCALHOST: RegExp };
};
const server = Server({ games: [dayNightGame()], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.send!(appServer.address().port);
answerParent();
process.on('disconnect', () => process.exit());
