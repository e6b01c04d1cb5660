/** Figures of a seating, measured by the server beside what no seating can better. */
import { useEffect, useState } from 'react';
import type { SeatingFigures } from '../../../rulebooks/table/cup/seating/figures.js';
import { request } from '../../app/api.js';
import { useCupGame } from '../lib/use.js';
import { placedOf, type SeatsOfRound } from './layout.js';

interface Measured {
  figures: SeatingFigures | null;
  error: unknown;
}

/** @param rounds a seating that is not entered yet; null: the cup's own */
export function useFigures(rounds: readonly SeatsOfRound[] | null): Measured {
  const { id, answer } = useCupGame();
  const body = JSON.stringify(rounds ? { tables: placedOf(rounds) } : {});
  const wanted = `${answer.seq} ${body}`;
  const [got, setGot] = useState<Measured & { for: string }>({ for: '', figures: null, error: null });
  useEffect(() => {
    let alive = true;
    const asked = wanted;
    // A seating that is still being typed is not measured at every letter.
    const timer = setTimeout(
      () => {
        request<{ figures: SeatingFigures }>(`/api/games/${encodeURIComponent(id)}/cup/seating/figures`, {
          method: 'POST',
          body: JSON.parse(asked.slice(asked.indexOf(' ') + 1)),
        })
          .then(({ figures }) => alive && setGot({ for: asked, figures, error: null }))
          .catch((error: unknown) => alive && setGot({ for: asked, figures: null, error }));
      },
      got.for === '' ? 0 : 200,
    );
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [id, wanted, got.for]);
  return got.for === wanted ? got : { figures: null, error: null };
}
