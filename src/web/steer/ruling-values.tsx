import type { Ruling } from '../../engine/contract.js';
import { usePick } from '../app/prefs.js';
import { useSteer } from './say.js';

interface Props {
  /** Name of the group of radios. */
  name: string;
  ruling: Ruling;
  value: string;
  onChange(value: string): void;
}

/** The values of a ruling as cards to choose from; the default is marked. */
export function RulingValues({ name, ruling, value, onChange }: Props) {
  const t = useSteer();
  const pick = usePick();
  return (
    <fieldset className="org-values">
      <legend className="sr-only">{pick(ruling.title)}</legend>
      {Object.entries(ruling.values).map(([key, text]) => (
        <label key={key} className="choice">
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          <span>
            {pick(text)}
            {key === ruling.default && <span className="tag">{t('rulings.default')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
