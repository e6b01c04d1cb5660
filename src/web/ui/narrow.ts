import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 759px)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** A phone, or a window as narrow. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
