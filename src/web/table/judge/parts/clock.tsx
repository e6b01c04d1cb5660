import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import type { ClockTone } from '../../shared/clock.js';
import { calledBetween, digits, type JudgeClock, judgeClock } from '../lib/alarm.js';
import type { Sound } from '../lib/sound.js';
import { useDesk, useJudge } from '../use-desk.js';

/** The clock of now by the game's time, five times a second and at once when the page comes back. */
function useJudgeClock({ call }: Sound): JudgeClock | null {
  const { table, view } = useDesk();
  const { timer } = view;
  const { now } = table;
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!timer || timer.pausedAt !== null) return;
    const look = () => setAt(now());
    look();
    const every = setInterval(look, 200);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timer, now]);
  const clock = judgeClock(timer, at);
  const last = useRef<{ key: string; left: number } | null>(null);
  useEffect(() => {
    if (!clock || !timer) {
      last.current = null;
      return;
    }
    const before = last.current?.key === clock.key ? last.current.left : null;
    const called = calledBetween(before, clock.left, timer.seconds);
    last.current = { key: clock.key, left: clock.left };
    if (called) call(called);
  });
  return clock;
}

interface Props {
  sound: Sound;
  /** The whole screen takes the colour of the clock. */
  onTone(tone: ClockTone | 'none'): void;
}

/** The seconds, as large as the place allows; pause and ten seconds more beside them. */
export function Clock({ sound, onTone }: Props) {
  const t = useJudge();
  const { enter } = useDesk();
  const clock = useJudgeClock(sound);
  const tone = clock === null ? 'none' : clock.tone;
  useEffect(() => onTone(tone), [tone, onTone]);
  if (!clock) return <div className="j-clock j-clock-none" />;
  const { paused, seconds, left } = clock;
  const word = paused
    ? t('clock.paused')
    : tone === 'over'
      ? t('clock.over', { n: Math.floor(-left / 1000) })
      : tone === 'soon'
        ? t('clock.soon')
        : '';
  return (
    <div className="j-clock">
      <button type="button" className="j-button j-clock-side" onClick={() => void enter(pauseOrGo(paused))}>
        <Icon name={paused ? 'play' : 'pause'} />
        <span>{t(paused ? 'clock.go' : 'clock.pause')}</span>
      </button>
      <div className="j-clock-face" role="timer" aria-label={t('clock.left', { n: seconds })}>
        <span className="j-digits" aria-hidden="true" data-long={seconds >= 60 || undefined}>
          {digits(seconds)}
        </span>
        <span className="j-clock-word">{word}</span>
      </div>
      <button
        type="button"
        className="j-button j-clock-side"
        onClick={() => void enter({ type: 'addTime', seconds: 10 })}
      >
        <Icon name="plus" />
        <span>{t('clock.add')}</span>
      </button>
      <span className="sr-only" role="status">
        {paused || tone === 'calm' ? '' : t(tone === 'soon' ? 'clock.soon' : 'clock.up')}
      </span>
    </div>
  );
}

export const pauseOrGo = (paused: boolean) => ({
  type: paused ? ('resumeTimer' as const) : ('pauseTimer' as const),
});
