/** Small things of this tablet that outlive a reload: raised hands not yet counted, whether the sound is on. */
import { useCallback, useState } from 'react';

function recall<T>(key: string, initial: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? initial : (JSON.parse(kept) as T);
  } catch {
    return initial;
  }
}

function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still works until it is closed.
  }
}

/** State that survives a reload; another key is another state. `null` is forgotten. */
export function useKept<T>(key: string, initial: T): [T, (next: T) => void] {
  const [held, setHeld] = useState(() => ({ key, value: recall(key, initial) }));
  let value = held.value;
  if (held.key !== key) {
    value = recall(key, initial);
    setHeld({ key, value });
  }
  const set = useCallback(
    (next: T) => {
      setHeld({ key, value: next });
      remember(key, next);
    },
    [key],
  );
  return [value, set];
}

/** A draft that belongs to one place of the game: at another place it is begun anew. */
export function useDraft<T>(key: string, initial: T): [T, (next: T) => void] {
  const [held, setHeld] = useState({ key, value: initial });
  const set = useCallback((next: T) => setHeld({ key, value: next }), [key]);
  return [held.key === key ? held.value : initial, set];
}
