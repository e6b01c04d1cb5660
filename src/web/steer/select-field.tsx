import { Field } from '../ui/field.js';
import { useSteer } from './say.js';

interface Props<V extends string> {
  label: string;
  value: V | '';
  options: readonly { value: V; title: string; off?: boolean }[];
  onChange(value: V): void;
  /** The words of an empty choice; none: something is always chosen. */
  empty?: string;
  hint?: string;
}

export function SelectField<V extends string>({ label, value, options, onChange, empty, hint }: Props<V>) {
  const t = useSteer();
  const none = empty ?? (value === '' ? t('common.choose') : null);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value as V)}>
          {none !== null && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.off}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
