/**
 * The lab: what can be played, a run with its progress, and plots as PNG. Nothing is kept. The lab itself is loaded when
 * somebody comes to it: most servers never play.
 */
import { z } from 'zod';
import { type App, errors } from '../context.js';
import { LabRuns } from '../lab/runs.js';
import { type LabLine, labBody, labLineShape, labMenuShape, labPictureBody } from '../lab-shapes.js';

const tags = ['lab'];
const MINUTE = 60_000;
/** A long board with a story on every cell. */
const PACK_LIMIT = 1024 * 1024;
const PICTURE_WIDTH = 1080;

export function labRoutes(app: App): void {
  const runs = new LabRuns();
  app.addHook('preClose', async () => runs.stopAll());

  app.route({
    method: 'GET',
    url: '/api/lab',
    config: { access: 'account' },
    schema: { summary: 'What the lab can play', tags, response: { 200: labMenuShape, ...errors } },
    handler: async () => (await import('../lab/menu.js')).menu(),
  });

  app.route({
    method: 'POST',
    url: '/api/lab',
    bodyLimit: PACK_LIMIT,
    config: { access: 'account', rateLimit: { max: 20, timeWindow: MINUTE } },
    schema: {
      summary: 'Play many games and count',
      description:
        'The answer is a stream, one JSON object a line: `done` and `total` as it goes on, now and then the `result` so far, at the end the `last` one. One run at a time on a server; it stops when the connection is closed, and after three minutes with what has been played.',
      tags,
      body: labBody,
      response: {
        200: { description: 'The stream', content: { 'application/x-ndjson': { schema: labLineShape } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { games } = request.body;
      const [{ taskOf }, { play }] = await Promise.all([import('../lab/menu.js'), import('../lab/play.js')]);
      const task = taskOf(request.body);
      const { stop, done } = runs.begin();
      reply.hijack();
      const out = reply.raw;
      out.once('close', () => stop.abort());
      out.writeHead(200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      const tell = (line: LabLine): void => void out.write(`${JSON.stringify(line)}\n`);
      try {
        await play(task, games, stop, tell);
      } catch (error) {
        request.log.error({ err: error }, 'lab');
        tell({ problem: 'internal' });
      } finally {
        done();
        out.end();
      }
    },
  });

  app.route({
    method: 'POST',
    url: '/api/lab/picture',
    config: { access: 'account', rateLimit: { max: 30, timeWindow: MINUTE } },
    schema: {
      summary: 'Plots of the lab as one PNG',
      tags,
      body: labPictureBody,
      response: {
        200: { description: 'The picture', content: { 'image/png': { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async ({ body: { charts, theme, foot } }, reply) => {
      const [{ drawBars }, { svgPng }] = await Promise.all([
        import('../../picture/bars.js'),
        import('../../picture/png.js'),
      ]);
      const svg = drawBars(charts, { theme, foot, width: PICTURE_WIDTH / 1.5 });
      return reply.type('image/png').send(await svgPng(svg, PICTURE_WIDTH));
    },
  });
}
