import { useRef } from 'react';
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

interface Props {
  next: Act | null;
  others: Act[];
  once(run: () => void): void;
}

/** The next action, the biggest thing on the screen, and what else may be done now. */
export function Acts({ next, others, once }: Props) {
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
        <button type="button" className="j-next" disabled={next.disabled} onClick={() => once(next.run)}>
          <span className="j-next-label">{next.label}</span>
          {next.after && <span className="j-next-after">{next.after}</span>}
        </button>
      )}
    </div>
  );
}
