import { useId } from 'react';
import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import { RulingValues } from '../steer/ruling-values.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import type { StepProps } from './step-props.js';

export function RulingsStep({ draft, rulebook, onChange }: StepProps) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  const choose = (id: string, value: string, isDefault: boolean) => {
    const { [id]: _, ...rest } = draft.rulings;
    onChange({ rulings: isDefault ? rest : { ...rest, [id]: value } });
  };
  return (
    <>
      <p className="quiet">{t('new.rulingsHint')}</p>
      <div className="org-ruling-cards">
        {Object.entries(rulebook.rulings).map(([id, ruling]) => (
          <Card key={id} level={3} title={pick(ruling.title)} actions={<Clauses ids={ruling.clauses} />}>
            <p className="quiet">{pick(ruling.reason)}</p>
            <RulingValues
              name={`${group}-${id}`}
              ruling={ruling}
              value={draft.rulings[id] ?? ruling.default}
              onChange={(value) => choose(id, value, value === ruling.default)}
            />
          </Card>
        ))}
      </div>
    </>
  );
}
