// The screens of «12 комнат» over games played in memory by the real rules, to look at them without a server:
//   node test/support-web/serve-rooms.mjs [port]      http://127.0.0.1:5198/g/running?as=person-2
// Games: signup, regroup, running, ended. Seats: person-1 … person-15, master, none for a spectator.
import { createServer } from 'vite';

const port = Number(process.argv[2] ?? 5198);
const json = (res, body, status = 200) => {
  res.writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' });
  res.end(JSON.stringify(body));
};
const bodyOf = async (req) => {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const pictures = new Map();

const api = {
  name: 'rooms-in-memory',
  configureServer(server) {
    server.middlewares.use('/api', async (req, res) => {
      const url = new URL(req.url, 'http://local');
      const game = await server.ssrLoadModule('/../../test/support-web/rooms-game.ts');
      const as = url.searchParams.get('as');
      const [, games, id, what, picture] = url.pathname.split('/');
      const { serverTime } = game.answer(id ?? 'running', null);
      if (url.pathname === '/me')
        return json(res, { signedIn: false, name: null, organiser: false, serverTime });
      if (games !== 'games' || !id) return json(res, []);
      if (!what) return json(res, game.answer(id, as));
      if (what === 'feed') {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        return res.write(': open\n\n');
      }
      if (what === 'commands') {
        const { command } = JSON.parse((await bodyOf(req)).toString());
        const { receipt, refusal } = game.command(id, as, command);
        if (receipt) return json(res, receipt);
        return json(res, { type: 'about:blank', title: 'Отказ', status: 422, ...refusal }, 422);
      }
      if (what === 'images' && picture) {
        const found = pictures.get(picture);
        if (!found) return json(res, { type: 'about:blank', title: 'Нет', status: 404 }, 404);
        res.writeHead(200, { 'content-type': found.type });
        return res.end(found.bytes);
      }
      if (what === 'images') {
        const name = String(pictures.size + 1).padStart(32, '0');
        pictures.set(name, { type: req.headers['content-type'], bytes: await bodyOf(req) });
        return json(res, { id: name, width: 1, height: 1 }, 201);
      }
      return json(res, { type: 'about:blank', title: 'Нет такого адреса', status: 404 }, 404);
    });
  },
};

const server = await createServer({
  configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
  plugins: [api],
  cacheDir: new URL('../../node_modules/.vite-rooms', import.meta.url).pathname,
  server: { port, strictPort: true, proxy: {}, hmr: false },
  optimizeDeps: { include: ['react', 'react-dom/client'] },
});
await server.listen();
server.printUrls();
