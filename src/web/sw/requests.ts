/** What the service worker does with a request. */

export type Route =
  /** Not its business: the API, other sites, anything that is not read. */
  | 'leave'
  /** A file whose name holds a hash of its content: whatever cache has it, it is the right one. */
  | 'hashed'
  /** A screen, or a file that may change: the network first. */
  | 'fresh';

/** @param files addresses the shell consists of */
export function routeOf(
  request: { method: string; url: string; mode: string },
  origin: string,
  files: readonly string[],
): Route {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  const { pathname } = url;
  // What the server says of games is never kept here: what the judge's page needs of it, it keeps itself.
  if (
    pathname === '/api' ||
    pathname.startsWith('/api/') ||
    ['/healthz', '/readyz', '/metrics'].includes(pathname)
  )
    return 'leave';
  if (pathname.startsWith('/assets/')) return 'hashed';
  if (request.mode === 'navigate') return 'fresh';
  return files.includes(pathname) ? 'fresh' : 'leave';
}

/**
 * Caches that are no longer needed when a build takes over: all but its own and the one before. Pages of the build before may
 * still be open, and they load more of their files as they go.
 * @param names in the order they were made
 */
export function outdated(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name !== own && name.startsWith(PREFIX));
  return others.slice(0, -1);
}

const PREFIX = 'shell:';

export const cacheOf = (build: string): string => `${PREFIX}${build}`;
