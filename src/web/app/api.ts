/** The HTTP API, typed. The server decides everything; this only carries. */
import type { Command } from '../../engine/contract.js';
import type {
  AmendPreviewAnswer,
  DemoKind,
  DryRun,
  GameAnswer,
  GameList,
  Link,
  LinkLook,
  LogAnswer,
  Me,
  Person,
  Receipt,
  ReportFormat,
} from '../../server/shapes.js';
import { heard } from './clock.js';
import { deviceId, knownDevice } from './device.js';
import { offlineError, problemOf } from './problem.js';

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Idempotency key: the same action sent twice happens once. */
  key?: string;
  query?: Record<string, string | number | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export function address(path: string, query: Options['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

async function call(path: string, options: Options): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.key) headers['idempotency-key'] = options.key;
  let response: Response;
  try {
    response = await fetch(address(path, options.query), {
      method: options.method ?? 'GET',
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      credentials: 'same-origin',
      signal: options.signal,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw offlineError();
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Any JSON route of the API, for what `api` has no name for. */
export async function request<T>(path: string, options: Options = {}): Promise<T> {
  const response = await call(path, options);
  if (response.status === 204) return undefined as T;
  const body = (await response.json()) as T;
  return body;
}

const at = (game: string, rest = '') => `/api/games/${encodeURIComponent(game)}${rest}`;
const post = <T>(path: string, body: unknown, options: Options = {}) =>
  request<T>(path, { ...options, method: 'POST', body });

export const api = {
  me: () => request<Me>('/api/me'),
  lookAtLink: (token: string) => post<LinkLook>('/api/links/look', { token }),
  consume: (token: string, name?: string) =>
    post<{ game: string | null; url: string | null }>('/api/links/consume', { token, name }),
  logout: () => post<void>('/api/logout', {}),
  games: () => request<GameList>('/api/games'),
  createGame: (body: unknown, key: string) => post<{ id: string }>('/api/games', body, { key }),
  demo: (of: DemoKind, key: string) => post<{ id: string }>('/api/demo', { of }, { key }),
  game: async (id: string, as: string | null, signal?: AbortSignal) => {
    const answer = await request<GameAnswer>(at(id), { query: { as }, signal });
    // A demo lives in its own year: only a game's answer tells that game's time.
    heard(answer.serverTime);
    return answer;
  },
  command: (id: string, command: Command, options: { key: string; as: string | null }) =>
    post<Receipt>(
      at(id, '/commands'),
      { command },
      {
        key: options.key,
        query: { as: options.as },
        // Where this device leads a table, its other screens speak for it too.
        headers: knownDevice() ? { 'x-device': deviceId() } : undefined,
      },
    ),
  dryRun: (id: string, command: Command, as: string | null) =>
    post<DryRun>(at(id, '/dry-run'), { command }, { query: { as } }),
  report: async (
    id: string,
    query: { game: number; format: ReportFormat; lang: string; revision?: number | null },
    as: string | null,
  ): Promise<string> => {
    const response = await call(at(id, '/report'), { query: { ...query, as } });
    const text = await response.text();
    if (!response.headers.get('content-type')?.includes('json')) return text;
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'text' in body ? String(body.text) : text;
  },
  people: (id: string) => request<Person[]>(at(id, '/people')),
  addPerson: (id: string, body: unknown, key: string) => post<Person>(at(id, '/people'), body, { key }),
  issueLink: (id: string, person: string) => post<Link>(at(id, '/links'), { person }),
  log: (id: string) => request<LogAnswer>(at(id, '/log')),
  amendPreview: (id: string, change: unknown) =>
    post<AmendPreviewAnswer>(at(id, '/amend/preview'), { change }),
  amend: (id: string, body: unknown, key: string) => post<Receipt>(at(id, '/amend'), body, { key }),
  boardPng: (id: string, query: Options['query'] = {}) => address(at(id, '/board.png'), query),
  calendar: (id: string, query: Options['query'] = {}) => address(at(id, '/calendar.ics'), query),
  feed: (id: string, as: string | null, after: string) => address(at(id, '/feed'), { as, after, changes: 1 }),
};
