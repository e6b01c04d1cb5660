/**
 * The service worker: the judge's page opens without the network. It keeps the screens of one build and nothing else.
 *
 * Versions never mix. A cache holds one build, filled whole at once or not at all; a page that came from the network names the files
 * of its own build by their hashes, and so does a page that came from a cache. With the network, a screen always comes from it:
 * a new build is there on the next load. Without it, the newest build that was kept whole.
 */
import { cacheOf, outdated, routeOf } from './requests.js';

/** Put in by the build. */
declare const SHELL: { build: string; files: string[] };

interface ShellEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface ShellRequest extends ShellEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of the worker's world that is used here: the library for pages and the one for workers exclude each other. */
interface ShellWorker {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: ShellEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: ShellRequest) => void): void;
}

const worker = self as unknown as ShellWorker;
const CACHE = cacheOf(SHELL.build);
const PAGE = '/index.html';
/** A network that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, worker.location.origin, SHELL.files);
  if (route === 'hashed') event.respondWith(hashed(event.request));
  if (route === 'fresh') event.respondWith(fresh(event.request));
});

/** All files or none. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(SHELL.files.map((file) => new Request(file, { cache: 'no-cache' })));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function tidy(): Promise<void> {
  for (const name of outdated(await caches.keys(), CACHE)) await caches.delete(name);
}

async function hashed(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // A proxy whose server is away answers, too.
    if (answer.status < 500) return answer;
  } catch {
    // No network: below.
  }
  const cache = await caches.open(CACHE);
  const name = request.mode === 'navigate' ? PAGE : request;
  return (await cache.match(name, { ignoreVary: true })) ?? Response.error();
}
