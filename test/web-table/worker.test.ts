/** The service worker itself, two builds of it, on a network that comes and goes. */
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const ORIGIN = 'https://club.example';
const OLD = ['/assets/main-old11111.js', '/favicon.svg', '/index.html'];
const NEW = ['/assets/main-new22222.js', '/favicon.svg', '/index.html'];

interface Asked {
  url: string;
  method?: string;
  mode?: string;
}
type Heard = (event: {
  request?: Asked;
  waitUntil?(work: Promise<unknown>): void;
  respondWith?(answer: Promise<Response>): void;
}) => void;

const pathOf = (asked: Asked | string): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;

class FakeCache {
  readonly kept = new Map<string, string>();

  constructor(private readonly fetch: (asked: Asked) => Promise<Response>) {}

  async addAll(list: Asked[]): Promise<void> {
    const answers = await Promise.all(list.map((one) => this.fetch(one)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('not all');
    for (const [i, answer] of answers.entries()) this.kept.set(pathOf(list[i]!), await answer.text());
  }

  async match(asked: Asked | string): Promise<Response | undefined> {
    const text = this.kept.get(pathOf(asked));
    return text === undefined ? undefined : new Response(text);
  }
}

/** What the server has: text by address; null: no network; a number: what a proxy answers. */
let server: Record<string, string> | null | number;
let caches: Map<string, FakeCache>;
let code: (shell: { build: string; files: string[] }) => string;

beforeAll(async () => {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('../../src/web/sw/worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
  });
  code = (shell) => `const SHELL = ${JSON.stringify(shell)};${built.outputFiles[0]!.text}`;
});
beforeEach(() => {
  caches = new Map();
});

const pageOf = (files: string[]): string => `page of ${files[0]}`;
const serve = (files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, file === '/index.html' ? pageOf(files) : `text of ${file}`]));

async function fetched(asked: Asked): Promise<Response> {
  if (server === null) throw new TypeError('no network');
  if (typeof server === 'number') return new Response('', { status: server });
  const path = pathOf(asked);
  const text = server[path] ?? (path.includes('.') ? undefined : server['/index.html']);
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

/** A worker of a build, not installed yet. */
function worker(name: string, files: string[]) {
  const heard: Record<string, Heard> = {};
  runInNewContext(code({ build: name, files }), {
    self: {
      location: { origin: ORIGIN },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      addEventListener: (type: string, listener: Heard) => {
        heard[type] = listener;
      },
    },
    caches: {
      open: async (of: string) => {
        if (!caches.has(of)) caches.set(of, new FakeCache(fetched));
        return caches.get(of)!;
      },
      keys: async () => [...caches.keys()],
      delete: async (of: string) => caches.delete(of),
      match: async (asked: Asked) => {
        for (const cache of caches.values()) {
          const found = await cache.match(asked);
          if (found) return found;
        }
      },
    },
    fetch: fetched,
    Request: class {
      url: string;
      constructor(path: string) {
        this.url = new URL(path, ORIGIN).href;
      }
    },
    Response,
    URL,
    AbortSignal,
  });
  const life = async (type: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    heard[type]!({ waitUntil: (done) => (work = done) });
    await work;
  };
  return {
    install: () => life('install'),
    activate: () => life('activate'),
    /** null: left to the browser. */
    async ask(path: string, mode = 'cors'): Promise<string | null> {
      let answer: Promise<Response> | null = null;
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode };
      heard.fetch!({ request, respondWith: (given) => (answer = given) });
      return answer === null ? null : (await (answer as Promise<Response>)).text();
    },
  };
}

async function running(name: string, files: string[]) {
  server = serve(files);
  const made = worker(name, files);
  await made.install();
  await made.activate();
  return made;
}

it('opens any screen without the network, and with a server that is away', async () => {
  const one = await running('old', OLD);
  for (const away of [null, 502]) {
    server = away;
    expect(await one.ask('/g/g-1', 'navigate')).toBe(pageOf(OLD));
    expect(await one.ask('/assets/main-old11111.js')).toBe('text of /assets/main-old11111.js');
    expect(await one.ask('/favicon.svg')).toBe('text of /favicon.svg');
  }
});

it('leaves the API to the network', async () => {
  const one = await running('old', OLD);
  expect(await one.ask('/api/games/g-1')).toBe(null);
  expect(await one.ask('/api/games/g-1/export', 'navigate')).toBe(null);
});

it('gives the new build’s page as soon as the network has it, and never keeps it among the old files', async () => {
  const one = await running('old', OLD);
  server = serve(NEW);
  expect(await one.ask('/', 'navigate')).toBe(pageOf(NEW));
  expect(await one.ask('/assets/main-new22222.js')).toBe('text of /assets/main-new22222.js');
  server = null;
  expect(await one.ask('/', 'navigate')).toBe(pageOf(OLD));
});

it('a page of the build before still gets its files when the new build has taken over', async () => {
  await running('old', OLD);
  const two = await running('new', NEW);
  expect(await two.ask('/assets/main-old11111.js')).toBe('text of /assets/main-old11111.js');
  server = null;
  expect(await two.ask('/', 'navigate')).toBe(pageOf(NEW));
  await running('newest', [...NEW, '/assets/more-33333333.js']);
  expect([...caches.keys()]).toEqual(['shell:new', 'shell:newest']);
});

it('keeps a build whole or not at all', async () => {
  const one = await running('old', OLD);
  server = serve(NEW);
  // Meanwhile the server has gone on to a build without this file.
  delete server['/assets/main-new22222.js'];
  await expect(worker('new', NEW).install()).rejects.toThrow();
  expect([...caches.keys()]).toEqual(['shell:old']);
  server = null;
  expect(await one.ask('/', 'navigate')).toBe(pageOf(OLD));
});
