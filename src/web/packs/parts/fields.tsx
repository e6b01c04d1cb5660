/** Fields of the editor. Each says which field of the pack it is, so that a remark can lead there, and shows what is wrong with it. */
import { type ReactNode, useId, useState } from 'react';
import type { Text } from '../../../engine/contract.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Field } from '../../ui/field.js';
import { useEditor, usePackSay } from '../context.js';
import { said } from '../lib/edit.js';

type Path = readonly (string | number)[];

/** What the check says of a field, or of something inside it. */
function useFault(path: Path | undefined): string | null {
  const { messages } = useEditor();
  const pick = usePick();
  if (!path) return null;
  const key = `${path.join('.')}.`;
  const found = messages?.find((message) => `${message.path.join('.')}.`.startsWith(key));
  return found ? pick(found.text) : null;
}

interface NumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  hint?: string;
  path?: Path;
  /** Taken only when the field is left: half a number would do harm. */
  late?: boolean;
  onChange(value: number): void;
}

/** What is typed, and anew whenever the value changes by another hand. */
function useTyped(value: number): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: String(value), of: value });
  const read = readNumber(typed.text);
  // What was typed has become the value, or something else has.
  const now = typed.of === value || read === value ? typed : { text: String(value), of: value };
  if (now.of !== value) setTyped({ text: now.text, of: value });
  return [now.text, (text) => setTyped({ text, of: value })];
}

const readNumber = (typed: string): number => Number(typed.replace('−', '-').trim() || 'x');

/** A whole number; while it is none, the last one stays. */
export function NumberInput({ label, value, min, max, hint, path, late, onChange }: NumberProps) {
  const [text, setText] = useTyped(value);
  const fault = useFault(path);
  const fits = (typed: number) => Number.isInteger(typed) && typed >= min && typed <= max;
  const take = (typed: number) => {
    if (fits(typed) && typed !== value) onChange(typed);
  };
  return (
    <div data-path={path?.join('.')}>
      <Field label={label} hint={hint} error={fits(readNumber(text)) ? fault : `${min}…${max}`}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            className="pe-number"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (!late) take(readNumber(event.target.value));
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take(readNumber(text));
            }}
            onBlur={() => {
              const typed = readNumber(text);
              if (late) take(typed);
              if (!fits(typed)) setText(String(value));
            }}
          />
        )}
      </Field>
    </div>
  );
}

interface LineProps {
  label: string;
  value: string;
  max?: number;
  hint?: string;
  path?: Path;
  type?: 'text' | 'date' | 'time' | 'color';
  rows?: number;
  onChange(value: string): void;
}

export function LineInput({ label, value, max = 200, hint, path, type = 'text', rows, onChange }: LineProps) {
  const fault = useFault(path);
  return (
    <div data-path={path?.join('.')}>
      <Field label={label} hint={hint} error={fault}>
        {(control) =>
          rows ? (
            <textarea
              {...control}
              rows={rows}
              maxLength={max}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <input
              {...control}
              type={type}
              maxLength={type === 'text' ? max : undefined}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
      </Field>
    </div>
  );
}

/** A text of the pack in the language of the screen. */
export function SaidInput({
  value,
  onChange,
  ...rest
}: Omit<LineProps, 'value' | 'onChange' | 'type'> & { value: Text | undefined; onChange(text: Text): void }) {
  const lang = useLang();
  return (
    <LineInput
      {...rest}
      value={value?.[lang] ?? ''}
      onChange={(typed) => onChange(said(value, lang, typed))}
    />
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; title: string }[];
  hint?: ReactNode;
  path?: Path;
  onChange(value: V): void;
}

export function ChoiceInput<V extends string>({
  label,
  value,
  options,
  hint,
  path,
  onChange,
}: ChoiceProps<V>) {
  const fault = useFault(path);
  return (
    <div data-path={path?.join('.')}>
      <Field label={label} hint={hint} error={fault}>
        {(control) => (
          <select {...control} value={value} onChange={(event) => onChange(event.target.value as V)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

interface Moment {
  days: number;
  time: string;
}

/** «−1 дней от игры, 16:00»; 24:00 is the end of the day. */
export function MomentInput({
  label,
  value,
  path,
  onChange,
}: {
  label: string;
  value: Moment;
  path: Path;
  onChange(value: Moment): void;
}) {
  const t = usePackSay();
  const id = useId();
  const fault = useFault(path);
  const [days, setDays] = useTyped(value.days);
  return (
    <fieldset className="pe-moment" data-path={path.join('.')} aria-describedby={fault ? id : undefined}>
      <legend className="label">{label}</legend>
      <input
        inputMode="numeric"
        className="pe-number"
        aria-label={`${label}: ${t('moment.days')}`}
        value={days}
        onChange={(event) => {
          setDays(event.target.value);
          const now = readNumber(event.target.value);
          if (Number.isInteger(now) && Math.abs(now) <= 60) onChange({ ...value, days: now });
        }}
        onBlur={() => setDays(String(value.days))}
      />
      <span className="quiet small">{t('moment.days')},</span>
      <TimeSelect
        label={`${label}: ${t('moment.time')}`}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
      {fault && (
        <p className="field-error" id={id}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

const HALVES = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

/** Every half hour, midnight at both ends of the day, and whatever stands there already. */
export function TimeSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(time: string): void;
}) {
  const times = [...new Set([...HALVES, '24:00', value])].sort();
  return (
    <select
      className="pe-time"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}
