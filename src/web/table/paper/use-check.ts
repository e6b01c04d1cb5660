/** What the rules find in a sheet: asked of the server a moment after the last key. */
import { useEffect, useRef, useState } from 'react';
import type { PaperInput } from '../../../rulebooks/table/paper/schema.js';
import type { PaperCheck } from '../../../server/shapes.js';
import { request } from '../../app/api.js';

export interface Checking {
  answer: PaperCheck | null;
  error: unknown;
  /** The answer is to what was typed before. */
  stale: boolean;
}

const PAUSE_MS = 400;

export function useCheck(address: string, body: Record<string, unknown> & { paper: PaperInput }): Checking {
  const [answer, setAnswer] = useState<{ to: string; check: PaperCheck } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef('');
  const text = JSON.stringify(body);
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => {
      request<PaperCheck>(address, { method: 'POST', body: JSON.parse(text) })
        .then((check) => {
          if (latest.current !== text) return;
          setAnswer({ to: text, check });
          setError(null);
        })
        .catch((caught: unknown) => {
          if (latest.current === text) setError(caught);
        });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address, text]);
  return { answer: answer?.check ?? null, error, stale: answer?.to !== text && !error };
}
