import { useState } from 'react';
import { Field } from '../ui/field.js';

interface Props {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange(value: number): void;
}

/** A whole number typed in; while it is no number, the last one stays. */
export function NumberField({ label, value, min = -1_000_000, max = 1_000_000, onChange }: Props) {
  const [text, setText] = useState(String(value));
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const typed = Number(event.target.value.replace('−', '-'));
            if (event.target.value.trim() !== '' && Number.isInteger(typed) && typed >= min && typed <= max)
              onChange(typed);
          }}
          onBlur={() => setText(String(value))}
        />
      )}
    </Field>
  );
}
