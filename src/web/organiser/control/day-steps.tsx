import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { Icon } from '../../ui/icon.js';
import { type DayStep, stepEvents, stepState, stepsOf } from '../lib/steps.js';
import { Entries } from '../parts/events.js';
import { useOrg } from '../say.js';
import { StepSummary } from './step-summary.js';

/** The steps of one game in the regulation's order; each opens into its events and their clauses. */
export function DaySteps({ game }: { game: GameView }) {
  const t = useOrg();
  const steps = stepsOf(game, useBook().has);
  return (
    <section className="org-steps" aria-label={t('control.steps', { n: String(game.number) })}>
      <h2>{t('control.steps', { n: String(game.number) })}</h2>
      <p className="quiet">{t('control.stepsNote')}</p>
      <ol>
        {steps.map((step, index) => (
          <DayStepItem key={step} step={step} game={game} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function DayStepItem({ step, game, number }: { step: DayStep; game: GameView; number: number }) {
  const t = useOrg();
  const { view } = useSeason();
  const state = stepState(view, game, step);
  const events = stepEvents(view, game, step);
  const summary = <StepSummary step={step} game={game} entries={events} />;
  return (
    <li
      className={`org-step org-step-${state}`}
      aria-current={state === 'now' || state === 'waits' ? 'step' : undefined}
    >
      <span className="org-step-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <div className="org-step-body">
        {events.length > 0 ? (
          <details>
            <summary>
              <span className="org-step-title">{t(`step.${step}`)}</span>
              <span className="org-step-sum">{summary}</span>
              <span className={state === 'waits' ? 'tag tag-warn' : 'sr-only'}>{t(`step.${state}`)}</span>
            </summary>
            <Entries entries={events} />
          </details>
        ) : (
          <p className="org-step-line">
            <span className="org-step-title">{t(`step.${step}`)}</span>
            <span className={state === 'waits' ? 'tag tag-warn' : 'org-step-sum'}>
              {state === 'done' ? t('step.empty') : t(`step.${state}`)}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
