/** A season of any rulebook of the season engine: the pack with its board, the dates, the sides, the rulings. */
import { useEffect, useRef, useState } from 'react';
import { api } from '../app/api.js';
import { newKey } from '../app/key.js';
import { useLang } from '../app/prefs.js';
import { navigate } from '../app/router.js';
import { isDate } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { ClansStep } from './clans-step.js';
import { DatesStep } from './dates-step.js';
import { clashesOf, type Draft, freshDraft, onBoard, setupOf } from './draft.js';
import { WizardFrame } from './frame.js';
import { PackStep } from './pack-step.js';
import { ReviewStep } from './review-step.js';
import { RulingsStep } from './rulings-step.js';
import type { StepProps, WizardProps } from './step-props.js';
import type { WizardPack } from './wizard-pack.js';

export function SeasonWizard({ rulebook, choice, now, kept }: WizardProps) {
  const t = useOrg();
  const lang = useLang();
  const packs = rulebook.packs as Record<string, WizardPack>;
  const firstPack = Object.keys(packs)[0] ?? '';
  const [draft, setDraft] = useState<Draft>(() =>
    kept.current && packs[kept.current.packName]
      ? kept.current
      : freshDraft(firstPack, packs[firstPack]!, lang, now),
  );
  useEffect(() => {
    kept.current = draft;
  }, [kept, draft]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(newKey());
  const pack = packs[draft.packName]!;
  const badName = draft.title.trim() === '' ? t('new.badName') : null;
  const badDate = isDate(draft.first) ? null : t('new.badDate');
  const badClans = clashesOf(draft, pack).size > 0 ? t('new.badClans') : null;
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const create = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = {
        rulebook: rulebook.id,
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
  const props: StepProps = { draft, pack, rulebook, now, onChange: change };
  return (
    <WizardFrame
      createLabel={t('new.create')}
      busy={busy}
      error={error}
      onCreate={() => void create()}
      steps={[
        {
          key: 'pack',
          title: t('new.step.pack'),
          heading: t('new.pack'),
          fault: badName,
          body: (
            <>
              {choice}
              <PackStep
                {...props}
                onPack={(name) => setDraft((old) => onBoard(old, pack, name, packs[name]!, lang))}
              />
            </>
          ),
        },
        {
          key: 'dates',
          title: t('new.step.dates'),
          heading: t('new.dates'),
          fault: badDate,
          body: <DatesStep {...props} />,
        },
        {
          key: 'clans',
          title: t('new.step.clans'),
          heading: t('new.clans'),
          fault: badClans,
          body: <ClansStep {...props} />,
        },
        {
          key: 'rulings',
          title: t('new.step.rulings'),
          heading: t('new.rulings'),
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
          title: t('new.step.review'),
          heading: t('new.review'),
          body: <ReviewStep {...props} />,
        },
      ]}
    />
  );
}
