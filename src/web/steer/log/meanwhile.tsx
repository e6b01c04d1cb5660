import { useKit } from '../kit.js';
import { useSteer } from '../say.js';
import { useLog } from './use-log.js';

/** What others entered after the given number of the log. */
export function Meanwhile({ from }: { from: number }) {
  const t = useSteer();
  const { records } = useLog();
  const words = useKit().useWords();
  const later = records?.filter((record) => record.seq > from).flatMap((record) => record.entries) ?? [];
  if (later.length === 0) return null;
  return (
    <>
      <p>
        <b>{t('amend.meanwhile')}</b>
      </p>
      <ul className="org-bullets">
        {later.map((entry) => (
          <li key={entry.id}>{words(entry.command)}</li>
        ))}
      </ul>
    </>
  );
}
