import { useLang, usePick } from '../app/prefs.js';
import { spellDay } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import { SideChip } from '../ui/side-chip.js';
import { datesOf, setupOf } from './draft.js';
import type { StepProps } from './step-props.js';

export function ReviewStep({ draft, pack, rulebook, onChange }: StepProps) {
  const t = useOrg();
  const lang = useLang();
  const pick = usePick();
  const dates = datesOf(draft);
  const { sides } = setupOf(draft, pack).pack;
  const changed = Object.entries(draft.rulings);
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
      <Card title={t('new.reviewRulings')} level={3}>
        {changed.length === 0 ? (
          <p className="quiet">{t('new.allDefault')}</p>
        ) : (
          <ul className="org-bullets">
            {changed.map(([id, value]) => {
              const ruling = rulebook.rulings[id];
              const text = ruling?.values[value];
              return (
                <li key={id}>
                  {ruling ? pick(ruling.title) : id}: <b>{text ? pick(text) : value}</b>{' '}
                  <Clauses ids={ruling?.clauses ?? []} />
                </li>
              );
            })}
          </ul>
        )}
      </Card>
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
