/** A season of any rulebook of the season engine: the pack with its board, the dates, the sides, the rulings. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { concerns } from '../../rulebooks/season/chapters.js';
import { activeModules } from '../../rulebooks/season/modules.js';
import { api } from '../app/api.js';
import { newKey } from '../app/key.js';
import { useLang } from '../app/prefs.js';
import { navigate } from '../app/router.js';
import { isDate } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { nameOfOwn, type OwnPack, ownPacks, useOwnPacks } from '../packs/store.js';
import { ClansStep } from './clans-step.js';
import { DatesStep } from './dates-step.js';
import { clashesOf, type Draft, freshDraft, onBoard, setupOf } from './draft.js';
import { WizardFrame } from './frame.js';
import { PackStep } from './pack-step.js';
import { ReviewStep } from './review-step.js';
import { RulingsStep } from './rulings-step.js';
import type { RulebookInfo, StepProps, WizardProps } from './step-props.js';
import type { WizardPack } from './wizard-pack.js';

export function SeasonWizard({ rulebook, choice, now, kept, pack: wanted }: WizardProps) {
  const t = useOrg();
  const lang = useLang();
  const own = useOwnPacks();
  const packs = useMemo(() => packsOf(rulebook, own), [rulebook, own]);
  const [draft, setDraft] = useState<Draft>(() => {
    const before = kept.current;
    if (before && packs[before.packName] && !packs[wanted ?? '']) return before;
    const first = packs[wanted ?? ''] ? wanted! : Object.keys(packs)[0]!;
    return freshDraft(first, packs[first]!, lang, now);
  });
  useEffect(() => {
    kept.current = draft;
  }, [kept, draft]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(newKey());
  // A pack of one's own may have been thrown away in another tab: what was chosen stays at hand.
  const [pack, setPack] = useState(() => packs[draft.packName]!);
  const active = useMemo(() => modulesOf(pack), [pack]);
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
                packs={packs}
                onPack={(name) => {
                  const next = packsOf(rulebook, ownPacks())[name];
                  if (!next) return;
                  setDraft((old) => onBoard(old, pack, name, next, lang, now));
                  setPack(next);
                }}
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
              only={(id) =>
                rulebook.rulings[id]?.clauses.some((clause) => concerned(clause, active)) ?? false
              }
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

/** The packs of the server, and those of this browser that a season can be made of. */
function packsOf(rulebook: RulebookInfo, own: readonly OwnPack[]): Record<string, WizardPack> {
  const shipped = rulebook.packs as Record<string, WizardPack>;
  if (rulebook.id !== 'season') return shipped;
  const ready = own.filter((one) => one.ready).map(({ key, pack }) => [nameOfOwn(key), pack] as const);
  return { ...shipped, ...Object.fromEntries(ready) };
}

/** The modules of a pack that chooses them; null where the season has all of its rulebook. */
const modulesOf = (pack: WizardPack): readonly string[] | null =>
  'format' in pack && pack.modules ? activeModules({ modules: pack.modules as Record<string, never> }) : null;

const concerned = (clause: string, active: readonly string[] | null): boolean =>
  active === null || concerns(clause, active);
