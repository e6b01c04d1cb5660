/** Which way the seats stand: round the table on a wide or a tall screen, one under the other on a phone. */
import { useSyncExternalStore } from 'react';

export type Shape = 'wide' | 'tall' | 'phone';

/** The same bounds as in the styles. */
const PHONE = '(max-width: 699px)';
const TALL = '(max-aspect-ratio: 1/1)';

function shapeNow(): Shape {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(TALL).matches ? 'tall' : 'wide';
}

function subscribe(notify: () => void): () => void {
  const queries = [PHONE, TALL].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}

export const useShape = (): Shape => useSyncExternalStore(subscribe, shapeNow);
