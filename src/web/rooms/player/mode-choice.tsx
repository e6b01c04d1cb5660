/** Later, nothing this turn, or something: the first choice of most parts. */
import { type ReactNode, useId } from 'react';

interface ModeChoiceProps<M extends string> {
  label: string;
  modes: readonly { mode: M; text: ReactNode }[];
  value: M;
  onChange(mode: M): void;
}

export function ModeChoice<M extends string>({ label, modes, value, onChange }: ModeChoiceProps<M>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="modes">
      {modes.map(({ mode, text }) => (
        <label key={mode} className="choice">
          <input
            type="radio"
            name={name}
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
