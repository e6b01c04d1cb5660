/** Keeps the screen from going dark while the table is led; asked again each time the page comes back. */
import { useEffect, useState } from 'react';

/** refused: the browser or an empty battery said no; missing: there is no such thing here (plain http, an old browser). */
export type WakeState = 'on' | 'asking' | 'refused' | 'missing';

export function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>(() =>
    typeof navigator !== 'undefined' && 'wakeLock' in navigator ? 'asking' : 'missing',
  );
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let alive = true;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (alive) setState('on');
        else await lock.release();
      } catch {
        if (alive) setState('refused');
      }
    };
    void ask();
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    return () => {
      alive = false;
      document.removeEventListener('visibilitychange', back);
      void lock?.release().catch(() => {});
    };
  }, []);
  return state;
}
