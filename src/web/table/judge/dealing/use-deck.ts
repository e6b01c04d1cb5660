import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../../../rulebooks/table/setup.js';
import { useDesk } from '../use-desk.js';

export type Deck = Record<Role, number>;

/**
 * How many of each card this table plays. The rules know it and say it when a list of roles does not fit, so an empty list is
 * tried: a refusal costs nothing and leaves no trace.
 */
export function useDeck(active: boolean): Deck | null {
  const { table } = useDesk();
  const [deck, setDeck] = useState<Deck | null>(null);
  const enter = useRef(table.enter);
  enter.current = table.enter;
  useEffect(() => {
    if (!active || deck) return;
    let alive = true;
    void enter.current({ type: 'enterRoles', roles: {} }).then((answer) => {
      if (!alive || answer.ok) return;
      const { params = {} } = answer.refusal;
      const of = (role: Role): number => Number(params[role] ?? 0);
      setDeck({
        don: of('don'),
        mafia: of('mafia'),
        sheriff: of('sheriff'),
        doctor: of('doctor'),
        citizen: of('citizen'),
      });
    });
    return () => {
      alive = false;
    };
  }, [active, deck]);
  return deck;
}
