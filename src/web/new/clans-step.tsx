import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import { Field } from '../ui/field.js';
import { Crest } from '../ui/side-chip.js';
import { type ClanDraft, clashesOf } from './draft.js';
import type { StepProps } from './step-props.js';

export function ClansStep({ draft, pack, onChange }: StepProps) {
  const t = useOrg();
  const pick = usePick();
  const change = (id: number, part: Partial<ClanDraft>) =>
    onChange({ clans: draft.clans.map((clan) => (clan.id === id ? { ...clan, ...part } : clan)) });
  const clashes = clashesOf(draft, pack);
  const same = (clan: ClanDraft, field: 'name' | 'short' | 'letter') => {
    const other = clashes.get(clan.id)?.[field];
    return other ? t(`new.same.${field}`, { other }) : null;
  };
  return (
    <>
      <p className="quiet">{t('new.clansHint')}</p>
      <ul className="org-clans">
        {draft.clans.map((clan) => {
          const side = pack.sides.find((one) => one.id === clan.id);
          return (
            <li key={clan.id} className="card">
              <div className="org-clan-head">
                {side && <Crest side={{ ...side, letter: clan.letter.trim() || side.letter }} />}
                {side?.about && <p className="quiet small">{pick(side.about)}</p>}
              </div>
              <div className="org-clan-fields">
                <Field label={t('new.clanName', { n: clan.id })} error={same(clan, 'name')}>
                  {(control) => (
                    <input
                      {...control}
                      maxLength={60}
                      value={clan.name}
                      onChange={(event) => change(clan.id, { name: event.target.value })}
                    />
                  )}
                </Field>
                <Field label={t('new.clanShort')} error={same(clan, 'short')}>
                  {(control) => (
                    <input
                      {...control}
                      maxLength={24}
                      value={clan.short}
                      onChange={(event) => change(clan.id, { short: event.target.value })}
                    />
                  )}
                </Field>
                <Field label={t('new.clanLetter')} error={same(clan, 'letter')}>
                  {(control) => (
                    <input
                      {...control}
                      maxLength={2}
                      value={clan.letter}
                      onChange={(event) => change(clan.id, { letter: event.target.value })}
                    />
                  )}
                </Field>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
