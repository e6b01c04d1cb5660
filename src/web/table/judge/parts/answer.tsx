import { useState } from 'react';
import { useJudge } from '../use-desk.js';
import { HoldButton } from './hold.js';

interface Props {
  /** null: there is nothing to answer. */
  yes: boolean | null;
  /** Nobody of this role is at the table. */
  gone: boolean;
  /** A seat has been shown. */
  asked: boolean;
}

/** The judge's nod or shake of the head, as large as the middle of the screen, only while it is held. */
export function Answer({ yes, gone, asked }: Props) {
  const t = useJudge();
  const [held, setHeld] = useState(false);
  const kind = gone || (yes === null && asked) ? 'none' : yes === null ? 'ask' : yes ? 'yes' : 'no';
  return (
    <>
      <HoldButton className="j-button j-answer-button" label={t('answer.hold')} onChange={setHeld} />
      {held && (
        <div className="j-answer" data-kind={kind} role="status">
          <span className="j-answer-sign" aria-hidden="true">
            {kind === 'yes' ? '✓' : kind === 'no' ? '✕' : '·'}
          </span>
          <b>{t(`answer.${kind}`)}</b>
        </div>
      )}
    </>
  );
}
