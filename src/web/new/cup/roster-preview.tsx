import { useSay } from '../../app/prefs.js';
import { Notice } from '../../ui/notice.js';
import type { Roster } from './roster.js';
import { texts } from './texts.js';

/** How many people a list holds, and which of its lines are left out. */
export function RosterPreview({ roster, teams }: { roster: Roster; teams: boolean }) {
  const t = useSay(texts);
  const { people, faults } = roster;
  const named = new Set(people.map(({ team }) => team).filter((team) => team !== ''));
  if (people.length === 0 && faults.length === 0) return null;
  return (
    <div className="stack-tight" aria-live="polite">
      <p className="quiet">
        {t('read', { n: people.length })}
        {teams && named.size > 0 && ` ${t('read.teams', { n: named.size })}`}
      </p>
      {faults.length > 0 && (
        <Notice tone="warn">
          <p>{t('faults')}</p>
          <ul className="org-bullets">
            {faults.slice(0, 8).map((fault) => (
              <li key={fault.line}>{t(`fault.${fault.kind}`, { line: fault.line, name: fault.name })}</li>
            ))}
            {faults.length > 8 && <li>…</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}
