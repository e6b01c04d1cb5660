/** What happens before any handler: where the request comes from, when it came, and whether it may. */
import type { FastifyRequest } from 'fastify';
import { accessTo } from './access.js';
import type { App, Context, Entry } from './context.js';
import { ApiProblem } from './problems.js';
import { sessionClock, type Visitor, visitorOf } from './visitors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lists within lists: nothing anybody has to say goes so deep, and whatever copies a body by calling itself would not come back. */
const MOST_DEPTH = 40;
const TOO_DEEP = {
  ru: `Запрос: больше ${MOST_DEPTH} уровней вложенности не принимается.`,
  en: `Request: no more than ${MOST_DEPTH} levels of nesting are taken.`,
};

/** No text has it, and not every database can keep it. */
const NUL = {
  ru: 'Запрос: в тексте есть символ с кодом 0.',
  en: 'Request: a text has a character of code 0 in it.',
};

/** Half a character cannot be written down: what is stored, shown or drawn of it would be something else. */
const HALF = {
  ru: 'Запрос: в тексте есть половина символа.',
  en: 'Request: a text has half a character in it.',
};

export function addGate(app: App, context: Context): void {
  app.decorateRequest('receivedMs', 0);
  app.decorateRequest('entry', null);
  app.decorateRequest('visitor');

  const noteUse = sessionClock(context.store);

  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new ApiProblem('malformed-request', { text: NUL });
    refuseCrossSite(request);
    request.visitor = await visitorOf(context.store, request);
    await noteUse(request.visitor, context.clock());
    await checkAccess(context, request);
  });

  // The body has arrived; nothing has been decided yet.
  app.addHook('preValidation', async (request) => {
    request.receivedMs = context.clock();
    if (deeperThan(MOST_DEPTH, request.body)) throw new ApiProblem('malformed-request', { text: TOO_DEEP });
    if (holds(request.body, (text) => text.includes('\0')))
      throw new ApiProblem('malformed-request', { text: NUL });
    if (holds(request.body, (text) => /\p{Surrogate}/u.test(text)))
      throw new ApiProblem('malformed-request', { text: HALF });
  });
}

function deeperThan(most: number, body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? Object.values(value) : [],
    );
  }
  return false;
}

/**
 * Whether some text in it is so, names of fields among them.
 * @param body not too deep
 */
function holds(body: unknown, what: (text: string) => boolean): boolean {
  if (typeof body === 'string') return what(body);
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return false;
  return Object.entries(body).some(([name, value]) => what(name) || holds(value, what));
}

/** A page of another site must not act with our cookie. */
function refuseCrossSite(request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiProblem('cross-site');
  const { origin } = request.headers;
  if (origin !== undefined && !sameHost(origin, request.host)) throw new ApiProblem('cross-site');
}

function sameHost(origin: string, host: string): boolean {
  try {
    const { protocol, host: from } = new URL(origin);
    // Both spelled by the same hand: without the port that goes without saying.
    return from === new URL(`${protocol}//${host}`).host;
  } catch {
    return false;
  }
}

/** A game as a visitor may have it; null where there is none for him. `removed`: it was taken away and can be brought back. */
export async function entryTo(
  context: Context,
  visitor: Visitor,
  id: string,
  as: string | undefined,
): Promise<(Entry & { removed: boolean }) | null> {
  const { store } = context;
  const meta = await store.game(id);
  if (!meta) return null;
  const removal = (await store.removal(meta.id)) ?? (meta.parent && (await store.removal(meta.parent)));
  if (removal && removal.purgedAt !== null) return null;
  const access = await accessTo(context, visitor, meta, as);
  return access.levels.has('watch') ? { meta, access, removed: Boolean(removal) } : null;
}

/**
 * Whoever may not see a game is told that there is none; whoever sees it but may not do this is told only that.
 */
async function checkAccess(context: Context, request: FastifyRequest): Promise<void> {
  const level = request.routeOptions.config.access ?? 'anyone';
  if (level === 'anyone') return;
  if (level === 'account') {
    if (!request.visitor.account) throw new ApiProblem('no-access');
    return;
  }
  const { id } = request.params as { id: string };
  const { as } = request.query as { as?: unknown };
  const entry = await entryTo(context, request.visitor, id, typeof as === 'string' ? as : undefined);
  if (!entry) throw new ApiProblem('not-found');
  const { meta, access, removed } = entry;
  if (removed && !request.routeOptions.config.evenRemoved) throw new ApiProblem('game-removed');
  if (!access.levels.has(level)) throw new ApiProblem('no-access');
  request.entry = { meta, access };
}
