/** A pack under the hands of its author: every change can be undone, is kept in this browser, and is checked by the server. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PackCheck, PackMessage } from '../../server/shapes.js';
import { request } from '../app/api.js';
import type { Pack } from './lib/types.js';
import { keepPack, type OwnPack } from './store.js';

interface History {
  past: Pack[];
  now: Pack;
  future: Pack[];
  /** What was changed last: typing in one field is one step. */
  field: string | null;
}

const MOST_STEPS = 200;
const PAUSE = { keep: 250, check: 450 };

export interface Editing {
  pack: Pack;
  /** @param field changes of the same one in a row are undone together */
  change(next: Pack, field?: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** null: not known yet for what stands here now. */
  messages: PackMessage[] | null;
  /** The check could not be asked for. */
  error: unknown;
  /** The browser keeps nothing: the file must be taken. */
  unkept: boolean;
}

export function usePack({ key, pack: first, ready }: OwnPack): Editing {
  const [{ past, now, future }, setHistory] = useState<History>({
    past: [],
    now: first,
    future: [],
    field: null,
  });
  const [checked, setChecked] = useState<{ pack: Pack; messages: PackMessage[] } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [unkept, setUnkept] = useState(false);
  const known = checked?.pack === now;
  const isReady = known ? checked.messages.length === 0 : now === first && ready;
  const latest = useRef({ now, isReady });
  latest.current = { now, isReady };

  useEffect(() => {
    const timer = setTimeout(() => setUnkept(!keepPack(key, now, isReady)), PAUSE.keep);
    return () => clearTimeout(timer);
  }, [key, now, isReady]);

  // Whoever leaves in the middle of a word loses no letter.
  useEffect(() => {
    const keep = () => keepPack(key, latest.current.now, latest.current.isReady);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      request<PackCheck>('/api/packs/check', { method: 'POST', body: { pack: now }, signal: stop.signal })
        .then(({ messages }) => {
          setChecked({ pack: now, messages });
          setError(null);
        })
        .catch((caught: unknown) => {
          if (!stop.signal.aborted) setError(caught);
        });
    }, PAUSE.check);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [now]);

  const change = useCallback((next: Pack, field?: string) => {
    setHistory((old) => {
      if (next === old.now) return old;
      const same = field !== undefined && field === old.field;
      const before = same ? old.past : [...old.past, old.now].slice(-MOST_STEPS);
      return { past: before, now: next, future: [], field: field ?? null };
    });
  }, []);
  const undo = useCallback(() => {
    setHistory((old) => {
      const before = old.past.at(-1);
      return before
        ? { past: old.past.slice(0, -1), now: before, future: [old.now, ...old.future], field: null }
        : old;
    });
  }, []);
  const redo = useCallback(() => {
    setHistory((old) => {
      const [after, ...rest] = old.future;
      return after ? { past: [...old.past, old.now], now: after, future: rest, field: null } : old;
    });
  }, []);

  return {
    pack: now,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    messages: known ? checked.messages : null,
    error,
    unkept,
  };
}
