/** A new season, step by step; nothing is made before the last button. */
import { useEffect, useRef, useState } from 'react';
import type { MafiaPack } from '../../rulebooks/mafia-2018/setup.js';
import type { Me, RulebookList } from '../../server/shapes.js';
import { api, request } from '../app/api.js';
import { newKey } from '../app/key.js';
import { useLang } from '../app/prefs.js';
import { navigate } from '../app/router.js';
import { isDate } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import '../organiser/organiser.css';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { Stepper } from '../ui/stepper.js';
import { ClansStep } from './clans-step.js';
import { DatesStep } from './dates-step.js';
import { type Draft, draftOf, setupOf } from './draft.js';
import { PackStep } from './pack-step.js';
import { ReviewStep } from './review-step.js';
import { RulingsStep } from './rulings-step.js';
import type { RulebookInfo, StepProps } from './step-props.js';

const STEPS = ['pack', 'dates', 'clans', 'rulings', 'review'] as const;
type StepName = (typeof STEPS)[number];
const RULEBOOK = 'mafia-2018';

export default function NewSeason() {
  const t = useOrg();
  const [loaded, setLoaded] = useState<{ me: Me; rulebook: RulebookInfo | undefined } | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([api.me(), request<RulebookList>('/api/rulebooks')])
      .then(([me, list]) => setLoaded({ me, rulebook: list.find((one) => one.id === RULEBOOK) }))
      .catch(setError);
  }, []);
  return (
    <Page title={t('new.title')}>
      <ErrorNotice error={error} />
      {!loaded && !error && <Loading />}
      {loaded && !loaded.me.organiser && <EmptyState title={t('new.signIn')} text={t('new.signInText')} />}
      {loaded?.me.organiser && loaded.rulebook && <Wizard rulebook={loaded.rulebook} />}
    </Page>
  );
}

function Wizard({ rulebook }: { rulebook: RulebookInfo }) {
  const t = useOrg();
  const lang = useLang();
  const packs = rulebook.packs as Record<string, MafiaPack>;
  const firstPack = Object.keys(packs)[0] ?? '';
  const [draft, setDraft] = useState<Draft>(() => draftOf(firstPack, packs[firstPack]!, lang));
  const [step, setStep] = useState<StepName>('pack');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(newKey());
  const heading = useRef<HTMLHeadingElement>(null);
  const pack = packs[draft.packName]!;
  const at = STEPS.indexOf(step);
  const fault = draft.title.trim() === '' ? t('new.badName') : isDate(draft.first) ? null : t('new.badDate');
  const go = (name: StepName) => {
    setStep(name);
    scrollTo(0, 0);
    setTimeout(() => heading.current?.focus(), 0);
  };
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const create = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = {
        rulebook: RULEBOOK,
        title: draft.title.trim(),
        open: draft.open,
        setup: setupOf(draft, pack),
      };
      const { id } = await api.createGame(body, key.current);
      navigate(`/g/${encodeURIComponent(id)}/manage`);
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  const props: StepProps = { draft, pack, rulebook, onChange: change };
  return (
    <div className="org-wizard">
      <Stepper
        label={t('new.steps')}
        current={step}
        steps={STEPS.map((name, index) => ({
          key: name,
          title: t(`new.step.${name}`),
          state: index < at ? 'done' : index === at ? 'now' : 'later',
        }))}
        onPick={(name) => (name === 'pack' || !fault) && go(name as StepName)}
      />
      <section className="stack" aria-labelledby="step-title">
        <h2 id="step-title" ref={heading} tabIndex={-1}>
          {t(STEP_TITLES[step])}
        </h2>
        {step === 'pack' && (
          <PackStep {...props} onPack={(name) => setDraft(draftOf(name, packs[name]!, lang))} />
        )}
        {step === 'dates' && <DatesStep {...props} />}
        {step === 'clans' && <ClansStep {...props} />}
        {step === 'rulings' && <RulingsStep {...props} />}
        {step === 'review' && <ReviewStep {...props} />}
      </section>
      {fault && step !== 'pack' && <Notice tone="warn">{fault}</Notice>}
      <ErrorNotice error={error} />
      <div className="row row-apart org-wizard-do">
        <Button disabled={at === 0} onClick={() => go(STEPS[at - 1] ?? 'pack')}>
          {t('common.back')}
        </Button>
        {step === 'review' ? (
          <Button variant="primary" busy={busy} disabled={fault !== null} onClick={() => void create()}>
            {t('new.create')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={step === 'dates' ? fault !== null : draft.title.trim() === ''}
            onClick={() => go(STEPS[at + 1] ?? 'review')}
          >
            {t('common.next')}
          </Button>
        )}
      </div>
    </div>
  );
}

const STEP_TITLES = {
  pack: 'new.pack',
  dates: 'new.dates',
  clans: 'new.clans',
  rulings: 'new.rulings',
  review: 'new.review',
} as const;
