import { useLang, usePick } from '../app/prefs.js';
import { spellDay } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { ChosenRulingsCard } from '../rules/rule-book.js';
import { Card } from '../ui/card.js';
import { SideChip } from '../ui/side-chip.js';
import { datesOf, setupOf } from './draft.js';
import type { StepProps } from './step-props.js';

export function ReviewStep({ draft, pack, rulebook, onChange }: StepProps) {
  const t = useOrg();
  const lang = useLang();
  const pick = usePick();
  const dates = datesOf(draft, pack);
  const { sides } = setupOf(draft, pack).pack;
  return (
    <>
      <Card title={draft.title} level={3}>
        <p>{pick(pack.title)}</p>
        <p>
          {t('new.packGames', { n: dates.length })}: {dates.map((date) => spellDay(date, lang)).join('; ')}
        </p>
        <p className="org-chips">
          {sides.map((side) => (
            <SideChip key={side.id} side={side} />
          ))}
        </p>
      </Card>
      <ChosenRulingsCard chosen={draft.rulings} known={rulebook.rulings} />
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.open}
          onChange={(event) => onChange({ open: event.target.checked })}
        />
        <span>{t('new.open')}</span>
      </label>
    </>
  );
}
