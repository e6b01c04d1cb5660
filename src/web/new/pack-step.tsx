import { useId } from 'react';
import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import { ownPackOf } from '../packs/store.js';
import { Field } from '../ui/field.js';
import { PackUpload } from './pack-upload.js';
import type { StepProps } from './step-props.js';
import type { WizardPack } from './wizard-pack.js';

interface Props extends StepProps {
  packs: Readonly<Record<string, WizardPack>>;
  onPack(name: string): void;
}

export function PackStep({ draft, rulebook, packs, onChange, onPack }: Props) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  const written = rulebook.id === 'season';
  const facts = (pack: WizardPack) => {
    const unspecified = Object.values(pack.marks).filter((mark) => mark.kind === 'unspecified').length;
    const marks = Object.values(pack.marks).filter((mark) => mark.kind !== 'unspecified').length;
    return [
      ...(written ? [t('new.packSize', { n: pack.size }), t('new.packSides', { n: pack.sides.length })] : []),
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
              <b>
                {pick(pack.title)} {ownPackOf(name) && <span className="tag">{t('new.packOwn')}</span>}
              </b>
              <span className="org-pack-facts">{facts(pack).join(' · ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {written && <PackUpload onPack={onPack} />}
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
