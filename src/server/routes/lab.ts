/** The lab: what can be played, a run with its progress, and plots as PNG. Nothing is kept. */
import { z } from 'zod';
import { strategies, strategyOf } from '../../lab/strategy/index.js';
import {
  namedSubject,
  packSubject,
  rulebookOf,
  type Subject,
  subjectNames,
  titleOf,
} from '../../lab/subject.js';
import type { Task } from '../../lab/tally.js';
import { drawBars } from '../../picture/bars.js';
import { svgPng } from '../../picture/png.js';
import { type App, errors } from '../context.js';
import { LabRuns } from '../lab/runs.js';
import {
  type LabLine,
  type LabMenu,
  labBody,
  labLineShape,
  labMenuShape,
  labPictureBody,
} from '../lab-shapes.js';
import { ApiProblem } from '../problems.js';

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
    handler: async () => menu(),
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
        await runs.play(task, games, stop, tell);
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
      const svg = drawBars(charts, { theme, foot, width: PICTURE_WIDTH / 1.5 });
      return reply.type('image/png').send(svgPng(svg, PICTURE_WIDTH));
    },
  });
}

function menu(): LabMenu {
  const subjects = subjectNames.map((name) => ({ name, subject: namedSubject(name)! }));
  const books = new Map(subjects.map(({ subject }) => [subject.rulebook, rulebookOf(subject)]));
  return {
    subjects: subjects.map(({ name, subject }) => ({
      name,
      title: titleOf(subject),
      kind: subject.kind,
      rulebook: subject.rulebook,
    })),
    strategies: strategies.map(({ id, title, about }) => ({ id, title, about })),
    rulings: Object.fromEntries(
      [...books].map(([id, { rulings }]) => [
        id,
        Object.entries(rulings).map(([ruling, { title, values, default: usual }]) => ({
          id: ruling,
          title,
          values: Object.entries(values).map(([value, text]) => ({ value, title: text })),
          default: usual,
        })),
      ]),
    ),
    mostGames: labBody.shape.games.maxValue ?? 0,
  };
}

/** @throws ApiProblem that names the field at fault and what would be right */
function taskOf(body: z.output<typeof labBody>): Task {
  const subject = subjectOf(body);
  if (!strategyOf(body.strategy))
    throw wrong(
      'strategy',
      strategies.map(({ id }) => id),
    );
  const { ruling } = body;
  if (ruling) {
    const { rulings } = rulebookOf(subject);
    if (!Object.hasOwn(rulings, ruling.id)) throw wrong('ruling.id', Object.keys(rulings));
    const values = Object.keys(rulings[ruling.id]!.values);
    if (!values.includes(ruling.value)) throw wrong('ruling.value', values);
  }
  return {
    subject,
    seed: body.seed,
    strategy: body.strategy,
    rulings: {},
    compare: ruling ? { [ruling.id]: ruling.value } : {},
  };
}

function subjectOf({ name, pack, teams, players }: z.output<typeof labBody>): Subject {
  const sizes = { teams, players };
  if (pack !== undefined) {
    const read = packSubject(pack, sizes);
    if ('subject' in read) return read.subject;
    const [fault] = read.faults;
    throw new ApiProblem('malformed-request', {
      field: `pack.${fault!.path.join('.')}`,
      text: {
        ru: `В пакете ошибка (${fault!.path.join('.')}): ${fault!.text.ru}`,
        en: `The pack has a fault (${fault!.path.join('.')}): ${fault!.text.en}`,
      },
    });
  }
  const named = namedSubject(name ?? '', sizes);
  if (!named) throw wrong('name', subjectNames);
  return named;
}

function wrong(field: string, accepted: readonly string[]): ApiProblem {
  const list = accepted.join(', ');
  return new ApiProblem('malformed-request', {
    field,
    text: { ru: `Здесь можно: ${list}`, en: `Accepted here: ${list}` },
  });
}
