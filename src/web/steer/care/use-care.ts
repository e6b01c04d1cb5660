import { useCallback, useEffect, useState } from 'react';
import type { Care } from '../../../server/care-shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { texts } from './texts.js';

/** Says the texts of this folder. */
export const useCareSay = () => useSay(texts);

export interface CareOfGame {
  care: Care | null;
  error: unknown;
  /** Asks the server, then looks anew. @throws whatever the server refuses */
  act<T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T>;
}

/** Who steers a game, from which devices it is entered, how long names are kept. */
export function useCare(): CareOfGame {
  const { id, answer } = useSeason();
  const base = `/api/games/${encodeURIComponent(id)}`;
  const [care, setCare] = useState<Care | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async () => {
    try {
      setCare(await request<Care>(`${base}/care`));
      setError(null);
    } catch (caught) {
      setError(caught);
    }
  }, [base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is the reason to look again
  useEffect(() => {
    void load();
  }, [load, answer.seq]);
  return {
    care,
    error,
    act: async (method, path, body) => {
      const given = await request<never>(`${base}${path}`, {
        method,
        ...(method === 'DELETE' ? {} : { body: body ?? {} }),
      });
      await load();
      return given;
    },
  };
}
