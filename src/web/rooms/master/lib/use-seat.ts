/** Writing a player in by hand: a person with a link of his own, and a seat at the table. */
import { useState } from 'react';
import type { GameView } from '../../../../rulebooks/twelve-rooms/view.js';
import type { Person } from '../../../../server/shapes.js';
import { api } from '../../../app/api.js';
import { newKey } from '../../../app/key.js';
import type { People } from '../../../steer/people/use-people.js';
import { useRooms } from './use.js';

export interface Seat {
  take(nick: string, wish: number | null): Promise<Person | null>;
  busy: boolean;
  error: unknown;
}

export function useSeat(people: People): Seat {
  const { id, as, refetch } = useRooms();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const take = async (nick: string, wish: number | null) => {
    setBusy(true);
    setError(null);
    try {
      const person = await people.add({ name: nick, role: 'player', clan: null });
      // The server may have given the seat together with the name.
      const { view } = await api.game(id, as);
      const seated = (view as GameView).master?.players.some((player) => player.person === person.person);
      if (!seated) {
        const command = {
          type: 'addPlayer',
          person: person.person,
          nick,
          ...(wish === null ? {} : { wish }),
        };
        await api.command(id, command, { key: newKey(), as });
      }
      await refetch();
      return person;
    } catch (caught) {
      setError(caught);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, error };
}
