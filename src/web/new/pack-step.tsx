import { useId } from 'react';
import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import { Field } from '../ui/field.js';
import type { StepProps } from './step-props.js';
import type { WizardPack } from './wizard-pack.js';

export function PackStep({ draft, rulebook, onChange, onPack }: StepProps & { onPack(name: string): void }) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  const packs = rulebook.packs as Record<string, WizardPack>;
  const facts = (pack: WizardPack) => {
    const unspecified = Object.values(pack.marks).filter((mark) => mark.kind === 'unspecified').length;
    const marks = Object.values(pack.marks).filter((mark) => mark.kind !== 'unspecified').length;
    return [
      t('new.packGames', { n: pack.games.length }),
      t('new.packMarks', { n: marks }),
      unspecified > 0 ? t('new.packUnspecified', { n: unspecified }) : '',
      pack.invented.length > 0 ? t('new.packInvented', { n: pack.invented.length }) : '',
    ].filter(Boolean);
  };
  return (
    <>
      <fieldset className="org-values">
        <legend className="sr-only">{t('new.pack')}</legend>
        {Object.entries(packs).map(([name, pack]) => (
          <label key={name} className="choice org-pack">
            <input
              type="radio"
              name={group}
              checked={draft.packName === name}
              onChange={() => onPack(name)}
            />
            <span>
              <b>{pick(pack.title)}</b>
              <span className="org-pack-facts">{facts(pack).join(' · ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t('new.name')} error={draft.title.trim() === '' ? t('new.badName') : null}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
