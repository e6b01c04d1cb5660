import { useState } from 'react';
import { Field } from '../../ui/field.js';

interface Props<T> {
  label: string;
  hint?: string;
  /** A member a line. */
  lines?: boolean;
  value: T[];
  parse(text: string): T[];
  write(value: T[]): string;
  onChange(value: T[]): void;
}

/** A list typed as text. */
export function ListField<T>({ label, hint, lines, value, parse, write, onChange }: Props<T>) {
  const [text, setText] = useState(() => write(value));
  const change = (next: string) => {
    setText(next);
    onChange(parse(next));
  };
  return (
    <Field label={label} hint={hint}>
      {(control) =>
        lines ? (
          <textarea {...control} rows={6} value={text} onChange={(event) => change(event.target.value)} />
        ) : (
          <input
            {...control}
            inputMode="text"
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  );
}
