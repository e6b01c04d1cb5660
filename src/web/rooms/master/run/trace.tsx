/** The trace of a turn: the regulation's steps in their order, each with who acted, on whom, whether it passed and why. */
import { useState } from 'react';
import type { Line, StepTrace } from '../../../../rulebooks/twelve-rooms/shapes.js';
import { Button } from '../../../ui/button.js';
import { Clause } from '../../../ui/clause.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';
import { TraceLine } from './trace-line.js';

const STEPS = ['start', ...Array.from({ length: 21 }, (_, index) => `A.${index + 1}`), 'end'];

const bad = (line: Line) => line.outcome === 'failed' || line.outcome === 'stored';

export function Trace({ trace, turn }: { trace: StepTrace[]; turn: number }) {
  const t = useMaster();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(trace.filter(({ lines }) => lines.some(bad)).map(({ step }) => step)),
  );
  const byStep = new Map(trace.map((one) => [one.step, one.lines]));
  const filled = STEPS.filter((step) => (byStep.get(step)?.length ?? 0) > 0);
  const all = filled.every((step) => open.has(step));
  const toggle = (step: string, shown: boolean) => {
    if (open.has(step) === shown) return;
    const next = new Set(open);
    if (shown) next.add(step);
    else next.delete(step);
    setOpen(next);
  };
  return (
    <section className="rm-trace" aria-labelledby="trace">
      <div className="row row-apart">
        <h2 id="trace">{t('trace.title', { n: turn })}</h2>
        <Button variant="ghost" onClick={() => setOpen(new Set(all ? [] : filled))}>
          {t(all ? 'trace.closeAll' : 'trace.openAll')}
        </Button>
      </div>
      <ol>
        {STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            lines={byStep.get(step) ?? []}
            open={open.has(step)}
            onToggle={(shown) => toggle(step, shown)}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: string;
  lines: Line[];
  open: boolean;
  onToggle(open: boolean): void;
}

function Step({ step, lines, open, onToggle }: StepProps) {
  const t = useMaster();
  const names = useNames();
  const number = step.startsWith('A.') ? step.slice(2) : '';
  const failed = lines.filter(bad).length;
  const title = <span className="rm-step-title">{names.of('step', step)}</span>;
  const mark = (
    <span className="rm-step-mark" aria-hidden="true">
      {number || '·'}
    </span>
  );
  if (lines.length === 0) {
    return (
      <li className="rm-step rm-step-empty">
        {mark}
        <p>
          {title} <span className="quiet small">— {t('trace.nothing')}</span>
        </p>
      </li>
    );
  }
  return (
    <li className={failed > 0 ? 'rm-step rm-step-bad' : 'rm-step'}>
      {mark}
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>
          {title}
          <span className="rm-step-sum">
            {t('trace.lines', { n: lines.length })}
            {failed > 0 && <span className="tag tag-warn">{t('trace.failed', { n: failed })}</span>}
          </span>
        </summary>
        <div className="rm-step-body">
          {number && <Clause id={`twelve-rooms:A.${number}`} />}
          <ul>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a step have no name but their place
              <TraceLine key={index} line={line} own={`twelve-rooms:${step}`} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
