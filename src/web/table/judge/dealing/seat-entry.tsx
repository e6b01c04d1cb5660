/** vavt-cup-2017:1.1: seats drawn by hand: who sits at 1, who at 2 … touched one after the other. */
import { useEffect, useState } from 'react';
import type { Scene } from '../scenes/scene.js';
import { nameOf } from '../scenes/speeches.js';
import { useDesk, useJudge } from '../use-desk.js';

export function useSeatEntry(active: boolean, back: () => void): Scene | null {
  const t = useJudge();
  const { view, enter } = useDesk();
  const [order, setOrder] = useState<number[]>([]);
  useEffect(() => {
    if (!active) setOrder([]);
  }, [active]);
  if (!active) return null;
  const { length } = view.seats;
  const ready = order.length === length;
  const cancel = () => (order.length > 0 ? setOrder(order.slice(0, -1)) : back());
  const put = (n: number) => {
    const next = [...order, n];
    // The last one has no choice.
    const left = view.seats.map((seat) => seat.n).filter((each) => !next.includes(each));
    setOrder(left.length === 1 ? [...next, left[0]!] : next);
  };
  return {
    words: ready ? t('seats.ready') : t('seats.who', { n: order.length + 1 }),
    body: <p className="j-hint">{t('seats.hint')}</p>,
    next: {
      label: t('seats.keep'),
      disabled: !ready,
      run: () =>
        void enter({ type: 'drawSeats', order }).then((kept) => {
          if (kept) back();
        }),
    },
    others: [{ label: t(order.length > 0 ? 'roles.back' : 'back'), run: cancel }],
    cancel,
    seat: (n) => {
      const at = order.indexOf(n) + 1;
      return {
        does: t('seats.does', { n: order.length + 1, name: nameOf(view, n) }),
        disabled: at > 0 || ready,
        tap: () => put(n),
        pressed: at > 0,
        sign: at > 0 ? { text: t('seats.at', { n: at }), tone: 'chosen' } : null,
      };
    },
  };
}
