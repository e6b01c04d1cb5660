/** A run of the lab: its lines as they come, and an end at any moment. Whoever leaves the page ends it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabBody, LabLine, LabResult } from '../../server/lab-shapes.js';
import { offlineError, problemOf } from '../app/problem.js';

export interface Running {
  /** null: nothing is being played. */
  progress: { done: number; total: number } | null;
  /** The latest there is. */
  result: LabResult | null;
  /** The result is the last one of its run. */
  whole: boolean;
  error: unknown;
  /** The server could not go on. */
  broken: boolean;
  start(body: LabBody): void;
  stop(): void;
}

type State = Omit<Running, 'start' | 'stop'>;
const NOTHING: State = { progress: null, result: null, whole: false, error: null, broken: false };

export function useRun(): Running {
  const [state, setState] = useState<State>(NOTHING);
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState((was) => ({ ...was, progress: null }));
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  const start = useCallback((body: LabBody) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setState({ ...NOTHING, progress: { done: 0, total: body.games } });
    const take = (line: LabLine): void => {
      if (current.current !== own) return;
      if ('done' in line) setState((was) => ({ ...was, progress: line }));
      else if ('result' in line) setState((was) => ({ ...was, result: line.result, whole: line.last }));
      else setState((was) => ({ ...was, broken: true }));
    };
    follow(body, own.signal, take)
      .catch((error: unknown) => {
        if (current.current === own) setState((was) => ({ ...was, error }));
      })
      .finally(() => {
        if (current.current === own) setState((was) => ({ ...was, progress: null }));
      });
  }, []);
  return { ...state, start, stop };
}

/** @throws the problem the server names, or that there is no network */
async function follow(body: LabBody, signal: AbortSignal, take: (line: LabLine) => void): Promise<void> {
  const response = await reached(
    fetch('/api/lab', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    }),
  );
  if (!response.ok || !response.body) throw await problemOf(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reached(reader.read());
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(JSON.parse(line) as LabLine);
  }
}

async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : offlineError();
  }
}
