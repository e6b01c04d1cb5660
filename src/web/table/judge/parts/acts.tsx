import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import type { Act } from '../scenes/scene.js';

/** A second press this soon after the first is the same finger. */
const TWICE = 350;

/** Runs the biggest action, but never twice for one finger. */
export function useOnce(): (run: () => void) => void {
  const last = useRef(0);
  return (run) => {
    const now = performance.now();
    if (now - last.current < TWICE) return;
    last.current = now;
    run();
  };
}

/** So long a button that has just come to mean something else takes no press: the finger was aimed at what it meant before. */
const AIMED_BEFORE = 500;

/**
 * The biggest action by a touch or by a key.
 *
 * @param moment changes whenever the button comes to mean something else
 */
export function useNext(moment: string): { once: (run: () => void) => void; resting: boolean } {
  const once = useOnce();
  const seen = useRef(moment);
  const [resting, setResting] = useState(false);
  // Before the new words are painted, so that no press comes between.
  useLayoutEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    setResting(true);
  }, [moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment begins the time anew
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), AIMED_BEFORE);
    return () => clearTimeout(timer);
  }, [resting, moment]);
  return { once: (run) => (resting ? undefined : once(run)), resting };
}

interface Props {
  next: Act | null;
  others: Act[];
  once(run: () => void): void;
  /** The button takes no press yet. */
  resting: boolean;
}

/** The next action, the biggest thing on the screen, and what else may be done now. */
export function Acts({ next, others, once, resting }: Props) {
  return (
    <div className="j-acts">
      {others.length > 0 && (
        <div className="j-others">
          {others.map(({ label, run, icon, disabled }) => (
            <button key={label} type="button" className="j-button" disabled={disabled} onClick={run}>
              {icon && <Icon name={icon} />}
              <span>{label}</span>
            </button>
          ))}
        </div>
      )}
      {next && (
        <button
          type="button"
          className="j-next"
          disabled={next.disabled}
          data-resting={resting || undefined}
          onClick={() => once(next.run)}
        >
          <span className="j-next-label">{next.label}</span>
          {next.after && <span className="j-next-after">{next.after}</span>}
        </button>
      )}
    </div>
  );
}
