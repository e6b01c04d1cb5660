/** A cup: by which rules its tables play, who takes part, how many rounds, how points are counted, the rulings. */
import { useRef, useState } from 'react';
import type { Command } from '../../../engine/contract.js';
import type { CupPack } from '../../../rulebooks/table/cup/setup.js';
import { api } from '../../app/api.js';
import { newKey } from '../../app/key.js';
import { useLang, useSay } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import '../../cup/styles.js';
import { WizardFrame } from '../frame.js';
import { RulingsStep } from '../rulings-step.js';
import type { WizardProps } from '../step-props.js';
import { CupStep } from './cup-step.js';
import { type CupDraft, cupSetupOf, firstCommands, freshCup } from './draft.js';
import { PeopleStep } from './people-step.js';
import { PlanStep } from './plan-step.js';
import { PointsStep } from './points-step.js';
import { CupReview } from './review.js';
import { texts } from './texts.js';

export function CupWizard({ rulebook, choice }: WizardProps) {
  const t = useSay(texts);
  const lang = useLang();
  const packs = rulebook.packs as Record<string, CupPack>;
  const [draft, setDraft] = useState<CupDraft>(() => {
    const [name = '', pack] = Object.entries(packs)[0] ?? [];
    return freshCup(name, pack?.title[lang] ?? '');
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** The same press after a lost answer makes the same cup and enters everything once. */
  const keys = useRef<string[]>([]);
  const key = (index: number): string => {
    keys.current[index] ??= newKey();
    return keys.current[index];
  };
  const change = (part: Partial<CupDraft>) => {
    keys.current = [];
    setDraft((old) => ({ ...old, ...part }));
  };
  const pack = packs[draft.pack];
  if (!pack) return null;
  const create = async () => {
    setBusy(true);
    setError(null);
    try {
      const title = draft.title.trim();
      const body = { rulebook: rulebook.id, title, open: draft.open, setup: cupSetupOf(draft, packs) };
      const { id } = await api.createGame(body, key(0));
      for (const [index, command] of firstCommands(draft, pack).entries()) {
        await api.command(id, command as unknown as Command, { key: key(index + 1), as: null });
      }
      navigate(`/g/${encodeURIComponent(id)}/manage`);
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  const props = { draft, pack, packs, onChange: change };
  return (
    <WizardFrame
      createLabel={t('create')}
      busy={busy}
      error={error}
      onCreate={() => void create()}
      steps={[
        {
          key: 'cup',
          title: t('step.cup'),
          heading: t('cup'),
          fault: draft.title.trim() === '' ? t('badName') : null,
          body: <CupStep {...props} choice={choice} />,
        },
        { key: 'people', title: t('step.people'), heading: t('people'), body: <PeopleStep {...props} /> },
        { key: 'plan', title: t('step.plan'), heading: t('plan'), body: <PlanStep {...props} /> },
        { key: 'points', title: t('step.points'), heading: t('points'), body: <PointsStep {...props} /> },
        {
          key: 'rulings',
          title: t('step.rulings'),
          heading: t('rulings'),
          body: (
            <RulingsStep
              rulebook={rulebook}
              chosen={draft.rulings}
              onChange={(rulings) => change({ rulings })}
            />
          ),
        },
        {
          key: 'review',
          title: t('step.review'),
          heading: t('review'),
          body: <CupReview {...props} rulebook={rulebook} />,
        },
      ]}
    />
  );
}
