import { useEffect, useRef } from 'react';
import { useShape } from '../lib/shape.js';
import { spotsOf } from '../lib/spots.js';
import type { SeatPlay } from '../scenes/scene.js';
import { useDesk, useJudge } from '../use-desk.js';
import { Seat } from './seat.js';

interface Props {
  seat(n: number): SeatPlay;
  onFoul(n: number): void;
}

/** All seats, clockwise from the judge's left hand. */
export function Ring({ seat, onFoul }: Props) {
  const t = useJudge();
  const { view } = useDesk();
  const shape = useShape();
  const spots = spotsOf(view.seats.length, shape === 'tall');
  const list = useRef<HTMLOListElement>(null);
  const { speaker } = view;
  // On a phone the seats scroll: whoever speaks is in sight.
  useEffect(() => {
    if (shape !== 'phone' || speaker === null) return;
    list.current?.children[speaker - 1]?.scrollIntoView({ block: 'nearest' });
  }, [shape, speaker]);
  return (
    <ol
      ref={list}
      className="j-ring"
      aria-label={t('ring')}
      data-many={view.seats.length > 12 || undefined}
      data-top={spots.some(({ side }) => side === 'top') || undefined}
    >
      {view.seats.map(({ n }, index) => (
        <Seat key={n} n={n} spot={spots[index]!} play={seat(n)} onFoul={onFoul} />
      ))}
    </ol>
  );
}
