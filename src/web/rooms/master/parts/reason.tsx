import { Field } from '../../../ui/field.js';
import { useMaster } from '../lib/use.js';

interface Props {
  value: string;
  onChange(value: string): void;
  /** Whether everybody will read it. */
  open?: boolean;
  optional?: boolean;
}

/** A written reason: it goes into the log with the decision. */
export function ReasonField({ value, onChange, open, optional }: Props) {
  const t = useMaster();
  return (
    <Field
      label={t(optional ? 'reason.optional' : 'reason.label')}
      hint={t(open ? 'reason.open' : 'reason.hint')}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          required={!optional}
          maxLength={1000}
          className="rm-reason"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
