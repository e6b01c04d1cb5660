/** A router of the size this product needs: paths, a link, a match. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

const MOVED = 'reglament:moved';

function subscribe(notify: () => void): () => void {
  addEventListener('popstate', notify);
  addEventListener(MOVED, notify);
  return () => {
    removeEventListener('popstate', notify);
    removeEventListener(MOVED, notify);
  };
}

/** The path with its query, as the address bar shows it. */
export function useLocation(): { path: string; query: URLSearchParams } {
  const href = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const [path = '/', search = ''] = href.split('?');
  return { path, query: new URLSearchParams(search) };
}

export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  if (!options.replace) scrollTo(0, 0);
}

/** `match('/g/:id/manage/*', path)` → `{ id, rest }` or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const got = path.split('/').filter(Boolean);
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part === '*') {
      params.rest = got.slice(i).join('/');
      return params;
    }
    const value = got[i];
    if (value === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return got.length === wanted.length ? params : null;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || rest.target) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
