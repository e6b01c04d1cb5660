/** Personal links of players and judges: whoever has no seat for a person yet gets one, then his link. */
import { useCallback } from 'react';
import type { Link, Person } from '../../../../server/shapes.js';
import { type People, usePeople } from '../../../steer/people/use-people.js';
import { useCupCommand } from '../../lib/use.js';
import { useCupDesk } from '../say.js';

export interface Entrant {
  id: string;
  kind: 'player' | 'judge';
  name: string;
  /** The person of the server behind him; null: none yet. */
  person: Person | null;
}

export interface Links {
  people: People;
  entrants: Entrant[];
  helpers: Person[];
  /** A new link; the former one ends. */
  issue(entrant: Entrant): Promise<{ person: Person; link: Link }>;
  error: unknown;
}

export function useLinks(): Links {
  const { view, desk } = useCupDesk();
  const people = usePeople();
  const { run, error } = useCupCommand();
  const personOf = (id: string, kind: Entrant['kind']): Person | null => {
    const known = desk.persons.find((one) => one.id === id && one.kind === kind);
    return people.list?.find(({ person }) => person === known?.person) ?? null;
  };
  const entrants: Entrant[] = [
    ...view.judges.map(({ id, name }) => ({
      id,
      kind: 'judge' as const,
      name,
      person: personOf(id, 'judge'),
    })),
    ...view.players.map(({ id, nick }) => ({
      id,
      kind: 'player' as const,
      name: nick,
      person: personOf(id, 'player'),
    })),
  ];
  const { add, issue: give } = people;
  const issue = useCallback(
    async (entrant: Entrant) => {
      let { person } = entrant;
      if (!person) {
        person = await add({ name: entrant.name, role: entrant.kind, clan: null });
        const receipt = await run(
          entrant.kind === 'player'
            ? { type: 'editPlayer', player: entrant.id, person: person.person }
            : { type: 'editJudge', judge: entrant.id, person: person.person },
        );
        if (!receipt) throw new Error('refused');
      }
      return { person, link: await give(person.person) };
    },
    [add, run, give],
  );
  return {
    people,
    entrants,
    helpers: people.list?.filter(({ role }) => role === 'co-organiser') ?? [],
    issue,
    error,
  };
}
