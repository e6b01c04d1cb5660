import type { Instant } from '../../engine/contract.js';
import { momentOf, useCountdown, zoneName } from '../app/clock.js';
import { usePrefs, useT } from '../app/prefs.js';

interface CountdownProps {
  until: Instant;
  /** Zone of the game. */
  zone: string;
  /** What ends then; said before the time. */
  label?: string;
  big?: boolean;
}

/** Time left, and the deadline both where the viewer is and where the game is. */
export function Countdown({ until, zone, label, big }: CountdownProps) {
  const { lang } = usePrefs();
  const t = useT();
  const state = useCountdown(until, zone, lang);
  const urgent = !state.passed && state.left < 3_600_000;
  return (
    <span className={`countdown${big ? ' countdown-big' : ''}${urgent ? ' countdown-urgent' : ''}`}>
      {label && <span className="countdown-label">{label}</span>}
      <span className="countdown-left" role="timer">
        {state.passed ? t('countdown.passed') : state.text}
      </span>
      <time className="countdown-at" dateTime={until}>
        {state.inZone} {zoneName(zone, lang)}
        {!state.same && ` · ${t('countdown.yours', { at: state.local })}`}
      </time>
    </span>
  );
}

/** A moment in the game's zone; the viewer's own when it differs. */
export function Moment({ at, zone }: { at: Instant; zone: string }) {
  const { lang } = usePrefs();
  const t = useT();
  const state = momentOf(at, zone, lang);
  return (
    <time dateTime={at} title={zoneName(zone, lang)}>
      {state.inZone}
      {!state.same && <span className="quiet"> ({t('countdown.yours', { at: state.local })})</span>}
    </time>
  );
}
