import { useLang, usePick, useSay } from '../../app/prefs.js';
import { formulaLines } from '../../cup/lib/formula-words.js';
import { presetsOf } from '../../cup/lib/presets.js';
import { Radios } from '../../cup/parts/fields.js';
import { Card } from '../../ui/card.js';
import type { CupStepProps } from './step-props.js';
import { texts } from './texts.js';

/** A formula to begin with, in sentences. */
export function PointsStep({ draft, pack, onChange }: CupStepProps) {
  const t = useSay(texts);
  const lang = useLang();
  const pick = usePick();
  const presets = presetsOf(pack.formula);
  const chosen = presets.find(({ id }) => id === draft.formula) ?? presets[0];
  if (!chosen) return null;
  return (
    <>
      <p className="quiet">{t('points.hint')}</p>
      <Radios
        legend={t('formula')}
        value={chosen.id}
        options={presets.map(({ id, title, about }) => ({
          value: id,
          title: pick(title),
          about: pick(about),
        }))}
        onChange={(formula) => onChange({ formula })}
      />
      <Card title={pick(chosen.title)} level={3}>
        <dl className="cup-formula">
          {formulaLines(chosen.formula, lang).map((line) => (
            <div key={line.key}>
              <dt>{line.name}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
