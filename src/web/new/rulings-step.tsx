import { useId } from 'react';
import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import { RulingValues } from '../steer/ruling-values.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import type { RulebookInfo } from './step-props.js';

interface Props {
  rulebook: RulebookInfo;
  /** Those that differ from the defaults. */
  chosen: Record<string, string>;
  /** Only these; none: all of the rulebook. */
  only?: (id: string) => boolean;
  onChange(chosen: Record<string, string>): void;
}

export function RulingsStep({ rulebook, chosen, only = () => true, onChange }: Props) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  const choose = (id: string, value: string, isDefault: boolean) => {
    const { [id]: _, ...rest } = chosen;
    onChange(isDefault ? rest : { ...rest, [id]: value });
  };
  return (
    <>
      <p className="quiet">{t('new.rulingsHint')}</p>
      <div className="org-ruling-cards">
        {Object.entries(rulebook.rulings)
          .filter(([id]) => only(id))
          .map(([id, ruling]) => (
            <Card key={id} level={3} title={pick(ruling.title)} actions={<Clauses ids={ruling.clauses} />}>
              <p className="quiet">{pick(ruling.reason)}</p>
              <RulingValues
                name={`${group}-${id}`}
                ruling={ruling}
                value={chosen[id] ?? ruling.default}
                onChange={(value) => choose(id, value, value === ruling.default)}
              />
            </Card>
          ))}
      </div>
    </>
  );
}
