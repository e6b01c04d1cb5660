/** A browser that had a seat in this game and has it no more is told so, instead of becoming a spectator without a word. */
import { useEffect, useState } from 'react';
import { useSeason } from '../app/game.js';
import { Notice } from '../ui/notice.js';
import { useS } from './say.js';

const PREFIX = 'seat:';

/** Who leaves by himself has not lost anything. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** @param silent a screen without the product's own bars only remembers that there was a seat */
export function LostSeat({ silent = false }: { silent?: boolean }) {
  const { id, answer, as } = useSeason();
  const s = useS();
  const [lost, setLost] = useState(false);
  const { role } = answer;
  // In a demonstration seats are only borrowed.
  const borrowed = answer.meta.demo || as !== null;
  useEffect(() => {
    if (borrowed) return;
    try {
      if (role === 'spectator') setLost(localStorage.getItem(PREFIX + id) !== null);
      else {
        localStorage.setItem(PREFIX + id, '1');
        setLost(false);
      }
    } catch {
      // Remembered nowhere: nothing to say.
    }
  }, [id, role, borrowed]);
  if (!lost || borrowed || silent) return null;
  return (
    <div className="lost-seat" role="status">
      <Notice tone="warn">{s('seat.lost')}</Notice>
    </div>
  );
}
