import { type ClockState, clockText } from './clock.js';
import { useTb } from './use-view.js';

interface Props {
  clock: ClockState;
  /** huge: for a hall; otherwise for a phone. */
  huge?: boolean;
}

/** The seconds, large. The tone is said in words too when time is short. */
export function ClockFace({ clock, huge = false }: Props) {
  const tb = useTb();
  const { tone, paused, share } = clock;
  return (
    <div
      className={`tb-clock tb-clock-${tone} ${huge ? 'tb-clock-huge' : ''}`.trim()}
      role="timer"
      aria-label={tb('clock.left', { time: clockText(clock) })}
    >
      <span className="tb-clock-digits" aria-hidden="true">
        {clockText(clock)}
      </span>
      <span className="tb-clock-word">
        {paused ? tb('clock.paused') : tone === 'over' && tb('clock.over')}
      </span>
      <span className="tb-clock-bar" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
