import { useCallback, useEffect, useState } from 'react';
import type { Link, Person } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { newKey } from '../../app/key.js';

export interface People {
  list: Person[] | null;
  error: unknown;
  add(body: { name: string; role: string; clan: number | null }): Promise<Person>;
  issue(person: string): Promise<Link>;
  revoke(person: string): Promise<void>;
  remove(person: string): Promise<void>;
  reload(): Promise<void>;
}

/** The people of a season and what can be done with their links. */
export function usePeople(): People {
  const { id, answer, refetch } = useSeason();
  const base = `/api/games/${encodeURIComponent(id)}/people`;
  const [list, setList] = useState<Person[] | null>(null);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(async () => {
    try {
      setList(await request<Person[]>(base));
      setError(null);
    } catch (caught) {
      setError(caught);
    }
  }, [base]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence number is the reason to ask again
  useEffect(() => {
    void load();
  }, [load, answer.seq]);

  const one = (person: string) => `${base}/${encodeURIComponent(person)}`;
  return {
    list,
    error,
    reload: load,
    add: async (body) => {
      const person = await request<Person>(base, { method: 'POST', body, key: newKey() });
      await Promise.all([load(), refetch()]);
      return person;
    },
    issue: async (person) => {
      const link = await request<Link>(`${one(person)}/link`, { method: 'POST', body: {} });
      await load();
      return link;
    },
    revoke: async (person) => {
      await request(`${one(person)}/link`, { method: 'DELETE' });
      await load();
    },
    remove: async (person) => {
      await request(one(person), { method: 'DELETE' });
      await Promise.all([load(), refetch()]);
    },
  };
}
