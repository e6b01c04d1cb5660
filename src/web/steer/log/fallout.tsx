/** How the difference of a correction ends: entries that no longer hold, and draws that are made anew. */
import type { ReactNode } from 'react';
import type { AmendPreviewAnswer } from '../../../server/shapes.js';
import { usePick } from '../../app/prefs.js';
import { Notice } from '../../ui/notice.js';
import { useKit } from '../kit.js';
import { useSteer } from '../say.js';

interface Props {
  preview: AmendPreviewAnswer;
  /** Says that n draws are made anew: what they are differs from game to game. */
  redrawn(n: number): ReactNode;
}

export function Fallout({ preview: { dropped, redrawn: drawn }, redrawn }: Props) {
  const t = useSteer();
  const pick = usePick();
  const words = useKit().useWords();
  return (
    <>
      {dropped.length > 0 && (
        <Notice tone="warn">
          <p>
            <b>{t('amend.dropped')}</b>
          </p>
          <ul className="org-bullets">
            {dropped.map((entry) => (
              <li key={entry.id}>
                {words(entry.command)} <span className="quiet">({pick(entry.text)})</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {drawn.length > 0 && <Notice tone="warn">{redrawn(drawn.length)}</Notice>}
    </>
  );
}
