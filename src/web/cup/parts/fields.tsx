/** Form fields the cup's screens share. */
import { useId, useState } from 'react';
import { points } from '../../../texts/numbers.js';
import { useLang } from '../../app/prefs.js';
import { Field } from '../../ui/field.js';
import { hundredthsOf } from '../lib/numbers.js';
import { useCup } from '../lib/use.js';

interface TextProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string;
  rows?: number;
  max?: number;
  error?: string | null;
  mono?: boolean;
}

/** One line, or several with `rows`. */
export function TextField({ label, value, onChange, hint, rows, max = 1000, error, mono }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            rows={rows}
            maxLength={max}
            className={mono ? 'org-paste' : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            maxLength={max}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

interface PointsProps {
  label: string;
  /** Hundredths. */
  value: number;
  min?: number;
  max?: number;
  onChange(value: number): void;
}

/** Points as people write them: «0,4», «−0,5». While it is no number, the last one stays. */
export function PointsField({ label, value, min = -10_000, max = 10_000, onChange }: PointsProps) {
  const t = useCup();
  const lang = useLang();
  const [text, setText] = useState<string | null>(null);
  const read = text === null ? value : hundredthsOf(text);
  const wrong = read === null || read < min || read > max;
  return (
    <Field
      label={label}
      error={wrong ? t('points.wrong', { least: points(min, lang), most: points(max, lang) }) : null}
    >
      {(control) => (
        <input
          {...control}
          inputMode="text"
          className="cup-points-input"
          value={text ?? points(value, lang)}
          onChange={(event) => {
            setText(event.target.value);
            const typed = hundredthsOf(event.target.value);
            if (typed !== null && typed >= min && typed <= max) onChange(typed);
          }}
          onBlur={() => setText(null)}
        />
      )}
    </Field>
  );
}

interface RadiosProps<V extends string> {
  legend: string;
  value: V;
  options: readonly { value: NoInfer<V>; title: string; about?: string }[];
  onChange(value: NoInfer<V>): void;
}

export function Radios<V extends string>({ legend, value, options, onChange }: RadiosProps<V>) {
  const group = useId();
  return (
    <fieldset className="org-values">
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={group}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.title}
            {option.about && <span className="cup-about">{option.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
