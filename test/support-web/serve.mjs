// The screens over the hand-made season, to look at them without a server:
//   node test/support-web/serve.mjs [port]      http://127.0.0.1:5199/g/demo?as=clan:1
import { createServer } from 'vite';

const port = Number(process.argv[2] ?? 5199);
const json = (res, body, status = 200) => {
  res.writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' });
  res.end(JSON.stringify(body));
};

const api = {
  name: 'hand-made-season',
  configureServer(server) {
    server.middlewares.use('/api', async (req, res) => {
      const url = new URL(req.url, 'http://local');
      const { answer } = await server.ssrLoadModule('/../../test/support-web/season.ts');
      const NOW = answer(null).serverTime;
      const path = url.pathname;
      if (path === '/me')
        return json(res, { signedIn: false, name: null, organiser: false, serverTime: NOW });
      if (path === '/demo') return json(res, { id: 'demo' });
      if (path === '/links/consume') return json(res, { game: 'demo' });
      if (path === '/games') {
        const { meta, role } = answer('clan:1');
        return json(res, [{ ...meta, role, phase: 'running' }]);
      }
      if (path === '/games/demo') return json(res, answer(url.searchParams.get('as')));
      if (path === '/games/demo/feed') {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        return res.write(`id: 412\ndata: {"seq":412,"at":"${NOW}"}\n\n`);
      }
      if (path === '/games/demo/report') {
        res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
        return res.end(
          'ОТЧЁТ О ХОДАХ, игра 176\n\n1. Сицилийские мафиози: 143 → 168\n2. Китайские триады: 147 → 168',
        );
      }
      if (path === '/games/demo/commands') {
        let body = '';
        for await (const chunk of req) body += chunk;
        const { command } = JSON.parse(body);
        if (command.type === 'paint' && command.cells.includes(7)) {
          return json(
            res,
            {
              type: 'about:blank',
              title: 'Отказ',
              status: 409,
              code: 'paint.taken',
              clauses: ['mafia-2018:6.3'],
              field: 'cells.0',
              params: { cell: 7 },
              text: { ru: 'Клетка 7 уже закрашена.', en: 'Cell 7 is painted already.' },
            },
            409,
          );
        }
        return json(res, { seq: 413, at: NOW, repeated: false });
      }
      return json(res, { type: 'about:blank', title: 'Нет такого адреса', status: 404 }, 404);
    });
  },
};

const server = await createServer({
  configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
  plugins: [api],
  server: { port, strictPort: true, proxy: {} },
  optimizeDeps: { include: ['react', 'react-dom/client'] },
});
await server.listen();
server.printUrls();
