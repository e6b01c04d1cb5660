import type { ReactNode } from 'react';
import { usePrefs } from '../app/prefs.js';
import { errorClauses, errorText } from '../app/problem.js';
import { Clauses } from './clause.js';
import { Icon } from './icon.js';

/** A refusal or a failure, with the clauses it names. Nothing when there is none. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ReactNode }) {
  const { lang } = usePrefs();
  if (!error) return null;
  return (
    <div className="notice notice-bad" role="alert">
      <Icon name="warn" />
      <div>
        <p>
          {errorText(error, lang)} <Clauses ids={errorClauses(error)} />
        </p>
        {children}
      </div>
    </div>
  );
}

export function Notice({
  tone = 'info',
  children,
}: {
  tone?: 'info' | 'warn' | 'good';
  children: ReactNode;
}) {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon name={tone === 'good' ? 'check' : tone === 'warn' ? 'warn' : 'why'} />
      <div>{children}</div>
    </div>
  );
}
