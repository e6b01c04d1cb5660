/** One field of the sheet. Enter goes on to the next one; in a field of several lines Enter is a new line. */
import { type KeyboardEvent, useId } from 'react';

export interface SheetFieldProps {
  /** The path of the field; also where a finding leads. */
  field: string;
  label: string;
  help?: string;
  value: string;
  rows?: number;
  /** Numbers with a few signs; a phone shows its keys for them. */
  narrow?: boolean;
  wrong?: boolean;
  type?: 'text' | 'date' | 'time';
  onChange(field: string, value: string): void;
}

export const FIELD = 'data-sheet-field';

/** The control a field is typed in. */
export function controlOf(field: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${FIELD}="${field}"]`);
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLElement>(`[${FIELD}]`)];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

export function SheetField({
  field,
  label,
  help,
  value,
  rows,
  narrow,
  wrong,
  type = 'text',
  onChange,
}: SheetFieldProps) {
  const id = useId();
  const shared = {
    id,
    [FIELD]: field,
    value,
    'aria-describedby': help ? `${id}-help` : undefined,
    'aria-invalid': wrong || undefined,
    autoComplete: 'off',
  };
  return (
    <div className={`pp-field ${narrow ? 'pp-narrow' : ''} ${wrong ? 'field-wrong' : ''}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(field, event.target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          onKeyDown={goOn}
          onChange={(event) => onChange(field, event.target.value)}
        />
      )}
      {help && (
        <small id={`${id}-help`} className="pp-help">
          {help}
        </small>
      )}
    </div>
  );
}
