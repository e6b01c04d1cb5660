import type { ReactNode } from 'react';
import { Icon } from './icon.js';

export interface Step {
  key: string;
  title: ReactNode;
  state: 'done' | 'now' | 'later' | 'stuck';
  note?: ReactNode;
}

interface StepperProps {
  label: string;
  steps: readonly Step[];
  current?: string;
  /** With it the steps are buttons. */
  onPick?(key: string): void;
}

/** Steps in their order, each with its state in words for those who see no colour. */
export function Stepper({ label, steps, current, onPick }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, i) => {
        const inside = (
          <>
            <span className="step-mark" aria-hidden="true">
              {step.state === 'done' ? (
                <Icon name="check" />
              ) : step.state === 'stuck' ? (
                <Icon name="warn" />
              ) : (
                i + 1
              )}
            </span>
            <span className="step-title">{step.title}</span>
            {step.note && <span className="step-note">{step.note}</span>}
          </>
        );
        return (
          <li
            key={step.key}
            className={`step step-${step.state}`}
            aria-current={current === step.key ? 'step' : undefined}
          >
            {onPick ? (
              <button type="button" onClick={() => onPick(step.key)}>
                {inside}
              </button>
            ) : (
              <span className="step-plain">{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
