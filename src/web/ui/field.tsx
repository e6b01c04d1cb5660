import { type ReactNode, useId } from 'react';
import { usePrefs } from '../app/prefs.js';
import { errorClauses, errorText } from '../app/problem.js';
import { Clauses } from './clause.js';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A refusal, or words of one's own. */
  error?: unknown;
  clauses?: readonly string[];
  /** Gets the ids and states the control needs. */
  children(control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }): ReactNode;
}

/** A labelled control whose error stands beside it, with the clause that makes it one. */
export function Field({ label, hint, error, clauses, children }: FieldProps) {
  const id = useId();
  const { lang } = usePrefs();
  const wrong = Boolean(error);
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  const named = clauses ?? errorClauses(error);
  return (
    <div className={wrong ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong || undefined })}
      {wrong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {typeof error === 'string' ? error : errorText(error, lang)} <Clauses ids={named} />
        </p>
      )}
    </div>
  );
}
