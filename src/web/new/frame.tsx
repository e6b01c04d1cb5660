/** The frame of a wizard: its steps, the heading that takes the focus, what is wrong, and the buttons. */
import { type ReactNode, useRef, useState } from 'react';
import { useOrg } from '../organiser/say.js';
import { Button } from '../ui/button.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { Stepper } from '../ui/stepper.js';

export interface WizardStep<S extends string> {
  key: S;
  title: string;
  heading: string;
  body: ReactNode;
  /** What keeps one from going on. */
  fault?: string | null;
}

interface FrameProps<S extends string> {
  steps: readonly WizardStep<S>[];
  createLabel: string;
  busy: boolean;
  error: unknown;
  onCreate(): void;
}

export function WizardFrame<S extends string>({ steps, createLabel, busy, error, onCreate }: FrameProps<S>) {
  const t = useOrg();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[at];
  if (!step) return null;
  const go = (next: number) => {
    setAt(next);
    scrollTo(0, 0);
    setTimeout(() => heading.current?.focus(), 0);
  };
  const broken = steps.find(({ fault }) => fault);
  const last = at === steps.length - 1;
  return (
    <div className="org-wizard">
      <Stepper
        label={t('new.steps')}
        current={step.key}
        steps={steps.map(({ key, title }, index) => ({
          key,
          title,
          state: index < at ? 'done' : index === at ? 'now' : 'later',
        }))}
        onPick={(key) => {
          const to = steps.findIndex((one) => one.key === key);
          if (to <= at || !steps.slice(at, to).some(({ fault }) => fault)) go(to);
        }}
      />
      <section className="stack" aria-labelledby="step-title">
        <h2 id="step-title" ref={heading} tabIndex={-1}>
          {step.heading}
        </h2>
        {step.body}
      </section>
      {(step.fault || (last && broken)) && <Notice tone="warn">{step.fault ?? broken?.fault}</Notice>}
      <ErrorNotice error={error} />
      <div className="row row-apart org-wizard-do">
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {t('common.back')}
        </Button>
        {last ? (
          <Button variant="primary" busy={busy} disabled={Boolean(broken)} onClick={onCreate}>
            {createLabel}
          </Button>
        ) : (
          <Button variant="primary" disabled={Boolean(step.fault)} onClick={() => go(at + 1)}>
            {t('common.next')}
          </Button>
        )}
      </div>
    </div>
  );
}
