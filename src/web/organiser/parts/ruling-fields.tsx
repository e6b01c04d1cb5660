/** A ruling and its value: the choices with their reasons. */
import { use, useId } from 'react';
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { RulingValues } from '../../steer/ruling-values.js';
import { Field } from '../../ui/field.js';
import { loadWords, rulebookNamed } from '../../words.js';
import { useOrg } from '../say.js';

interface Props {
  ruling: string;
  value: string;
  onChange(part: { ruling: string; value: string }): void;
}

export function RulingFields({ ruling, value, onChange }: Props) {
  const { view } = useSeason();
  const t = useOrg();
  const pick = usePick();
  const { rulings } = use(loadWords(rulebookNamed(useBook().rulebook)));
  const group = useId();
  const known = rulings[ruling];
  return (
    <>
      <Field label={t('field.ruling')}>
        {(control) => (
          <select
            {...control}
            value={ruling}
            onChange={(event) =>
              onChange({ ruling: event.target.value, value: rulings[event.target.value]?.default ?? '' })
            }
          >
            <option value="">{t('common.choose')}</option>
            {view.rulings.map(({ id }) => {
              const title = rulings[id]?.title;
              return (
                <option key={id} value={id}>
                  {title ? pick(title) : id}
                </option>
              );
            })}
          </select>
        )}
      </Field>
      {known && (
        <RulingValues
          name={group}
          ruling={known}
          value={value}
          onChange={(next) => onChange({ ruling, value: next })}
        />
      )}
    </>
  );
}
